# Was die Fähigkeit jedes Charakters bewirkt, der Person gesagt, die sie nutzt.
# $amount  die Zahl der Münzen, um die es in der gespielten Ausgabe geht: genommen, gezahlt oder erreicht.
# Eine Nachricht `power-<id>-<ausgabe>` ersetzt in dieser Ausgabe `power-<id>`.

amount-in-coins =
    { $amount ->
        [one] { $amount } Münze
       *[other] { $amount } Münzen
    }

power-judge = Nimm alle Münzen aus der Gerichtskasse. Strafen für diese Ansage werden erst danach gezahlt und bleiben dort liegen.

power-bishop = Nimm { amount-in-coins } von der reichsten Person außer dir. Sind mehrere gleich reich, suchst du dir eine davon aus.

power-king = Nimm { amount-in-coins } von der Bank.

power-fool =
    Nimm { amount-in-coins } von der Bank. Nimm dann { $players ->
        [2] zwei beliebige Karten (nicht die, auf die du dich berufst, und nicht die geschützte deines Gegenübers)
        [3] von jeder anderen Person eine Karte
       *[other] die Karten von zwei anderen Personen
    } unter den Tisch und tausche sie oder tu nur so; niemand sieht sie an, auch du nicht.

power-queen = Nimm { amount-in-coins } von der Bank.

power-thief = Nimm je { amount-in-coins } von den beiden Personen neben dir. Ist es beide Male dieselbe, zahlt sie doppelt.

power-witch = Tausche dein ganzes Vermögen gegen das einer anderen Person oder lass alles, wie es ist.

power-spy =
    Wähle { $players ->
        [2] eine andere eigene Karte oder eine deines Gegenübers, aber nicht dessen geschützte
        [3] eine andere eigene Karte oder die einer anderen Person
       *[other] die Karte einer anderen Person oder eine in der Mitte
    }. Sieh dir heimlich diese und deine eigene an, dann tausche die beiden oder tu nur so.

power-spy-second = Wähle die Karte einer anderen Person (oder eine in der Mitte, wenn der Tisch es erlaubt). Sieh dir heimlich diese und deine eigene an, dann tausche die beiden oder tu nur so.

power-peasant = Nimm { amount-in-coins } von der Bank. Zeigen sich bei einem Widerspruch beide Bauern, nimmt jeder von ihnen stattdessen 2.

power-cheat = Besitzt du mindestens { amount-in-coins }, gewinnst du auf der Stelle. Mit weniger passiert nichts.

power-inquisitor = Wähle eine andere Person. Sie muss sagen, welcher Charakter sie ist, und dann ihre Karte aufdecken. Liegt sie falsch, zahlt sie dir { amount-in-coins } oder, wenn sie weniger hat, alles.

power-widow = Nimm so viele Münzen von der Bank, dass du { $amount } besitzt. Hast du schon { $amount } oder mehr, passiert nichts.

power-empress = Nimm { amount-in-coins } von der Bank.

power-swindler = Nimm { amount-in-coins } von der reichsten Person außer dir. Sind mehrere gleich reich, suchst du dir eine davon aus.

power-guru = Wähle eine andere Person. Sie muss sagen, welcher Charakter sie ist, und dann ihre Karte aufdecken. Liegt sie falsch, zahlt sie dir { amount-in-coins } oder, wenn sie weniger hat, alles.

power-puppet-master = Wähle zwei andere Personen und nimm von jeder { amount-in-coins }. Dann tauschen sie die Plätze; Münzen und Karten bleiben liegen.

power-princess = Nimm { amount-in-coins } von der Bank. Dann zeigt eine andere Person deiner Wahl allen anderen ihre Karte, ohne sie selbst zu sehen.

power-patron = Nimm { amount-in-coins } von der Bank; die beiden Personen neben dir nehmen von dort je 1. Ist es beide Male dieselbe, nimmt sie 2.

power-beggar = Reihum, links von dir beginnend, gibt dir jede Person, die in diesem Moment reicher ist als du, { amount-in-coins }. Jede Gabe zählt sofort, so kannst du unterwegs gleichziehen.

power-usurper = Nenne eine andere Person, deren Karte in diesem Zug nicht aufgedeckt wurde, und einen Charakter außer dem Thronräuber; dann wird diese Karte aufgedeckt. Hast du recht, nutzt du ihre Fähigkeit als deine eigene.

power-damned = Keine Fähigkeit, und er darf nicht angesagt werden: Wer ihn bei einer Ansage oder einem Widerspruch aufdeckt, scheidet aus. Wer mit der Fähigkeit des Inquisitors, des Thronräubers oder der Kurtisane auf ihn zeigt, scheidet anstelle der Person aus, die ihn hat, und überlässt ihr die eigene Karte; wer ihn mit der Fähigkeit des Nekromanten aufdeckt, scheidet ebenfalls aus. Jedes Mal verlässt der Verfluchte das Spiel.

power-alchemist = Wähle links oder rechts: Alle geben ihr ganzes Vermögen an die Person auf dieser Seite weiter.

power-actress = Nutze die zuletzt gespielte Fähigkeit als deine eigene. Wurde noch keine gespielt, passiert nichts. Ahmst du den Bauern nach, nehmt ihr je 2: du und jeder Bauer, der mit dir aufgedeckt wurde.

# Der Puppenspieler gilt nach den Regeln als Frau, auch wenn sein Name das hier nicht zeigt.
power-courtesan = Die Person rechts neben dir deckt ihre Karte auf. Ist der Charakter ein Mann, zahlt sie dir { amount-in-coins } oder, wenn sie weniger hat, alles. Der Puppenspieler zählt als Frau.

power-gambler = Verbirg 1, 2 oder 3 Münzen der Bank und wähle eine andere Person, die rät, wie viele es sind. Rät sie richtig, gewinnt sie die verborgenen Münzen, sonst gewinnst du sie.

power-necromancer = Decke die oberste Karte des Friedhofs auf, nutze ihre Fähigkeit als deine eigene und lege sie dann zuunterst. Ist der Friedhof leer, passiert nichts.

power-sage =
    Nimm { amount-in-coins } von der Bank. Sieh dir dann heimlich zwei Karten an, eine nach der anderen: { $players ->
        [2] beliebige, nur nicht die, auf die du dich berufst, und nicht die geschützte deines Gegenübers
        [3] von jeder anderen Person eine
       *[other] bei anderen oder in der Mitte, wie du möchtest
    }.
