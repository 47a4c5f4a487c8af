# Una partida contada como una historia.
# Lo que solo algunos pueden saber está en un mensaje propio, `-secret`, entre paréntesis tras lo que ve todo el mundo.
# Las cartas (`story-card-*`) y los lugares (`story-bank`, `story-courthouse`) son femeninos a propósito: así admiten
# delante «de» y «a» sin contracción.

## Piezas

# Listas de nombres, cartas o frases; «y» es «e» ante i
story-list-two =
    { $last-initial ->
        [i] { $first } e { $last }
       *[other] { $first } y { $last }
    }
story-list-more = { $first }, { $rest }

story-secret = ({ $told })

# De quién es la carta: de quien actúa, o de otra persona
story-card-own =
    { $which ->
        [left] su carta izquierda
        [right] su carta derecha
        [protected] su carta protegida
       *[only] su propia carta
    }
story-card-of =
    { $which ->
        [left] la carta izquierda de { $owner }
        [right] la carta derecha de { $owner }
        [protected] la carta protegida de { $owner }
       *[only] la carta de { $owner }
    }
story-card-centre = la carta del centro
story-card-centre-number = la carta { $number } del centro

story-bank = la banca
story-courthouse = las arcas del tribunal

## El reparto

story-deal-heading = El reparto
story-dealt = Las cartas quedan un momento a la vista de todo el mundo; después se ponen boca abajo. Cada cual tiene { $coins }. Empieza { $first }, y se sigue en el sentido de las agujas del reloj.
story-dealt-centre = Centro
story-dealt-cemetery = En el cementerio: { $characters }.
story-dealt-cemetery-secret = De arriba abajo: { $characters }.

## Turnos

story-turn-heading = Turno { $turn } · { $player }
story-binding-opening = apertura: debe intercambiar
story-binding-look = ha echado un vistazo: debe mirar
story-binding-swap = carta revelada en el turno anterior: debe intercambiar
story-binding-no-announce = carta revelada en el turno anterior: no puede anunciar

story-looked = { $player } mira en secreto { $cards }.
story-looked-secret-one = Es { $character }.
story-looked-secret-many = Ve que { $cards }.
story-looked-secret-card = { $card } es { $character }

story-peeked = { $player } confiesa que ha echado un vistazo a { $card }.
story-peeked-secret = Es { $character }.

story-swapped = { $player } coge bajo la mesa { $first } y { $second }. ¿Las intercambia o no?
story-swapped-secret =
    { $really ->
        [yes] Sí, de verdad.
       *[no] No, solo lo finge.
    }

## Anuncios y disputas

story-announced = { $player } anuncia: «¡Soy { $character }!».
story-announced-with = { $player }, con la mano sobre { $card }, anuncia: «¡Soy { $character }!».
story-unopposed = Nadie lo disputa.
story-contested =
    { $count ->
        [one] { $players } lo disputa: «¡No, soy yo!».
       *[other] { $players } lo disputan: «¡No, soy yo!».
    }
story-contested-with = { $player } lo disputa con { $card }.
story-revealed = Fuera máscaras: { $shown }.
story-revealed-card = { $player } es { $character }
story-revealed-nobody = Ninguna de esas cartas es { $character }.

## Poderes

story-power = { $player } usa el poder { $character-of }.
story-power-on = { $player } usa el poder { $character-of } y elige a { $target }.
story-power-takes = { $player } usa el poder { $character-of } y se lleva { $coins } de { $source }.
story-power-takes-each = { $player } usa el poder { $character-of } y quita { $coins } por cabeza a { $players }.
story-power-shared = { $players } comparten el poder { $character-of }.
story-power-idle = { $player } usa el poder { $character-of }, pero no cambia nada.
story-power-declined = { $player } puede usar el poder { $character-of }, pero deja las cosas como están.

story-chose-player = { $player } elige a { $target }.
story-declined = { $player } no elige a nadie.
story-named-own = { $player } declara: «Soy { $character }».
story-named-other = { $player } nombra { $character-to }.
story-chose-direction =
    { $direction ->
        [left] { $player } señala a la izquierda.
       *[right] { $player } señala a la derecha.
    }
