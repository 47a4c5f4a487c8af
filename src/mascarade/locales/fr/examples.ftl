# Une petite scène pour chaque personnage. $character prend toutes les formes que dit story.ftl ; $amount est le montant de l'édition.
# Anna, Bruno, Clara et David sont assis dans cet ordre, chacun à la gauche du précédent.

example-judge = Anna annonce : « Je suis { $character } ! » Il y a 3 pièces au tribunal : elle prend les 3.
example-bishop = Bruno annonce : « Je suis { $character } ! » Clara, la plus riche avec 9 pièces, doit lui en donner { $amount }.
example-king = Anna annonce : « Je suis { $character } ! » Personne ne conteste : elle prend { amount-in-coins } à la banque, quelle que soit sa carte.
example-fool = Clara prend { amount-in-coins }, puis les cartes d'Anna et de David. Les a-t-elle échangées ? Elle seule le sait, et elle non plus ne les a pas vues.
example-queen = Bruno annonce : « Je suis { $character } ! » Clara conteste et montre cette carte. Elle prend { amount-in-coins } à la banque, Bruno en paie 1 au tribunal.
example-thief = David est assis entre Clara et Anna. Il annonce : « Je suis { $character } ! », et chacune lui donne { amount-in-coins }.
example-witch = Anna a 4 pièces, David en a 11. Elle annonce : « Je suis { $character } ! » et choisit David : elle en a maintenant 11, et lui 4.
example-spy = Bruno regarde en secret la carte de Clara et la sienne. Il préfère celle de Clara : il échange les deux.
example-peasant = Anna annonce : « Je suis { $character } ! », Bruno conteste, et tous deux le sont : ils prennent 2 pièces chacun. Seule, Anna en aurait pris { $amount }.
example-cheat = David a { amount-in-coins } et annonce : « Je suis { $character } ! » Personne ne conteste : il a gagné.
example-inquisitor = Clara désigne Bruno. Il dit « Juge », retourne sa carte, et c'est un Paysan : il lui paie { amount-in-coins }.
example-widow = Il reste 3 pièces à Anna, qui annonce : « Je suis { $character } ! » La banque lui en donne 7 : elle en a { $amount }.
example-empress = Clara annonce : « Je suis { $character } ! », et tout le monde passe. Elle prend { amount-in-coins } à la banque ; la vérité reste sous le masque.
example-swindler = David a 6 pièces, Anna et Bruno en ont 8, Clara 5. David annonce : « Je suis { $character } ! » et peut choisir : il en prend { $amount } à Bruno.
example-guru = Anna désigne David. Il dit « Juge », retourne sa carte, et c'est bien le Juge : il ne paie rien.
example-puppet-master = Anna choisit Bruno et Clara : chacun lui donne { amount-in-coins }, puis ils changent de place. Pièces et cartes restent : Bruno a maintenant ce qui était devant Clara.
example-princess = Bruno prend { amount-in-coins } et choisit Anna. Elle montre sa carte : tout le monde la voit, sauf elle.
example-patron = Clara prend { amount-in-coins } à la banque. David, à sa gauche, et Bruno, à sa droite, y prennent chacun 1 pièce.
example-beggar = David a 5 pièces. Anna en a 8 et lui en donne 1. Bruno en a 6, pas plus que David à présent, et ne donne rien. Clara en a 7 et en donne 1 : David finit avec 7.
example-usurper = David désigne Clara et dit « Reine ». La carte est révélée, et c'est la Reine : David prend 2 pièces à la banque.
example-damned = Bruno annonce le Roi, Anna conteste. Bruno retourne sa carte, et c'est { $character } : il est éliminé, et la carte quitte le jeu.
example-alchemist = Clara a 3 pièces, Bruno, à sa droite, en a 9. Elle dit « gauche » : chacun passe ses pièces à gauche, et elle a maintenant les 9 de Bruno.
example-actress = Le dernier pouvoir joué est celui du Roi. Anna annonce : « Je suis { $character } ! », personne ne conteste, et elle prend 3 pièces, comme le Roi.
example-courtesan = Clara annonce : « Je suis { $character } ! » Bruno, à sa droite, révèle le Juge, un homme : il lui paie { amount-in-coins }.
example-gambler = David cache 2 pièces et interroge Anna, qui répond 3. C'est faux : les 2 pièces sont à David.
example-necromancer = Anna retourne la carte du dessus du cimetière : le Voleur. Ses deux voisins lui donnent chacun 1 pièce, et le Voleur passe tout en dessous.
example-sage = Bruno prend { amount-in-coins }, regarde la carte de Clara, puis une carte du centre. Personne d'autre ne les voit.

## La page des personnages

characters-players = Pour combien
characters-players-any = Peu importe
characters-players-count = { $count } joueurs
characters-example = Exemple
