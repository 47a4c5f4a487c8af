# Eigene Sets: die Seite, auf der sie entworfen, geprüft, ausprobiert und gespeichert werden.
# $character ist der Name eines Charakters ohne Artikel, $share ein Anteil wie 16,7 %.

design-title = Ein Set entwerfen
design-lead = Wähle, wer auf dem Ball ist. Die Regeln werden dabei laufend geprüft, und Bots probieren das Set für dich aus.

## Wählen

design-start = Beginnen mit
design-start-choose = einem veröffentlichten Set
design-start-empty = Alle herausnehmen
design-search = Namen und Fähigkeiten durchsuchen
design-none = Bei keinem Charakter kommen alle diese Wörter vor.
design-broken =
    { $part ->
        [edition] Dieser Link nennt eine Ausgabe, die es nicht gibt. Hier ist ein Set für den Anfang.
        [players] Dieser Link sagt nicht, für wie viele Personen das Set ist. Hier ist eines für den Anfang.
       *[cards] Die Karten in diesem Link sind nicht lesbar. Hier ist ein Set für den Anfang.
    }

## Was die Regeln sagen

design-verdict = Was die Regeln sagen
design-verdict-state =
    { $state ->
        [checking] Die Regeln werden nachgeschlagen …
        [playable] Dieses Set lässt sich spielen.
        [warned] Dieses Set lässt sich spielen, aber:
       *[refused] Dieses Set lässt sich noch nicht spielen:
    }
design-published = Das ist das veröffentlichte Set „{ $set }“.
design-suggestions = Was helfen würde
design-put-in = Hinzunehmen: { $character }
design-take-out = Herausnehmen: { $character }

## Spielen und teilen

design-ways = Spielen
design-play = Tisch eröffnen
design-bots = Gleich mit Bots spielen
design-share = Teilen
design-share-about = Der Link enthält das Set selbst: Wer ihn öffnet, kann es ändern und spielen.
design-share-link = Link zu diesem Set

## Speichern

design-saved = Deine Sets
design-saved-none = Noch ist nichts gespeichert.
design-saved-about = Gespeicherte Sets hast du auf allen deinen Geräten und an jedem Tisch, den du eröffnest.
design-name = Name des Sets
design-save = Speichern
design-save-new = Als neues Set speichern
design-kept = „{ $name }“ ist gespeichert.
design-open = Öffnen
design-delete = Löschen
design-delete-of = „{ $name }“ löschen
design-delete-sure = „{ $name }“ wirklich löschen?
design-delete-not = Behalten

## Ausprobieren

design-balance = Wie ausgewogen ist es?
design-balance-about = Bots spielen das Set viele Male. Das zeigt, wer mit welcher Karte Glück hat; Menschen spielen vielleicht anders.
design-try = Ausprobieren
design-try-again = Noch einmal versuchen
design-waiting =
    { $before ->
        [0] Gleich geht es los …
        [one] Erst wird ein anderes Set ausprobiert …
       *[other] Erst werden { $before } andere Sets ausprobiert …
    }
design-running = { $done } von { $games } Spielen
design-starting = Die Bots nehmen Platz. Beim ersten Mal kann das ein, zwei Minuten dauern …
design-failed = Das ließ sich nicht ausprobieren.
design-changed = Diese Zahlen gelten für das Set vor deiner letzten Änderung.
design-games = { $games } Spiele, „{ $bot }“ auf allen Plätzen.
design-remarks = Was auffällt
design-remark-even = Niemand ist klar besser oder schlechter dran: Alles ist so gleich, wie es so viele Spiele zeigen können.
design-remark-lucky = Glück hat, wer das bekommt: { $characters }.
design-remark-unlucky = Pech hat, wer das bekommt: { $characters }.
design-remark-seat =
    { $side ->
        [up] Platz { $seat }, vom ersten Zug an gezählt, gewinnt öfter als seinen Anteil: { $share }.
       *[down] Platz { $seat }, vom ersten Zug an gezählt, gewinnt seltener als seinen Anteil: { $share }.
    }
design-remark-stall = Viele Spiele stocken: { $share } waren nach { $limit } Zügen nicht zu Ende.
design-remark-named = { $character } ({ $share })
design-length = Länge
design-length-told = { $mean } Züge im Schnitt; die Hälfte der Spiele hat höchstens { $median }, jedes zehnte mehr als { $high }.
design-stall = Stockende Spiele
design-stall-told = { $share } nach { $limit } Zügen
design-endings = Wie die Spiele enden
design-ending =
    { $reason ->
        [thirteen] 13 Münzen
        [ruin] Ruin
        [cheat] Fähigkeit des Falschspielers
        [last-standing] Alle anderen ausgeschieden
       *[turn-limit] Zuggrenze
    }
design-by-character = Siege nach ausgeteiltem Charakter
design-by-seat = Siege nach Platz
design-fair = Die feine Linie ist ein gerechter Anteil: { $share }.
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
