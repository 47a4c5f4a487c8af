#!/bin/sh
# Builds the documentation site; broken links and anchors fail.
set -eu
unset CDPATH
cd -- "$(dirname -- "$0")/.."
. scripts/phases.sh

phase 'Python packages' sh scripts/venv.sh docs research
# Without the variable, Material for MkDocs advertises its successor in every build.
phase 'Documentation' env NO_MKDOCS_2_WARNING=1 .venv/bin/python -m mkdocs build --strict
echo "The site is in build/docs: open build/docs/index.html. Its search needs a server:"
echo "  .venv/bin/python -m http.server --bind 127.0.0.1 --directory build/docs"
