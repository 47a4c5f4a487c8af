# Namen der Charaktere; `-second`: der Name in der zweiten Ausgabe, wo er anders lautet.
# .article steht im Nominativ; .dative und .accusative sind die beiden anderen Fälle, die ein Satz braucht.

character-judge = Richter
    .article = der Richter
    .dative = dem Richter
    .accusative = den Richter
    .gender = masculine

character-bishop = Bischof
    .article = der Bischof
    .dative = dem Bischof
    .accusative = den Bischof
    .gender = masculine

character-king = König
    .article = der König
    .dative = dem König
    .accusative = den König
    .gender = masculine

character-fool = Narr
    .article = der Narr
    .dative = dem Narren
    .accusative = den Narren
    .gender = masculine

character-queen = Königin
    .article = die Königin
    .dative = der Königin
    .accusative = die Königin
    .gender = feminine

character-thief = Dieb
    .article = der Dieb
    .dative = dem Dieb
    .accusative = den Dieb
    .gender = masculine

character-witch = Hexe
    .article = die Hexe
    .dative = der Hexe
    .accusative = die Hexe
    .gender = feminine

character-witch-second = Zauberin
    .article = die Zauberin
    .dative = der Zauberin
    .accusative = die Zauberin
    .gender = feminine

character-spy = Spionin
    .article = die Spionin
    .dative = der Spionin
    .accusative = die Spionin
    .gender = feminine

character-peasant = Bauer
    .article = der Bauer
    .dative = dem Bauern
    .accusative = den Bauern
    .gender = masculine

character-cheat = Falschspieler
    .article = der Falschspieler
    .dative = dem Falschspieler
    .accusative = den Falschspieler
    .gender = masculine

character-inquisitor = Inquisitor
    .article = der Inquisitor
    .dative = dem Inquisitor
    .accusative = den Inquisitor
    .gender = masculine

character-widow = Witwe
    .article = die Witwe
    .dative = der Witwe
    .accusative = die Witwe
    .gender = feminine

character-empress = Kaiserin
    .article = die Kaiserin
    .dative = der Kaiserin
    .accusative = die Kaiserin
    .gender = feminine

character-swindler = Gaukler
    .article = der Gaukler
    .dative = dem Gaukler
    .accusative = den Gaukler
    .gender = masculine

character-guru = Guru
    .article = der Guru
    .dative = dem Guru
    .accusative = den Guru
    .gender = masculine

character-puppet-master = Puppenspieler
    .article = der Puppenspieler
    .dative = dem Puppenspieler
    .accusative = den Puppenspieler
    .gender = masculine

character-princess = Prinzessin
    .article = die Prinzessin
    .dative = der Prinzessin
    .accusative = die Prinzessin
    .gender = feminine

character-patron = Mäzen
    .article = der Mäzen
    .dative = dem Mäzen
    .accusative = den Mäzen
    .gender = masculine

character-beggar = Bettlerin
    .article = die Bettlerin
    .dative = der Bettlerin
    .accusative = die Bettlerin
    .gender = feminine

character-beggar-second = Bettler
    .article = der Bettler
    .dative = dem Bettler
    .accusative = den Bettler
    .gender = masculine

character-usurper = Thronräuber
    .article = der Thronräuber
    .dative = dem Thronräuber
    .accusative = den Thronräuber
    .gender = masculine

character-damned = Verfluchter
    .article = der Verfluchte
    .dative = dem Verfluchten
    .accusative = den Verfluchten
    .gender = masculine

character-alchemist = Alchemist
    .article = der Alchemist
    .dative = dem Alchemisten
    .accusative = den Alchemisten
    .gender = masculine

character-actress = Schauspielerin
    .article = die Schauspielerin
    .dative = der Schauspielerin
    .accusative = die Schauspielerin
    .gender = feminine

character-courtesan = Kurtisane
    .article = die Kurtisane
    .dative = der Kurtisane
    .accusative = die Kurtisane
    .gender = feminine

character-gambler = Spielerin
    .article = die Spielerin
    .dative = der Spielerin
    .accusative = die Spielerin
    .gender = feminine

character-necromancer = Nekromant
    .article = der Nekromant
    .dative = dem Nekromanten
    .accusative = den Nekromanten
    .gender = masculine

character-sage = Weiser
    .article = der Weise
    .dative = dem Weisen
    .accusative = den Weisen
    .gender = masculine
