# The balance atlas: a page about all published sets. Much of it is said in the words of arena.ftl.

atlas-title = Balance atlas
atlas-lead = Every published set, played many times by bots: how long games are and how they end, which seats and cards win more than their share, and what it is worth to announce somebody.
atlas-facts =
    Played by { $bot }, { $games ->
        [one] one game
       *[other] { $games } games
    } of each set, at most { $limit } turns, seed { $seed }, mascarade { $version }.
atlas-contents = Contents
atlas-reading = How to read it
atlas-note-share = A point is a share of the games won, in fair shares: ×1, the dotted line, is what everybody would win if all were equal. The line through it is the 95% interval by Wilson's score; it is coloured where all of it lies on one side. A game won by several counts as a fraction for each.
atlas-note-gain = Behind each announced character stands its gain: the coins that the announcer had more, or less, once the turn was over, on average over all announcements, true or not.
atlas-note-stall = A game that reaches the turn limit has stalled; the richest win it.
atlas-note-bots = The figures tell of these bots, and of people only as far as people play like them.
atlas-overview = All sets at a glance
atlas-summary =
    { $games ->
        [one] One game
       *[other] { $games } games
    }; a fair share is { $share }.
atlas-mistakes =
    { $count ->
        [one] One answer
       *[other] { $count } answers
    } of the bot had to be replaced.
atlas-set = { $set }, { $players } players
atlas-lengths = Length in turns
atlas-table = As a table
atlas-column-set = Set, players
atlas-column-turns = Turns
atlas-column-decisions = Decisions
atlas-column-stalls = Stalls
atlas-column-best-card = Best card
atlas-column-worst-card = Worst card
atlas-column-first-seat = First turn
atlas-column-gain = Gain
atlas-column-mean = Mean
atlas-column-low = 10%
atlas-column-median = Median
atlas-column-high = 90%
atlas-column-longest = Longest
atlas-unofficial = An unofficial fan work. Mascarade is a game by Bruno Faidutti.
atlas-written = The atlas is in { $page }, its figures in { $figures }.

error-atlas-of-other = “{ $file }” belongs to something else than this atlas. Choose another folder, or add --force to overwrite it.
error-no-figures = There are no figures of such a set for so many players.
