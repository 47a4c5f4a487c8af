# La fin d'une partie et la vérité sur elle, tour par tour.
# $player est un nom de personne : rien ne s'accorde avec lui. $character prend les formes que dit story.ftl.
# $percent est un nombre entier de 0 à 100, $turn le numéro d'un tour (0 est la donne).

## La fin

truth-page = La vérité sur la partie à la table { $code }
truth-aborted = La partie a été interrompue : personne ne gagne.
truth-fortunes = Les fortunes à la fin
truth-rematch = Revanche
truth-rematch-by = { $host } peut demander une revanche.
truth-rematch-nobody = L'hôte peut demander une revanche.
truth-rematch-lost = { $host } : hors ligne. Au bout de deux minutes, tu peux devenir l'hôte et lancer la revanche.
truth-record = Enregistrer la partie
truth-close = Retour à la table
truth-home = Aller à l'accueil
truth-loading = On lève les masques…
truth-again = Réessayer

## Le fil des tours

truth-heading = La vérité
truth-explained = Qui était vraiment qui après chaque tour, et ce que chacun pouvait croire de lui-même d'après ce qu'il avait vu.
truth-scrubber = Moment de la partie
truth-deal = La donne
truth-turn = Tour { $turn }
# À côté du curseur : où l'on en est
truth-turn-of = Tour { $turn } sur { $last }
truth-first = Aller à la donne
truth-last = Aller au dernier tour
truth-previous = Un tour en arrière
truth-next = Un tour en avant
# Courts : trois boutons dans la largeur d'un téléphone
truth-next-reveal = À la révélation
truth-next-swap = À l'échange
truth-next-bluff = Au bluff
truth-nothing-told = La partie a été interrompue avant qu'il se passe quelque chose ici.
truth-people = Les joueurs à ce moment
truth-centre = Au centre
truth-centre-card =
    { $count ->
        [one] Centre
       *[other] Centre { $number }
    }
# Court, en tête de ligne : les cartes de qui en a plusieurs
truth-card-of =
    { $which ->
        [left] { $player }, gauche
        [right] { $player }, droite
        [protected] { $player }, protégée
       *[only] { $player }
    }
truth-which =
    { $which ->
        [left] Gauche
        [right] Droite
       *[protected] Protégée
    }
truth-no-card = Aucune carte
truth-believed = Ce qu'on pouvait croire
truth-percent = { $percent } %
truth-other = autres
truth-sample = Calculé sur un échantillon de toutes les possibilités.

# À quel point une personne connaissait une de ses cartes ; des noms, car « sûr » s'accorderait
truth-grasp =
    { $grasp ->
        [sure] Certitude
        [unsure] Doute
       *[wrong] Erreur
    }
truth-was =
    { $viewer ->
        [player] { $grasp ->
            [sure] Tu le savais.
            [unsure] Tu avais un doute.
           *[wrong] Tu te trompais.
        }
       *[nobody] { $grasp ->
            [sure] { $player } le savait.
            [unsure] { $player } avait un doute.
           *[wrong] { $player } se trompait.
        }
    }
truth-taken-for =
    { $viewer ->
        [player] Tu croyais avoir { $character }.
       *[nobody] Croyait avoir { $character }.
    }

# Ce que quelqu'un a affirmé pendant le tour
truth-claim =
    { $contest ->
        [yes] « Non, { $character }, c'est moi ! »
       *[no] « Je suis { $character } ! »
    }
# Ce qu'en pensait cette personne, avec les chances qu'elle y voyait
truth-verdict =
    { $viewer ->
        [player] { $honesty ->
            [knew] Tu savais que c'était vrai.
            [thought] { $true ->
                [yes] Tu le pensais ({ $percent } %), à raison.
               *[no] Tu le pensais ({ $percent } %), à tort.
            }
            [gambled] { $true ->
                [yes] Tu as parié ({ $percent } %) et gagné.
               *[no] Tu as parié ({ $percent } %) et perdu.
            }
           *[bluffed] { $true ->
                [yes] Tu as bluffé ({ $percent } %), et c'était pourtant vrai.
               *[no] Tu as bluffé ({ $percent } %).
            }
        }
       *[nobody] { $honesty ->
            [knew] Savait que c'était vrai.
            [thought] { $true ->
                [yes] Le pensait ({ $percent } %), à raison.
               *[no] Le pensait ({ $percent } %), à tort.
            }
            [gambled] { $true ->
                [yes] Pari ({ $percent } %), gagné.
               *[no] Pari ({ $percent } %), perdu.
            }
           *[bluffed] { $true ->
                [yes] Bluff ({ $percent } %), et c'était pourtant vrai.
               *[no] Bluff ({ $percent } %).
            }
        }
    }
