# Ein Satz für jeden Grund, aus dem etwas abgelehnt wird: `error-<code>`.
# $character kommt mit Artikel, $nearest ohne, $edition als `edition-*`; nur in `error-unknown-character` und
# `error-unknown-edition` sind sie das, was jemand geschrieben hat.
# $reason ist ein ganzer Satz oder das, was beim Lesen gemeldet wurde. Listen wie $known kommen fertig.

# Nominativ und Akkusativ: „hat die erste Edition“, „für die erste Edition“
edition-first = die erste Edition
edition-second = die zweite Edition

# Ein Code ohne eigenen Satz
error-unexplained = Das geht nicht. Warum, ist hier nicht erklärt (Code { $code }).

## Aktionen

error-game-over = Die Partie ist vorbei.
error-not-a-player = An diesem Tisch hat niemand diese Nummer.
error-eliminated = Wer ausgeschieden ist, spielt nicht mehr mit.
error-peek-not-allowed = Bei dieser Karte geht Spicken jetzt nicht.
error-stale-decision = Zu spät: Das Spiel ist schon weiter.
error-not-your-decision = Gerade entscheidet jemand anderes (Person { $player }).
error-not-legal = Das erlauben die Regeln jetzt nicht ({ $action }).

## Szenarien

error-unknown-edition = Eine Edition „{ $edition }“ gibt es nicht. Es gibt: { $known }.
error-unknown-set = Für { $edition } gibt es kein Set „{ $set }“. Es gibt: { $known }.
error-set-players =
    { $players ->
        [one] Das Set „{ $set }“ ist nicht für 1 Person, sondern für { $known }.
       *[other] Das Set „{ $set }“ ist nicht für { $players } Personen, sondern für { $known }.
    }
error-not-as-published = Das sind nicht die veröffentlichten Karten von „{ $set }“ für { $players } Personen.
error-players-out-of-range =
    { $players ->
        [one] 1 Person ist zu wenig: { $edition-start } ist für { $fewest } bis { $most }.
       *[other] { $edition-start } ist für { $fewest } bis { $most } Personen, nicht für { $players }.
    }
error-unknown-character =
    { $nearest ->
        [none] Den Charakter „{ $character }“ kennt { $edition } nicht.
       *[other] Den Charakter „{ $character }“ kennt { $edition } nicht. Meinst du „{ $nearest }“?
    }
error-character-of-other-edition = { $character-start } gehört nicht in { $edition }.
error-too-few-players = { $character-start } braucht mindestens { $minimum } Personen, hier sind es { $players }.
error-too-few-women =
    { $character-start } braucht mindestens { $wanted } weibliche Charaktere unter den Karten, hier { $women ->
        [one] ist es { $women }
       *[other] sind es { $women }
    }.
error-card-count =
    { $exact ->
        [yes] { $players } Personen brauchen mit der Mitte { $fewest } Karten, { $cards ->
            [0] und es gibt keine.
           *[other] nicht { $cards }.
        }
       *[no] { $players } Personen brauchen mit der Mitte { $fewest } bis { $most } Karten, { $cards ->
            [0] und es gibt keine.
           *[other] nicht { $cards }.
        }
    }
error-too-few-purses = Zu wenige Karten bringen Geld von der Bank: { $purses } statt mindestens { $wanted }.
error-few-purses = Weniger als die Hälfte der Karten bringt Geld von der Bank ({ $purses } von { $cards }). Das kann eine lange Partie werden.
error-indispensable =
    { $wanted ->
        [0] { $character-start } fehlt.
       *[other] { $character-start } fehlt. Mit einer Karte der Erweiterung ist das erlaubt, wenn mindestens { $wanted } aller Karten Geld von der Bank bringen; hier { $purses ->
            [one] ist es { $purses }.
           *[other] sind es { $purses }.
        }
    }
error-too-many-copies =
    { $character-start } kommt { $count ->
        [2] zweimal
        [3] dreimal
       *[other] { $count }-mal
    } vor, aber es gibt nur { $copies ->
        [one] eine solche Karte
       *[other] { $copies } solche Karten
    }.
