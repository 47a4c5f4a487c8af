#!/bin/sh
# Sets up, checks and tests, and says at the end in words what came of it.
#
#   scripts/test.sh check    static checks and the fast tests
#   scripts/test.sh test     what every change has to pass: all suites
#   scripts/test.sh full     the same with every test and every example
#   scripts/test.sh setup    only sets up what these need
set -eu
unset CDPATH
cd -- "$(dirname -- "$0")/.."
tier=${1:-test}
case $tier in
check | test | full | setup) ;;
*)
    echo "There is no '$tier' to run: ask for check, test, full or setup." >&2
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
    0:check) echo "The checks and the fast tests passed in $took; 'make test' runs every suite." ;;
    0:test) echo "Everything passed in $took; 'make test-full' has the long versions." ;;
    0:full) echo "Everything passed in $took." ;;
    130:* | 143:*) echo "Stopped after $took: nothing is known of what had not run yet." ;;
    *:setup) echo "Not set up: '$phases_failed' failed after $took. What it said is above." ;;
    *)
        case $phases_failed in
        Tests*) echo "Not everything passed ($took). Below each failure stand its frames, its log and how to run it again." ;;
        *) echo "Not everything passed: '$phases_failed' failed after $took, and no test has run. What it said is above." ;;
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
    phase 'Chromium, for the tests in the browser' sh scripts/chromium.sh
fi
phase 'Redis, for the tests of several nodes' sh scripts/redis.sh

# The compiler has one core, and whatever does not need what it makes has the other.
beside 'Compiled kernel' "$python" -m scripts.compile
if [ "$tier" != setup ]; then
    phase 'Lint (ruff)' "$python" -m ruff check
    phase 'Format (ruff)' "$python" -m ruff format --check
    phase 'Import contracts' .venv/bin/lint-imports --no-logo
    phase 'Dependencies of the package (deptry)' "$python" -m deptry src
    phase 'Dependencies of everything (deptry)' \
        "$python" -m deptry --ignore DEP004 src tests scripts benchmarks examples
    beside 'Types (mypy)' "$python" -m mypy
    beside 'Client (types, ESLint, knip, format)' $client run npm run --silent check
    phase 'Client tests' $client run npm test --silent
fi
together
if [ "$tier" != setup ]; then
    MASCARADE_TIER=$tier live 'Tests' "$python" -m pytest -q -n auto
fi
