# Una partida que se vuelve a ver, de una mesa o de un registro que alguien trae.
# $viewer es el nombre de una persona; $card, una carta como la nombra story.ftl. $turn es 0 en el reparto.

replay-title = Volver a ver
replay-page = Volver a ver la partida de la mesa { $code }
replay-about = Trae el registro de una partida y vuelve a verla desde el sitio de cualquiera, con lo que podía creer en cada momento.
replay-drop = Suelta aquí el registro o
replay-file = Elige un archivo
replay-hint = El registro se guarda al final de una partida o con la orden mascarade demo --record. Se comprueba y no se conserva.
replay-checking = Comprobando el registro…
replay-loading = Se vuelve a poner la mesa…
replay-refused = Este registro no se puede mostrar
replay-not-shown = No podemos mostrarte esta partida
replay-not-yours = Solo vuelven a ver sus partidas quienes se sentaron a la mesa o pueden mirar en ella. Pídeles el registro: cualquiera puede abrir ese archivo.
replay-another = Abrir un registro
replay-name-about = Di quién eres y verás la partida de la mesa { $code }, si es para ti.
replay-watch = Volver a verla
replay-door-about = Abre el registro de una partida y mira con los ojos de cualquiera.

## En la mesa

replay-eyes = Vista por
replay-eyes-all = Quien todo lo ve
replay-eyes-public = El público
replay-all-mark = Todas las cartas están a la vista. Nadie en la mesa vio esto.
replay-public-mark = Lo que vio todo el mundo, y nada más.
replay-seat-mark = Lo que vio { $viewer }, y nada más.
replay-moment =
    { $turn ->
        [0] El reparto
       *[other] Turno { $turn }
    }, suceso { $event } de { $last }
replay-controls = Recorrer la partida
replay-play = Reproducir
replay-pause = Pausa
replay-speed = Velocidad
replay-times = { $speed }×
replay-last = Ir al final
replay-event-back = Un suceso atrás
replay-event-on = Un suceso adelante
replay-reveal-back = Revelación anterior
replay-reveal-on = Revelación siguiente
replay-reveal = Revelación
replay-link = Enlace a este momento
replay-keys = Teclas: ← → sucesos, ↑ ↓ turnos, Página ↑ ↓ revelaciones, espacio para reproducir.

## Lo que se podía creer

replay-chances = Lo que se podía creer
replay-chances-hint = Toca una carta para ver qué se podía creer de ella en este momento.
replay-chances-of = { $viewer }, sobre { $card }
replay-chances-public = Cualquiera, sobre { $card }
replay-chances-all = En realidad, { $card }
replay-chances-none = Ahí no hay ninguna carta.
replay-chances-exact = Exacto: se sopesó todo lo posible.
replay-chances-loading = Calculando…
