# La página alrededor de la mesa: su marco y su menú, la entrada, la página de inicio y la sala previa a la partida.
# $name y similares son nombres de personas. $character y $edition llegan en todas sus formas, como explica story.ftl.

## Nombres para quien no da ninguno, de 24 caracteres como máximo, separados por punto y coma

guest-names = Antifaz del baile; Máscara de terciopelo; Dominó de plata; Antifaz de medianoche; Máscara misteriosa; Pluma dorada; Máscara de luna; Dominó de seda

## El marco

shell-title = { $page } · Mascarade
shell-home = Mascarade, ir al inicio
shell-site = El sitio
shell-rules = Reglas
shell-characters = Personajes
shell-dismiss = Cerrar este mensaje
shell-close = Cerrar
shell-unofficial = Obra de aficionados, no oficial. Mascarade es un juego de Bruno Faidutti; los textos y las imágenes de aquí son nuestros.

## El menú

menu-open = Ajustes
menu-open-named = Ajustes de { $name }
menu-heading = Ajustes
menu-language = Idioma
menu-appearance = Aspecto
menu-appearance-value =
    { $value ->
        [dark] Noche
        [light] Día
       *[auto] Como el sistema
    }
menu-pace = Ritmo de la partida
menu-pace-value =
    { $value ->
        [slow] Lento
        [usual] Normal
        [fast] Rápido
       *[instant] Al instante
    }
menu-pace-about = Cuánto tiempo se muestra cada jugada. En una mesa puedes acortar lo que eligió el anfitrión, pero no alargarlo.
menu-sound = Sonidos
menu-sound-value = { $volume ->
    [0] Sin sonido
   *[other] { $volume } %
}
menu-sound-about = Pequeños sonidos para las cartas, las monedas y tu turno.
menu-notify = Notificaciones
menu-notify-about = El navegador te avisa cuando es tu turno y no estás mirando.
menu-notify-cannot = Los navegadores solo lo permiten en páginas cargadas por https.
menu-notify-denied = Tu navegador no permite avisos de esta página. Puedes cambiarlo en los ajustes del sitio.
menu-you = Tú
menu-nobody = Aún no te conocemos. Elegirás un nombre al llegar a una mesa.
menu-name = Tu nombre
menu-name-about = Sirve para las próximas mesas; donde ya estás, conservas el anterior.
menu-rename = Cambiar
menu-renamed = Desde ahora eres { $name }.
menu-recovery = Crear enlace de recuperación
menu-recovery-when = Por si acaso: si este dispositivo te olvida, el enlace te trae de vuelta.
menu-recovery-about = Guarda bien este enlace: si este dispositivo te olvida, recuperas con él tu nombre y tus asientos. Al usarlo se cierra la sesión en todos los demás dispositivos. Los enlaces anteriores ya no funcionan.
menu-move = Pasar a otro dispositivo
menu-move-when = Para dejar este dispositivo y seguir en otro.
menu-move-about = Abre este enlace en el otro dispositivo en menos de cinco minutos. Funciona una sola vez, y entonces este dispositivo te olvida.
menu-forget = Cerrar sesión en este dispositivo
menu-forget-about =
    { $devices ->
        [0] Este dispositivo dejará de conocerte. Sin un enlace de recuperación no hay vuelta atrás: pierdes tu nombre, tus asientos, tus escenarios y tus resultados.
        [one] Este dispositivo dejará de conocerte. Tu otro dispositivo sigue conectado y puede volver a añadir este.
       *[other] Este dispositivo dejará de conocerte. Tus otros { $devices } dispositivos siguen conectados y pueden volver a añadir este.
    }
menu-forget-games =
    { $count ->
        [one] Tienes una partida en curso: mesa { $tables }.
       *[other] Tienes partidas en curso: mesas { $tables }.
    }
menu-forget-sure = Sí, cerrar sesión
menu-forget-not = No, seguir aquí
menu-account = Tu cuenta
menu-copy = Copiar
menu-copied = Copiado
menu-copy-by-hand = El enlace está seleccionado: cópialo a mano.
menu-link = Enlace
menu-link-qr = Código QR de este enlace

## La página de inicio

