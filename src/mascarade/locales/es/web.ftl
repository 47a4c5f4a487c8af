# La mesa en el navegador: asientos, preguntas, paneles.
# $player, $user y similares son nombres de personas; $players es una lista de nombres, y $count dice cuántos son.
# $character llega en las formas que explica story.ftl.
# $card, $first y $second son frases de `story-card-*` o de `card-yours`, siempre femeninas.

## Alrededor de la mesa

seat-number = Asiento { $number }
seat-you = (tú)
seat-bot = un bot
card-yours =
    { $which ->
        [left] tu carta izquierda
        [right] tu carta derecha
        [protected] tu carta protegida
       *[only] tu carta
    }
coins-of =
    { $amount ->
        [one] { $player } tiene 1 moneda
       *[other] { $player } tiene { $amount } monedas
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
place-cemetery = Cementerio
place-centre = Cartas del centro

table-title = Mesa { $code }
table-heading = La mesa
table-seats = Quienes están a la mesa, en el sentido de las agujas del reloj
table-home = Ir al inicio
table-edition = { $edition-start }
table-turn = turno { $turn }
table-watching = { $count } mirando
table-more = Más sobre esta partida

mark-away = decide un bot
mark-lost = sin conexión
mark-ready = ya está
mark-out = fuera
mark-wants-time = quiere más tiempo
mark-wants-end = quiere parar

# Palabras breves junto a quien no puede elegir libremente
bound-opening = apertura: intercambia
bound-look = debe mirar
bound-swap = debe intercambiar
bound-no-announce = no puede anunciar
bound-next =
    { $edition ->
        [first] carta revelada: luego debe intercambiar
       *[second] carta revelada: luego no puede anunciar
    }

# En bocadillos
voice-announces = ¡Soy { $character }!
voice-contests = ¡No, { $character } soy yo!
voice-passes = pasa

## Lo que se pregunta

ask-turn-choice = Te toca. ¿Qué haces?
ask-turn-choice-opening = En los cuatro primeros turnos todo el mundo intercambia dos cartas, o finge hacerlo.
ask-turn-choice-look = Has confesado un vistazo, así que tienes que mirar tu carta.
ask-turn-choice-swap = Has revelado una carta en el turno anterior, así que tienes que intercambiar, o fingirlo.
ask-turn-choice-no-announce = Has revelado una carta en el turno anterior, así que no puedes anunciar.

ask-contest-or-pass = { $player } dice: «¡Soy { $character }!». ¿Lo disputas?
ask-contest-too =
    { $count ->
        [one] { $players } ya lo disputa.
       *[other] { $players } ya lo disputan.
    }
ask-power = El poder { $character-of }

ask-which-player = Elige a alguien.
ask-which-player-bishop = Hay empate entre quienes más tienen: ¿a quién le quitas las monedas?
ask-which-player-swindler = Hay empate entre quienes más tienen: ¿a quién le quitas las monedas?
ask-which-player-witch = ¿Con quién intercambias toda tu fortuna? También puedes dejar las cosas como están.
ask-which-player-inquisitor = ¿A quién le preguntas quién es?
ask-which-player-guru = ¿A quién le preguntas quién es?
ask-which-player-princess = ¿Quién enseña su carta a los demás?
ask-which-player-puppet-master =
    { $step ->
        [1] Elige a la primera de las dos personas que te pagan y se cambian de sitio.
       *[2] ¿Quién se cambia de sitio con esa persona?
    }
ask-which-player-usurper = ¿De quién vas a decir qué personaje es?
ask-which-player-gambler = ¿Quién tiene que adivinar cuántas monedas escondes?

ask-which-card = Elige una carta.
ask-which-card-fool =
    { $step ->
        [1] Elige la primera carta que coges bajo la mesa.
       *[2] Elige la segunda carta.
    }
ask-which-card-spy = ¿Qué carta miras, además de la tuya?
ask-which-card-sage =
    { $step ->
        [1] Elige la primera carta que miras.
       *[2] Elige la segunda carta que miras.
    }
ask-which-card-inquisitor = ¿Cuál de sus cartas señalas?
ask-which-card-princess = ¿Cuál de sus cartas se enseña?
ask-which-card-usurper = ¿Cuál de sus cartas descubres?
ask-which-card-courtesan = ¿Qué carta descubres de quien tienes a la derecha?

ask-which-character = Di un personaje.
ask-which-character-inquisitor = { $user } te pregunta: ¿quién eres? Después se descubre tu carta y, si te equivocas, pagas.
ask-which-character-guru = { $user } te pregunta: ¿quién eres? Después se descubre tu carta y, si te equivocas, pagas.
ask-which-character-usurper = ¿Qué personaje dices que es esa carta? Si aciertas, su poder es tuyo.

ask-whether-to-swap = ¿Intercambias { $first } y { $second }, o solo lo finges?
ask-which-way = Cada cual pasa toda su fortuna: ¿hacia qué lado?
ask-how-many = ¿Cuántas monedas escondes bajo la mano?
ask-guess-how-many = { $user } esconde monedas bajo la mano. ¿Cuántas? Si aciertas, son tuyas.

## Respuestas

turn-look = Mirar
turn-look-hint = tu propia carta, en secreto
turn-look-which = Toca la carta que quieres mirar.
# «Intercambiar» no cabe en un botón de tres por fila
turn-swap = Cambiar
turn-swap-hint = dos cartas bajo la mesa, o fingirlo
turn-swap-which = Toca la carta tuya que quieres coger.
turn-swap-with = Toca la otra carta que coges bajo la mesa.
turn-swap-really = Coges bajo la mesa { $first } y { $second }. Solo tú sabes lo que pasa allí:
turn-announce = Anunciar
turn-announce-hint = quién eres, y usar el poder
turn-announce-which = Toca la carta tuya sobre la que pones la mano.
turn-announce-now = «¡Soy { $character }!»
turn-cancel = Atrás

answer-swap = Intercambiar
answer-pretend = Solo fingir
answer-contest = «¡No, { $character } soy yo!»
answer-contest-with = «¡No, { $character } soy yo!», con { $card }
answer-pass = Pasar
# Solo se ofrece cuando se pregunta con quién intercambiar la fortuna
answer-decline = Con nadie
answer-direction =
    { $direction ->
        [left] A la izquierda
       *[right] A la derecha
    }
characters-to-choose = Personajes para elegir

## Por qué algo no se puede tocar

why-not-now = Eso no se puede hacer ahora.
why-not-look-opening = En la apertura no: en los cuatro primeros turnos todo el mundo intercambia.
why-not-announce-opening = En la apertura no: en los cuatro primeros turnos todo el mundo intercambia.
why-not-look-swap = Has revelado una carta en el turno anterior: esta vez tienes que intercambiar, o fingirlo.
why-not-announce-swap = Has revelado una carta en el turno anterior: esta vez tienes que intercambiar, o fingirlo.
why-not-announce-no-announce = Has revelado una carta en el turno anterior: esta vez puedes mirar o intercambiar, pero no anunciar.
why-not-swap-look = Has confesado un vistazo: esta vez tienes que mirar.
why-not-announce-look = Has confesado un vistazo: esta vez tienes que mirar.
why-not-yourself = A ti no: elige a otra persona.
why-not-out = { $player } está fuera de la partida.
why-not-player = El poder no puede alcanzar ahora a { $player }.
why-not-centre = Para esto no vale una carta del centro.
why-not-protected = Para esto no vale una carta protegida.
why-not-own = Una carta tuya no.
why-not-own-twice = Esa carta ya la has cogido: elige otra.
why-not-others = Elige primero una de tus cartas.
why-not-card = Esa carta no se puede coger ahora.

## Al pie de la mesa

dock-cards = Cartas que se pueden coger
dock-heading = Qué pasa y qué puedes hacer
dock-memorise = ¡Recuerda quién es quién!
dock-memorise-hint = Todas las cartas están boca arriba. Se pondrán boca abajo cuando todo el mundo esté listo.
dock-ready = Ya estoy
dock-others-not-ready = Esperando a los demás
dock-away = Estás ausente: un bot decide por ti.
dock-back = He vuelto
dock-aborted = La partida ha acabado por votación.
dock-truth = Ver la verdad
dock-skip = Saltar
dock-held = Tu respuesta se guarda hasta que le llegue el turno. Aún puedes cambiarla.
dock-tap-card = Toca una carta en la mesa, o elige aquí:
dock-tap-person = Toca a alguien en la mesa, o elige aquí:
dock-peek = Confesar un vistazo a mi carta
dock-peek-at = Confesar un vistazo a { $card }
dock-peek-hint = Toda la mesa se entera, y en tu próximo turno tienes que mirar.

wait-turn = Es el turno de { $player }.
wait-contest = ¿Disputa { $player } el anuncio { $character-of }?
wait-power = { $player } tiene que elegir, por el poder { $character-of }.

sighting-done = Visto

clock-days = quedan { $count } días
clock-hours = quedan { $count } horas
clock-minutes = quedan { $count } minutos
clock-seconds =
    { $count ->
        [one] queda { $count } s
       *[other] quedan { $count } s
    }

## Junto a la mesa

side-heading = Historial, poderes, lo visto y chat
side-log = Historial
side-powers = Poderes
side-seen = Visto
side-chat = Chat
side-unread = sin leer

log-heading = La partida hasta ahora
log-empty = Aún no ha pasado nada.
log-fading = En esta mesa la memoria se desvanece: solo se cuenta la última ronda.
powers-cemetery = En el cementerio al principio

seen-hint = Lo que has visto de cada carta, y quién la ha tenido en sus manos desde entonces. Las notas son solo para ti.
seen-hint-fading = Lo que has visto en la última ronda, y quién ha tenido cada carta en sus manos desde entonces. Las notas son solo para ti.
seen-sight =
    { $how ->
        [deal] { $character-name }: en el reparto.
        [look] { $character-name }: miraste en el turno { $turn }.
        [peek] { $character-name }: echaste un vistazo en el turno { $turn }.
        [reveal] { $character-name }: carta revelada en el turno { $turn }.
       *[shown] { $character-name }: carta enseñada en el turno { $turn }.
    }
seen-untouched = Nadie la ha tocado desde entonces.
# $players puede contener `seen-by-me-*`: tras los dos puntos caben los nombres y «tú»
seen-touched = Desde entonces la han tenido: { $players }.
seen-by-me-swapped = tú (intercambiada)
seen-by-me-kept = tú (no intercambiada)
seen-nothing = No la has visto.
seen-note = Nota sobre { $card }
seen-note-here = una nota

chat-heading = Lo que se ha dicho
chat-empty = Nadie ha dicho nada todavía.
chat-say = Di algo
chat-send = Enviar
chat-muted = Quien dirige la mesa te ha quitado la palabra.

## Una respuesta en camino, y una dirección sin página

dock-sending = Enviando…
not-found-heading = Esta página no existe
not-found-hint = Revisa la dirección o vuelve a la página de inicio.

## La mesa en conjunto

line-lost = Conexión perdida. Reintentando…
line-closed = Sin conexión.
vote-wait = Votar por más tiempo
vote-wait-back = Quieres más tiempo: retirar el voto
vote-wait-hint = Si lo quiere más de la mitad de quienes están, la decisión vuelve a tener todo su tiempo.
vote-abort = Votar por parar la partida
vote-abort-back = Quieres parar: retirar el voto
vote-abort-hint = Si lo quiere más de la mitad de quienes están, la partida acaba sin que gane nadie.
leave = Dejar la mesa
leave-hint = Si la dejas, un bot sigue jugando en tu lugar.

title-table = Mascarade { $code }
title-awaited = ● Te esperan – Mascarade { $code }

closed-heading = Sin conexión
closed-again = Conectar aquí
arriving = Yendo a la mesa…
no-table-heading = Esa mesa no existe para ti.
error-unreachable = No se puede acceder al servidor. Inténtalo de nuevo en un momento.

on-game-heading = En esta mesa hay una partida en curso
on-game-join = Participar
on-game-join-hint = Puedes relevar a un bot y seguir en su lugar, con sus monedas y su carta.
on-game-take-over = Relevar a { $player }
on-game-watch = Mirar
on-game-watch-hint = Ves lo que puede ver toda la mesa. Quien ha mirado ya no puede ocupar un asiento en esta partida.
on-game-watch-now = Mirar la partida
on-game-nothing = Quien dirige la mesa no permite participar ni mirar. Vuelve cuando haya terminado la partida.
