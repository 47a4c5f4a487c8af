# Torneos, estudios de equilibrio y los bots que hay.

## Bots

bots-heading = Bots que pueden ocupar un asiento
bots-hint = Para medir uno: { $command }
bots-broken = no se carga: { $reason }
bots-column-name = Nombre
bots-column-summary = Qué hace
bots-column-source = Origen

## El juego

arena-playing = Jugando
arena-goes-on = Se sigue tras { $kept } de { $games } partidas, que estaban guardadas en { $file }.
arena-finished-before =
    { $games ->
        [one] La partida ya se había jugado; estas son sus cifras. Para jugarla de nuevo, añade --fresh.
       *[other] Las { $games } partidas ya se habían jugado; estas son sus cifras. Para jugarlas de nuevo, añade --fresh.
    }
arena-stopped =
    { NUMBER($kept) ->
        [0] Detenido antes de acabar la primera partida (de { $games }).
       *[other] Detenido tras { $kept } de { $games } partidas. Están guardadas en { $file }; la misma orden sigue desde ahí.
    }
arena-stopped-unkept = Detenido tras { $kept } de { $games } partidas.
arena-kept =
    { NUMBER($kept) ->
        [0] Hasta entonces no había acabado ninguna partida (de { $games }).
       *[other] Lo jugado hasta entonces, { $kept } de { $games } partidas, está guardado en { $file }; la misma orden sigue desde ahí.
    }

## Resultados

arena-table =
    { $edition ->
        [first] Primera edición
       *[second] Segunda edición
    }, { $set ->
        [none] un conjunto propio
       *[other] { $set }
    }, { $players } jugadores, límite de turnos: { $limit }
arena-seats = Asientos: { $seats }
arena-games =
    { $games ->
        [one] 1 partida
       *[other] { $games } partidas
    }, semilla { $seed }
arena-turns =
    Turnos por partida: { $mean } de media; de { $low } a { $high } en cuatro de cada cinco partidas, { $middle } de mediana, { $longest } como máximo.
arena-endings = Cómo acabaron las partidas: { $endings }.
# El Tahúr se llama Tramposo en la segunda edición: «con trampas» vale para las dos.
arena-ending =
    { $reason ->
        [thirteen] 13 monedas
        [ruin] ruina de alguien
        [cheat] victoria con trampas
        [last-standing] nadie más en pie
       *[turn-limit] límite de turnos
    } { $share }
arena-mistakes =
    { $bot } { $kind ->
        [raised] falló
        [illegal] dio una respuesta ilegal
        [late] tardó demasiado
       *[absent] no se sentó
    } { $count ->
        [one] una vez
       *[other] { $count } veces
    }; donde hacía falta una respuesta, se puso una legal en lugar de la suya. La primera vez: { $first }
arena-note-even = Cada reparto se ha jugado con cada bot en cada asiento.
arena-note-uneven = Con un número de partidas divisible por { $players }, cada reparto se juega con cada bot en cada asiento.
arena-note-intervals = Intervalos: 95 %, por el método de Wilson; una partida que ganan varios cuenta como una fracción para cada uno.

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
        [1] 1, empieza
       *[other] { $seat }
    }
balance-column-announced = Anuncio
balance-column-per-game = Por partida
balance-column-contested = Disputado
balance-column-true = Cierto
balance-column-true-contested = Cierto si se disputa
balance-column-carried = Aplicado
balance-column-announcers = Gana quien anuncia
balance-courthouse =
    Tribunal: entran { $paid } monedas por partida; se recogen { $takings } veces por partida, { $taken } monedas cada vez. De media, llega a tener { $largest } como máximo y { $left } al final.

## Gráficos

plot-games =
    { $games ->
        [one] 1 partida
       *[other] { $games } partidas
    }: { $who }
plot-shares = Partidas ganadas, en cuotas justas
plot-shares-axis = cuota de partidas ÷ cuota justa, con su intervalo del 95 %
plot-share-axis = cuota de partidas, con su intervalo del 95 %
plot-dealt = Victorias según la carta repartida
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
plot-claims-true-uncontested = cierto, sin disputa
plot-claims-true-contested = cierto, disputado
plot-claims-false-contested = falso, disputado
plot-claims-false-uncontested = falso, sin disputa

## Rechazos

error-all-seats = «{ $bot }» ocupa todos los asientos: quita el número.

