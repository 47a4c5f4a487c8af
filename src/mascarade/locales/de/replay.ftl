# Eine Partie, die noch einmal angesehen wird, von einem Tisch oder aus einer mitgebrachten Aufzeichnung.
# $viewer ist ein Name, $card eine Karte, wie story.ftl von ihr spricht. $turn ist beim Austeilen 0.

replay-title = Partie ansehen
replay-page = Die Partie an Tisch { $code } ansehen
replay-about = Öffne die Aufzeichnung einer Partie und sieh sie dir von jedem Platz aus an, mit allem, was man dort gerade glauben konnte.
replay-drop = Zieh die Aufzeichnung hierher oder
replay-file = Datei auswählen
replay-hint = Speichern kannst du eine Partie an ihrem Ende oder mit dem Befehl mascarade demo --record. Die Aufzeichnung wird geprüft, aber nicht aufbewahrt.
replay-checking = Die Aufzeichnung wird geprüft …
replay-loading = Die Partie wird aufgebaut …
replay-refused = Diese Aufzeichnung lässt sich nicht zeigen
replay-not-shown = Diese Partie können wir dir nicht zeigen
replay-not-yours = Nur wer mitgespielt oder zugesehen hat, kann diese Partie ansehen. Lass dir die Aufzeichnung schicken: Diese Datei können alle öffnen.
replay-another = Aufzeichnung öffnen
replay-name-about = Sag, wer du bist: Dann siehst du die Partie an Tisch { $code }, wenn du darfst.
replay-watch = Partie ansehen
replay-door-about = Öffne die Aufzeichnung einer Partie und sieh sie mit den Augen aller.

## Am Tisch

replay-eyes = Perspektive
replay-eyes-all = Alles offen
replay-eyes-public = Publikum
replay-all-mark = Alle Karten liegen offen. Am Tisch hat das niemand so gesehen.
replay-public-mark = Nur was alle gesehen haben.
replay-seat-mark = Nur was { $viewer } gesehen hat.
replay-moment =
    { $turn ->
        [0] Das Austeilen
       *[other] Zug { $turn }
    }, Ereignis { $event } von { $last }
replay-controls = Steuerung
replay-play = Abspielen
replay-pause = Pause
replay-speed = Tempo
replay-times = { $speed }×
replay-last = Zum Ende
replay-event-back = Ein Ereignis zurück
replay-event-on = Ein Ereignis weiter
replay-reveal-back = Voriges Aufdecken
replay-reveal-on = Nächstes Aufdecken
replay-reveal = Aufdecken
replay-link = Link zu diesem Moment
replay-keys = Tasten: ← → Ereignisse, ↑ ↓ Züge, Bild ↑ ↓ Aufdecken, Leertaste Abspielen.

## Was man glauben konnte

replay-chances = Was man glauben konnte
replay-chances-hint = Wähle eine Karte: Was konnte man gerade von ihr glauben?
replay-chances-of = { $viewer } über { $card }
replay-chances-public = Alle über { $card }
replay-chances-all = In Wahrheit: { $card }
replay-chances-none = Dort liegt keine Karte.
replay-chances-exact = Exakt: Alle Möglichkeiten wurden abgewogen.
replay-chances-loading = Wird berechnet …
