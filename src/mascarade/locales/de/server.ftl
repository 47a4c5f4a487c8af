# Was der Dienst ablehnt und warum eine Verbindung endet: `error-<code>`.

## Anfragen

error-malformed = Die Anfrage ist ungültig: { $reason }.
error-not-found = Unter dieser Adresse ist nichts.
error-method-not-allowed = Diese Methode geht bei dieser Adresse nicht.
error-too-large = Das ist zu groß.
error-not-json = Anfragen müssen JSON sein.
error-broken = Bei uns ist etwas schiefgegangen. Es hat sich nichts geändert: Versuch es noch einmal.
error-too-fast =
    { $seconds ->
        [one] Das geht zu schnell. Bitte warte eine Sekunde.
       *[other] Das geht zu schnell. Bitte warte { $seconds } Sekunden.
    }
error-address-busy =
    { $minutes ->
        [one] Aus deinem Netz kam sehr viel. Bitte warte eine Minute.
       *[other] Aus deinem Netz kam sehr viel. Bitte warte { $minutes } Minuten.
    }
error-answer-final = Du hast deine Antwort { $most }-mal geändert. Sie gilt jetzt.
error-foreign-origin = Diese Anfrage kam von einer anderen Website.
error-unknown-host = Dieser Server ist nicht als { $host } bekannt. Wenn du ihn betreibst, erlaube den Namen mit --allowed-hosts { $host }, oder nenne deinen Proxy mit --trusted-proxies.

## Personen

error-not-signed-in = Du bist nicht angemeldet: Nenne zuerst einen Namen oder nutze deinen Rückkehr-Link.
error-no-such-key = Dieser Link ist ungültig oder abgelaufen.
error-no-guest = Diese Person gibt es auf diesem Gerät nicht.
error-no-device = Dieses Gerät gibt es nicht.
error-too-many-devices = Du bist schon auf { $most } Geräten angemeldet, offene Links mitgezählt. Melde dich zuerst auf einem ab.
error-too-many-guests = An einem Gerät können höchstens { $most } Gäste spielen.
error-name-empty = Ein Name braucht mindestens ein sichtbares Zeichen.
error-name-too-long = Ein Name hat höchstens { $most } Zeichen.
error-name-characters = Ein Name darf keine Zeichen enthalten, die unsichtbar sind oder die Schreibrichtung ändern.
error-name-scripts = Bitte schreib deinen Namen in einer einzigen Schrift: Gemischt sehen diese Buchstaben wie andere Namen aus.
error-chat-empty = Die Nachricht ist leer.
error-chat-too-long = Eine Nachricht hat höchstens { $most } Zeichen.
error-chat-characters = Eine Nachricht darf keine Zeichen enthalten, die unsichtbar sind oder die Schreibrichtung ändern.

## Tische

error-no-table = Diesen Tisch gibt es nicht, oder du hast keinen Zutritt.
error-table-rules = An diesem Tisch wurde nach Version { $found } der Regeln gespielt, dieser Server spielt nach Version { $known }.
error-table-unreadable = Dieser Tisch wurde von einer neueren Version des Programms gespeichert.
error-too-many-tables =
    { $seconds ->
        [one] Du hast viele Tische eröffnet. Bitte warte eine Sekunde.
       *[other] Du hast viele Tische eröffnet. Bitte warte { $seconds } Sekunden.
    }
error-host-only = Das kann nur der Host.
error-already-seated = Du sitzt schon an diesem Tisch.
error-not-seated = Du sitzt nicht an diesem Tisch.
error-not-yourself = Dich selbst kannst du nicht wegschicken, aber du kannst gehen.
error-no-person = Auf Platz { $seat } sitzt kein Mensch.
error-seat-empty = Auf Platz { $seat } sitzt niemand.
error-seat-taken = Platz { $seat } ist besetzt.
error-no-seat = Platz { $seat } gibt es nicht: Dieser Tisch hat { $seats } Plätze.
error-seats-empty =
    { $empty ->
        [one] Ein Platz ist noch frei. Warte noch, setz einen Bot hin ({ $bots }) oder spielt mit weniger Personen.
       *[other] { $empty } Plätze sind noch frei. Warte noch, setz Bots hin ({ $bots }) oder spielt mit weniger Personen.
    }
error-table-full = Alle Plätze sind besetzt.
error-too-many-seated = { $seated } Plätze sind besetzt: Auf { $players } Personen lässt sich der Tisch nicht ändern.
error-name-taken = An diesem Tisch heißt schon jemand „{ $name }“ oder fast so. Wähle zuerst einen anderen Namen.
error-knows-too-much = Du hast bei dieser Partie zugesehen oder schon mitgespielt. Einen anderen Platz kannst du hier nicht mehr einnehmen.
error-no-newcomers = In diese Partie lässt der Host niemanden mehr einsteigen.
error-lesson-once = Hier lässt sich die Einführung nicht wiederholen: Starte auf der Startseite eine neue.
error-set-or-cards = Wähle ein Set oder eigene Karten, nicht beides.
error-no-set-for-players = Für { $players } Personen hat { $edition } kein veröffentlichtes Set.
error-first-beyond-seats = Platz { $first } kann nicht beginnen: Es gibt { $players } Plätze.
error-turn-limit-too-high = Eine Partie an einem Tisch hier endet nach spätestens { $most } Zügen.
error-beat-too-short = Bots warten mindestens { $least } Millisekunden.
error-muted = Der Host hat dich stummgeschaltet.

