# Turniere, Studien zur Ausgewogenheit und die Bots, die es gibt.

## Bots

bots-heading = Verfügbare Bots
bots-group =
    { $group ->
        [level] Spielstärken
       *[more] Weitere Gegner
    }
bots-hint = Um zwei zu vergleichen: { $command }
bots-broken = lässt sich nicht laden: { $reason }
bots-column-name = Name
bots-column-summary = Was er kann
bots-column-source = Herkunft

## Spielen

arena-playing = Es wird gespielt
arena-goes-on = Weiter nach { $kept } von { $games } Partien, gespeichert in { $file }.
arena-finished-before =
    Alle { $games } Partien waren schon gespielt, hier sind ihre Ergebnisse. Mit --fresh werden sie neu gespielt.
arena-stopped =
    { NUMBER($kept) ->
        [0] Abgebrochen, bevor die erste von { $games } Partien zu Ende war.
       *[other] Abgebrochen nach { $kept } von { $games } Partien. Sie sind in { $file } gespeichert, derselbe Befehl macht dort weiter.
    }
arena-stopped-unkept = Abgebrochen nach { $kept } von { $games } Partien.
arena-kept =
    { NUMBER($kept) ->
        [0] Keine von { $games } Partien ist zu Ende gespielt.
       *[other] Die ersten { $kept } von { $games } Partien sind in { $file } gespeichert, derselbe Befehl macht dort weiter.
    }

## Ergebnisse

arena-table =
    { $edition ->
        [first] Erste Edition
       *[second] Zweite Edition
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
    Züge pro Partie: Mittel { $mean }, Median { $middle }, in 80 % der Partien { $low } bis { $high }, höchstens { $longest }.
arena-endings = So endeten die Partien: { $endings }.
arena-ending =
    { $reason ->
        [thirteen] 13 Münzen
        [ruin] Ruin
        [cheat] Fähigkeit des Falschspielers
        [last-standing] Ausscheiden aller anderen
       *[turn-limit] Zuglimit
    } { $share }
arena-mistakes =
    { $bot } { $kind ->
        [raised] ist
        [illegal] hat
        [late] hat
       *[absent] konnte
    } { $count ->
        [one] einmal
        [2] zweimal
        [3] dreimal
       *[other] { $count }-mal
    } { $kind ->
        [raised] abgestürzt
        [illegal] unerlaubt geantwortet
        [late] zu lange gebraucht
       *[absent] nicht Platz nehmen
    }. Wo nötig, wurde die Antwort durch eine erlaubte ersetzt. Beim ersten Mal: { $first }
arena-note-even = Alle Bots haben jede Verteilung der Karten auf jedem Platz gespielt.
arena-note-uneven = Ist die Zahl der Partien durch { $players } teilbar, spielen alle Bots jede Verteilung der Karten auf jedem Platz.
arena-note-intervals = Intervalle: 95 %, nach Wilson. Ein geteilter Sieg zählt anteilig.

# $share ist eine Zahl, oder zwei mit einem Strich dazwischen
arena-percent = { $share } %

arena-column-bot = Bot
arena-column-seats = Plätze
arena-column-wins = Siege
arena-column-share = Anteil
arena-column-interval = 95 %
arena-column-fair = Fair
arena-column-ratio = Faktor
arena-column-rating = Wertung

## Ausgewogenheit

balance-bot = { $players } × { $bot }
balance-fair = Ein fairer Anteil ist { $share }.
balance-column-dealt = Ausgeteilt
balance-column-seat = Platz
balance-seat =
    { NUMBER($seat) ->
        [1] 1, beginnt
       *[other] { $seat }
    }
balance-column-announced = Angesagt
balance-column-per-game = Pro Partie
balance-column-contested = Bestritten
balance-column-true = Wahr
balance-column-true-contested = Wahr, wenn bestritten
balance-column-carried = Genutzt
balance-column-announcers = Siege nach Ansage
balance-courthouse =
    Gerichtskasse: Pro Partie kommen im Mittel { $paid } Münzen hinein. Geleert wird sie { $takings }-mal pro Partie, mit jeweils { $taken } Münzen. Im Mittel liegen höchstens { $largest } und am Ende { $left } darin.

## Diagramme

plot-games =
    { $games ->
        [one] 1 Partie
       *[other] { $games } Partien
    }: { $who }
plot-shares = Gewonnene Partien, gemessen am fairen Anteil
plot-shares-axis = Anteil der Partien ÷ fairer Anteil, mit 95-%-Intervall
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
       *[turn-limit] Zuglimit
    } { $share }
plot-claims = Ansagen
plot-claims-axis = Ansagen pro Partie
plot-claims-true-uncontested = wahr, unbestritten
plot-claims-true-contested = wahr, bestritten
plot-claims-false-contested = falsch, bestritten
plot-claims-false-uncontested = falsch, unbestritten

## Ablehnungen

error-all-seats = „{ $bot }“ spielt auf allen Plätzen: Lass die Zahl weg.

