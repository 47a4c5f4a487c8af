#!/bin/sh
# Sets up, checks and tests, and prints a verdict at the end.
#
#   scripts/test.sh check    static checks and fast tests
#   scripts/test.sh test     all checks and suites, which every change has to pass
#   scripts/test.sh full     the same with every test, including long ones
#   scripts/test.sh setup    only sets up
set -eu
unset CDPATH
cd -- "$(dirname -- "$0")/.."
tier=${1:-test}
case $tier in
check | test | full | setup) ;;
*)
    echo "Unknown tier '$tier': use check, test, full or setup." >&2
    exit 2
    ;;
esac
. scripts/phases.sh

python=.venv/bin/python
client='sh scripts/client.sh'

verdict() {
    code=$?
    phases_end
    took=$(since "$phases_begun")
    echo
    case $code:$tier in
    0:setup) echo "Everything is set up ($took)." ;;
    0:check) echo "The checks and fast tests passed in $took; 'make test' runs every suite." ;;
    0:test) echo "Everything passed in $took; 'make test-full' adds the long tests." ;;
    0:full) echo "Everything passed in $took." ;;
    130:* | 143:*) echo "Stopped after $took; the rest did not run." ;;
    *:setup) echo "Not set up: '$phases_failed' failed after $took. Its output is above." ;;
    *)
        case $phases_failed in
        Tests*) echo "Not everything passed ($took). Each failure shows its frames, its log and how to run it again." ;;
        *) echo "Not everything passed: '$phases_failed' failed after $took, and no test has run. Its output is above." ;;
        esac
        ;;
    esac
    exit "$code"
}
trap verdict EXIT

phase 'Python packages' sh scripts/venv.sh dev plot nodes research cluster docs
phase 'Client packages' $client packages
phase 'Client' $client
if [ "$tier" != check ]; then
    phase 'Chromium (browser tests)' sh scripts/chromium.sh
fi
phase 'Redis (multi-node tests)' sh scripts/redis.sh

# Compiling takes one core; checks that do not need its result run on the other.
beside 'Compiled kernel' "$python" -m scripts.compile
if [ "$tier" != setup ]; then
    phase 'Lint (ruff)' "$python" -m ruff check
    phase 'Format (ruff)' "$python" -m ruff format --check
    phase 'Import contracts' .venv/bin/lint-imports --no-logo
    phase 'Package dependencies (deptry)' "$python" -m deptry src
    phase 'All dependencies (deptry)' \
        "$python" -m deptry --ignore DEP004 src tests scripts benchmarks examples
    beside 'Types (mypy)' "$python" -m mypy
    beside 'Client (types, ESLint, knip, format)' $client run npm run --silent check
    phase 'Client tests' $client run npm test --silent
fi
together
if [ "$tier" != setup ]; then
    MASCARADE_TIER=$tier live 'Tests' "$python" -m pytest -q -n auto
fi
