# Torneos, estudios de equilibrio y los bots que hay.

## Bots

bots-heading = Bots disponibles
bots-group =
    { $group ->
        [level] Niveles
       *[more] Otros rivales
    }
bots-hint = Para comparar dos: { $command }
bots-broken = no se puede cargar: { $reason }
bots-column-name = Nombre
bots-column-summary = Qué hace
bots-column-source = Origen

## El juego

arena-playing = Jugando
arena-goes-on = Continúa tras { $kept } de { $games } partidas, guardadas en { $file }.
arena-finished-before =
    { $games ->
        [one] La partida ya estaba jugada; estos son los resultados. Para jugarla de nuevo, añade --fresh.
       *[other] Las { $games } partidas ya estaban jugadas; estos son los resultados. Para jugarlas de nuevo, añade --fresh.
    }
arena-stopped =
    { NUMBER($kept) ->
        [0] Detenido antes de terminar la primera partida (de { $games }).
       *[other] Detenido tras { $kept } de { $games } partidas. Están guardadas en { $file }; el mismo comando sigue desde ahí.
    }
arena-stopped-unkept = Detenido tras { $kept } de { $games } partidas.
arena-kept =
    { NUMBER($kept) ->
        [0] No terminó ninguna partida (de { $games }).
       *[other] Las primeras { $kept } de { $games } partidas están guardadas en { $file }; el mismo comando sigue desde ahí.
    }

## Resultados

arena-table =
    { $edition ->
        [first] Primera edición
       *[second] Segunda edición
    }, { $set ->
        [none] un escenario propio
       *[other] { $set }
    }, { $players } jugadores, { $limit } turnos como máximo
arena-seats = Asientos: { $seats }
arena-games =
    { $games ->
        [one] 1 partida
       *[other] { $games } partidas
    }, semilla { $seed }
arena-turns =
    Turnos por partida: { $mean } de media, { $middle } de mediana, de { $low } a { $high } en el 80 % de las partidas, { $longest } como máximo.
arena-endings = Cómo terminaron las partidas: { $endings }.
# El Tahúr se llama Tramposo en la segunda edición: «con trampas» vale para las dos.
arena-ending =
    { $reason ->
        [thirteen] 13 monedas
        [ruin] ruina
        [cheat] victoria con trampas
        [last-standing] los demás, fuera
       *[turn-limit] límite de turnos
    } { $share }
arena-mistakes =
    { $bot } { $kind ->
        [raised] falló
        [illegal] dio una respuesta ilegal
        [late] tardó demasiado
       *[absent] no pudo sentarse
    } { $count ->
        [one] una vez
       *[other] { $count } veces
    }; donde hizo falta, se jugó una acción legal en su lugar. La primera vez: { $first }
arena-note-even = Cada reparto se jugó con cada bot en cada asiento.
arena-note-uneven = Con un número de partidas divisible por { $players }, cada reparto se juega con cada bot en cada asiento.
arena-note-intervals = Intervalos: 95 % (Wilson); una victoria compartida cuenta como una fracción.

# $share es un número, o dos con una raya entre ellos
arena-percent = { $share } %

arena-column-bot = Bot
arena-column-seats = Asientos
arena-column-wins = Victorias
arena-column-share = Cuota
arena-column-interval = 95 %
arena-column-fair = Justa
arena-column-ratio = Veces la justa
arena-column-rating = Nivel

## Equilibrio

balance-bot = { $players } × { $bot }
balance-fair = La cuota justa es del { $share }.
balance-column-dealt = Carta inicial
balance-column-seat = Asiento
balance-seat =
    { NUMBER($seat) ->
        [1] 1, primer jugador
       *[other] { $seat }
    }
balance-column-announced = Anuncio
balance-column-per-game = Por partida
balance-column-contested = Desafiado
balance-column-true = Cierto
balance-column-true-contested = Cierto si hay desafío
balance-column-carried = Poder usado
balance-column-announcers = Gana quien anuncia
balance-courthouse =
    Tribunal: de media, entran { $paid } monedas por partida; se recogen { $takings } veces por partida, { $taken } monedas cada vez. Llega a tener { $largest } como máximo y { $left } al final.

## Gráficos

plot-games =
    { $games ->
        [one] 1 partida
       *[other] { $games } partidas
    }: { $who }
plot-shares = Partidas ganadas, en cuotas justas
plot-shares-axis = cuota de partidas ÷ cuota justa, con su intervalo del 95 %
plot-share-axis = cuota de partidas, con su intervalo del 95 %
plot-dealt = Victorias según la carta inicial
plot-seats = Victorias según el asiento
plot-seat =
    { NUMBER($seat) ->
        [1] Primer turno
        [2] Segundo
        [3] Tercero
       *[other] { $seat }.º
    }
plot-lengths = Duración
plot-lengths-axis = turnos
plot-length-note = mediana { $median }, media { $mean }
plot-endings = Final por
plot-ending =
    { $reason ->
        [thirteen] 13 monedas
        [ruin] ruina
        [cheat] trampas
        [last-standing] eliminación
       *[turn-limit] límite de turnos
    } { $share }