home-title = Un juego de faroles y máscaras
home-heading = Mascarade
home-lead = Las cartas cambian de manos bajo la mesa, hasta que nadie sabe muy bien quién es. Di que eres el Rey y cruza los dedos: quizá alguien sepa más que tú.
home-name = Tu nombre en el baile
home-name-another = Otro nombre
home-face = Elige tu cara
home-play = Jugar ahora
home-play-about = Tú y cinco bots, cartas ya repartidas, sin límite de tiempo.
home-lesson = Aprender a jugar
home-lesson-on = Seguir con la lección
home-lesson-about = ¿Es tu primera vez? Tres minutos en una mesa de verdad.
home-lesson-free = A tu ritmo, una cosa a la vez
home-lesson-table = Tu lección
home-preparing = Preparando la mesa…
home-as = Juegas como { $name }.
home-running = Tu partida sigue
home-claim =
    { $viewer ->
        [player] Dices: «¡Soy { $character }!»
       *[nobody] { $player } dice: «¡Soy { $character }!»
    }
home-waits-for-you = La mesa te espera
home-waits-for-others = Los demás responden
home-back = Volver a la mesa
home-ways = Formas de jugar
home-people = Con otras personas
home-people-about = Únete a una mesa pública o mira una partida.
home-people-waiting =
    { $tables ->
        [0] Ninguna mesa espera jugadores
        [one] { $tables } mesa espera jugadores
       *[other] { $tables } mesas esperan jugadores
    }
home-friends = Con amigos
home-create-about = Elige cartas y reglas, invita con un enlace o un código y deja los asientos libres a los bots.
home-device = Todos en un mismo dispositivo
home-device-about = ¿Están todos juntos? Pasen un teléfono o una tableta de mano en mano: un telón oculta lo que cada uno no debe ver.
home-device-players = De 2 a 13 jugadores
home-join-field = Código o enlace
home-join-about = Escribe el código que recibiste o pega el enlace entero.
home-join-go = Ir a la mesa
home-join-wrong = No es ni un código ni un enlace de una mesa.
home-mine = Tus mesas
home-mine-none = Aún no estás en ninguna mesa.
home-public = Mesas públicas
home-public-none = Ahora no hay mesas públicas. Prepara una y ábrela a todos.
home-awaited = Te esperan
home-table-of = Mesa de { $name }
home-table-unhosted = Mesa { $code }
home-table-edition =
    { $edition ->
        [first] Primera edición
       *[second] Segunda edición
    }
home-table-state =
    { $phase ->
        [lobby] { $seated } de { $players } asientos ocupados
        [dealing] Repartiendo
        [memorising] Cartas repartidas
        [playing] Partida en curso, { $players } jugadores
        [finished] Partida terminada
        [aborted] Partida interrumpida
       *[closed] Cerrada
    }
home-table-go =
    { $way ->
        [back] Seguir
        [join] Entrar
        [return] Volver
        [watch] Mirar
       *[look] Abrir
    }
home-more = Más
home-learn = Cómo se juega
home-learn-about = Todo el juego en cinco minutos.
home-cast = Quién está en el baile
home-cast-about = Todos los personajes y sus poderes.
home-design = Crear un escenario
home-design-about = Elige los personajes, comprueba las reglas y ponlo a prueba.

## Llegar por un enlace

enter-title = Tienes una invitación
enter-heading = Tienes una invitación
enter-about = Te esperan en la mesa { $code }. ¿Cómo te llamas?
enter-about-host = { $host } te invita a la mesa { $code }. ¿Cómo te llamas?
enter-go = Entrar
enter-known = ¿Ya estuviste aquí? Abre tu enlace de recuperación en este dispositivo.

## Un enlace con llave

key-title = Un enlace para ti
key-heading =
    { $kind ->
        [add] Jugar también aquí
        [move] Jugar aquí
       *[recover] Volver
    }
key-about =
    { $kind ->
        [add] Este enlace inicia tu sesión en este dispositivo. En el otro sigue abierta.
        [move] Este enlace trae tu nombre y tus asientos a este dispositivo. El otro te olvida.
       *[recover] Este enlace recupera tu nombre y tus asientos en este dispositivo. En los demás se cierra la sesión.
    }
key-now = Este dispositivo te conoce como { $name }. Olvidará ese nombre y sus asientos.
key-use =
    { $kind ->
        [add] Iniciar sesión aquí
        [move] Pasar a este dispositivo
       *[recover] Volver aquí
    }
key-leave = Dejarlo todo como está
signed-out-heading = Se ha cerrado tu sesión
signed-out-about = Otro dispositivo cerró aquí tu sesión, o tu enlace de recuperación se usó en otro lugar. Para volver, añade este dispositivo desde otro que aún te conozca o usa tu último enlace de recuperación.

