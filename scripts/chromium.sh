#!/bin/sh
# Prints the path of a Chromium for the browser tests; installs one if there is none.
set -eu
unset CDPATH
cd -- "$(dirname -- "$0")/.."
venv=${MASCARADE_VENV:-.venv}

say() { printf '%s\n' "$1" >&2; }
stop() { say "$1"; exit 1; }

# Runs it: on some systems the name exists but only prints how to install it.
runs() { [ -x "$1" ] && "$1" --version >/dev/null 2>&1 </dev/null; }

# Path of the Chromium that Playwright downloads; it may be missing.
playwrights() {
    "$venv/bin/python" -c '
from playwright.sync_api import sync_playwright

with sync_playwright() as playwright:
    print(playwright.chromium.executable_path)
' 2>/dev/null </dev/null
}

find_chromium() {
    # The headless shell does the same with a third of the work.
    for name in chromium-headless-shell chromium chromium-browser google-chrome google-chrome-stable microsoft-edge; do
        if found=$(command -v "$name") && runs "$found"; then
            printf '%s\n' "$found"
            return
        fi
    done
    for name in 'Google Chrome' Chromium 'Microsoft Edge'; do
        for folder in /Applications "${HOME:-}/Applications"; do
            found="$folder/$name.app/Contents/MacOS/$name"
            if runs "$found"; then
                printf '%s\n' "$found"
                return
            fi
        done
    done
    if found=$(playwrights) && runs "$found"; then
        printf '%s\n' "$found"
        return
    fi
    return 1
}

# Debian's package, for root.
install() {
    if ! command -v apt-get >/dev/null 2>&1 || [ "$(id -u)" != 0 ]; then return; fi
    say "Installing chromium for the browser tests."
    apt-get update -qq >/dev/null 2>&1 || say "The package list could not be refreshed; trying anyway."
    for package in chromium-headless-shell chromium; do
        DEBIAN_FRONTEND=noninteractive apt-get install -qq --no-install-recommends "$package" fonts-liberation \
            >/dev/null 2>&1 && return
    done
    return 0
}

# Playwright's download, for everyone else; it goes into the user's cache.
download() {
    if ! "$venv/bin/python" -c 'import playwright' >/dev/null 2>&1; then return; fi
    say "Downloading Chromium for the browser tests with Playwright."
    "$venv/bin/python" -m playwright install chromium >"$venv/chromium.log" 2>&1 </dev/null || :
}

if find_chromium; then exit; fi

# Concurrent runs wait for each other if flock is available; the second finds what the first installed.
exec 9<scripts/chromium.sh
if command -v flock >/dev/null 2>&1; then flock 9; fi
if find_chromium; then exit; fi
install
if find_chromium; then exit; fi
download
if find_chromium; then exit; fi
if command -v apt-get >/dev/null 2>&1; then
    if [ "$(id -u)" = 0 ]; then sudo=; else sudo='sudo '; fi
    stop "The browser tests need Chromium: run '${sudo}apt-get install chromium' and try again."
fi
if command -v brew >/dev/null 2>&1; then
    stop "The browser tests need Chromium: run 'brew install --cask google-chrome' and try again."
fi
stop "The browser tests need Chromium: install it and try again."
