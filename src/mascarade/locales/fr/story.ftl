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

# À qui est la carte : à la personne qui agit, à toi, ou à quelqu'un d'autre
story-card-own =
    { $which ->
        [left] sa carte de gauche
        [right] sa carte de droite
        [protected] sa carte protégée
       *[only] sa carte
    }
story-card-yours =
    { $which ->
        [left] ta carte de gauche
        [right] ta carte de droite
        [protected] ta carte protégée
       *[only] ta carte
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
story-dealt =
    Toutes les cartes restent un instant face visible, puis on les retourne. Chacun a { $coins }. { $viewer ->
        [first] Tu commences
       *[nobody] { $first } commence
    }, et l'on joue dans le sens horaire.
story-dealt-centre = Au centre
story-dealt-cemetery = Au cimetière : { $characters }.
story-dealt-cemetery-secret = De haut en bas : { $characters }.

## Les tours

story-turn-heading =
    { $viewer ->
        [player] Tour { $turn } · Toi
       *[nobody] Tour { $turn } · { $player }
    }
story-binding-opening = ouverture : échange seul
story-binding-look = après un coup d'œil, on regarde
story-binding-swap = après une révélation : échange seul
story-binding-no-announce = après une révélation, pas d'annonce

story-looked =
    { $viewer ->
        [player] Tu regardes en secret { $cards }.
       *[nobody] { $player } regarde en secret { $cards }.
    }
story-looked-secret-one = C'est { $character }.
story-looked-secret-many = Sous les masques : { $cards }.
story-looked-secret-card = { $card } est { $character }

story-peeked =
    { $viewer ->
        [player] Tu avoues avoir jeté un œil à { $card }.
       *[nobody] { $player } avoue avoir jeté un œil à { $card }.
    }
story-peeked-secret = C'est { $character }.

story-swapped =
    { $viewer ->
        [player] Tu prends { $first } et { $second } sous la table. Échange ou pas ?
       *[nobody] { $player } prend { $first } et { $second } sous la table. Échange ou pas ?
    }
story-swapped-secret =
    { $really ->
        [yes] Oui, pour de bon.
       *[no] Non, simple feinte.
    }

## Annoncer et contester

story-announced =
    { $viewer ->
        [player] Tu annonces : « Je suis { $character } ! »
       *[nobody] { $player } annonce : « Je suis { $character } ! »
    }
story-announced-with =
    { $viewer ->
        [player] La main sur { $card }, tu annonces : « Je suis { $character } ! »
       *[nobody] { $player }, la main sur { $card }, annonce : « Je suis { $character } ! »
    }
story-unopposed = Personne ne conteste.
story-contested =
    { $viewer ->
        [players] { $count ->
            [one] Tu contestes : « Non, c'est moi ! »
           *[other] Toi{ $players-after }, vous contestez : « Non, c'est moi ! »
        }
       *[nobody] { $count ->
            [one] { $players } conteste : « Non, c'est moi ! »
           *[other] { $players } contestent : « Non, c'est moi ! »
        }
    }
story-contested-with =
    { $viewer ->
        [player] Tu contestes avec { $card }.
       *[nobody] { $player } conteste avec { $card }.
    }
story-revealed = Bas les masques : { $shown }.
story-revealed-card =
    { $viewer ->
        [player] tu es { $character }
       *[nobody] { $player } est { $character }
    }
story-revealed-nobody = Aucune de ces cartes n'est { $character }.

## Les pouvoirs

story-power =
    { $viewer ->
        [player] Tu utilises le pouvoir { $character-of }.
       *[nobody] { $player } utilise le pouvoir { $character-of }.
    }
story-power-on =
    { $viewer ->
        [player] Tu utilises le pouvoir { $character-of } sur { $target }.
        [target] { $player } utilise le pouvoir { $character-of } sur toi.
       *[nobody] { $player } utilise le pouvoir { $character-of } sur { $target }.
    }
story-power-takes =
    { $viewer ->
        [player] Tu utilises le pouvoir { $character-of } et prends { $coins } { $source-kind ->
            [courthouse] au tribunal.
           *[other] à { $source }.
        }
        [source] { $player } utilise le pouvoir { $character-of } et te prend { $coins }.
       *[nobody] { $player } utilise le pouvoir { $character-of } et prend { $coins } { $source-kind ->
            [courthouse] au tribunal.
           *[other] à { $source }.
        }
    }
story-power-takes-each =
    { $viewer ->
        [player] Tu utilises le pouvoir { $character-of } : { $players } te donnent chacun { $coins }.
        [players] { $player } utilise le pouvoir { $character-of } : toi{ $players-after }, vous lui donnez chacun { $coins }.
       *[nobody] { $player } utilise le pouvoir { $character-of } : { $players } lui donnent chacun { $coins }.
    }
story-power-shared =
    { $viewer ->
        [players] Tu partages le pouvoir { $character-of } avec { $players }.
       *[nobody] { $players } se partagent le pouvoir { $character-of }.
    }
story-power-idle =
    { $viewer ->
        [player] Tu utilises le pouvoir { $character-of }, sans effet.
       *[nobody] { $player } utilise le pouvoir { $character-of }, sans effet.
    }
story-power-declined =
    { $viewer ->
        [player] Tu renonces au pouvoir { $character-of }.
       *[nobody] { $player } renonce au pouvoir { $character-of }.
    }

story-chose-player =
    { $viewer ->
        [player] Tu choisis { $target }.
        [target] { $player } te choisit.
       *[nobody] { $player } choisit { $target }.
    }
story-declined =
    { $viewer ->
        [player] Tu ne choisis personne.
       *[nobody] { $player } ne choisit personne.
    }
story-named-own =
    { $viewer ->
        [player] Tu déclares : « Je suis { $character }. »
       *[nobody] { $player } déclare : « Je suis { $character }. »
    }
story-named-other =
    { $viewer ->
        [player] Tu affirmes : « C'est { $character }. »
       *[nobody] { $player } affirme : « C'est { $character }. »
    }
story-chose-direction =
    { $viewer ->
        [player] Tu montres
       *[nobody] { $player } montre
    } { $direction ->
        [left] la gauche.
       *[right] la droite.
    }
story-hid =
    { $viewer ->
        [player] Tu caches des pièces sous ta main.
       *[nobody] { $player } cache des pièces sous sa main.
    }
story-hid-secret = Dessous : { $coins }.
story-guessed =
    { $viewer ->
        [player] Tu réponds : { $coins }.
       *[nobody] { $player } répond : { $coins }.
    }
story-uncovered =
    { $viewer ->
        [player] Tu soulèves la main : { $coins }.
       *[nobody] { $player } soulève la main : { $coins }.
    }

story-unmasked =
    { $viewer ->
        [player] Tu dois révéler { $card } : c'est { $character }.
       *[nobody] { $player } doit révéler { $card } : c'est { $character }.
    }
story-shown-around =
    { $viewer ->
        [player] Tu montres { $card } aux autres, sans la voir.
       *[nobody] { $player } montre { $card } aux autres, sans la voir.
    }
story-shown-around-secret = C'est { $character }.
story-seats-changed =
    { $viewer ->
        [first] Toi et { $second }, vous échangez vos places ;
        [second] { $first } et toi, vous échangez vos places ;
       *[nobody] { $first } et { $second } échangent leurs places ;
    } pièces et cartes ne bougent pas.

## Les pièces

story-takes =
    { $viewer ->
        [players] { $count ->
            [one] Tu prends { $coins }
           *[other] Toi{ $players-after }, vous prenez chacun { $coins }
        }
       *[nobody] { $count ->
            [one] { $players } prend { $coins }
           *[other] { $players } prennent chacun { $coins }
        }
    } { $source-kind ->
        [courthouse] au tribunal.
       *[other] à { $source }.
    }
story-gives =
    { $viewer ->
        [target] { $count ->
            [one] { $players } te donne { $coins }.
           *[other] { $players } te donnent chacun { $coins }.
        }
       *[nobody] { $viewer ->
            [players] { $count ->
                [one] Tu donnes { $coins }
               *[other] Toi{ $players-after }, vous donnez chacun { $coins }
            }
           *[nobody] { $count ->
                [one] { $players } donne { $coins }
               *[other] { $players } donnent chacun { $coins }
            }
        } { $target-kind ->
            [courthouse] au tribunal.
           *[other] à { $target }.
        }
    }
story-exchanged =
    { $viewer ->
        [first] Tu échanges ta fortune avec { $second }
        [second] { $first } échange sa fortune avec toi
       *[nobody] { $first } et { $second } échangent leurs fortunes
    } : { $given } contre { $taken }.
story-fined =
    { $viewer ->
        [players] { $count ->
            [one] Tu paies { $coins } d'amende.
           *[other] Toi{ $players-after }, vous payez chacun { $coins } d'amende.
        }
       *[nobody] { $count ->
            [one] { $players } paie { $coins } d'amende.
           *[other] { $players } paient chacun { $coins } d'amende.
        }
    }

story-fortune-bank = Banque
story-fortune-courthouse = Tribunal
story-fortune-out = hors jeu

## Les départs et le cimetière

story-eliminated =
    { $viewer ->
        [player] Tu es hors jeu :
       *[nobody] { $player } est hors jeu :
    } { $count ->
        [one] { $coins } retourne à la banque.
       *[other] { $coins } retournent à la banque.
    }
story-card-left = { $character-start } quitte le jeu.
story-handed =
    { $viewer ->
        [taker] Tu reçois { $card }, face cachée.
       *[nobody] Face cachée, { $card } passe à { $taker }.
    }
story-handed-centre = Face cachée, { $card } rejoint le centre.
story-raised =
    { $viewer ->
        [player] Tu retournes la carte du dessus du cimetière : { $character }.
       *[nobody] { $player } retourne la carte du dessus du cimetière : { $character }.
    }
story-buried = Puis { $character } passe tout en dessous du cimetière.

## La fin

story-end-heading = Les masques tombent
story-ended-thirteen =
    { $viewer ->
        [players] { $count ->
            [one] Tu atteins 13 pièces et gagnes la partie !
           *[other] Toi{ $players-after }, vous atteignez 13 pièces et gagnez la partie ensemble !
        }
       *[nobody] { $count ->
            [one] { $players } atteint 13 pièces et gagne la partie !
           *[other] { $players } atteignent 13 pièces et gagnent la partie ensemble !
        }
    }
story-ended-ruin =
    { $viewer ->
        [ruined] { $count ->
            [one] Tu as perdu ta dernière pièce.
           *[other] Toi{ $ruined-after }, vous avez perdu votre dernière pièce.
        }
       *[nobody] { $count ->
            [one] { $ruined } a perdu sa dernière pièce.
           *[other] { $ruined } ont perdu leur dernière pièce.
        }
    }
story-ended-cheat =
    { $viewer ->
        [players] Tu gagnes la partie sur-le-champ, et sans partage !
       *[nobody] { $players } gagne la partie sur-le-champ, et sans partage !
    }
story-ended-last-standing =
    { $viewer ->
        [players] Tu n'as plus d'adversaire et gagnes la partie !
       *[nobody] { $players } n'a plus d'adversaire et gagne la partie !
    }
story-ended-turn-limit = Le dernier tour est joué.
story-ended-richest =
    { $viewer ->
        [players] { $count ->
            [one] Tu as la plus grosse fortune et gagnes la partie !
           *[other] Toi{ $players-after }, vous avez la plus grosse fortune et gagnez la partie ensemble !
        }
       *[nobody] { $count ->
            [one] { $players } a la plus grosse fortune et gagne la partie !
           *[other] { $players } ont la plus grosse fortune et gagnent la partie ensemble !
        }
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
