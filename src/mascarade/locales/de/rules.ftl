# Die Seiten, die das Spiel erklären: seine Regeln in wenigen Minuten und alle seine Charaktere.

## Die Regeln

rules-title = Regeln
rules-heading = So spielt man Mascarade
rules-lead = Alle haben eine Karte und damit einen Charakter. Karten werden getauscht, oder es sieht nur so aus, und bald ist sich niemand mehr der eigenen sicher. Wer eine Fähigkeit für sich beansprucht, bekommt sie, es sei denn, jemand anderes behauptet, dieser Charakter zu sein.

rules-aim-heading = Das Ziel
rules-aim = Komm vor allen anderen auf 13 Münzen. Alle beginnen mit 6. Münzen liegen offen da, Karten nicht.

rules-deal-heading = Das Austeilen
rules-deal = Alle bekommen eine Karte; was übrig bleibt, liegt verdeckt in der Mitte. Eine Weile liegen alle Karten offen: Merk sie dir. Dann werden sie umgedreht, und von nun an gehört jede der Person, vor der sie liegt, ob sie ihr bekannt ist oder nicht.

rules-opening-heading = Die Eröffnung
rules-opening = In den ersten vier Zügen gibt es keine Wahl: Wer dran ist, nimmt die eigene Karte und eine andere unter den Tisch und tauscht sie, wirklich oder nur zum Schein.

rules-turn-heading = Dein Zug
rules-turn = Vom fünften Zug an tust du eines von drei Dingen. Dann geht es im Uhrzeigersinn weiter.
rules-look-heading = Nachsehen
rules-look = Sieh dir heimlich deine eigene Karte an. Jetzt weißt du, wer du bist, fürs Erste.
rules-swap-heading = Tauschen, oder auch nicht
rules-swap = Nimm deine Karte und eine beliebige andere, die einer Person oder eine aus der Mitte, unter den Tisch. Tausche sie oder lass es. Alle sehen, welche zwei Karten du genommen hast; was du getan hast, weißt nur du, und ansehen darfst auch du sie nicht.
rules-announce-heading = Ansagen
rules-announce = Sag, wer du bist: irgendein Charakter im Spiel, wahr oder nicht, bekannt oder nicht. Nachgesehen haben musst du nicht. Widerspricht niemand, nutzt du die Fähigkeit dieses Charakters.

rules-contest-heading = Wenn jemand widerspricht
rules-contest = Im Uhrzeigersinn dürfen die anderen der Reihe nach sagen: Nein, das bin ich! Tut das niemand, wird die Fähigkeit genutzt und keine Karte gezeigt. Sonst decken alle, die der Charakter sein wollen, ihre Karte auf.
rules-contest-right = Wer wirklich der Charakter ist, nutzt seine Fähigkeit, auch außerhalb des eigenen Zuges.
rules-contest-wrong = Alle anderen, die es behauptet haben, zahlen danach 1 Münze Strafe in die Gerichtskasse.
rules-contest-none = Ist es niemand von ihnen, zahlen alle, und sonst passiert nichts.
rules-contest-after = Dann werden alle Karten wieder umgedreht.

rules-bound-heading = Einen Zug lang nicht frei
rules-bound = Wer eine Karte aufdecken musste und gleich als Nächstes dran ist, kann nicht frei wählen. In der ersten Ausgabe muss man dann tauschen, wirklich oder nur zum Schein; in der zweiten darf man nachsehen oder tauschen, aber nichts ansagen.

rules-end-heading = Das Ende
rules-end = Jedes Mal, wenn Münzen bewegt wurden, wird geprüft:
rules-end-rich = Jemand hat 13 Münzen oder mehr und gewinnt. Mehrere zugleich gewinnen gemeinsam.
rules-end-ruined = Jemand hat die letzte Münze verloren: Die Partie endet, und die Reichsten gewinnen.
rules-end-cheat = Manche Fähigkeiten bringen selbst den Sieg, andere lassen jemanden ausscheiden. Wer allein übrig bleibt, gewinnt.

rules-few-heading = Zu zweit oder zu dritt
rules-few = Nur in der ersten Ausgabe, mit insgesamt sechs Karten.
rules-few-three = Zu dritt haben alle zwei Karten, eine links und eine rechts.
rules-few-two = Zu zweit haben beide drei Karten: links, rechts und dazwischen eine geschützte.
rules-few-claim = Wer ansagt, tut es mit einer eigenen Karte, der linken oder der rechten. Wer widerspricht, darf jede eigene nehmen, auch die geschützte.
rules-few-swap = Tausche deine linke oder rechte Karte mit einer anderen eigenen oder mit der linken oder rechten Karte einer anderen Person. Fremde geschützte Karten rührt niemand an.
rules-few-bound = Wer zu zweit widerspricht, ist als Nächstes dran und in diesem Zug nicht frei: Das ist der Preis.

