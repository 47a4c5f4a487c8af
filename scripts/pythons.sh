#!/bin/sh
# Runs the fast tests with every Python from 3.11 on that is on the PATH, in ~/.pyenv/versions or in /usr/local, or
# with those that PYTHONS names: make pythons PYTHONS="python3.12 python3.13".
# Each has an environment in build/pythons, beside the log of its run.
set -eu
unset CDPATH
cd -- "$(dirname -- "$0")/.."
. scripts/phases.sh
runs=build/pythons

# Prints version and path of a usable Python: a release of CPython with the GIL, and not a virtual environment.
describe='
import sys, sysconfig

counts = (
    sys.version_info >= (3, 11)
    and sys.version_info.releaselevel == "final"
    and sys.implementation.name == "cpython"
    and not sysconfig.get_config_var("Py_GIL_DISABLED")
    and sys.prefix == sys.base_prefix
)
if counts:
    print("%d.%d.%d" % sys.version_info[:3], sys.executable)
'

candidates() (
    if [ -n "${PYTHONS:-}" ]; then
        for name in $PYTHONS; do command -v "$name" || printf '%s\n' "$name"; done
        exit
    fi
    IFS=:
    for folder in $PATH "${HOME:-}"/.pyenv/versions/*/bin /usr/local/bin /usr/local/*/bin; do
        for python in "$folder"/python3 "$folder"/python3.[0-9] "$folder"/python3.[0-9][0-9]; do
            if [ -x "$python" ]; then printf '%s\n' "$python"; fi
        done
    done
)

# One line per version, oldest first.
found() {
    candidates | while IFS= read -r python; do
        "$python" -c "$describe" 2>/dev/null </dev/null || :
    done | sort -t . -k 1,1n -k 2,2n -k 3,3n -u
}

fast_tests() {
    PYTHON3=$2 sh scripts/venv.sh dev plot nodes research cluster &&
        sh scripts/redis.sh &&
        "$1/bin/python" -m scripts.compile &&
        MASCARADE_TIER=check "$1/bin/python" -m pytest -q -n auto
}

phase 'Python packages' sh scripts/venv.sh base
phase 'Client' sh scripts/client.sh
mkdir -p "$runs"
found >"$phases_logs/pythons"
if ! [ -s "$phases_logs/pythons" ]; then
    echo "Found no released Python 3.11 or newer." >&2
    exit 1
fi

failed=0
while IFS=' ' read -r version python <&3; do
    start=$(date +%s)
    log=$runs/$version.log
    printf '%s' "Python $version, $python … "
    if MASCARADE_VENV=$(pwd -P)/$runs/$version fast_tests "$runs/$version" "$python" >"$log" 2>&1 </dev/null; then
        result=passed
    else
        result=FAILED
        failed=$((failed + 1))
    fi
    took=$(since "$start")
    echo "$result in $took"
    if [ "$result" = FAILED ]; then
        tail -n 40 "$log"
        echo "The complete log is $log."
    fi
    tests=$(sed -n '$s/ in [0-9][0-9.]*s.*//p' "$log")
    printf '%-9s %-7s %-12s %-32s %s\n' "$version" "$result" "$took" "${tests:--}" "$python" >>"$phases_logs/table"
done 3<"$phases_logs/pythons"

echo
printf '%-9s %-7s %-12s %-32s %s\n' Python result time tests interpreter
cat -- "$phases_logs/table"
echo
if [ "$failed" != 0 ]; then
    echo "The fast tests failed with $failed of $(wc -l <"$phases_logs/table") Pythons."
    exit 1
fi
echo "The fast tests passed with every Python, in $(since "$phases_begun")."
