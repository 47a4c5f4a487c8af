# Namen der Charaktere; `-second`: der Name in der zweiten Edition, wo er anders lautet.
# .article steht im Nominativ; .dative, .accusative und .genitive sind die anderen Fälle, die ein Satz braucht.

character-judge = Richter
    .article = der Richter
    .dative = dem Richter
    .accusative = den Richter
    .genitive = des Richters
    .gender = masculine

character-bishop = Bischof
    .article = der Bischof
    .dative = dem Bischof
    .accusative = den Bischof
    .genitive = des Bischofs
    .gender = masculine

character-king = König
    .article = der König
    .dative = dem König
    .accusative = den König
    .genitive = des Königs
    .gender = masculine

character-fool = Narr
    .article = der Narr
    .dative = dem Narren
    .accusative = den Narren
    .genitive = des Narren
    .gender = masculine

character-queen = Königin
    .article = die Königin
    .dative = der Königin
    .accusative = die Königin
    .genitive = der Königin
    .gender = feminine

character-thief = Dieb
    .article = der Dieb
    .dative = dem Dieb
    .accusative = den Dieb
    .genitive = des Diebes
    .gender = masculine

character-witch = Hexe
    .article = die Hexe
    .dative = der Hexe
    .accusative = die Hexe
    .genitive = der Hexe
    .gender = feminine

character-witch-second = Zauberin
    .article = die Zauberin
    .dative = der Zauberin
    .accusative = die Zauberin
    .genitive = der Zauberin
    .gender = feminine

character-spy = Spionin
    .article = die Spionin
    .dative = der Spionin
    .accusative = die Spionin
    .genitive = der Spionin
    .gender = feminine

character-peasant = Bauer
    .article = der Bauer
    .dative = dem Bauern
    .accusative = den Bauern
    .genitive = des Bauern
    .gender = masculine

character-cheat = Falschspieler
    .article = der Falschspieler
    .dative = dem Falschspieler
    .accusative = den Falschspieler
    .genitive = des Falschspielers
    .gender = masculine

character-inquisitor = Inquisitor
    .article = der Inquisitor
    .dative = dem Inquisitor
    .accusative = den Inquisitor
    .genitive = des Inquisitors
    .gender = masculine

character-widow = Witwe
    .article = die Witwe
    .dative = der Witwe
    .accusative = die Witwe
    .genitive = der Witwe
    .gender = feminine

character-empress = Kaiserin
    .article = die Kaiserin
    .dative = der Kaiserin
    .accusative = die Kaiserin
    .genitive = der Kaiserin
    .gender = feminine

character-swindler = Gaukler
    .article = der Gaukler
    .dative = dem Gaukler
    .accusative = den Gaukler
    .genitive = des Gauklers
    .gender = masculine

character-guru = Guru
    .article = der Guru
    .dative = dem Guru
    .accusative = den Guru
    .genitive = des Gurus
    .gender = masculine

character-puppet-master = Puppenspieler
    .article = der Puppenspieler
    .dative = dem Puppenspieler
    .accusative = den Puppenspieler
    .genitive = des Puppenspielers
    .gender = masculine

character-princess = Prinzessin
    .article = die Prinzessin
    .dative = der Prinzessin
    .accusative = die Prinzessin
    .genitive = der Prinzessin
    .gender = feminine

character-patron = Mäzen
    .article = der Mäzen
    .dative = dem Mäzen
    .accusative = den Mäzen
    .genitive = des Mäzens
    .gender = masculine

character-beggar = Bettlerin
    .article = die Bettlerin
    .dative = der Bettlerin
    .accusative = die Bettlerin
    .genitive = der Bettlerin
    .gender = feminine

character-beggar-second = Bettler
    .article = der Bettler
    .dative = dem Bettler
    .accusative = den Bettler
    .genitive = des Bettlers
    .gender = masculine

character-usurper = Thronräuber
    .article = der Thronräuber
    .dative = dem Thronräuber
    .accusative = den Thronräuber
    .genitive = des Thronräubers
    .gender = masculine

character-damned = Verfluchter
    .article = der Verfluchte
    .dative = dem Verfluchten
    .accusative = den Verfluchten
    .genitive = des Verfluchten
    .gender = masculine

character-alchemist = Alchemist
    .article = der Alchemist
    .dative = dem Alchemisten
    .accusative = den Alchemisten
    .genitive = des Alchemisten
    .gender = masculine

character-actress = Schauspielerin
    .article = die Schauspielerin
    .dative = der Schauspielerin
    .accusative = die Schauspielerin
    .genitive = der Schauspielerin
    .gender = feminine

character-courtesan = Kurtisane
    .article = die Kurtisane
    .dative = der Kurtisane
    .accusative = die Kurtisane
    .genitive = der Kurtisane
    .gender = feminine

character-gambler = Spielerin
    .article = die Spielerin
    .dative = der Spielerin
    .accusative = die Spielerin
    .genitive = der Spielerin
    .gender = feminine

character-necromancer = Nekromant
    .article = der Nekromant
    .dative = dem Nekromanten
    .accusative = den Nekromanten
    .genitive = des Nekromanten
    .gender = masculine

character-sage = Weiser
    .article = der Weise
    .dative = dem Weisen
    .accusative = den Weisen
    .genitive = des Weisen
    .gender = masculine
