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

# Wessen Karte: die der handelnden Person, deine oder die einer anderen
story-card-own =
    { $which ->
        [left] die eigene linke Karte
        [right] die eigene rechte Karte
        [protected] die eigene geschützte Karte
       *[only] die eigene Karte
    }
story-card-yours =
    { $which ->
        [left] deine linke Karte
        [right] deine rechte Karte
        [protected] deine geschützte Karte
       *[only] deine Karte
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
story-dealt =
    Einen Moment lang liegen alle Karten offen, dann werden sie umgedreht. Alle haben { $coins }. { $viewer ->
        [first] Du beginnst
       *[nobody] { $first } beginnt
    }, dann geht es im Uhrzeigersinn weiter.
story-dealt-centre = Mitte
story-dealt-cemetery = Auf dem Friedhof: { $characters }.
story-dealt-cemetery-secret = Von oben nach unten: { $characters }.

## Züge

story-turn-heading =
    { $viewer ->
        [player] Zug { $turn } · Du
       *[nobody] Zug { $turn } · { $player }
    }
story-binding-opening = Eröffnung: nur Tausch
story-binding-look = nach dem Spicken wird nachgesehen
story-binding-swap = nach dem Aufdecken: nur Tausch
story-binding-no-announce = nach dem Aufdecken wird nichts angesagt

story-looked =
    { $viewer ->
        [player] Du siehst dir heimlich { $cards } an.
       *[nobody] { $player } sieht sich heimlich { $cards } an.
    }
story-looked-secret-one = Es ist { $character }.
# „Dabei entpuppt sich die eigene Karte als Dieb und die Karte von Ada als Hexe.“
story-looked-secret-many = Dabei entpuppt sich { $cards }.
story-looked-secret-card = { $card } als { $character-name }

story-peeked =
    { $viewer ->
        [player] Du gibst zu, { $card } angesehen zu haben.
       *[nobody] { $player } gibt zu, { $card } angesehen zu haben.
    }
story-peeked-secret = Es ist { $character }.

story-swapped =
    { $viewer ->
        [player] Du nimmst { $first } und { $second } unter den Tisch. Getauscht oder nicht?
       *[nobody] { $player } nimmt { $first } und { $second } unter den Tisch. Getauscht oder nicht?
    }
story-swapped-secret =
    { $really ->
        [yes] Wirklich getauscht.
       *[no] Nur so getan.
    }

## Ansage und Widerspruch

story-announced =
    { $viewer ->
        [player] Du sagst: „Ich bin { $character }!“
       *[nobody] { $player } sagt: „Ich bin { $character }!“
    }
story-announced-with =
    { $viewer ->
        [player] Du legst die Hand auf { $card } und sagst: „Ich bin { $character }!“
       *[nobody] { $player } legt die Hand auf { $card } und sagt: „Ich bin { $character }!“
    }
story-unopposed = Niemand widerspricht.
story-contested =
    { $viewer ->
        [players] { $count ->
            [one] Du widersprichst: „Nein, das bin ich!“
           *[other] Du{ $players-after } widersprecht: „Nein, das bin ich!“
        }
       *[nobody] { $count ->
            [one] { $players } widerspricht: „Nein, das bin ich!“
           *[other] { $players } widersprechen: „Nein, das bin ich!“
        }
    }
story-contested-with =
    { $viewer ->
        [player] Du legst die Hand auf { $card } und widersprichst.
       *[nobody] { $player } legt die Hand auf { $card } und widerspricht.
    }
story-revealed = Masken ab: { $shown }.
story-revealed-card =
    { $viewer ->
        [player] du bist { $character }
       *[nobody] { $player } ist { $character }
    }
story-revealed-nobody = Keine dieser Karten ist { $character }.

## Fähigkeiten

story-power =
    { $viewer ->
        [player] Du nutzt die Fähigkeit { $character-genitive }.
       *[nobody] { $player } nutzt die Fähigkeit { $character-genitive }.
    }
story-power-on =
    { $viewer ->
        [player] Du nutzt die Fähigkeit { $character-genitive } und wählst { $target }.
        [target] { $player } nutzt die Fähigkeit { $character-genitive } und wählt dich.
       *[nobody] { $player } nutzt die Fähigkeit { $character-genitive } und wählt { $target }.
    }
story-power-takes =
    { $viewer ->
        [player] Du nimmst als { $character-name } { $coins }
       *[nobody] { $player } nimmt als { $character-name } { $coins }
    } { $viewer ->
        [source] von dir.
       *[nobody] { $source-kind ->
            [courthouse] aus { $source }.
           *[other] von { $source }.
        }
    }
story-power-takes-each =
    { $viewer ->
        [player] Du nimmst als { $character-name } je { $coins } von { $players }.
        [players] { $player } nimmt als { $character-name } je { $coins } von dir{ $players-after }.
       *[nobody] { $player } nimmt als { $character-name } je { $coins } von { $players }.
    }
story-power-shared =
    { $viewer ->
        [players] Du{ $players-after } nutzt gemeinsam die Fähigkeit { $character-genitive }.
       *[nobody] { $players } nutzen gemeinsam die Fähigkeit { $character-genitive }.
    }
story-power-idle =
    { $viewer ->
        [player] Du nutzt die Fähigkeit { $character-genitive }, doch nichts passiert.
       *[nobody] { $player } nutzt die Fähigkeit { $character-genitive }, doch nichts passiert.
    }
story-power-declined =
    { $viewer ->
        [player] Du lässt die Fähigkeit { $character-genitive } ungenutzt.
       *[nobody] { $player } lässt die Fähigkeit { $character-genitive } ungenutzt.
    }

story-chose-player =
    { $viewer ->
        [player] Du wählst { $target }.
        [target] { $player } wählt dich.
       *[nobody] { $player } wählt { $target }.
    }
story-declined =
    { $viewer ->
        [player] Du wählst niemanden.
       *[nobody] { $player } wählt niemanden.
    }
story-named-own =
    { $viewer ->
        [player] Du antwortest: „Ich bin { $character }.“
       *[nobody] { $player } antwortet: „Ich bin { $character }.“
    }
story-named-other =
    { $viewer ->
        [player] Du vermutest { $character-accusative }.
       *[nobody] { $player } vermutet { $character-accusative }.
    }
story-chose-direction =
    { $viewer ->
        [player] Du zeigst
       *[nobody] { $player } zeigt
    } { $direction ->
        [left] nach links.
       *[right] nach rechts.
    }
story-hid =
    { $viewer ->
        [player] Du versteckst Münzen unter der Hand.
       *[nobody] { $player } versteckt Münzen unter der Hand.
    }
story-hid-secret = Darunter: { $coins }.
story-guessed =
    { $viewer ->
        [player] Du rätst: { $coins }.
       *[nobody] { $player } rät: { $coins }.
    }
story-uncovered =
    { $viewer ->
        [player] Du hebst die Hand: { $coins }.
       *[nobody] { $player } hebt die Hand: { $coins }.
    }

story-unmasked =
    { $viewer ->
        [player] Du musst { $card } aufdecken: Es ist { $character }.
       *[nobody] { $player } muss { $card } aufdecken: Es ist { $character }.
    }
story-shown-around =
    { $viewer ->
        [player] Du zeigst allen anderen { $card }, ohne selbst hinzusehen.
       *[nobody] { $player } zeigt allen anderen { $card }, ohne selbst hinzusehen.
    }
story-shown-around-secret = Es ist { $character }.
story-seats-changed =
    { $viewer ->
        [first] Du und { $second } tauscht die Plätze.
        [second] { $first } und du tauscht die Plätze.
       *[nobody] { $first } und { $second } tauschen die Plätze.
    } Münzen und Karten bleiben liegen.

## Münzen

story-takes =
    { $viewer ->
        [players] { $count ->
            [one] Du nimmst { $coins }
           *[other] Du{ $players-after } nehmt je { $coins }
        }
       *[nobody] { $count ->
            [one] { $players } nimmt { $coins }
           *[other] { $players } nehmen je { $coins }
        }
    } { $source-kind ->
        [courthouse] aus
       *[other] von
    } { $source }.
story-gives =
    { $viewer ->
        [players] { $count ->
            [one] Du gibst { $target } { $coins }.
           *[other] Du{ $players-after } gebt { $target } je { $coins }.
        }
        [target] { $count ->
            [one] { $players } gibt dir { $coins }.
           *[other] { $players } geben dir je { $coins }.
        }
       *[nobody] { $count ->
            [one] { $players } gibt { $target } { $coins }.
           *[other] { $players } geben { $target } je { $coins }.
        }
    }
story-exchanged =
    { $viewer ->
        [first] Du tauschst mit { $second } das Vermögen
        [second] { $first } tauscht mit dir das Vermögen
       *[nobody] { $first } und { $second } tauschen ihr Vermögen
    }: { $given } gegen { $taken }.
story-fined =
    { $viewer ->
        [players] { $count ->
            [one] Du zahlst { $coins } Strafe.
           *[other] Du{ $players-after } zahlt je { $coins } Strafe.
        }
       *[nobody] { $count ->
            [one] { $players } zahlt { $coins } Strafe.
           *[other] { $players } zahlen je { $coins } Strafe.
        }
    }

story-fortune-bank = Bank
story-fortune-courthouse = Gerichtskasse
story-fortune-out = raus

## Ausscheiden und Friedhof

story-eliminated =
    { $viewer ->
        [player] Du scheidest aus,
       *[nobody] { $player } scheidet aus,
    } { $count ->
        [one] und { $coins } geht zurück an die Bank.
       *[other] und { $coins } gehen zurück an die Bank.
    }
story-card-left = Damit verlässt { $character } das Spiel.
story-handed =
    { $viewer ->
        [taker] Verdeckt geht { $card } an dich.
       *[nobody] Verdeckt geht { $card } an { $taker }.
    }
story-handed-centre = Verdeckt geht { $card } in die Mitte.
story-raised =
    { $viewer ->
        [player] Du deckst die oberste Karte des Friedhofs auf: { $character-accusative }.
       *[nobody] { $player } deckt die oberste Karte des Friedhofs auf: { $character-accusative }.
    }
story-buried = Dann kommt { $character } zuunterst auf den Friedhof.

## Das Ende

story-end-heading = Die Masken fallen
story-ended-thirteen =
    { $viewer ->
        [players] { $count ->
            [one] Du erreichst 13 Münzen und gewinnst!
           *[other] Du{ $players-after } erreicht 13 Münzen und gewinnt gemeinsam!
        }
       *[nobody] { $count ->
            [one] { $players } erreicht 13 Münzen und gewinnt!
           *[other] { $players } erreichen 13 Münzen und gewinnen gemeinsam!
        }
    }
story-ended-ruin =
    { $viewer ->
        [ruined] { $count ->
            [one] Du hast keine Münze mehr.
           *[other] Du{ $ruined-after } habt keine Münze mehr.
        }
       *[nobody] { $count ->
            [one] { $ruined } hat keine Münze mehr.
           *[other] { $ruined } haben keine Münze mehr.
        }
    }
story-ended-cheat =
    { $viewer ->
        [players] Du gewinnst auf der Stelle, ganz allein!
       *[nobody] { $players } gewinnt auf der Stelle, ganz allein!
    }
story-ended-last-standing =
    { $viewer ->
        [players] Nur du bist noch im Spiel und gewinnst!
       *[nobody] Nur { $players } ist noch im Spiel und gewinnt!
    }
story-ended-turn-limit = Der letzte Zug ist gespielt.
story-ended-richest =
    { $viewer ->
        [players] { $count ->
            [one] Du bist am reichsten und gewinnst!
           *[other] Du{ $players-after } seid am reichsten und gewinnt gemeinsam!
        }
       *[nobody] { $count ->
            [one] { $players } ist am reichsten und gewinnt!
           *[other] { $players } sind am reichsten und gewinnen gemeinsam!
        }
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
       *[other] { $count ->
            [2] Zweimal
            [3] Dreimal
           *[other] { $count }-mal
        } kamen Karten unter den Tisch, { $real ->
            [0] wirklich getauscht wurde nie.
            [one] einmal wurde wirklich getauscht.
            [2] zweimal wurde wirklich getauscht.
            [3] dreimal wurde wirklich getauscht.
           *[other] { $real }-mal wurde wirklich getauscht.
        }
    }

story-unfinished-heading = Fortsetzung folgt
story-unfinished = Hier endet die Aufzeichnung. Als Nächstes entscheidet { $player }.

## Gedanken

story-thought = ({ $player } denkt: „{ $why }“)
