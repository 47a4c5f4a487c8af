# Eigene Sets: die Seite, auf der sie entworfen, geprüft, ausprobiert und gespeichert werden.
# $character ist der Name eines Charakters ohne Artikel, $share ein Anteil wie 16,7 %.

design-title = Set entwerfen
design-lead = Wähle, wer auf den Ball kommt. Die Regeln werden laufend geprüft, und Bots können das Set für dich ausprobieren.

## Wählen

design-start = Beginnen mit
design-start-choose = einem veröffentlichten Set
design-start-empty = Alle entfernen
design-search = Namen und Fähigkeiten suchen
design-none = Zu diesen Wörtern passt kein Charakter.
design-broken =
    { $part ->
        [edition] Dieser Link nennt eine Edition, die es nicht gibt. Hier ist ein Set für den Anfang.
        [players] Dieser Link sagt nicht, für wie viele Personen das Set ist. Hier ist eines für den Anfang.
       *[cards] Die Karten in diesem Link sind nicht lesbar. Hier ist ein Set für den Anfang.
    }

## Was die Regeln sagen

design-verdict = Was die Regeln sagen
design-verdict-state =
    { $state ->
        [checking] Die Regeln werden geprüft …
        [playable] Dieses Set ist spielbar.
        [warned] Dieses Set ist spielbar, mit Bedenken.
       *[refused] Dieses Set ist noch nicht spielbar.
    }
design-published = Das ist das veröffentlichte Set „{ $set }“.
design-suggestions = Was helfen würde
design-put-in = Hinzufügen: { $character }
design-take-out = Entfernen: { $character }

## Spielen und teilen

design-ways = Spielen
design-play = Tisch eröffnen
design-bots = Gegen Bots
design-share = Teilen
design-share-about = Der Link enthält das ganze Set: Wer ihn öffnet, kann es ändern und spielen.
design-share-link = Link zu diesem Set

## Speichern

design-saved = Deine Sets
design-saved-none = Noch ist nichts gespeichert.
design-saved-about = Deine Sets hast du auf allen deinen Geräten und an jedem Tisch, an dem du Host bist.
design-name = Name des Sets
design-save = Speichern
design-save-new = Neu speichern
design-kept = „{ $name }“ ist gespeichert.
design-open = Öffnen
design-delete = Löschen
design-delete-of = „{ $name }“ löschen
design-delete-sure = „{ $name }“ wirklich löschen?
design-delete-not = Behalten

## Ausprobieren

design-balance = Wie ausgewogen ist es?
design-balance-about = Bots spielen das Set viele Male. Das zeigt, welche Karten Glück bringen. Menschen spielen vielleicht anders.
design-try = Ausprobieren
design-try-again = Noch einmal
design-waiting =
    { $before ->
        [0] Gleich geht es los …
        [one] Erst ist ein anderes Set dran …
       *[other] Erst sind { $before } andere Sets dran …
    }
design-running = { $done } von { $games } Partien
design-starting = Die Bots nehmen Platz. Beim ersten Mal kann das ein, zwei Minuten dauern …
design-failed = Das Ausprobieren hat nicht geklappt.
design-changed = Diese Zahlen gelten für das Set vor deiner letzten Änderung.
design-games = { $games } Partien, „{ $bot }“ auf allen Plätzen.
design-remarks = Was auffällt
design-remark-even = Niemand ist klar im Vorteil oder im Nachteil, soweit so viele Partien das zeigen können.
design-remark-lucky = Diese Karten bringen Glück: { $characters }.
design-remark-unlucky = Diese Karten bringen Pech: { $characters }.
design-remark-seat =
    { $side ->
        [up] { $seat ->
            [1] Wer beginnt, gewinnt öfter, als es fair wäre: { $share }.
           *[other] Wer als { $seat }. dran ist, gewinnt öfter, als es fair wäre: { $share }.
        }
       *[down] { $seat ->
            [1] Wer beginnt, gewinnt seltener, als es fair wäre: { $share }.
           *[other] Wer als { $seat }. dran ist, gewinnt seltener, als es fair wäre: { $share }.
        }
    }
design-remark-stall = Viele Partien ziehen sich hin: { $share } waren nach { $limit } Zügen nicht zu Ende.
design-remark-named = { $character } ({ $share })
design-length = Länge
design-length-told = { $mean } Züge im Schnitt. Die Hälfte der Partien dauert höchstens { $median }, jede zehnte mehr als { $high }.
design-stall = Endlose Partien
design-stall-told = { $share } nach { $limit } Zügen
design-endings = Wie Partien enden
design-ending =
    { $reason ->
        [thirteen] 13 Münzen
        [ruin] Ruin
        [cheat] Fähigkeit des Falschspielers
        [last-standing] Alle anderen ausgeschieden
       *[turn-limit] Zuglimit
    }
design-by-character = Siege nach ausgeteiltem Charakter
design-by-seat = Siege nach Platz
design-fair = Die feine Linie ist ein fairer Anteil: { $share }.
design-column-character = Ausgeteilt
design-column-seat = Platz
design-column-share = Siege
design-column-interval = 95-%-Intervall
design-column-ending = Ende durch
design-column-part = Anteil
design-seat =
    { $seat ->
        [1] Erster Zug
       *[other] Platz { $seat }
    }
