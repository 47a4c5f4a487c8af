# Nomi dei personaggi; `-second`: il nome della seconda edizione, quando è diverso.

character-judge = Giudice
    .article = il Giudice
    .gender = masculine

character-bishop = Vescovo
    .article = il Vescovo
    .gender = masculine

character-king = Re
    .article = il Re
    .gender = masculine

character-fool = Giullare
    .article = il Giullare
    .gender = masculine

character-queen = Regina
    .article = la Regina
    .gender = feminine

character-thief = Ladro
    .article = il Ladro
    .gender = masculine

character-witch = Strega
    .article = la Strega
    .gender = feminine

character-witch-second = Sciamana
    .article = la Sciamana
    .gender = feminine

character-spy = Spia
    .article = la Spia
    .gender = feminine

character-peasant = Contadino
    .article = il Contadino
    .gender = masculine

character-cheat = Baro
    .article = il Baro
    .gender = masculine

character-inquisitor = Inquisitore
    .article = l'Inquisitore
    .gender = masculine

character-widow = Vedova
    .article = la Vedova
    .gender = feminine

character-empress = Imperatrice
    .article = l'Imperatrice
    .gender = feminine

character-swindler = Imbroglione
    .article = l'Imbroglione
    .gender = masculine

character-guru = Guru
    .article = il Guru
    .gender = masculine

character-puppet-master = Burattinaio
    .article = il Burattinaio
    .gender = masculine

character-princess = Principessa
    .article = la Principessa
    .gender = feminine

character-patron = Mecenate
    .article = il Mecenate
    .gender = masculine

character-beggar = Mendicante
    .article = il Mendicante
    .gender = masculine

character-usurper = Usurpatore
    .article = l'Usurpatore
    .gender = masculine

character-damned = Maledetto
    .article = il Maledetto
    .gender = masculine

character-alchemist = Alchimista
    .article = l'Alchimista
    .gender = masculine

character-actress = Attrice
    .article = l'Attrice
    .gender = feminine

character-courtesan = Cortigiana
    .article = la Cortigiana
    .gender = feminine

character-gambler = Giocatrice
    .article = la Giocatrice
    .gender = feminine

character-necromancer = Negromante
    .article = il Negromante
    .gender = masculine

character-sage = Saggio
    .article = il Saggio
    .gender = masculine
