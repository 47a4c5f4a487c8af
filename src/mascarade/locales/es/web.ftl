# La mesa en el navegador: asientos, preguntas, paneles.
# $player, $user y similares son nombres de personas; $players es una lista de nombres, y $count dice cuántos son.
# $character llega en las formas que explica story.ftl.
# $card, $first y $second son frases de `story-card-*`, siempre femeninas.

## Alrededor de la mesa

seat-number = Asiento { $number }
seat-bot = un bot
coins-of =
    { $viewer ->
        [player] { $amount ->
            [one] Tienes 1 moneda
           *[other] Tienes { $amount } monedas
        }
       *[nobody] { $amount ->
            [one] { $player } tiene 1 moneda
           *[other] { $player } tiene { $amount } monedas
        }
    }

place-bank = Banca
place-bank-holds =
    { $amount ->
        [one] 1 moneda en la banca
       *[other] { $amount } monedas en la banca
    }
place-courthouse = Tribunal
place-courthouse-holds =
    { $amount ->
        [one] 1 moneda en el tribunal
       *[other] { $amount } monedas en el tribunal
    }
# Junto al número: se pagan después de usar el poder
place-courthouse-fines =
    { $amount ->
        [one] 1 moneda de multa pendiente
       *[other] { $amount } monedas de multas pendientes
    }
place-cemetery = Cementerio
place-centre = Cartas del centro

table-title = Mesa { $code }
table-heading = La mesa
table-seats = Jugadores alrededor de la mesa, en sentido horario
table-home = Ir al inicio
table-edition = { $edition-short }
table-turn = turno { $turn }
table-watching =
    { $count ->
        [one] 1 espectador
       *[other] { $count } espectadores
    }
table-more = Más sobre esta partida

mark-away = juega un bot
mark-lost = sin conexión
mark-ready = listo
mark-out = fuera
mark-wants-time =
    { $viewer ->
        [player] quieres más tiempo
       *[nobody] quiere más tiempo
    }
mark-wants-end =
    { $viewer ->
        [player] quieres terminar
       *[nobody] quiere terminar
    }

# Palabras breves junto a quien no puede elegir libremente
bound-opening = apertura
bound-look =
    { $viewer ->
        [player] debes mirar
       *[nobody] debe mirar
    }
bound-swap =
    { $viewer ->
        [player] debes cambiar o fingirlo
       *[nobody] debe cambiar o fingirlo
    }
bound-no-announce =
    { $viewer ->
        [player] no puedes anunciar
       *[nobody] no puede anunciar
    }
bound-next =
    { $viewer ->
        [player] { $edition ->
            [first] revelaste una carta: después debes cambiar o fingirlo
           *[second] revelaste una carta: después no puedes anunciar
        }
       *[nobody] { $edition ->
            [first] reveló una carta: después debe cambiar o fingirlo
           *[second] reveló una carta: después no puede anunciar
        }
    }
# Lo mismo en una placa pequeña
bound-short-look = debe mirar
bound-short-swap = solo cambio
bound-short-no-announce = sin anuncio

# En bocadillos
voice-announces = ¡Soy { $character }!
voice-contests = ¡No, { $character } soy yo!
voice-passes = Paso.

## Lo que se pregunta

ask-turn-choice = Tu turno. ¿Qué haces?
ask-announce = ¿Quién dices ser?
ask-turn-choice-opening = En los cuatro primeros turnos todos cambian dos cartas, o fingen hacerlo.
ask-turn-choice-look = Confesaste un vistazo: tienes que mirar tu carta.
ask-turn-choice-swap = Revelaste una carta en el turno anterior: tienes que cambiar, o fingirlo.
ask-turn-choice-no-announce = Revelaste una carta en el turno anterior: no puedes anunciar.

ask-contest-or-pass = { $player } dice: «¡Soy { $character }!». ¿Le desafías?
ask-contest-too =
    { $count ->
        [one] { $players } ya le desafía.
       *[other] { $players } ya le desafían.
    }
ask-power = El poder { $character-of }

