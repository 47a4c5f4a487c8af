#!/bin/sh
# Prints where a Chromium is, which the tests in the browser drive; where there is none, it gets one.
set -eu
unset CDPATH
cd -- "$(dirname -- "$0")/.."
venv=${MASCARADE_VENV:-.venv}

say() { printf '%s\n' "$1" >&2; }
stop() { say "$1"; exit 1; }

# A name proves nothing (some systems leave one that only tells how to install it): it is executed.
runs() { [ -x "$1" ] && "$1" --version >/dev/null 2>&1 </dev/null; }

# Where Playwright keeps the Chromium that it downloads; it need not be there.
playwrights() {
    "$venv/bin/python" -c '
from playwright.sync_api import sync_playwright

with sync_playwright() as playwright:
    print(playwright.chromium.executable_path)
' 2>/dev/null </dev/null
}

find_chromium() {
    # The shell without a window does the same with a third of the work.
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

# Debian's own, for root.
install() {
    if ! command -v apt-get >/dev/null 2>&1 || [ "$(id -u)" != 0 ]; then return; fi
    say "Installing chromium, which the tests in the browser need."
    apt-get update -qq >/dev/null 2>&1 || say "The list of packages could not be refreshed; trying all the same."
    for package in chromium-headless-shell chromium; do
        DEBIAN_FRONTEND=noninteractive apt-get install -qq --no-install-recommends "$package" fonts-liberation \
            >/dev/null 2>&1 && return
    done
    return 0
}

# Playwright's own, for everybody else; it goes into the user's cache.
download() {
    if ! "$venv/bin/python" -c 'import playwright' >/dev/null 2>&1; then return; fi
    say "Downloading Chromium, which the tests in the browser need, with Playwright."
    "$venv/bin/python" -m playwright install chromium >"$venv/chromium.log" 2>&1 </dev/null || :
}

if find_chromium; then exit; fi

# Two at once wait for each other, where the system offers it; the second then finds what the first got.
exec 9<scripts/chromium.sh
if command -v flock >/dev/null 2>&1; then flock 9; fi
if find_chromium; then exit; fi
install
if find_chromium; then exit; fi
download
if find_chromium; then exit; fi
if command -v apt-get >/dev/null 2>&1; then
    if [ "$(id -u)" = 0 ]; then sudo=; else sudo='sudo '; fi
    stop "The tests in the browser need Chromium: run '${sudo}apt-get install chromium' and then this again."
fi
if command -v brew >/dev/null 2>&1; then
    stop "The tests in the browser need Chromium: run 'brew install --cask google-chrome' and then this again."
fi
stop "The tests in the browser need Chromium, and there is none: install it and run this again."
