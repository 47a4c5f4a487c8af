# The ladder of bots. It also uses messages of arena.ftl and atlas.ftl.

ladder-title = Ladder of bots
ladder-lead = Each bot sits in one seat, and other bots in all others: all of one kind, or a mix of several.
ladder-facts =
    { $games ->
        [one] 1 game
       *[other] { $games } games
    }, seed { $seed }, mascarade { $version }.
# For example "1. expert"
ladder-place = { $rank }. { $bot }
ladder-mixes = Mixes
ladder-mix = { $name }: { $bots }
ladder-ahead = { $bot } is ahead of { $other }: { $difference } of a fair share ({ $low } to { $high }).
ladder-undecided = { $bot } or { $other }? The games don't tell: { $difference } of a fair share ({ $low } to { $high }).
ladder-problem = { $bot } can't be tested among { $population }: { $reason }
ladder-written = The page is in { $page }, its picture in { $picture }.

ladder-column-worst = Worst
ladder-column-among = Among
ladder-column-mean = Mean
ladder-column-median-cost = Median µs
ladder-column-mean-cost = Mean µs

ladder-note-share = ×1 is the fair share, what everyone would win if all were equal. A shared win counts as a fraction. “Worst” is the lowest ratio of a bot, among the population that is named beside it.
ladder-note-deals = All bots played the same deals, each in every seat.
ladder-note-intervals = Intervals: 95%, with whole deals as units; differences are taken deal by deal.
ladder-note-ranking = Ranking: each population votes between every two bots, with the probability that the first does better there, and Schulze's method turns the votes into an order, even where they run in a circle.
ladder-note-rating = Ratings are from the mixed tables; their intervals show how much they vary if deals are drawn again.
ladder-note-cost = µs: processor time per decision, with everything the bot observed since its last one.

error-one-seat = “{ $bot }” takes one seat here; leave the number out.
error-games-and-budget = Choose either --games or --budget.
error-budget-minutes = --budget has to be a positive number of minutes, at most a year.
error-player-count = “{ $written }” is not a number of players. Write for example --players 4,6.
error-page-format = “{ $file }” can't be the page; its name has to end in .md.
error-cell-died =
    A worker died while { $bot } played among { $population } ({ $reason }). A bot may have ended its process, or memory ran out.

# A ladder with a time limit has no number of games to reach

arena-goes-on-timed = Resuming after { $kept } games, saved in { $file }.
arena-finished-before-timed = The time is used up; these are the results. A larger --budget continues, --fresh starts over.
arena-stopped-timed =
    { NUMBER($kept) ->
        [0] Stopped before the first game was finished.
       *[other] Stopped after { $kept } games. They are saved in { $file }; the same command resumes from there.
    }
arena-stopped-unkept-timed = Stopped after { $kept } games.
arena-kept-timed =
    { NUMBER($kept) ->
        [0] Stopped before the first game was finished.
       *[other] The first { $kept } games are saved in { $file }; the same command resumes from there.
    }
