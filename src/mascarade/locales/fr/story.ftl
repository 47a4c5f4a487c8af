# Une partie racontée.
# Ce que seuls certains peuvent savoir a son propre message, `-secret`, mis entre parenthèses après ce que tout le monde voit.
# $player, $owner et autres sont des noms de personnes : pas de « de » ni de « que » devant eux, qui s'élideraient
# devant une voyelle (sauf là où $owner-initial le dit), et rien qui s'accorde avec eux.
# $source et $target sont des noms, la banque ou le tribunal ; $source-kind et $target-kind le disent : « au tribunal ».
# $character porte son article ; $character-of est « du Juge, de la Reine, de l'Évêque ».

## Éléments

# Listes de noms, de cartes ou de propositions
story-list-two = { $first } et { $last }
story-list-more = { $first }, { $rest }

story-secret = ({ $told })

# À qui est la carte : à la personne qui agit, ou à quelqu'un d'autre
story-card-own =
    { $which ->
        [left] sa carte de gauche
        [right] sa carte de droite
        [protected] sa carte protégée
       *[only] sa carte
    }
# Le h d'un prénom est presque toujours muet : d'Hélène. Un y devant une voyelle arrive comme un j : de Yann, mais d'Yves.
story-card-of =
    { $which ->
        [left] la carte de gauche
        [right] la carte de droite
        [protected] la carte protégée
       *[only] la carte
    } { $owner-initial ->
        [a] d'{ $owner }
        [e] d'{ $owner }
        [h] d'{ $owner }
        [i] d'{ $owner }
        [o] d'{ $owner }
        [u] d'{ $owner }
        [y] d'{ $owner }
       *[other] de { $owner }
    }
story-card-centre = la carte du centre
story-card-centre-number = la carte { $number } du centre

story-bank = la banque
story-courthouse = le tribunal

## La donne

story-deal-heading = La donne
story-dealt = Toutes les cartes restent un instant face visible, puis on les retourne. Chacun a { $coins }. { $first } commence, et l'on joue dans le sens horaire.
story-dealt-centre = Au centre
story-dealt-cemetery = Au cimetière : { $characters }.
story-dealt-cemetery-secret = De haut en bas : { $characters }.

## Les tours

story-turn-heading = Tour { $turn } · { $player }
story-binding-opening = ouverture, doit échanger
story-binding-look = coup d'œil avoué, doit regarder
story-binding-swap = carte révélée au tour précédent, doit échanger
story-binding-no-announce = carte révélée au tour précédent, ne peut pas annoncer

story-looked = { $player } regarde en secret { $cards }.
story-looked-secret-one = C'est { $character }.
story-looked-secret-many = Sous les masques : { $cards }.
story-looked-secret-card = { $card } est { $character }

story-peeked = { $player } avoue avoir jeté un œil à { $card }.
story-peeked-secret = C'est { $character }.

story-swapped = { $player } prend { $first } et { $second } sous la table. Échange ou pas ?
story-swapped-secret =
    { $really ->
        [yes] Oui, pour de bon.
       *[no] Non, simple feinte.
    }

## Annoncer et contester

story-announced = { $player } annonce : « Je suis { $character } ! »
story-announced-with = { $player }, la main sur { $card }, annonce : « Je suis { $character } ! »
story-unopposed = Personne ne conteste.
story-contested =
    { $count ->
        [one] { $players } conteste : « Non, c'est moi ! »
       *[other] { $players } contestent : « Non, c'est moi ! »
    }
story-contested-with = { $player } conteste avec { $card }.
story-revealed = Bas les masques : { $shown }.
story-revealed-card = { $player } est { $character }
story-revealed-nobody = Aucune de ces cartes n'est { $character }.

## Les pouvoirs

story-power = { $player } utilise le pouvoir { $character-of }.
story-power-on = { $player } utilise le pouvoir { $character-of } sur { $target }.
story-power-takes =
    { $source-kind ->
        [courthouse] { $player } utilise le pouvoir { $character-of } et prend { $coins } au tribunal.
       *[other] { $player } utilise le pouvoir { $character-of } et prend { $coins } à { $source }.
    }
story-power-takes-each = { $player } utilise le pouvoir { $character-of } : { $players } lui donnent chacun { $coins }.
story-power-shared = { $players } se partagent le pouvoir { $character-of }.
story-power-idle = { $player } utilise le pouvoir { $character-of }, sans effet.
story-power-declined = { $player } renonce au pouvoir { $character-of }.

