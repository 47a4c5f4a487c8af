# A game that is watched again, from a table or from a record that somebody brings along.
# $viewer is a person's name, $card a card as story.ftl speaks of it. $turn is 0 for the deal.

replay-title = Replay
replay-page = Replay of table { $code }
replay-about = Open the record of a game and watch it again from anyone's seat, with what they could believe at every moment.
replay-drop = Drop the record here, or
replay-file = Choose a file
replay-hint = You can save a record at the end of a game, or with the command mascarade demo --record. We check it and don't keep it.
replay-checking = Checking the record…
replay-loading = Setting up the game again…
replay-refused = We can't show this record
replay-not-shown = We can't show you this game
replay-not-yours = Only players and spectators of that game can watch it. Ask one of them for the record: anyone can open that file.
replay-another = Open a record
replay-name-about = Tell us who you are to see the game at table { $code }.
replay-watch = Watch again
replay-door-about = Open the record of a game and see it through anyone's eyes.

## At the table

replay-eyes = View as
replay-eyes-all = All-seeing
replay-eyes-public = Spectator
replay-all-mark = All cards are face up. Nobody at the table saw that.
replay-public-mark = Only what everyone saw.
replay-seat-mark = Only what { $viewer } saw.
replay-moment =
    { $turn ->
        [0] The deal
       *[other] Turn { $turn }
    }, event { $event } of { $last }
replay-controls = Playback
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-times = { $speed }×
replay-last = To the end
replay-event-back = One event back
replay-event-on = One event forward
replay-reveal-back = Previous reveal
replay-reveal-on = Next reveal
replay-reveal = Reveal
replay-link = Link to this moment
replay-keys = Keys: ← → events, ↑ ↓ turns, Page ↑ ↓ reveals, space to play.

## What could be believed

replay-chances = What they could believe
replay-chances-hint = Choose a card to see what could be believed about it at this moment.
replay-chances-of = { $viewer } about { $card }
replay-chances-public = Anyone about { $card }
replay-chances-all = The truth about { $card }
replay-chances-none = There's no card there.
replay-chances-exact = Exact: every possibility was weighed.
replay-chances-loading = Working it out…
