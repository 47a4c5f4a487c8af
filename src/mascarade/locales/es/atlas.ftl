# El atlas del equilibrio: una página sobre todos los escenarios publicados. Mucho se dice con las palabras de arena.ftl.

atlas-title = Atlas del equilibrio
atlas-lead = Cada escenario publicado, jugado muchas veces por bots: cuánto duran las partidas y cómo terminan, qué asientos y qué cartas ganan más de lo que les toca, y cuánto vale cada anuncio.
atlas-facts =
    Jugado por { $bot }, { $games ->
        [one] una partida
       *[other] { $games } partidas
    } de cada escenario, { $limit } turnos como máximo, semilla { $seed }, mascarade { $version }.
atlas-contents = Índice
atlas-reading = Cómo se lee
atlas-note-share = Un punto es la parte de las partidas ganadas, medida en partes justas: ×1, la línea de puntos, es lo que ganaría cada uno si todo fuera igual. La raya que lo cruza es el intervalo del 95 % (Wilson); tiene color cuando queda entera a un lado. Una victoria compartida cuenta como una fracción.
atlas-note-gain = El número tras cada personaje anunciado es su ganancia: las monedas que ganó o perdió quien lo anunció hasta el final del turno, de media entre todos los anuncios, ciertos o no.
atlas-note-stall = Una partida que llega al límite de turnos se estancó; la ganan los más ricos.
atlas-note-bots = Las cifras describen a estos bots, y a las personas solo en la medida en que jueguen igual.
atlas-overview = Todos los escenarios de un vistazo
atlas-summary =
    { $games ->
        [one] Una partida
       *[other] { $games } partidas
    }; una parte justa es { $share }.
atlas-mistakes =
    { $count ->
        [one] Hubo que sustituir una respuesta del bot.
       *[other] Hubo que sustituir { $count } respuestas del bot.
    }
atlas-set = { $set }, { $players } jugadores
atlas-lengths = Duración en turnos
atlas-table = Como tabla
atlas-column-set = Escenario, jugadores
atlas-column-turns = Turnos
atlas-column-decisions = Decisiones
atlas-column-stalls = Estancadas
atlas-column-best-card = Mejor carta
atlas-column-worst-card = Peor carta
atlas-column-first-seat = Primer turno
atlas-column-gain = Ganancia
atlas-column-mean = Media
atlas-column-low = 10 %
atlas-column-median = Mediana
atlas-column-high = 90 %
atlas-column-longest = La más larga
atlas-unofficial = Obra de aficionados, no oficial. Mascarade es un juego de Bruno Faidutti.
atlas-written = El atlas está en { $page }, y sus cifras en { $figures }.

error-atlas-of-other = «{ $file }» no es de este atlas. Elige otra carpeta, o añade --force para sobrescribirlo.
error-no-figures = No hay cifras de este escenario para tantos jugadores.
