# Las páginas que explican el juego: sus reglas en unos minutos, y todos sus personajes.

## Las reglas

rules-title = Reglas
rules-heading = Cómo se juega a Mascarade
rules-lead = Cada jugador tiene una carta y, con ella, un personaje. Las cartas se cambian, o eso parece, y pronto nadie sabe bien quién es. Si reclamas un poder, lo consigues, salvo que alguien te desafíe.

rules-aim-heading = El objetivo
rules-aim = Llegar antes que nadie a las 13 monedas. Todos empiezan con 6. Las monedas están a la vista; las cartas, no.

rules-deal-heading = El reparto
rules-deal = Cada jugador recibe una carta; las que sobran van al centro. Durante un rato todas están boca arriba: memorízalas. Después se ponen boca abajo y, desde entonces, eres el personaje que tienes delante, lo sepas o no.

rules-opening-heading = La apertura
rules-opening = En los cuatro primeros turnos no se elige: el jugador en turno toma bajo la mesa su carta y otra, y las cambia o solo finge hacerlo.

rules-turn-heading = Tu turno
rules-turn = A partir del quinto turno, haz una de estas tres cosas. Después juega el siguiente en sentido horario.
rules-look-heading = Mirar
rules-look = Mira tu carta en secreto. Ya sabes quién eres, por ahora.
rules-swap-heading = Cambiar, o no
rules-swap = Toma bajo la mesa tu carta y otra cualquiera, de un jugador o del centro. Cámbialas, o no. Todos ven qué dos cartas tomas; qué haces con ellas lo sabes solo tú, y ni siquiera tú las ves.
rules-announce-heading = Anunciar
rules-announce = Di quién eres: cualquier personaje en juego, sea verdad o no, lo sepas o no. No hace falta que hayas mirado. Si nadie te desafía, usas el poder de ese personaje.

rules-contest-heading = Si alguien te desafía
rules-contest = En sentido horario, cada uno de los demás puede decir: «¡No, soy yo!». Si nadie lo hace, se usa el poder y no se muestra ninguna carta. Si hay desafío, todos los que dicen ser el personaje revelan su carta.
rules-contest-right = Quien de verdad es el personaje usa su poder, aunque no sea su turno.
rules-contest-wrong = Los demás que decían serlo pagan una multa de 1 moneda al tribunal, una vez usado el poder.
rules-contest-none = Si nadie lo es, no pasa nada más: pagan todos ellos.
rules-contest-after = Después, todas las cartas vuelven a ponerse boca abajo.

rules-bound-heading = Un turno limitado
rules-bound = Si revelas tu carta y juegas justo el turno siguiente, no puedes elegir libremente. En la primera edición tienes que cambiar, o fingirlo; en la segunda puedes mirar o cambiar, pero no anunciar.

rules-end-heading = El final
rules-end = Se comprueba tras cada movimiento de monedas:
rules-end-rich = Si alguien tiene 13 monedas o más, gana. Si son varios a la vez, comparten la victoria.
rules-end-ruined = Si alguien pierde su última moneda, la partida termina y ganan los más ricos.
rules-end-cheat = Algunos poderes dan la victoria por sí solos, y otros dejan a jugadores fuera. Si solo queda uno, gana.

rules-few-heading = Dos o tres jugadores
rules-few = Solo en la primera edición, con seis cartas en total.
rules-few-three = Si son tres, cada uno tiene dos cartas: una a su izquierda y otra a su derecha.
rules-few-two = Si son dos, cada uno tiene tres cartas: izquierda, derecha y, entre ellas, una protegida.
rules-few-claim = Se anuncia con una de las cartas propias, la izquierda o la derecha. Se desafía con cualquiera de las propias, también la protegida.
rules-few-swap = Cambia tu carta izquierda o derecha por otra tuya, o por la izquierda o la derecha de un rival. Nadie toca la carta protegida de un rival.
rules-few-bound = Si son dos, quien desafía juega el turno siguiente y no puede elegir libremente: ese es el precio.

rules-editions-heading = Las dos ediciones
rules-editions-first = La primera edición es de 2 a 13 jugadores. Una expansión le añade doce personajes, entre ellos el Maldito, y el cementerio.
rules-editions-second = La segunda edición es de 4 a 12 jugadores, con algunos personajes nuevos, otras cantidades y dos escenarios para cada número de jugadores: el lado A para empezar y el lado B para más intriga.
rules-editions-own = Un escenario propio necesita al Juez y bastantes personajes que traigan dinero de la banca. Al preparar la mesa se ve qué falta.

rules-fine-heading = Los detalles
rules-fine-any = Puedes anunciar cualquier personaje del escenario, también los del centro, y aunque el poder no haga nada.
rules-fine-first = Quién empieza se decide por sorteo, salvo que el anfitrión lo elija.
rules-fine-order = Primero el poder y luego las multas, todas a la vez. Así, el Juez no se lleva las multas de este turno, y la Bruja intercambia antes de que paguen sus rivales. Si un poder termina la partida, ya no hay multas.
rules-fine-down = Las cartas reveladas vuelven a contar como boca abajo antes de usarse el poder: el Bufón o la Espía pueden tomarlas.
rules-fine-must = Un poder se usa entero; solo la Bruja puede dejar las cosas como están, y todo cambio de cartas puede ser fingido. Si no hay bastantes jugadores o cartas para elegir, se hace lo que se pueda.
rules-fine-targets = Los poderes se usan sobre otros jugadores que sigan en la partida. Una carta del centro no es un jugador.
rules-fine-pay = Quien no puede pagarlo todo paga lo que tiene, y queda en la ruina. Si a la banca no le alcanza, paga primero a quien usa el poder, luego a su izquierda y luego a su derecha.
rules-fine-together = Lo que varios jugadores pagan o reciben a la vez es un solo movimiento: el final se comprueba después. Solo las limosnas al Mendigo llegan de una en una.
rules-fine-binding = El límite va con el jugador, no con el asiento, y solo dura el turno inmediato. Mostrar tu carta por la Princesa cuenta como revelarla; mirar una carta, no.
rules-fine-seats = Cuando dos jugadores se cambian de sitio, las monedas y las cartas se quedan donde están. El turno sigue desde el asiento en que se jugó, así que alguien puede jugar dos veces seguidas.
rules-fine-out = Quien queda fuera devuelve sus monedas a la banca y ya no juega. Eso no es la ruina, y no termina la partida.
rules-fine-peek = Si el anfitrión lo permite, mientras esperas puedes echar un vistazo a tu carta una vez antes de tu turno, pero no en la apertura. Todos se enteran, y en tu turno tienes que mirar.
rules-fine-cemetery = En el cementerio hay personajes que no están en la mesa. Todos saben cuáles; nadie sabe en qué orden.
rules-fine-limit = Si el anfitrión pone un límite de turnos, al alcanzarlo ganan los más ricos.
rules-fine-watch = Los espectadores solo ven lo que sabe toda la mesa.

rules-next = Ya sabes lo suficiente para jugar
rules-next-play = Ir al inicio
rules-next-cast = Conocer a los personajes

## Los personajes

characters-title = Personajes
characters-heading = Los personajes
characters-lead = Qué hace cada uno cuando se usa su poder. Las cantidades dependen de la edición.
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
