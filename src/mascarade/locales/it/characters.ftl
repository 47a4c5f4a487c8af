# Nomi dei personaggi; `-second`: il nome della seconda edizione, quando è diverso.
# .of  il nome con la preposizione articolata: del, della, dell'

character-judge = Giudice
    .article = il Giudice
    .of = del Giudice
    .gender = masculine

character-bishop = Vescovo
    .article = il Vescovo
    .of = del Vescovo
    .gender = masculine

character-king = Re
    .article = il Re
    .of = del Re
    .gender = masculine

character-fool = Giullare
    .article = il Giullare
    .of = del Giullare
    .gender = masculine

character-queen = Regina
    .article = la Regina
    .of = della Regina
    .gender = feminine

character-thief = Ladro
    .article = il Ladro
    .of = del Ladro
    .gender = masculine

character-witch = Strega
    .article = la Strega
    .of = della Strega
    .gender = feminine

character-witch-second = Sciamana
    .article = la Sciamana
    .of = della Sciamana
    .gender = feminine

character-spy = Spia
    .article = la Spia
    .of = della Spia
    .gender = feminine

character-peasant = Contadino
    .article = il Contadino
    .of = del Contadino
    .gender = masculine

character-cheat = Baro
    .article = il Baro
    .of = del Baro
    .gender = masculine

character-inquisitor = Inquisitore
    .article = l'Inquisitore
    .of = dell'Inquisitore
    .gender = masculine

character-widow = Vedova
    .article = la Vedova
    .of = della Vedova
    .gender = feminine

character-empress = Imperatrice
    .article = l'Imperatrice
    .of = dell'Imperatrice
    .gender = feminine

character-swindler = Imbroglione
    .article = l'Imbroglione
    .of = dell'Imbroglione
    .gender = masculine

character-guru = Guru
    .article = il Guru
    .of = del Guru
    .gender = masculine

character-puppet-master = Burattinaio
    .article = il Burattinaio
    .of = del Burattinaio
    .gender = masculine

character-princess = Principessa
    .article = la Principessa
    .of = della Principessa
    .gender = feminine

character-patron = Mecenate
    .article = il Mecenate
    .of = del Mecenate
    .gender = masculine

character-beggar = Mendicante
    .article = il Mendicante
    .of = del Mendicante
    .gender = masculine

character-usurper = Usurpatore
    .article = l'Usurpatore
    .of = dell'Usurpatore
    .gender = masculine

character-damned = Maledetto
    .article = il Maledetto
    .of = del Maledetto
    .gender = masculine

character-alchemist = Alchimista
    .article = l'Alchimista
    .of = dell'Alchimista
    .gender = masculine

character-actress = Attrice
    .article = l'Attrice
    .of = dell'Attrice
    .gender = feminine

character-courtesan = Cortigiana
    .article = la Cortigiana
    .of = della Cortigiana
    .gender = feminine

character-gambler = Giocatrice
    .article = la Giocatrice
    .of = della Giocatrice
    .gender = feminine

character-necromancer = Negromante
    .article = il Negromante
    .of = del Negromante
    .gender = masculine

character-sage = Saggio
    .article = il Saggio
    .of = del Saggio
    .gender = masculine
