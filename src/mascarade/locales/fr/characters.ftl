# Noms des personnages ; `-second` : le nom de la seconde édition, quand il diffère.

character-judge = Juge
    .article = le Juge
    .gender = masculine

character-bishop = Évêque
    .article = l'Évêque
    .gender = masculine

character-king = Roi
    .article = le Roi
    .gender = masculine

character-fool = Fou
    .article = le Fou
    .gender = masculine

character-queen = Reine
    .article = la Reine
    .gender = feminine

character-thief = Voleur
    .article = le Voleur
    .gender = masculine

character-witch = Sorcière
    .article = la Sorcière
    .gender = feminine

character-spy = Espionne
    .article = l'Espionne
    .gender = feminine

character-peasant = Paysan
    .article = le Paysan
    .gender = masculine

character-cheat = Tricheur
    .article = le Tricheur
    .gender = masculine

character-inquisitor = Inquisiteur
    .article = l'Inquisiteur
    .gender = masculine

character-widow = Veuve
    .article = la Veuve
    .gender = feminine

character-empress = Impératrice
    .article = l'Impératrice
    .gender = feminine

character-swindler = Escroc
    .article = l'Escroc
    .gender = masculine

character-guru = Gourou
    .article = le Gourou
    .gender = masculine

character-puppet-master = Marionnettiste
    .article = la Marionnettiste
    .gender = feminine

character-princess = Princesse
    .article = la Princesse
    .gender = feminine

character-patron = Mécène
    .article = le Mécène
    .gender = masculine

character-beggar = Mendiante
    .article = la Mendiante
    .gender = feminine

character-beggar-second = Mendiant
    .article = le Mendiant
    .gender = masculine

character-usurper = Usurpateur
    .article = l'Usurpateur
    .gender = masculine

character-damned = Maudit
    .article = le Maudit
    .gender = masculine

character-alchemist = Alchimiste
    .article = l'Alchimiste
    .gender = masculine

character-actress = Comédienne
    .article = la Comédienne
    .gender = feminine

character-courtesan = Courtisane
    .article = la Courtisane
    .gender = feminine

character-gambler = Joueuse
    .article = la Joueuse
    .gender = feminine

character-necromancer = Nécromant
    .article = le Nécromant
    .gender = masculine

character-sage = Sage
    .article = le Sage
    .gender = masculine
