# What the service refuses, and why a connection ends: `error-<code>`.

## Requests

error-malformed = This can't be understood: { $reason }.
error-not-found = There is nothing at this address.
error-method-not-allowed = This address can't be asked that way.
error-too-large = This is too large.
error-not-json = Requests have to be JSON.
error-broken = Something went wrong on our side. Nothing has changed; please try again.
error-too-fast =
    { $seconds ->
        [one] That is too fast. Please wait a second.
       *[other] That is too fast. Please wait { $seconds } seconds.
    }
error-foreign-origin = This was sent by a page of another site.

## People

error-not-signed-in = Nobody is known here yet: give a name first, or come back with your recovery link.
error-no-such-key = This link is not valid, or no longer.
error-no-guest = There is no such guest on this device.
error-too-many-guests = { $most } guests can play on one device, and so many do already.
error-name-empty = A name needs at least one character that can be seen.
error-name-too-long = A name has at most { $most } characters.
error-name-characters = A name can't contain characters that are invisible or that turn other text around.
error-chat-empty = There is nothing to say in this.
error-chat-too-long = A message has at most { $most } characters.
error-chat-characters = A message can't contain characters that are invisible or that turn other text around.

## Tables

error-no-table = There is no such table, or it is not for you.
error-table-rules = This table was played with version { $found } of the rules, and this server plays version { $known }.
error-table-unreadable = This table was stored by a newer version of the program.
error-too-many-tables =
    { $seconds ->
        [one] You have opened many tables. Please wait a second.
       *[other] You have opened many tables. Please wait { $seconds } seconds.
    }
error-host-only = Only the host of the table can do that.
error-already-seated = You sit at this table already.
error-not-seated = You don't sit at this table.
error-not-yourself = You can't send yourself away; you can leave.
error-no-person = No person sits at seat { $seat }.
error-seat-empty = Nobody sits at seat { $seat }.
error-seat-taken = Seat { $seat } is taken.
error-no-seat = There is no seat { $seat } at this table; it has { $seats }.
error-seats-empty =
    { $empty ->
        [one] One seat is still empty. Wait for somebody, give it to a bot ({ $bots }), or set the table for fewer players.
       *[other] { $empty } seats are still empty. Wait for people, give them to bots ({ $bots }), or set the table for fewer players.
    }
error-table-full = Every seat is taken.
error-too-many-seated = { $seated } sit here already: the table can't be set for { $players }.
error-name-taken = Somebody at this table is called “{ $name }” already, or nearly so. Take another name first.
error-knows-too-much = You have watched this game or held a seat in it, so you can't take another one in it.
error-no-newcomers = The host has not opened this game to newcomers.
error-lesson-once = A lesson is not played again at its table: begin a new one on the front page.
error-set-or-cards = Name a set, or cards of your own: not both.
error-no-set-for-players = No published set of { $edition } is for { $players } players.
error-first-beyond-seats = Seat { $first } can't begin: there are { $players } seats.
error-muted = The host has taken your word away.

## Games

error-game-is-on = A game is on.
error-game-is-over = The game is over. The host can ask for a rematch.
error-no-game = No game is on.
error-not-begun = The cards still lie face up: play begins when everybody is ready.
error-not-your-seat = You can only act for your own seat.
error-id-used = The id “{ $id }” was used for another action of yours already.
error-stale-game = This was for game { $game }, but game { $pending } is being played.
error-no-clock = No clock is running.

## Why a connection ends

error-hello-first = The first message has to be a hello.
error-hello-twice = A hello is said once.
error-too-many-lines = You have too many connections open.
error-too-slow = The connection could not keep up.
error-silent = Nothing was heard for too long.
error-nonsense = Too many messages made no sense.
error-gone = The connection was lost.
error-restarting = The server restarts. Come back in a moment.
error-elsewhere = You have opened this table somewhere else.
error-moved = Your seat has moved to another device.
error-sent-away = The host has sent you away from this table.
error-left = You have left the table.
error-no-watching = The host allows nobody to watch this game.
error-closed = This table was closed by whoever runs the server.
error-forgotten = Everything about you was deleted here.

## Serving

error-database-url = “{ $url }” is no database that can be used here. Give a file, such as sqlite:///mascarade.db, or a PostgreSQL, such as postgresql://name@host/mascarade.
error-database-unusable = The database can't be used: { $reason }
error-database-newer = The database was made by a newer version of the program: its schema is { $found }, and this version knows { $known }.
error-database-away = The database does not answer. Whether that was done is not known: try again in a moment.
error-nodes-missing = The package { $package } is missing, which several processes need: pip install 'mascarade[nodes]'
error-redis-url = “{ $url }” is no Redis that can be used here. Give one such as redis://localhost:6379.
error-workers-need-postgresql = Several workers need a PostgreSQL that they share: SQLite is for one process. Give --database postgresql://…
error-cannot-listen = Can't listen at { $host }, port { $port }: { $reason }
error-proxy-address = “{ $address }” is no address of a proxy. Give addresses or networks, such as 127.0.0.1,10.0.0.0/8.
error-log-level = There is no log level “{ $level }”. There are: { $known }.
error-log-format = There is no log format “{ $format }”. There are: { $known }.

## Looking after tables

error-database-older = The database has the older schema { $found }, not { $known }: start the server once, it brings the database up to date.
error-no-such-table = No table has the code “{ $table }”.
error-table-closed = The table { $table } is closed already.
error-table-busy = So much happens at the table { $table } that it could not be closed. Please try again.

## Sets of one's own

error-too-many-sets = You have saved { $most } sets already: delete one first.
error-no-saved-set = This set is no longer saved.
error-no-study = There is no such study.
error-studies-busy = Many sets are being tried out just now. Please try again in a minute.
error-too-many-studies =
    { $minutes ->
        [one] You have had many sets tried out. Please wait a minute.
       *[other] You have had many sets tried out. Please wait { $minutes } minutes.
    }
