# Lo que hace el poder de cada personaje, dicho a quien lo usa.
# $amount  el número de monedas del poder en la edición que se juega: las que se toman, se pagan o se alcanzan.
# Un mensaje `power-<id>-<edition>` sustituye a `power-<id>` en esa edición.

amount-in-coins =
    { $amount ->
        [one] { $amount } moneda
       *[other] { $amount } monedas
    }

power-judge = Toma todas las monedas que haya en el tribunal. Las multas de este mismo anuncio se pagan después y se quedan allí.

power-bishop = Quita { amount-in-coins } al jugador más rico, sin contarte a ti. Si hay empate, eliges a quién.

power-king = Toma { amount-in-coins } de la banca.

power-fool =
    Toma { amount-in-coins } de la banca. Después toma { $players ->
        [2] dos cartas cualesquiera, salvo la que usas para reclamar el poder y la protegida de tu rival,
        [3] una carta de cada rival
       *[other] las cartas de otros dos jugadores
    } y cámbialas o solo finge hacerlo; nadie ve cuáles son, ni siquiera tú.

power-queen = Toma { amount-in-coins } de la banca.

power-thief = Quita { amount-in-coins } a cada uno de tus dos vecinos. Si son la misma persona, paga por los dos.

power-witch = Intercambia toda tu fortuna con la de otro jugador, o deja las cosas como están.

power-spy =
    Elige { $players ->
        [2] otra carta tuya, o una de tu rival que no sea la protegida
        [3] otra carta tuya o una de un rival
       *[other] la carta de otro jugador o una del centro
    }. Mira en secreto esa carta y la tuya, y después cámbialas o solo finge hacerlo.

power-spy-second = Elige la carta de otro jugador (o una del centro, si la mesa lo permite). Mira en secreto esa carta y la tuya, y después cámbialas o solo finge hacerlo.

power-peasant = Toma { amount-in-coins } de la banca. Si un desafío descubre a los dos Campesinos, cada uno toma 2.

power-cheat = Ganas la partida en el acto si tienes al menos { amount-in-coins }. Con menos, no pasa nada.

power-inquisitor = Elige a otro jugador, que debe decir qué personaje es y después descubrir su carta. Si se equivoca, te paga { amount-in-coins }, o todo lo que tenga si es menos.

power-widow = Toma de la banca las monedas que te falten para tener { $amount }. Si ya tienes { $amount } o más, no pasa nada.

power-empress = Toma { amount-in-coins } de la banca.

power-swindler = Quita { amount-in-coins } al jugador más rico, sin contarte a ti. Si hay empate, eliges a quién.

power-guru = Elige a otro jugador, que debe decir qué personaje es y después descubrir su carta. Si se equivoca, te paga { amount-in-coins }, o todo lo que tenga si es menos.

power-puppet-master = Elige a otros dos jugadores y quita { amount-in-coins } a cada uno. Después se cambian de sitio, y las monedas y las cartas se quedan donde están.

power-princess = Toma { amount-in-coins } de la banca. Después elige a otro jugador, que muestra su carta a los demás sin mirarla.

power-patron = Toma { amount-in-coins } de la banca; cada uno de tus dos vecinos toma también 1. Si son la misma persona, toma 2.

power-beggar = Desde tu izquierda y en sentido horario, cada jugador que tenga más monedas que tú cuando le toque te da { amount-in-coins }. Cada limosna cuenta al momento, así que por el camino puedes alcanzar a alguien.

power-usurper = Señala a otro jugador cuya carta no se haya revelado en este turno y nombra cualquier personaje menos el Usurpador; esa carta se revela. Si es el personaje que nombraste, usa su poder como si fuera tuyo.

power-damned = Esta carta no tiene poder ni se puede anunciar: quien la revela en un desafío queda fuera de la partida. Quien la señala con el poder del Inquisidor, del Usurpador o de la Cortesana queda fuera en lugar de quien la tiene, y le deja su propia carta; quien la descubre con el poder del Nigromante también queda fuera. En todos los casos, el Maldito sale de la partida.

power-alchemist = Elige izquierda o derecha: cada jugador pasa toda su fortuna a su vecino de ese lado.

power-actress = Usa, como si fuera tuyo, el último poder que se jugó. Si aún no se jugó ninguno, no pasa nada. Si copias al Campesino, son 2 para ti y 2 para cada Campesino revelado contigo.

# En español, dos nombres masculinos son de personajes que cuentan como mujeres.
power-courtesan = Tu vecino de la derecha revela su carta. Si el personaje es un hombre, te paga { amount-in-coins }, o todo lo que tenga si es menos. El Titiritero y el Mendigo cuentan como mujeres.

power-gambler = Esconde 1, 2 o 3 monedas de la banca y elige a otro jugador, que intenta adivinar cuántas son. Si acierta, se lleva las monedas escondidas; si no, te las llevas tú.

power-necromancer = Descubre la carta superior del cementerio, usa su poder como si fuera tuyo y ponla después al fondo. Si el cementerio está vacío, no pasa nada.

power-sage =
    Toma { amount-in-coins } de la banca. Después mira en secreto dos cartas, una tras otra: { $players ->
        [2] cualesquiera, salvo la que usas para reclamar el poder y la protegida de tu rival
        [3] una de cada rival
       *[other] de otros jugadores o del centro, como quieras
    }.
