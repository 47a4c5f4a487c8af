# A game that is watched again, from a table or from a record that somebody brings along.
# $viewer is a person's name, $card a card as story.ftl speaks of it. $turn is 0 for the deal.

replay-title = Watch again
replay-page = Watching the game at table { $code } again
replay-about = Bring the record of a game, and see it again from anybody's place, with what they could believe at every moment.
replay-drop = Drop the record here, or
replay-file = Choose a file
replay-hint = A record is saved at the end of a game, or by the command mascarade demo --record. It is checked, and not kept.
replay-checking = The record is being checked…
replay-loading = The game is being laid out again…
replay-refused = This record can't be shown
replay-not-shown = This game can't be shown to you
replay-not-yours = Only who sat at the table sees its games again, and who may watch there. Ask one of them for the record: its file can be opened by anybody.
replay-another = Open a record
replay-name-about = Say who you are, and see the game at table { $code } if it is for you.
replay-watch = Watch again
replay-door-about = Open the record of a game, and look through anybody's eyes.

## At the table

replay-eyes = Seen by
replay-eyes-all = All-seeing
replay-eyes-public = The public
replay-all-mark = All cards are open. Nobody at the table saw that.
replay-public-mark = What everybody saw, and no more.
replay-seat-mark = What { $viewer } saw, and no more.
replay-moment =
    { $turn ->
        [0] The deal
       *[other] Turn { $turn }
    }, event { $event } of { $last }
replay-controls = Through the game
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-times = { $speed }×
replay-last = To the end
replay-event-back = One event back
replay-event-on = One event on
replay-reveal-back = Previous reveal
replay-reveal-on = Next reveal
replay-reveal = Reveal
replay-link = Link to this moment
replay-keys = Keys: ← → events, ↑ ↓ turns, Page ↑ ↓ reveals, space plays.

## What could be believed

replay-chances = What could be believed
replay-chances-hint = Tap a card to see what could be believed of it at this moment.
replay-chances-of = { $viewer }, of { $card }
replay-chances-public = Anybody, of { $card }
replay-chances-all = In truth, { $card }
replay-chances-none = No card lies there.
replay-chances-exact = Exact: everything that was possible was weighed.
replay-chances-loading = It is being worked out…
