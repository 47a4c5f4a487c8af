# Names of the characters.
# .article  the name as it stands inside a sentence
# .gender   masculine or feminine, for other messages to select on
# A language adds the attributes that its grammar needs (.dative, .of), the same ones to every character.
# A message `character-<id>-<edition>` replaces `character-<id>` in that edition.

character-judge = Judge
    .article = the Judge
    .gender = masculine

character-bishop = Bishop
    .article = the Bishop
    .gender = masculine

character-king = King
    .article = the King
    .gender = masculine

character-fool = Fool
    .article = the Fool
    .gender = masculine

character-queen = Queen
    .article = the Queen
    .gender = feminine

character-thief = Thief
    .article = the Thief
    .gender = masculine

character-witch = Witch
    .article = the Witch
    .gender = feminine

character-spy = Spy
    .article = the Spy
    .gender = feminine

character-peasant = Peasant
    .article = the Peasant
    .gender = masculine

character-cheat = Cheat
    .article = the Cheat
    .gender = masculine

character-inquisitor = Inquisitor
    .article = the Inquisitor
    .gender = masculine

character-widow = Widow
    .article = the Widow
    .gender = feminine

character-empress = Empress
    .article = the Empress
    .gender = feminine

character-swindler = Swindler
    .article = the Swindler
    .gender = masculine

character-guru = Guru
    .article = the Guru
    .gender = masculine

character-puppet-master = Puppet Master
    .article = the Puppet Master
    .gender = feminine

character-princess = Princess
    .article = the Princess
    .gender = feminine

character-patron = Patron
    .article = the Patron
    .gender = masculine

character-beggar = Beggar
    .article = the Beggar
    .gender = feminine

character-usurper = Usurper
    .article = the Usurper
    .gender = masculine

character-damned = Damned
    .article = the Damned
    .gender = masculine

character-alchemist = Alchemist
    .article = the Alchemist
    .gender = masculine

character-actress = Actress
    .article = the Actress
    .gender = feminine

character-courtesan = Courtesan
    .article = the Courtesan
    .gender = feminine

character-gambler = Gambler
    .article = the Gambler
    .gender = feminine

character-necromancer = Necromancer
    .article = the Necromancer
    .gender = masculine

character-sage = Sage
    .article = the Sage
    .gender = masculine
