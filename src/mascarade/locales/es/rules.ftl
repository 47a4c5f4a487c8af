# Las páginas que explican el juego: sus reglas en unos minutos, y todos sus personajes.

## Las reglas

rules-title = Reglas
rules-heading = Cómo se juega a Mascarade
rules-lead = Cada cual tiene una carta y, con ella, un personaje. Las cartas se intercambian, o eso parece, y pronto nadie sabe bien cuál es la suya. Quien reclama un poder lo consigue, salvo que alguien diga que ese personaje es, en realidad, el suyo.

rules-aim-heading = El objetivo
rules-aim = Llegar antes que nadie a las 13 monedas. Cada cual empieza con 6. Las monedas están a la vista; las cartas, no.

rules-deal-heading = El reparto
rules-deal = Cada persona recibe una carta; las que sobran van boca abajo al centro. Durante un rato todas están boca arriba: recuérdalas. Después se ponen boca abajo y, desde entonces, cada carta es de quien la tiene delante, la conozca o no.

rules-opening-heading = La apertura
rules-opening = En los cuatro primeros turnos no se elige: quien tiene el turno coge bajo la mesa su carta y otra, y las intercambia o solo finge hacerlo.

rules-turn-heading = Tu turno
rules-turn = A partir del quinto turno, haz una de estas tres cosas. Después juega la siguiente persona en el sentido de las agujas del reloj.
rules-look-heading = Mirar
rules-look = Mira en secreto tu propia carta. Ya sabes quién eres, por ahora.
rules-swap-heading = Intercambiar, o no
rules-swap = Coge bajo la mesa tu carta y otra cualquiera, de alguien o del centro. Intercámbialas, o no. Todo el mundo ve qué dos cartas has cogido; lo que has hecho lo sabes solo tú, y ni siquiera tú las ves.
rules-announce-heading = Anunciar
rules-announce = Di quién eres: cualquier personaje en juego, sea verdad o no, lo sepas o no. No hace falta que hayas mirado. Si nadie lo disputa, usas el poder de ese personaje.

rules-contest-heading = Si alguien lo disputa
rules-contest = En el sentido de las agujas del reloj, cada uno de los demás puede decir: «¡No, soy yo!». Si nadie lo hace, se usa el poder y no se enseña ninguna carta. Si no, quienes dicen ser el personaje descubren su carta.
rules-contest-right = Quien de verdad es el personaje usa su poder, aunque no sea su turno.
rules-contest-wrong = Los demás que decían serlo pagan una multa de 1 moneda al tribunal, después de usarse el poder.
rules-contest-none = Si nadie lo es, no pasa nada más: pagan todos.
rules-contest-after = Después, todas las cartas vuelven a ponerse boca abajo.

rules-bound-heading = Un turno limitado
rules-bound = Quien ha tenido que revelar su carta y juega justo en el turno siguiente no puede elegir libremente. En la primera edición debe intercambiar, o fingirlo; en la segunda puede mirar o intercambiar, pero no anunciar.

rules-end-heading = El final
rules-end = Tras cada movimiento de monedas se comprueba:
rules-end-rich = Si alguien tiene 13 monedas o más, gana. Si son varios a la vez, comparten la victoria.
rules-end-ruined = Si alguien ha perdido su última moneda, la partida acaba y gana quien más tenga.
rules-end-cheat = Algunos poderes ganan por sí solos, y otros dejan a gente fuera. Si solo queda una persona, gana.

rules-few-heading = Dos o tres personas
rules-few = Solo en la primera edición, con seis cartas en total.
rules-few-three = Entre tres, cada cual tiene dos cartas: una a su izquierda y otra a su derecha.
rules-few-two = Entre dos, cada cual tiene tres cartas: izquierda, derecha y, entre ellas, una protegida.
rules-few-claim = Quien anuncia lo hace con una de sus cartas, la izquierda o la derecha. Quien disputa puede hacerlo con cualquiera de las suyas, también la protegida.
rules-few-swap = Intercambia tu carta izquierda o derecha con otra tuya, o con la izquierda o la derecha de un rival. Nadie toca la carta protegida de un rival.
rules-few-bound = Entre dos, quien disputa tiene el turno siguiente, así que en él no elige libremente: ese es el precio.

