# El atlas del equilibrio: una página sobre todos los conjuntos publicados. Mucho se dice con las palabras de arena.ftl.

atlas-title = Atlas del equilibrio
atlas-lead = Cada conjunto publicado, jugado muchas veces por bots: cuánto duran las partidas y cómo acaban, qué asientos y qué cartas ganan más de lo que les toca, y cuánto vale anunciar a alguien.
atlas-facts =
    Jugado por { $bot }, { $games ->
        [one] una partida
       *[other] { $games } partidas
    } de cada conjunto, { $limit } turnos como mucho, semilla { $seed }, mascarade { $version }.
atlas-contents = Índice
atlas-reading = Cómo se lee
atlas-note-share = Un punto es una parte de las partidas ganadas, medida en partes justas: ×1, la línea de puntos, es lo que ganaría cada cual si todo fuera igual. La raya que lo cruza es el intervalo del 95 % de Wilson; tiene color cuando queda entera a un lado. Una partida ganada entre varios cuenta para cada uno como una fracción.
atlas-note-gain = Detrás de cada personaje anunciado está su ganancia: las monedas que quien lo anunció tenía de más, o de menos, al acabar el turno, de media entre todos los anuncios, ciertos o no.
atlas-note-stall = Una partida que llega al límite de turnos se ha estancado; la ganan los más ricos.
atlas-note-bots = Las cifras hablan de estos bots, y de las personas solo en la medida en que jueguen como ellos.
atlas-overview = Todos los conjuntos de un vistazo
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
atlas-table = En forma de tabla
atlas-column-set = Conjunto, jugadores
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

error-atlas-of-other = «{ $file }» es de otra cosa y no de este atlas. Elige otra carpeta, o añade --force para sobrescribirlo.
error-no-figures = No hay cifras de un conjunto así para tantos jugadores.