error-unknown-bot =
    { $closest ->
        [none] Den Bot „{ $bot }“ gibt es nicht. Es gibt: { $known }.
       *[other] Den Bot „{ $bot }“ gibt es nicht. Meinst du „{ $closest }“? Es gibt: { $known }.
    }
error-bot-does-not-load = Der Bot „{ $bot }“ lässt sich nicht laden: { $reason }
error-bot-is-no-bot = Was als Bot „{ $bot }“ installiert ist, ist kein Bot, sondern vom Typ { $reason }.
error-bot-does-not-sit = Der Bot „{ $bot }“ kann an diesem Tisch nicht spielen: { $reason }
error-policy-is-none = „{ $file }“ enthält keinen trainierten Bot. examples/train_policy.py erzeugt solche Dateien.
error-policy-damaged = Der trainierte Bot in „{ $file }“ ist beschädigt.
error-policy-too-large = „{ $file }“ ist zu groß für einen trainierten Bot: höchstens { $most } MB.
error-policy-format = Der trainierte Bot in „{ $file }“ hat das Format { $found }, diese Version liest Format { $known }. Trainiere ihn neu.
error-policy-other-table =
    Der Bot in „{ $file }“ wurde für { $players } Personen trainiert, { $edition }, { $set ->
        [none] mit eigenem Set
       *[other] mit dem Set „{ $set }“
    }, und kann an keinem anderen Tisch spielen.
error-no-bots = Ein Turnier braucht mindestens einen Bot.
error-bot-seats = „{ $seats }“ ist keine Anzahl von Plätzen. Schreib vor den Bot eine Zahl ab 1, wie in 3*{ $bot }.
error-unknown-temper =
    „{ $temper }“ ist keine Eigenschaft des Bots „{ $bot }“. Eigenschaften schreibst du wie in { $bot }:boldness=0.9. Es gibt: { $known }.
error-temper-value = Beim Bot „{ $bot }“ muss „{ $temper }“ eine Zahl von 0 bis 1 sein, nicht „{ $value }“.
error-budget-nodes = Beim Bot „{ $bot }“ muss „nodes“ eine ganze Zahl ab 1 sein, nicht „{ $value }“.
error-too-many-bots = { $bots } Bots passen nicht an einen Tisch für { $players }.
error-empty-seats =
    Die Bots besetzen { $bots } von { $players } Plätzen. Ohne die Zahl vor „{ $bot }“ füllt dieser Bot den Tisch.
error-too-small = { $option } muss mindestens 1 sein, nicht { $number }.
error-patience = --patience muss eine Zahl von Sekunden über 0 sein.
error-scenario-and-set = Wähle entweder das Szenario in „{ $file }“ oder ein veröffentlichtes Set (--edition, --set, --players), nicht beides.
error-worker-died =
    Ein Prozess ist mitten in den Partien { $first } bis { $last } abgebrochen (Exit-Code { $exit }). Vielleicht hat ein Bot ihn beendet, oder der Speicher ist ausgegangen.
error-state-unreadable = „{ $file }“ ist keine gespeicherte Studie: { $reason }
error-state-unwritable = Die Ergebnisse lassen sich nicht in „{ $file }“ speichern: { $reason }
error-state-of-other =
    „{ $file }“ enthält eine andere Studie oder stammt von einer anderen Version. Wähle eine andere Datei oder überschreib diese mit --fresh.
error-state-of-changed-bot =
    „{ $file }“ wurde mit anderem Code von { $bot } gespielt. Die Partien bleiben erhalten: Nimm eine andere Datei, oder überschreibe diese mit --fresh.
error-state-has-more =
    „{ $file }“ enthält schon { $kept } Partien, mehr als die gewünschten { $games }. Verlange mehr oder fang mit --fresh neu an.
error-plot-format = In „{ $file }“ lässt sich kein Diagramm speichern: Der Dateiname muss auf eines davon enden: { $known }.
error-no-matplotlib = Diagramme brauchen matplotlib, das nicht installiert ist. Das Extra „plot“ bringt es mit: make setup oder pip install 'mascarade[plot]'
error-force-without-plot = --force geht nur zusammen mit --plot.

error-no-ray = Studien auf einem Cluster brauchen Ray, das nicht installiert ist. Das Extra „cluster“ bringt es mit: make setup oder pip install 'mascarade[cluster]'
error-ray-address = „{ $address }“ ist keine Cluster-Adresse. Schreib HOST:PORT, wie in --ray=127.0.0.1:6379. --ray allein startet Ray auf diesem Rechner.
error-ray-unreachable = Unter { $address } antwortet kein Ray-Cluster: { $reason }.
error-ray-not-started = Ray startet hier nicht: { $reason }.
error-cluster-version = Auf dem Cluster läuft mascarade { $theirs }, hier { $ours }. Installiere überall dieselbe Version.
error-cluster-bots = Die Rechner des Clusters haben anderen Code von { $bot }. Installiere überall dieselben Bots.
error-cluster-died =
    Prozesse des Clusters sind mehrmals mitten in den Partien { $first } bis { $last } abgebrochen ({ $reason }). Vielleicht hat ein Bot sie beendet, oder der Speicher ist ausgegangen.
