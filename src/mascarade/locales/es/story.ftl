# Una partida contada como una historia.
# Lo que solo algunos pueden saber está en un mensaje propio, `-secret`, entre paréntesis tras lo que ven todos.
# Las cartas (`story-card-*`) y la banca son femeninas: admiten delante «de» y «a» sin contracción. El tribunal, no:
# $source-kind elige «del tribunal».
# Se desafía el anuncio, no a la persona: así la frase vale para todos, también para ti. «Igual que» y «junto con»
# evitan el plural «tú y ella», que no es igual en España y en América. Las cartas se cambian; las fortunas se intercambian.

## Piezas

# Listas de nombres, cartas o frases; «y» es «e» ante el sonido i (Ines, Hilda, Yves)
story-list-two =
    { $last-initial ->
        [i] { $first } e { $last }
        [y] { $first } e { $last }
       *[other] { $first } y { $last }
    }
story-list-more = { $first }, { $rest }

story-secret = ({ $told })

# De quién es la carta: de quien actúa, tuya o de otra persona
story-card-own =
    { $which ->
        [left] su carta izquierda
        [right] su carta derecha
        [protected] su carta protegida
       *[only] su carta
    }
story-card-yours =
    { $which ->
        [left] tu carta izquierda
        [right] tu carta derecha
        [protected] tu carta protegida
       *[only] tu carta
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
story-dealt =
    Las cartas quedan un momento a la vista de todos; después se ponen boca abajo. Cada jugador tiene { $coins }. { $viewer ->
        [first] Empiezas tú
       *[nobody] Empieza { $first }
    } y se sigue en sentido horario.
story-dealt-centre = Centro
story-dealt-cemetery = En el cementerio: { $characters }.
story-dealt-cemetery-secret = De arriba abajo: { $characters }.

## Turnos

story-turn-heading =
    { $viewer ->
        [player] Turno { $turn } · Tú
       *[nobody] Turno { $turn } · { $player }
    }
story-binding-opening = apertura: solo cambio
story-binding-look = tras un vistazo hay que mirar
story-binding-swap = tras revelar: solo cambio
story-binding-no-announce = tras revelar no se anuncia

story-looked =
    { $viewer ->
        [player] Miras en secreto { $cards }.
       *[nobody] { $player } mira en secreto { $cards }.
    }
story-looked-secret-one = Es { $character }.
story-looked-secret-many = Tras las máscaras: { $cards }.
story-looked-secret-card = { $card } es { $character }

story-peeked =
    { $viewer ->
        [player] Confiesas un vistazo a { $card }.
       *[nobody] { $player } confiesa un vistazo a { $card }.
    }
story-peeked-secret = Es { $character }.

story-swapped =
    { $viewer ->
        [player] Tomas bajo la mesa { $first } y { $second }. ¿Las cambias o no?
       *[nobody] { $player } toma bajo la mesa { $first } y { $second }. ¿Las cambia o no?
    }
story-swapped-secret =
    { $really ->
        [yes] Cambio real.
       *[no] Cambio fingido.
    }

## Anuncios y desafíos

story-announced =
    { $viewer ->
        [player] Anuncias: «¡Soy { $character }!».
       *[nobody] { $player } anuncia: «¡Soy { $character }!».
    }
story-announced-with =
    { $viewer ->
        [player] Con la mano sobre { $card }, anuncias: «¡Soy { $character }!».
       *[nobody] { $player }, con la mano sobre { $card }, anuncia: «¡Soy { $character }!».
    }
story-unopposed = Nadie desafía el anuncio.
story-contested =
    { $viewer ->
        [players] { $count ->
            [one] Desafías el anuncio: «¡No, soy yo!».
           *[other] Desafías el anuncio junto con { $players }: «¡No, soy yo!».
        }
       *[nobody] { $count ->
            [one] { $players } desafía el anuncio: «¡No, soy yo!».
           *[other] { $players } desafían el anuncio: «¡No, soy yo!».
        }
    }
story-contested-with =
    { $viewer ->
        [player] Desafías el anuncio con { $card }.
       *[nobody] { $player } desafía el anuncio con { $card }.
    }
story-revealed = Fuera máscaras: { $shown }.
story-revealed-card =
    { $viewer ->
        [player] tú eres { $character }
       *[nobody] { $player } es { $character }
    }
story-revealed-nobody = Ninguna de estas cartas es { $character }.

## Poderes

story-power =
    { $viewer ->
        [player] Usas el poder { $character-of }.
       *[nobody] { $player } usa el poder { $character-of }.
    }
story-power-on =
    { $viewer ->
        [player] Usas el poder { $character-of } y eliges a { $target }.
        [target] { $player } usa el poder { $character-of } y te elige a ti.
       *[nobody] { $player } usa el poder { $character-of } y elige a { $target }.
    }
story-power-takes =
    { $viewer ->
        [player] Usas el poder { $character-of } y { $source-kind ->
            [person] le quitas { $coins } a { $source }.
            [courthouse] tomas { $coins } del tribunal.
           *[bank] tomas { $coins } de { $source }.
        }
        [source] { $player } usa el poder { $character-of } y te quita { $coins }.
       *[nobody] { $player } usa el poder { $character-of } y { $source-kind ->
            [person] le quita { $coins } a { $source }.
            [courthouse] toma { $coins } del tribunal.
           *[bank] toma { $coins } de { $source }.
        }
    }
story-power-takes-each =
    { $viewer ->
        [player] Usas el poder { $character-of }: { $players } te dan cada uno { $coins }.
        [players] { $player } usa el poder { $character-of } y te quita { $coins }, igual que a { $players }.
       *[nobody] { $player } usa el poder { $character-of }: { $players } le dan cada uno { $coins }.
    }
story-power-shared =
    { $viewer ->
        [players] Compartes el poder { $character-of } con { $players }.
       *[nobody] { $players } comparten el poder { $character-of }.
    }
story-power-idle =
    { $viewer ->
        [player] Usas el poder { $character-of }, pero no pasa nada.
       *[nobody] { $player } usa el poder { $character-of }, pero no pasa nada.
    }
story-power-declined =
    { $viewer ->
        [player] Tienes el poder { $character-of }, pero no intercambias tu fortuna con nadie.
       *[nobody] { $player } tiene el poder { $character-of }, pero no intercambia su fortuna con nadie.
    }

story-chose-player =
    { $viewer ->
        [player] Eliges a { $target }.
        [target] { $player } te elige a ti.
       *[nobody] { $player } elige a { $target }.
    }
story-declined =
    { $viewer ->
        [player] No eliges a nadie.
       *[nobody] { $player } no elige a nadie.
    }
story-named-own =
    { $viewer ->
        [player] Declaras: «Soy { $character }».
       *[nobody] { $player } declara: «Soy { $character }».
    }
story-named-other =
    { $viewer ->
        [player] Dices: «Es { $character }».
       *[nobody] { $player } dice: «Es { $character }».
    }
story-chose-direction =
    { $viewer ->
        [player] Señalas
       *[nobody] { $player } señala
    } { $direction ->
        [left] a la izquierda.
       *[right] a la derecha.
    }
story-hid =
    { $viewer ->
        [player] Escondes monedas bajo la mano.
       *[nobody] { $player } esconde monedas bajo la mano.
    }
story-hid-secret = Debajo hay { $coins }.
story-guessed =
    { $viewer ->
        [player] Dices: { $coins }.
       *[nobody] { $player } dice: { $coins }.
    }
story-uncovered =
    { $viewer ->
        [player] Apartas la mano: { $coins }.
       *[nobody] { $player } aparta la mano: { $coins }.
    }

story-unmasked =
    { $viewer ->
        [player] Tienes que descubrir { $card }: es { $character }.
       *[nobody] { $player } tiene que descubrir { $card }: es { $character }.
    }
story-shown-around =
    { $viewer ->
        [player] Muestras { $card } a los demás sin mirarla.
       *[nobody] { $player } muestra { $card } a los demás sin mirarla.
    }
story-shown-around-secret = Es { $character }.
story-seats-changed =
    { $viewer ->
        [first] Te cambias de sitio con { $second };
        [second] { $first } se cambia de sitio contigo;
       *[nobody] { $first } y { $second } se cambian de sitio;
    } monedas y cartas se quedan donde están.

## Monedas

story-takes =
    { $viewer ->
        [players] { $count ->
            [one] Tomas { $coins }
           *[other] Igual que { $players }, tomas { $coins }
        }
       *[nobody] { $count ->
            [one] { $players } toma { $coins }
           *[other] { $players } toman cada uno { $coins }
        }
    } { $source-kind ->
        [courthouse] del tribunal.
       *[other] de { $source }.
    }
story-gives =
    { $viewer ->
        [players] { $count ->
            [one] Das { $coins } a { $target }.
           *[other] Igual que { $players }, das { $coins } a { $target }.
        }
        [target] { $count ->
            [one] { $players } te da { $coins }.
           *[other] { $players } te dan cada uno { $coins }.
        }
       *[nobody] { $count ->
            [one] { $players } da { $coins } a { $target }.
           *[other] { $players } dan cada uno { $coins } a { $target }.
        }
    }
story-exchanged =
    { $viewer ->
        [first] Intercambias tu fortuna con { $second }
        [second] { $first } intercambia su fortuna contigo
       *[nobody] { $first } y { $second } intercambian sus fortunas
    }: { $given } por { $taken }.
story-fined =
    { $viewer ->
        [players] { $count ->
            [one] Pagas una multa de { $coins }.
           *[other] Multa de { $coins } para ti y para { $players }.
        }
       *[nobody] { $count ->
            [one] { $players } paga una multa de { $coins }.
           *[other] Multa de { $coins } para { $players }.
        }
    }

story-fortune-bank = Banca
story-fortune-courthouse = Tribunal
story-fortune-out = fuera

## Salidas y cementerio

story-eliminated =
    { $viewer ->
        [player] Quedas fuera de la partida y devuelves { $coins } a la banca.
       *[nobody] { $player } queda fuera de la partida y devuelve { $coins } a la banca.
    }
story-card-left = { $character-start } sale de la partida.
story-handed =
    { $viewer ->
        [taker] Recibes boca abajo { $card }.
       *[nobody] Boca abajo, { $card } pasa a { $taker }.
    }
story-handed-centre = Boca abajo, { $card } pasa al centro.
story-raised =
    { $viewer ->
        [player] Descubres la carta superior del cementerio: es { $character }.
       *[nobody] { $player } descubre la carta superior del cementerio: es { $character }.
    }
story-buried = { $character-start } va al fondo del cementerio.

## El final

story-end-heading = Caen las máscaras
story-ended-thirteen =
    { $viewer ->
        [players] { $count ->
            [one] ¡Llegas a las 13 monedas y ganas la partida!
           *[other] ¡Llegas a las 13 monedas y compartes la victoria con { $players }!
        }
       *[nobody] { $count ->
            [one] ¡{ $players } llega a las 13 monedas y gana la partida!
           *[other] ¡{ $players } llegan a las 13 monedas y comparten la victoria!
        }
    }
story-ended-ruin =
    { $viewer ->
        [ruined] { $count ->
            [one] Pierdes tu última moneda.
           *[other] Pierdes tu última moneda, igual que { $ruined }.
        }
       *[nobody] { $count ->
            [one] { $ruined } pierde su última moneda.
           *[other] { $ruined } pierden su última moneda.
        }
    }
story-ended-cheat =
    { $viewer ->
        [players] ¡Ganas la partida en el acto y en solitario!
       *[nobody] ¡{ $players } gana la partida en el acto y en solitario!
    }
story-ended-last-standing =
    { $viewer ->
        [players] ¡Solo quedas tú y ganas la partida!
       *[nobody] ¡Solo queda { $players } y gana la partida!
    }
story-ended-turn-limit = Termina el último turno.
story-ended-richest =
    { $viewer ->
        [players] { $count ->
            [one] ¡Tienes la mayor fortuna y ganas la partida!
           *[other] ¡Tienes la mayor fortuna y compartes la victoria con { $players }!
        }
       *[nobody] { $count ->
            [one] ¡{ $players } tiene la mayor fortuna y gana la partida!
           *[other] ¡{ $players } tienen la mayor fortuna y comparten la victoria!
        }
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
