# Refusals of the service, and why a connection ends: `error-<code>`.

## Requests

error-malformed = The request is invalid: { $reason }.
error-not-found = There's nothing at this address.
error-method-not-allowed = This address doesn't support that method.
error-too-large = This is too large.
error-not-json = Requests must be JSON.
error-broken = Something went wrong on our side. Nothing has changed; please try again.
error-too-fast =
    { $seconds ->
        [one] That's too fast. Please wait a second.
       *[other] That's too fast. Please wait { $seconds } seconds.
    }
error-address-busy =
    { $minutes ->
        [one] A lot has come from your network. Please wait a minute.
       *[other] A lot has come from your network. Please wait { $minutes } minutes.
    }
error-answer-final = You've changed your answer { $most } times. It now stands.
error-foreign-origin = This request came from another site's page.
error-unknown-host = This server is not known as { $host }. If you run it, allow that name with --allowed-hosts { $host }, or name your proxy with --trusted-proxies.

## People

error-not-signed-in = You're not signed in. Choose a name first, or open your recovery link.
error-no-such-key = This link isn't valid, or no longer valid.
error-no-guest = We can't find that guest on this device.
error-no-device = We can't find that device.
error-too-many-devices = You're signed in on { $most } devices, or have links for as many. Sign out on one first.
error-too-many-guests = At most { $most } guests can share one device.
error-name-empty = A name needs at least one visible character.
error-name-too-long = A name can have at most { $most } characters.
error-name-characters = A name can't contain invisible characters, or ones that change the direction of text.
error-name-scripts = Please write your name in one script: letters of these together look like other names.
error-chat-empty = The message is empty.
error-chat-too-long = A message can have at most { $most } characters.
error-chat-characters = A message can't contain invisible characters, or ones that change the direction of text.

## Tables

error-no-table = We can't find that table, or you don't have access to it.
error-table-rules = This table was played with version { $found } of the rules, but this server plays version { $known }.
error-table-unreadable = This table was saved by a newer version of the program.
error-too-many-tables =
    { $seconds ->
        [one] You've opened a lot of tables. Please wait a second.
       *[other] You've opened a lot of tables. Please wait { $seconds } seconds.
    }
error-host-only = Only the host can do that.
error-already-seated = You already have a seat at this table.
error-not-seated = You don't have a seat at this table.
error-not-yourself = You can't remove yourself, but you can leave.
error-no-person = There's no person in seat { $seat }.
error-seat-empty = Seat { $seat } is empty.
error-seat-taken = Seat { $seat } is taken.
error-no-seat = This table has no seat { $seat }; it has { $seats } seats.
error-seats-empty =
    { $empty ->
        [one] One seat is still empty. Wait for a player, add a bot ({ $bots }), or choose fewer players.
       *[other] { $empty } seats are still empty. Wait for players, add bots ({ $bots }), or choose fewer players.
    }
error-table-full = Every seat is taken.
error-too-many-seated = { $seated } seats are taken, so the table can't be changed to { $players } players.
error-name-taken = Someone at this table is already called “{ $name }” or something similar. Choose another name first.
error-knows-too-much = You've watched or played in this game, so you can't take another seat in it.
error-no-newcomers = The host has closed this game to newcomers.
error-lesson-once = You can't replay a lesson at its table. Start a new one on the home page.
error-set-or-cards = Choose a set or custom cards, not both.
error-no-set-for-players = { $edition-start } has no published set for { $players } players.
error-first-beyond-seats = Seat { $first } can't go first: there are only { $players } seats.
error-turn-limit-too-high = A game at a table here ends after { $most } turns at the latest.
error-beat-too-short = Bots pause for at least { $least } milliseconds.
error-muted = The host has muted you.

## Games

error-dealing = The cards are being dealt. This takes a few seconds at most.
error-stale-lock = This deal is over, or it isn't the one you checked.
error-wrong-share = This isn't the share that was promised.
error-share-late = This share came too late for the deal.
error-game-is-on = A game is in progress.
error-game-is-over = The game is over. The host can ask for a rematch.
error-no-game = There's no game in progress.
error-not-begun = The cards are still face up. Play begins when everyone is ready.
error-not-your-seat = You can only act for your own seat.
error-id-used = You have already used the id “{ $id }” for another action.
error-stale-game = That was for game { $game }, but game { $pending } is on now.
error-no-clock = No clock is running.

## Why a connection ends

error-hello-first = The first message must be a hello.
error-hello-twice = Only the first message can be a hello.
error-too-many-lines = You have too many connections open.
error-too-slow = Your connection couldn't keep up.
error-silent = Your connection was silent for too long.
error-nonsense = Too many invalid messages were sent.
error-gone = The connection was lost.
error-restarting = The server is restarting. Come back in a moment.
error-elsewhere = You've opened this table somewhere else.
error-moved = Your seat has moved to another device.
error-signed-out = This device has been signed out.
error-sent-away = The host has removed you from this table.
error-left = You've left the table.
error-no-watching = The host doesn't allow spectators.
error-closed = The server's operator has closed this table.
error-forgotten = All your data here has been deleted.

## Serving

error-database-url = “{ $url }” is not a supported database. Give a file, such as sqlite:///mascarade.db, or PostgreSQL, such as postgresql://name@host/mascarade.
error-database-unusable = The database can't be used: { $reason }
error-database-served = Another server is already using the database { $file }. Stop it first, or choose another file with --database.
error-database-newer = The database was created by a newer version of the program: its schema is { $found }, and this version knows { $known }.
error-database-away = The database isn't answering. Your action may or may not have been saved. Try again in a moment.
error-nodes-missing = Several processes need the package { $package }, which is missing: pip install 'mascarade[nodes]'
error-redis-url = “{ $url }” is not a supported Redis URL. Give one such as redis://localhost:6379.
error-workers-need-postgresql = Several workers need PostgreSQL: SQLite supports only one process. Give --database postgresql://…
error-cannot-listen = Can't listen at { $host }, port { $port }: { $reason }
error-proxy-address = “{ $address }” is not the address of a proxy. Give addresses or networks, such as 127.0.0.1,10.0.0.0/8.
error-host-name = “{ $host }” is not the name of a host. Give names such as play.example.org,*.example.net.
error-log-level = There is no log level “{ $level }”. Choose from: { $known }.
error-log-format = There is no log format “{ $format }”. Choose from: { $known }.

## Administration

error-database-older = The database has the older schema { $found } instead of { $known }: start the server once to migrate it.
error-no-such-table = No table has the code “{ $table }”.
error-table-closed = Table { $table } is already closed.
error-table-busy = Table { $table } is too busy to be closed. Please try again.

## Reviews

error-reviews-busy = Many games are being analysed right now. Please try again in a moment.
error-review-too-long = The game is too long to analyse: the server gave up after { $seconds } seconds.

## Custom sets

error-too-many-sets = You've already saved { $most } sets. Delete one first.
error-no-saved-set = This set is no longer saved.
error-no-study = We can't find that study.
error-studies-busy = Many sets are being studied right now. Please try again in a minute.
error-too-many-studies =
    { $minutes ->
        [one] You've started a lot of studies. Please wait a minute.
       *[other] You've started a lot of studies. Please wait { $minutes } minutes.
    }
