# Begleitet durch die Einführung. $player ist jemand am Tisch, $character kommt in allen Formen, wie story.ftl es sagt.
# Zwei dieser Sätze werden zusammen gelesen: erst was geschehen ist, dann was man versuchen kann. Beide sind kurz.

lesson-heading = Spielen lernen
lesson-progress = { $done } von { $steps } gelernt

lesson-step-swap = Tauschen
lesson-step-look = Nachsehen
lesson-step-contest = Widersprechen
lesson-step-bound = Nach dem Aufdecken
lesson-step-announce = Ansagen
lesson-step-contested = Widerspruch ernten
lesson-step-done = { $step }: gelernt

## Was geschehen ist

lesson-news-swapped = Getauscht oder nicht? Das weißt nur du.
lesson-news-taken = { $player } hatte gerade deine Karte unter dem Tisch.
lesson-news-looked = Du bist jetzt { $character }. Lass dir nichts anmerken!
lesson-news-stood = Niemand hat widersprochen: Die Fähigkeit gehörte dir, wahr oder gelogen.
lesson-news-right = Du warst wirklich { $character }: Die Fähigkeit gehört dir, und wer falschlag, zahlt 1 Münze.
lesson-news-caught = { $player } war wirklich { $character }, also zahlst du 1 Münze ans Gericht.
lesson-news-nobody = Niemand war { $character }: Alle, die es behauptet haben, zahlen 1 Münze.
lesson-news-others-right = { $player } war wirklich { $character }. Wer falschlag, zahlt 1 Münze.
lesson-news-others-nobody = Niemand von ihnen war { $character }: Beide zahlen 1 Münze.

## Was man versuchen kann

lesson-deal = Einen Moment lang liegen alle Karten offen. Deine ist { $character }. Merk dir, wer wer ist, und wähle „{ dock-ready }“.
lesson-opening = In der ersten Runde tauschen alle. Nimm deine Karte und eine aus der Mitte: Tausche sie wirklich oder tu nur so.
lesson-look = Jetzt weißt du nicht mehr sicher, wer du bist. Sieh dir deine Karte an: Niemand sonst sieht sie.
lesson-look-sure = Noch weißt du, wer du bist. Sieh trotzdem einmal nach, um zu lernen, wie es geht.
lesson-announce-true = Du bist { $character }. Sag es an und nimm die Münzen.
lesson-announce-bluff = Jetzt sag etwas an. Du darfst lügen: { $character } bringt { amount-in-coins }, wenn niemand widerspricht.
lesson-announce-again = Sag noch einmal etwas an. Vielleicht widerspricht diesmal jemand: Dann zeigen alle, die es behaupten, ihre Karte.
lesson-contest-sure = Aber { $character } bist du! Widersprich: Wer recht hat, nutzt die Fähigkeit.
lesson-contest-unsure = Das könntest du sein. Widersprich: Hast du recht, gehört die Fähigkeit dir. Wenn nicht, kostet es dich 1 Münze.
lesson-contest-not = Du weißt, dass du nicht { $character } bist. Passen kostet nichts, falscher Widerspruch 1 Münze.
lesson-contest-free = Widersprich, wenn du glaubst, dass du { $character } bist. Passen kostet nichts.
lesson-bound = Du hast gerade deine Karte gezeigt, darum kannst du in diesem Zug nur tauschen. Wirklich oder zum Schein?
lesson-bound-better = Du hast gerade deine Karte gezeigt, darum kannst du nur tauschen. { $player } hat { $character-accusative }: Nimm diese Karte!
lesson-free = Dieser Zug gehört dir. Bald sagt { $player } etwas an, und du kannst widersprechen.
lesson-power = Du nutzt die Fähigkeit. Wähle, wen sie trifft.
lesson-watch = Die anderen sind dran. Achte darauf, welche Karten sie nehmen und was sie sagen.

## Das Ende

lesson-done-heading = Jetzt kennst du das Spiel
lesson-done = Mehr musst du nicht wissen. Wer zuerst 13 Münzen hat, gewinnt. Spiel zu Ende oder beginne eine richtige Partie.
lesson-won-heading = Du hast gewonnen!
lesson-won = Jetzt kennst du das Spiel: Wer 13 Münzen hat, gewinnt. Lust auf einen richtigen Tisch?
lesson-over-heading = Die Einführung ist vorbei
lesson-over = Wer 13 Münzen hat, gewinnt. Verliert jemand die letzte Münze, gewinnen die Reichsten. Versuch es an einem richtigen Tisch oder wiederhole die Einführung.
lesson-repeat = Noch einmal
