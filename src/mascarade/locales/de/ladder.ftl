# Die Rangliste der Bots. Sie braucht auch Texte aus arena.ftl und atlas.ftl.

ladder-title = Rangliste der Bots
ladder-lead = Jeder Bot sitzt auf einem Platz, auf allen anderen sitzen andere Bots: alle von einer Art oder mehrere gemischt.
ladder-facts =
    { $games ->
        [one] 1 Partie
       *[other] { $games } Partien
    }, Seed { $seed }, mascarade { $version }.
ladder-place = { $rank }. { $bot }
ladder-mixes = Mischungen
ladder-mix = { $name }: { $bots }
ladder-ahead = { $bot } liegt vor { $other }: { $difference } eines fairen Anteils ({ $low } bis { $high }).
ladder-undecided = { $bot } oder { $other }? Die Partien lassen es offen: { $difference } eines fairen Anteils ({ $low } bis { $high }).
ladder-problem = { $bot } kann unter { $population } nicht geprüft werden: { $reason }
ladder-written = Die Seite ist in { $page }, ihr Bild in { $picture }.

ladder-column-worst = Schlechtester
ladder-column-among = Unter
ladder-column-mean = Mittel
ladder-column-median-cost = µs, Median
ladder-column-mean-cost = µs, Mittel

ladder-note-share = ×1 ist der faire Anteil: so viel gewännen alle, wenn alle gleich gut wären. Ein geteilter Sieg zählt anteilig. „Schlechtester“ ist der niedrigste Wert eines Bots, unter den Bots, die daneben stehen.
ladder-note-deals = Alle Bots haben dieselben Verteilungen gespielt, jede auf jedem Platz.
ladder-note-intervals = Intervalle: 95 %, mit ganzen Verteilungen als Einheit; Unterschiede gelten je Verteilung.
ladder-note-ranking = Reihenfolge: Jede Gruppe stimmt zwischen je zwei Bots ab, mit der Wahrscheinlichkeit, dass der erste dort besser ist. Das Verfahren von Schulze macht daraus eine Reihenfolge, auch wenn die Stimmen im Kreis laufen.
ladder-note-rating = Die Wertungen stammen von den gemischten Tischen; ihre Intervalle zeigen, wie sie schwanken, wenn Verteilungen neu gezogen werden.
ladder-note-cost = µs: Rechenzeit je Entscheidung, mit allem, was der Bot seit der letzten gesehen hat.

error-one-seat = „{ $bot }“ sitzt hier auf einem einzigen Platz; lass die Zahl weg.
error-games-and-budget = Wähle entweder --games oder --budget.
error-budget-minutes = --budget muss eine positive Zahl von Minuten sein, höchstens ein Jahr.
error-player-count = „{ $written }“ ist keine Spielerzahl. Schreib zum Beispiel --players 4,6.
error-page-format = „{ $file }“ kann nicht die Seite sein; der Name muss auf .md enden.
error-cell-died =
    Ein Prozess ist abgebrochen, während { $bot } unter { $population } spielte ({ $reason }). Vielleicht hat ein Bot ihn beendet, oder der Speicher ist ausgegangen.

# A ladder with a time limit has no number of games to reach

arena-goes-on-timed = Weiter nach { $kept } Partien, gespeichert in { $file }.
arena-finished-before-timed = Die Zeit ist verbraucht, hier sind die Ergebnisse. Ein größeres --budget macht weiter, --fresh fängt neu an.
arena-stopped-timed =
    { NUMBER($kept) ->
        [0] Abgebrochen, bevor die erste Partie zu Ende war.
       *[other] Abgebrochen nach { $kept } Partien. Sie sind in { $file } gespeichert, derselbe Befehl macht dort weiter.
    }
arena-stopped-unkept-timed = Abgebrochen nach { $kept } Partien.
arena-kept-timed =
    { NUMBER($kept) ->
        [0] Abgebrochen, bevor die erste Partie zu Ende war.
       *[other] Die ersten { $kept } Partien sind in { $file } gespeichert, derselbe Befehl macht dort weiter.
    }