rules-editions-heading = Die zwei Ausgaben
rules-editions-first = Die erste Ausgabe ist für 2 bis 13 Personen. Eine Erweiterung ergänzt sie um zwölf Charaktere, darunter der Verfluchte, und um den Friedhof.
rules-editions-second = Die zweite Ausgabe ist für 4 bis 12 Personen, mit einigen neuen Charakteren, anderen Beträgen und je zwei Sets für jede Personenzahl: Seite A für den Anfang, Seite B für mehr Intrigen.
rules-editions-own = Ein eigenes Set braucht den Richter und genug Charaktere, die Geld von der Bank bringen. Beim Einrichten des Tisches steht, was fehlt.

rules-fine-heading = Wenn du es genau wissen willst
rules-fine-any = Du darfst jeden Charakter des Sets ansagen, auch die in der Mitte, und auch dann, wenn die Fähigkeit nichts bewirken würde.
rules-fine-first = Wer beginnt, entscheidet das Los, wenn nicht die Tischleitung jemanden bestimmt.
rules-fine-order = Erst die Fähigkeit, dann die Strafen, alle im selben Moment. Der Richter bekommt also die Strafen dieses Zuges nicht, und die Hexe tauscht, bevor die anderen zahlen. Endet die Partie durch eine Fähigkeit, werden keine Strafen mehr gezahlt.
rules-fine-down = Aufgedeckte Karten gelten wieder als verdeckt, bevor die Fähigkeit genutzt wird: Narr und Spionin dürfen sie nehmen.
rules-fine-must = Eine Fähigkeit wird ganz genutzt; nur die Hexe darf alles lassen, wie es ist, und jeder Tausch darf nur zum Schein geschehen. Gibt es zu wenige Personen oder Karten zur Auswahl, tut man, was möglich ist.
rules-fine-targets = Fähigkeiten richten sich an andere Personen, die noch im Spiel sind. Eine Karte in der Mitte zählt nicht als Person.
rules-fine-pay = Wer nicht alles zahlen kann, zahlt, was da ist, und ist ruiniert. Hat die Bank zu wenig, zahlt sie zuerst an die Person, die die Fähigkeit nutzt, dann nach links, dann nach rechts.
rules-fine-together = Was mehrere auf einmal zahlen oder bekommen, ist eine einzige Bewegung: Erst danach wird geprüft, ob die Partie endet. Nur die Gaben an die Bettlerin kommen eine nach der anderen.
rules-fine-binding = Nicht frei ist die Person, nicht der Stuhl, und nur im unmittelbar nächsten Zug. Wird deine Karte durch die Prinzessin herumgezeigt, gilt das als Aufdecken; eine Karte anzusehen nicht.
rules-fine-seats = Tauschen Personen die Plätze, bleiben Münzen und Karten liegen. Es geht von dem Stuhl aus weiter, an dem der Zug begann, darum kann jemand zweimal hintereinander dran sein.
rules-fine-out = Wer ausscheidet, gibt alle Münzen an die Bank zurück und wird von da an übersprungen. Das gilt nicht als Ruin und beendet die Partie nicht.
rules-fine-peek = Wo die Tischleitung es erlaubt, darf man beim Warten einmal vor dem eigenen Zug die eigene Karte ansehen, aber nicht in der Eröffnung. Alle erfahren es, und der Zug geht fürs Nachsehen drauf.
rules-fine-cemetery = Auf dem Friedhof liegen Charaktere, die nicht am Tisch sind. Alle wissen, welche; in welcher Reihenfolge, weiß niemand.
rules-fine-limit = Hat die Tischleitung eine Zuggrenze gesetzt, gewinnen die Reichsten, sobald sie erreicht ist.
rules-fine-watch = Wer zusieht, sieht nur, was alle am Tisch wissen.

rules-next = Jetzt weißt du genug, um zu spielen
rules-next-play = Zur Startseite
rules-next-cast = Zu den Charakteren

## Die Charaktere

characters-title = Charaktere
characters-heading = Die Charaktere
characters-lead = Was jeder Charakter bewirkt, wenn seine Fähigkeit genutzt wird. Die Beträge hängen von der Ausgabe ab.
characters-search = Suchen
characters-box = Ausgabe
characters-box-value =
    { $box ->
        [first] Erste Ausgabe
        [expansion] Erweiterung
        [second] Zweite Ausgabe
       *[all] Alle
    }
characters-found =
    { $count ->
        [0] Darauf hört hier niemand.
        [one] Ein Charakter
       *[other] { $count } Charaktere
    }
characters-box-minimum =
    { $box ->
        [first] Erste Ausgabe, ab { $minimum } Personen
        [expansion] Erweiterung, ab { $minimum } Personen
       *[second] Zweite Ausgabe, ab { $minimum } Personen
    }
characters-copies =
    { $count ->
        [one] Eine Karte
       *[other] { $count } Karten
    }
characters-purse = Bringt Geld von der Bank
characters-two-names = { $first } oder { $second }
