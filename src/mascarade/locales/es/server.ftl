# Lo que el servicio rechaza, y por qué acaba una conexión: `error-<code>`.

## Peticiones

error-malformed = La petición no es válida: { $reason }.
error-not-found = En esta dirección no hay nada.
error-method-not-allowed = Esta dirección no admite ese tipo de petición.
error-too-large = Esto es demasiado grande.
error-not-json = Las peticiones tienen que ser JSON.
error-broken = Algo ha fallado por nuestra parte. No ha cambiado nada; inténtalo de nuevo.
error-too-fast =
    { $seconds ->
        [one] Vas demasiado deprisa. Espera un segundo.
       *[other] Vas demasiado deprisa. Espera { $seconds } segundos.
    }
error-foreign-origin = Esto lo ha enviado una página de otro sitio.

## Personas

error-not-signed-in = Aún no sabemos quién eres: di primero tu nombre o vuelve con tu enlace de recuperación.
error-no-such-key = Este enlace no es válido, o ya no lo es.
error-no-guest = No hay tal persona en este dispositivo.
error-too-many-guests = Como máximo, { $most } invitados pueden compartir un dispositivo.
error-name-empty = Un nombre necesita al menos un carácter visible.
error-name-too-long = Un nombre tiene como máximo { $most } caracteres.
error-name-characters = Un nombre no puede contener caracteres invisibles ni que den la vuelta al resto del texto.
error-chat-empty = El mensaje está vacío.
error-chat-too-long = Un mensaje tiene como máximo { $most } caracteres.
error-chat-characters = Un mensaje no puede contener caracteres invisibles ni que den la vuelta al resto del texto.

## Mesas

error-no-table = Esta mesa no existe o no puedes entrar.
error-table-rules = En esta mesa se jugó con la versión { $found } de las reglas, y este servidor juega con la versión { $known }.
error-table-unreadable = Esta mesa la guardó una versión más reciente del programa.
error-too-many-tables =
    { $seconds ->
        [one] Has abierto muchas mesas. Espera un segundo.
       *[other] Has abierto muchas mesas. Espera { $seconds } segundos.
    }
error-host-only = Eso solo puede hacerlo quien dirige la mesa.
error-already-seated = Ya tienes asiento en esta mesa.
error-not-seated = No tienes asiento en esta mesa.
error-not-yourself = No puedes echarte de la mesa, pero puedes dejarla.
error-no-person = En el asiento { $seat } no hay ninguna persona.
error-seat-empty = En el asiento { $seat } no hay nadie.
error-seat-taken = El asiento { $seat } está ocupado.
error-no-seat = En esta mesa no hay asiento { $seat }; tiene { $seats }.
error-seats-empty =
    { $empty ->
        [one] Aún queda un asiento libre. Espera a alguien, dáselo a un bot ({ $bots }) o prepara la mesa para menos jugadores.
       *[other] Aún quedan { $empty } asientos libres. Espera a más gente, dáselos a bots ({ $bots }) o prepara la mesa para menos jugadores.
    }
error-table-full = Todos los asientos están ocupados.
error-too-many-seated = Aquí ya hay { $seated } asientos ocupados: la mesa no se puede preparar para { $players }.
error-name-taken = En esta mesa alguien se llama ya «{ $name }», o casi. Elige antes otro nombre.
error-knows-too-much = Has mirado esta partida o has tenido un asiento en ella, así que no puedes ocupar otro.
error-no-newcomers = Quien dirige la mesa no ha abierto esta partida a más gente.
error-lesson-once = Una lección no se repite en su mesa: empieza otra desde la página de inicio.
error-set-or-cards = Indica un conjunto o cartas a tu elección, pero no ambas cosas.
error-no-set-for-players = Ningún conjunto publicado de { $edition } es para { $players } jugadores.
error-first-beyond-seats = El asiento { $first } no puede empezar: hay { $players } asientos.
error-muted = Quien dirige la mesa te ha quitado la palabra.

