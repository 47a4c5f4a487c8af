# Was der Dienst ablehnt und warum eine Verbindung endet: `error-<code>`.

## Anfragen

error-malformed = Die Anfrage ist ungültig: { $reason }.
error-not-found = Unter dieser Adresse gibt es nichts.
error-method-not-allowed = Diese Adresse unterstützt diese Methode nicht.
error-too-large = Das ist zu groß.
error-not-json = Anfragen müssen JSON sein.
error-broken = Bei uns ist etwas schiefgegangen. Es hat sich nichts geändert; bitte versuch es noch einmal.
error-too-fast =
    { $seconds ->
        [one] Das geht zu schnell. Bitte warte eine Sekunde.
       *[other] Das geht zu schnell. Bitte warte { $seconds } Sekunden.
    }
error-foreign-origin = Diese Anfrage kam von der Seite einer anderen Website.

## Personen

error-not-signed-in = Du bist nicht angemeldet: Nenne zuerst einen Namen oder nutze deinen Wiederherstellungslink.
error-no-such-key = Dieser Link gilt nicht oder nicht mehr.
error-no-guest = Diese Person gibt es auf diesem Gerät nicht.
error-too-many-guests = An einem Gerät können höchstens { $most } Gäste spielen.
error-name-empty = Ein Name braucht mindestens ein sichtbares Zeichen.
error-name-too-long = Ein Name hat höchstens { $most } Zeichen.
error-name-characters = Ein Name darf keine Zeichen enthalten, die unsichtbar sind oder anderen Text umkehren.
error-chat-empty = Die Nachricht ist leer.
error-chat-too-long = Eine Nachricht hat höchstens { $most } Zeichen.
error-chat-characters = Eine Nachricht darf keine Zeichen enthalten, die unsichtbar sind oder anderen Text umkehren.

## Tische

error-no-table = Diesen Tisch gibt es nicht, oder du hast keinen Zutritt.
error-table-rules = An diesem Tisch wurde nach Fassung { $found } der Regeln gespielt, und dieser Server spielt nach Fassung { $known }.
error-table-unreadable = Dieser Tisch wurde von einer neueren Version des Programms gespeichert.
error-too-many-tables =
    { $seconds ->
        [one] Du hast viele Tische eröffnet. Bitte warte eine Sekunde.
       *[other] Du hast viele Tische eröffnet. Bitte warte { $seconds } Sekunden.
    }
error-host-only = Das kann nur die Tischleitung.
error-already-seated = Du sitzt schon an diesem Tisch.
error-not-seated = Du sitzt nicht an diesem Tisch.
error-not-yourself = Dich selbst kannst du nicht wegschicken; du kannst aber gehen.
error-no-person = Auf Platz { $seat } sitzt kein Mensch.
error-seat-empty = Auf Platz { $seat } sitzt niemand.
error-seat-taken = Platz { $seat } ist besetzt.
error-no-seat = Einen Platz { $seat } hat dieser Tisch nicht; er hat { $seats }.
error-seats-empty =
    { $empty ->
        [one] Ein Platz ist noch frei. Warte auf jemanden, gib ihn einem Bot ({ $bots }) oder richte den Tisch für weniger Personen ein.
       *[other] { $empty } Plätze sind noch frei. Warte auf andere, gib sie Bots ({ $bots }) oder richte den Tisch für weniger Personen ein.
    }
error-table-full = Alle Plätze sind besetzt.
error-too-many-seated = Hier sitzen schon { $seated }: Der Tisch lässt sich nicht für { $players } einrichten.
error-name-taken = An diesem Tisch heißt schon jemand „{ $name }“ oder fast so. Nimm zuerst einen anderen Namen an.
error-knows-too-much = Du hast bei dieser Partie zugesehen oder schon einen Platz gehabt, darum kannst du darin keinen anderen mehr einnehmen.
error-no-newcomers = Die Tischleitung hat diese Partie nicht für Neue geöffnet.
error-lesson-once = Eine Lektion wird an ihrem Tisch nicht wiederholt: Beginne auf der Startseite eine neue.
error-set-or-cards = Nenne ein Set oder eigene Karten, nicht beides.
error-no-set-for-players = Für { $players } Personen hat { $edition } kein veröffentlichtes Set.
error-first-beyond-seats = Platz { $first } kann nicht beginnen: Es gibt { $players } Plätze.
error-muted = Die Tischleitung hat dir das Wort entzogen.

