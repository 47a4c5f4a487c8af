# Das Ende einer Partie und die Wahrheit über sie, Zug für Zug.
# $player ist der Name einer Person. $character kommt in den Formen, die story.ftl erklärt.
# $percent ist eine ganze Zahl von 0 bis 100, $turn die Nummer eines Zuges (0 ist das Austeilen).

## Das Ende

truth-page = Die Wahrheit über die Partie an Tisch { $code }
truth-aborted = Die Partie wurde abgebrochen, und niemand hat gewonnen.
truth-fortunes = Vermögen am Ende
truth-rematch = Revanche
truth-rematch-by = { $host } kann eine Revanche starten.
truth-rematch-nobody = Der Host kann eine Revanche starten.
truth-rematch-lost = { $host } ist offline. Nach zwei Minuten kannst du Host werden und die Revanche starten.
truth-record = Partie speichern
truth-close = Zurück zum Tisch
truth-home = Zur Startseite
truth-loading = Die Masken fallen …
truth-again = Erneut versuchen

## Der Verlauf

truth-heading = Die Wahrheit
truth-explained = Wer nach jedem Zug wirklich wer war, und was alle nach dem, was sie gesehen hatten, von sich selbst glauben konnten.
truth-scrubber = Zeitpunkt der Partie
truth-deal = Das Austeilen
truth-turn = Zug { $turn }
# Neben dem Regler: wo man gerade ist
truth-turn-of = Zug { $turn } von { $last }
truth-first = Zum Austeilen
truth-last = Zum letzten Zug
truth-previous = Einen Zug zurück
truth-next = Einen Zug weiter
# Drei Knöpfe nebeneinander, auch auf einem Telefon
truth-next-reveal = Zum Aufdecken
truth-next-swap = Zum Tausch
truth-next-bluff = Zum Bluff
truth-nothing-told = Die Partie wurde abgebrochen, bevor hier etwas passiert ist.
truth-people = Alle in diesem Moment
truth-centre = Die Mitte
truth-centre-card =
    { $count ->
        [one] Mitte
       *[other] Mitte { $number }
    }
# Kurz, als Kopf einer Zeile: die Karten einer Person, die mehrere hat
truth-card-of =
    { $which ->
        [left] { $player }, links
        [right] { $player }, rechts
        [protected] { $player }, geschützt
       *[only] { $player }
    }
truth-which =
    { $which ->
        [left] Links
        [right] Rechts
       *[protected] Geschützt
    }
truth-no-card = Keine Karte
truth-believed = Mögliche Charaktere
truth-percent = { $percent } %
truth-other = andere
truth-sample = Berechnet aus einer Stichprobe aller Möglichkeiten.

# Wie gut eine Person eine eigene Karte kannte
truth-grasp =
    { $grasp ->
        [sure] Sicher
        [unsure] Unsicher
       *[wrong] Im Irrtum
    }
truth-was =
    { $viewer ->
        [player] { $grasp ->
            [sure] Du wusstest es.
            [unsure] Du konntest nicht sicher sein.
           *[wrong] Du lagst falsch.
        }
       *[nobody] { $grasp ->
            [sure] { $player } wusste es.
            [unsure] { $player } konnte nicht sicher sein.
           *[wrong] { $player } lag falsch.
        }
    }
truth-taken-for =
    { $viewer ->
        [player] Du hieltest sie für { $character-accusative }.
       *[nobody] Hielt sie für { $character-accusative }.
    }

# Was jemand in diesem Zug behauptet hat
truth-claim =
    { $contest ->
        [yes] „Nein, ich bin { $character }!“
       *[no] „Ich bin { $character }!“
    }
# Wie die Person selbst es sah, mit der Chance, die sie dem gab
truth-verdict =
    { $viewer ->
        [player] { $honesty ->
            [knew] Du wusstest es.
            [thought] { $true ->
                [yes] Du glaubtest es ({ $percent } %) und hattest recht.
               *[no] Du glaubtest es ({ $percent } %) und lagst falsch.
            }
            [gambled] { $true ->
                [yes] Du riskiertest es ({ $percent } %) und hattest recht.
               *[no] Du riskiertest es ({ $percent } %) und lagst falsch.
            }
           *[bluffed] { $true ->
                [yes] Du blufftest ({ $percent } %), und dann stimmte es doch.
               *[no] Du blufftest ({ $percent } %).
            }
        }
       *[nobody] { $honesty ->
            [knew] Wusste es.
            [thought] { $true ->
                [yes] Glaubte es ({ $percent } %) und hatte recht.
               *[no] Glaubte es ({ $percent } %) und lag falsch.
            }
            [gambled] { $true ->
                [yes] Riskierte es ({ $percent } %) und hatte recht.
               *[no] Riskierte es ({ $percent } %) und lag falsch.
            }
           *[bluffed] { $true ->
                [yes] Bluffte ({ $percent } %), und dann stimmte es doch.
               *[no] Bluffte ({ $percent } %).
            }
        }
    }