story-chose-player = { $player } choisit { $target }.
story-declined = { $player } ne choisit personne.
story-named-own = { $player } déclare : « Je suis { $character }. »
story-named-other = { $player } affirme : « C'est { $character }. »
story-chose-direction =
    { $direction ->
        [left] { $player } montre la gauche.
       *[right] { $player } montre la droite.
    }
story-hid = { $player } cache des pièces sous sa main.
story-hid-secret = Dessous : { $coins }.
story-guessed = { $player } répond : { $coins }.
story-uncovered = { $player } soulève la main : { $coins }.

story-unmasked = { $player } doit révéler { $card } : c'est { $character }.
story-shown-around = { $player } montre { $card } aux autres, sans la voir.
story-shown-around-secret = C'est { $character }.
story-seats-changed = { $first } et { $second } échangent leurs places ; pièces et cartes ne bougent pas.

## Les pièces

story-moves = { $moves }.
story-takes =
    { $count ->
        [one] { $players } prend { $coins }
       *[other] { $players } prennent chacun { $coins }
    } { $source-kind ->
        [courthouse] au tribunal
       *[other] à { $source }
    }
story-gives =
    { $count ->
        [one] { $players } donne { $coins }
       *[other] { $players } donnent chacun { $coins }
    } { $target-kind ->
        [courthouse] au tribunal
       *[other] à { $target }
    }
story-exchanged = { $first } et { $second } échangent leurs fortunes : { $given } contre { $taken }.
story-fined =
    { $count ->
        [one] { $players } paie { $coins } d'amende.
       *[other] { $players } paient chacun { $coins } d'amende.
    }

story-fortune-bank = Banque
story-fortune-courthouse = Tribunal
story-fortune-out = hors jeu

## Les départs et le cimetière

story-eliminated =
    { $count ->
        [one] { $player } est hors jeu : { $coins } retourne à la banque.
       *[other] { $player } est hors jeu : { $coins } retournent à la banque.
    }
story-card-left = { $character-start } quitte le jeu.
story-handed = Face cachée, { $card } passe à { $taker }.
story-handed-centre = Face cachée, { $card } rejoint le centre.
story-raised = { $player } retourne la carte du dessus du cimetière : { $character }.
story-buried = Puis { $character } passe tout en dessous du cimetière.

## La fin

story-end-heading = Les masques tombent
story-ended-thirteen =
    { $count ->
        [one] { $players } atteint 13 pièces et gagne la partie !
       *[other] { $players } atteignent 13 pièces et gagnent la partie ensemble !
    }
story-ended-ruin =
    { $count ->
        [one] { $ruined } a perdu sa dernière pièce. { $players } a la plus grosse fortune et gagne la partie !
       *[other] { $ruined } a perdu sa dernière pièce. { $players } ont la plus grosse fortune et gagnent la partie ensemble !
    }
story-ended-ruin-many =
    { $count ->
        [one] { $ruined } ont perdu leur dernière pièce. { $players } a la plus grosse fortune et gagne la partie !
       *[other] { $ruined } ont perdu leur dernière pièce. { $players } ont la plus grosse fortune et gagnent la partie ensemble !
    }
story-ended-cheat = { $players } gagne la partie sur-le-champ, et sans partage !
story-ended-last-standing = { $players } n'a plus d'adversaire et gagne la partie !
story-ended-turn-limit =
    { $count ->
        [one] Le dernier tour est joué. { $players } a la plus grosse fortune et gagne la partie !
       *[other] Le dernier tour est joué. { $players } ont la plus grosse fortune et gagnent la partie ensemble !
    }
story-end-column-player = Joueur
story-end-column-coins = Pièces
story-end-column-card =
    { $cards ->
        [one] Sous le masque
       *[other] Sous les masques
    }
story-end-column-dealt = À la donne
story-end-wins = gagne
story-end-out = hors jeu
story-end-no-card = aucune
story-end-centre = Au centre
story-end-cemetery = Au cimetière, de haut en bas : { $characters }.
story-end-swaps =
    { $count ->
        [one] Des cartes sont passées une seule fois sous la table, { $real ->
            [0] et pour de faux.
           *[other] et pour de bon.
        }
       *[other] Des cartes sont passées { $count } fois sous la table : { $real ->
            [0] jamais pour de bon.
            [one] une seule fois pour de bon.
           *[other] { $real } fois pour de bon.
        }
    }

story-unfinished-heading = À suivre
story-unfinished = L'enregistrement s'arrête ici. C'est à { $player } de décider de la suite.

## Pensées

story-thought = ({ $player } se dit : « { $why } »)
