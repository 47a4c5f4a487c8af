# Was der Befehl `mascarade` sagt, außer der Geschichte und seinen Ablehnungen.

cli-refused = Abgelehnt:
cli-warning = Warnung:

## Wessen Augen

cli-eyes-all = Hier ist nichts verborgen. Was in Klammern steht, wissen nicht alle am Tisch.
cli-eyes-spectator = So sieht es das Publikum.
cli-eyes-player = So sieht es { $player }. Was in Klammern steht, wissen nicht alle am Tisch.

## Partien

cli-game =
    { $set ->
        [none] Eine Partie mit { $players } Personen ({ $edition }, eigenes Set)
       *[other] Eine Partie mit { $players } Personen ({ $edition }, Set „{ $set }“)
    }
cli-seed = Startwert { $seed }. Noch einmal zeigen: { $command }
cli-thoughts-untold =
    { $count ->
        [one] Ein Gedanke von { $bot } fehlt: Für „{ $message }“ gibt es keinen Text.
       *[other] { $count } Gedanken von { $bot } fehlen: Für „{ $message }“ gibt es keinen Text.
    }
cli-recorded = Die Aufzeichnung ist in { $file } gespeichert.

## Szenarien

set-base = Das Grundspiel
set-base-2013 = Das Grundspiel im Erstdruck
set-A = Seite A, für die ersten Partien
set-B = Seite B, strategischer
set-classic = Klassisch
set-let-it-roll = Jetzt geht’s rund
set-unity = Gemeinsam stark
set-combo = Ultimative Kombo
set-duel = Tödliches Duell
set-trio = Höllisches Trio

cli-edition-heading =
    { $edition ->
        [first] Erste Edition
       *[second] Zweite Edition
    }
cli-column-set = Set
cli-column-name = Name
cli-column-players = Personen
cli-column-cards = Karten
cli-column-character = Charakter
cli-column-marks = Merkmale
cli-column-power = Fähigkeit
cli-set-heading = { $name } ({ $set })
cli-set-heading-players = { $name } ({ $set }), { $players } Personen
cli-purse = Beutel
cli-minimum = ab { $minimum }
cli-copies = { $count }× { $name }
cli-marks-explained = Beutel: bringt Geld von der Bank · ab 8: erst ab so vielen Personen in eigenen Szenarien
cli-centre =
    { $count ->
        [one] Eine Karte liegt in der Mitte.
       *[other] { $count } Karten liegen in der Mitte.
    }
cli-cemetery = Friedhof: { $characters }
cli-scenarios-hint = Karten und Fähigkeiten eines Sets: { $command }

cli-scenario-unnamed = Szenario ohne Namen
cli-scenario-summary = { $edition-start }, { $players } Personen, { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    }: { $characters }.
cli-scenario-summary-empty = { $edition-start }, { $players } Personen, keine Karten.
cli-scenario-playable = Dieses Szenario ist spielbar.
cli-scenario-playable-warned = Dieses Szenario ist trotz der Warnungen spielbar.
cli-scenario-refused = Dieses Szenario ist nicht spielbar.

## Aufzeichnungen

cli-verified = Geprüft: Die Partie kann genau so gespielt worden sein.
cli-verified-played =
    { $turns ->
        [one] 1 Zug
       *[other] { $turns } Züge
    }, { $actions ->
        [one] 1 Aktion
       *[other] { $actions } Aktionen
    }, { $events ->
        [one] 1 Ereignis
       *[other] { $events } Ereignisse
    }.
cli-verified-players = Am Tisch: { $players }.
cli-verified-unfinished = Die Partie ist nicht zu Ende.

## Der Server

cli-serve-here = Mascarade läuft unter { $address }
cli-serve-network = In deinem Netzwerk: { $address }
cli-serve-loopback = Nur dieser Rechner kommt heran. Mit --host 0.0.0.0 lässt du auch andere in deinem Netzwerk mitspielen.
cli-serve-moved = Port { $usual } ist belegt, stattdessen läuft es auf Port { $port }.
cli-serve-stop = Strg-C beendet den Server. Beim nächsten Start gehen die Partien weiter.

## Die Tische eines Dienstes

cli-tables-none = Keine Tische gefunden.
cli-tables-column-code = Code
cli-tables-column-phase = Stand
cli-tables-column-people = Personen
cli-tables-column-age = Offen seit
cli-tables-column-quiet = Still seit
cli-tables-phase =
    { $phase ->
        [lobby] vor dem Spiel
        [dealing] wird ausgeteilt
        [memorising] die Karten liegen offen
        [playing] im Spiel
        [finished] beendet
        [aborted] abgebrochen
       *[closed] geschlossen
    }
cli-tables-age = Eröffnet vor { $age }, still seit { $quiet }.
cli-tables-game =
    { $edition ->
        [first] Erste Edition
       *[second] Zweite Edition
    }, { $players } Plätze, { $game ->
        [0] noch keine Partie
       *[other] Partie { $game }
    }.
cli-tables-seat-empty = Platz { $seat }: frei
cli-tables-seat-bot = Platz { $seat }: { $name }, ein Bot ({ $bot })
cli-tables-seat-person =
    { $host ->
        [yes] Platz { $seat }: { $name }, Host
       *[no] Platz { $seat }: { $name }
    }
cli-tables-cards = Die Karten am Ende, Platz für Platz: { $cards }.
cli-tables-close-ask = Damit wird Tisch { $code } für alle geschlossen. Gib zur Bestätigung seinen Code ein:
cli-tables-closed = Tisch { $code } ist geschlossen.
cli-tables-exported =
    { $count ->
        [0] Keine beendeten Partien: In { $folder } wurde nichts gespeichert.
        [one] Eine Aufzeichnung in { $folder } gespeichert.
       *[other] { $count } Aufzeichnungen in { $folder } gespeichert.
    }
cli-backup-done =
    { $file } ist eine vollständige Kopie: { $tables ->
        [one] 1 Tisch
       *[other] { $tables } Tische
    }, { $people ->
        [one] 1 Person
       *[other] { $people } Personen
    }.
