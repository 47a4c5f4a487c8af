# Tournois, études d'équilibre, et les bots qu'il y a.

## Bots

bots-heading = Les bots disponibles
bots-group =
    { $group ->
        [level] Niveaux
       *[more] Autres adversaires
    }
bots-hint = Pour en comparer deux : { $command }
bots-broken = impossible à charger : { $reason }
bots-column-name = Nom
bots-column-summary = Ce qu'il fait
bots-column-source = Origine

## Jeu

arena-playing = En cours
arena-goes-on =
    { $kept ->
        [one] Reprise après { $kept } partie sur { $games }, enregistrée dans { $file }.
       *[other] Reprise après { $kept } parties sur { $games }, enregistrées dans { $file }.
    }
arena-finished-before =
    { $games ->
        [one] La partie était déjà jouée ; voici ses résultats. Pour la rejouer, ajoute --fresh.
       *[other] Les { $games } parties étaient déjà jouées ; voici leurs résultats. Pour les rejouer, ajoute --fresh.
    }
arena-stopped =
    { NUMBER($kept) ->
        [0] Arrêt avant la fin de la première partie (0 sur { $games }).
        [one] Arrêt après { $kept } partie sur { $games }. Elle est enregistrée dans { $file } ; la même commande reprend de là.
       *[other] Arrêt après { $kept } parties sur { $games }. Elles sont enregistrées dans { $file } ; la même commande reprend de là.
    }
arena-stopped-unkept =
    { $kept ->
        [one] Arrêt après { $kept } partie sur { $games }.
       *[other] Arrêt après { $kept } parties sur { $games }.
    }
arena-kept =
    { NUMBER($kept) ->
        [0] Aucune partie n'est terminée (0 sur { $games }).
        [one] La première partie sur { $games } est enregistrée dans { $file } ; la même commande reprend de là.
       *[other] Les { $kept } premières parties sur { $games } sont enregistrées dans { $file } ; la même commande reprend de là.
    }

## Résultats

arena-table =
    { $edition ->
        [first] Première édition
       *[second] Seconde édition
    }, { $set ->
        [none] composition maison
       *[other] { $set }
    }, { $players } joueurs, { $limit ->
        [one] { $limit } tour
       *[other] { $limit } tours
    } au plus
arena-seats = Places : { $seats }
arena-games =
    { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }, graine { $seed }
arena-turns =
    Tours par partie : { $mean } en moyenne, { $middle } pour la médiane, de { $low } à { $high } dans 80 % des parties, { $longest } au plus.
arena-endings = Fins de partie : { $endings }.
arena-ending =
    { $reason ->
        [thirteen] 13 pièces
        [ruin] ruine d'un joueur
        [cheat] pouvoir du Tricheur
        [last-standing] élimination de tous les autres
       *[turn-limit] limite de tours
    } { $share }
arena-mistakes =
    Le bot { $bot } { $kind ->
        [raised] a échoué
        [illegal] a donné une réponse interdite
        [late] a mis trop de temps
       *[absent] n'a pas pu prendre place
    } { $count } fois ; au besoin, une action permise a remplacé sa réponse. La première fois : { $first }
arena-note-even = Chaque donne a été jouée avec chaque bot à chaque place.
arena-note-uneven = Si le nombre de parties est un multiple de { $players }, chaque donne est jouée avec chaque bot à chaque place.
arena-note-intervals = Intervalles : 95 %, score de Wilson ; une victoire partagée compte pour une fraction.

# $share est un nombre, ou deux avec un tiret entre eux
arena-percent = { $share } %

arena-column-bot = Bot
arena-column-seats = Places
arena-column-wins = Victoires
arena-column-share = Part
arena-column-interval = 95 %
arena-column-fair = Part équitable
arena-column-ratio = Rapport
arena-column-rating = Cote

## Équilibre

balance-bot = { $players } × { $bot }
balance-fair = Une part équitable est de { $share }.
balance-column-dealt = Carte reçue
balance-column-seat = Place
balance-seat =
    { NUMBER($seat) ->
        [1] 1, joue en premier
       *[other] { $seat }
    }
balance-column-announced = Annonce
balance-column-per-game = Par partie
balance-column-contested = Contestée
balance-column-true = Vraie
balance-column-true-contested = Vraie si contestée
balance-column-carried = Pouvoir utilisé
balance-column-announcers = Victoires après annonce
balance-courthouse =
    Tribunal, en moyenne : { $paid } pièces y entrent par partie ; on les ramasse { $takings } fois par partie, { $taken } pièces à la fois. Il en contient { $largest } au plus, et { $left } à la fin.

## Graphiques

plot-games =
    { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } : { $who }
plot-shares = Parties gagnées, rapportées à la part équitable
plot-shares-axis = part des parties ÷ part équitable, avec son intervalle à 95 %
plot-share-axis = part des parties, avec son intervalle à 95 %
plot-dealt = Victoires selon la carte reçue
plot-seats = Victoires selon la place
plot-seat =
    { NUMBER($seat) ->
        [1] Premier tour
        [2] Deuxième
        [3] Troisième
       *[other] { $seat }e
    }
