# Noms des personnages ; `-second` : le nom de la seconde édition, quand il diffère.
# `.of` : le nom après « de ».

character-judge = Juge
    .article = le Juge
    .of = du Juge
    .gender = masculine

character-bishop = Évêque
    .article = l'Évêque
    .of = de l'Évêque
    .gender = masculine

character-king = Roi
    .article = le Roi
    .of = du Roi
    .gender = masculine

character-fool = Fou
    .article = le Fou
    .of = du Fou
    .gender = masculine

character-queen = Reine
    .article = la Reine
    .of = de la Reine
    .gender = feminine

character-thief = Voleur
    .article = le Voleur
    .of = du Voleur
    .gender = masculine

character-witch = Sorcière
    .article = la Sorcière
    .of = de la Sorcière
    .gender = feminine

character-spy = Espionne
    .article = l'Espionne
    .of = de l'Espionne
    .gender = feminine

character-peasant = Paysan
    .article = le Paysan
    .of = du Paysan
    .gender = masculine

character-cheat = Tricheur
    .article = le Tricheur
    .of = du Tricheur
    .gender = masculine

character-inquisitor = Inquisiteur
    .article = l'Inquisiteur
    .of = de l'Inquisiteur
    .gender = masculine

character-widow = Veuve
    .article = la Veuve
    .of = de la Veuve
    .gender = feminine

character-empress = Impératrice
    .article = l'Impératrice
    .of = de l'Impératrice
    .gender = feminine

character-swindler = Escroc
    .article = l'Escroc
    .of = de l'Escroc
    .gender = masculine

character-guru = Gourou
    .article = le Gourou
    .of = du Gourou
    .gender = masculine

character-puppet-master = Marionnettiste
    .article = la Marionnettiste
    .of = de la Marionnettiste
    .gender = feminine

character-princess = Princesse
    .article = la Princesse
    .of = de la Princesse
    .gender = feminine

character-patron = Mécène
    .article = le Mécène
    .of = du Mécène
    .gender = masculine

character-beggar = Mendiante
    .article = la Mendiante
    .of = de la Mendiante
    .gender = feminine

character-beggar-second = Mendiant
    .article = le Mendiant
    .of = du Mendiant
    .gender = masculine

character-usurper = Usurpateur
    .article = l'Usurpateur
    .of = de l'Usurpateur
    .gender = masculine

character-damned = Maudit
    .article = le Maudit
    .of = du Maudit
    .gender = masculine

character-alchemist = Alchimiste
    .article = l'Alchimiste
    .of = de l'Alchimiste
    .gender = masculine

character-actress = Comédienne
    .article = la Comédienne
    .of = de la Comédienne
    .gender = feminine

character-courtesan = Courtisane
    .article = la Courtisane
    .of = de la Courtisane
    .gender = feminine

character-gambler = Joueuse
    .article = la Joueuse
    .of = de la Joueuse
    .gender = feminine

character-necromancer = Nécromant
    .article = le Nécromant
    .of = du Nécromant
    .gender = masculine

character-sage = Sage
    .article = le Sage
    .of = du Sage
    .gender = masculine
