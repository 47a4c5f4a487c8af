# Si el reparto fue limpio, en la página y en la línea de órdenes
fair-holds =
    { $count ->
        [one] El reparto fue limpio: la comprobación es correcta.
       *[other] El reparto fue limpio: las { $count } comprobaciones son correctas.
    }
fair-broken = El reparto no fue limpio
fair-nothing = Antes de este reparto no se prometió nada, así que no hay nada que comprobar.
fair-noted = Comparado con lo que esta página anotó durante la partida.
fair-unnoted = Esta página no anotó nada durante la partida: solo se ha comprobado el propio registro.
fair-details = Qué se ha comprobado
fair-save = Guardar lo anotado
fair-check =
    { $check ->
        [commitment] El secreto del servidor es el que había prometido antes de que nadie añadiera nada.
        [terms] Las personas, sus aportaciones y lo que quedaba al azar son lo que se dijo antes del reparto.
        [set] El conjunto es el que salió por sorteo.
        [seats] Cada cual se sentó donde le tocó, o donde había elegido.
        [first] Empezó quien salió por sorteo, o quien se había elegido.
        [cards] Las cartas estaban como salieron por sorteo.
        [cemetery] El cementerio estaba como salió por sorteo.
        [nonces] Cada acción tiene sus propios bytes aleatorios, y ninguno se usó dos veces.
        [chain] La cadena de todas las acciones acaba donde dice el registro.
       *[heads] Cada eslabón de la cadena que se anotó está en ella.
    }
error-fair-broken =
    { $check ->
        [commitment] El secreto del servidor no es el que había prometido antes de que la gente añadiera lo suyo.
        [terms] Las personas, sus aportaciones o lo que quedaba al azar no son lo que se dijo antes del reparto.
        [set] El conjunto no es el que salió por sorteo.
        [seats] La gente no se sentó donde le tocó, o donde había elegido.
        [first] Empezó otra persona que la sorteada o elegida.
        [cards] Las cartas no estaban como salieron por sorteo.
        [cemetery] El cementerio no estaba como salió por sorteo.
        [nonces] Una acción no tiene bytes aleatorios propios, o tiene los de otra.
        [chain] La cadena no lleva, por las acciones registradas, al final registrado.
       *[heads] Las acciones no son las que se prometieron durante la partida: un eslabón anotado no está en la cadena.
    }
error-fair-absent = El registro no promete nada sobre su reparto, así que no se puede comparar con lo anotado.
error-witness-malformed = Esto no son notas sobre una partida: { $reason }
error-witness-too-large = Esto es demasiado largo para ser notas sobre una partida: más de { $most } bytes.
error-not-a-hash = { $text } no es un resumen criptográfico: son 64 cifras de 0 a 9 y de a a f.