ask-which-player = Elige a un jugador.
ask-which-player-bishop = Empate entre los más ricos: ¿a quién le quitas las monedas?
ask-which-player-swindler = Empate entre los más ricos: ¿a quién le quitas las monedas?
ask-which-player-witch = ¿Con quién intercambias toda tu fortuna? También puedes conservarla.
ask-which-player-inquisitor = ¿A quién le preguntas quién es?
ask-which-player-guru = ¿A quién le preguntas quién es?
ask-which-player-princess = ¿Quién muestra su carta a los demás?
ask-which-player-puppet-master =
    { $step ->
        [1] Elige al primero de los dos jugadores que te pagan y se cambian de sitio.
       *[2] ¿Con quién se cambia de sitio?
    }
ask-which-player-usurper = ¿De quién adivinas la carta?
ask-which-player-gambler = ¿Quién tiene que adivinar cuántas monedas escondes?

ask-which-card = Elige una carta.
ask-which-card-fool =
    { $step ->
        [1] Elige la primera carta que tomas bajo la mesa.
       *[2] Elige la segunda carta.
    }
ask-which-card-spy = ¿Qué carta miras, además de la tuya?
ask-which-card-sage =
    { $step ->
        [1] Elige la primera carta que miras.
       *[2] Elige la segunda carta que miras.
    }
ask-which-card-inquisitor = ¿Cuál de sus cartas señalas?
ask-which-card-princess = ¿Cuál de sus cartas muestra?
ask-which-card-usurper = ¿Cuál de sus cartas descubres?
ask-which-card-courtesan = ¿Cuál de las cartas de tu vecino descubres?

ask-which-character = Di un personaje.
ask-which-character-inquisitor = { $user } te pregunta: ¿quién eres? Después se descubre tu carta: si fallas, pagas.
ask-which-character-guru = { $user } te pregunta: ¿quién eres? Después se descubre tu carta: si fallas, pagas.
ask-which-character-usurper = ¿Qué personaje es esa carta? Si aciertas, su poder es tuyo.

ask-whether-to-swap = ¿Cambias { $first } y { $second }, o solo lo finges?
ask-which-way = Cada jugador pasa toda su fortuna: ¿hacia qué lado?
ask-how-many = ¿Cuántas monedas escondes bajo la mano?
ask-guess-how-many = { $user } esconde monedas bajo la mano. ¿Cuántas? Si aciertas, son tuyas.

## Respuestas

turn-look = Mirar
turn-look-hint = tu carta, en secreto
turn-look-which = ¿Qué carta miras?
# Las cartas se cambian en toda la página: «Intercambiar» no cabe en un botón de tres por fila
turn-swap = Cambiar
turn-swap-hint = dos cartas bajo la mesa, o fingirlo
turn-swap-which = ¿Cuál de tus cartas tomas?
turn-swap-with = ¿Cambiar con qué carta?
turn-swap-really = ¿Cambias de verdad, o solo lo finges?
turn-swap-really-hint = Tomas bajo la mesa { $first } y { $second }. Solo tú sabes qué pasa ahí.
turn-announce = Anunciar
turn-announce-hint = quién eres, y usar el poder
turn-announce-which = ¿Sobre qué carta pones la mano?
turn-announce-now = «¡Soy { $character }!»
turn-announce-risk = Cualquiera puede decir: «¡No, soy yo!». Entonces muestras tu carta y, si es otra, pagas { amount-in-coins }.
turn-announce-cost = si desafían y es falso: { amount-in-coins }
turn-cancel = Atrás

answer-swap = Cambiar de verdad
answer-pretend = Solo fingir
# Solo se ofrece cuando se pregunta con quién intercambiar la fortuna
answer-decline = Con nadie
answer-direction =
    { $direction ->
        [left] A la izquierda
       *[right] A la derecha
    }
characters-to-choose = Personajes que puedes elegir

## Por qué algo no se puede tocar

