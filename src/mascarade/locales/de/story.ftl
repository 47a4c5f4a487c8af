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
story-card-centre = die Karte in der Mitte
story-card-centre-number = Karte { $number } der Mitte

# Im Dativ: „von der Bank“, „gibt der Bank“; so passen sie überall hin, wo auch ein Name stehen kann.
story-bank = der Bank
story-courthouse = der Gerichtskasse

## Das Austeilen

story-deal-heading = Das Austeilen
story-dealt = Die Karten liegen einen Moment offen, alle sehen sie; dann werden sie umgedreht. Alle haben { $coins }. { $first } beginnt, dann geht es im Uhrzeigersinn weiter.
story-dealt-centre = Mitte
story-dealt-cemetery = Auf dem Friedhof: { $characters }.
story-dealt-cemetery-secret = Von oben nach unten: { $characters }.

## Züge

story-turn-heading = Zug { $turn } · { $player }
story-binding-opening = Eröffnung, muss tauschen
story-binding-look = hat gespickt, muss nachsehen
story-binding-swap = Karte im letzten Zug aufgedeckt, muss tauschen
story-binding-no-announce = Karte im letzten Zug aufgedeckt, darf nichts ansagen

story-looked = { $player } sieht sich heimlich { $cards } an.
story-looked-secret-one = Es ist { $character }.
# „Dabei zeigt die eigene Karte den Dieb und die Karte von Ada die Hexe.“
story-looked-secret-many = Dabei zeigt { $cards }.
story-looked-secret-card = { $card } { $character-accusative }

story-peeked = { $player } gibt zu, { $card } heimlich angesehen zu haben.
story-peeked-secret = Es ist { $character }.

story-swapped = { $player } nimmt { $first } und { $second } unter den Tisch. Getauscht oder nicht?
story-swapped-secret =
    { $really ->
        [yes] Ja, wirklich.
       *[no] Nein, nur zum Schein.
    }

## Ansage und Widerspruch

story-announced = { $player } sagt an: „Ich bin { $character }!“
story-announced-with = { $player } legt eine Hand auf { $card } und sagt an: „Ich bin { $character }!“
story-unopposed = Niemand widerspricht.
story-contested =
    { $count ->
        [one] { $players } widerspricht: „Nein, das bin ich!“
       *[other] { $players } widersprechen: „Nein, das bin ich!“
    }
story-contested-with = { $player } legt eine Hand auf { $card } und widerspricht.
story-revealed = Masken ab: { $shown }.
story-revealed-card = { $player } ist { $character }
story-revealed-nobody = Niemand von ihnen ist { $character }.

## Fähigkeiten

story-power = { $player } nutzt die Fähigkeit { $character-genitive }.
story-power-on = { $player } nutzt die Fähigkeit { $character-genitive } und wählt { $target }.
story-power-takes =
    { $player } nutzt die Fähigkeit { $character-genitive } und nimmt { $coins } { $source-kind ->
        [courthouse] aus
       *[other] von
    } { $source }.
story-power-takes-each = { $player } nutzt die Fähigkeit { $character-genitive } und nimmt je { $coins } von { $players }.
story-power-shared = { $players } nutzen gemeinsam die Fähigkeit { $character-genitive }.
story-power-idle = { $player } nutzt die Fähigkeit { $character-genitive }, doch sie ändert nichts.
story-power-declined = { $player } darf die Fähigkeit { $character-genitive } nutzen und lässt alles, wie es ist.

story-chose-player = { $player } wählt { $target }.
story-declined = { $player } wählt niemanden.
story-named-own = { $player } erklärt: „Ich bin { $character }.“
story-named-other = { $player } nennt { $character-accusative }.
story-chose-direction =
    { $direction ->
        [left] { $player } zeigt nach links.
       *[right] { $player } zeigt nach rechts.
    }
story-hid = { $player } verbirgt Münzen unter der Hand.
story-hid-secret = Darunter: { $coins }.
story-guessed = { $player } rät: { $coins }.
story-uncovered = { $player } nimmt die Hand weg: { $coins }.

story-unmasked = { $player } muss { $card } aufdecken: Es ist { $character }.
story-shown-around = { $player } zeigt allen anderen { $card }, ohne selbst hinzusehen.
story-shown-around-secret = Es ist { $character }.
story-seats-changed = { $first } und { $second } tauschen die Plätze; Münzen und Karten bleiben liegen.

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
        [one] { $players } hat 13 Münzen erreicht und gewinnt die Partie!
       *[other] { $players } haben 13 Münzen erreicht und gewinnen die Partie gemeinsam!
    }
story-ended-ruin =
    { $count ->
        [one] { $ruined } hat die letzte Münze verloren. { $players } ist am reichsten und gewinnt die Partie!
       *[other] { $ruined } hat die letzte Münze verloren. { $players } sind am reichsten und gewinnen die Partie gemeinsam!
    }
story-ended-ruin-many =
    { $count ->
        [one] { $ruined } haben ihre letzten Münzen verloren. { $players } ist am reichsten und gewinnt die Partie!
       *[other] { $ruined } haben ihre letzten Münzen verloren. { $players } sind am reichsten und gewinnen die Partie gemeinsam!
    }
story-ended-cheat = { $players } gewinnt die Partie auf der Stelle, und allein!
story-ended-last-standing = Nur { $players } ist noch übrig und gewinnt die Partie!
story-ended-turn-limit =
    { $count ->
        [one] Der letzte Zug ist gespielt. { $players } ist am reichsten und gewinnt die Partie!
       *[other] Der letzte Zug ist gespielt. { $players } sind am reichsten und gewinnen die Partie gemeinsam!
    }
story-end-column-player = Am Tisch
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
       *[other] Karten kamen { $count }-mal unter den Tisch; { $real ->
            [0] wirklich getauscht wurde nie.
            [one] wirklich getauscht wurde einmal.
           *[other] wirklich getauscht wurde { $real }-mal.
        }
    }

story-unfinished-heading = Fortsetzung folgt
story-unfinished = Hier endet die Aufzeichnung. { $player } muss entscheiden, wie es weitergeht.

## Gedanken

story-thought = ({ $player } denkt: „{ $why }“)
