# Turniere, Studien zur Ausgewogenheit und die Bots, die es gibt.

## Bots

bots-heading = Bots, die einen Platz bekommen können
bots-hint = Um einen zu messen: { $command }
bots-broken = lädt nicht: { $reason }
bots-column-name = Name
bots-column-summary = Was er tut
bots-column-source = Herkunft

## Spielen

arena-playing = Es wird gespielt
arena-goes-on = Weiter geht es nach { $kept } von { $games } Partien, die in { $file } festgehalten sind.
arena-finished-before =
    Alle { $games } Partien waren schon gespielt; das sind ihre Zahlen. Mit --fresh werden sie neu gespielt.
arena-stopped =
    { NUMBER($kept) ->
        [0] Abgebrochen, bevor die erste von { $games } Partien zu Ende war.
       *[other] Abgebrochen nach { $kept } von { $games } Partien. Sie sind in { $file } festgehalten; derselbe Befehl macht dort weiter.
    }
arena-stopped-unkept = Abgebrochen nach { $kept } von { $games } Partien.
arena-kept =
    { NUMBER($kept) ->
        [0] Bis dahin war keine von { $games } Partien zu Ende.
       *[other] Was bis dahin gespielt wurde, { $kept } von { $games } Partien, ist in { $file } festgehalten; derselbe Befehl macht dort weiter.
    }

## Ergebnisse

arena-table =
    { $edition ->
        [first] Erste Ausgabe
       *[second] Zweite Ausgabe
    }, { $set ->
        [none] eigenes Set
       *[other] { $set }
    }, { $players } Personen, höchstens { $limit } Züge
arena-seats = Plätze: { $seats }
arena-games =
    { $games ->
        [one] 1 Partie
       *[other] { $games } Partien
    }, Startwert { $seed }
arena-turns =
    Züge je Partie: im Mittel { $mean }; in vier von fünf Partien { $low } bis { $high }, im Median { $middle }, höchstens { $longest }.
arena-endings = So endeten die Partien: { $endings }.
arena-ending =
    { $reason ->
        [thirteen] 13 Münzen
        [ruin] Ruin
        [cheat] Fähigkeit des Falschspielers
        [last-standing] Ausscheiden aller anderen
       *[turn-limit] Zuggrenze
    } { $share }
arena-mistakes =
    { $bot } { $kind ->
        [raised] ist
        [illegal] hat
        [late] hat
       *[absent] hat
    } { $count ->
        [one] einmal
       *[other] { $count }-mal
    } { $kind ->
        [raised] abgestürzt
        [illegal] unerlaubt geantwortet
        [late] zu lange gebraucht
       *[absent] nicht Platz genommen
    }; wo eine Antwort nötig war, trat eine erlaubte an die Stelle der eigenen. Beim ersten Mal: { $first }
arena-note-even = Jede Verteilung der Karten wurde mit allen auf allen Plätzen gespielt.
arena-note-uneven = Ist die Zahl der Partien durch { $players } teilbar, wird jede Verteilung der Karten mit allen auf allen Plätzen gespielt.
arena-note-intervals = Intervalle: 95 %, nach Wilson; eine Partie, die mehrere gewinnen, zählt für alle anteilig.

# $share ist eine Zahl, oder zwei mit einem Strich dazwischen
arena-percent = { $share } %

arena-column-bot = Bot
arena-column-seats = Plätze
arena-column-wins = Siege
arena-column-share = Anteil
arena-column-interval = 95 %
arena-column-fair = Gerecht
arena-column-ratio = Faktor
arena-column-rating = Wertung

## Ausgewogenheit

balance-bot = { $players } × { $bot }
balance-fair = Gerecht wäre ein Anteil von { $share }.
balance-column-dealt = Ausgeteilt
balance-column-seat = Platz
balance-seat =
    { NUMBER($seat) ->
        [1] 1, beginnt
       *[other] { $seat }
    }
balance-column-announced = Angesagt
balance-column-per-game = Je Partie
balance-column-contested = Bestritten
balance-column-true = Wahr
balance-column-true-contested = Wahr, wenn bestritten
balance-column-carried = Genutzt
balance-column-announcers = Siege nach Ansage
balance-courthouse =
    Gerichtskasse: Je Partie kommen { $paid } Münzen hinein; geleert wird sie { $takings }-mal je Partie, mit jeweils { $taken } Münzen. Im Mittel liegen höchstens { $largest } und am Ende { $left } darin.

## Diagramme

plot-games =
    { $games ->
        [one] 1 Partie
       *[other] { $games } Partien
    }: { $who }
plot-shares = Gewonnene Partien, gemessen am gerechten Anteil
plot-shares-axis = Anteil der Partien ÷ gerechter Anteil, mit 95-%-Intervall
plot-share-axis = Anteil der Partien, mit 95-%-Intervall
plot-dealt = Siege nach ausgeteilter Karte
plot-seats = Siege nach Platz
plot-seat =
    { NUMBER($seat) ->
        [1] Erster Zug
        [2] Zweiter
        [3] Dritter
       *[other] { $seat }.
    }
plot-lengths = Länge
plot-lengths-axis = Züge
plot-length-note = Median { $median }, Mittel { $mean }
plot-endings = Beendet durch
plot-ending =
    { $reason ->
        [thirteen] 13 Münzen
        [ruin] Ruin
        [cheat] Falschspieler
        [last-standing] Ausscheiden
       *[turn-limit] Zuggrenze
    } { $share }
