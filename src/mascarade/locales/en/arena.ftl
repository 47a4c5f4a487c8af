# Tournaments, balance studies, and the bots there are.

## Bots

bots-heading = Bots that can be given a seat
bots-hint = To measure one: { $command }
bots-broken = does not load: { $reason }
bots-column-name = Name
bots-column-summary = What it does
bots-column-source = From

## Playing

arena-playing = Playing
arena-goes-on = Goes on after { $kept } of { $games } games, which were kept in { $file }.
arena-finished-before =
    All { $games } games had been played before; these are their figures. To play them anew, add --fresh.
arena-stopped =
    { NUMBER($kept) ->
        [0] Stopped before the first of { $games } games was finished.
       *[other] Stopped after { $kept } of { $games } games. They are kept in { $file }; the same command goes on from there.
    }
arena-stopped-unkept = Stopped after { $kept } of { $games } games.
arena-kept =
    { NUMBER($kept) ->
        [0] No game of { $games } was finished until then.
       *[other] What was played until then, { $kept } of { $games } games, is kept in { $file }; the same command goes on from there.
    }

## Results

arena-table =
    { $edition ->
        [first] First edition
       *[second] Second edition
    }, { $set ->
        [none] a set of its own
       *[other] { $set }
    }, { $players } players, at most { $limit } turns
arena-seats = Seats: { $seats }
arena-games =
    { $games ->
        [one] 1 game
       *[other] { $games } games
    }, seed { $seed }
arena-turns =
    Turns a game: { $mean } on average; { $low } to { $high } in four games of five, { $middle } in the middle, { $longest } at the most.
arena-endings = Games ended by { $endings }.
arena-ending =
    { $reason ->
        [thirteen] 13 coins
        [ruin] somebody's ruin
        [cheat] the Cheat's power
        [last-standing] elimination of all others
       *[turn-limit] the turn limit
    } { $share }
arena-mistakes =
    { $bot } { $kind ->
        [raised] failed
        [illegal] answered illegally
        [late] took too long
       *[absent] did not sit down
    } { $count ->
        [one] once
       *[other] { $count } times
    }; where an answer was needed, a legal one was put in place of its own. The first time: { $first }
arena-note-even = Every deal was played with everyone in every seat.
arena-note-uneven = With a number of games that { $players } divides, every deal is played with everyone in every seat.
arena-note-intervals = Intervals: 95%, by Wilson's score; a game won by several counts as a fraction for each.

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
        [1] 1, has the first turn
       *[other] { $seat }
    }
balance-column-announced = Announced
balance-column-per-game = A game
balance-column-contested = Contested
balance-column-true = True
balance-column-true-contested = True if contested
balance-column-carried = Applied
balance-column-announcers = Announcers win
balance-courthouse =
    Courthouse: { $paid } coins a game go in; they are taken { $takings } times a game, { $taken } coins each time. It holds { $largest } at the most and { $left } at the end, on average.

## Plots

plot-games =
    { $games ->
        [one] 1 game
       *[other] { $games } games
    }: { $who }
plot-shares = Games won, in fair shares
plot-shares-axis = share of the games ÷ fair share, with its 95% interval
plot-share-axis = share of the games, with its 95% interval
plot-dealt = Wins by the card that was dealt
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
plot-claims-axis = announcements a game
plot-claims-true-uncontested = true, uncontested
plot-claims-true-contested = true, contested
plot-claims-false-contested = false, contested
plot-claims-false-uncontested = false, uncontested

## Refusals

error-all-seats = “{ $bot }” sits in all seats: leave the number out.

error-unknown-bot =
    { $closest ->
        [none] There is no bot called “{ $bot }”. There are: { $known }.
       *[other] There is no bot called “{ $bot }”. Did you mean “{ $closest }”? There are: { $known }.
    }
error-bot-does-not-load = The bot “{ $bot }” does not load: { $reason }
error-bot-is-no-bot = What is installed as the bot “{ $bot }” is no bot, but of the type { $reason }.
error-bot-does-not-sit = The bot “{ $bot }” does not sit down at this table: { $reason }
error-policy-is-none = “{ $file }” holds no learned policy. examples/train_policy.py makes such files.
error-policy-damaged = The policy in “{ $file }” is damaged.
error-policy-too-large = “{ $file }” is too large for a policy: at most { $most } MB.
error-policy-format = The policy in “{ $file }” is of format { $found }; this version plays format { $known }. It has to be trained anew.
error-policy-other-table =
    The policy in “{ $file }” was trained for { $players } players of { $edition }, { $set ->
        [none] with cards of its own choice
       *[other] with the set “{ $set }”
    }, and can't play at another table.
error-no-bots = A tournament needs at least one bot.
error-bot-seats = “{ $seats }” is no number of seats. A number from 1 on goes before the bot, as in 3*{ $bot }.
error-unknown-temper =
    “{ $temper }” is no temper of the bot “{ $bot }”. Tempers are written as in { $bot }:boldness=0.9; there are: { $known }.
error-temper-value = The { $temper } of the bot “{ $bot }” has to be a number from 0 to 1, not “{ $value }”.
error-budget-nodes = The nodes of the bot “{ $bot }” have to be a whole number from 1 on, not “{ $value }”.
error-too-many-bots = { $bots } bots do not fit around a table of { $players }.
error-empty-seats =
    The bots take { $bots } of { $players } seats. Leave the number before “{ $bot }” out to let it fill the table.
error-too-small = { $option } needs at least 1, and not { $number }.
error-patience = --patience needs a number of seconds above 0.
error-scenario-and-set = Choose either the scenario in “{ $file }” or a published set (--edition, --set, --players), not both.
error-worker-died =
    A worker ended in the middle of the games { $first } to { $last } (exit code { $exit }). Perhaps a bot ended its process, or memory ran out.
error-state-unreadable = “{ $file }” holds no results of a study: { $reason }
error-state-unwritable = The results can't be kept in “{ $file }”: { $reason }
error-state-of-other =
    “{ $file }” holds the results of another study, or of another version. Choose another file, or add --fresh to begin anew in this one.
error-state-has-more =
    “{ $file }” holds { $kept } games already, more than the { $games } asked for. Ask for more, or add --fresh to begin anew.
error-plot-format = “{ $file }” is no file for a plot; its name has to end in one of: { $known }.
error-no-matplotlib = Plots need matplotlib, which is not installed. The extra “plot” brings it: make setup, or pip install 'mascarade[plot]'
error-force-without-plot = --force only goes with --plot.

error-no-ray = Studies on a cluster need Ray, which is not installed. The extra “cluster” brings it: make setup, or pip install 'mascarade[cluster]'
error-ray-address = “{ $address }” is no address of a cluster. It is written HOST:PORT, as in --ray=127.0.0.1:6379; --ray alone starts Ray on this machine.
error-ray-unreachable = No Ray cluster answers at { $address }: { $reason }.
error-cluster-version = The cluster's workers have mascarade { $theirs }, and this is { $ours }. Install the same version everywhere, so that the figures are the same.
error-cluster-died =
    Workers of the cluster ended again and again in the middle of the games { $first } to { $last } ({ $reason }). Perhaps a bot ended its process, or memory ran out.
