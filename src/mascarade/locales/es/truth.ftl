# El final de una partida, y la verdad sobre ella, turno a turno.
# $player es el nombre de una persona. $character llega en las formas que explica story.ftl.
# $percent es un número entero de 0 a 100; $turn, el número de un turno (0 es el reparto).

## El final

truth-page = La verdad sobre la partida en la mesa { $code }
truth-aborted = La partida se ha interrumpido, y no gana nadie.
truth-fortunes = Fortunas al final
truth-rematch = Revancha
truth-rematch-by = { $host } puede pedir la revancha.
truth-rematch-nobody = Quien dirige la mesa puede pedir la revancha.
truth-record = Guardar la partida
truth-close = Volver a la mesa
truth-home = Ir al inicio
truth-loading = Quitando las máscaras…
truth-again = Reintentar

## La línea del tiempo

truth-heading = La verdad
truth-explained = Quién era quién de verdad tras cada turno, y quién podía creer que era cada cual por lo que había visto.
truth-scrubber = Momento de la partida
truth-deal = El reparto
truth-turn = Turno { $turn }
# Junto al deslizador: dónde se está
truth-turn-of = Turno { $turn } de { $last }
truth-first = Ir al reparto
truth-last = Ir al último turno
truth-previous = Un turno atrás
truth-next = Un turno adelante
# Tres botones en el ancho de un móvil: al próximo, en una palabra
truth-next-reveal = Revelación ›
truth-next-swap = Intercambio ›
truth-next-bluff = Farol ›
truth-nothing-told = La partida se interrumpió antes de que aquí pasara nada.
truth-people = Cada cual en ese momento
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
truth-believed = Podía creer
truth-percent = { $percent } %
truth-other = otros
truth-sample = Calculado con una muestra de todo lo que era posible.

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
            [yes] Lo creía ({ $percent } %), y acertó.
           *[no] Lo creía ({ $percent } %), y se equivocó.
        }
        [gambled] { $true ->
            [yes] Se la jugó ({ $percent } %), y acertó.
           *[no] Se la jugó ({ $percent } %), y se equivocó.
        }
       *[bluffed] { $true ->
            [yes] Iba de farol ({ $percent } %), y resultó que era cierto.
           *[no] Iba de farol ({ $percent } %).
        }
    }
truth-shown = Enseñada a otros.
truth-looked = Mirada por { $players }.

## La tabla

truth-matrix = Todos los turnos
truth-matrix-caption = La verdadera carta de cada cual tras cada turno. Con las flechas del teclado se recorren los turnos.
truth-person = Persona
truth-follow = Seguir una carta
truth-follow-none = Ninguna
truth-size = Tamaño
truth-smaller = Más pequeño
truth-larger = Más grande

truth-legend = Signos
truth-legend-sure = conocía su carta
truth-legend-unsure = dudaba de ella
truth-legend-wrong = la confundía con otra
truth-legend-honest = dijo lo que sabía o creía
truth-legend-gamble = se la jugó
truth-legend-bluff = iba de farol
truth-legend-contest = disputó (hueco)
truth-legend-true = verde: era cierto
truth-legend-false = rojo: no lo era
truth-legend-shown = carta enseñada a otros
truth-legend-looked = carta mirada en secreto
truth-legend-swapped = cartas intercambiadas de verdad
truth-legend-pretended = solo fingido
truth-legend-moved = cambio de sitio o de cartas

## Honores

truth-honours = Honores de la velada
truth-honour-bluff = El mejor farol
    .why =
        { $coins ->
            [0] { $player } dijo ser { $character } en el turno { $turn } con un { $percent } % de probabilidad, y nadie lo disputó.
            [one] { $player } dijo ser { $character } en el turno { $turn } con un { $percent } % de probabilidad, nadie lo disputó y le valió 1 moneda.
           *[other] { $player } dijo ser { $character } en el turno { $turn } con un { $percent } % de probabilidad, nadie lo disputó y le valió { $coins } monedas.
        }
truth-honour-delusion = El autoengaño más largo
    .why = { $player } se equivocó sobre su propia carta durante { $turns } turnos, del { $first } al { $last }.
truth-honour-hands = Las manos más rápidas
    .why =
        { $real ->
            [0] { $player } cogió cartas bajo la mesa { $count } veces, y nunca las intercambió de verdad.
            [one] { $player } cogió cartas bajo la mesa { $count } veces, y una vez las intercambió de verdad.
           *[other] { $player } cogió cartas bajo la mesa { $count } veces, y { $real } veces las intercambió de verdad.
        }
truth-honour-nose = El mejor olfato
    .why =
        { $count ->
            [one] { $player } disputó un anuncio con razón: el personaje era suyo de verdad.
           *[other] { $player } disputó con razón { $count } veces: el personaje era suyo de verdad.
        }
truth-honour-luck = Pura suerte
    .why = { $player } dijo ser { $character } en el turno { $turn } con un { $percent } % de probabilidad, y era cierto.
truth-honour-honesty = Alma sincera
    .why = { $player } dijo { $count } veces quién era, y siempre era cierto.
truth-honour-fines = Cliente fijo del tribunal
    .why = { $player } pagó una multa { $count } veces.
truth-honour-traveller = La carta más viajera
    .why =
        { $holders ->
            [one] { $character-start } se movió { $moves } veces, y estuvo ante una persona.
           *[other] { $character-start } se movió { $moves } veces, y estuvo ante { $holders } personas.
        }
truth-honour-show = Ver este momento