story-hid = { $player } esconde monedas bajo la mano.
story-hid-secret = Debajo hay { $coins }.
story-guessed = { $player } intenta adivinar: { $coins }.
story-uncovered = { $player } aparta la mano: { $coins }.

story-unmasked = { $player } tiene que descubrir { $card }: es { $character }.
story-shown-around = { $player } enseña { $card } a los demás sin mirarla.
story-shown-around-secret = Es { $character }.
story-seats-changed = { $first } se cambia de sitio con { $second }; las monedas y las cartas se quedan donde están.

## Monedas

story-moves = { $moves }.
story-takes =
    { $count ->
        [one] { $players } se lleva { $coins } de { $source }
       *[other] { $players } se llevan de { $source } { $coins } por cabeza
    }
story-gives =
    { $count ->
        [one] { $players } da { $coins } a { $target }
       *[other] { $players } dan a { $target } { $coins } por cabeza
    }
story-exchanged = { $first } intercambia su fortuna con { $second }: { $given } por { $taken }.
story-fined =
    { $count ->
        [one] { $players } paga una multa de { $coins }.
       *[other] { $players } pagan una multa de { $coins } por cabeza.
    }

story-fortune-bank = Banca
story-fortune-courthouse = Tribunal
story-fortune-out = fuera

## Salidas y cementerio

story-eliminated =
    { $count ->
        [one] { $player } queda fuera de la partida, y { $coins } vuelve a la banca.
       *[other] { $player } queda fuera de la partida, y { $coins } vuelven a la banca.
    }
story-card-left = Con ello, { $character } sale de la partida.
story-handed = Boca abajo, { $card } pasa a { $taker }.
story-handed-centre = Boca abajo, { $card } pasa al centro.
story-raised = { $player } descubre la carta superior del cementerio: { $character }.
story-buried = Después, { $character } va al fondo del cementerio.

## El final

story-end-heading = Caen las máscaras
story-ended-thirteen =
    { $count ->
        [one] ¡{ $players } ha llegado a las 13 monedas y gana la partida!
       *[other] ¡{ $players } han llegado a las 13 monedas y comparten la victoria!
    }
story-ended-ruin =
    { $count ->
        [one] { $ruined } ha perdido su última moneda. ¡{ $players } es quien más tiene y gana la partida!
       *[other] { $ruined } ha perdido su última moneda. ¡{ $players } son quienes más tienen y comparten la victoria!
    }
story-ended-ruin-many =
    { $count ->
        [one] { $ruined } han perdido sus últimas monedas. ¡{ $players } es quien más tiene y gana la partida!
       *[other] { $ruined } han perdido sus últimas monedas. ¡{ $players } son quienes más tienen y comparten la victoria!
    }
story-ended-cheat = ¡{ $players } gana la partida en el acto y en solitario!
story-ended-last-standing = ¡Ya solo queda { $players }, que gana la partida!
story-ended-turn-limit =
    { $count ->
        [one] Se ha jugado el último turno. ¡{ $players } es quien más tiene y gana la partida!
       *[other] Se ha jugado el último turno. ¡{ $players } son quienes más tienen y comparten la victoria!
    }
story-end-column-player = Nombre
story-end-column-coins = Monedas
story-end-column-card =
    { $cards ->
        [one] Tras la máscara
       *[other] Tras las máscaras
    }
story-end-column-dealt = En el reparto
story-end-wins = gana
story-end-out = fuera
story-end-no-card = ninguna
story-end-centre = Centro
story-end-cemetery = En el cementerio, de arriba abajo: { $characters }.
story-end-swaps =
    { $count ->
        [one] Dos cartas pasaron una vez bajo la mesa, y { $real ->
            [0] no se intercambiaron.
           *[other] se intercambiaron de verdad.
        }
       *[other] Pasaron cartas bajo la mesa { $count } veces; { $real ->
            [0] nunca se intercambiaron de verdad.
            [one] una vez se intercambiaron de verdad.
           *[other] { $real } veces se intercambiaron de verdad.
        }
    }

story-unfinished-heading = Continuará
story-unfinished = Aquí acaba el registro. A { $player } le toca decidir qué viene ahora.

## Pensamientos

story-thought = ({ $player } piensa: «{ $why }»)