## Partidas

error-game-is-on = Hay una partida en curso.
error-game-is-over = La partida ha terminado. Quien dirige la mesa puede pedir la revancha.
error-no-game = No hay ninguna partida en curso.
error-not-begun = Las cartas siguen boca arriba: se empezará cuando todo el mundo esté listo.
error-not-your-seat = Solo puedes actuar desde tu propio asiento.
error-id-used = El id «{ $id }» ya se ha usado para otra acción tuya.
error-stale-game = Esto era para la partida { $game }, pero se está jugando la { $pending }.
error-no-clock = No hay ningún reloj en marcha.

## Por qué acaba una conexión

error-hello-first = El primer mensaje tiene que ser un «hello».
error-hello-twice = El «hello» se dice una sola vez.
error-too-many-lines = Tienes demasiadas conexiones abiertas.
error-too-slow = La conexión no ha podido seguir el ritmo.
error-silent = La conexión ha estado demasiado tiempo en silencio.
error-nonsense = Demasiados mensajes no válidos.
error-gone = Se ha perdido la conexión.
error-restarting = El servidor se está reiniciando. Vuelve en un momento.
error-elsewhere = Has abierto esta mesa en otro sitio.
error-moved = Tu asiento ha pasado a otro dispositivo.
error-sent-away = Quien dirige la mesa te ha echado de ella.
error-left = Has dejado la mesa.
error-no-watching = Quien dirige la mesa no permite que nadie mire esta partida.
error-closed = Quien gestiona el servidor ha cerrado esta mesa.
error-forgotten = Aquí se ha borrado todo lo tuyo.

## El servidor

error-database-url = «{ $url }» no es una base de datos que pueda usarse aquí. Indica un archivo, como sqlite:///mascarade.db, o un PostgreSQL, como postgresql://nombre@servidor/mascarade.
error-database-unusable = No se puede usar la base de datos: { $reason }
error-database-newer = La base de datos es de una versión más reciente del programa: su esquema es { $found }, y esta versión conoce { $known }.
error-database-away = La base de datos no responde. No se sabe si se ha hecho: vuelve a intentarlo en un momento.
error-nodes-missing = Falta el paquete { $package }, que necesitan varios procesos: pip install 'mascarade[nodes]'
error-redis-url = «{ $url }» no es un Redis que pueda usarse aquí. Indica uno, como redis://localhost:6379.
error-workers-need-postgresql = Varios procesos necesitan un PostgreSQL común: SQLite es para uno solo. Indica --database postgresql://…
error-cannot-listen = No se puede escuchar en { $host }, puerto { $port }: { $reason }
error-proxy-address = «{ $address }» no es la dirección de un proxy. Indica direcciones o redes, como 127.0.0.1,10.0.0.0/8.
error-log-level = No existe el nivel de registro «{ $level }». Disponibles: { $known }.
error-log-format = No existe el formato de registro «{ $format }». Disponibles: { $known }.

## Cuidar de las mesas

error-database-older = La base de datos tiene el esquema anterior { $found }, no { $known }: inicia el servidor una vez y la pondrá al día.
error-no-such-table = Ninguna mesa tiene el código «{ $table }».
error-table-closed = La mesa { $table } ya está cerrada.
error-table-busy = Pasan tantas cosas en la mesa { $table } que no se ha podido cerrar. Inténtalo de nuevo.

## Conjuntos propios

error-too-many-sets = Ya has guardado { $most } conjuntos: borra uno antes.
error-no-saved-set = Este conjunto ya no está guardado.
error-no-study = No existe ese estudio.
error-studies-busy = Ahora mismo se están probando muchos conjuntos. Inténtalo dentro de un minuto.
error-too-many-studies =
    { $minutes ->
        [one] Has hecho probar muchos conjuntos. Espera un minuto.
       *[other] Has hecho probar muchos conjuntos. Espera { $minutes } minutos.
    }
