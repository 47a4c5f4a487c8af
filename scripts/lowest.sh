#!/bin/sh
# Runs the command, the fast tests and some tests of the server with the lowest version of every direct dependency
# that pyproject.toml allows; transitive dependencies are as new as possible. PYTHON3 names the Python to use.
# The environment is build/lowest/venv, beside its constraints.
set -eu
unset CDPATH
cd -- "$(dirname -- "$0")/.."
. scripts/phases.sh
runs=$(pwd -P)/build/lowest
python=$runs/venv/bin/python

# Covers what the server, the compile cache and the research environments use of their packages.
sample='tests/repo/test_dependencies.py tests/kernel/test_compile_cache.py tests/envs
    tests/server/runtime/test_play.py tests/server/storage/test_store.py
    tests/server/http/test_protocol_page.py tests/server/http/test_static_files.py tests/server/process'

verdict() {
    code=$?
    phases_end
    echo
    case $code in
    0) echo "Everything passed with the lowest versions, in $(since "$phases_begun")." ;;
    130 | 143) echo "Stopped after $(since "$phases_begun")." ;;
    *) echo "'$phases_failed' failed with the lowest versions; they are listed in build/lowest/constraints.txt." ;;
    esac
    exit "$code"
}
trap verdict EXIT

versions() {
    mkdir -p "$runs"
    .venv/bin/python -m scripts.lowest >"$runs/constraints.txt"
}

install() {
    MASCARADE_VENV=$runs/venv MASCARADE_CONSTRAINTS=$runs/constraints.txt \
        sh scripts/venv.sh dev plot nodes research cluster
}

phase 'Python packages' sh scripts/venv.sh base
phase 'Client' sh scripts/client.sh
phase 'Lowest versions' versions
phase 'Lowest Python packages' install
phase 'Redis (multi-node tests)' env MASCARADE_VENV="$runs/venv" sh scripts/redis.sh
phase 'mascarade --version' "$runs/venv/bin/mascarade" --version
phase 'Compiled kernel' "$python" -m scripts.compile
MASCARADE_TIER=check live 'Fast tests' "$python" -m pytest -q -n auto
# shellcheck disable=SC2086  # several paths without spaces
MASCARADE_TIER=test live 'Tests of server, cache and environments' "$python" -m pytest -q -n auto $sample
