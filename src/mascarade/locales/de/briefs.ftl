# Die Fähigkeit jedes Charakters in wenigen Worten, mit dem, was sie jetzt bewirken würde: unter einer Ansage und dort, wo man sie wählt.
# Es sind keine ganzen Sätze: Der Text steht unter „Zanni sagt: Ich bin der König!“. „Du“ ist nur, wen die Fähigkeit träfe oder
# wessen Münzen sie zählt: Dann ist $viewer `targets` oder `player`, wie story.ftl erklärt.
# $amount, $twice   die Zahl der Münzen, um die es in der gespielten Edition geht; das Doppelte
# $players, $others wie viele am Tisch Platz nahmen; wie viele andere noch im Spiel sind
# $cards            wie viele Karten anderer der Narr oder der Weise erreicht, höchstens 2
# $own, $missing    die Münzen der ansagenden Person; wie viele ihr zu $amount fehlen
# $targets, $count  die Personen, die sie träfe: die reichsten anderen, die daneben oder die rechts; wie viele das sind
# $most             die Münzen der reichsten anderen Person
# $gifts            was die Bettlerin bekäme
# $courthouse, $buried  die Münzen in der Gerichtskasse; die Karten auf dem Friedhof
# $last             der Charakter der zuletzt gespielten Fähigkeit (Name ohne Artikel) oder none
# Namen stehen nach einem Doppelpunkt oder in Klammern, damit sie keinen Fall brauchen.
# Eine Nachricht `brief-<id>-<edition>` ersetzt in dieser Edition `brief-<id>`.

brief-judge =
    alle Münzen der Gerichtskasse: { $courthouse ->
        [0] keine
       *[other] { $courthouse }
    }

brief-bishop =
    { $viewer ->
        [targets] { $count ->
            [1] { amount-in-coins } von der reichsten Person: dir, { $most }
            [2] { amount-in-coins } von einer der reichsten Personen: dir und { $targets }, je { $most }
           *[other] { amount-in-coins } von einer der { $count } reichsten Personen, auch dir, je { $most }
        }
       *[nobody] { $count ->
            [1] { amount-in-coins } von der reichsten Person: { $targets }, { $most }
            [2] { amount-in-coins } von einer der reichsten Personen: { $targets }, je { $most }
           *[other] { amount-in-coins } von einer der { $count } reichsten Personen, je { $most }
        }
    }

brief-king = { amount-in-coins } von der Bank

brief-fool =
    { $cards ->
        [1] { amount-in-coins } von der Bank; keine zwei Karten zum Tauschen
       *[other]
            { $players ->
                [2] { amount-in-coins }; tauscht zwei andere Karten oder tut nur so
               *[other] { amount-in-coins }; tauscht die Karten von zwei anderen oder tut nur so
            }
    }

brief-queen = { brief-king }

brief-thief =
    { $viewer ->
        [targets] { $count ->
            [1] { $twice } Münzen von nebenan: von dir
           *[other] je { amount-in-coins } von links und rechts: von dir und { $targets }
        }
       *[nobody] { $count ->
            [1] { $twice } Münzen von nebenan: { $targets }
           *[other] je { amount-in-coins } von links und rechts: { $targets }
        }
    }

brief-witch = darf das Vermögen mit jemandem tauschen: eigenes { $own }, größtes { $most }

brief-spy = sieht die eigene und eine andere Karte, tauscht sie oder nicht

brief-peasant = { amount-in-coins } von der Bank; je 2, wenn beide Bauern aufgedeckt werden

brief-cheat =
    { $missing ->
        [0] gewinnt mit { amount-in-coins }: Die Partie endet jetzt
       *[other] { $viewer ->
            [player] gewinnt mit { amount-in-coins }; du hast { $own }: nichts
           *[nobody] gewinnt mit { amount-in-coins }; hat { $own }: nichts
        }
    }

brief-inquisitor = jemand muss den eigenen Charakter nennen: falsch kostet { amount-in-coins }

brief-widow =
    { $missing ->
        [0] { $viewer ->
            [player] füllt auf { amount-in-coins } auf; du hast { $own }: nichts
           *[nobody] füllt auf { amount-in-coins } auf; hat { $own }: nichts
        }
       *[other] füllt auf { amount-in-coins } auf: { $missing } von der Bank
    }

brief-empress = { brief-king }

brief-swindler = { brief-bishop }

brief-guru = { brief-inquisitor }

brief-puppet-master =
    { $others ->
        [1] { $viewer ->
            [targets] { amount-in-coins } von der einzigen anderen Person: von dir
           *[nobody] { amount-in-coins } von der einzigen anderen Person: { $targets }
        }
       *[other] je { amount-in-coins } von zwei Personen, die dann die Plätze tauschen
    }

brief-princess = { amount-in-coins }; jemand zeigt allen anderen die eigene Karte

brief-patron =
    { $viewer ->
        [targets] { $count ->
            [1] { amount-in-coins } von der Bank; 2 nach nebenan: an dich
           *[other] { amount-in-coins } von der Bank; je 1 nach links und rechts: an dich und { $targets }
        }
       *[nobody] { $count ->
            [1] { amount-in-coins } von der Bank; 2 nach nebenan: { $targets }
           *[other] { amount-in-coins } von der Bank; je 1 nach links und rechts: { $targets }
        }
    }

brief-beggar =
    { amount-in-coins } von jeder reicheren Person: { $gifts ->
        [0] jetzt niemand
        [one] jetzt { $gifts } Münze
       *[other] jetzt { $gifts } Münzen
    }

brief-usurper = nennt jemandes Charakter; stimmt er, gilt dessen Fähigkeit

brief-damned = keine Fähigkeit; darf nicht angesagt werden

brief-alchemist = alle Vermögen wandern einen Platz nach links oder rechts

brief-actress =
    die zuletzt gespielte Fähigkeit: { $last ->
        [none] noch keine, also nichts
       *[other] { $last }
    }

brief-courtesan =
    { $viewer ->
        [targets] du deckst auf (rechts daneben): ein Mann zahlt { amount-in-coins }
       *[nobody] die Person rechts ({ $targets }) deckt auf: ein Mann zahlt { amount-in-coins }
    }

brief-gambler = versteckt 1 bis { amount-in-coins }; gewinnt sie, wenn jemand falsch rät

brief-necromancer =
    { $buried ->
        [0] der Friedhof ist leer: nichts
       *[other] die Fähigkeit der obersten Karte des Friedhofs
    }

brief-sage =
    { $cards ->
        [1] { amount-in-coins }; sieht heimlich eine andere Karte
       *[other] { amount-in-coins }; sieht heimlich zwei andere Karten
    }

# Eine Fähigkeit, die die Partie beenden würde: $power ist eine der Zeilen oben, $total das Vermögen danach
brief-ends = { $power }; mit { $total } ist Schluss

# Was ein Widerspruch kostet.
# $amount  die Strafe für eine falsche Behauptung
# $case    usual; last: es wäre die letzte Münze; ends: die angesagte Fähigkeit beendet die Partie
brief-stake =
    { $case ->
        [ends] die Partie endet jetzt, wenn es stimmt oder niemand widerspricht
        [last] ein Irrtum kostet dich die letzte Münze und kann die Partie beenden
       *[usual] falsch: du zahlst { amount-in-coins }
    }
