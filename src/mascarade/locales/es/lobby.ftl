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
shell-unofficial = Obra no oficial, hecha por afición. Mascarade es un juego de Bruno Faidutti; los textos y las imágenes de aquí son nuestros.

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
menu-pace-about = Cada mesa tiene su propio ritmo: puedes ir más rápido, nunca más lento.
menu-sound = Sonidos
menu-sound-about = Pequeños sonidos para las cartas, las monedas y tu turno.
menu-notify = Notificaciones
menu-notify-about = El navegador te avisa si te toca mientras miras a otra parte.
menu-notify-cannot = Los navegadores solo lo permiten en páginas cargadas por https.
menu-notify-denied = Tu navegador no deja que esta página te avise. Puedes cambiarlo en sus ajustes del sitio.
menu-you = Tú
menu-nobody = Aquí aún no te conocemos. Darás un nombre al llegar a una mesa.
menu-name = Tu nombre
menu-name-about = Vale para las próximas mesas; donde ya tienes asiento, conservas el anterior.
menu-rename = Cambiar
menu-renamed = A partir de ahora eres { $name }.
menu-recovery = Crear enlace de recuperación
menu-recovery-about = Guarda este enlace: te trae de vuelta, con tus asientos, si este dispositivo te olvida. Los anteriores ya no valen.
menu-move = Pasar a otro dispositivo
menu-move-about = Abre este enlace en el otro dispositivo antes de cinco minutos. Vale una sola vez, y entonces este dispositivo te olvida.
menu-forget = Olvidarme aquí
menu-forget-about = Este dispositivo dejará de conocerte. Sin un enlace de recuperación, pierdes tus asientos.
menu-forget-sure = Sí, olvidarme
menu-forget-not = No, seguir aquí
menu-record = Tu historial y tus datos
menu-copy = Copiar
menu-copied = Copiado
menu-copy-by-hand = El enlace está seleccionado: cópialo a mano.
menu-link = Enlace

## La página de inicio

home-title = Un juego de faroles y máscaras
home-heading = Mascarade
home-lead = Las cartas cambian de manos bajo la mesa, hasta que nadie sabe muy bien quién es. Di que eres el Rey, y confía en que nadie sepa más que tú.
home-name = Tu nombre en el baile
home-name-another = Proponer otro nombre
home-play = Jugar ahora
home-play-about = Tú y cinco bots, cartas ya repartidas y sin reloj.
home-lesson = Aprende a jugar
home-lesson-on = Seguir con la lección
home-lesson-about = ¿Es tu primera vez? Tres minutos en una mesa de verdad.
home-lesson-table = Tu lección
home-preparing = Preparando la mesa…
home-as = Juegas como { $name }.
home-friends = Jugar con amigos
home-create = Preparar una mesa
home-create-about = Elige cartas y reglas, invita con un enlace o un código y deja los asientos libres a los bots.
home-device = Alrededor de un dispositivo
home-device-about = ¿Estáis juntos? Pasaos un teléfono o una tableta: un telón oculta lo que no es para vosotros.
home-join-field = Código o enlace
home-join-about = Escribe el código que te han dado, o pega el enlace entero.
home-join-go = Ir a la mesa
home-join-wrong = Esto no es ni un código ni un enlace a una mesa.
home-mine = Tus mesas
home-mine-none = Aún no tienes asiento en ninguna mesa.
home-public = Mesas públicas
home-public-none = Ahora mismo no hay ninguna mesa abierta a todo el mundo. Prepara una y hazla pública.
home-public-nobody = Las mesas públicas se muestran cuando tienes un nombre aquí.
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
        [memorising] Cartas repartidas
        [playing] Partida en curso, { $players } jugadores
        [finished] Partida terminada
        [aborted] Partida interrumpida
       *[closed] Cerrada
    }
home-table-go =
    { $way ->
        [back] Seguir
        [join] Participar
        [watch] Mirar
       *[look] Abrir
    }
home-learn = Cómo se juega
home-learn-about = El juego entero en cinco minutos.
home-cast = Quién está en el baile
home-cast-about = Todos los personajes, y lo que puede hacer cada uno.
home-design = Diseñar un conjunto
home-design-about = Elige los personajes, mira qué dicen las reglas y ponlo a prueba.

## Llegar por un enlace

enter-title = Tienes una invitación
enter-heading = Tienes una invitación
enter-about = Alguien te guarda un sitio en la mesa { $code }. ¿Cómo quieres que te llamen?
enter-name = Tu nombre
enter-go = Entrar
enter-known = ¿Ya has estado aquí? Abre tu enlace de recuperación en este dispositivo.

## Un enlace con llave

