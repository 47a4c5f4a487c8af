#!/bin/sh
# Sets up, serves tables and opens the page; takes the options of `mascarade serve`.
set -eu
unset CDPATH
cd -- "$(dirname -- "$0")/.."
. scripts/phases.sh

phase 'Python packages' sh scripts/venv.sh base
phase 'Client' sh scripts/client.sh
phases_end
exec .venv/bin/mascarade serve --host 0.0.0.0 --browser "$@"
