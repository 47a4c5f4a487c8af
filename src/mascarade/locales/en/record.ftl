# What a person has played, and what is stored about them.
# $character is a character, $share a share such as 33%.

record-title = Your record
record-lead = Only you see this.
record-nobody = Nobody is known on this device yet. Play a game, and it will be here.
record-none = You have finished no game yet.
record-games-all =
    { $games ->
        [one] One game
       *[other] { $games } games
    }
record-won-all = { $won } won
record-share = { $share } of your games
record-by-edition = By edition
record-by-dealt = By the character you were dealt
record-by-held = By who you were at the end
record-column-edition = Edition
record-column-character = Character
record-column-games = Games
record-column-won = Won
record-column-share = Share
record-bluffs = Your finest bluffs
record-bluffs-none = No bluff of yours has gone through yet.
record-bluff =
    { $coins ->
        [0] You claimed to be { $character } with a chance of { $percent } %, and nobody objected.
        [one] You claimed to be { $character } with a chance of { $percent } %, nobody objected, and it brought 1 coin.
       *[other] You claimed to be { $character } with a chance of { $percent } %, nobody objected, and it brought { $coins } coins.
    }
record-delusions = Your longest self-delusions
record-delusions-none = You were never wrong about yourself for long.
record-delusion = You were wrong about your own card for { $turns } turns, from turn { $first } to turn { $last }.
record-judging =
    { $games ->
        [one] One game is still being looked through…
       *[other] { $games } games are still being looked through…
    }
record-games = Your games
record-game-won = Won
record-game-lost = Lost
record-game-about =
    { $coins ->
        [one] { $players } players, one coin at the end
       *[other] { $players } players, { $coins } coins at the end
    }
record-became = From { $dealt } to { $held }
record-stayed = { $dealt } from beginning to end
record-truth = The truth
record-replay = Watch again
record-gone = This table is gone.

## What is stored

record-data = Your data
record-export = Download everything
record-export-about = Everything that is stored about you here, as a file: your name, your tables, your sets, your results, what you said.
record-delete = Delete everything
record-delete-about = Your name, your sets, your results and what you said are deleted here for ever, on all your devices. At tables where you play a bot goes on. Nobody can undo this, and no recovery link brings it back.
record-delete-sure = Yes, delete everything
record-delete-not = No, keep it
record-gone-heading = All gone
record-gone-about = Nothing about you is stored here any more. Whenever you like, you can come back as somebody new.
