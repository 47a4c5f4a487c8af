# Nombres de los personajes; `-second`: el nombre de la segunda edición, cuando es otro.
# .article  el nombre dentro de una frase
# .of, .to  con las preposiciones «de» y «a», que se contraen con «el»
# .gender   masculine o feminine, para que otros mensajes elijan

character-judge = Juez
    .article = el Juez
    .of = del Juez
    .to = al Juez
    .gender = masculine

character-bishop = Obispo
    .article = el Obispo
    .of = del Obispo
    .to = al Obispo
    .gender = masculine

character-king = Rey
    .article = el Rey
    .of = del Rey
    .to = al Rey
    .gender = masculine

character-fool = Bufón
    .article = el Bufón
    .of = del Bufón
    .to = al Bufón
    .gender = masculine

character-fool-second = Loco
    .article = el Loco
    .of = del Loco
    .to = al Loco
    .gender = masculine

character-queen = Reina
    .article = la Reina
    .of = de la Reina
    .to = a la Reina
    .gender = feminine

character-thief = Ladrón
    .article = el Ladrón
    .of = del Ladrón
    .to = al Ladrón
    .gender = masculine

character-witch = Bruja
    .article = la Bruja
    .of = de la Bruja
    .to = a la Bruja
    .gender = feminine

character-witch-second = Hechicera
    .article = la Hechicera
    .of = de la Hechicera
    .to = a la Hechicera
    .gender = feminine

character-spy = Espía
    .article = la Espía
    .of = de la Espía
    .to = a la Espía
    .gender = feminine

character-peasant = Campesino
    .article = el Campesino
    .of = del Campesino
    .to = al Campesino
    .gender = masculine

character-cheat = Tahúr
    .article = el Tahúr
    .of = del Tahúr
    .to = al Tahúr
    .gender = masculine

character-cheat-second = Tramposo
    .article = el Tramposo
    .of = del Tramposo
    .to = al Tramposo
    .gender = masculine

character-inquisitor = Inquisidor
    .article = el Inquisidor
    .of = del Inquisidor
    .to = al Inquisidor
    .gender = masculine

character-widow = Viuda
    .article = la Viuda
    .of = de la Viuda
    .to = a la Viuda
    .gender = feminine

character-empress = Emperatriz
    .article = la Emperatriz
    .of = de la Emperatriz
    .to = a la Emperatriz
    .gender = feminine

character-swindler = Estafador
    .article = el Estafador
    .of = del Estafador
    .to = al Estafador
    .gender = masculine

character-guru = Gurú
    .article = el Gurú
    .of = del Gurú
    .to = al Gurú
    .gender = masculine

character-puppet-master = Titiritero
    .article = el Titiritero
    .of = del Titiritero
    .to = al Titiritero
    .gender = masculine

character-princess = Princesa
    .article = la Princesa
    .of = de la Princesa
    .to = a la Princesa
    .gender = feminine

character-patron = Mecenas
    .article = el Mecenas
    .of = del Mecenas
    .to = al Mecenas
    .gender = masculine

character-beggar = Mendigo
    .article = el Mendigo
    .of = del Mendigo
    .to = al Mendigo
    .gender = masculine

character-usurper = Usurpador
    .article = el Usurpador
    .of = del Usurpador
    .to = al Usurpador
    .gender = masculine

character-damned = Maldito
    .article = el Maldito
    .of = del Maldito
    .to = al Maldito
    .gender = masculine

character-alchemist = Alquimista
    .article = el Alquimista
    .of = del Alquimista
    .to = al Alquimista
    .gender = masculine

character-actress = Actriz
    .article = la Actriz
    .of = de la Actriz
    .to = a la Actriz
    .gender = feminine

character-courtesan = Cortesana
    .article = la Cortesana
    .of = de la Cortesana
    .to = a la Cortesana
    .gender = feminine

character-gambler = Jugadora
    .article = la Jugadora
    .of = de la Jugadora
    .to = a la Jugadora
    .gender = feminine

character-necromancer = Nigromante
    .article = el Nigromante
    .of = del Nigromante
    .to = al Nigromante
    .gender = masculine

character-sage = Sabio
    .article = el Sabio
    .of = del Sabio
    .to = al Sabio
    .gender = masculine