error-all-copies-or-none = { $character-start } kommt mit { $copies } Karten ins Spiel oder gar nicht, hier mit { $count }.
error-cemetery-missing = { $character-start } braucht einen Friedhof, hier gibt es keinen.
error-cemetery-unused = Es gibt einen Friedhof, aber keine Karte, die ihn nutzt.
error-cemetery-in-play = { $character-start } kann nicht zugleich auf dem Friedhof und im Spiel sein.
error-cemetery-copies =
    { $character-start } liegt mit { $copies ->
        [one] einer Karte
       *[other] { $copies } Karten
    } auf dem Friedhof oder gar nicht, hier mit { $count }.
error-cemetery-too-few-players =
    { $character-start } darf erst ab { $minimum } Personen auf dem Friedhof liegen, hier sind es { $players }.
error-turn-limit = Eine Partie braucht mindestens 1 Zug: Mit dem Limit { $limit } endet sie, bevor sie beginnt.
error-names =
    { $players ->
        [one] Es gibt 1 Person
       *[other] Es gibt { $players } Personen
    }, aber { $names ->
        [one] 1 Namen
       *[other] { $names } Namen
    }.
error-deal-cards =
    { $missing ->
        [none] Es wurden zu viele Karten ausgeteilt: { $surplus }.
       *[other] { $surplus ->
            [none] Beim Austeilen fehlen Karten: { $missing }.
           *[other] Die ausgeteilten Karten passen nicht zum Szenario. Es fehlen: { $missing }. Zu viel sind: { $surplus }.
        }
    }
error-deal-cemetery =
    { $missing ->
        [none] Auf dem Friedhof liegen zu viele Karten: { $surplus }.
       *[other] { $surplus ->
            [none] Auf dem Friedhof fehlen Karten: { $missing }.
           *[other] Die Karten auf dem Friedhof passen nicht zum Szenario. Es fehlen: { $missing }. Zu viel sind: { $surplus }.
        }
    }
error-deal-first = Der erste Zug gehört einem Platz, den es nicht gibt.
error-scenario-too-large = Das ist zu lang für ein Szenario: mehr als { $most } Byte.
error-scenario-empty = Das Szenario ist leer.
error-scenario-malformed = Das ist kein Szenario: { $reason }

# Was an einem Feld eines Szenarios falsch sein kann; diese Sätze treten an die Stelle von `error-scenario-malformed`
slip-unknown-field =
    { $nearest ->
        [none] Ein Szenario hat kein Feld „{ $field }“. Es gibt: { $known }.
       *[other] Ein Szenario hat kein Feld „{ $field }“. Meinst du „{ $nearest }“?
    }
slip-unknown-option =
    { $nearest ->
        [none] Eine Option „{ $field }“ gibt es nicht. Es gibt: { $known }.
       *[other] Eine Option „{ $field }“ gibt es nicht. Meinst du „{ $nearest }“?
    }
slip-missing = Dem Szenario fehlt das Feld „{ $field }“.
slip-edition =
    { $nearest ->
        [none] Eine Edition „{ $value }“ gibt es nicht. Es gibt: { $known }.
       *[other] Eine Edition „{ $value }“ gibt es nicht. Meinst du „{ $nearest }“?
    }
slip-cemetery = Der Friedhof ist eine Liste von Charakteren oder „{ $known }“, aber nicht „{ $value }“.
slip-type =
    { $place ->
        [0] „{ $field }“ muss
       *[other] Nummer { $place } von „{ $field }“ muss
    } { $wanted ->
        [int] eine ganze Zahl
        [str] ein Text
        [bool] true oder false
        [array] eine Liste
        [object] eine Tabelle
       *[other] von anderer Art
    } sein, ist aber { $found ->
        [int] eine Zahl
        [float] eine Kommazahl
        [str] ein Text
        [bool] ein Wahrheitswert
        [array] eine Liste
        [object] eine Tabelle
        [null] leer
       *[other] etwas anderes
    }.

