# Was der Befehl `mascarade` sagt, außer der Geschichte und seinen Ablehnungen.

cli-refused = Abgelehnt:
cli-warning = Warnung:

## Wessen Augen

cli-eyes-all = Erzählt, ohne etwas zu verbergen. Was in Klammern steht, wissen nicht alle am Tisch.
cli-eyes-spectator = Erzählt, wie man es beim Zuschauen sieht.
cli-eyes-player = Erzählt, wie { $player } es sieht. Was in Klammern steht, wissen nicht alle am Tisch.

## Partien

cli-game =
    { $set ->
        [none] Eine Partie für { $players } Personen: { $edition }, eigenes Set
       *[other] Eine Partie für { $players } Personen: { $edition }, Set „{ $set }“
    }
cli-seed = Startwert { $seed }. Noch einmal hören: { $command }
cli-thoughts-untold =
    { $count ->
        [one] Ein Gedanke von { $bot } fehlt: Für „{ $message }“ gibt es keine Worte.
       *[other] { $count } Gedanken von { $bot } fehlen: Für „{ $message }“ gibt es keine Worte.
    }
cli-recorded = Die Aufzeichnung liegt in { $file }.

## Szenarien

set-base = Das Grundspiel
set-base-2013 = Das Grundspiel im Erstdruck
set-A = Seite A, für die ersten Partien
set-B = Seite B, strategischer
set-classic = Klassisch
set-let-it-roll = Jetzt geht’s rund
set-unity = Gemeinsam stark
set-combo = Ultimative Kombination
set-duel = Tödliches Duell
set-trio = Höllisches Trio

cli-edition-heading =
    { $edition ->
        [first] Erste Ausgabe
       *[second] Zweite Ausgabe
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
cli-marks-explained = Beutel: bringt Geld von der Bank · ab 8: so viele Personen braucht ein eigenes Szenario dafür
cli-centre =
    { $count ->
        [one] Eine Karte liegt in der Mitte.
       *[other] { $count } Karten liegen in der Mitte.
    }
cli-cemetery = Friedhof: { $characters }
cli-scenarios-hint = Karten und Fähigkeiten eines Sets: { $command }

cli-scenario-unnamed = Ein Szenario ohne Namen
cli-scenario-summary = { $edition-start }, { $players } Personen, { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    }: { $characters }.
cli-scenario-summary-empty = { $edition-start }, { $players } Personen, keine Karten.
cli-scenario-playable = Dieses Szenario lässt sich spielen.
cli-scenario-playable-warned = Dieses Szenario lässt sich spielen, trotz der Warnungen.
cli-scenario-refused = Dieses Szenario lässt sich nicht spielen.

## Aufzeichnungen

cli-verified = Geprüft: Diese Partie kann genau so verlaufen sein, wie sie aufgezeichnet ist.
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
cli-serve-loopback = Nur dieser Rechner kann es erreichen. Mit --host 0.0.0.0 können es auch andere in deinem Netzwerk.
cli-serve-moved = Port { $usual } ist belegt, darum ist es Port { $port }.
cli-serve-stop = Strg-C beendet es. Nach einem neuen Start gehen die Partien weiter.
## Die Tische eines Dienstes

cli-tables-none = Solche Tische gibt es nicht.
cli-tables-column-code = Code
cli-tables-column-phase = Stand
cli-tables-column-people = Personen
cli-tables-column-age = Offen seit
cli-tables-column-quiet = Still seit
cli-tables-phase =
    { $phase ->
        [lobby] vor dem Spiel
        [memorising] die Karten liegen offen
        [playing] im Spiel
        [finished] beendet
        [aborted] abgebrochen
       *[closed] geschlossen
    }
cli-tables-age = Eröffnet vor: { $age }. Still seit: { $quiet }.
cli-tables-game =
    { $edition ->
        [first] Erste Ausgabe
       *[second] Zweite Ausgabe
    }, { $players } Plätze; { $game ->
        [0] noch keine Partie
       *[other] Partie { $game }
    }.
cli-tables-seat-empty = Platz { $seat }: frei
cli-tables-seat-bot = Platz { $seat }: { $name }, ein Bot ({ $bot })
cli-tables-seat-person =
    { $host ->
        [yes] Platz { $seat }: { $name }, Gastgeber
       *[no] Platz { $seat }: { $name }
    }
cli-tables-cards = Die Karten am Ende, Platz für Platz: { $cards }.
cli-tables-close-ask = Der Tisch { $code } wird damit für alle geschlossen. Schreib seinen Code, um fortzufahren:
cli-tables-closed = Der Tisch { $code } ist geschlossen.
cli-tables-exported =
    { $count ->
        [0] Keine Partie ist zu Ende: Für { $folder } gibt es nichts zu schreiben.
        [one] Eine Aufzeichnung liegt in { $folder }.
       *[other] { $count } Aufzeichnungen liegen in { $folder }.
    }
cli-backup-done =
    { $file } ist eine vollständige Kopie: { $tables ->
        [one] 1 Tisch
       *[other] { $tables } Tische
    }, { $people ->
        [one] 1 Person
       *[other] { $people } Personen
    }.
