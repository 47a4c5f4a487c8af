# Lo que los bots dicen de sí mismos, y por qué han hecho lo que han hecho. Un motivo es de su asiento hasta el final.

bot-random = Juega cualquier acción legal, todas igual de probables: la vara con la que se mide a los demás.
bot-novice = Conoce los poderes, olvida lo que vio, como cualquiera, y rara vez miente.
bot-regular = Razona con exactitud sobre las cartas, y miente o desafía según lo que espera ganar.
bot-quick = Juega a ojo, con ideas aproximadas: sirve para miles de partidas y para que otros bots lo imaginen.
bot-expert = Juega por adelantado en su cabeza, en mundos posibles, y elige lo que más veces gana en ellos.
bot-learned = Juega lo que una pequeña red ha aprendido jugando contra sí misma.

# Los estilos de juego.

bot-truthful = Nunca miente: solo anuncia y desafía cuando está casi seguro; si no, mira o intercambia.
bot-bluffer = Anuncia lo que más da, tenga la carta que tenga.
bot-trusting = Se fía de la palabra de todos y nunca desafía.
bot-doubter = No cree a nadie y lo desafía todo.
bot-looker = Primero mira, y luego anuncia justo lo que ha visto.
bot-shuffler = No deja quietas las cartas, y solo anuncia lo que es seguro y da mucho.
bot-parrot = Anuncia lo último que se ha anunciado.
bot-forgetful = Solo sabe lo que ha visto en la última ronda.
bot-greedy = Quiere siempre el poder que más da: intercambia para tener esa carta o, sin más, la anuncia.
bot-cautious = Juega como todo el mundo, pero no se arriesga cuando se acerca el final.
bot-moody = Juega cada turno con otro estilo.
bot-guest = Juega toda la partida con uno de los otros estilos. ¡Descubre cuál!

why-random = Tomé lo primero que salió.
why-announce = Soy { $character }, con un { $sure } % de probabilidad.
why-bluff = Solo soy { $character } con un { $sure } % de probabilidad, pero con un { $safe } % nadie puede desmentirme.
why-hope = Me gustaría ser { $character }, y espero que nadie me desafíe.
why-look = Solo conozco mi carta con un { $sure } % de certeza: la miro.
why-swap = Prefiero esa carta: es { $character }, con un { $sure } % de probabilidad.
why-pretend = Me quedo con mi carta, que es { $character } con un { $sure } % de probabilidad, y los demás, con la duda.
why-stir = No tengo nada mejor que hacer que mezclar las cartas.
why-contest = { $character-start } soy yo, con un { $sure } % de probabilidad.
why-stop = Solo soy { $character } con un { $sure } % de probabilidad, pero { $player } no debe salirse con la suya.
why-pass = Solo soy { $character } con un { $sure } % de probabilidad: se lo dejo a { $player }.
why-declare = Es { $character }, con un { $sure } % de probabilidad.
why-power = De todo lo que podía hacer, es lo que más me conviene.
why-guess = Un número vale tanto como otro.
why-confuse = Que nadie sepa dónde están estas cartas.
why-trust = Me fío de la palabra de todos.
why-echo = Hace nada alguien era { $character }. Ahora soy yo.
why-safe = El final está demasiado cerca para arriesgarse.
why-quick = A ojo, esto parecía lo mejor, con { $count ->
    [one] una sola respuesta
   *[other] { $count } respuestas
} para elegir.

# Los del experto: el motivo del habitual, y los números que ha comparado.

why-tried = Probé mis respuestas { $trials ->
    [one] una vez
   *[other] { $trials } veces
}: esta gana el { $win } %; la segunda mejor, el { $other } %.
why-announce-tried = { why-announce } { why-tried }
why-bluff-tried = { why-bluff } { why-tried }
why-look-tried = { why-look } { why-tried }
why-swap-tried = { why-swap } { why-tried }
why-pretend-tried = { why-pretend } { why-tried }
why-contest-tried = { why-contest } { why-tried }
why-stop-tried = { why-stop } { why-tried }
why-pass-tried = { why-pass } { why-tried }
why-declare-tried = { why-declare } { why-tried }
why-power-tried = { why-tried }
why-confuse-tried = { why-confuse } { why-tried }

# Los del bot que ha aprendido: la probabilidad que su red daba a la respuesta, y la mejor de las demás. $next es la clase de esta;
# $character solo acompaña a un anuncio o una declaración.

why-learned-alone = No había otra cosa que hacer.
why-learned =
    Mi red le daba a esta respuesta un { $sure } %, entre { $count }. Después venía { $next ->
        [look] mirar mi carta
        [swap] tomar dos cartas
        [announce] anunciar que soy { $character }
        [contest] desafiar
        [pass] dejarlo pasar
        [name-character] nombrar { $character-to }
       *[other] otra opción del mismo tipo
    }, con un { $next_sure } %.
