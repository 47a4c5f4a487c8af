# Das Ende einer Partie und die Wahrheit über sie, Zug für Zug.
# $player ist der Name einer Person. $character kommt in den Formen, die story.ftl erklärt.
# $percent ist eine ganze Zahl von 0 bis 100, $turn die Nummer eines Zuges (0 ist das Austeilen).

## Das Ende

truth-page = Die Wahrheit über die Partie an Tisch { $code }
truth-aborted = Die Partie wurde abgebrochen, und niemand hat gewonnen.
truth-fortunes = Vermögen am Ende
truth-rematch = Revanche
truth-rematch-by = { $host } kann eine Revanche ansetzen.
truth-rematch-nobody = Die Tischleitung kann eine Revanche ansetzen.
truth-record = Partie speichern
truth-close = Zurück zum Tisch
truth-home = Zur Startseite
truth-loading = Die Masken werden gelüftet …
truth-again = Noch einmal versuchen

## Der Verlauf

truth-heading = Die Wahrheit
truth-explained = Wer nach jedem Zug wirklich wer war und was alle nach dem, was sie gesehen hatten, von sich glauben konnten.
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
truth-nothing-told = Die Partie wurde abgebrochen, bevor hier etwas geschah.
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
truth-believed = Mögliche Vermutungen
truth-percent = { $percent } %
truth-other = andere
truth-sample = Berechnet aus einer Stichprobe von allem, was möglich war.

# Wie gut eine Person eine eigene Karte kannte
truth-grasp =
    { $grasp ->
        [sure] Sicher
        [unsure] Unsicher
       *[wrong] Im Irrtum
    }
truth-was =
    { $grasp ->
        [sure] { $player } wusste es.
        [unsure] { $player } konnte nicht sicher sein.
       *[wrong] { $player } irrte sich.
    }
truth-taken-for = Gehalten für { $character-accusative }.

# Was jemand in diesem Zug behauptet hat
truth-claim =
    { $contest ->
        [yes] „Nein, ich bin { $character }!“
       *[no] „Ich bin { $character }!“
    }
# Wie die Person selbst es sah, mit der Chance, die sie dem gab
truth-verdict =
    { $honesty ->
        [knew] Sicher gewusst.
        [thought] { $true ->
            [yes] Geglaubt ({ $percent } %), und es stimmte.
           *[no] Geglaubt ({ $percent } %), aber es stimmte nicht.
        }
        [gambled] { $true ->
            [yes] Riskiert ({ $percent } %), und es stimmte.
           *[no] Riskiert ({ $percent } %), aber es stimmte nicht.
        }
       *[bluffed] { $true ->
            [yes] Geblufft ({ $percent } %), und doch stimmte es.
           *[no] Geblufft ({ $percent } %).
        }
    }
truth-shown = Anderen gezeigt.
truth-looked = Angesehen von { $players }.

## Die Übersicht

truth-matrix = Alle Züge
truth-matrix-caption = Die wahren Karten aller nach jedem Zug. Mit den Pfeiltasten geht es durch die Züge.
truth-person = Person
truth-follow = Karte verfolgen
truth-follow-none = Keine
truth-size = Größe
truth-smaller = Kleiner
truth-larger = Größer

truth-legend = Zeichen
truth-legend-sure = kannte die eigene Karte
truth-legend-unsure = war sich nicht sicher
truth-legend-wrong = lag falsch
truth-legend-honest = ehrlich: gewusst oder geglaubt
truth-legend-gamble = riskiert
truth-legend-bluff = geblufft
truth-legend-contest = widersprochen (nur Umriss)
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
        { $coins ->
            [0] { $player } gab sich in Zug { $turn } bei einer Chance von { $percent } % als { $character-name } aus, und niemand widersprach.
            [one] { $player } gab sich in Zug { $turn } bei einer Chance von { $percent } % als { $character-name } aus, niemand widersprach, und das brachte 1 Münze.
           *[other] { $player } gab sich in Zug { $turn } bei einer Chance von { $percent } % als { $character-name } aus, niemand widersprach, und das brachte { $coins } Münzen.
        }
truth-honour-delusion = Längste Selbsttäuschung
    .why = { $player } lag { $turns } Züge lang bei der eigenen Karte falsch, von Zug { $first } bis Zug { $last }.
truth-honour-hands = Flinkste Hände
    .why =
        { $real ->
            [0] { $player } nahm { $count }-mal Karten unter den Tisch und tauschte sie nie wirklich.
            [one] { $player } nahm { $count }-mal Karten unter den Tisch und tauschte sie einmal wirklich.
           *[other] { $player } nahm { $count }-mal Karten unter den Tisch und tauschte sie { $real }-mal wirklich.
        }
truth-honour-nose = Beste Spürnase
    .why =
        { $count ->
            [one] { $player } hatte beim Widersprechen einmal recht.
           *[other] { $player } hatte beim Widersprechen { $count }-mal recht.
        }
truth-honour-luck = Reines Glück
    .why = { $player } behauptete in Zug { $turn } bei einer Chance von { $percent } %, { $character } zu sein, und es stimmte.
truth-honour-honesty = Ehrliche Haut
    .why = { $player } behauptete { $count }-mal, jemand zu sein, und jedes Mal stimmte es.
truth-honour-fines = Liebling der Gerichtskasse
    .why = { $player } zahlte { $count }-mal Strafe.
truth-honour-traveller = Am weitesten gereist
    .why =
        { $holders ->
            [one] { $character-start } wechselte { $moves }-mal den Platz und lag dabei nur bei einer Person.
           *[other] { $character-start } wechselte { $moves }-mal den Platz und lag dabei bei { $holders } Personen.
        }
truth-honour-show = Diesen Moment zeigen
