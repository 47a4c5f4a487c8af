# Tournois, études d'équilibre, et les bots qu'il y a.

## Bots

bots-heading = Les bots à qui l'on peut donner une place
bots-hint = Pour en mesurer un : { $command }
bots-broken = ne se charge pas : { $reason }
bots-column-name = Nom
bots-column-summary = Ce qu'il fait
bots-column-source = Origine

## Jeu

arena-playing = En cours
arena-goes-on =
    { $kept ->
        [one] Reprise après { $kept } partie sur { $games }, conservée dans { $file }.
       *[other] Reprise après { $kept } parties sur { $games }, conservées dans { $file }.
    }
arena-finished-before =
    { $games ->
        [one] La partie avait déjà été jouée ; voici ses chiffres. Pour la rejouer, ajoute --fresh.
       *[other] Les { $games } parties avaient déjà été jouées ; voici leurs chiffres. Pour les rejouer, ajoute --fresh.
    }
arena-stopped =
    { NUMBER($kept) ->
        [0] Arrêt avant la fin de la toute première partie (0 sur { $games }).
        [one] Arrêt après { $kept } partie sur { $games }. Elle est conservée dans { $file } ; la même commande reprend de là.
       *[other] Arrêt après { $kept } parties sur { $games }. Elles sont conservées dans { $file } ; la même commande reprend de là.
    }
arena-stopped-unkept =
    { $kept ->
        [one] Arrêt après { $kept } partie sur { $games }.
       *[other] Arrêt après { $kept } parties sur { $games }.
    }