truth-shown = Montrée aux autres.
truth-looked =
    { $viewer ->
        [players] { $count ->
            [one] Regardée par toi.
           *[other] Regardée par toi et par { $players }.
        }
       *[nobody] Regardée par { $players }.
    }

## Le tableau

truth-matrix = Tous les tours
truth-matrix-caption = La vraie carte de chacun après chaque tour. Parcours les tours avec les flèches du clavier.
# « Personne » se lirait comme « aucun »
truth-person = Joueur
truth-follow = Suivre une carte
truth-follow-none = Aucune
truth-size = Taille
truth-smaller = Plus petit
truth-larger = Plus grand

truth-legend = Légende
truth-legend-sure = connaissait sa carte
truth-legend-unsure = avait un doute
truth-legend-wrong = se trompait sur sa carte
truth-legend-honest = a parlé de bonne foi
truth-legend-gamble = a fait un pari
truth-legend-bluff = a bluffé
truth-legend-contest = a contesté (signe creux)
truth-legend-true = vert : c'était vrai
truth-legend-false = rouge : c'était faux
truth-legend-shown = carte montrée aux autres
truth-legend-looked = carte regardée en secret
truth-legend-swapped = cartes vraiment échangées
truth-legend-pretended = simple feinte
truth-legend-moved = places ou cartes déplacées

## Le palmarès

truth-honours = Palmarès de la soirée
truth-honour-bluff = Le plus beau bluff
    .why =
        { $viewer ->
            [player] Au tour { $turn }, tu t'es fait
           *[nobody] Au tour { $turn }, { $player } s'est fait
        } passer pour { $character } avec { $percent } % de chances de dire vrai{ $coins ->
            [0] , et personne n'a contesté.
            [one] . Personne n'a contesté : { $coins } pièce de gagnée.
           *[other] . Personne n'a contesté : { $coins } pièces de gagnées.
        }
truth-honour-delusion = La plus longue illusion
    .why =
        Pendant { $turns } tours, du tour { $first } au tour { $last }, { $viewer ->
            [player] tu te prenais
           *[nobody] { $player } se prenait
        } pour quelqu'un d'autre.
truth-honour-hands = Les mains les plus lestes
    .why =
        { $viewer ->
            [player] Tu as pris
           *[nobody] { $player } a pris
        } { $count } fois des cartes sous la table : { $real ->
            [0] jamais pour de bon.
            [one] une seule fois pour de bon.
           *[other] { $real } fois pour de bon.
        }
truth-honour-nose = Le meilleur flair
    .why =
        { $viewer ->
            [player] Tu as contesté
           *[nobody] { $player } a contesté
        } { $count ->
            [one] une fois à raison.
           *[other] { $count } fois à raison.
        }
truth-honour-luck = Pur coup de chance
    .why =
        { $viewer ->
            [player] Au tour { $turn }, tu as
           *[nobody] Au tour { $turn }, { $player } a
        } prétendu être { $character } avec { $percent } % de chances de dire vrai… et c'était vrai.
truth-honour-honesty = Âme honnête
    .why =
        { $viewer ->
            [player] Tu as
           *[nobody] { $player } a
        } revendiqué { $count } fois un personnage, et c'était toujours vrai.
truth-honour-fines = Pilier du tribunal
    .why =
        { $viewer ->
            [player] Tu as
           *[nobody] { $player } a
        } payé { $count } fois l'amende.
truth-honour-traveller = La carte la plus voyageuse
    .why =
        { $holders ->
            [one] { $character-start } a changé { $moves } fois de place, en passant chez une seule personne.
           *[other] { $character-start } a changé { $moves } fois de place, en passant chez { $holders } personnes.
        }
truth-honour-show = Voir ce moment
