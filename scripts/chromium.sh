#!/bin/sh
# Prints where the system's Chromium is, which the tests in the browser drive; where apt may, it installs it.
set -eu

say() { printf '%s\n' "$1" >&2; }
stop() { say "$1"; exit 1; }

# A name on the PATH proves nothing (some systems leave one that only tells how to install it): it is executed.
find_chromium() {
    for name in chromium chromium-browser google-chrome google-chrome-stable; do
        if found=$(command -v "$name") && "$found" --version >/dev/null 2>&1 </dev/null; then
            printf '%s\n' "$found"
            return
        fi
    done
    return 1
}

if find_chromium; then exit; fi
if ! command -v apt-get >/dev/null 2>&1; then
    stop "The tests in the browser need Chromium, and there is none: install it and run this again."
fi
if [ "$(id -u)" != 0 ]; then
    stop "The tests in the browser need Chromium: run 'sudo apt-get install chromium' and then this again."
fi
say "Installing chromium, which the tests in the browser need."
apt-get update -qq >/dev/null || say "The list of packages could not be refreshed; trying all the same."
DEBIAN_FRONTEND=noninteractive apt-get install -qq --no-install-recommends chromium fonts-liberation >/dev/null || :
find_chromium || stop "Chromium could not be installed: run 'apt-get install chromium' and then this again."
