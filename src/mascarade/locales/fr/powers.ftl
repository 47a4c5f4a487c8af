# Ce que fait le pouvoir de chaque personnage, dit à qui l'utilise.
# $amount  le nombre de pièces du pouvoir dans l'édition jouée : prises, payées ou atteintes.
# Un message `power-<id>-<édition>` remplace `power-<id>` dans cette édition.

amount-in-coins =
    { $amount ->
        [one] { $amount } pièce
       *[other] { $amount } pièces
    }

power-judge = Ramasse toutes les pièces du tribunal. Les amendes de cette annonce sont payées après et y restent.

power-bishop = Prends { amount-in-coins } à la personne la plus riche en dehors de toi. En cas d'égalité, tu choisis.

power-king = Prends { amount-in-coins } à la banque.

power-fool =
    Prends { amount-in-coins } à la banque. Prends ensuite { $players ->
        [2] deux cartes de ton choix, sauf celle où tu as posé la main et la carte protégée de ton adversaire,
        [3] une carte à chaque adversaire
       *[other] les cartes de deux autres joueurs
    } et échange-les, ou fais seulement semblant ; personne ne les voit, pas même toi.

power-queen = Prends { amount-in-coins } à la banque.

power-thief = Prends { amount-in-coins } à chacun de tes deux voisins. Si c'est une seule et même personne, elle paie pour les deux.

power-witch = Échange toute ta fortune contre celle d'un autre joueur, ou ne change rien.

power-spy =
    Choisis { $players ->
        [2] une autre de tes cartes ou une carte de ton adversaire, mais pas sa carte protégée
        [3] une autre de tes cartes ou une carte d'un adversaire
       *[other] la carte d'un autre joueur ou une carte du centre
    }. Regarde-la en secret, ainsi que la tienne, puis échange-les, ou fais seulement semblant.

power-spy-second = Choisis la carte d'un autre joueur (ou une carte du centre, si la table le permet). Regarde-la en secret, ainsi que la tienne, puis échange-les, ou fais seulement semblant.

power-peasant = Prends { amount-in-coins } à la banque. Si une contestation révèle les deux Paysans, chacun en prend 2.

power-cheat = Tu gagnes aussitôt la partie si tu as au moins { amount-in-coins }. Avec moins, il ne se passe rien.

power-inquisitor = Désigne un autre joueur : il doit dire quel personnage il est, puis révéler sa carte. S'il se trompe, il te paie { amount-in-coins }, ou tout ce qu'il a s'il en a moins.

power-widow = Prends à la banque ce qu'il te faut pour avoir { amount-in-coins }. Si tu en as déjà { $amount } ou plus, il ne se passe rien.

power-empress = Prends { amount-in-coins } à la banque.

power-swindler = Prends { amount-in-coins } à la personne la plus riche en dehors de toi. En cas d'égalité, tu choisis.

power-guru = Désigne un autre joueur : il doit dire quel personnage il est, puis révéler sa carte. S'il se trompe, il te paie { amount-in-coins }, ou tout ce qu'il a s'il en a moins.

power-puppet-master = Choisis deux autres joueurs et prends { amount-in-coins } à chacun. Ils échangent ensuite leurs places, sans emporter ni pièces ni cartes.

power-princess = Prends { amount-in-coins } à la banque. Un autre joueur de ton choix montre ensuite sa carte : tout le monde la voit, sauf lui.

power-patron = Prends { amount-in-coins } à la banque ; tes deux voisins y prennent aussi 1 pièce chacun. Si c'est une seule et même personne, elle en prend 2.

power-beggar = Dans le sens horaire à partir de ta gauche, chacun des autres joueurs te donne { amount-in-coins } s'il est alors plus riche que toi. Chaque don compte aussitôt : tu peux donc rattraper les suivants en chemin.

power-usurper = Désigne un autre joueur dont la carte n'a pas été révélée pendant ce tour et nomme un personnage, sauf l'Usurpateur ; cette carte est alors révélée. Si tu as vu juste, utilise son pouvoir comme si c'était le tien.

power-damned = Aucun pouvoir, et on ne peut pas l'annoncer : le joueur qui le révèle en revendiquant un personnage est éliminé. Celui qui le désigne avec le pouvoir de l'Inquisiteur, de l'Usurpateur ou de la Courtisane est éliminé à la place de son détenteur et lui laisse sa propre carte ; celui qui le retourne en tant que Nécromant est éliminé aussi. À chaque fois, le Maudit quitte le jeu.

power-alchemist = Choisis la gauche ou la droite : chacun passe toute sa fortune à son voisin de ce côté.

power-actress = Utilise le dernier pouvoir joué comme si c'était le tien. Si aucun n'a encore été joué, il ne se passe rien. Si tu copies le Paysan, toi et chaque Paysan révélé avec toi, vous prenez 2 pièces chacun.

power-courtesan = La personne à ta droite révèle sa carte. Si le personnage est un homme, elle te paie { amount-in-coins }, ou tout ce qu'elle a si elle en a moins.

power-gambler = Cache 1, 2 ou 3 pièces de la banque, puis choisis un autre joueur, qui devine combien. S'il tombe juste, il gagne les pièces cachées ; sinon, elles sont à toi.

power-necromancer = Retourne la carte du dessus du cimetière, utilise son pouvoir comme si c'était le tien, puis remets-la tout en dessous. Si le cimetière est vide, il ne se passe rien.

power-sage =
    Prends { amount-in-coins } à la banque. Regarde ensuite en secret deux cartes, l'une après l'autre : { $players ->
        [2] celles que tu veux, sauf celle où tu as posé la main et la carte protégée de ton adversaire
        [3] une de chaque adversaire
       *[other] chez les autres joueurs ou au centre, comme tu veux
    }.
