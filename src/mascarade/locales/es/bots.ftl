# Lo que los bots dicen de sí mismos, y por qué han hecho lo que han hecho. Un motivo es de su asiento hasta el final.

bot-random = Juega cualquier acción legal, todas igual de probables: la vara con la que se mide a los demás.
bot-novice = Conoce los poderes, olvida como cualquiera lo que ha visto y rara vez se tira un farol.
bot-regular = Razona con exactitud sobre las cartas, y se tira faroles y disputa según lo que espera sacar.
bot-quick = Juega a ojo, con ideas aproximadas: para miles de partidas, y para que otros lo imaginen.
bot-expert = Sigue jugando en su cabeza, en mundos que bien podrían ser, y elige lo que más veces gana en ellos.
bot-learned = Juega lo que una pequeña red ha aprendido jugando contra sí misma.

why-random = He cogido lo primero que ha salido.
why-announce = Soy { $character } con un { $sure } % de probabilidad.
why-bluff = Soy { $character } con solo un { $sure } % de probabilidad, pero con un { $safe } % nadie puede desmentirlo.
why-hope = Me gustaría ser { $character }, y espero que a nadie le importe.
why-look = Conozco mi carta con solo un { $sure } % de certeza, así que la miro.
why-swap = Prefiero esa carta, que es { $character } con un { $sure } % de probabilidad.
why-pretend = Me quedo con mi carta, que es { $character } con un { $sure } % de probabilidad, y que los demás se queden con la duda.
why-stir = No tengo nada mejor que hacer que revolver las cartas.
why-contest = { $character-start } soy yo, con un { $sure } % de probabilidad.
why-stop = Soy { $character } con solo un { $sure } % de probabilidad, pero { $player } no debe salirse con la suya.
why-pass = Soy { $character } con solo un { $sure } % de probabilidad, así que se lo dejo a { $player }.
why-declare = Es { $character }, con un { $sure } % de probabilidad.
why-power = De todo lo que podía hacer, esto es lo que más me conviene.
why-guess = Un número vale tanto como otro.
why-confuse = Que nadie sepa dónde están estas cartas.
why-quick = A ojo, esto parecía lo mejor, con { $count ->
    [one] una sola respuesta
   *[other] { $count } respuestas
} para elegir.

# Los del experto: el motivo del habitual, y los números que ha comparado.

why-tried = He probado mis respuestas { $trials ->
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
    Mi red daba a esta respuesta un { $sure } %, entre { $count }. Después venía { $next ->
        [look] mirar mi carta
        [swap] coger dos cartas
        [announce] anunciar { $character }
        [contest] disputar
        [pass] dejarlo pasar
        [name-character] nombrar { $character }
       *[other] otra elección del mismo tipo
    }, con un { $next_sure } %.
