#!/bin/sh
# Makes .venv with everything Skillgames needs: the newest Python that really runs, the locked
# dependencies, and Qt's system libraries where they are missing and may be installed.
# Called by the Makefile; safe to call again.
set -eu
cd "$(dirname "$0")/.."

QT_PACKAGES="libgl1 libegl1 libglib2.0-0 libxkbcommon0 libfontconfig1 libdbus-1-3"
XCB_PACKAGES="libxcb-cursor0 libxcb-icccm4 libxcb-keysyms1 libxcb-shape0 libxkbcommon-x11-0"
SOUND_PACKAGES="libpulse0 libxrandr2"

say() { printf 'skillgames: %s\n' "$*" >&2; }

may_install() { [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1; }

install() {
    say "installing $*"
    apt-get update -qq >/dev/null 2>&1 || true
    # Debian 13 has renamed a library; what is not there under one name is there under the other.
    DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "$@" >/dev/null 2>&1 ||
        for package in "$@"; do
            DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "$package" >/dev/null 2>&1 ||
                DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "${package}t64" >/dev/null 2>&1 ||
                say "could not install $package"
        done
}

# An interpreter counts only if it starts and is of a supported version: a shim may be there
# for a version that is not.
runs() {
    "$1" -c 'import sys, sqlite3, ssl; sys.exit(not (3, 11) <= sys.version_info[:2] < (3, 14))' >/dev/null 2>&1
}

has_venv() { "$1" -c 'import venv, ensurepip' >/dev/null 2>&1; }

find_python() {
    for version in 3.13 3.12 3.11; do
        for candidate in "python$version" "$HOME"/.pyenv/versions/$version.*/bin/python /usr/local/bin/python$version /usr/bin/python$version; do
            if runs "$candidate"; then
                echo "$candidate"
                return
            fi
        done
    done
    for candidate in python3 python; do
        if runs "$candidate"; then
            echo "$candidate"
            return
        fi
    done
}

make_venv() {
    python=$(find_python)
    if [ -z "$python" ] && may_install; then
        install python3 python3-venv
        python=$(find_python)
    fi
    if [ -z "$python" ]; then
        say "Python 3.11, 3.12 or 3.13 is needed; on Debian: apt-get install python3 python3-venv"
        exit 1
    fi
    if ! has_venv "$python" && may_install; then
        install python3-venv
    fi
    if ! has_venv "$python"; then
        say "Python's venv is missing; on Debian: apt-get install python3-venv"
        exit 1
    fi
    rm -rf .venv
    "$python" -m venv .venv
    say "using $("$python" --version) from $python"
}

qt_starts() { QT_QPA_PLATFORM=offscreen .venv/bin/python -c 'from PySide6.QtWidgets import QApplication; QApplication([])' >/dev/null 2>&1; }

xcb_loads() { ! ldd .venv/lib/python3*/site-packages/PySide6/Qt/plugins/platforms/libqxcb.so 2>/dev/null | grep -q 'not found'; }

[ -x .venv/bin/python ] && runs .venv/bin/python || make_venv
.venv/bin/python -m pip install -q --disable-pip-version-check -r requirements.lock

if ! qt_starts; then
    # shellcheck disable=SC2086
    if may_install; then install $QT_PACKAGES; fi
    if ! qt_starts; then
        say "Qt needs system libraries; on Debian: apt-get install $QT_PACKAGES"
        exit 1
    fi
fi
if [ "$(uname)" = Linux ] && ! xcb_loads; then
    # shellcheck disable=SC2086
    if may_install; then install $XCB_PACKAGES; fi
    xcb_loads || say "to open a window under X11, on Debian: apt-get install $XCB_PACKAGES"
fi
sound_loads() { .venv/bin/python -c 'import PySide6.QtMultimedia' >/dev/null 2>&1; }

# Without them the room is silent, so nobody is sent away.
if [ "$(uname)" = Linux ] && ! sound_loads; then
    # shellcheck disable=SC2086
    if may_install; then install $SOUND_PACKAGES; fi
    sound_loads || say "for sound, on Debian: apt-get install $SOUND_PACKAGES"
fi

# Last, because it compiles the catalogues with a tool that needs those libraries too.
.venv/bin/python -m pip install -q --disable-pip-version-check --no-deps --no-build-isolation -e .
touch .venv/.ready