key-title = Un enlace para ti
key-heading =
    { $kind ->
        [move] Pasar aquí
       *[recover] Volver
    }
key-about =
    { $kind ->
        [move] Este enlace te trae con tus asientos de tu otro dispositivo a este. El otro te olvida.
       *[recover] Este enlace te devuelve a este dispositivo, con tus asientos.
    }
key-now = Este dispositivo te conoce como { $name }. Olvidará ese nombre y los asientos que van con él.
key-use =
    { $kind ->
        [move] Pasar a este dispositivo
       *[recover] Volver aquí
    }
key-leave = Dejarlo todo como está

## Antes de la partida

lobby-title = Mesa { $code }
lobby-heading = Antes de la partida
lobby-table = La mesa
lobby-host-is = { $name } dirige la mesa y la prepara.
lobby-host-none = Ahora mismo nadie dirige esta mesa.
lobby-watching =
    { $count ->
        [one] Hay una persona mirando.
       *[other] Hay { $count } personas mirando.
    }

# Asientos
lobby-seat = Asiento { $number }
lobby-seat-empty = libre
lobby-seat-you = tú
lobby-seat-host = dirige
lobby-seat-lost = sin conexión
lobby-seat-bot = Bot: { $bot }
lobby-sit = Sentarme aquí
lobby-move-here = Pasar aquí
lobby-take-seat = Ocupar un asiento
lobby-stand = Dejar la mesa
lobby-stand-alone = Aquí no hay ninguna otra persona: la mesa se cerrará.
lobby-send-away = Echar
lobby-make-host = Que dirija la mesa
lobby-become-host = Dirigir la mesa
lobby-mute = Quitar la palabra
lobby-unmute = Devolver la palabra
lobby-seat-nothing = Aquí no puedes hacer nada.
lobby-full = Todos los asientos están ocupados. Puedes mirar hasta que empiece la partida.

# El comienzo
lobby-start = Repartir las cartas
lobby-start-fill =
    { $empty ->
        [one] Añadir un bot y repartir
       *[other] Añadir { $empty } bots y repartir
    }
lobby-start-missing =
    { $empty ->
        [one] Queda un asiento libre: espera a alguien, o dáselo a un bot.
       *[other] Quedan { $empty } asientos libres: espera a más gente, o dáselos a los bots.
    }
lobby-start-ready = Ya está todo el mundo.
lobby-start-wait = { $name } repartirá cuando esté todo el mundo.
lobby-start-wait-nobody = Quien dirige la mesa repartirá cuando esté todo el mundo.

# Invitaciones
lobby-invite = Invitar
lobby-invite-about = Quien tenga este enlace o el código { $code } puede entrar.
lobby-code = Código
lobby-invite-link = Enlace a esta mesa
lobby-invite-qr = Escanéalo con un móvil de la misma red.
lobby-invite-qr-label = El enlace a esta mesa como código QR
lobby-invite-loopback = Ahora solo se puede entrar desde este equipo. Para jugar con otros dispositivos de tu red, arranca el servidor con:
lobby-invite-which = La dirección de tu equipo en la red

# Bots
lobby-bots = Bots
lobby-bots-about = Solo ven lo que vería una persona en su asiento.
lobby-bot-level = Qué bot
lobby-bot-name =
    { $bot ->
        [novice] Novato
        [regular] Habitual
        [expert] Experto
        [quick] Rápido
        [random] Aleatorio
       *[other] { $bot }
    }
lobby-bot-add = Añadir un bot
lobby-bot-add-here = Dar este asiento al bot
lobby-bot-fill =
    { $empty ->
        [one] Llenar el último asiento
       *[other] Llenar los { $empty } asientos
    }
lobby-bot-full = Todos los asientos están ocupados.
lobby-bot-own-words = «{ $summary }»
temper-heading = Carácter
temper-preset =
    { $preset ->
        [own] El suyo
        [varied] Variado
        [cautious] Prudente
        [daring] Atrevido
        [suspicious] Desconfiado
        [dreamy] Soñador
        [sharp] Agudo
       *[mixed] A medida
    }
temper-tune = Ajustar al detalle
temper-boldness = Audacia
temper-boldness-about = Con qué facilidad dice ser lo que no es.
temper-scepticism = Escepticismo
temper-scepticism-about = Con qué facilidad disputa lo que anuncian los demás.
temper-memory = Memoria
temper-memory-about = Cuánto tiempo recuerda lo que ha visto.
temper-percent = { $percent } %
temper-told = Audacia: { $boldness } %; escepticismo: { $scepticism } %; memoria: { $memory } %