plot-lengths = Durée
plot-lengths-axis = tours
plot-length-note = médiane { $median }, moyenne { $mean }
plot-endings = Fins de partie
plot-ending =
    { $reason ->
        [thirteen] 13 pièces
        [ruin] ruine
        [cheat] le Tricheur
        [last-standing] élimination
       *[turn-limit] limite de tours
    } { $share }
plot-claims = Annonces
plot-claims-axis = annonces par partie
plot-claims-true-uncontested = vraies, non contestées
plot-claims-true-contested = vraies, contestées
plot-claims-false-contested = fausses, contestées
plot-claims-false-uncontested = fausses, non contestées

## Refus

error-all-seats = « { $bot } » occupe toutes les places : n'indique pas de nombre.

error-unknown-bot =
    { $closest ->
        [none] Il n'y a pas de bot « { $bot } ». Au choix : { $known }.
       *[other] Il n'y a pas de bot « { $bot } ». Voulais-tu dire « { $closest } » ? Au choix : { $known }.
    }
error-bot-does-not-load = Impossible de charger le bot « { $bot } » : { $reason }
error-bot-is-no-bot = Ce qui est installé sous le nom « { $bot } » n'est pas un bot : c'est du type { $reason }.
error-bot-does-not-sit = Le bot « { $bot } » ne peut pas jouer à cette table : { $reason }
error-policy-is-none = « { $file } » ne contient pas de bot entraîné. examples/train_policy.py crée de tels fichiers.
error-policy-damaged = Le bot entraîné dans « { $file } » est endommagé.
error-policy-too-large = « { $file } » est trop gros pour un bot entraîné : { $most } Mo au plus.
error-policy-format = Le bot entraîné dans « { $file } » est au format { $found } ; cette version lit le format { $known }. Entraîne-le de nouveau.
error-policy-other-table =
    Le bot dans « { $file } » a été entraîné pour { $players } joueurs de { $edition }, { $set ->
        [none] avec une composition maison
       *[other] avec la composition « { $set } »
    }, et ne peut pas jouer à une autre table.
error-no-bots = Un tournoi demande au moins un bot.
error-bot-seats = « { $seats } » n'est pas un nombre de places. Écris un nombre positif devant le bot, comme dans 3*{ $bot }.
error-unknown-temper =
    « { $temper } » n'est pas un trait du bot « { $bot } ». Les traits s'écrivent comme dans { $bot }:boldness=0.9 ; au choix : { $known }.
error-temper-value = Le trait { $temper } du bot « { $bot } » doit être un nombre de 0 à 1, pas « { $value } ».
error-budget-nodes = Les nœuds (nodes) du bot « { $bot } » doivent être un nombre entier positif, pas « { $value } ».
error-too-many-bots = { $bots } bots, c'est trop pour une table de { $players }.
error-empty-seats =
    Les bots prennent { $bots } des { $players } places. Retire le nombre devant « { $bot } » pour qu'il remplisse la table.
error-too-small = { $option } doit valoir au moins 1, pas { $number }.
error-patience = --patience doit être un nombre de secondes positif.
error-scenario-and-set = Choisis soit le scénario de « { $file } », soit une composition publiée (--edition, --set, --players), pas les deux.
error-worker-died =
    Un processus s'est arrêté pendant les parties { $first } à { $last } (code de sortie { $exit }). Un bot y a peut-être mis fin, ou la mémoire a manqué.
error-state-unreadable = « { $file } » n'est pas une étude enregistrée : { $reason }
error-state-unwritable = Impossible d'enregistrer les résultats dans « { $file } » : { $reason }
error-state-of-other =
    « { $file } » contient une autre étude, ou vient d'une autre version. Choisis un autre fichier, ou ajoute --fresh pour l'écraser.
error-state-of-changed-bot =
    « { $file } » a été joué avec un autre code de { $bot }. Ses parties sont conservées : choisis un autre fichier, ou ajoute --fresh pour remplacer celui-ci.
error-state-has-more =
    « { $file } » contient déjà { $kept } parties, plus que demandé ({ $games }). Demandes-en davantage, ou ajoute --fresh pour tout recommencer.
error-plot-format = « { $file } » ne convient pas à un graphique ; le nom doit finir par : { $known }.
error-no-matplotlib = Les graphiques demandent matplotlib, qui n'est pas installé. L'extra « plot » l'apporte : make setup, ou pip install 'mascarade[plot]'
error-force-without-plot = --force ne va qu'avec --plot.

error-no-ray = Les études sur une grappe demandent Ray, qui n'est pas installé. L'extra « cluster » l'apporte : make setup, ou pip install 'mascarade[cluster]'
error-ray-address = « { $address } » n'est pas l'adresse d'une grappe. Elle s'écrit HÔTE:PORT, comme dans --ray=127.0.0.1:6379 ; --ray seul démarre Ray sur cette machine.
error-ray-unreachable = Aucune grappe Ray ne répond à l'adresse { $address } : { $reason }.
error-ray-not-started = Ray ne démarre pas ici : { $reason }.
error-cluster-version = Les processus de la grappe ont mascarade { $theirs }, et ici c'est { $ours }. Installe partout la même version.
error-cluster-bots = La grappe a un autre code de { $bot }. Installe les mêmes bots partout.
error-cluster-died =
    Des processus de la grappe se sont arrêtés plusieurs fois pendant les parties { $first } à { $last } ({ $reason }). Un bot y a peut-être mis fin, ou la mémoire a manqué.
