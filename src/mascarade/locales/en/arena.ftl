# Tournaments, balance studies and the list of bots.

## Bots

bots-heading = Available bots
bots-group =
    { $group ->
        [level] Levels
       *[more] More opponents
    }
bots-hint = To compare two: { $command }
bots-broken = can't be loaded: { $reason }
bots-column-name = Name
bots-column-summary = What it does
bots-column-source = From

## Playing

arena-playing = Playing
arena-goes-on = Resuming after { $kept } of { $games } games, saved in { $file }.
arena-finished-before =
    All { $games } games were already played; these are their results. Add --fresh to play them again.
arena-stopped =
    { NUMBER($kept) ->
        [0] Stopped before the first of { $games } games was finished.
       *[other] Stopped after { $kept } of { $games } games. They are saved in { $file }; the same command resumes from there.
    }
arena-stopped-unkept = Stopped after { $kept } of { $games } games.
arena-kept =
    { NUMBER($kept) ->
        [0] None of { $games } games was finished.
       *[other] The first { $kept } of { $games } games are saved in { $file }; the same command resumes from there.
    }

## Results

arena-table =
    { $edition ->
        [first] First edition
       *[second] Second edition
    }, { $set ->
        [none] a custom set
       *[other] { $set }
    }, { $players } players, at most { $limit } turns
arena-seats = Seats: { $seats }
arena-games =
    { $games ->
        [one] 1 game
       *[other] { $games } games
    }, seed { $seed }
arena-turns =
    Turns per game: mean { $mean }, median { $middle }, { $low } to { $high } in 80% of games, at most { $longest }.
arena-endings = Games ended by { $endings }.
arena-ending =
    { $reason ->
        [thirteen] 13 coins
        [ruin] ruin
        [cheat] the Cheat's power
        [last-standing] elimination of all others
       *[turn-limit] the turn limit
    } { $share }
arena-mistakes =
    { $bot } { $kind ->
        [raised] failed
        [illegal] answered illegally
        [late] took too long
       *[absent] could not be seated
    } { $count ->
        [one] once
       *[other] { $count } times
    }; legal actions replaced its answers where needed. The first time: { $first }
arena-note-even = Every deal was played with every bot in every seat.
arena-note-uneven = If the number of games is a multiple of { $players }, every deal is played with every bot in every seat.
arena-note-intervals = Intervals: 95%, Wilson score; a shared win counts as a fraction.

# $share is a number, or two with a dash between them
arena-percent = { $share }%

arena-column-bot = Bot
arena-column-seats = Seats
arena-column-wins = Wins
arena-column-share = Share
arena-column-interval = 95%
arena-column-fair = Fair
arena-column-ratio = To fair
arena-column-rating = Rating

## Balance

balance-bot = { $players } × { $bot }
balance-fair = A fair share is { $share }.
balance-column-dealt = Dealt
balance-column-seat = Seat
balance-seat =
    { NUMBER($seat) ->
        [1] 1, first player
       *[other] { $seat }
    }
balance-column-announced = Announced
balance-column-per-game = Per game
balance-column-contested = Contested
balance-column-true = True
balance-column-true-contested = True if contested
balance-column-carried = Power used
balance-column-announcers = Announcers win
balance-courthouse =
    Courthouse: on average, { $paid } coins per game go in; they are taken { $takings } times per game, { $taken } coins at a time. It holds at most { $largest }, and { $left } at the end.

## Plots

plot-games =
    { $games ->
        [one] 1 game
       *[other] { $games } games
    }: { $who }
plot-shares = Games won, relative to the fair share
plot-shares-axis = share of the games ÷ fair share, with its 95% interval
plot-share-axis = share of the games, with its 95% interval
plot-dealt = Wins by dealt card
plot-seats = Wins by seat
plot-seat =
    { NUMBER($seat) ->
        [1] First turn
        [2] Second
        [3] Third
       *[other] { $seat }th
    }
plot-lengths = Length
plot-lengths-axis = turns
plot-length-note = median { $median }, mean { $mean }
plot-endings = Ended by
plot-ending =
    { $reason ->
        [thirteen] 13 coins
        [ruin] ruin
        [cheat] the Cheat
        [last-standing] elimination
       *[turn-limit] the turn limit
    } { $share }