# Las cartas
cards-heading = Cartas
cards-edition = Edición
cards-players = Jugadores
cards-players-many = { $count } jugadores
cards-players-fewer = Un jugador menos
cards-players-more = Un jugador más
cards-set = Conjunto
cards-set-name =
    { $set ->
        [base] Básico
        [base-2013] Básico, 2013
        [A] Cara A
        [B] Cara B
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
        [base-2013] Tal como se imprimió al principio, con la Espía en lugar del Bufón.
        [A] Para las primeras partidas: dinero y alguna travesura.
        [B] Para quien ya conoce el juego: da más que pensar.
        [classic] La expansión, con todo bien encajado.
        [let-it-roll] La expansión, con rápidos vuelcos de la fortuna.
        [unity] La expansión, donde compensa hacer piña.
        [combo] La expansión en su versión más loca.
        [duel] Dos personas, seis cartas y el Maldito.
        [trio] Tres personas, seis cartas.
        [random] Al repartir se sortea uno de los conjuntos publicados.
        [own] Elegid los personajes a vuestro gusto.
       *[other] Un conjunto publicado.
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
cards-own-played = Este conjunto está en la mesa.
cards-own-not-yet = Aún no se puede jugar: la mesa conserva el conjunto que tenía.
cards-own-minimum = { $minimum }+ jugadores
cards-cemetery = Cementerio
cards-cemetery-about = Las cartas cuyos poderes se pueden invocar. No están en la mesa.
cards-cemetery-all = Todos los personajes que no están en la mesa
cards-cemetery-chosen = Estos personajes
cards-saved = Tus conjuntos guardados
cards-saved-choose = Elige uno

# Cómo se lleva la partida
option-heading = Cómo jugamos
option-group =
    { $group ->
        [time] Tiempo
        [contest] Disputas y memoria
        [people] Quién puede venir
       *[house] Reglas de la casa
    }
option-on = Sí
option-off = No
option-name =
    { $option ->
        [first] Quién empieza
        [seats] Quién se sienta dónde
        [clock] Tiempo para decidir
        [window] Tiempo para disputar
        [memorise] Tiempo para memorizar el reparto
        [beat] Pausa antes de que juegue un bot
        [pace] Ritmo de la partida
        [contest] Cómo se responde
        [memory] Lo que recuerda la página
        [confess_peek] Vistazos confesados
        [public] Mesa pública
        [spectators] Espectadores
        [newcomers] Gente nueva
        [only_the_richest] Solo gana quien más tiene
        [spy_sees_centre] Centro abierto a la Espía
       *[turn_limit] Límite de turnos
    }
option-about =
    { $option ->
        [first] De quién es el primer turno; después se sigue en el sentido de las agujas del reloj.
        [seats] Cada cual donde se sentó; o todos los sitios por sorteo al empezar la partida.
        [clock] Si se te acaba el tiempo, un bot juega por ti hasta que vuelvas.
        [window] Quien no haya respondido para entonces a un anuncio lo deja pasar.
        [memorise] Las cartas quedan boca arriba ese tiempo, o hasta que todo el mundo esté listo. Si las decisiones no tienen límite, esto tampoco.
        [beat] Una breve espera, siempre igual, para que no delate cuánto se ha pensado.
        [pace] Cuánto tiempo se muestra cada jugada. El tiempo para responder empieza después; se puede saltar en cualquier momento.
        [contest] Por orden, oyendo las respuestas anteriores; o en secreto, y se descubren todas a la vez.
        [memory] Todo desde el reparto; o solo la última ronda, y lo demás tenéis que recordarlo por vuestra cuenta.
        [confess_peek] Quien espera puede mirar su propia carta: toda la mesa se entera, y su próximo turno se gasta en mirar.
        [public] Cualquiera en este servidor encuentra la mesa; si no, solo quien tenga el enlace o el código.
        [spectators] Quien no tiene asiento puede mirar la partida. Ve lo que sabe toda la mesa, y después no puede sentarse en ella.
        [newcomers] Durante la partida, alguien nuevo puede relevar a un bot.
        [only_the_richest] Si varios llegan a la vez a las 13 monedas, solo gana quien más tenga.
        [spy_sees_centre] También en la segunda edición, la Espía puede elegir una carta del centro.
       *[turn_limit] Tras ese número de turnos, gana quien más tenga.
    }
option-first-drawn = Por sorteo
option-first-seat = Asiento { $number }
option-seats-value =
    { $value ->
        [random] Por sorteo
       *[chosen] Como se sentó la gente
    }
option-clock-none = Sin límite
option-window-none = Como cualquier decisión
option-contest-value =
    { $value ->
        [sealed] En secreto, a la vez
       *[clockwise] Por orden, de uno en uno
    }
option-memory-value =
    { $value ->
        [fading] Solo la última ronda
       *[open] Todo
    }
option-limit-none = Sin límite
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
