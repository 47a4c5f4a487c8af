# Les pages qui expliquent le jeu : ses règles en quelques minutes, et tous ses personnages.

## Les règles

rules-title = Règles
rules-heading = Comment on joue à Mascarade
rules-lead = Chacun a une carte et, avec elle, un personnage. Les cartes s'échangent, ou en ont l'air, et bientôt plus personne n'est sûr de la sienne. Qui revendique un pouvoir l'obtient, à moins que quelqu'un d'autre ne prétende être le vrai.

rules-aim-heading = Le but
rules-aim = Avoir 13 pièces avant les autres. Tout le monde commence avec 6. Les pièces sont visibles de tous ; les cartes, non.

rules-deal-heading = La donne
rules-deal = Chaque personne reçoit une carte ; celles qui restent vont au centre, face cachée. Pendant un moment, toutes les cartes sont face visible : retiens-les. Puis on les retourne, et chacune appartient désormais à la personne devant qui elle se trouve, connue ou non.

rules-opening-heading = L'ouverture
rules-opening = Aux quatre premiers tours, on n'a pas le choix : à son tour, on prend sous la table sa propre carte et une autre, et on les échange, ou on fait seulement semblant.

rules-turn-heading = Ton tour
rules-turn = À partir du cinquième tour, fais une de ces trois choses. C'est ensuite à la personne suivante de jouer, dans le sens horaire.
rules-look-heading = Regarder
rules-look = Regarde ta propre carte, en secret. Tu sais maintenant qui tu es, pour l'instant.
rules-swap-heading = Échanger, ou pas
rules-swap = Prends sous la table ta carte et n'importe quelle autre, celle de quelqu'un ou une du centre. Échange-les, ou pas. Tout le monde voit quelles cartes tu as prises ; personne d'autre que toi ne sait ce que tu as fait, et même toi, tu ne les vois pas.
rules-announce-heading = Annoncer
rules-announce = Dis qui tu es : n'importe quel personnage en jeu, vrai ou faux, que tu le saches ou non. Tu n'as pas besoin d'avoir regardé. Si personne ne conteste, tu utilises le pouvoir de ce personnage.

rules-contest-heading = Si quelqu'un conteste
rules-contest = Dans le sens horaire, chacun des autres peut dire : non, c'est moi ! Si personne ne le fait, le pouvoir est utilisé et aucune carte n'est révélée. Sinon, tous ceux qui revendiquent le personnage révèlent leur carte.
rules-contest-right = Qui est vraiment le personnage utilise son pouvoir, même si ce n'est pas son tour.
rules-contest-wrong = Tous les autres qui l'ont revendiqué paient une amende de 1 pièce au tribunal, une fois le pouvoir utilisé.
rules-contest-none = Si personne ne l'est, il ne se passe rien d'autre : tous paient.
rules-contest-after = Puis on retourne toutes les cartes face cachée.

rules-bound-heading = Un tour contraint
rules-bound = Qui a dû révéler sa carte et joue le tour juste après ne choisit pas librement. Dans la première édition, il faut échanger, ou faire semblant ; dans la seconde, on peut regarder ou échanger, mais pas annoncer.

rules-end-heading = La fin
rules-end = Après chaque mouvement de pièces, on vérifie :
rules-end-rich = Quelqu'un a 13 pièces ou plus : c'est la victoire. Si plusieurs les ont à la fois, ils gagnent ensemble.
rules-end-ruined = Quelqu'un a perdu sa dernière pièce : la partie est finie, et les plus riches gagnent.
rules-end-cheat = Certains pouvoirs font gagner à eux seuls, et d'autres éliminent. Qui reste sans adversaire gagne.

rules-few-heading = À deux ou à trois
rules-few = Seulement dans la première édition, avec six cartes en tout.
rules-few-three = À trois, chacun a deux cartes, une à sa gauche et une à sa droite.
rules-few-two = À deux, chacun a trois cartes : gauche, droite, et une protégée entre les deux.
rules-few-claim = On annonce avec une de ses cartes, celle de gauche ou celle de droite. On conteste avec n'importe laquelle des siennes, même la protégée.
rules-few-swap = Échange ta carte de gauche ou de droite contre une autre des tiennes, ou contre la carte de gauche ou de droite d'un adversaire. Personne ne touche à la carte protégée d'un adversaire.
rules-few-bound = À deux, qui conteste joue le tour suivant, qui est donc contraint : c'est le prix à payer.