why-not-now = Eso no se puede hacer ahora.
why-not-look-opening = En la apertura no: en los cuatro primeros turnos todos cambian.
why-not-announce-opening = En la apertura no: en los cuatro primeros turnos todos cambian.
why-not-look-swap = Revelaste una carta en el turno anterior: ahora tienes que cambiar, o fingirlo.
why-not-announce-swap = Revelaste una carta en el turno anterior: ahora tienes que cambiar, o fingirlo.
why-not-announce-no-announce = Revelaste una carta en el turno anterior: ahora puedes mirar o cambiar, pero no anunciar.
why-not-swap-look = Confesaste un vistazo: ahora tienes que mirar.
why-not-announce-look = Confesaste un vistazo: ahora tienes que mirar.
why-not-yourself = A ti no: elige a otro jugador.
why-not-out = { $player } está fuera de la partida.
why-not-player = El poder no alcanza ahora a { $player }.
why-not-centre = Aquí no sirve una carta del centro.
why-not-protected = Aquí no sirve una carta protegida.
why-not-own = No puede ser una carta tuya.
why-not-own-twice = Esa carta ya la tienes en la mano: elige otra.
why-not-others = Elige primero una de tus cartas.
why-not-card = Esa carta no se puede tomar ahora.

## Al pie de la mesa

dock-cards = Cartas que puedes tomar
dock-heading = Qué pasa y qué puedes hacer
dock-memorise = ¡Recuerda quién es quién!
dock-memorise-hint = Todas las cartas están boca arriba. Se dan la vuelta cuando todos están listos.
dock-ready = ¡Listo!
dock-others-not-ready = Esperando a los demás
dock-away = Estás ausente: un bot juega por ti.
dock-back = Ya estoy de vuelta
dock-aborted = La partida terminó por votación.
dock-truth = Ver la verdad
dock-skip = Saltar
dock-held = Tu respuesta espera su turno. Aún puedes cambiarla.
dock-choose-card = Elige una carta en la mesa, o aquí:
dock-choose-person = Elige a un jugador en la mesa, o aquí:
dock-peek = Confesar un vistazo a mi carta
dock-peek-at = Confesar un vistazo a { $card }
dock-peek-hint = Todos se enteran, y en tu próximo turno tienes que mirar.

wait-turn =
    { $viewer ->
        [player] Tu turno
       *[nobody] Turno de { $player }
    }
# Lo mismo, cuando no todo está permitido
wait-bound-opening =
    { $viewer ->
        [player] Apertura: debes cambiar o fingirlo
       *[nobody] Apertura: { $player } debe cambiar o fingirlo
    }
wait-bound-look =
    { $viewer ->
        [player] Confesaste un vistazo y debes mirar
       *[nobody] { $player } confesó un vistazo y debe mirar
    }
wait-bound-swap =
    { $viewer ->
        [player] Acabas de revelar una carta y debes cambiar o fingirlo
       *[nobody] { $player } acaba de revelar una carta y debe cambiar o fingirlo
    }
wait-bound-no-announce =
    { $viewer ->
        [player] Acabas de revelar una carta y no puedes anunciar
       *[nobody] { $player } acaba de revelar una carta y no puede anunciar
    }
wait-contest =
    { $viewer ->
        [player] Decides si desafías { $character-to }.
       *[nobody] { $player } decide si desafía { $character-to }.
    }
wait-power =
    { $viewer ->
        [player] Tienes que elegir para el poder { $character-of }.
       *[nobody] { $player } tiene que elegir para el poder { $character-of }.
    }

sighting-done = Entendido

clock-days = quedan { $count } días
clock-hours = quedan { $count } horas
clock-minutes = quedan { $count } minutos
clock-seconds =
    { $count ->
        [one] queda { $count } s
       *[other] quedan { $count } s
    }

## Junto a la mesa

side-heading = Historial, poderes, lo que viste y chat
side-log = Historial
side-powers = Poderes
side-seen = Lo visto
side-chat = Chat
side-unread = sin leer

log-heading = La partida hasta ahora
log-empty = La partida acaba de empezar.
log-fading = En esta mesa la memoria se borra: solo se cuenta la última ronda.
powers-cemetery = En el cementerio al empezar

seen-hint = Lo que viste de cada carta y quién la tomó después. Las notas son solo para ti.
seen-hint-fading = Lo que viste en la última ronda y quién tomó cada carta después. Las notas son solo para ti.
seen-sight =
    { $how ->
        [deal] { $character-name }, en el reparto.
        [look] { $character-name }, la miraste en el turno { $turn }.
        [peek] { $character-name }, le echaste un vistazo en el turno { $turn }.
        [reveal] { $character-name }, se reveló en el turno { $turn }.
        [elimination] { $character-name }, por descarte: conoces todas las demás.
       *[shown] { $character-name }, se mostró en el turno { $turn }.
    }
