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
truth-rematch-lost = { $host }: sin conexión. Después de dos minutos puedes ser anfitrión y pedir la revancha.
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
truth-believed = Lo que se podía creer
truth-percent = { $percent } %
truth-other = otros
truth-sample = Estimado con una muestra de todo lo posible.

# Lo bien que alguien conocía una carta suya; nombres, que valen también para ti
truth-grasp =
    { $grasp ->
        [sure] Certeza
        [unsure] Duda
       *[wrong] Error
    }
truth-was =
    { $viewer ->
        [player] { $grasp ->
            [sure] Lo sabías.
            [unsure] No podías saberlo con certeza.
           *[wrong] Te equivocabas.
        }
       *[nobody] { $grasp ->
            [sure] { $player } lo sabía.
            [unsure] { $player } no podía saberlo con certeza.
           *[wrong] { $player } se equivocaba.
        }
    }
truth-taken-for =
    { $viewer ->
        [player] Creías que era { $character }.
       *[nobody] Creía que era { $character }.
    }

# Lo que alguien dijo ser en el turno
truth-claim =
    { $contest ->
        [yes] «¡No, { $character } soy yo!»
       *[no] «¡Soy { $character }!»
    }
# Lo que creía quien lo dijo, con la probabilidad que le daba
truth-verdict =
    { $viewer ->
        [player] { $honesty ->
            [knew] Sabías que era cierto.
            [thought] { $true ->
                [yes] Lo creías ({ $percent } %) y acertaste.
               *[no] Lo creías ({ $percent } %), pero te equivocaste.
            }
            [gambled] { $true ->
                [yes] Te arriesgaste ({ $percent } %) y acertaste.
               *[no] Te arriesgaste ({ $percent } %) y fallaste.
            }
           *[bluffed] { $true ->
                [yes] Era un farol ({ $percent } %)… y resultó cierto.
               *[no] Era un farol ({ $percent } %).
            }
        }
       *[nobody] { $honesty ->
            [knew] Sabía que era cierto.
            [thought] { $true ->
                [yes] Lo creía ({ $percent } %) y acertó.
               *[no] Lo creía ({ $percent } %), pero se equivocó.
            }
            [gambled] { $true ->
                [yes] Se arriesgó ({ $percent } %) y acertó.
               *[no] Se arriesgó ({ $percent } %) y falló.
            }
           *[bluffed] { $true ->
                [yes] Era un farol ({ $percent } %)… y resultó cierto.
               *[no] Era un farol ({ $percent } %).
            }
        }
    }
truth-shown = Mostrada a otros.
truth-looked =
    { $viewer ->
        [players] { $count ->
            [one] La miraste en secreto.
           *[other] La miraron en secreto { $players-before }tú.
        }
       *[nobody] Mirada en secreto por { $players }.
    }

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
        { $viewer ->
            [player] Dijiste ser
           *[nobody] { $player } dijo ser
        } { $character } en el turno { $turn } con un { $percent } % de probabilidad{ $viewer ->
            [player] { $coins ->
                [0] , y nadie te desafió.
                [one] , nadie te desafió y ganaste 1 moneda.
               *[other] , nadie te desafió y ganaste { $coins } monedas.
            }
           *[nobody] { $coins ->
                [0] , y nadie le desafió.
                [one] , nadie le desafió y ganó 1 moneda.
               *[other] , nadie le desafió y ganó { $coins } monedas.
            }
        }
truth-honour-delusion = El autoengaño más largo
    .why =
        { $viewer ->
            [player] Creíste ser
           *[nobody] { $player } creyó ser
        } otro personaje durante { $turns } turnos, del { $first } al { $last }.
truth-honour-hands = Las manos más rápidas
    .why =
        { $viewer ->
            [player] Tomaste cartas bajo la mesa { $count } veces y { $real ->
                [0] nunca las cambiaste de verdad.
                [one] las cambiaste de verdad una vez.
               *[other] las cambiaste de verdad { $real } veces.
            }
           *[nobody] { $player } tomó cartas bajo la mesa { $count } veces y { $real ->
                [0] nunca las cambió de verdad.
                [one] las cambió de verdad una vez.
               *[other] las cambió de verdad { $real } veces.
            }
        }
truth-honour-nose = El mejor olfato
    .why =
        { $viewer ->
            [player] Desafiaste
           *[nobody] { $player } desafió
        } con razón { $count ->
            [one] una vez.
           *[other] { $count } veces.
        }
truth-honour-luck = Pura suerte
    .why =
        { $viewer ->
            [player] Dijiste ser
           *[nobody] { $player } dijo ser
        } { $character } en el turno { $turn } con un { $percent } % de probabilidad, y era cierto.
truth-honour-honesty = Alma sincera
    .why =
        { $viewer ->
            [player] Dijiste { $count } veces quién eras, y siempre era cierto.
           *[nobody] { $player } dijo { $count } veces quién era, y siempre era cierto.
        }
truth-honour-fines = Cliente fijo del tribunal
    .why =
        { $viewer ->
            [player] Pagaste { $count } multas.
           *[nobody] { $player } pagó { $count } multas.
        }
truth-honour-traveller = La carta más viajera
    .why =
        { $holders ->
            [one] { $character-start } cambió { $moves } veces de lugar y pasó por un jugador.
           *[other] { $character-start } cambió { $moves } veces de lugar y pasó por { $holders } jugadores.
        }
truth-honour-show = Ver este momento
