# Phases of a long command, for scripts that source this. Each prints one line with its title and duration, and the
# output of its program only if that failed.
#
#   phase 'Python packages' sh scripts/venv.sh base     runs and waits
#   beside 'Types (mypy)' .venv/bin/mypy                runs in the background ...
#   together                                            ... and waits for all of these
#   live 'Tests' .venv/bin/python -m pytest             runs and shows the output

phases_logs=$(mktemp -d)
phases_begun=$(date +%s)
phases_running=
phases_failed=
trap phases_end EXIT
trap 'exit 130' INT
trap 'exit 143' TERM

# Stops everything that was started here, and removes the logs.
phases_end() {
    for phases_pid in $phases_running; do kill "$phases_pid" 2>/dev/null || :; done
    for phases_pid in $phases_running; do wait "$phases_pid" 2>/dev/null || :; done
    phases_running=
    rm -rf -- "$phases_logs"
}

# The time since a moment, in words.
since() {
    set -- $(($(date +%s) - $1))
    if [ "$1" -lt 60 ]; then printf '%d s' "$1"; else printf '%d min %d s' $(($1 / 60)) $(($1 % 60)); fi
}

phase() {
    phases_title=$1 phases_start=$(date +%s)
    shift
    phases_code=0
    phases_line="$phases_title … "
    # Print the title at once, unless a background command could print into the same line.
    if [ -z "$phases_running" ]; then printf '%s' "$phases_line" && phases_line=; fi
    "$@" >"$phases_logs/phase" 2>&1 </dev/null || phases_code=$?
    if [ "$phases_code" = 0 ]; then
        printf '%s%s\n' "$phases_line" "$(since "$phases_start")"
        return
    fi
    printf '%sfailed after %s:\n\n' "$phases_line" "$(since "$phases_start")"
    cat -- "$phases_logs/phase"
    phases_failed=$phases_title
    return "$phases_code"
}

live() {
    phases_title=$1 phases_start=$(date +%s)
    shift
    printf '%s …\n' "$phases_title"
    phases_code=0
    "$@" </dev/null || phases_code=$?
    printf '%s: %s\n' "$phases_title" "$(since "$phases_start")"
    if [ "$phases_code" != 0 ]; then phases_failed=$phases_title; fi
    return "$phases_code"
}

# Prints its line at the end, since several commands may be running.
beside() {
    (
        beside_before=${!-}
        trap '[ "${!-}" = "$beside_before" ] || kill $!; wait; exit 143' TERM
        trap - EXIT
        beside_title=$1 beside_start=$(date +%s) beside_code=0
        shift
        beside_log=$(mktemp "$phases_logs/beside.XXXXXX")
        "$@" >"$beside_log" 2>&1 </dev/null &
        wait $! || beside_code=$?
        if [ "$beside_code" = 0 ]; then
            printf '%s … %s\n' "$beside_title" "$(since "$beside_start")"
        else
            printf '%s\n' "$beside_title" >>"$phases_logs/failed"
            printf '%s … failed after %s:\n\n%s\n\n' \
                "$beside_title" "$(since "$beside_start")" "$(cat -- "$beside_log")"
        fi
    ) &
    phases_running="$phases_running $!"
}

together() {
    for phases_pid in $phases_running; do wait "$phases_pid" || :; done
    phases_running=
    if [ -e "$phases_logs/failed" ]; then
        phases_failed=$(paste -sd , "$phases_logs/failed" | sed 's/,/, /g')
        return 1
    fi
}