# La carta se movió después: $card dice dónde estaba entonces
seen-sight-elsewhere =
    { $how ->
        [deal] { $character-name }, { $card } en el reparto.
        [look] { $character-name }, { $card } cuando la miraste en el turno { $turn }.
        [peek] { $character-name }, { $card } cuando le echaste un vistazo en el turno { $turn }.
        [reveal] { $character-name }, { $card } cuando se reveló en el turno { $turn }.
        [elimination] { $character-name }, { $card } cuando conocías todas las demás.
       *[shown] { $character-name }, { $card } cuando se mostró en el turno { $turn }.
    }
seen-untouched = Nadie más la tocó.
seen-touched =
    { $viewer ->
        [players] { $count ->
            [one] La tomaste después.
           *[other] Después la tomaron { $players-before }tú.
        }
       *[nobody] { $count ->
            [one] Después la tomó { $players }.
           *[other] Después la tomaron { $players }.
        }
    }
seen-hands =
    { $count ->
        [0] nadie más la tocó
        [one] luego { $count } mano
       *[other] luego { $count } manos
    }
seen-nothing = Ningún recuerdo.
seen-note = Nota sobre { $card }
seen-note-here = una nota

chat-heading = Lo dicho en la mesa
chat-empty = Todavía no hay mensajes.
chat-say = Di algo
chat-send = Enviar
chat-muted = El anfitrión te silenció.

## Una respuesta en camino, y una dirección sin página

dock-sending = Enviando…
not-found-heading = Esta página no existe
not-found-hint = Revisa la dirección o vuelve a la página de inicio.

## La mesa entera

line-lost = Conexión perdida. Reintentando…
line-closed = Sin conexión.
absent-since = { $player }: sin conexión desde { $time }.
absent-then =
    { $wait ->
        [bot] Si no vuelve en dos minutos, un bot juega en su lugar.
        [time] Si no vuelve en dos minutos o antes de que acabe el tiempo, un bot juega en su lugar.
        [clock] La mesa espera hasta que se acabe el tiempo.
       *[nobody] La mesa espera hasta que alguien vuelva.
    }
no-clock-hint = Sin límite de tiempo: la mesa espera cada respuesta lo que haga falta.
vote-wait = Votar por más tiempo
vote-wait-back = Quieres más tiempo: retirar el voto
vote-wait-hint = Si lo pide más de la mitad de los jugadores, el tiempo vuelve a empezar.
vote-abort = Votar por terminar la partida
vote-abort-back = Quieres terminar: retirar el voto
vote-abort-hint = Si lo pide más de la mitad de los presentes que juegan desde el reparto, la partida termina sin ganador.
leave = Dejar la mesa
leave-hint = Si la dejas, un bot juega en tu lugar.

title-table = Mascarade { $code }
title-awaited = ● Te esperan – Mascarade { $code }

closed-heading = Sin conexión
closed-again = Conectar aquí
arriving = Llegando a la mesa…
no-table-heading = No encontramos esa mesa
no-table-hint = Revisa el código o el enlace. Quizá la mesa ya no existe o no puedes entrar.
error-unreachable = No podemos conectar con el servidor. Inténtalo de nuevo en un momento.

on-game-heading = En esta mesa hay una partida en curso
on-game-join = Participar
on-game-join-hint = Puedes tomar el lugar de un bot, con sus monedas y su carta. Sabes lo que toda la mesa ha visto.
on-game-take-over = Tomar el lugar de { $player }
on-game-return = Tu asiento
on-game-return-hint = Un bot juega por ti. Vuelves con lo que sabías; lo que vio el bot sigue oculto.
on-game-return-now = Volver a la partida
on-game-watch = Mirar
on-game-watch-hint = Ves lo mismo que toda la mesa.
on-game-watch-only = Si miras, ya no puedes jugar esta partida.
on-game-watch-now = Mirar la partida
on-game-nothing = El anfitrión no deja entrar ni mirar. Vuelve cuando termine la partida.
