# Die Seiten, die das Spiel erklären: seine Regeln in wenigen Minuten und alle seine Charaktere.

## Die Regeln

rules-title = Regeln
rules-heading = So spielt man Mascarade
rules-lead = Alle haben eine Karte und damit einen Charakter. Karten werden getauscht, oder es sieht nur so aus, und bald ist sich niemand mehr der eigenen sicher. Wer eine Fähigkeit beansprucht, bekommt sie, es sei denn, jemand ruft: „Nein, das bin ich!“

rules-aim-heading = Das Ziel
rules-aim = Komm vor allen anderen auf 13 Münzen. Alle beginnen mit 6. Münzen liegen offen, Karten nicht.

rules-deal-heading = Das Austeilen
rules-deal = Alle bekommen eine Karte, übrige liegen verdeckt in der Mitte. Eine Weile liegen alle Karten offen: Merk sie dir. Dann werden sie umgedreht. Von nun an gehört dir die Karte vor dir, ob du sie kennst oder nicht.

rules-opening-heading = Die Eröffnung
rules-opening = In den ersten vier Zügen gibt es keine Wahl: Wer dran ist, nimmt die eigene Karte und eine andere unter den Tisch und tauscht sie, wirklich oder nur zum Schein.

rules-turn-heading = Dein Zug
rules-turn = Ab dem fünften Zug machst du eins von drei Dingen. Dann geht es im Uhrzeigersinn weiter.
rules-look-heading = Nachsehen
rules-look = Sieh dir heimlich deine eigene Karte an. Jetzt weißt du, wer du bist – fürs Erste.
rules-swap-heading = Tauschen oder nur so tun
rules-swap = Nimm deine Karte und eine andere, von jemandem am Tisch oder aus der Mitte, unter den Tisch. Tausche sie oder lass es. Alle sehen, welche zwei Karten du nimmst. Was du tust, weißt nur du, und ansehen darfst auch du sie nicht.
rules-announce-heading = Ansagen
rules-announce = Sag, wer du bist: irgendein Charakter im Spiel, wahr oder gelogen. Nachgesehen haben musst du nicht. Widerspricht niemand, nutzt du seine Fähigkeit.

rules-contest-heading = Wenn jemand widerspricht
rules-contest = Im Uhrzeigersinn dürfen die anderen sagen: „Nein, das bin ich!“ Tut das niemand, wird die Fähigkeit genutzt und keine Karte gezeigt. Sonst decken alle, die der Charakter sein wollen, ihre Karte auf.
rules-contest-right = Wer den Charakter wirklich hat, nutzt seine Fähigkeit, auch außerhalb des eigenen Zuges.
rules-contest-wrong = Alle anderen, die ihn beansprucht haben, zahlen danach 1 Münze Strafe in die Gerichtskasse.
rules-contest-none = Hat ihn niemand von ihnen, zahlen alle, und sonst passiert nichts.
rules-contest-after = Dann werden alle Karten wieder umgedreht.

rules-bound-heading = Nach dem Aufdecken
rules-bound = Wer eine Karte aufdecken musste und gleich als Nächstes dran ist, kann nicht frei wählen. In der ersten Edition musst du dann tauschen, wirklich oder nur zum Schein. In der zweiten darfst du nachsehen oder tauschen, aber nichts ansagen.

rules-end-heading = Das Ende
rules-end = Nach jeder Bewegung von Münzen wird geprüft:
rules-end-rich = Hat jemand 13 Münzen oder mehr? Gewonnen! Mehrere zugleich gewinnen gemeinsam.
rules-end-ruined = Hat jemand die letzte Münze verloren? Dann endet die Partie, und die Reichsten gewinnen.
rules-end-cheat = Manche Fähigkeiten bringen sofort den Sieg, andere lassen jemanden ausscheiden. Wer allein übrig bleibt, gewinnt.

rules-few-heading = Zu zweit oder zu dritt
rules-few = Nur in der ersten Edition, mit insgesamt sechs Karten.
rules-few-three = Zu dritt haben alle zwei Karten, eine links und eine rechts.
rules-few-two = Zu zweit haben beide drei Karten: links, rechts und dazwischen eine geschützte.
rules-few-claim = Wer ansagt, legt die Hand auf die linke oder rechte eigene Karte. Wer widerspricht, darf jede eigene nehmen, auch die geschützte.
rules-few-swap = Tausche deine linke oder rechte Karte mit einer anderen eigenen oder mit der linken oder rechten Karte einer anderen Person. Fremde geschützte Karten sind tabu.
rules-few-bound = Wer zu zweit widerspricht, ist als Nächstes dran und kann dann nicht frei wählen: Das ist der Preis.

