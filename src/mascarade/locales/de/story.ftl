# Eine Partie als Geschichte.
# Was nur manche wissen dürfen, steht in einer eigenen Nachricht, `-secret`, und kommt in Klammern hinter das, was alle sehen.
# $player, $owner und dergleichen sind Namen; $players ist eine Liste von Namen, $count sagt, wie viele es sind.
# $character steht mit Artikel im Nominativ, $character-genitive und $character-accusative in den anderen Fällen.
# $card und $cards sind Wendungen aus `story-card-*`: immer weiblich, im Nominativ wie im Akkusativ gleich, also nie nach „mit“ oder „bei“.
# $coins ist eine Wendung aus `amount-in-coins`. $source-kind sagt, was $source ist: person, bank oder courthouse.

## Bausteine

# Listen von Namen, Karten oder Satzteilen
story-list-two = { $first } und { $last }
story-list-more = { $first }, { $rest }

story-secret = ({ $told })

# Wessen Karte: die der handelnden Person oder die einer anderen
story-card-own =
    { $which ->
        [left] die eigene linke Karte
        [right] die eigene rechte Karte
        [protected] die eigene geschützte Karte
       *[only] die eigene Karte
    }
story-card-of =
    { $which ->
        [left] die linke Karte von { $owner }
        [right] die rechte Karte von { $owner }
        [protected] die geschützte Karte von { $owner }
       *[only] die Karte von { $owner }
    }
story-card-centre = die Karte aus der Mitte
story-card-centre-number = Karte { $number } aus der Mitte

# Im Dativ: „von der Bank“, „gibt der Bank“; so passen sie überall hin, wo auch ein Name stehen kann.
story-bank = der Bank
story-courthouse = der Gerichtskasse

## Das Austeilen

story-deal-heading = Das Austeilen
story-dealt = Einen Moment lang liegen alle Karten offen, dann werden sie umgedreht. Alle haben { $coins }. { $first } beginnt, dann geht es im Uhrzeigersinn weiter.
story-dealt-centre = Mitte
story-dealt-cemetery = Auf dem Friedhof: { $characters }.
story-dealt-cemetery-secret = Von oben nach unten: { $characters }.

## Züge

story-turn-heading = Zug { $turn } · { $player }
story-binding-opening = Eröffnung, muss tauschen
story-binding-look = hat gespickt, muss nachsehen
story-binding-swap = gerade aufgedeckt, muss tauschen
story-binding-no-announce = gerade aufgedeckt, darf nichts ansagen

story-looked = { $player } sieht sich heimlich { $cards } an.
story-looked-secret-one = Es ist { $character }.
# „Dabei entpuppt sich die eigene Karte als Dieb und die Karte von Ada als Hexe.“
story-looked-secret-many = Dabei entpuppt sich { $cards }.
story-looked-secret-card = { $card } als { $character-name }

story-peeked = { $player } gibt zu, { $card } angesehen zu haben.
story-peeked-secret = Es ist { $character }.

story-swapped = { $player } nimmt { $first } und { $second } unter den Tisch. Getauscht oder nicht?
story-swapped-secret =
    { $really ->
        [yes] Wirklich getauscht.
       *[no] Nur so getan.
    }

## Ansage und Widerspruch

story-announced = { $player } sagt: „Ich bin { $character }!“
story-announced-with = { $player } legt die Hand auf { $card } und sagt: „Ich bin { $character }!“
story-unopposed = Niemand widerspricht.
story-contested =
    { $count ->
        [one] { $players } widerspricht: „Nein, das bin ich!“
       *[other] { $players } widersprechen: „Nein, das bin ich!“
    }
story-contested-with = { $player } legt die Hand auf { $card } und widerspricht.
story-revealed = Masken ab: { $shown }.
story-revealed-card = { $player } ist { $character }
story-revealed-nobody = Niemand von ihnen ist { $character }.

## Fähigkeiten

story-power = { $player } nutzt die Fähigkeit { $character-genitive }.
story-power-on = { $player } nutzt die Fähigkeit { $character-genitive } und wählt { $target }.
story-power-takes =
    { $player } nimmt als { $character-name } { $coins } { $source-kind ->
        [courthouse] aus
       *[other] von
    } { $source }.
story-power-takes-each = { $player } nimmt als { $character-name } je { $coins } von { $players }.
story-power-shared = { $players } nutzen gemeinsam die Fähigkeit { $character-genitive }.
story-power-idle = { $player } nutzt die Fähigkeit { $character-genitive }, doch nichts passiert.
story-power-declined = { $player } lässt die Fähigkeit { $character-genitive } ungenutzt.