plot-claims = Anuncios
plot-claims-axis = anuncios por partida
plot-claims-true-uncontested = cierto, sin desafío
plot-claims-true-contested = cierto, con desafío
plot-claims-false-contested = falso, con desafío
plot-claims-false-uncontested = falso, sin desafío

## Rechazos

error-all-seats = «{ $bot }» juega en todos los asientos: quita el número.

error-unknown-bot =
    { $closest ->
        [none] No hay ningún bot llamado «{ $bot }». Disponibles: { $known }.
       *[other] No hay ningún bot llamado «{ $bot }». ¿Querías decir «{ $closest }»? Disponibles: { $known }.
    }
error-bot-does-not-load = El bot «{ $bot }» no se puede cargar: { $reason }
error-bot-is-no-bot = Lo que está instalado como «{ $bot }» no es un bot, sino algo de tipo { $reason }.
error-bot-does-not-sit = El bot «{ $bot }» no puede jugar en esta mesa: { $reason }
error-policy-is-none = «{ $file }» no es un bot entrenado. Esos archivos los crea examples/train_policy.py.
error-policy-damaged = El bot entrenado de «{ $file }» está dañado.
error-policy-too-large = «{ $file }» es demasiado grande para un bot entrenado: el máximo es { $most } MB.
error-policy-format = El bot entrenado de «{ $file }» tiene el formato { $found }; esta versión lee el { $known }. Entrénalo de nuevo.
error-policy-other-table =
    El bot de «{ $file }» se entrenó para { $players } jugadores de { $edition }, { $set ->
        [none] con un escenario propio
       *[other] con el escenario «{ $set }»
    }, y no puede jugar en otra mesa.
error-no-bots = Un torneo necesita al menos un bot.
error-bot-seats = «{ $seats }» no es un número de asientos. Escribe un número positivo delante del bot, como en 3*{ $bot }.
error-unknown-temper =
    «{ $temper }» no es un rasgo del bot «{ $bot }». Los rasgos se escriben como en { $bot }:boldness=0.9; disponibles: { $known }.
error-temper-value = El rasgo { $temper } del bot «{ $bot }» tiene que ser un número de 0 a 1, no «{ $value }».
error-budget-nodes = Los nodos del bot «{ $bot }» tienen que ser un número entero positivo, no «{ $value }».
error-too-many-bots = { $bots } bots son demasiados para una mesa de { $players }.
error-empty-seats =
    Los bots ocupan { $bots } de { $players } asientos. Quita el número delante de «{ $bot }» para que llene la mesa.
error-too-small = { $option } tiene que ser al menos 1, no { $number }.
error-patience = --patience tiene que ser un número positivo de segundos.
error-scenario-and-set = Elige el escenario de «{ $file }» o uno publicado (--edition, --set, --players), pero no ambos.
error-worker-died =
    Un proceso murió mientras jugaba las partidas { $first } a { $last } (código de salida { $exit }). Quizá un bot lo terminó, o faltó memoria.
error-state-unreadable = «{ $file }» no es un estudio guardado: { $reason }
error-state-unwritable = No se pueden guardar los resultados en «{ $file }»: { $reason }
error-state-of-other =
    «{ $file }» es de otro estudio o de otra versión. Elige otro archivo, o añade --fresh para sobrescribir este.
error-state-of-changed-bot =
    «{ $file }» se jugó con otro código de { $bot }. Sus partidas se conservan: elige otro archivo, o añade --fresh para sobrescribir este.
error-state-has-more =
    «{ $file }» ya tiene { $kept } partidas, más de las { $games } pedidas. Pide más, o añade --fresh para empezar de nuevo.
error-plot-format = No se puede dibujar en «{ $file }»: su nombre tiene que terminar en { $known }.
error-no-matplotlib = Los gráficos necesitan matplotlib, que no está instalado. Viene con el extra «plot»: make setup, o pip install 'mascarade[plot]'
error-force-without-plot = --force solo va con --plot.

error-no-ray = Los estudios en un clúster necesitan Ray, que no está instalado. Viene con el extra «cluster»: make setup, o pip install 'mascarade[cluster]'
error-ray-address = «{ $address }» no es la dirección de un clúster. Escribe HOST:PUERTO, como en --ray=127.0.0.1:6379; --ray solo inicia Ray en este equipo.
error-ray-unreachable = Ningún clúster Ray responde en { $address }: { $reason }.
error-ray-not-started = Ray no arranca aquí: { $reason }.
error-cluster-version = Los procesos del clúster tienen mascarade { $theirs }, y aquí hay { $ours }. Instala la misma versión en todas partes.
error-cluster-bots = Los procesos del clúster tienen otro código de { $bot }. Instala los mismos bots en todas partes.
error-cluster-died =
    Los procesos del clúster murieron varias veces mientras jugaban las partidas { $first } a { $last } ({ $reason }). Quizá un bot los terminó, o faltó memoria.