## Antes de la partida

lobby-title = Mesa { $code }
lobby-heading = Antes de la partida
lobby-table = La mesa
lobby-host-is = { $name } es el anfitrión: prepara la mesa.
lobby-host-none = Esta mesa no tiene anfitrión ahora.
lobby-watching =
    { $count ->
        [one] Hay una persona sin asiento.
       *[other] Hay { $count } personas sin asiento.
    }

# Asientos
lobby-seat = Asiento { $number }
lobby-seat-empty = libre
lobby-seat-you = tú
lobby-seat-host = anfitrión
lobby-seat-here = presente
lobby-seat-lost = sin conexión
lobby-seat-offer = Añadir un bot o pasar aquí
lobby-seat-bot = Bot: { $bot }
lobby-sit = Sentarme aquí
lobby-move-here = Pasar aquí
lobby-take-seat = Ocupar un asiento
lobby-stand = Dejar la mesa
lobby-stand-alone = Eres la única persona aquí: la mesa se cerrará.
lobby-send-away = Expulsar
lobby-make-host = Hacer anfitrión
lobby-become-host = Ser anfitrión
lobby-mute = Silenciar
lobby-unmute = Dejar de silenciar
lobby-seat-nothing = Aquí no puedes hacer nada.
lobby-full = Todos los asientos están ocupados. Puedes quedarte hasta que empiece la partida.

# El comienzo
lobby-start = Repartir las cartas
lobby-start-bots =
    { $empty ->
        [one] Un bot ocupa el asiento libre.
       *[other] Los bots ocupan los { $empty } asientos libres.
    }
lobby-seated = { $seated } de { $players } asientos ocupados
lobby-start-ready = Todos los asientos están ocupados.
lobby-start-wait = { $name } reparte cuando estén todos.
lobby-start-wait-nobody = El anfitrión reparte cuando estén todos.
lobby-dealing =
    { $count ->
        [0] Repartiendo…
       *[other] Repartiendo: esperando a { $names }…
    }
lobby-deal-failed =
    { $count ->
        [one] No se ha repartido: sin respuesta de { $names } en diez segundos. Ese asiento está libre.
       *[other] No se ha repartido: sin respuesta de { $names } en diez segundos. Esos asientos están libres.
    }
lobby-deal-failed-you = No se ha repartido: tu dispositivo no respondió en diez segundos y tu asiento quedó libre. Toma un asiento para jugar.
lobby-deal-failed-host = Puedes repartir otra vez: los bots ocupan los asientos libres. O espera a que vuelvan todos.
lobby-deals-failed =
    { $count ->
        [one] Hasta ahora ha fallado un intento de reparto.
       *[other] Hasta ahora han fallado { $count } intentos de reparto.
    }
lobby-lock-refused = Cuidado: lo que el servidor quiere repartir no es lo que mostraba esta página. Tu página no ha revelado nada, así que este reparto no se hará.
lobby-lock-not-mine = Cuidado: la aportación fijada para tu asiento no es la que prometió esta página, así que no revela nada. Si tienes esta mesa abierta en otra página o en otro dispositivo, participa esa otra. Si no, no te fíes de este reparto.

# Invitaciones
lobby-invite = Invitar
lobby-invite-about = Con este enlace o el código { $code } se puede entrar.
lobby-code = Código
lobby-invite-link = Enlace a esta mesa
lobby-invite-qr = Escanéalo con un teléfono de la misma red.
lobby-invite-qr-label = Código QR con el enlace a esta mesa
lobby-invite-loopback = Por ahora solo se puede entrar desde este equipo. Para jugar con otros dispositivos de tu red, inicia el servidor con:
lobby-invite-which = La dirección de tu equipo en la red

# Bots
lobby-bots = Bots
lobby-bots-about = Ven lo mismo que vería una persona en su asiento.
lobby-bot-level = Tipo de bot
lobby-bot-more = Otros rivales
lobby-bot-name =
    { $bot ->
        [novice] Novato
        [regular] Habitual
        [expert] Experto
        [quick] Rápido
        [random] Aleatorio
        [truthful] Sincero
        [bluffer] Farolero
        [trusting] Confiado
        [doubter] Desconfiado
        [looker] Mirón
        [shuffler] Barajador
        [parrot] Loro
        [forgetful] Olvidadizo
        [greedy] Codicioso
        [cautious] Prudente
        [moody] Cambiante
        [guest] Invitado
       *[other] { $bot }
    }