story-chose-player = { $player } wählt { $target }.
story-declined = { $player } wählt niemanden.
story-named-own = { $player } antwortet: „Ich bin { $character }.“
story-named-other = { $player } vermutet { $character-accusative }.
story-chose-direction =
    { $direction ->
        [left] { $player } zeigt nach links.
       *[right] { $player } zeigt nach rechts.
    }
story-hid = { $player } versteckt Münzen unter der Hand.
story-hid-secret = Darunter: { $coins }.
story-guessed = { $player } rät: { $coins }.
story-uncovered = { $player } hebt die Hand: { $coins }.

story-unmasked = { $player } muss { $card } aufdecken: Es ist { $character }.
story-shown-around = { $player } zeigt allen anderen { $card }, ohne selbst hinzusehen.
story-shown-around-secret = Es ist { $character }.
story-seats-changed = { $first } und { $second } tauschen die Plätze. Münzen und Karten bleiben liegen.

## Münzen

story-moves = { $moves }.
story-takes =
    { $count ->
        [one] { $players } nimmt { $coins }
       *[other] { $players } nehmen je { $coins }
    } { $source-kind ->
        [courthouse] aus
       *[other] von
    } { $source }
story-gives =
    { $count ->
        [one] { $players } gibt { $target } { $coins }
       *[other] { $players } geben { $target } je { $coins }
    }
story-exchanged = { $first } und { $second } tauschen ihr Vermögen: { $given } gegen { $taken }.
story-fined =
    { $count ->
        [one] { $players } zahlt { $coins } Strafe.
       *[other] { $players } zahlen je { $coins } Strafe.
    }

story-fortune-bank = Bank
story-fortune-courthouse = Gerichtskasse
story-fortune-out = raus

## Ausscheiden und Friedhof

story-eliminated =
    { $count ->
        [one] { $player } scheidet aus, und { $coins } geht zurück an die Bank.
       *[other] { $player } scheidet aus, und { $coins } gehen zurück an die Bank.
    }
story-card-left = Damit verlässt { $character } das Spiel.
story-handed = Verdeckt geht { $card } an { $taker }.
story-handed-centre = Verdeckt geht { $card } in die Mitte.
story-raised = { $player } deckt die oberste Karte des Friedhofs auf: { $character-accusative }.
story-buried = Dann kommt { $character } zuunterst auf den Friedhof.

## Das Ende

story-end-heading = Die Masken fallen
story-ended-thirteen =
    { $count ->
        [one] { $players } erreicht 13 Münzen und gewinnt!
       *[other] { $players } erreichen 13 Münzen und gewinnen gemeinsam!
    }
story-ended-ruin =
    { $count ->
        [one] { $ruined } hat keine Münze mehr. { $players } ist am reichsten und gewinnt!
       *[other] { $ruined } hat keine Münze mehr. { $players } sind am reichsten und gewinnen gemeinsam!
    }
story-ended-ruin-many =
    { $count ->
        [one] { $ruined } haben keine Münze mehr. { $players } ist am reichsten und gewinnt!
       *[other] { $ruined } haben keine Münze mehr. { $players } sind am reichsten und gewinnen gemeinsam!
    }
story-ended-cheat = { $players } gewinnt auf der Stelle, ganz allein!
story-ended-last-standing = Nur { $players } ist noch im Spiel und gewinnt!
story-ended-turn-limit =
    { $count ->
        [one] Der letzte Zug ist gespielt. { $players } ist am reichsten und gewinnt!
       *[other] Der letzte Zug ist gespielt. { $players } sind am reichsten und gewinnen gemeinsam!
    }
story-end-column-player = Name
story-end-column-coins = Münzen
story-end-column-card =
    { $cards ->
        [one] Hinter der Maske
       *[other] Hinter den Masken
    }
story-end-column-dealt = Zu Beginn
story-end-wins = gewinnt
story-end-out = ausgeschieden
story-end-no-card = keine
story-end-centre = Mitte
story-end-cemetery = Auf dem Friedhof, von oben nach unten: { $characters }.
story-end-swaps =
    { $count ->
        [one] Einmal kamen zwei Karten unter den Tisch und wurden { $real ->
            [0] nicht getauscht.
           *[other] wirklich getauscht.
        }
       *[other] { $count }-mal kamen Karten unter den Tisch, { $real ->
            [0] wirklich getauscht wurde nie.
            [one] einmal wurde wirklich getauscht.
           *[other] { $real }-mal wurde wirklich getauscht.
        }
    }

story-unfinished-heading = Fortsetzung folgt
story-unfinished = Hier endet die Aufzeichnung. Als Nächstes entscheidet { $player }.

## Gedanken

story-thought = ({ $player } denkt: „{ $why }“)
