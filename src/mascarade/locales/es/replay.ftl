# Una partida que se vuelve a ver, de una mesa o de un registro que alguien trae.
# $viewer es el nombre de una persona; $card, una carta como la nombra story.ftl. $turn es 0 en el reparto.

replay-title = Volver a ver
replay-page = Volver a ver la partida de la mesa { $code }
replay-about = Abre el registro de una partida y vuelve a verla desde cualquier asiento, con lo que cada jugador podía creer en cada momento.
replay-drop = Suelta aquí el registro o
replay-file = Elige un archivo
replay-hint = El registro se guarda al final de una partida o con el comando mascarade demo --record. Se comprueba y no se conserva.
replay-checking = Comprobando el registro…
replay-loading = Poniendo la mesa otra vez…
replay-refused = Este registro no se puede mostrar
replay-not-shown = No podemos mostrarte esta partida
replay-not-yours = Solo pueden verla los jugadores y espectadores de esa partida. Pídeles el registro: cualquiera puede abrir el archivo.
replay-another = Abrir un registro
replay-name-about = Di quién eres para ver la partida de la mesa { $code }, si puedes verla.
replay-watch = Volver a verla
replay-door-about = Abre el registro de una partida y mírala con los ojos de cualquier jugador.

## En la mesa

replay-eyes = Vista por
replay-eyes-all = Sin secretos
replay-eyes-public = El público
replay-all-mark = Todas las cartas están a la vista. Nadie en la mesa vio esto.
replay-public-mark = Lo que vieron todos, y nada más.
replay-seat-mark = Lo que vio { $viewer }, y nada más.
replay-moment =
    { $turn ->
        [0] El reparto
       *[other] Turno { $turn }
    }, evento { $event } de { $last }
replay-controls = Recorrer la partida
replay-play = Reproducir
replay-pause = Pausa
replay-speed = Velocidad
replay-times = { $speed }×
replay-last = Ir al final
replay-event-back = Un evento atrás
replay-event-on = Un evento adelante
replay-reveal-back = Revelación anterior
replay-reveal-on = Revelación siguiente
replay-reveal = Revelación
replay-link = Enlace a este momento
replay-keys = Teclas: ← → eventos, ↑ ↓ turnos, Página ↑ ↓ revelaciones, espacio para reproducir.

## Lo que se podía creer

replay-chances = Lo que se podía creer
replay-chances-hint = Elige una carta para ver qué se podía creer de ella en este momento.
replay-chances-of = { $viewer }, sobre { $card }
replay-chances-public = Cualquiera, sobre { $card }
replay-chances-all = En realidad, { $card }
replay-chances-none = Ahí no hay ninguna carta.
replay-chances-exact = Exacto: se consideró todo lo posible.
replay-chances-loading = Calculando…
