# Refusals of the service, and why a connection ends: `error-<code>`.

## Requests

error-malformed = The request is invalid: { $reason }.
error-not-found = There is nothing at this address.
error-method-not-allowed = This address does not support that method.
error-too-large = This is too large.
error-not-json = Requests have to be JSON.
error-broken = Something went wrong on our side. Nothing has changed; please try again.
error-too-fast =
    { $seconds ->
        [one] That is too fast. Please wait a second.
       *[other] That is too fast. Please wait { $seconds } seconds.
    }
error-foreign-origin = This request came from another site's page.

## People

error-not-signed-in = You are not signed in: give a name first, or use your recovery link.
error-no-such-key = This link is not valid, or no longer valid.
error-no-guest = There is no such guest on this device.
error-too-many-guests = At most { $most } guests can share one device.
error-name-empty = A name needs at least one visible character.
error-name-too-long = A name has at most { $most } characters.
error-name-characters = A name can't contain characters that are invisible or change the direction of text.
error-chat-empty = The message is empty.
error-chat-too-long = A message has at most { $most } characters.
error-chat-characters = A message can't contain characters that are invisible or change the direction of text.

## Tables

error-no-table = We can't find that table, or you have no access to it.
error-table-rules = This table was played with version { $found } of the rules, and this server plays version { $known }.
error-table-unreadable = This table was stored by a newer version of the program.
error-too-many-tables =
    { $seconds ->
        [one] You have opened many tables. Please wait a second.
       *[other] You have opened many tables. Please wait { $seconds } seconds.
    }
error-host-only = Only the host can do that.
error-already-seated = You already have a seat at this table.
error-not-seated = You don't have a seat at this table.
error-not-yourself = You can't remove yourself, but you can leave.
error-no-person = There is no person at seat { $seat }.
error-seat-empty = Seat { $seat } is empty.
error-seat-taken = Seat { $seat } is taken.
error-no-seat = This table has no seat { $seat }; it has { $seats } seats.
error-seats-empty =
    { $empty ->
        [one] One seat is still empty. Wait for a player, add a bot ({ $bots }), or choose fewer players.
       *[other] { $empty } seats are still empty. Wait for players, add bots ({ $bots }), or choose fewer players.
    }
error-table-full = Every seat is taken.
error-too-many-seated = { $seated } seats are taken: the table can't be changed to { $players } players.
error-name-taken = The name “{ $name }” or a similar one is taken at this table. Choose another name first.
error-knows-too-much = You have watched this game or had a seat in it, so you can't take another seat.
error-no-newcomers = The host has closed this game to newcomers.
error-lesson-once = A lesson can't be played again at its table: start a new one on the front page.
error-set-or-cards = Choose a set or custom cards, not both.
error-no-set-for-players = No published set of { $edition } is for { $players } players.
error-first-beyond-seats = Seat { $first } can't begin: there are { $players } seats.
error-muted = The host has muted you.

## Games

error-game-is-on = A game is running.
error-game-is-over = The game is over. The host can ask for a rematch.
error-no-game = No game is running.
error-not-begun = The cards are still face up: play begins when everybody is ready.
error-not-your-seat = You can only act for your own seat.
error-id-used = You have already used the id “{ $id }” for another action.
error-stale-game = This was for game { $game }, but game { $pending } is being played.
error-no-clock = No clock is running.

## Why a connection ends

error-hello-first = The first message must be a hello.
error-hello-twice = Only the first message can be a hello.
error-too-many-lines = You have too many connections open.
error-too-slow = The connection could not keep up.
error-silent = The connection was silent for too long.
error-nonsense = Too many invalid messages were sent.
error-gone = The connection was lost.
error-restarting = The server is restarting. Come back in a moment.
error-elsewhere = You have opened this table somewhere else.
error-moved = Your seat has moved to another device.
error-sent-away = The host has removed you from this table.
error-left = You have left the table.
error-no-watching = The host allows no spectators in this game.
error-closed = The operator of the server has closed this table.
error-forgotten = All your data here was deleted.

## Serving

error-database-url = “{ $url }” is not a supported database. Give a file, such as sqlite:///mascarade.db, or PostgreSQL, such as postgresql://name@host/mascarade.
error-database-unusable = The database can't be used: { $reason }
error-database-newer = The database was created by a newer version of the program: its schema is { $found }, and this version knows { $known }.
error-database-away = The database does not answer. Your action may or may not have been stored: try again in a moment.
error-nodes-missing = Several processes need the package { $package }, which is missing: pip install 'mascarade[nodes]'
error-redis-url = “{ $url }” is not a supported Redis URL. Give one such as redis://localhost:6379.
error-workers-need-postgresql = Several workers need PostgreSQL: SQLite supports only one process. Give --database postgresql://…
error-cannot-listen = Can't listen at { $host }, port { $port }: { $reason }
error-proxy-address = “{ $address }” is not the address of a proxy. Give addresses or networks, such as 127.0.0.1,10.0.0.0/8.
error-log-level = There is no log level “{ $level }”. Choose from: { $known }.
error-log-format = There is no log format “{ $format }”. Choose from: { $known }.

## Administration

error-database-older = The database has the older schema { $found } instead of { $known }: start the server once to migrate it.
error-no-such-table = No table has the code “{ $table }”.
error-table-closed = The table { $table } is already closed.
error-table-busy = The table { $table } is too busy to be closed. Please try again.

## Custom sets

error-too-many-sets = You have already saved { $most } sets: delete one first.
error-no-saved-set = This set is no longer saved.
error-no-study = There is no such study.
error-studies-busy = Many sets are being studied right now. Please try again in a minute.
error-too-many-studies =
    { $minutes ->
        [one] You have started many studies. Please wait a minute.
       *[other] You have started many studies. Please wait { $minutes } minutes.
    }