arena-kept =
    { NUMBER($kept) ->
        [0] Aucune partie n'était encore finie (0 sur { $games }).
        [one] Ce qui a été joué jusque-là, { $kept } partie sur { $games }, est conservé dans { $file } ; la même commande reprend de là.
       *[other] Ce qui a été joué jusque-là, { $kept } parties sur { $games }, est conservé dans { $file } ; la même commande reprend de là.
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
    Tours par partie : { $mean } en moyenne ; de { $low } à { $high } dans quatre parties sur cinq, { $middle } pour la médiane, { $longest } au plus.
arena-endings = Fins de partie : { $endings }.
arena-ending =
    { $reason ->
        [thirteen] 13 pièces
        [ruin] ruine de quelqu'un
        [cheat] pouvoir du Tricheur
        [last-standing] élimination de tous les autres
       *[turn-limit] limite de tours
    } { $share }
arena-mistakes =
    Le bot { $bot } { $kind ->
        [raised] a échoué
        [illegal] a donné une réponse interdite
        [late] a mis trop de temps
       *[absent] a manqué à l'appel
    } { $count } fois ; là où il fallait une réponse, une réponse permise a remplacé la sienne. La première fois : { $first }
arena-note-even = Chaque donne a été jouée avec tout le monde à chaque place.
arena-note-uneven = Avec un nombre de parties divisible par { $players }, chaque donne est jouée avec tout le monde à chaque place.
arena-note-intervals = Intervalles : 95 %, selon le score de Wilson ; une partie gagnée à plusieurs compte pour une fraction à chacun.

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
balance-column-carried = Appliquée
balance-column-announcers = Victoires après annonce
balance-courthouse =
    Tribunal : { $paid } pièces y entrent par partie ; elles sont ramassées { $takings } fois par partie, { $taken } pièces à chaque fois. Il en contient { $largest } au plus et { $left } à la fin, en moyenne.

## Graphiques

plot-games =
    { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } : { $who }
plot-shares = Parties gagnées, en parts équitables
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

error-all-seats = « { $bot } » occupe toutes les places : ne mets pas de nombre.

error-unknown-bot =
    { $closest ->
        [none] Aucun bot ne s'appelle « { $bot } ». Il y a : { $known }.
       *[other] Aucun bot ne s'appelle « { $bot } ». Voulais-tu dire « { $closest } » ? Il y a : { $known }.
    }
error-bot-does-not-load = Le bot « { $bot } » ne se charge pas : { $reason }
error-bot-is-no-bot = Ce qui est installé comme bot « { $bot } » n'en est pas un, mais est du type { $reason }.
error-bot-does-not-sit = Le bot « { $bot } » ne s'assoit pas à cette table : { $reason }
error-policy-is-none = « { $file } » ne contient pas de bot entraîné. examples/train_policy.py produit de tels fichiers.
error-policy-damaged = Le bot entraîné dans « { $file } » est endommagé.
error-policy-too-large = « { $file } » est trop gros pour un bot entraîné : { $most } Mo au plus.
error-policy-format = Le bot entraîné dans « { $file } » est au format { $found } ; cette version joue le format { $known }. Il faut l'entraîner de nouveau.
error-policy-other-table =
    Le bot dans « { $file } » a été entraîné pour { $players } joueurs de { $edition }, { $set ->
        [none] avec des cartes choisies à part
       *[other] avec la composition « { $set } »
    }, et ne peut pas jouer à une autre table.
error-no-bots = Un tournoi demande au moins un bot.
error-bot-seats = « { $seats } » n'est pas un nombre de places. On écrit devant le bot un nombre à partir de 1, comme dans 3*{ $bot }.
error-unknown-temper =
    « { $temper } » n'est pas un trait du bot « { $bot } ». Les traits s'écrivent comme dans { $bot }:boldness=0.9 ; il y a : { $known }.
error-temper-value = Le trait { $temper } du bot « { $bot } » doit être un nombre de 0 à 1, pas « { $value } ».
error-budget-nodes = Les nœuds (nodes) du bot « { $bot } » doivent être un nombre entier à partir de 1, pas « { $value } ».
error-too-many-bots = { $bots } bots ne tiennent pas autour d'une table de { $players }.
error-empty-seats =
    Les bots prennent { $bots } des { $players } places. Ne mets pas de nombre devant « { $bot } » pour qu'il remplisse la table.
error-too-small = { $option } demande au moins 1, et non { $number }.
error-patience = --patience demande un nombre de secondes supérieur à 0.
error-scenario-and-set = Choisis soit le scénario de « { $file } », soit une composition publiée (--edition, --set, --players), pas les deux.
error-worker-died =
    Un processus s'est arrêté au milieu des parties { $first } à { $last } (code de sortie { $exit }). Peut-être qu'un bot y a mis fin, ou que la mémoire a manqué.
error-state-unreadable = « { $file } » ne contient pas les résultats d'une étude : { $reason }
error-state-unwritable = Impossible de conserver les résultats dans « { $file } » : { $reason }
error-state-of-other =
    « { $file } » contient les résultats d'une autre étude, ou d'une autre version. Choisis un autre fichier, ou ajoute --fresh pour tout recommencer dans celui-ci.
error-state-has-more =
    « { $file } » contient déjà { $kept } parties, plus que demandé ({ $games }). Demandes-en davantage, ou ajoute --fresh pour tout recommencer.
error-plot-format = « { $file } » ne convient pas à un graphique ; terminaisons possibles : { $known }.
error-no-matplotlib = Les graphiques ont besoin de matplotlib, qui n'est pas installé. Le supplément « plot » l'apporte : make setup, ou pip install 'mascarade[plot]'
error-force-without-plot = --force ne va qu'avec --plot.

error-no-ray = Les études sur une grappe demandent Ray, qui n'est pas installé. L'extra « cluster » l'apporte : make setup, ou pip install 'mascarade[cluster]'
error-ray-address = « { $address } » n'est pas l'adresse d'une grappe. Elle s'écrit HÔTE:PORT, comme dans --ray=127.0.0.1:6379 ; --ray seul démarre Ray sur cette machine.
error-ray-unreachable = Aucune grappe Ray ne répond à l'adresse { $address } : { $reason }.
error-cluster-version = Les ouvriers de la grappe ont mascarade { $theirs }, et ici c'est { $ours }. Installe partout la même version, pour que les chiffres soient les mêmes.
error-cluster-died =
    Des ouvriers de la grappe se sont arrêtés plusieurs fois au milieu des parties { $first } à { $last } ({ $reason }). Un bot a peut-être mis fin à son processus, ou la mémoire a manqué.