rules-editions-heading = Las dos ediciones
rules-editions-first = La primera edición es de 2 a 13 jugadores. Una expansión le añade doce personajes, entre ellos el Maldito, y el cementerio.
rules-editions-second = La segunda edición es de 4 a 12 jugadores, con algunos personajes nuevos, otras cantidades y dos conjuntos para cada número de jugadores: la cara A para empezar y la cara B para más intriga.
rules-editions-own = Un conjunto propio necesita al Juez y bastantes personajes que traigan dinero de la banca. Al preparar la mesa se ve qué falta.

rules-fine-heading = Para saberlo con exactitud
rules-fine-any = Puedes anunciar cualquier personaje del conjunto, también los del centro, y aunque el poder no vaya a hacer nada.
rules-fine-first = Quién empieza se decide por sorteo, salvo que lo elija quien dirige la mesa.
rules-fine-order = Primero el poder y luego las multas, todas a la vez. Así, el Juez no se lleva las multas de este turno, y la Bruja intercambia antes de que paguen sus rivales. Si un poder acaba la partida, ya no hay multas.
rules-fine-down = Las cartas reveladas vuelven a contar como boca abajo antes de usarse el poder: el Bufón o la Espía pueden cogerlas.
rules-fine-must = Un poder se usa entero; solo la Bruja puede dejar las cosas como están, y todo intercambio puede ser fingido. Si no hay bastantes personas o cartas para elegir, se hace lo que se pueda.
rules-fine-targets = Los poderes se usan sobre otras personas que sigan en la partida. Una carta del centro no es una persona.
rules-fine-pay = Quien no puede pagarlo todo paga lo que tiene, y queda en la ruina. Si a la banca no le alcanza, paga primero a quien usa el poder, luego a su izquierda y luego a su derecha.
rules-fine-together = Lo que varias personas pagan o reciben a la vez es un solo movimiento: el final se comprueba después. Solo las limosnas al Mendigo llegan de una en una.
rules-fine-binding = El límite va con la persona, no con el asiento, y solo vale para el turno inmediato. Enseñar tu carta a los demás por la Princesa cuenta como revelarla; mirar una carta, no.
rules-fine-seats = Cuando dos personas se cambian de sitio, las monedas y las cartas se quedan donde están. El turno sigue desde el asiento en que se jugó, así que alguien puede jugar dos veces seguidas.
rules-fine-out = Quien queda fuera devuelve sus monedas a la banca y ya no tiene turno. Eso no es ruina, y no acaba la partida.
rules-fine-peek = Si lo permite quien dirige la mesa, mientras esperas puedes echar un vistazo a tu carta una vez antes de tu turno, pero no en la apertura. Toda la mesa se entera, y tu turno se gasta en mirar.
rules-fine-cemetery = En el cementerio hay personajes que no están en la mesa. Todo el mundo sabe cuáles; nadie sabe en qué orden.
rules-fine-limit = Si quien dirige la mesa ha puesto un límite de turnos, al alcanzarlo gana quien más tenga.
rules-fine-watch = Los espectadores solo ven lo que sabe toda la mesa.

rules-next = Ya sabes lo bastante para jugar
rules-next-play = Ir al inicio
rules-next-cast = Conocer a los personajes

## Los personajes

characters-title = Personajes
characters-heading = Los personajes
characters-lead = Lo que hace cada uno cuando se usa su poder. Las cantidades dependen de la edición.
characters-search = Buscar
characters-box = Edición
characters-box-value =
    { $box ->
        [first] Primera edición
        [expansion] Expansión
        [second] Segunda edición
       *[all] Todas
    }
characters-found =
    { $count ->
        [0] Ningún personaje coincide.
        [one] Un personaje
       *[other] { $count } personajes
    }
characters-box-minimum =
    { $box ->
        [first] Primera edición, { $minimum }+ jugadores
        [expansion] Expansión, { $minimum }+ jugadores
       *[second] Segunda edición, { $minimum }+ jugadores
    }
characters-copies =
    { $count ->
        [one] Una carta
       *[other] { $count } cartas
    }
characters-purse = Trae dinero de la banca
characters-two-names = { $first } o { $second }
