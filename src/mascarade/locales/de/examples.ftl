# Eine kleine Szene zu jedem Charakter. $character kommt in allen Formen, wie story.ftl es sagt; $amount ist der Betrag der Edition.
# Anna, Bruno, Clara und David sitzen in dieser Reihenfolge, jeweils links von der Person davor.

example-judge = Anna sagt: „Ich bin { $character }!“ In der Gerichtskasse liegen 3 Münzen: Sie nimmt alle 3.
example-bishop = Bruno sagt: „Ich bin { $character }!“ Clara ist mit 9 Münzen am reichsten und muss ihm { $amount } geben.
example-king = Anna sagt: „Ich bin { $character }!“ Niemand widerspricht: Sie nimmt { amount-in-coins } von der Bank, egal, wer sie wirklich ist.
example-fool = Clara nimmt { amount-in-coins }, dann die Karten von Anna und David. Hat sie getauscht? Das weiß nur sie, und gesehen hat auch sie die Karten nicht.
example-queen = Bruno sagt: „Ich bin { $character }!“ Clara widerspricht und zeigt diese Karte: Sie nimmt { amount-in-coins } von der Bank, Bruno zahlt 1 ans Gericht.
example-thief = David sitzt zwischen Clara und Anna. Er sagt: „Ich bin { $character }!“, und beide geben ihm je { amount-in-coins }.
example-witch = Anna hat 4 Münzen, David hat 11. Sie sagt: „Ich bin { $character }!“, und wählt ihn: Jetzt hat sie 11 und er 4.
example-spy = Bruno sieht sich heimlich Claras Karte und seine eigene an. Ihre gefällt ihm besser, also tauscht er.
example-peasant = Anna sagt: „Ich bin { $character }!“, Bruno widerspricht, und beide haben recht: Jeder nimmt 2 Münzen. Allein hätte Anna { $amount } genommen.
example-cheat = David hat { amount-in-coins } und sagt: „Ich bin { $character }!“ Niemand widerspricht: Er hat gewonnen.
example-inquisitor = Clara zeigt auf Bruno. Er sagt „Richter“, deckt seine Karte auf und ist ein Bauer: Er zahlt ihr { amount-in-coins }.
example-widow = Anna hat noch 3 Münzen und sagt: „Ich bin { $character }!“ Die Bank gibt ihr 7, und sie hat { $amount }.
example-empress = Clara sagt: „Ich bin { $character }!“, und alle passen. Sie nimmt { amount-in-coins } von der Bank; die Wahrheit bleibt hinter der Maske.
example-swindler = David hat 6 Münzen, Anna und Bruno haben je 8, Clara hat 5. David sagt: „Ich bin { $character }!“, und darf wählen: Er nimmt { $amount } von Bruno.
example-guru = Anna zeigt auf David. Er sagt „Richter“, deckt seine Karte auf und ist wirklich der Richter: Er zahlt nichts.
example-puppet-master = Anna wählt Bruno und Clara: Beide geben ihr { amount-in-coins }, dann tauschen sie die Plätze. Münzen und Karten bleiben liegen: Bruno hat jetzt, was vor Clara lag.
example-princess = Bruno nimmt { amount-in-coins } und wählt Anna. Sie hält ihre Karte hoch: Alle anderen sehen sie, nur sie selbst nicht.
example-patron = Clara nimmt { amount-in-coins } von der Bank. David links von ihr und Bruno rechts von ihr nehmen von dort je 1.
example-beggar = David hat 5 Münzen. Anna hat 8 und gibt ihm 1. Bruno hat 6, nicht mehr als David inzwischen, und gibt nichts. Clara hat 7 und gibt 1: David hat am Ende 7.
example-usurper = David zeigt auf Clara und sagt „Königin“. Die Karte wird aufgedeckt, und es ist die Königin: David nimmt 2 Münzen von der Bank.
example-damned = Bruno sagt den König an, Anna widerspricht. Bruno deckt seine Karte auf und ist { $character }: Er scheidet aus, und die Karte verlässt das Spiel.
example-alchemist = Clara hat 3 Münzen, Bruno rechts von ihr hat 9. Sie sagt „links“: Alle geben ihre Münzen nach links weiter, und sie hat jetzt Brunos 9.
example-actress = Zuletzt wurde die Fähigkeit des Königs gespielt. Anna sagt: „Ich bin { $character }!“, niemand widerspricht, und sie nimmt 3 Münzen, wie der König es täte.
example-courtesan = Clara sagt: „Ich bin { $character }!“ Bruno, rechts von ihr, deckt den Richter auf, einen Mann: Er zahlt ihr { amount-in-coins }.
example-gambler = David versteckt 2 Münzen und fragt Anna. Sie rät 3, das ist falsch: Die 2 Münzen gehören David.
example-necromancer = Anna deckt die oberste Karte des Friedhofs auf: den Dieb. Ihre beiden Nachbarn geben ihr je 1 Münze, und der Dieb kommt ganz nach unten.
example-sage = Bruno nimmt { amount-in-coins }, sieht sich Claras Karte an und dann eine aus der Mitte. Niemand sonst sieht sie.

## Die Seite aller Charaktere

characters-players = Personenzahl
characters-players-any = Egal
characters-players-count = { $count } Personen
characters-example = Beispiel
