# Lo que el servicio rechaza, y por qué acaba una conexión: `error-<code>`.

## Peticiones

error-malformed = La petición no es válida: { $reason }.
error-not-found = En esta dirección no hay nada.
error-method-not-allowed = Esta dirección no admite ese método.
error-too-large = Esto es demasiado grande.
error-not-json = Las peticiones tienen que ser JSON.
error-broken = Algo falló de nuestro lado. Nada cambió; inténtalo de nuevo.
error-too-fast =
    { $seconds ->
        [one] Vas demasiado rápido. Espera un segundo.
       *[other] Vas demasiado rápido. Espera { $seconds } segundos.
    }
error-address-busy =
    { $minutes ->
        [one] Llegaron muchas peticiones desde tu red. Espera un minuto.
       *[other] Llegaron muchas peticiones desde tu red. Espera { $minutes } minutos.
    }
error-answer-final = Has cambiado tu respuesta { $most } veces. Ahora es definitiva.
error-foreign-origin = Esta petición viene de la página de otro sitio.
error-unknown-host = Este servidor no se conoce como { $host }. Si es tuyo, permite ese nombre con --allowed-hosts { $host }, o indica tu proxy con --trusted-proxies.

## Personas

error-not-signed-in = Aún no sabemos quién eres: elige un nombre o usa tu enlace de recuperación.
error-no-such-key = Este enlace no es válido, o ya no lo es.
error-no-guest = Ese invitado no está en este dispositivo.
error-no-device = Ese dispositivo no existe.
error-too-many-devices = Ya usas { $most } dispositivos, contando los enlaces pendientes. Cierra antes la sesión en uno.
error-too-many-guests = Un dispositivo es para { $most } invitados como máximo.
error-name-empty = El nombre necesita al menos un carácter visible.
error-name-too-long = El nombre puede tener { $most } caracteres como máximo.
error-name-characters = El nombre no puede tener caracteres invisibles ni que cambien la dirección del texto.
error-name-scripts = Escribe tu nombre en un solo alfabeto: mezcladas, estas letras se parecen a otros nombres.
error-chat-empty = El mensaje está vacío.
error-chat-too-long = El mensaje puede tener { $most } caracteres como máximo.
error-chat-characters = El mensaje no puede tener caracteres invisibles ni que cambien la dirección del texto.

## Mesas

error-no-table = Esta mesa no existe o no puedes entrar.
error-table-rules = Esta mesa usa la versión { $found } de las reglas, y este servidor, la { $known }.
error-table-unreadable = Esta mesa se guardó con una versión más reciente del programa.
error-too-many-tables =
    { $seconds ->
        [one] Abriste muchas mesas. Espera un segundo.
       *[other] Abriste muchas mesas. Espera { $seconds } segundos.
    }
error-host-only = Eso solo puede hacerlo el anfitrión.
error-already-seated = Ya tienes asiento en esta mesa.
error-not-seated = No tienes asiento en esta mesa.
error-not-yourself = No puedes expulsarte, pero puedes dejar la mesa.
error-no-person = En el asiento { $seat } no hay ninguna persona.
error-seat-empty = En el asiento { $seat } no hay nadie.
error-seat-taken = El asiento { $seat } está ocupado.
error-no-seat = Esta mesa no tiene asiento { $seat }: hay { $seats }.
error-seats-empty =
    { $empty ->
        [one] Queda un asiento libre. Espera a alguien, añade un bot ({ $bots }) o elige menos jugadores.
       *[other] Quedan { $empty } asientos libres. Espera a más jugadores, añade bots ({ $bots }) o elige menos jugadores.
    }
error-table-full = Todos los asientos están ocupados.
error-too-many-seated = Ya hay { $seated } asientos ocupados: la mesa no puede ser para { $players } jugadores.
error-name-taken = En esta mesa ya hay alguien con el nombre «{ $name }» o uno parecido. Elige antes otro nombre.
error-knows-too-much = Ya miraste esta partida o jugaste en ella: no puedes tomar otro asiento.
error-no-newcomers = El anfitrión no admite jugadores nuevos en esta partida.
error-lesson-once = La lección no se repite en la misma mesa: empieza otra desde la página de inicio.
error-set-or-cards = Elige un escenario o cartas propias, pero no ambos.
error-no-set-for-players = { $edition-start } no tiene ningún escenario publicado para { $players } jugadores.
error-first-beyond-seats = El asiento { $first } no puede empezar: hay { $players } asientos.
error-turn-limit-too-high = Una partida en una mesa de aquí termina a los { $most } turnos como máximo.
error-beat-too-short = Los bots esperan al menos { $least } milisegundos.
error-muted = El anfitrión te silenció.

