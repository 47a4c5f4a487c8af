# Le pouvoir de chaque personnage en quelques mots, avec ce qu'il ferait maintenant : sous une annonce, et là où on la choisit.
# Pas de phrase complète : le texte se lit sous « Zanni dit : Je suis le Roi ! ». « Tu » n'est que la personne que le pouvoir
# atteindrait, ou dont il compte les pièces : $viewer vaut alors `targets` ou `player`, comme le dit story.ftl.
# $amount, $twice   le nombre de pièces du pouvoir dans l'édition jouée ; le double
# $players, $others combien se sont assis à la table ; combien d'adversaires y sont encore
# $cards            combien de cartes des autres le Fou ou le Sage peut atteindre, 2 au plus
# $own, $missing    les pièces de qui annonce ; combien il en manque pour $amount
# $targets, $count  les personnes qu'il atteindrait : les plus riches, les voisins ou celui de droite ; combien elles sont
# $most             les pièces du plus riche adversaire
# $gifts            ce que recevrait la Mendiante
# $courthouse, $buried  les pièces du tribunal ; les cartes du cimetière
# $last             le personnage du dernier pouvoir joué (nom sans article), ou none
# Les noms viennent après un deux-points ou entre parenthèses, pour éviter les élisions.
# Un message `brief-<id>-<édition>` remplace `brief-<id>` dans cette édition.

brief-judge =
    toutes les pièces du tribunal : { $courthouse ->
        [0] aucune
       *[other] { $courthouse }
    }

brief-bishop =
    { $viewer ->
        [targets] { $count ->
            [1] prend { amount-in-coins } à la personne la plus riche : toi, { $most }
            [2] prend { amount-in-coins } à l'une des personnes les plus riches : toi et { $targets } ({ $most } pièces chacune)
           *[other] prend { amount-in-coins } à l'une des { $count } personnes les plus riches, dont toi ({ $most } pièces chacune)
        }
       *[nobody] { $count ->
            [1] prend { amount-in-coins } à la personne la plus riche : { $targets }, { $most }
            [2] prend { amount-in-coins } à l'une des personnes les plus riches : { $targets } ({ $most } pièces chacune)
           *[other] prend { amount-in-coins } à l'une des { $count } personnes les plus riches ({ $most } pièces chacune)
        }
    }

brief-king = { amount-in-coins } de la banque

brief-fool =
    { $cards ->
        [1] { amount-in-coins } de la banque ; pas deux cartes à échanger
       *[other]
            { $players ->
                [2] { amount-in-coins } ; échange deux autres cartes, ou fait semblant
               *[other] { amount-in-coins } ; échange les cartes de deux autres joueurs, ou fait semblant
            }
    }

brief-queen = { brief-king }

brief-thief =
    { $viewer ->
        [targets] { $count ->
            [1] prend { $twice } pièces à l'unique voisin : toi
           *[other] prend { amount-in-coins } à chaque voisin : toi et { $targets }
        }
       *[nobody] { $count ->
            [1] prend { $twice } pièces à l'unique voisin : { $targets }
           *[other] prend { amount-in-coins } à chaque voisin : { $targets }
        }
    }

brief-witch = peut échanger sa fortune contre une autre : la sienne { $own }, la plus grosse { $most }

brief-spy = voit sa carte et une autre, puis les échange ou non

brief-peasant = { amount-in-coins } de la banque ; 2 chacun si les deux Paysans sont révélés

brief-cheat =
    { $missing ->
        [0] gagne avec { amount-in-coins } : la partie se termine maintenant
       *[other] { $viewer ->
            [player] gagne avec { amount-in-coins } ; tu en as { $own } : rien
           *[nobody] gagne avec { amount-in-coins } ; en a { $own } : rien
        }
    }

brief-inquisitor = quelqu'un doit dire qui il est : une erreur coûte { amount-in-coins }

brief-widow =
    { $missing ->
        [0] { $viewer ->
            [player] complète jusqu'à { amount-in-coins } ; tu en as { $own } : rien
           *[nobody] complète jusqu'à { amount-in-coins } ; en a { $own } : rien
        }
       *[other] complète jusqu'à { amount-in-coins } : { $missing } de la banque
    }

brief-empress = { brief-king }

brief-swindler = { brief-bishop }

brief-guru = { brief-inquisitor }

brief-puppet-master =
    { $others ->
        [1] { $viewer ->
            [targets] prend { amount-in-coins } au seul adversaire : toi
           *[nobody] prend { amount-in-coins } au seul adversaire : { $targets }
        }
       *[other] prend { amount-in-coins } à chacun de deux joueurs, qui échangent leurs places
    }

brief-princess = { amount-in-coins } ; quelqu'un montre sa carte à tous les autres

brief-patron =
    { $viewer ->
        [targets] { $count ->
            [1] { amount-in-coins } de la banque ; 2 pour l'unique voisin : toi
           *[other] { amount-in-coins } de la banque ; 1 pour chaque voisin : toi et { $targets }
        }
       *[nobody] { $count ->
            [1] { amount-in-coins } de la banque ; 2 pour l'unique voisin : { $targets }
           *[other] { amount-in-coins } de la banque ; 1 pour chaque voisin : { $targets }
        }
    }

brief-beggar =
    { amount-in-coins } de chaque joueur plus riche : { $gifts ->
        [0] personne en ce moment
        [one] { $gifts } pièce en ce moment
       *[other] { $gifts } pièces en ce moment
    }

brief-usurper = nomme le personnage d'un joueur ; si c'est juste, utilise son pouvoir

brief-damned = aucun pouvoir ; ne peut pas être annoncé

brief-alchemist = toutes les fortunes passent d'une place à gauche ou à droite

brief-actress =
    le dernier pouvoir joué : { $last ->
        [none] aucun encore, donc rien
       *[other] { $last }
    }

brief-courtesan =
    { $viewer ->
        [targets] tu te révèles (à sa droite) : un homme paie { amount-in-coins }
       *[nobody] le voisin de droite ({ $targets }) se révèle : un homme paie { amount-in-coins }
    }

brief-gambler = cache de 1 à { amount-in-coins } ; les gagne si un autre joueur devine mal

brief-necromancer =
    { $buried ->
        [0] le cimetière est vide : rien
       *[other] le pouvoir de la carte du dessus du cimetière
    }

brief-sage =
    { $cards ->
        [1] { amount-in-coins } ; voit une autre carte en secret
       *[other] { amount-in-coins } ; voit deux autres cartes en secret
    }

# Un pouvoir qui mettrait fin à la partie : $power est une des lignes ci-dessus, $total les pièces que l'on aurait alors
brief-ends = { $power } ; à { $total }, fin de la partie

# Ce que coûte une contestation.
# $amount  l'amende pour avoir revendiqué à tort
# $case    usual ; last : ce serait la dernière pièce ; ends : le pouvoir annoncé met fin à la partie
brief-stake =
    { $case ->
        [ends] la partie se termine maintenant si c'est vrai ou si personne ne conteste
        [last] une erreur te coûte ta dernière pièce et peut mettre fin à la partie
       *[usual] faux : tu paies { amount-in-coins }
    }
