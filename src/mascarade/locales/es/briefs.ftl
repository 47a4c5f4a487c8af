# El poder de cada personaje en pocas palabras, con lo que haría ahora: bajo un anuncio y donde se elige.
# No son frases completas: el texto va bajo «Zanni dice: ¡Soy el Rey!». «Tú» es solo la persona a la que alcanzaría el poder,
# o cuyas monedas cuenta: entonces $viewer es `targets` o `player`, como explica story.ftl.
# $amount, $twice   las monedas del poder en la edición que se juega; el doble
# $players, $others cuántos se sentaron a la mesa; cuántos rivales siguen en la partida
# $cards            cuántas cartas ajenas alcanza el Bufón o el Sabio, 2 como máximo
# $own, $missing    las monedas de quien anuncia; cuántas le faltan para $amount
# $targets, $count  a quiénes alcanzaría: los rivales más ricos, los vecinos o el de la derecha; cuántos son
# $most             las monedas del rival más rico
# $gifts            lo que recibiría el Mendigo
# $courthouse, $buried  las monedas del tribunal; las cartas del cementerio
# $last             el personaje del último poder jugado (nombre sin artículo) o none
# Los nombres van tras dos puntos o entre paréntesis, sin preposición.
# Un mensaje `brief-<id>-<edition>` sustituye a `brief-<id>` en esa edición.

brief-judge =
    todas las monedas del tribunal: { $courthouse ->
        [0] ninguna
       *[other] { $courthouse }
    }

brief-bishop =
    { $viewer ->
        [targets] { $count ->
            [1] { amount-in-coins } del jugador más rico: tú, { $most }
            [2] { amount-in-coins } de uno de los más ricos: { $targets } y tú, con { $most }
           *[other] { amount-in-coins } de uno de los { $count } más ricos, entre ellos tú, con { $most }
        }
       *[nobody] { $count ->
            [1] { amount-in-coins } del jugador más rico: { $targets }, { $most }
            [2] { amount-in-coins } de uno de los más ricos: { $targets }, con { $most }
           *[other] { amount-in-coins } de uno de los { $count } más ricos, con { $most }
        }
    }

brief-king = { amount-in-coins } de la banca

brief-fool =
    { $cards ->
        [1] { amount-in-coins } de la banca; no hay dos cartas que cambiar
       *[other]
            { $players ->
                [2] { amount-in-coins }; cambia otras dos cartas, o lo finge
               *[other] { amount-in-coins }; cambia las cartas de otros dos jugadores, o lo finge
            }
    }

brief-queen = { brief-king }

brief-thief =
    { $viewer ->
        [targets] { $count ->
            [1] { $twice } monedas del único vecino: tú
           *[other] { amount-in-coins } de cada vecino: { $targets } y tú
        }
       *[nobody] { $count ->
            [1] { $twice } monedas del único vecino: { $targets }
           *[other] { amount-in-coins } de cada vecino: { $targets }
        }
    }

brief-witch = puede intercambiar su fortuna con otra: la suya { $own }, la mayor { $most }

brief-spy = mira su carta y otra, y las cambia o no

brief-peasant = { amount-in-coins } de la banca; 2 cada uno si se revelan los dos Campesinos

brief-cheat =
    { $missing ->
        [0] gana con { amount-in-coins }: la partida termina ahora
       *[other] { $viewer ->
            [player] gana con { amount-in-coins }; tienes { $own }: nada
           *[nobody] gana con { amount-in-coins }; tiene { $own }: nada
        }
    }

brief-inquisitor = alguien debe decir quién es: equivocarse cuesta { amount-in-coins }

brief-widow =
    { $missing ->
        [0] { $viewer ->
            [player] completa hasta { amount-in-coins }; tienes { $own }: nada
           *[nobody] completa hasta { amount-in-coins }; tiene { $own }: nada
        }
       *[other] completa hasta { amount-in-coins }: { $missing } de la banca
    }

brief-empress = { brief-king }

brief-swindler = { brief-bishop }

brief-guru = { brief-inquisitor }

brief-puppet-master =
    { $others ->
        [1] { $viewer ->
            [targets] { amount-in-coins } del único rival: tú
           *[nobody] { amount-in-coins } del único rival: { $targets }
        }
       *[other] { amount-in-coins } de cada uno de dos jugadores, que se cambian de sitio
    }

brief-princess = { amount-in-coins }; alguien muestra su carta a todos los demás

brief-patron =
    { $viewer ->
        [targets] { $count ->
            [1] { amount-in-coins } de la banca; 2 para el único vecino: tú
           *[other] { amount-in-coins } de la banca; 1 para cada vecino: { $targets } y tú
        }
       *[nobody] { $count ->
            [1] { amount-in-coins } de la banca; 2 para el único vecino: { $targets }
           *[other] { amount-in-coins } de la banca; 1 para cada vecino: { $targets }
        }
    }

brief-beggar =
    { amount-in-coins } de cada jugador más rico: { $gifts ->
        [0] ahora nadie
        [one] ahora { $gifts } moneda
       *[other] ahora { $gifts } monedas
    }

brief-usurper = nombra el personaje de un jugador; si acierta, usa su poder

brief-damned = sin poder; no se puede anunciar

brief-alchemist = todas las fortunas pasan un puesto a la izquierda o a la derecha

brief-actress =
    el último poder jugado: { $last ->
        [none] ninguno aún, así que nada
       *[other] { $last }
    }

brief-courtesan =
    { $viewer ->
        [targets] te revelas (a su derecha): un hombre paga { amount-in-coins }
       *[nobody] el vecino de la derecha ({ $targets }) se revela: un hombre paga { amount-in-coins }
    }

brief-gambler = esconde de 1 a { amount-in-coins }; las gana si otro jugador no acierta cuántas

brief-necromancer =
    { $buried ->
        [0] el cementerio está vacío: nada
       *[other] el poder de la carta superior del cementerio
    }

brief-sage =
    { $cards ->
        [1] { amount-in-coins }; mira en secreto otra carta
       *[other] { amount-in-coins }; mira en secreto otras dos cartas
    }

# Un poder que terminaría la partida: $power es una de las líneas de arriba, $total las monedas que se tendrían entonces
brief-ends = { $power }; con { $total } la partida termina ahora

# Lo que cuesta un desafío.
# $amount  la multa por equivocarse
# $case    usual; last: sería la última moneda; ends: el poder anunciado termina la partida
brief-stake =
    { $case ->
        [ends] la partida termina ahora si es verdad o si nadie desafía
        [last] equivocarte te cuesta la última moneda y puede terminar la partida
       *[usual] falso: pagas { amount-in-coins }
    }
