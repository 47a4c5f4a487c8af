# Der Balance-Atlas: eine Seite über alle veröffentlichten Sets. Vieles sagt sie mit den Worten von arena.ftl.

atlas-title = Balance-Atlas
atlas-lead = Alle veröffentlichten Sets, viele Male von Bots gespielt: wie lange Partien dauern und wie sie enden, welche Plätze und Karten mehr als ihren Anteil gewinnen und was eine Ansage wert ist.
atlas-facts =
    Gespielt von { $bot }, { $games ->
        [one] eine Partie
       *[other] { $games } Partien
    } pro Set, höchstens { $limit } Züge, Startwert { $seed }, mascarade { $version }.
atlas-contents = Inhalt
atlas-reading = So liest du ihn
atlas-note-share = Ein Punkt zeigt den Anteil an gewonnenen Partien, gemessen am fairen Anteil: ×1, die gepunktete Linie, ist, was alle gewännen, wenn alles gleich wäre. Der Strich hindurch ist das 95-%-Intervall nach Wilson. Er ist farbig, wenn er ganz auf einer Seite liegt. Ein geteilter Sieg zählt anteilig.
atlas-note-gain = Hinter jedem angesagten Charakter steht sein Gewinn: wie viele Münzen die Ansage bis zum Ende des Zuges brachte oder kostete, im Mittel über alle Ansagen, wahre und falsche.
atlas-note-stall = Eine Partie, die das Zuglimit erreicht, hat sich festgefahren. Die Reichsten gewinnen sie.
atlas-note-bots = Die Zahlen gelten für diese Bots, und für Menschen nur, soweit sie ähnlich spielen.
atlas-overview = Alle Sets auf einen Blick
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
atlas-column-set = Set, Personen
atlas-column-turns = Züge
atlas-column-decisions = Entscheidungen
atlas-column-stalls = Festgefahren
atlas-column-best-card = Beste Karte
atlas-column-worst-card = Schwächste Karte
atlas-column-first-seat = Erster Zug
atlas-column-gain = Gewinn
atlas-column-mean = Mittel
atlas-column-low = 10 %
atlas-column-median = Median
atlas-column-high = 90 %
atlas-column-longest = Längste
atlas-unofficial = Ein inoffizielles Fanprojekt. Mascarade ist ein Spiel von Bruno Faidutti.
atlas-written = Der Atlas steht in { $page }, seine Zahlen in { $figures }.

error-atlas-of-other = „{ $file }“ gehört nicht zu diesem Atlas. Wähle einen anderen Ordner oder überschreib die Datei mit --force.
error-no-figures = Für dieses Set mit so vielen Personen gibt es keine Zahlen.
