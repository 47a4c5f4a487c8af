# The balance atlas, a page about all published sets. It also uses messages of arena.ftl.

atlas-title = Balance atlas
atlas-lead = Every published set, played many times by bots: how long games are and how they end, which seats and cards win more than their share, and what announcements are worth.
atlas-facts =
    Played by { $bot }, { $games ->
        [one] one game
       *[other] { $games } games
    } of each set, at most { $limit } turns, seed { $seed }, mascarade { $version }.
atlas-contents = Contents
atlas-reading = How to read it
atlas-note-share = A point is the share of games won, relative to the fair share: ×1, the dotted line, is what everyone would win if all were equal. The line through it is the 95% interval (Wilson score); it is coloured if all of it lies on one side. A shared win counts as a fraction.
atlas-note-gain = The number after each announced character is its gain: the coins that the announcer won or lost by the end of the turn, averaged over all announcements, true or not.
atlas-note-stall = A game that reaches the turn limit has stalled; the richest win it.
atlas-note-bots = The figures describe these bots, and people only as far as they play alike.
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
atlas-written = The atlas is in { $page }, its figures are in { $figures }.

error-atlas-of-other = “{ $file }” does not belong to this atlas. Choose another folder, or add --force to overwrite it.
error-no-figures = There are no figures for this set with so many players.
