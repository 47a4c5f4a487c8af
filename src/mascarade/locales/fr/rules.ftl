# Les pages qui expliquent le jeu : ses règles en quelques minutes, et tous ses personnages.

## Les règles

rules-title = Règles
rules-heading = Comment on joue à Mascarade
rules-lead = Chacun a une carte et, avec elle, un personnage. Les cartes s'échangent, ou en ont l'air, et bientôt plus personne n'est sûr de la sienne. Annonce un personnage, et son pouvoir est à toi… sauf si quelqu'un d'autre prétend être le vrai.

rules-aim-heading = Le but
rules-aim = Avoir 13 pièces avant les autres. Tout le monde commence avec 6. Les pièces restent bien visibles ; les cartes, non.

rules-deal-heading = La donne
rules-deal = Chacun reçoit une carte ; celles qui restent vont au centre, face cachée. Pendant un moment, toutes les cartes sont face visible : retiens-les. Puis on les retourne. Désormais, la carte devant toi est la tienne, que tu la connaisses ou non.

rules-opening-heading = L'ouverture
rules-opening = Aux quatre premiers tours, on n'a pas le choix : à ton tour, tu prends sous la table ta carte et une autre, et tu les échanges, ou tu fais semblant.

rules-turn-heading = Ton tour
rules-turn = À partir du cinquième tour, choisis une action parmi trois. C'est ensuite à la personne suivante, dans le sens horaire.
rules-look-heading = Regarder
rules-look = Regarde ta propre carte, en secret. Tu sais qui tu es… pour l'instant.
rules-swap-heading = Échanger, ou pas
rules-swap = Prends sous la table ta carte et une autre, celle d'un joueur ou une du centre. Échange-les, ou pas. Tout le monde voit quelles cartes tu prends ; ce que tu en fais, personne d'autre ne le sait, et même toi, tu ne les vois pas.
rules-announce-heading = Annoncer
rules-announce = Dis qui tu es : n'importe quel personnage en jeu, vrai ou faux, même au hasard. Tu n'as pas besoin d'avoir regardé ta carte. Si personne ne conteste, tu utilises le pouvoir de ce personnage.

rules-contest-heading = Si quelqu'un conteste
rules-contest = Dans le sens horaire, chacun des autres peut dire : non, c'est moi ! Si personne ne conteste, le pouvoir est utilisé et aucune carte n'est révélée. Sinon, tous ceux qui prétendent être ce personnage révèlent leur carte.
rules-contest-right = Le vrai personnage utilise son pouvoir, même si ce n'est pas son tour.
rules-contest-wrong = Tous les autres prétendants paient ensuite 1 pièce d'amende au tribunal.
rules-contest-none = Si aucun ne l'est, il ne se passe rien d'autre : tous paient.
rules-contest-after = Puis toutes les cartes sont remises face cachée.

rules-bound-heading = Un tour contraint
rules-bound = Si tu as dû révéler ta carte et que tu joues juste après, tu n'es pas libre de ton choix. Dans la première édition, tu dois échanger, ou faire semblant ; dans la seconde, tu peux regarder ou échanger, mais pas annoncer.

rules-end-heading = La fin
rules-end = On vérifie après chaque mouvement de pièces :
rules-end-rich = Quelqu'un a 13 pièces ou plus : c'est gagné. Si plusieurs y arrivent à la fois, ils gagnent ensemble.
rules-end-ruined = Quelqu'un a perdu sa dernière pièce : la partie s'arrête, et les plus riches gagnent.
rules-end-cheat = Certains pouvoirs font gagner à eux seuls, et d'autres éliminent des joueurs. Le dernier en jeu gagne.

rules-few-heading = À deux ou à trois
rules-few = Seulement dans la première édition, avec six cartes en tout.
rules-few-three = À trois, chacun a deux cartes, une à sa gauche et une à sa droite.
rules-few-two = À deux, chacun a trois cartes : gauche, droite, et une protégée entre les deux.
rules-few-claim = On annonce la main sur une de ses cartes, celle de gauche ou celle de droite. On conteste avec n'importe laquelle des siennes, même la protégée.
rules-few-swap = Échange ta carte de gauche ou de droite avec une autre des tiennes, ou avec la carte de gauche ou de droite d'un adversaire. Personne ne touche à la carte protégée d'un adversaire.
rules-few-bound = À deux, contester a un prix : ton tour vient juste après, et tu n'y es pas libre.

rules-editions-heading = Les deux éditions
rules-editions-first = La première édition se joue de 2 à 13. Une extension y ajoute douze personnages, dont le Maudit, et le cimetière.
rules-editions-second = La seconde édition se joue de 4 à 12, avec quelques nouveaux personnages, d'autres montants, et deux compositions pour chaque nombre de joueurs : la face A pour commencer, la face B pour plus d'intrigues.
rules-editions-own = Une composition maison demande le Juge, et assez de personnages qui rapportent de l'argent de la banque. Avant la partie, la table te dit ce qui manque.

rules-fine-heading = Les points de détail
rules-fine-any = Tu peux annoncer n'importe quel personnage de la composition, même s'il est au centre, et même si son pouvoir ne change rien.
rules-fine-first = On tire au sort qui commence, sauf si l'hôte choisit quelqu'un.
rules-fine-order = Le pouvoir d'abord, puis les amendes, toutes au même moment. Le Juge ne prend donc pas les amendes de ce tour, et la Sorcière échange avant que ses rivaux paient. Si un pouvoir met fin à la partie, il n'y a plus d'amendes.
rules-fine-down = Les cartes révélées comptent de nouveau comme cachées avant que le pouvoir soit utilisé : le Fou ou l'Espionne peut les prendre.
rules-fine-must = Un pouvoir s'utilise en entier ; seule la Sorcière peut ne rien changer, et tout échange peut être une feinte. S'il y a trop peu de joueurs ou de cartes à choisir, on fait ce qui est possible.
rules-fine-targets = Les pouvoirs visent les autres joueurs encore en jeu. Une carte du centre ne compte pas comme un joueur.
rules-fine-pay = Si tu ne peux pas tout payer, tu donnes ce que tu as, et c'est la ruine. Si la banque n'a pas assez, elle paie d'abord le joueur qui utilise le pouvoir, puis à gauche, puis à droite.
rules-fine-together = Ce qui est payé à plusieurs ou par plusieurs à la fois est un seul mouvement : on vérifie la fin après. Seuls les dons à la Mendiante (ou au Mendiant) se font un par un.
rules-fine-binding = La contrainte suit la personne, pas la chaise, et ne vaut que pour le tour juste après. Montrer sa carte à cause de la Princesse compte comme la révéler ; regarder une carte, non.
rules-fine-seats = Quand deux joueurs changent de place, les pièces et les cartes restent. Le jeu reprend à partir de la chaise où le tour a été joué : quelqu'un peut donc jouer deux fois de suite.
rules-fine-out = Un joueur éliminé rend ses pièces à la banque, et l'on saute sa place. Ce n'est pas une ruine : la partie continue.
rules-fine-peek = Si l'hôte le permet, tu peux jeter un œil à ta propre carte une fois en attendant ton tour, mais pas à l'ouverture. Tout le monde le sait, et à ton tour, tu dois regarder.
rules-fine-cemetery = Le cimetière contient des personnages qui ne sont pas en jeu. Tout le monde sait lesquels ; personne ne sait dans quel ordre.
rules-fine-limit = Si l'hôte a fixé une limite de tours, les plus riches gagnent quand elle est atteinte.
rules-fine-watch = Les spectateurs ne voient que ce que toute la table sait.

rules-next = Tu en sais assez pour jouer
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