error-scenario-unreadable = Das ist weder TOML noch JSON: { $reason }

## Aufzeichnungen

error-record-too-large = Das ist zu lang für eine Aufzeichnung: mehr als { $most } Byte.
error-record-too-long = Die Partie ist zu lang zum Ansehen: { $events } Ereignisse, erlaubt sind { $most }.
error-record-empty = Die Aufzeichnung ist leer.
error-record-format = Die Aufzeichnung hat das Format { $found }, diese Version liest { $known }.
error-record-rules = Die Partie wurde nach Version { $found } der Regeln gespielt, dieses Programm spielt nach Version { $known }.
error-record-malformed = Das ist keine Aufzeichnung einer Partie: { $reason }
error-record-digest = Die Aufzeichnung wurde nachträglich verändert: Ihre Prüfsumme stimmt nicht.
error-record-setup = Die Partie in der Aufzeichnung hätte nicht beginnen können: { $reason }
error-record-names =
    Die Aufzeichnung nennt { $names ->
        [one] 1 Person
       *[other] { $names } Personen
    }, aber { $players } spielen.
error-record-action = Aktion { $action } der Aufzeichnung hätte nicht gespielt werden können: { $reason }
error-record-event =
    Ereignis { $event } der Aufzeichnung (ab 0 gezählt) folgt nicht aus { $action ->
        [0] dem Austeilen
       *[other] Aktion { $action }
    }.
error-record-cut-short =
    Die Aufzeichnung bricht vor Ereignis { $event } ab (ab 0 gezählt), das aus { $action ->
        [0] dem Austeilen
       *[other] Aktion { $action }
    } folgt.
error-record-surplus = Die Aufzeichnung enthält { $events } Ereignisse, aber ab Ereignis { $event } (ab 0 gezählt) folgen sie aus keiner Aktion.

## Dateien

error-file-missing = Die Datei „{ $file }“ gibt es nicht.
error-file-unreadable = „{ $file }“ lässt sich nicht lesen: { $reason }
error-file-exists = „{ $file }“ gibt es schon. Zum Überschreiben: --force.
error-file-unwritable = „{ $file }“ lässt sich nicht schreiben: { $reason }

error-output-unwritable = Die Ausgabe lässt sich nicht schreiben: { $reason }

## Die Befehlszeile

error-unknown-viewer = „{ $viewer }“ gibt es hier nicht. Zur Wahl stehen: { $known }.
error-unknown-language = Die Sprache „{ $language }“ gibt es hier nicht. Es gibt: { $known }.
error-unknown-scenarios = „{ $set }“ ist weder eine Edition noch ein Set. Es gibt: { $known }.
error-no-sets =
    { $players ->
        [one] Für 1 Person gibt es kein Set, nur für { $fewest } bis { $most }.
       *[other] Für { $players } Personen gibt es kein Set, nur für { $fewest } bis { $most }.
    }
error-force-without-record = --force geht nur zusammen mit --record.

## Umgebungen

error-not-a-whole-number = „{ $value }“ ist keine ganze Zahl.
error-unknown-render-mode = Die Darstellung „{ $mode }“ gibt es nicht. Es gibt: { $known }.
error-bots-at-the-table =
    { $bots ->
        [one] Du hast 1 Bot genannt.
       *[other] Du hast { $bots } Bots genannt.
    } Nenne einen für alle oder je einen für die { $others } anderen am Tisch.

## Die Datenbank eines Dienstes

error-database-missing = Unter { $database } gibt es keine Datenbank.
error-not-confirmed = Tisch { $table } bleibt offen: Der Code wurde nicht bestätigt.
error-yes-needed = Mit --json gibt es keine Rückfrage: Gib --yes an.
error-code-or-all = Gib entweder den Code eines Tisches an oder --all.
error-duration = „{ $written }“ ist keine Zeitspanne. Schreib zum Beispiel 30d, 12h, 90m oder 45s. 0 heißt für immer.
error-backup-elsewhere = Sichere diese Datenbank mit ihrem eigenen Werkzeug: „{ $command }“.
