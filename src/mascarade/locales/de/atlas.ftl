# Der Balance-Atlas: eine Seite über alle veröffentlichten Zusammenstellungen. Vieles sagt sie mit den Worten von arena.ftl.

atlas-title = Balance-Atlas
atlas-lead = Alle veröffentlichten Zusammenstellungen, viele Male von Bots gespielt: wie lange Partien dauern und wie sie enden, welche Plätze und Karten mehr als ihren Anteil gewinnen, und was eine Ansage wert ist.
atlas-facts =
    Gespielt von { $bot }, { $games ->
        [one] eine Partie
       *[other] { $games } Partien
    } je Zusammenstellung, höchstens { $limit } Züge, Startwert { $seed }, mascarade { $version }.
atlas-contents = Inhalt
atlas-reading = Wie man ihn liest
atlas-note-share = Ein Punkt ist ein Anteil an den gewonnenen Partien, gemessen in fairen Anteilen: ×1, die gepunktete Linie, ist, was jeder gewänne, wenn alles gleich wäre. Der Strich hindurch ist das 95-%-Intervall nach Wilson; er ist farbig, wo er ganz auf einer Seite liegt. Eine Partie, die mehrere gewinnen, zählt für jeden als Bruchteil.
atlas-note-gain = Hinter jeder angesagten Figur steht ihr Gewinn: die Münzen, die der Ansagende am Ende des Zuges mehr oder weniger hatte, im Mittel über alle Ansagen, wahre und falsche.
atlas-note-stall = Eine Partie, die das Zuglimit erreicht, hat sich festgefahren; die Reichsten gewinnen sie.
atlas-note-bots = Die Zahlen erzählen von diesen Bots, und von Menschen nur so weit, wie Menschen spielen wie sie.
atlas-overview = Alle Zusammenstellungen auf einen Blick
atlas-summary =
    { $games ->
        [one] Eine Partie
       *[other] { $games } Partien
    }; ein fairer Anteil ist { $share }.
atlas-mistakes =
    { $count ->
        [one] Eine Antwort des Bots musste ersetzt werden.
       *[other] { $count } Antworten des Bots mussten ersetzt werden.
    }
atlas-set = { $set }, { $players } Personen
atlas-lengths = Länge in Zügen
atlas-table = Als Tabelle
atlas-column-set = Zusammenstellung, Personen
atlas-column-turns = Züge
atlas-column-decisions = Entscheidungen
atlas-column-stalls = Festgefahren
atlas-column-best-card = Beste Karte
atlas-column-worst-card = Schwächste Karte
atlas-column-first-seat = Erster Zug
atlas-column-gain = Gewinn
atlas-column-mean = Mittel
atlas-column-low = 10 %
atlas-column-median = Zentralwert
atlas-column-high = 90 %
atlas-column-longest = Längste
atlas-unofficial = Ein inoffizielles Fanprojekt. Mascarade ist ein Spiel von Bruno Faidutti.
atlas-written = Der Atlas steht in { $page }, seine Zahlen in { $figures }.

error-atlas-of-other = „{ $file }“ gehört zu etwas anderem als diesem Atlas. Wähle einen anderen Ordner, oder überschreib es mit --force.
error-no-figures = Zu einer solchen Zusammenstellung gibt es für so viele Personen keine Zahlen.
