# Phases of a long command, for scripts that source this: each says in one line what is happening and how long it
# took, and shows what its program printed only if it failed.
#
#   phase 'Python packages' sh scripts/venv.sh base     one after the other
#   beside 'Types (mypy)' .venv/bin/mypy                at the same time as what is started next ...
#   together                                            ... until all of them have ended
#   live 'Tests' .venv/bin/python -m pytest             with everything that it prints

phases_logs=$(mktemp -d)
phases_begun=$(date +%s)
phases_running=
phases_failed=
trap phases_end EXIT
trap 'exit 130' INT
trap 'exit 143' TERM

# Nothing that was started here goes on, and nothing is left behind.
phases_end() {
    for phases_pid in $phases_running; do kill "$phases_pid" 2>/dev/null || :; done
    for phases_pid in $phases_running; do wait "$phases_pid" 2>/dev/null || :; done
    phases_running=
    rm -rf -- "$phases_logs"
}

# Seconds since a moment, in words.
since() {
    set -- $(($(date +%s) - $1))
    if [ "$1" -lt 60 ]; then printf '%d s' "$1"; else printf '%d min %d s' $(($1 / 60)) $(($1 % 60)); fi
}

phase() {
    phases_title=$1 phases_start=$(date +%s)
    shift
    phases_code=0
    phases_line="$phases_title … "
    # The line is begun at once, unless what runs beside this could print in the middle of it.
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

# The line is printed when the command has ended, since several may run.
beside() {
    (
        beside_title=$1 beside_start=$(date +%s) beside_code=0
        shift
        beside_log=$(mktemp "$phases_logs/beside.XXXXXX")
        "$@" >"$beside_log" 2>&1 </dev/null &
        trap 'kill $!; exit 143' TERM
        trap - EXIT
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
