# Le classement des bots. Il se sert aussi des messages d'arena.ftl et d'atlas.ftl.

ladder-title = Classement des bots
ladder-lead = Chaque bot prend une place, et d'autres bots toutes les autres : tous du même genre, ou plusieurs mélangés.
ladder-facts =
    { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }, graine { $seed }, mascarade { $version }.
ladder-place = { $rank }. { $bot }
ladder-mixes = Mélanges
ladder-mix = { $name } : { $bots }
ladder-ahead = { $bot } devance { $other } : { $difference } part équitable (de { $low } à { $high }).
ladder-undecided = { $bot } ou { $other } ? Les parties ne tranchent pas : { $difference } part équitable (de { $low } à { $high }).
ladder-problem = Impossible d'essayer { $bot } parmi { $population } : { $reason }
ladder-written = La page est dans { $page }, son image dans { $picture }.

ladder-column-worst = Au pire
ladder-column-among = Parmi
ladder-column-mean = Moyenne
ladder-column-median-cost = Médiane µs
ladder-column-mean-cost = Moyenne µs

ladder-note-share = ×1 est la part équitable : ce que chacun gagnerait si tous se valaient. Une victoire partagée compte pour une fraction. « Au pire » est le rapport le plus bas d'un bot, parmi les bots nommés à côté.
ladder-note-deals = Tous les bots ont joué les mêmes donnes, chacune à chaque place.
ladder-note-intervals = Intervalles : 95 %, par donnes entières ; les différences se prennent donne par donne.
ladder-note-ranking = Ordre : chaque groupe vote entre deux bots, avec la probabilité que le premier y fasse mieux, et la méthode de Schulze tire des votes un ordre, même s'ils tournent en rond.
ladder-note-rating = Les cotes viennent des tables mélangées ; leurs intervalles montrent comment elles varient si l'on tire les donnes de nouveau.
ladder-note-cost = µs : temps de calcul par décision, avec tout ce que le bot a vu depuis la précédente.

error-one-seat = « { $bot } » prend une seule place ici ; enlève le nombre.
error-games-and-budget = Choisis soit --games, soit --budget.
error-budget-minutes = --budget doit être un nombre positif de minutes, un an au plus.
error-player-count = « { $written } » n'est pas un nombre de joueurs. Écris par exemple --players 4,6.
error-page-format = « { $file } » ne peut pas être la page ; le nom doit finir par .md.
error-cell-died =
    Un processus s'est arrêté pendant que { $bot } jouait parmi { $population } ({ $reason }). Un bot y a peut-être mis fin, ou la mémoire a manqué.

# A ladder with a time limit has no number of games to reach

arena-goes-on-timed = Reprise après { $kept } parties, enregistrées dans { $file }.
arena-finished-before-timed = Le temps est écoulé ; voici les résultats. Un plus grand --budget continue, --fresh recommence.
arena-stopped-timed =
    { NUMBER($kept) ->
        [0] Arrêt avant la fin de la première partie.
       *[other] Arrêt après { $kept } parties. Elles sont enregistrées dans { $file } ; la même commande reprend de là.
    }
arena-stopped-unkept-timed = Arrêt après { $kept } parties.
arena-kept-timed =
    { NUMBER($kept) ->
        [0] Arrêt avant la fin de la première partie.
       *[other] Les { $kept } premières parties sont enregistrées dans { $file } ; la même commande reprend de là.
    }
