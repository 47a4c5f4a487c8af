# Begleitet durch die Lektion. $player ist jemand am Tisch, $character kommt in allen Formen, wie story.ftl es sagt.
# Zwei dieser Sätze werden zusammen gelesen: erst was geschehen ist, dann was man versuchen kann. Beide sind kurz.

lesson-heading = Spielen lernen
lesson-progress = { $done } von { $steps } gelernt

lesson-step-swap = Tauschen
lesson-step-look = Nachsehen
lesson-step-contest = Widersprechen
lesson-step-bound = Nach dem Aufdecken
lesson-step-announce = Ansagen
lesson-step-contested = Widerspruch bekommen
lesson-step-done = { $step }: gelernt

## Was geschehen ist

lesson-news-swapped = Getauscht oder nicht? Das weißt nur du.
lesson-news-taken = { $player } hatte gerade deine Karte unter dem Tisch.
lesson-news-looked = Du bist jetzt { $character }. Lass dir nichts anmerken!
lesson-news-stood = Niemand hat widersprochen: Die Fähigkeit war deine, wahr oder nicht.
lesson-news-right = Du warst wirklich { $character }: Die Fähigkeit ist deine, und wer falsch lag, zahlt 1 Münze.
lesson-news-caught = { $player } war wirklich { $character }, darum zahlst du 1 Münze ans Gericht.
lesson-news-nobody = Niemand war { $character }: Wer es behauptet hat, zahlt 1 Münze.
lesson-news-others-right = { $player } war wirklich { $character }; wer falsch lag, zahlt 1 Münze.
lesson-news-others-nobody = Keine dieser Karten war { $character }: Beide zahlen 1 Münze.

## Was man versuchen kann

lesson-deal = Einen Moment lang liegen alle Karten offen. Deine ist { $character }. Merk dir, wer wer ist, und wähle „{ dock-ready }“.
lesson-opening = In der ersten Runde tauschen alle. Nimm deine Karte und eine aus der Mitte: Tausche sie wirklich, oder tu nur so.
lesson-look = Du kannst nicht mehr sicher sein, wer du bist. Sieh dir deine Karte an: Niemand sonst bekommt sie zu sehen.
lesson-look-sure = Noch weißt du, wer du bist. Sieh trotzdem einmal nach, damit du es kennst.
lesson-announce-true = Du bist { $character }. Sag es an, und nimm die Münzen.
lesson-announce-bluff = Jetzt sag etwas an. Es muss nicht stimmen: { $character } bringt { amount-in-coins }, wenn niemand widerspricht.
lesson-announce-again = Sag noch einmal etwas an. Diesmal zweifelt vielleicht jemand: Dann zeigen alle, die es behaupten, ihre Karte.
lesson-contest-sure = Aber { $character } bist du! Widersprich: Wer recht hat, nutzt die Fähigkeit.
lesson-contest-unsure = Das könntest du sein. Widersprich: Hast du recht, ist die Fähigkeit deine; wenn nicht, kostet es 1 Münze.
lesson-contest-not = Du weißt, dass du nicht { $character } bist. Passen ist umsonst, ein falscher Anspruch kostet 1 Münze.
lesson-contest-free = Widersprich, wenn du glaubst, dass du { $character } bist. Passen ist umsonst.
lesson-bound = Du hast gerade deine Karte gezeigt, darum darfst du in diesem Zug nur tauschen. Wirklich, oder zum Schein?
lesson-bound-better = Du hast gerade deine Karte gezeigt, darum darfst du nur tauschen. { $player } hat { $character-accusative }: Nimm diese Karte!
lesson-free = Dieser Zug gehört ganz dir. Bald behauptet { $player }, jemand zu sein, und du kannst widersprechen.
lesson-power = Du nutzt die Fähigkeit. Wähle, wen sie trifft.
lesson-watch = Die anderen spielen. Achte darauf, welche Karten sie nehmen und was sie sagen.

## Das Ende

lesson-done-heading = Jetzt kennst du das Spiel
lesson-done = Du hast alles erlebt, was es gibt. Wer 13 Münzen hat, gewinnt. Spiel zu Ende, oder beginne eine richtige Partie.
lesson-won-heading = Du hast gewonnen!
lesson-won = Jetzt kennst du das Spiel: Mit 13 Münzen gewinnt man. Wie wäre es mit einem richtigen Tisch?
lesson-over-heading = Die Lektion ist vorbei
lesson-over = Mit 13 Münzen gewinnt man; und hat jemand keine mehr, gewinnt, wer am reichsten ist. Versuch es an einem richtigen Tisch, oder wiederhole die Lektion.
lesson-repeat = Noch einmal
