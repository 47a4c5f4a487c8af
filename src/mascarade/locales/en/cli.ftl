# Messages of the `mascarade` command, apart from stories and errors.

cli-refused = Refused:
cli-warning = Warning:

## The viewer

cli-eyes-all = Nothing is hidden. Not everyone at the table knows what's in brackets.
cli-eyes-spectator = As a spectator sees it.
cli-eyes-player = As { $player } sees it. Not everyone at the table knows what's in brackets.

## Games

cli-game =
    { $set ->
        [none] A game of { $edition } with a custom set, for { $players } players
       *[other] A game of { $edition }, set “{ $set }”, for { $players } players
    }
cli-seed = Seed { $seed }. To see it again: { $command }
cli-thoughts-untold =
    { $count ->
        [one] One thought of { $bot } is left out: there are no words for “{ $message }”.
       *[other] { $count } thoughts of { $bot } are left out: there are no words for “{ $message }”.
    }
cli-recorded = The record is saved in { $file }.

## Scenarios

set-base = The basic game
set-base-2013 = The basic game as first printed
set-A = Side A, for first games
set-B = Side B, more strategic
set-classic = Classic
set-let-it-roll = Let it roll
set-unity = Strength in unity
set-combo = Ultimate combo
set-duel = Deadly duel
set-trio = Infernal trio

cli-edition-heading =
    { $edition ->
        [first] First edition
       *[second] Second edition
    }
cli-column-set = Set
cli-column-name = Name
cli-column-players = Players
cli-column-cards = Cards
cli-column-character = Character
cli-column-marks = Marks
cli-column-power = Power
cli-set-heading = { $name } ({ $set })
cli-set-heading-players = { $name } ({ $set }), { $players } players
cli-purse = purse
cli-minimum = { $minimum }+
cli-copies = { $name } ×{ $count }
cli-marks-explained = purse: brings money from the bank · 8+: a custom scenario needs that many players for it
cli-centre =
    { $count ->
        [one] One card lies in the centre.
       *[other] { $count } cards lie in the centre.
    }
cli-cemetery = Cemetery: { $characters }
cli-scenarios-hint = The cards and powers of a set: { $command }

cli-scenario-unnamed = A scenario without a name
cli-scenario-summary = { $edition-start }, { $players } players, { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }: { $characters }.
cli-scenario-summary-empty = { $edition-start }, { $players } players, no cards.
cli-scenario-playable = This scenario can be played.
cli-scenario-playable-warned = This scenario can be played, despite the warnings.
cli-scenario-refused = This scenario can't be played.

## Records

cli-verified = Verified: the game could have been played exactly as recorded.
cli-verified-played =
    { $turns ->
        [one] 1 turn
       *[other] { $turns } turns
    }, { $actions ->
        [one] 1 action
       *[other] { $actions } actions
    }, { $events ->
        [one] 1 event
       *[other] { $events } events
    }.
cli-verified-players = At the table: { $players }.
cli-verified-unfinished = The game isn't finished.

## Serving

cli-serve-here = Serving Mascarade at { $address }
cli-serve-network = On your network: { $address }
cli-serve-loopback = Only this machine can reach it. Add --host 0.0.0.0 to let others on your network in.
cli-serve-moved = Port { $usual } is in use; using port { $port } instead.
cli-serve-stop = Press Ctrl-C to stop. Games continue when you start it again.

## Tables of a service

cli-tables-none = No tables found.
cli-tables-column-code = Code
cli-tables-column-phase = State
cli-tables-column-people = People
cli-tables-column-age = Opened
cli-tables-column-quiet = Quiet for
cli-tables-phase =
    { $phase ->
        [lobby] in the lobby
        [dealing] being dealt
        [memorising] cards face up
        [playing] playing
        [finished] finished
        [aborted] stopped
       *[closed] closed
    }
cli-tables-age = Opened { $age } ago; quiet for { $quiet }.
cli-tables-game =
    { $edition ->
        [first] First edition
       *[second] Second edition
    }, { $players } seats; { $game ->
        [0] no game yet
       *[other] game { $game }
    }.
cli-tables-seat-empty = Seat { $seat }: empty
cli-tables-seat-bot = Seat { $seat }: { $name }, a bot ({ $bot })
cli-tables-seat-person =
    { $host ->
        [yes] Seat { $seat }: { $name }, the host
       *[no] Seat { $seat }: { $name }
    }
cli-tables-cards = The cards at the end, by spot: { $cards }.
cli-tables-close-ask = This closes table { $code } for everyone. Type its code to confirm:
cli-tables-closed = Table { $code } is closed.
cli-tables-exported =
    { $count ->
        [0] No finished games: nothing to export to { $folder }.
        [one] Exported one record to { $folder }.
       *[other] Exported { $count } records to { $folder }.
    }
cli-backup-done =
    { $file } is a complete copy: { $tables ->
        [one] 1 table
       *[other] { $tables } tables
    }, { $people ->
        [one] 1 person
       *[other] { $people } people
    }.
