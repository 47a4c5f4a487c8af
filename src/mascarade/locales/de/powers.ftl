# Was die Fähigkeit jedes Charakters bewirkt, der Person gesagt, die sie nutzt.
# $amount  die Zahl der Münzen, um die es in der gespielten Edition geht: genommen, gezahlt oder erreicht.
# Eine Nachricht `power-<id>-<edition>` ersetzt in dieser Edition `power-<id>`.

amount-in-coins =
    { $amount ->
        [one] { $amount } Münze
       *[other] { $amount } Münzen
    }

power-judge = Nimm alle Münzen aus der Gerichtskasse. Strafen für diese Ansage werden erst danach gezahlt und bleiben dort liegen.

power-bishop = Nimm { amount-in-coins } von der reichsten Person außer dir. Sind mehrere gleich reich, wählst du eine davon.

power-king = Nimm { amount-in-coins } von der Bank.

power-fool =
    Nimm { amount-in-coins } von der Bank. Nimm dann { $players ->
        [2] zwei beliebige Karten (nicht die unter deiner Hand und nicht die geschützte deines Gegenübers)
        [3] von jeder anderen Person eine Karte
       *[other] die Karten von zwei anderen Personen
    } unter den Tisch und tausche sie oder tu nur so. Niemand sieht sie an, auch du nicht.

power-queen = Nimm { amount-in-coins } von der Bank.

power-thief = Nimm je { amount-in-coins } von den beiden Personen neben dir. Sitzt auf beiden Seiten dieselbe, zahlt sie doppelt.

power-witch = Tausche dein ganzes Vermögen gegen das einer anderen Person oder lass es bleiben.

power-spy =
    Wähle { $players ->
        [2] eine andere eigene Karte oder eine deines Gegenübers, aber nicht dessen geschützte
        [3] eine andere eigene Karte oder die einer anderen Person
       *[other] die Karte einer anderen Person oder eine aus der Mitte
    }. Sieh dir heimlich diese und deine eigene an, dann tausche die beiden oder tu nur so.

power-spy-second = Wähle die Karte einer anderen Person (oder eine aus der Mitte, wenn der Tisch es erlaubt). Sieh dir heimlich diese und deine eigene an, dann tausche die beiden oder tu nur so.

power-peasant = Nimm { amount-in-coins } von der Bank. Kommen bei einem Widerspruch beide Bauern ans Licht, nimmt jeder von ihnen stattdessen 2.

power-cheat = Hast du mindestens { amount-in-coins }, gewinnst du auf der Stelle. Mit weniger passiert nichts.

power-inquisitor = Wähle eine andere Person. Sie muss sagen, wer sie ist, und dann ihre Karte aufdecken. Liegt sie falsch, zahlt sie dir { amount-in-coins } oder, wenn sie weniger hat, alles.

power-widow = Nimm Münzen von der Bank, bis du { $amount } hast. Hast du schon { $amount } oder mehr, passiert nichts.

power-empress = Nimm { amount-in-coins } von der Bank.

power-swindler = Nimm { amount-in-coins } von der reichsten Person außer dir. Sind mehrere gleich reich, wählst du eine davon.

power-guru = Wähle eine andere Person. Sie muss sagen, wer sie ist, und dann ihre Karte aufdecken. Liegt sie falsch, zahlt sie dir { amount-in-coins } oder, wenn sie weniger hat, alles.

power-puppet-master = Wähle zwei andere Personen und nimm von beiden je { amount-in-coins }. Dann tauschen sie die Plätze. Münzen und Karten bleiben liegen.

power-princess = Nimm { amount-in-coins } von der Bank. Dann wählst du eine andere Person: Sie zeigt allen anderen ihre Karte, ohne sie selbst zu sehen.

power-patron = Nimm { amount-in-coins } von der Bank. Die beiden Personen neben dir nehmen sich von dort je 1. Sitzt auf beiden Seiten dieselbe, nimmt sie 2.

power-beggar = Reihum, links von dir beginnend, gibt dir jede Person, die gerade reicher ist als du, { amount-in-coins }. Jede Gabe zählt sofort, du kannst also unterwegs gleichziehen.

power-usurper = Nenne eine andere Person, deren Karte in diesem Zug nicht aufgedeckt wurde, und einen Charakter außer dem Thronräuber. Dann wird ihre Karte aufgedeckt. Liegst du richtig, nutzt du deren Fähigkeit als deine eigene.

power-damned = Keine Fähigkeit, und niemand darf ihn ansagen: Wer ihn bei einer Ansage oder einem Widerspruch aufdeckt, scheidet aus. Wer mit der Fähigkeit von Inquisitor, Thronräuber oder Kurtisane auf ihn zeigt, scheidet anstelle der Person aus, die ihn hat, und überlässt ihr die eigene Karte. Wer ihn mit der Fähigkeit des Nekromanten aufdeckt, scheidet ebenfalls aus. Jedes Mal verlässt der Verfluchte das Spiel.

power-alchemist = Wähle links oder rechts: Alle geben ihr ganzes Vermögen an die Person auf dieser Seite weiter.

power-actress = Nutze die zuletzt gespielte Fähigkeit als deine eigene. Wurde noch keine gespielt, passiert nichts. Beim Bauern nehmt ihr je 2: du und jeder Bauer, der mit dir aufgedeckt wurde.

# Der Puppenspieler gilt nach den Regeln als Frau, auch wenn sein Name das hier nicht zeigt.
power-courtesan = Die Person rechts neben dir deckt ihre Karte auf. Ist der Charakter ein Mann, zahlt sie dir { amount-in-coins } oder, wenn sie weniger hat, alles. Der Puppenspieler zählt als Frau.

power-gambler = Verstecke 1, 2 oder 3 Münzen der Bank und wähle eine andere Person. Sie rät, wie viele es sind. Rät sie richtig, gehören die versteckten Münzen ihr, sonst dir.

power-necromancer = Decke die oberste Karte des Friedhofs auf, nutze ihre Fähigkeit als deine eigene und lege sie dann ganz nach unten. Ist der Friedhof leer, passiert nichts.

power-sage =
    Nimm { amount-in-coins } von der Bank. Sieh dir dann heimlich zwei Karten an, eine nach der anderen: { $players ->
        [2] beliebige, nur nicht die unter deiner Hand und nicht die geschützte deines Gegenübers
        [3] von jeder anderen Person eine
       *[other] von anderen oder aus der Mitte, ganz wie du willst
    }.