lobby-bot-add = Añadir un bot
lobby-bot-add-here = Dar este asiento al bot
lobby-bot-fill =
    { $empty ->
        [one] Llenar el último asiento
       *[other] Llenar los { $empty } asientos libres
    }
lobby-bot-full = Todos los asientos están ocupados.
lobby-bot-own-words = «{ $summary }»
temper-heading = Personalidad
temper-preset =
    { $preset ->
        [own] Por defecto
        [varied] Variada
        [cautious] Prudente
        [daring] Atrevida
        [suspicious] Desconfiada
        [dreamy] Distraída
        [sharp] Aguda
       *[mixed] A medida
    }
temper-tune = Ajustar
temper-boldness = Audacia
temper-boldness-about = Su gusto por los faroles.
temper-scepticism = Escepticismo
temper-scepticism-about = Su afán de desafiar lo que anuncian los demás.
temper-memory = Memoria
temper-memory-about = Cuánto recuerda de lo que vio.
temper-percent = { $percent } %
temper-told = Audacia: { $boldness } %; escepticismo: { $scepticism } %; memoria: { $memory } %

# Las cartas
cards-heading = Cartas
cards-edition = Edición
cards-players = Jugadores
cards-players-many = { $count } jugadores
cards-players-fewer = Un jugador menos
cards-players-more = Un jugador más
cards-set = Escenario
cards-set-name =
    { $set ->
        [base] Básico
        [base-2013] Básico, 2013
        [A] Lado A
        [B] Lado B
        [classic] Clásico
        [let-it-roll] Que ruede
        [unity] La unión hace la fuerza
        [combo] Combo definitivo
        [duel] Duelo mortal
        [trio] Trío infernal
        [random] Al azar
        [own] Propio
       *[other] { $set }
    }
cards-set-about =
    { $set ->
        [base] Las cartas de la primera caja.
        [base-2013] La primera impresión, con la Espía en lugar del Bufón.
        [A] Para las primeras partidas: dinero y alguna travesura.
        [B] Para quienes ya conocen el juego: más estrategia.
        [classic] La expansión, pensada como un todo.
        [let-it-roll] La expansión, con fortunas que cambian rápido de manos.
        [unity] La expansión, donde conviene hacer frente común.
        [combo] La expansión en su versión más loca.
        [duel] Dos jugadores, seis cartas y el Maldito.
        [trio] Tres jugadores, seis cartas.
        [random] Un escenario publicado, elegido por sorteo al repartir.
        [own] Con los personajes que ustedes elijan.
       *[other] Un escenario publicado.
    }
cards-in-set =
    { $count ->
        [one] Una carta
       *[other] { $count } cartas
    }
cards-centre =
    { $count ->
        [0] Ninguna está en el centro.
        [one] Una está en el centro, boca abajo.
       *[other] { $count } están en el centro, boca abajo.
    }
cards-twice = { $name } ×{ $count }
cards-cemetery-of-set =
    { $count ->
        [one] Hay una carta más en el cementerio.
       *[other] Hay { $count } cartas más en el cementerio.
    }
cards-powers = Qué hacen estos personajes
cards-purse = Trae dinero de la banca
cards-own-count =
    { $count ->
        [0] Ninguna carta elegida
        [one] Una carta elegida
       *[other] { $count } cartas elegidas
    }
cards-own-played = Este escenario está en la mesa.
cards-own-not-yet = Aún no se puede jugar: la mesa conserva el escenario anterior.
cards-own-minimum = { $minimum }+ jugadores
cards-cemetery = Cementerio
cards-cemetery-about = De aquí salen los poderes que se invocan. Estas cartas no están en la mesa.
cards-cemetery-all = Todos los personajes que no están en la mesa
cards-cemetery-chosen = Estos personajes
cards-saved = Tus escenarios guardados

# Cómo se juega la partida
option-heading = Cómo jugamos
option-group =
    { $group ->
        [time] Tiempo
        [contest] Desafíos y memoria
        [people] Quién puede entrar
       *[house] Reglas de la casa
    }