## Partien

error-dealing = Gerade wird ausgeteilt. Das dauert nur ein paar Sekunden.
error-stale-lock = Dieses Austeilen ist vorbei, oder es ist nicht das, das du geprüft hast.
error-wrong-share = Das ist nicht der zugesicherte Beitrag.
error-share-late = Dieser Beitrag kam zu spät zum Austeilen.
error-game-is-on = Gerade läuft eine Partie.
error-game-is-over = Die Partie ist vorbei. Der Host kann eine Revanche starten.
error-no-game = Gerade läuft keine Partie.
error-not-begun = Die Karten liegen noch offen: Es geht los, wenn alle bereit sind.
error-not-your-seat = Du kannst nur für deinen eigenen Platz spielen.
error-id-used = Die ID „{ $id }“ hast du schon für eine andere Aktion benutzt.
error-stale-game = Zu spät: Inzwischen läuft eine neue Partie.
error-no-clock = Es läuft keine Uhr.

## Warum eine Verbindung endet

error-hello-first = Die erste Nachricht muss ein „hello“ sein.
error-hello-twice = Nur die erste Nachricht darf ein „hello“ sein.
error-too-many-lines = Du hast zu viele Verbindungen offen.
error-too-slow = Die Verbindung kam nicht mehr mit.
error-silent = Die Verbindung war zu lange still.
error-nonsense = Zu viele ungültige Nachrichten.
error-gone = Die Verbindung ist abgerissen.
error-restarting = Der Server startet neu. Komm gleich wieder.
error-elsewhere = Du hast diesen Tisch woanders geöffnet.
error-moved = Dein Platz ist auf ein anderes Gerät umgezogen.
error-signed-out = Dieses Gerät wurde abgemeldet.
error-sent-away = Der Host hat dich vom Tisch weggeschickt.
error-left = Du hast den Tisch verlassen.
error-no-watching = Bei dieser Partie lässt der Host niemanden zusehen.
error-closed = Dieser Tisch wurde vom Betreiber des Servers geschlossen.
error-forgotten = Alle deine Daten hier sind gelöscht.

## Der Server

error-database-url = „{ $url }“ wird als Datenbank nicht unterstützt. Gib eine Datei an, etwa sqlite:///mascarade.db, oder PostgreSQL, etwa postgresql://name@host/mascarade.
error-database-unusable = Die Datenbank lässt sich nicht verwenden: { $reason }
error-database-served = Ein anderer Server verwendet die Datenbank { $file } bereits. Halte ihn zuerst an, oder wähle mit --database eine andere Datei.
error-database-newer = Die Datenbank stammt von einer neueren Version des Programms: Ihr Schema ist { $found }, diese Version kennt { $known }.
error-database-away = Die Datenbank antwortet nicht. Vielleicht wurde deine Aktion gespeichert, vielleicht nicht: Versuch es gleich noch einmal.
error-nodes-missing = Für mehrere Prozesse fehlt das Paket { $package }: pip install 'mascarade[nodes]'
error-redis-url = „{ $url }“ wird als Redis-Adresse nicht unterstützt. Gib eine an wie redis://localhost:6379.
error-workers-need-postgresql = Mehrere Prozesse brauchen PostgreSQL, SQLite verträgt nur einen. Gib --database postgresql://… an.
error-cannot-listen = Unter { $host }, Port { $port }, lässt sich kein Server starten: { $reason }
error-proxy-address = „{ $address }“ ist keine Proxy-Adresse. Gib Adressen oder Netze an, etwa 127.0.0.1,10.0.0.0/8.
error-host-name = „{ $host }“ ist kein Hostname. Gib Namen an, etwa play.example.org,*.example.net.
error-log-level = Die Protokollstufe „{ $level }“ gibt es nicht. Es gibt: { $known }.
error-log-format = Das Protokollformat „{ $format }“ gibt es nicht. Es gibt: { $known }.

## Tische betreuen

error-database-older = Die Datenbank hat das ältere Schema { $found } statt { $known }: Starte den Server einmal, dann wird sie umgestellt.
error-no-such-table = Kein Tisch hat den Code „{ $table }“.
error-table-closed = Tisch { $table } ist schon geschlossen.
error-table-busy = An Tisch { $table } ist zu viel los, um ihn zu schließen. Versuch es noch einmal.

## Auswertungen

error-reviews-busy = Gerade werden viele Partien ausgewertet. Versuch es gleich noch einmal.
error-review-too-long = Die Partie ist zu lang: Nach { $seconds } Sekunden hat der Server die Auswertung abgebrochen.

## Eigene Sets

error-too-many-sets = Du hast schon { $most } Sets gespeichert: Lösche erst eines.
error-no-saved-set = Dieses Set ist nicht mehr gespeichert.
error-no-study = Diesen Testlauf gibt es nicht.
error-studies-busy = Gerade werden viele Sets ausprobiert. Versuch es in einer Minute noch einmal.
error-too-many-studies =
    { $minutes ->
        [one] Du hast viele Sets ausprobiert. Warte eine Minute.
       *[other] Du hast viele Sets ausprobiert. Warte { $minutes } Minuten.
    }