## Partidas

error-dealing = Se están repartiendo las cartas. Es cuestión de segundos.
error-stale-lock = Ese reparto ya pasó, o no es el que comprobaste.
error-wrong-share = Esta no es la aportación que se prometió.
error-share-late = Esta aportación llegó demasiado tarde para el reparto.
error-game-is-on = Hay una partida en curso.
error-game-is-over = La partida ha terminado. El anfitrión puede pedir la revancha.
error-no-game = No hay ninguna partida en curso.
error-not-begun = Las cartas siguen boca arriba: la partida empieza cuando todos están listos.
error-not-your-seat = Solo puedes jugar desde tu asiento.
error-id-used = Ya usaste el id «{ $id }» para otra acción.
error-stale-game = Demasiado tarde: esto era para la partida { $game }, y ahora se juega la { $pending }.
error-no-clock = Ahora no corre ningún tiempo.

## Por qué acaba una conexión

error-hello-first = El primer mensaje tiene que ser un «hello».
error-hello-twice = Solo el primer mensaje puede ser un «hello».
error-too-many-lines = Tienes demasiadas conexiones abiertas.
error-too-slow = La conexión no pudo seguir el ritmo.
error-silent = La conexión estuvo demasiado tiempo en silencio.
error-nonsense = Demasiados mensajes no válidos.
error-gone = Se perdió la conexión.
error-restarting = El servidor se está reiniciando. Vuelve en un momento.
error-elsewhere = Abriste esta mesa en otro lugar.
error-moved = Tu asiento pasó a otro dispositivo.
error-signed-out = Se ha cerrado la sesión en este dispositivo.
error-sent-away = El anfitrión te expulsó de la mesa.
error-left = Dejaste la mesa.
error-no-watching = El anfitrión no admite espectadores en esta partida.
error-closed = El administrador del servidor cerró esta mesa.
error-forgotten = Todos tus datos aquí se borraron.

## El servidor

error-database-url = «{ $url }» no es una base de datos compatible. Indica un archivo, como sqlite:///mascarade.db, o PostgreSQL, como postgresql://nombre@servidor/mascarade.
error-database-unusable = No se puede usar la base de datos: { $reason }
error-database-served = Otro servidor ya usa la base de datos { $file }. Detenlo primero o elige otro archivo con --database.
error-database-newer = La base de datos es de una versión más reciente del programa: su esquema es { $found }, y esta versión conoce { $known }.
error-database-away = La base de datos no responde. Quizá tu acción se guardó, quizá no: inténtalo de nuevo en un momento.
error-nodes-missing = Para usar varios procesos falta el paquete { $package }: pip install 'mascarade[nodes]'
error-redis-url = «{ $url }» no es una URL de Redis válida. Indica una como redis://localhost:6379.
error-workers-need-postgresql = Varios procesos necesitan PostgreSQL: SQLite admite uno solo. Indica --database postgresql://…
error-cannot-listen = No se puede escuchar en { $host }, puerto { $port }: { $reason }
error-proxy-address = «{ $address }» no es la dirección de un proxy. Indica direcciones o redes, como 127.0.0.1,10.0.0.0/8.
error-host-name = «{ $host }» no es el nombre de un servidor. Indica nombres como play.example.org,*.example.net.
error-log-level = No existe el nivel de registro «{ $level }». Disponibles: { $known }.
error-log-format = No existe el formato de registro «{ $format }». Disponibles: { $known }.

## Administración

error-database-older = La base de datos tiene el esquema anterior { $found }, no el { $known }: inicia el servidor una vez para actualizarla.
error-no-such-table = Ninguna mesa tiene el código «{ $table }».
error-table-closed = La mesa { $table } ya está cerrada.
error-table-busy = La mesa { $table } está demasiado activa para cerrarla. Inténtalo de nuevo.

## Análisis

error-reviews-busy = Hay muchas partidas en análisis en este momento. Inténtalo dentro de un momento.
error-review-too-long = La partida es demasiado larga para analizarla: el servidor lo ha dejado a los { $seconds } segundos.

## Escenarios propios

error-too-many-sets = Ya tienes { $most } escenarios guardados: borra uno antes.
error-no-saved-set = Este escenario ya no está guardado.
error-no-study = Esa prueba no existe.
error-studies-busy = Hay muchos escenarios a prueba en este momento. Inténtalo dentro de un minuto.
error-too-many-studies =
    { $minutes ->
        [one] Pusiste a prueba muchos escenarios. Espera un minuto.
       *[other] Pusiste a prueba muchos escenarios. Espera { $minutes } minutos.
    }
