# Nombres de los personajes; `-second`: el nombre de la segunda edición, cuando es otro.

character-judge = Juez
    .article = el Juez
    .gender = masculine

character-bishop = Obispo
    .article = el Obispo
    .gender = masculine

character-king = Rey
    .article = el Rey
    .gender = masculine

character-fool = Bufón
    .article = el Bufón
    .gender = masculine

character-fool-second = Loco
    .article = el Loco
    .gender = masculine

character-queen = Reina
    .article = la Reina
    .gender = feminine

character-thief = Ladrón
    .article = el Ladrón
    .gender = masculine

character-witch = Bruja
    .article = la Bruja
    .gender = feminine

character-witch-second = Hechicera
    .article = la Hechicera
    .gender = feminine

character-spy = Espía
    .article = la Espía
    .gender = feminine

character-peasant = Campesino
    .article = el Campesino
    .gender = masculine

character-cheat = Tahúr
    .article = el Tahúr
    .gender = masculine

character-cheat-second = Tramposo
    .article = el Tramposo
    .gender = masculine

character-inquisitor = Inquisidor
    .article = el Inquisidor
    .gender = masculine

character-widow = Viuda
    .article = la Viuda
    .gender = feminine

character-empress = Emperatriz
    .article = la Emperatriz
    .gender = feminine

character-swindler = Estafador
    .article = el Estafador
    .gender = masculine

character-guru = Gurú
    .article = el Gurú
    .gender = masculine

character-puppet-master = Titiritero
    .article = el Titiritero
    .gender = masculine

character-princess = Princesa
    .article = la Princesa
    .gender = feminine

character-patron = Mecenas
    .article = el Mecenas
    .gender = masculine

character-beggar = Mendigo
    .article = el Mendigo
    .gender = masculine

character-usurper = Usurpador
    .article = el Usurpador
    .gender = masculine

character-damned = Maldito
    .article = el Maldito
    .gender = masculine

character-alchemist = Alquimista
    .article = el Alquimista
    .gender = masculine

character-actress = Actriz
    .article = la Actriz
    .gender = feminine

character-courtesan = Cortesana
    .article = la Cortesana
    .gender = feminine

character-gambler = Jugadora
    .article = la Jugadora
    .gender = feminine

character-necromancer = Nigromante
    .article = el Nigromante
    .gender = masculine

character-sage = Sabio
    .article = el Sabio
    .gender = masculine
