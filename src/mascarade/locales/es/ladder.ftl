# La clasificación de los bots. También usa mensajes de arena.ftl y atlas.ftl.

ladder-title = Clasificación de los bots
ladder-lead = Cada bot ocupa un puesto, y otros bots todos los demás: todos de un tipo, o varios mezclados.
ladder-facts =
    { $games ->
        [one] 1 partida
       *[other] { $games } partidas
    }, semilla { $seed }, mascarade { $version }.
ladder-place = { $rank }. { $bot }
ladder-mixes = Mezclas
ladder-mix = { $name }: { $bots }
ladder-ahead = { $bot } va por delante de { $other }: { $difference } de una parte justa (de { $low } a { $high }).
ladder-undecided = ¿{ $bot } o { $other }? Las partidas no lo deciden: { $difference } de una parte justa (de { $low } a { $high }).
ladder-problem = No se puede probar { $bot } entre { $population }: { $reason }
ladder-written = La página está en { $page }, su imagen en { $picture }.

ladder-column-worst = Peor
ladder-column-among = Entre
ladder-column-mean = Media
ladder-column-median-cost = Mediana µs
ladder-column-mean-cost = Media µs

ladder-note-share = ×1 es la parte justa: lo que ganaría cada uno si todos fueran iguales. Una victoria compartida cuenta como una fracción. «Peor» es la proporción más baja de un bot, entre los bots que se nombran al lado.
ladder-note-deals = Todos los bots jugaron los mismos repartos, cada uno en todos los puestos.
ladder-note-intervals = Intervalos: 95 %, por repartos enteros; las diferencias se toman reparto a reparto.
ladder-note-ranking = Orden: cada grupo vota entre cada dos bots, con la probabilidad de que el primero lo haga mejor allí, y el método de Schulze convierte los votos en un orden, aunque formen un círculo.
ladder-note-rating = Las puntuaciones son de las mesas mezcladas; sus intervalos muestran cuánto varían si se sortean de nuevo los repartos.
ladder-note-cost = µs: tiempo de cálculo por decisión, con todo lo que el bot ha visto desde la anterior.

error-one-seat = «{ $bot }» ocupa aquí un solo puesto; quita el número.
error-games-and-budget = Elige --games o --budget, no ambos.
error-budget-minutes = --budget tiene que ser un número positivo de minutos, como mucho un año.
error-player-count = «{ $written }» no es un número de jugadores. Escribe por ejemplo --players 4,6.
error-page-format = «{ $file }» no puede ser la página; su nombre tiene que terminar en .md.
error-cell-died =
    Un proceso murió mientras { $bot } jugaba entre { $population } ({ $reason }). Quizá un bot lo terminó, o faltó memoria.

# A ladder with a time limit has no number of games to reach

arena-goes-on-timed = Continúa tras { $kept } partidas, guardadas en { $file }.
arena-finished-before-timed = El tiempo se ha agotado; estos son los resultados. Un --budget mayor continúa, --fresh empieza de nuevo.
arena-stopped-timed =
    { NUMBER($kept) ->
        [0] Detenido antes de terminar la primera partida.
       *[other] Detenido tras { $kept } partidas. Están guardadas en { $file }; el mismo comando sigue desde ahí.
    }
arena-stopped-unkept-timed = Detenido tras { $kept } partidas.
arena-kept-timed =
    { NUMBER($kept) ->
        [0] Detenido antes de terminar la primera partida.
       *[other] Las primeras { $kept } partidas están guardadas en { $file }; el mismo comando sigue desde ahí.
    }
