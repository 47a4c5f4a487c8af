# El final de una partida, y la verdad sobre ella, turno a turno.
# $player es el nombre de una persona. $character llega en las formas que explica story.ftl.
# $percent es un número entero de 0 a 100; $turn, el número de un turno (0 es el reparto).

## El final

truth-page = La verdad de la partida en la mesa { $code }
truth-aborted = La partida se interrumpió: no gana nadie.
truth-fortunes = Fortunas al final
truth-rematch = Revancha
truth-rematch-by = { $host } puede pedir la revancha.
truth-rematch-nobody = El anfitrión puede pedir la revancha.
truth-record = Guardar la partida
truth-close = Volver a la mesa
truth-home = Ir al inicio
truth-loading = Quitando las máscaras…
truth-again = Reintentar

## La línea del tiempo

truth-heading = La verdad
truth-explained = Quién era quién de verdad tras cada turno, y quién podía creer ser cada uno según lo que había visto.
truth-scrubber = Momento de la partida
truth-deal = El reparto
truth-turn = Turno { $turn }
# Junto al deslizador: dónde se está
truth-turn-of = Turno { $turn } de { $last }
truth-first = Ir al reparto
truth-last = Ir al último turno
truth-previous = Un turno atrás
truth-next = Un turno adelante
# Tres botones en el ancho de un teléfono: al próximo, en una palabra
truth-next-reveal = Revelación ›
truth-next-swap = Cambio ›
truth-next-bluff = Farol ›
truth-nothing-told = La partida se interrumpió antes de que pasara algo aquí.
truth-people = Todos los jugadores
truth-centre = El centro
truth-centre-card =
    { $count ->
        [one] Centro
       *[other] Centro { $number }
    }
# Breve, como título de una fila: las cartas de quien tiene varias
truth-card-of =
    { $which ->
        [left] { $player }, izquierda
        [right] { $player }, derecha
        [protected] { $player }, protegida
       *[only] { $player }
    }
truth-which =
    { $which ->
        [left] Izquierda
        [right] Derecha
       *[protected] Protegida
    }
truth-no-card = Sin carta
truth-believed = Lo que podía creer
truth-percent = { $percent } %
truth-other = otros
truth-sample = Estimado con una muestra de todo lo posible.

# Lo bien que alguien conocía una carta suya
truth-grasp =
    { $grasp ->
        [sure] Lo sabía
        [unsure] Dudaba
       *[wrong] Se equivocaba
    }
truth-was =
    { $grasp ->
        [sure] { $player } lo sabía.
        [unsure] { $player } no podía saberlo con certeza.
       *[wrong] { $player } se equivocaba.
    }
truth-taken-for = Creía que era { $character }.

# Lo que alguien dijo ser en el turno
truth-claim =
    { $contest ->
        [yes] «¡No, { $character } soy yo!»
       *[no] «¡Soy { $character }!»
    }
# Lo que creía quien lo dijo, con la probabilidad que le daba
truth-verdict =
    { $honesty ->
        [knew] Sabía que era cierto.
        [thought] { $true ->
            [yes] Lo creía ({ $percent } %) y acertó.
           *[no] Lo creía ({ $percent } %), pero se equivocó.
        }
        [gambled] { $true ->
            [yes] Se arriesgó ({ $percent } %) y acertó.
           *[no] Se arriesgó ({ $percent } %) y falló.
        }
       *[bluffed] { $true ->
            [yes] Era un farol ({ $percent } %)… y resultó cierto.
           *[no] Era un farol ({ $percent } %).
        }
    }
truth-shown = Mostrada a otros.
truth-looked = Mirada por { $players }.

## La tabla

truth-matrix = Todos los turnos
truth-matrix-caption = La carta verdadera de cada jugador tras cada turno. Las flechas del teclado recorren los turnos.
truth-person = Jugador
truth-follow = Seguir una carta
truth-follow-none = Ninguna
truth-size = Tamaño
truth-smaller = Más pequeño
truth-larger = Más grande

truth-legend = Signos
truth-legend-sure = conocía su carta
truth-legend-unsure = dudaba de su carta
truth-legend-wrong = creía tener otra
truth-legend-honest = habló de buena fe
truth-legend-gamble = se arriesgó
truth-legend-bluff = farol
truth-legend-contest = desafió (hueco)
truth-legend-true = verde: era cierto
truth-legend-false = rojo: no lo era
truth-legend-shown = carta mostrada a otros
truth-legend-looked = carta mirada en secreto
truth-legend-swapped = cartas cambiadas de verdad
truth-legend-pretended = solo un cambio fingido
truth-legend-moved = cambio de asientos o cartas

## Honores

truth-honours = Honores de la velada
truth-honour-bluff = El mejor farol
    .why =
        { $coins ->
            [0] { $player } dijo ser { $character } en el turno { $turn } con un { $percent } % de probabilidad, y nadie le desafió.
            [one] { $player } dijo ser { $character } en el turno { $turn } con un { $percent } % de probabilidad, nadie le desafió y ganó 1 moneda.
           *[other] { $player } dijo ser { $character } en el turno { $turn } con un { $percent } % de probabilidad, nadie le desafió y ganó { $coins } monedas.
        }
truth-honour-delusion = El autoengaño más largo
    .why = { $player } creyó ser otro personaje durante { $turns } turnos, del { $first } al { $last }.
truth-honour-hands = Las manos más rápidas
    .why =
        { $real ->
            [0] { $player } tomó cartas bajo la mesa { $count } veces y nunca las cambió de verdad.
            [one] { $player } tomó cartas bajo la mesa { $count } veces y las cambió de verdad una vez.
           *[other] { $player } tomó cartas bajo la mesa { $count } veces y las cambió de verdad { $real } veces.
        }
truth-honour-nose = El mejor olfato
    .why =
        { $count ->
            [one] { $player } desafió con razón una vez.
           *[other] { $player } desafió con razón { $count } veces.
        }
truth-honour-luck = Pura suerte
    .why = { $player } dijo ser { $character } en el turno { $turn } con un { $percent } % de probabilidad, y era cierto.
truth-honour-honesty = Alma sincera
    .why =
        { $count ->
            [one] { $player } dijo una vez quién era, y era cierto.
           *[other] { $player } dijo { $count } veces quién era, y siempre era cierto.
        }
truth-honour-fines = Cliente fijo del tribunal
    .why =
        { $count ->
            [one] { $player } pagó una multa.
           *[other] { $player } pagó { $count } multas.
        }
truth-honour-traveller = La carta más viajera
    .why =
        { $holders ->
            [one] { $character-start } cambió { $moves } veces de lugar y pasó por un jugador.
           *[other] { $character-start } cambió { $moves } veces de lugar y pasó por { $holders } jugadores.
        }
truth-honour-show = Ver este momento