error-unknown-bot =
    { $closest ->
        [none] No hay ningún bot llamado «{ $bot }». Disponibles: { $known }.
       *[other] No hay ningún bot llamado «{ $bot }». ¿Querías decir «{ $closest }»? Disponibles: { $known }.
    }
error-bot-does-not-load = El bot «{ $bot }» no se carga: { $reason }
error-bot-is-no-bot = Lo que está instalado como bot «{ $bot }» no es un bot, sino algo de tipo { $reason }.
error-bot-does-not-sit = El bot «{ $bot }» no se sienta a esta mesa: { $reason }
error-policy-is-none = «{ $file }» no contiene ningún bot entrenado. examples/train_policy.py hace tales archivos.
error-policy-damaged = El bot entrenado de «{ $file }» está dañado.
error-policy-too-large = «{ $file }» es demasiado grande para un bot entrenado: como mucho { $most } MB.
error-policy-format = El bot entrenado de «{ $file }» tiene el formato { $found }; esta versión juega el formato { $known }. Hay que entrenarlo de nuevo.
error-policy-other-table =
    El bot de «{ $file }» se entrenó para { $players } jugadores de { $edition }, { $set ->
        [none] con cartas elegidas aparte
       *[other] con el conjunto «{ $set }»
    }, y no puede jugar en otra mesa.
error-no-bots = Un torneo necesita al menos un bot.
error-bot-seats = «{ $seats }» no es un número de asientos. Delante del bot va un número a partir de 1, como en 3*{ $bot }.
error-unknown-temper =
    «{ $temper }» no es un rasgo del bot «{ $bot }». Los rasgos se escriben como en { $bot }:boldness=0.9; disponibles: { $known }.
error-temper-value = El rasgo { $temper } del bot «{ $bot }» tiene que ser un número de 0 a 1, no «{ $value }».
error-budget-nodes = Los nodos del bot «{ $bot }» tienen que ser un número entero a partir de 1, no «{ $value }».
error-too-many-bots = En una mesa de { $players } no caben { $bots } bots.
error-empty-seats =
    Los bots ocupan { $bots } de { $players } asientos. Quita el número delante de «{ $bot }» para que llene la mesa.
error-too-small = { $option } necesita al menos 1, y no { $number }.
error-patience = --patience necesita un número de segundos mayor que 0.
error-scenario-and-set = Elige el escenario de «{ $file }» o un conjunto publicado (--edition, --set, --players), pero no ambos.
error-worker-died =
    Un proceso acabó en mitad de las partidas { $first } a { $last } (código de salida { $exit }). Quizá un bot terminó su proceso, o faltó memoria.
error-state-unreadable = «{ $file }» no contiene los resultados de un estudio: { $reason }
error-state-unwritable = Los resultados no se pueden guardar en «{ $file }»: { $reason }
error-state-of-other =
    «{ $file }» contiene los resultados de otro estudio, o de otra versión. Elige otro archivo, o añade --fresh para empezar de nuevo en este.
error-state-has-more =
    «{ $file }» ya contiene { $kept } partidas, más de las { $games } pedidas. Pide más, o añade --fresh para empezar de nuevo.
error-plot-format = «{ $file }» no es un archivo para un gráfico; su nombre tiene que acabar en: { $known }.
error-no-matplotlib = Los gráficos necesitan matplotlib, que no está instalado. Viene con el extra «plot»: make setup, o pip install 'mascarade[plot]'
error-force-without-plot = --force solo va con --plot.

error-no-ray = Los estudios en un clúster necesitan Ray, que no está instalado. El extra «cluster» lo trae: make setup, o pip install 'mascarade[cluster]'
error-ray-address = «{ $address }» no es la dirección de un clúster. Se escribe HOST:PUERTO, como en --ray=127.0.0.1:6379; --ray a secas arranca Ray en esta máquina.
error-ray-unreachable = Ningún clúster Ray responde en { $address }: { $reason }.
error-cluster-version = Los trabajadores del clúster tienen mascarade { $theirs }, y aquí hay { $ours }. Instala la misma versión en todas partes, para que las cifras sean las mismas.
error-cluster-died =
    Los trabajadores del clúster terminaron una y otra vez en medio de las partidas { $first } a { $last } ({ $reason }). Quizá un bot puso fin a su proceso, o faltó memoria.
