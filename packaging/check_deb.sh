#!/bin/sh
# Installs the Debian package into a bare Debian 12, starts the room there, removes it again.
#
#     packaging/check_deb.sh [BARE]
#
# Needs root and debootstrap. BARE is a fresh Debian 12 made before; it is copied, not changed.
# After removal nothing but configuration of other packages may be left.
set -eu
cd "$(dirname "$0")/.."

say() { printf 'check-deb: %s\n' "$*"; }
fail() { say "FAILED, $*" >&2; exit 1; }

package=$(ls -t dist/skillgames_*.deb 2>/dev/null | head -1)
[ -n "$package" ] || fail "there is no package in dist: make deb"
[ "$(id -u)" = 0 ] || fail "only root can make a Debian to try it in"

place=$(mktemp -d)
trap 'umount "$place/root/proc" "$place/root/dev/shm" 2>/dev/null || true; rm -rf --one-file-system "$place"' EXIT
if [ $# -gt 0 ]; then
    cp -a "$1" "$place/root"
else
    debootstrap --variant=minbase bookworm "$place/root" http://deb.debian.org/debian >"$place/log" 2>&1 ||
        fail "debootstrap: $(tail -1 "$place/log")"
fi
mount -t proc proc "$place/root/proc"
mkdir -p "$place/root/dev/shm"
mount -t tmpfs -o mode=1777 shm "$place/root/dev/shm"
cp "$package" "$place/root/tmp/skillgames.deb"

inside() { chroot "$place/root" env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin HOME=/root LANG=C.UTF-8 DEBIAN_FRONTEND=noninteractive "$@"; }
files() { inside find /usr /etc /opt /var/lib/dpkg/info -xdev -path /usr/share/icons/hicolor/icon-theme.cache -prune -o -print | sort; }

inside apt-get update -qq
# Xvfb is what stands for a desktop here; the package itself must bring the rest.
inside apt-get install -y -qq --no-install-recommends xvfb >/dev/null 2>&1
inside apt-get install -y -qq --no-install-recommends \
    $(dpkg-deb -f "$package" Depends | sed 's/([^)]*)//g; s/|[^,]*//g; s/,/ /g') >/dev/null 2>&1
files >"$place/before"
inside apt-get install -y -qq --no-install-recommends /tmp/skillgames.deb >"$place/log" 2>&1 ||
    fail "it cannot be installed: $(tail -3 "$place/log")"
say "installed, $(inside dpkg-query -W -f '${Installed-Size}' skillgames) kB"

inside useradd -m player
player() { inside setpriv --reuid player --regid player --clear-groups env HOME=/home/player PATH=/usr/games:/usr/bin:/bin "$@"; }
player skillgames --version
player env QT_QPA_PLATFORM=offscreen skillgames selftest >"$place/log" 2>&1 || fail "selftest: $(tail -5 "$place/log")"
say "selftest: $(tail -1 "$place/log")"
player sh -c '
    Xvfb :7 -screen 0 1280x800x24 -nolisten tcp >/dev/null 2>&1 & server=$!
    sleep 2
    DISPLAY=:7 skillgames 2>/tmp/said & room=$!
    sleep 8
    kill -0 $room || { cat /tmp/said; exit 1; }
    DISPLAY=:7 timeout 20 skillgames; echo "a second start ended with $?"
    kill $room; wait $room; kill $server
    [ ! -s /tmp/said ] || { cat /tmp/said; exit 1; }' || fail "the room does not open under Xvfb"
[ -s "$place/root/home/player/.local/share/skillgames/archive.sqlite" ] || fail "nothing was kept"
say "the room opens under Xvfb"

inside userdel -rf player >/dev/null 2>&1 || true
inside apt-get purge -y -qq skillgames >/dev/null 2>&1 || fail "it cannot be removed"
files >"$place/after"
left=$(comm -13 "$place/before" "$place/after" | grep -v '^/var/lib/dpkg/info' | grep -v '^/etc/.*-$' || true)
[ -z "$left" ] || fail "left behind: $left"
say "removed, nothing is left"