## Partien

error-game-is-on = Eine Partie läuft.
error-game-is-over = Die Partie ist vorbei. Die Tischleitung kann eine Revanche ansetzen.
error-no-game = Es läuft keine Partie.
error-not-begun = Die Karten liegen noch offen: Es geht los, wenn alle bereit sind.
error-not-your-seat = Du kannst nur für deinen eigenen Platz handeln.
error-id-used = Die Kennung „{ $id }“ gehört schon zu einer anderen Aktion von dir.
error-stale-game = Das galt Partie { $game }, gespielt wird aber Partie { $pending }.
error-no-clock = Es läuft keine Uhr.

## Warum eine Verbindung endet

error-hello-first = Die erste Nachricht muss ein „hello“ sein.
error-hello-twice = Ein „hello“ gibt es nur einmal.
error-too-many-lines = Du hast zu viele Verbindungen offen.
error-too-slow = Die Verbindung kam nicht mehr mit.
error-silent = Die Verbindung war zu lange still.
error-nonsense = Zu viele ungültige Nachrichten.
error-gone = Die Verbindung ist abgerissen.
error-restarting = Der Server startet neu. Komm gleich wieder.
error-elsewhere = Du hast diesen Tisch anderswo geöffnet.
error-moved = Dein Platz ist auf ein anderes Gerät umgezogen.
error-sent-away = Die Tischleitung hat dich von diesem Tisch weggeschickt.
error-left = Du hast den Tisch verlassen.
error-no-watching = Die Tischleitung lässt bei dieser Partie niemanden zusehen.
error-closed = Wer den Server betreibt, hat diesen Tisch geschlossen.
error-forgotten = Alles über dich wurde hier gelöscht.

## Der Server

error-database-url = „{ $url }“ ist keine Datenbank, die hier funktioniert. Gib eine Datei an, etwa sqlite:///mascarade.db, oder ein PostgreSQL, etwa postgresql://name@host/mascarade.
error-database-unusable = Die Datenbank lässt sich nicht verwenden: { $reason }
error-database-newer = Die Datenbank stammt von einer neueren Version des Programms: Ihr Schema ist { $found }, und diese Version kennt { $known }.
error-database-away = Die Datenbank antwortet nicht. Ob deine Aktion gespeichert wurde, ist ungewiss: Versuch es gleich noch einmal.
error-nodes-missing = Es fehlt das Paket { $package }, das mehrere Prozesse brauchen: pip install 'mascarade[nodes]'
error-redis-url = „{ $url }“ ist kein Redis, das hier funktioniert. Gib eines an, etwa redis://localhost:6379.
error-workers-need-postgresql = Mehrere Prozesse brauchen ein gemeinsames PostgreSQL: SQLite ist für einen allein. Gib --database postgresql://… an.
error-cannot-listen = Unter { $host }, Port { $port }, lässt sich kein Server starten: { $reason }
error-proxy-address = „{ $address }“ ist keine Adresse eines Proxys. Gib Adressen oder Netze an, etwa 127.0.0.1,10.0.0.0/8.
error-log-level = Eine Protokollstufe „{ $level }“ gibt es nicht. Es gibt: { $known }.
error-log-format = Ein Protokollformat „{ $format }“ gibt es nicht. Es gibt: { $known }.

## Tische betreuen

error-database-older = Die Datenbank hat das ältere Schema { $found }, nicht { $known }: Starte den Server einmal, er bringt sie auf den neuesten Stand.
error-no-such-table = Kein Tisch hat den Code „{ $table }“.
error-table-closed = Der Tisch { $table } ist schon geschlossen.
error-table-busy = Am Tisch { $table } geschieht so viel, dass er sich nicht schließen ließ. Versuch es noch einmal.

## Eigene Sets

error-too-many-sets = Du hast schon { $most } Sets gespeichert: lösche erst eines.
error-no-saved-set = Dieses Set ist nicht mehr gespeichert.
error-no-study = Eine solche Studie gibt es nicht.
error-studies-busy = Gerade werden viele Sets ausprobiert. Versuch es in einer Minute noch einmal.
error-too-many-studies =
    { $minutes ->
        [one] Du hast viele Sets ausprobieren lassen. Warte eine Minute.
       *[other] Du hast viele Sets ausprobieren lassen. Warte { $minutes } Minuten.
    }