truth-shown = Anderen gezeigt.
truth-looked =
    { $viewer ->
        [players] { $count ->
            [one] Von dir angesehen.
           *[other] Von dir{ $players-after } angesehen.
        }
       *[nobody] Angesehen von { $players }.
    }

## Die Übersicht

truth-matrix = Alle Züge
truth-matrix-caption = Die wahren Karten nach jedem Zug. Mit den Pfeiltasten gehst du durch die Züge.
truth-person = Person
truth-follow = Karte verfolgen
truth-follow-none = Keine
truth-size = Größe
truth-smaller = Kleiner
truth-larger = Größer

truth-legend = Zeichen
truth-legend-sure = kannte die eigene Karte
truth-legend-unsure = war nicht sicher
truth-legend-wrong = lag falsch
truth-legend-honest = sprach in gutem Glauben
truth-legend-gamble = riskierte es
truth-legend-bluff = bluffte
truth-legend-contest = widersprach (nur Umriss)
truth-legend-true = grün: stimmte
truth-legend-false = rot: stimmte nicht
truth-legend-shown = Karte anderen gezeigt
truth-legend-looked = Karte heimlich angesehen
truth-legend-swapped = Karten wirklich getauscht
truth-legend-pretended = nur zum Schein
truth-legend-moved = Plätze oder Karten gewechselt

## Ehrungen

truth-honours = Ehrungen des Abends
truth-honour-bluff = Schönster Bluff
    .why =
        { $viewer ->
            [player] Du gibst dich
           *[nobody] { $player } gibt sich
        } in Zug { $turn } als { $character-name } aus (Chance: { $percent } %), { $coins ->
            [0] und niemand widerspricht.
            [one] niemand widerspricht, und das bringt 1 Münze.
           *[other] niemand widerspricht, und das bringt { $coins } Münzen.
        }
truth-honour-delusion = Längste Selbsttäuschung
    .why =
        { $viewer ->
            [player] Du liegst bei deiner Karte
           *[nobody] { $player } liegt bei der eigenen Karte
        } { $turns } Züge lang falsch, von Zug { $first } bis Zug { $last }.
truth-honour-hands = Flinkste Hände
    .why =
        { $viewer ->
            [player] Du nimmst
           *[nobody] { $player } nimmt
        } { $count ->
            [2] zweimal
            [3] dreimal
           *[other] { $count }-mal
        } Karten unter den Tisch und { $viewer ->
            [player] tauschst
           *[nobody] tauscht
        } sie { $real ->
            [0] nie wirklich.
            [one] einmal wirklich.
            [2] zweimal wirklich.
            [3] dreimal wirklich.
           *[other] { $real }-mal wirklich.
        }
truth-honour-nose = Beste Spürnase
    .why =
        { $viewer ->
            [player] Du widersprichst
           *[nobody] { $player } widerspricht
        } { $count ->
            [one] einmal zu Recht.
            [2] zweimal zu Recht.
            [3] dreimal zu Recht.
           *[other] { $count }-mal zu Recht.
        }
truth-honour-luck = Pures Glück
    .why =
        { $viewer ->
            [player] Du gibst dich
           *[nobody] { $player } gibt sich
        } in Zug { $turn } als { $character-name } aus (Chance: { $percent } %), und es stimmt.
truth-honour-honesty = Ehrliche Haut
    .why =
        { $viewer ->
            [player] Du sagst
           *[nobody] { $player } sagt
        } { $count ->
            [2] zweimal „Das bin ich“, und beide Male stimmt es.
            [3] dreimal „Das bin ich“, und es stimmt jedes Mal.
           *[other] { $count }-mal „Das bin ich“, und es stimmt jedes Mal.
        }
truth-honour-fines = Liebling der Gerichtskasse
    .why =
        { $viewer ->
            [player] Du zahlst
           *[nobody] { $player } zahlt
        } { $count ->
            [2] zweimal Strafe.
            [3] dreimal Strafe.
           *[other] { $count }-mal Strafe.
        }
truth-honour-traveller = Am weitesten gereist
    .why =
        { $character-start } wechselt { $moves ->
            [one] einmal
            [2] zweimal
            [3] dreimal
           *[other] { $moves }-mal
        } den Platz und liegt { $holders ->
            [one] nur vor einer Person.
           *[other] vor { $holders } Personen.
        }
truth-honour-show = Moment zeigen