plot-claims = Announcements
plot-claims-axis = announcements per game
plot-claims-true-uncontested = true, uncontested
plot-claims-true-contested = true, contested
plot-claims-false-contested = false, contested
plot-claims-false-uncontested = false, uncontested

## Errors

error-all-seats = “{ $bot }” plays in all seats; leave the number out.

error-unknown-bot =
    { $closest ->
        [none] There is no bot called “{ $bot }”. There are: { $known }.
       *[other] There is no bot called “{ $bot }”. Did you mean “{ $closest }”? There are: { $known }.
    }
error-bot-does-not-load = The bot “{ $bot }” can't be loaded: { $reason }
error-bot-is-no-bot = What is installed as “{ $bot }” is not a bot, but of type { $reason }.
error-bot-does-not-sit = The bot “{ $bot }” can't play at this table: { $reason }
error-policy-is-none = “{ $file }” is not a learned policy. examples/train_policy.py creates such files.
error-policy-damaged = The policy in “{ $file }” is damaged.
error-policy-too-large = “{ $file }” is too large for a policy: at most { $most } MB.
error-policy-format = The policy in “{ $file }” has format { $found }; this version reads format { $known }. Train it again.
error-policy-other-table =
    The policy in “{ $file }” was trained for { $players } players of { $edition }, { $set ->
        [none] with a custom set
       *[other] with the set “{ $set }”
    }, and can't play at another table.
error-no-bots = A tournament needs at least one bot.
error-bot-seats = “{ $seats }” is not a number of seats. Write a positive number before the bot, as in 3*{ $bot }.
error-unknown-temper =
    “{ $temper }” is not a temper of the bot “{ $bot }”. Tempers are written as in { $bot }:boldness=0.9; there are: { $known }.
error-temper-value = The { $temper } of the bot “{ $bot }” has to be a number from 0 to 1, not “{ $value }”.
error-budget-nodes = The nodes of the bot “{ $bot }” have to be a positive whole number, not “{ $value }”.
error-too-many-bots = { $bots } bots are too many for a table of { $players }.
error-empty-seats =
    The bots take { $bots } of { $players } seats. Leave out the number before “{ $bot }” to let it fill the table.
error-too-small = { $option } has to be at least 1, not { $number }.
error-patience = --patience has to be a positive number of seconds.
error-scenario-and-set = Choose either the scenario in “{ $file }” or a published set (--edition, --set, --players), not both.
error-worker-died =
    A worker died while playing games { $first } to { $last } (exit code { $exit }). A bot may have ended its process, or memory ran out.
error-state-unreadable = “{ $file }” is not a saved study: { $reason }
error-state-unwritable = The results can't be saved in “{ $file }”: { $reason }
error-state-of-other =
    “{ $file }” is a saved run of another study or another version. Choose another file, or add --fresh to overwrite this one.
error-state-of-changed-bot =
    “{ $file }” was played with other code of { $bot }. Its games are kept: choose another file, or add --fresh to overwrite this one.
error-state-has-more =
    “{ $file }” already has { $kept } games, more than the { $games } requested. Request more, or add --fresh to start over.
error-plot-format = “{ $file }” can't be plotted to; the file name has to end in one of: { $known }.
error-no-matplotlib = Plots need matplotlib, which is not installed. The extra “plot” provides it: make setup, or pip install 'mascarade[plot]'
error-force-without-plot = --force requires --plot.

error-no-ray = Studies on a cluster need Ray, which is not installed. The extra “cluster” provides it: make setup, or pip install 'mascarade[cluster]'
error-ray-address = “{ $address }” is not the address of a cluster. Write HOST:PORT, as in --ray=127.0.0.1:6379; --ray alone starts Ray on this machine.
error-ray-unreachable = No Ray cluster answers at { $address }: { $reason }.
error-ray-not-started = Ray does not start here: { $reason }.
error-cluster-version = The cluster's workers have mascarade { $theirs }, but this is { $ours }. Install the same version everywhere.
error-cluster-bots = The cluster's workers have other code of { $bot }. Install the same bots everywhere.
error-cluster-died =
    Workers of the cluster died repeatedly while playing games { $first } to { $last } ({ $reason }). A bot may have ended its process, or memory ran out.
