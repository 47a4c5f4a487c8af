# Una partida contada como una historia.
# Lo que solo algunos pueden saber está en un mensaje propio, `-secret`, entre paréntesis tras lo que ven todos.
# Las cartas (`story-card-*`) y la banca son femeninas: admiten delante «de» y «a» sin contracción. El tribunal, no:
# $source-kind elige «del tribunal».
# «Le desafían»: vale para hombres y mujeres. Las cartas se cambian; las fortunas se intercambian.

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
       *[only] su carta
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
story-courthouse = el tribunal

## El reparto

story-deal-heading = El reparto
story-dealt = Las cartas quedan un momento a la vista de todos; después se ponen boca abajo. Cada jugador tiene { $coins }. Empieza { $first } y se sigue en sentido horario.
story-dealt-centre = Centro
story-dealt-cemetery = En el cementerio: { $characters }.
story-dealt-cemetery-secret = De arriba abajo: { $characters }.

## Turnos

story-turn-heading = Turno { $turn } · { $player }
story-binding-opening = apertura: debe cambiar
story-binding-look = confesó un vistazo: debe mirar
story-binding-swap = reveló una carta: debe cambiar
story-binding-no-announce = reveló una carta: no puede anunciar

story-looked = { $player } mira en secreto { $cards }.
story-looked-secret-one = Es { $character }.
story-looked-secret-many = Ve que { $cards }.
story-looked-secret-card = { $card } es { $character }

story-peeked = { $player } confiesa un vistazo a { $card }.
story-peeked-secret = Es { $character }.

story-swapped = { $player } toma bajo la mesa { $first } y { $second }. ¿Las cambia o no?
story-swapped-secret =
    { $really ->
        [yes] Cambio real.
       *[no] Cambio fingido.
    }

## Anuncios y desafíos

story-announced = { $player } anuncia: «¡Soy { $character }!».
story-announced-with = { $player }, con la mano sobre { $card }, anuncia: «¡Soy { $character }!».
story-unopposed = Nadie le desafía.
story-contested =
    { $count ->
        [one] { $players } le desafía: «¡No, soy yo!».
       *[other] { $players } le desafían: «¡No, soy yo!».
    }
story-contested-with = { $player } le desafía con { $card }.
story-revealed = ¡Fuera máscaras! { $shown }.
story-revealed-card = { $player } es { $character }
story-revealed-nobody = Ninguno es { $character }.

## Poderes

story-power = { $player } usa el poder { $character-of }.
story-power-on = { $player } usa el poder { $character-of } y elige a { $target }.
story-power-takes =
    { $source-kind ->
        [person] { $player } usa el poder { $character-of } y le quita { $coins } a { $source }.
        [courthouse] { $player } usa el poder { $character-of } y toma { $coins } del tribunal.
       *[bank] { $player } usa el poder { $character-of } y toma { $coins } de { $source }.
    }
story-power-takes-each = { $player } usa el poder { $character-of }: { $players } le dan cada uno { $coins }.
story-power-shared = { $players } comparten el poder { $character-of }.
story-power-idle = { $player } usa el poder { $character-of }, pero no pasa nada.
story-power-declined = { $player } tiene el poder { $character-of }, pero no intercambia su fortuna con nadie.

story-chose-player = { $player } elige a { $target }.
story-declined = { $player } no elige a nadie.
story-named-own = { $player } declara: «Soy { $character }».
story-named-other = { $player } dice: «Es { $character }».
story-chose-direction =
    { $direction ->
        [left] { $player } señala a la izquierda.
       *[right] { $player } señala a la derecha.
    }
story-hid = { $player } esconde monedas bajo la mano.
story-hid-secret = Debajo hay { $coins }.
story-guessed = { $player } dice: { $coins }.
story-uncovered = { $player } aparta la mano: { $coins }.

story-unmasked = { $player } tiene que descubrir { $card }: es { $character }.
story-shown-around = { $player } muestra { $card } a los demás sin mirarla.
story-shown-around-secret = Es { $character }.
story-seats-changed = { $first } y { $second } se cambian de sitio; monedas y cartas se quedan donde están.

## Monedas

story-moves = { $moves }.
story-takes =
    { $source-kind ->
        [courthouse] { $count ->
            [one] { $players } toma { $coins } del tribunal
           *[other] { $players } toman cada uno { $coins } del tribunal
        }
       *[other] { $count ->
            [one] { $players } toma { $coins } de { $source }
           *[other] { $players } toman cada uno { $coins } de { $source }
        }
    }
story-gives =
    { $count ->
        [one] { $players } da { $coins } a { $target }
       *[other] { $players } dan cada uno { $coins } a { $target }
    }
story-exchanged = { $first } y { $second } intercambian sus fortunas: { $given } por { $taken }.
story-fined =
    { $count ->
        [one] { $players } paga una multa de { $coins }.
       *[other] Multa de { $coins } para { $players }.
    }

story-fortune-bank = Banca
story-fortune-courthouse = Tribunal
story-fortune-out = fuera

## Salidas y cementerio

story-eliminated = { $player } queda fuera de la partida y devuelve { $coins } a la banca.
story-card-left = { $character-start } sale de la partida.
story-handed = Boca abajo, { $card } pasa a { $taker }.
story-handed-centre = Boca abajo, { $card } pasa al centro.
story-raised = { $player } descubre la carta superior del cementerio: es { $character }.
story-buried = { $character-start } va al fondo del cementerio.

## El final

story-end-heading = Caen las máscaras
story-ended-thirteen =
    { $count ->
        [one] ¡{ $players } llega a las 13 monedas y gana la partida!
       *[other] ¡{ $players } llegan a las 13 monedas y comparten la victoria!
    }
story-ended-ruin =
    { $count ->
        [one] { $ruined } pierde su última moneda. ¡{ $players } tiene la mayor fortuna y gana la partida!
       *[other] { $ruined } pierde su última moneda. ¡{ $players } tienen la mayor fortuna y comparten la victoria!
    }
story-ended-ruin-many =
    { $count ->
        [one] { $ruined } pierden su última moneda. ¡{ $players } tiene la mayor fortuna y gana la partida!
       *[other] { $ruined } pierden su última moneda. ¡{ $players } tienen la mayor fortuna y comparten la victoria!
    }
story-ended-cheat = ¡{ $players } gana la partida en el acto y en solitario!
story-ended-last-standing = ¡Solo queda { $players } y gana la partida!
story-ended-turn-limit =
    { $count ->
        [one] Termina el último turno. ¡{ $players } tiene la mayor fortuna y gana la partida!
       *[other] Termina el último turno. ¡{ $players } tienen la mayor fortuna y comparten la victoria!
    }
story-end-column-player = Jugador
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
        [one] Hubo un viaje bajo la mesa: { $real ->
            [0] las cartas no cambiaron.
           *[other] las cartas cambiaron de verdad.
        }
       *[other] Hubo { $count } viajes bajo la mesa: { $real ->
            [0] las cartas nunca cambiaron de verdad.
            [one] las cartas cambiaron de verdad una vez.
           *[other] las cartas cambiaron de verdad { $real } veces.
        }
    }

story-unfinished-heading = Continuará
story-unfinished = El registro termina aquí. { $player } decide qué pasa ahora.

## Pensamientos

story-thought = ({ $player } piensa: «{ $why }»)
