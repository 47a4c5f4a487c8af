# Eine Partie, die noch einmal angesehen wird, von einem Tisch oder aus einer mitgebrachten Aufzeichnung.
# $viewer ist ein Name, $card eine Karte, wie story.ftl von ihr spricht. $turn ist beim Austeilen 0.

replay-title = Noch einmal ansehen
replay-page = Die Partie an Tisch { $code }, noch einmal angesehen
replay-about = Bring die Aufzeichnung einer Partie mit und sieh sie von jedem Platz aus, mit dem, was man dort in jedem Augenblick glauben konnte.
replay-drop = Leg die Aufzeichnung hier ab, oder
replay-file = Datei auswählen
replay-hint = Gespeichert wird eine Partie an ihrem Ende oder mit dem Befehl mascarade demo --record. Die Aufzeichnung wird geprüft und nicht aufbewahrt.
replay-checking = Die Aufzeichnung wird geprüft …
replay-loading = Die Partie wird wieder aufgebaut …
replay-refused = Diese Aufzeichnung lässt sich nicht zeigen
replay-not-shown = Diese Partie können wir dir nicht zeigen
replay-not-yours = Nur wer am Tisch saß oder dort zusehen darf, sieht seine Partien wieder. Bitte jemanden davon um die Aufzeichnung: Diese Datei können alle öffnen.
replay-another = Aufzeichnung öffnen
replay-name-about = Sag, wer du bist, und sieh die Partie an Tisch { $code }, wenn sie für dich bestimmt ist.
replay-watch = Noch einmal ansehen
replay-door-about = Öffne die Aufzeichnung einer Partie und sieh sie mit den Augen der anderen.

## Am Tisch

replay-eyes = Gesehen von
replay-eyes-all = Allsehend
replay-eyes-public = Publikum
replay-all-mark = Alle Karten liegen offen. So hat das niemand am Tisch gesehen.
replay-public-mark = Was alle gesehen haben, und nicht mehr.
replay-seat-mark = Was { $viewer } gesehen hat, und nicht mehr.
replay-moment =
    { $turn ->
        [0] Das Austeilen
       *[other] Zug { $turn }
    }, Ereignis { $event } von { $last }
replay-controls = Durch die Partie
replay-play = Abspielen
replay-pause = Anhalten
replay-speed = Tempo
replay-times = { $speed }×
replay-last = Zum Ende
replay-event-back = Ein Ereignis zurück
replay-event-on = Ein Ereignis weiter
replay-reveal-back = Voriges Aufdecken
replay-reveal-on = Nächstes Aufdecken
replay-reveal = Aufdecken
replay-link = Link zu diesem Augenblick
replay-keys = Tasten: ← → Ereignisse, ↑ ↓ Züge, Bild ↑ ↓ Aufdecken, Leertaste spielt ab.

## Was man glauben konnte

replay-chances = Was man glauben konnte
replay-chances-hint = Tippe eine Karte an, um zu sehen, was man in diesem Augenblick von ihr glauben konnte.
replay-chances-of = { $viewer } über { $card }
replay-chances-public = Alle über { $card }
replay-chances-all = In Wahrheit: { $card }
replay-chances-none = Dort liegt keine Karte.
replay-chances-exact = Genau: Alles, was möglich war, wurde abgewogen.
replay-chances-loading = Es wird berechnet …