rules-editions-heading = Les deux éditions
rules-editions-first = La première édition se joue de 2 à 13. Une extension y ajoute douze personnages, dont le Maudit, et le cimetière.
rules-editions-second = La seconde édition se joue de 4 à 12, avec quelques nouveaux personnages, d'autres montants, et deux compositions pour chaque nombre de joueurs : la face A pour commencer, la face B pour plus d'intrigues.
rules-editions-own = Une composition maison demande le Juge, et assez de personnages qui rapportent de l'argent de la banque. Avant la partie, on te dit ce qui manque.

rules-fine-heading = Pour tout savoir exactement
rules-fine-any = On peut annoncer n'importe quel personnage de la composition, même s'il est au centre, et même si son pouvoir ne changerait rien.
rules-fine-first = On tire au sort qui commence, sauf si l'hôte choisit quelqu'un.
rules-fine-order = Le pouvoir d'abord, puis les amendes, toutes au même moment. Le Juge ne reçoit donc pas les amendes de ce tour, et la Sorcière échange avant que ses rivaux paient. Si un pouvoir met fin à la partie, il n'y a plus d'amendes.
rules-fine-down = Les cartes revendiquées comptent de nouveau comme cachées avant que le pouvoir soit utilisé : le Fou ou l'Espionne peut les prendre.
rules-fine-must = Un pouvoir s'utilise en entier ; seule la Sorcière peut laisser les choses en l'état, et chaque échange peut être une feinte. S'il y a trop peu de joueurs ou de cartes à choisir, on fait ce qui est possible.
rules-fine-targets = Les pouvoirs visent les autres joueurs encore en jeu. Une carte du centre ne compte pas comme un joueur.
rules-fine-pay = Qui ne peut pas tout payer donne ce qu'il a, et c'est la ruine. Si la banque n'a pas assez, elle paie d'abord qui utilise le pouvoir, puis à gauche, puis à droite.
rules-fine-together = Ce qui est payé à plusieurs ou par plusieurs à la fois est un seul mouvement : on vérifie la fin après. Seuls les dons à la Mendiante (ou au Mendiant) se font un par un.
rules-fine-binding = La contrainte suit la personne, pas la chaise, et ne vaut que pour le tour juste après. Montrer sa carte à cause de la Princesse compte comme la révéler ; regarder une carte, non.
rules-fine-seats = Quand on change de place, les pièces et les cartes restent. Le jeu continue à partir de la chaise où le tour a été joué : quelqu'un peut donc jouer deux fois de suite.
rules-fine-out = Qui est éliminé rend ses pièces à la banque, et l'on saute sa place à partir de là. Ce n'est pas une ruine, et la partie continue.
rules-fine-peek = Si l'hôte le permet, on peut jeter un œil à sa propre carte une fois en attendant son tour, mais pas à l'ouverture. Tout le monde le sait, et à son tour, on doit regarder.
rules-fine-cemetery = Le cimetière contient des personnages qui ne sont pas en jeu. Tout le monde sait lesquels ; personne ne sait dans quel ordre.
rules-fine-limit = Si l'hôte a fixé une limite de tours, les plus riches gagnent quand elle est atteinte.
rules-fine-watch = Les spectateurs ne voient que ce que toute la table sait.

rules-next = Tu en sais maintenant assez pour jouer
rules-next-play = Aller à l'accueil
rules-next-cast = Voir les personnages

## Les personnages

characters-title = Personnages
characters-heading = Les personnages
characters-lead = Ce que fait chacun quand son pouvoir est utilisé. Les montants dépendent de l'édition.
characters-search = Chercher
characters-box = Édition
characters-box-value =
    { $box ->
        [first] Première édition
        [expansion] Extension
        [second] Seconde édition
       *[all] Toutes
    }
characters-found =
    { $count ->
        [0] Personne ne correspond.
        [one] Un personnage
       *[other] { $count } personnages
    }
characters-box-minimum =
    { $box ->
        [first] Première édition, { $minimum }+ joueurs
        [expansion] Extension, { $minimum }+ joueurs
       *[second] Seconde édition, { $minimum }+ joueurs
    }
characters-copies =
    { $count ->
        [one] Une carte
       *[other] { $count } cartes
    }
characters-purse = Rapporte de l'argent de la banque
characters-two-names = { $first } ou { $second }