option-on = Sí
option-off = No
option-name =
    { $option ->
        [first] Quién empieza
        [seats] Asientos
        [clock] Tiempo para decidir
        [window] Tiempo para desafiar
        [memorise] Tiempo para memorizar las cartas
        [beat] Pausa antes de cada bot
        [pace] Ritmo de la partida
        [contest] Cómo se responde
        [memory] Qué recuerda la página
        [confess_peek] Vistazos confesados
        [public] Mesa pública
        [spectators] Espectadores
        [newcomers] Jugadores nuevos
        [only_the_richest] Solo gana el más rico
        [spy_sees_centre] La Espía ve el centro
       *[turn_limit] Límite de turnos
    }
option-about =
    { $option ->
        [first] Quién juega el primer turno; después se sigue en sentido horario.
        [seats] Cada uno donde se sentó, o todos por sorteo al empezar.
        [window] Quien no responde a tiempo a un anuncio lo deja pasar.
        [memorise] Las cartas quedan boca arriba ese tiempo, o hasta que todos estén listos. Sin límite para decidir, aquí tampoco lo hay.
        [beat] Una breve espera, siempre igual, para que no delate cuánto se pensó.
        [pace] Cuánto tiempo se muestra cada jugada. El tiempo para responder empieza después; se puede saltar en cualquier momento.
        [confess_peek] Mientras esperas puedes mirar tu carta: todos se enteran, y en tu próximo turno tienes que mirar.
        [public] Cualquiera en este servidor encuentra la mesa; si no, hace falta el enlace o el código.
        [newcomers] Durante la partida, alguien nuevo puede tomar el lugar de un bot. Solo sabe lo que toda la mesa ha visto.
        [only_the_richest] Si varios llegan a la vez a las 13 monedas, solo gana el más rico.
        [spy_sees_centre] También en la segunda edición, la Espía puede elegir una carta del centro.
       *[turn_limit] Tras ese número de turnos ganan los más ricos.
    }
# What a choice means that is made now
option-now =
    { $option ->
        [clock] { $value ->
            [null] Cada jugador se toma el tiempo que quiera.
           *[other] Si se te acaba el tiempo, un bot juega por ti hasta que vuelvas.
        }
        [contest] { $value ->
            [sealed] Las respuestas se descubren todas a la vez.
           *[clockwise] Se oyen las respuestas anteriores.
        }
        [memory] { $value ->
            [fading] El resto hay que recordarlo.
           *[open] La página muestra todo desde el reparto.
        }
       *[spectators] { $value ->
            [true] Ven lo que sabe toda la mesa.
           *[false] Solo los jugadores ven la partida.
        }
    }
# Lo que dice un grupo de opciones mientras está cerrado; $said es el valor de la opción
option-brief =
    { $option ->
        [window] { $value ->
            [null] Desafiar: sin plazo propio
           *[other] { $said } para desafiar
        }
        [memorise] { $value ->
            [null] Memorizar sin límite
           *[other] { $said } para memorizar
        }
        [confess_peek] { $value ->
            [true] Con vistazos confesados
           *[false] Sin vistazos confesados
        }
        [public] { $value ->
            [true] Mesa pública
           *[false] Solo con invitación
        }
        [newcomers] { $value ->
            [true] Admite jugadores nuevos
           *[false] Sin jugadores nuevos
        }
        [first] { $value ->
            [null] Primer turno por sorteo
           *[other] Empieza { $said }
        }
       *[seats] { $value ->
            [random] Asientos por sorteo
           *[chosen] Asientos a elección
        }
    }
option-first-drawn = Por sorteo
option-first-seat = Asiento { $number }
option-seats-value =
    { $value ->
        [random] Por sorteo
       *[chosen] Donde cada uno se sentó
    }
option-clock-none = Sin límite
option-window-none = El de cualquier decisión
option-contest-value =
    { $value ->
        [sealed] En secreto, todos a la vez
       *[clockwise] Por orden, uno a uno
    }
option-memory-value =
    { $value ->
        [fading] Solo la última ronda
       *[open] Todo
    }
option-turns =
    { $count ->
        [one] Un turno
       *[other] { $count } turnos
    }
option-beat-none = Ninguna
duration =
    { $unit ->
        [seconds] { $count ->
            [one] 1 segundo
           *[other] { $count } segundos
        }
        [minutes] { $count ->
            [one] 1 minuto
           *[other] { $count } minutos
        }
       *[days] { $count ->
            [one] 1 día
           *[other] { $count } días
        }
    }
lobby-chat = Chat
