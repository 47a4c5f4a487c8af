# Si el reparto fue limpio, en la página y en la línea de órdenes
fair-holds =
    { $count ->
        [one] Reparto limpio: la comprobación es correcta.
       *[other] Reparto limpio: las { $count } comprobaciones son correctas.
    }
fair-broken = El reparto no fue limpio
fair-nothing = Este reparto se hizo sin promesa previa: no hay nada que comprobar.
fair-claim = Nadie puede elegir el reparto sin el secreto; frente al operador, con cualquier cómplice, esto vale para cada persona que reveló su aportación y guardó L, hasta el número de intentos indicado. No se afirma nada para quienes no tienen aportación, ni sobre el juego de los bots, ni sobre lo que el operador pueda ver.
fair-no-share = No tenías aportación en este reparto, así que no se afirma nada para ti frente al operador.
fair-claim-first = Esta partida se repartió con la versión 1: nadie salvo el operador podía elegir el reparto. No se afirma nada frente al operador.
fair-attempts =
    { $count ->
        [one] Repartido al primer intento.
       *[other] Repartido en el intento { $count }.
    }
fair-lock = L es el cierre: lo que el servidor fijó antes de que nadie revelara su aportación. Está en el registro y en las anotaciones de esta página.
fair-noted = Comparado con lo que esta página anotó durante la partida.
fair-unnoted = Esta página no anotó nada durante la partida: solo se comprobó el registro.
fair-details = Qué se comprobó
fair-save = Guardar las anotaciones
fair-check =
    { $check ->
        [commitment] El secreto del servidor es el que prometió antes de que nadie aportara nada.
        [terms] Los jugadores, sus aportaciones y lo dejado al azar son los que se anunciaron antes del reparto.
        [lock] El cierre es el que anotaste antes de repartir.
        [share] Tu aportación cuenta en el reparto.
        [promises] Todos revelaron la aportación que habían prometido.
        [settings] Las reglas y las opciones son las del cierre.
        [set] El escenario es el que salió por sorteo, o el elegido.
        [seats] Cada uno se sentó donde le tocó, o donde eligió.
        [first] Empezó quien salió por sorteo, o quien se eligió.
        [cards] Las cartas estaban como salieron por sorteo.
        [cemetery] El cementerio estaba como salió por sorteo.
        [nonces] Cada acción tiene sus propios datos aleatorios, nunca repetidos.
        [chain] La serie de acciones termina donde dice el registro.
       *[heads] El registro coincide con lo anotado durante la partida.
    }
error-fair-broken =
    { $check ->
        [commitment] El secreto del servidor no es el que prometió antes de que los jugadores aportaran lo suyo.
        [terms] Los jugadores, sus aportaciones o lo dejado al azar no son los que se anunciaron antes del reparto.
        [lock] El cierre no es el que anotaste antes de repartir.
        [share] Tu aportación no cuenta en el reparto.
        [promises] Una aportación revelada no es la que se había prometido.
        [settings] Las reglas o las opciones no son las del cierre.
        [set] El escenario no es el que salió por sorteo o se eligió.
        [seats] No todos se sentaron donde les tocó o donde eligieron.
        [first] No empezó quien salió por sorteo o se eligió.
        [cards] Las cartas no estaban como salieron por sorteo.
        [cemetery] El cementerio no estaba como salió por sorteo.
        [nonces] Una acción no tiene datos aleatorios propios, o repite los de otra.
        [chain] Las acciones del registro no llevan al final que dice.
       *[heads] Las acciones no son las de la partida: el registro no coincide con lo anotado.
    }
error-fair-absent = El registro no promete nada sobre su reparto: no se puede comparar con lo anotado.
error-witness-malformed = Esto no son anotaciones de una partida: { $reason }
error-witness-too-large = Demasiado largo para ser anotaciones de una partida: más de { $most } bytes.
error-not-a-hash = { $text } no es una huella: tiene que ser de 64 caracteres, de 0 a 9 y de a a f.
