# What a person has played, and what is stored about them.
# $character is a character, $share a share such as 33%.

record-lead = Only you can see this.
record-nobody = This device doesn't know you yet. Play a game, and you'll find it here.
record-none = You haven't finished a game yet.
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
record-bluffs-none = None of your bluffs has worked yet.
record-bluff =
    { $coins ->
        [0] You claimed to be { $character } ({ $percent }% likely), and nobody contested.
        [one] You claimed to be { $character } ({ $percent }% likely), and nobody contested. It brought 1 coin.
       *[other] You claimed to be { $character } ({ $percent }% likely), and nobody contested. It brought { $coins } coins.
    }
record-delusions = Your longest self-delusions
record-delusions-none = You've never been wrong about yourself for long.
record-delusion = You were wrong about your own card for { $turns } turns, from turn { $first } to turn { $last }.
record-judging =
    { $games ->
        [one] One game is still being analysed…
       *[other] { $games } games are still being analysed…
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
record-stayed = { $dealt } from start to finish
record-truth = The truth
record-replay = Watch again
record-gone = This table is gone.

## What is stored

record-devices = Your devices
record-device = { $browser } on { $system }
record-device-unknown = Unknown device
record-device-here = This device
record-device-used = Last used { $day }
record-device-since = Signed in { $day }
record-device-sign-out = Sign out
record-device-sign-out-of = Sign out: { $device }
record-device-sign-out-about = That device will forget you. To use it again, add it from this one.
record-device-signed-out = Signed out: { $device }
record-device-add = Add a device
record-device-add-when = To play on several devices, all signed in.
record-device-add-about = Open this link on your other device within five minutes. It works once, and both devices then know you.
record-data = Your data
record-export = Download everything
record-export-about = Everything stored about you here, as a file: your name, devices, tables, sets, results and messages.
record-delete = Delete everything
record-delete-about = This deletes your name, sets, results and messages here for good, on all your devices. At tables where you're playing, a bot takes over. You can't undo this, and no recovery link brings it back.
record-delete-proof = Other players keep the proof that their cards were fairly dealt, except for games that an earlier version of this server dealt: those lose theirs.
record-delete-sure = Yes, delete everything
record-delete-not = No, keep it
record-gone-heading = All gone
record-gone-about = Nothing about you is stored here any more. You can come back as someone new whenever you like.
record-face-about = Used at new tables. Where you already have a seat, you keep your old face.