plot-claims = Ansagen
plot-claims-axis = Ansagen je Partie
plot-claims-true-uncontested = wahr, unbestritten
plot-claims-true-contested = wahr, bestritten
plot-claims-false-contested = falsch, bestritten
plot-claims-false-uncontested = falsch, unbestritten

## Ablehnungen

error-all-seats = „{ $bot }“ sitzt auf allen Plätzen: Lass die Zahl weg.

error-unknown-bot =
    { $closest ->
        [none] Einen Bot „{ $bot }“ gibt es nicht. Es gibt: { $known }.
       *[other] Einen Bot „{ $bot }“ gibt es nicht. Meinst du „{ $closest }“? Es gibt: { $known }.
    }
error-bot-does-not-load = Der Bot „{ $bot }“ lädt nicht: { $reason }
error-bot-is-no-bot = Was als Bot „{ $bot }“ installiert ist, ist kein Bot, sondern vom Typ { $reason }.
error-bot-does-not-sit = Der Bot „{ $bot }“ nimmt an diesem Tisch nicht Platz: { $reason }
error-policy-is-none = „{ $file }“ enthält keinen trainierten Bot. examples/train_policy.py erzeugt solche Dateien.
error-policy-damaged = Der trainierte Bot in „{ $file }“ ist beschädigt.
error-policy-too-large = „{ $file }“ ist zu groß für einen trainierten Bot: höchstens { $most } MB.
error-policy-format = Der trainierte Bot in „{ $file }“ hat das Format { $found }; diese Version spielt Format { $known }. Er muss neu trainiert werden.
error-policy-other-table =
    Der Bot in „{ $file }“ wurde für { $players } Personen trainiert, { $edition }, { $set ->
        [none] mit eigens gewählten Karten
       *[other] mit dem Set „{ $set }“
    }, und kann an keinem anderen Tisch spielen.
error-no-bots = Ein Turnier braucht mindestens einen Bot.
error-bot-seats = „{ $seats }“ ist keine Anzahl von Plätzen. Vor dem Bot steht eine Zahl ab 1, wie in 3*{ $bot }.
error-unknown-temper =
    „{ $temper }“ ist kein Wesenszug des Bots „{ $bot }“. Wesenszüge schreibt man wie in { $bot }:boldness=0.9; es gibt: { $known }.
error-temper-value = Beim Bot „{ $bot }“ muss „{ $temper }“ eine Zahl von 0 bis 1 sein, nicht „{ $value }“.
error-budget-nodes = Beim Bot „{ $bot }“ muss „nodes“ eine ganze Zahl ab 1 sein, nicht „{ $value }“.
error-too-many-bots = { $bots } Bots passen nicht an einen Tisch für { $players }.
error-empty-seats =
    Die Bots nehmen { $bots } von { $players } Plätzen ein. Ohne die Zahl vor „{ $bot }“ füllt dieser Bot den Tisch.
error-too-small = { $option } braucht mindestens 1, nicht { $number }.
error-patience = --patience braucht eine Zahl von Sekunden über 0.
error-scenario-and-set = Wähle entweder das Szenario in „{ $file }“ oder ein veröffentlichtes Set (--edition, --set, --players), nicht beides.
error-worker-died =
    Ein Arbeitsprozess endete mitten in den Partien { $first } bis { $last } (Exit-Code { $exit }). Vielleicht hat ein Bot seinen Prozess beendet, oder der Speicher ging aus.
error-state-unreadable = „{ $file }“ enthält keine Ergebnisse einer Studie: { $reason }
error-state-unwritable = Die Ergebnisse lassen sich nicht in „{ $file }“ festhalten: { $reason }
error-state-of-other =
    „{ $file }“ enthält die Ergebnisse einer anderen Studie oder einer anderen Version. Wähle eine andere Datei oder fang mit --fresh in dieser neu an.
error-state-has-more =
    „{ $file }“ enthält schon { $kept } Partien, mehr als die { $games } verlangten. Verlange mehr oder fang mit --fresh neu an.
error-plot-format = „{ $file }“ ist keine Datei für ein Diagramm; der Name muss auf eines davon enden: { $known }.
error-no-matplotlib = Diagramme brauchen matplotlib, und das ist nicht installiert. Das Extra „plot“ bringt es mit: make setup oder pip install 'mascarade[plot]'
error-force-without-plot = --force geht nur zusammen mit --plot.

error-no-ray = Studien auf einem Cluster brauchen Ray, das nicht installiert ist. Das Extra „cluster“ bringt es mit: make setup, oder pip install 'mascarade[cluster]'
error-ray-address = „{ $address }“ ist keine Adresse eines Clusters. Man schreibt HOST:PORT, wie in --ray=127.0.0.1:6379; --ray allein startet Ray auf diesem Rechner.
error-ray-unreachable = Unter { $address } antwortet kein Ray-Cluster: { $reason }.
error-cluster-version = Die Arbeiter des Clusters haben mascarade { $theirs }, und hier ist { $ours }. Installiere überall dieselbe Version, damit die Zahlen dieselben sind.
error-cluster-died =
    Arbeiter des Clusters endeten mehrmals mitten in den Partien { $first } bis { $last } ({ $reason }). Vielleicht hat ein Bot seinen Prozess beendet, oder der Speicher ging aus.