rules-editions-heading = Die zwei Editionen
rules-editions-first = Die erste Edition ist für 2 bis 13 Personen. Eine Erweiterung ergänzt sie um zwölf Charaktere, darunter der Verfluchte, und um den Friedhof.
rules-editions-second = Die zweite Edition ist für 4 bis 12 Personen, mit einigen neuen Charakteren, anderen Beträgen und je zwei Sets für jede Personenzahl: Seite A für den Anfang, Seite B für mehr Intrigen.
rules-editions-own = Ein eigenes Set braucht den Richter und genug Charaktere, die Geld von der Bank bringen. Was fehlt, steht am Tisch vor der Partie.

rules-fine-heading = Für alle, die es genau wissen wollen
rules-fine-any = Du darfst jeden Charakter des Sets ansagen, auch die in der Mitte und auch, wenn die Fähigkeit nichts bewirkt.
rules-fine-first = Wer beginnt, entscheidet das Los, außer der Host bestimmt jemanden.
rules-fine-order = Erst die Fähigkeit, dann die Strafen, alle im selben Moment. Der Richter bekommt also die Strafen dieses Zuges nicht, und die Hexe tauscht, bevor die anderen zahlen. Endet die Partie durch eine Fähigkeit, entfallen die Strafen.
rules-fine-down = Aufgedeckte Karten gelten wieder als verdeckt, bevor die Fähigkeit genutzt wird: Narr und Spionin dürfen sie nehmen.
rules-fine-must = Eine Fähigkeit wird ganz genutzt. Nur die Hexe darf es bleiben lassen, und jeder Tausch darf nur zum Schein sein. Gibt es zu wenige Personen oder Karten zur Auswahl, machst du, was möglich ist.
rules-fine-targets = Fähigkeiten treffen andere Personen, die noch im Spiel sind. Karten in der Mitte zählen nicht als Personen.
rules-fine-pay = Wer nicht alles zahlen kann, zahlt, was noch da ist, und ist ruiniert. Hat die Bank zu wenig, zahlt sie zuerst an die Person, die die Fähigkeit nutzt, dann nach links, dann nach rechts.
rules-fine-together = Was mehrere auf einmal zahlen oder bekommen, gilt als eine Bewegung: Erst danach wird geprüft, ob die Partie endet. Nur die Gaben an die Bettlerin kommen nacheinander.
rules-fine-binding = Die Einschränkung nach dem Aufdecken gilt der Person, nicht dem Platz, und nur für den unmittelbar nächsten Zug. Zeigst du deine Karte wegen der Prinzessin, gilt das als Aufdecken. Eine Karte anzusehen zählt nicht.
rules-fine-seats = Tauschen zwei die Plätze, bleiben Münzen und Karten liegen. Es geht von dem Platz aus weiter, an dem der Zug begann, darum kann jemand zweimal hintereinander dran sein.
rules-fine-out = Wer ausscheidet, gibt alle Münzen an die Bank zurück und wird ab dann übersprungen. Das gilt nicht als Ruin und beendet die Partie nicht.
rules-fine-peek = Erlaubt es der Host, darfst du beim Warten einmal vor deinem Zug in die eigene Karte spicken, nur nicht in der Eröffnung. Alle erfahren es, und dein Zug geht fürs Nachsehen drauf.
rules-fine-cemetery = Auf dem Friedhof liegen Charaktere, die nicht am Tisch sind. Welche, wissen alle. In welcher Reihenfolge, weiß niemand.
rules-fine-limit = Hat der Host ein Zuglimit gesetzt, gewinnen die Reichsten, sobald es erreicht ist.
rules-fine-watch = Wer zusieht, sieht nur, was alle am Tisch wissen.

rules-next = Jetzt kannst du mitspielen
rules-next-play = Zur Startseite
rules-next-cast = Zu den Charakteren

## Die Charaktere

characters-title = Charaktere
characters-heading = Die Charaktere
characters-lead = Was jeder Charakter bewirkt, wenn seine Fähigkeit genutzt wird. Die Beträge hängen von der Edition ab.
characters-search = Suchen
characters-box = Edition
characters-box-value =
    { $box ->
        [first] Erste Edition
        [expansion] Erweiterung
        [second] Zweite Edition
       *[all] Alle
    }
characters-found =
    { $count ->
        [0] Auf diesen Namen hört hier niemand.
        [one] Ein Charakter
       *[other] { $count } Charaktere
    }
characters-box-minimum =
    { $box ->
        [first] Erste Edition, ab { $minimum } Personen
        [expansion] Erweiterung, ab { $minimum } Personen
       *[second] Zweite Edition, ab { $minimum } Personen
    }
characters-copies =
    { $count ->
        [one] Eine Karte
       *[other] { $count } Karten
    }
characters-purse = Bringt Geld von der Bank
characters-two-names = { $first } oder { $second }
