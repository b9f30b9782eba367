#!/bin/sh
# Plays a card through a real AT-SPI bus, as a screen reader on Linux would: the program runs
# under Xvfb in a session bus of its own, and tools/atspi_client.py knows nothing else of it.
# Called by `make atspi`. Debian's packages are installed where they are missing.
set -eu
cd "$(dirname "$0")/.."

PACKAGES="dbus at-spi2-core python3-gi gir1.2-atspi-2.0 xvfb"
LAUNCHER=/usr/libexec/at-spi-bus-launcher
SYSTEM_PYTHON=/usr/bin/python3

say() { printf 'skillgames: %s\n' "$*" >&2; }

is_complete() {
    command -v dbus-run-session >/dev/null 2>&1 && command -v Xvfb >/dev/null 2>&1 && [ -x "$LAUNCHER" ] &&
        "$SYSTEM_PYTHON" -c 'import gi; gi.require_version("Atspi", "2.0")' >/dev/null 2>&1
}

# Within the session bus: everything that is started here is stopped here.
inside() {
    home=$(mktemp -d)
    started=""
    trap 'kill $started 2>/dev/null || true; wait 2>/dev/null || true; rm -rf "$home"' EXIT
    mkfifo "$home/display"
    Xvfb -displayfd 3 -screen 0 1280x800x24 -nolisten tcp 3>"$home/display" 2>/dev/null &
    started="$!"
    read -r number <"$home/display"
    export DISPLAY=":$number" LC_ALL=C.UTF-8 XDG_RUNTIME_DIR="$home"
    "$LAUNCHER" --launch-immediately >/dev/null 2>&1 &
    started="$started $!"
    QT_QPA_PLATFORM=xcb QT_LINUX_ACCESSIBILITY_ALWAYS_ON=1 SKILLGAMES_HOME="$home/skillgames" \
        .venv/bin/skillgames play &
    started="$! $started"
    "$SYSTEM_PYTHON" -W ignore::DeprecationWarning tools/atspi_client.py
}

if [ "${1:-}" = inside ]; then
    inside
    exit
fi
if ! is_complete && [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1; then
    say "installing $PACKAGES"
    apt-get update -qq >/dev/null 2>&1 || true
    # shellcheck disable=SC2086
    DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $PACKAGES >/dev/null 2>&1 || true
fi
if ! is_complete; then
    say "this check needs Debian's packages $PACKAGES, which are not installed"
    exit 1
fi
exec dbus-run-session -- "$0" inside
