# Lo que dice la orden `mascarade` además de la historia y sus rechazos.

cli-refused = Rechazado:
cli-warning = Aviso:

## Con qué ojos

cli-eyes-all = Contada sin ocultar nada. Lo que va entre paréntesis no lo sabe toda la mesa.
cli-eyes-spectator = Contada tal como la ve un espectador.
cli-eyes-player = Contada tal como la ve { $player }. Lo que va entre paréntesis no lo sabe toda la mesa.

## Partidas

cli-game =
    { $set ->
        [none] Partida de { $edition } con un escenario propio, para { $players } jugadores
       *[other] Partida de { $edition }, escenario «{ $set }», para { $players } jugadores
    }
cli-seed = Semilla { $seed }. Para volver a verla: { $command }
cli-thoughts-untold =
    { $count ->
        [one] Se omite un pensamiento de { $bot }: no hay palabras para «{ $message }».
       *[other] Se omiten { $count } pensamientos de { $bot }: no hay palabras para «{ $message }».
    }
cli-recorded = El registro se guardó en { $file }.

## Escenarios

set-base = El juego básico
set-base-2013 = El juego básico en su primera impresión
set-A = Lado A, para las primeras partidas
set-B = Lado B, más estratégico
set-classic = Clásico
set-let-it-roll = Que ruede
set-unity = La unión hace la fuerza
set-combo = Combo definitivo
set-duel = Duelo mortal
set-trio = Trío infernal

cli-edition-heading =
    { $edition ->
        [first] Primera edición
       *[second] Segunda edición
    }
cli-column-set = Escenario
cli-column-name = Nombre
cli-column-players = Jugadores
cli-column-cards = Cartas
cli-column-character = Personaje
cli-column-marks = Marcas
cli-column-power = Poder
cli-set-heading = { $name } ({ $set })
cli-set-heading-players = { $name } ({ $set }), { $players } jugadores
cli-purse = bolsa
cli-minimum = { $minimum }+
cli-copies = { $name } ×{ $count }
cli-marks-explained = bolsa: trae dinero de la banca · 8+: en un escenario propio exige al menos ese número de jugadores
cli-centre =
    { $count ->
        [one] En el centro hay una carta.
       *[other] En el centro hay { $count } cartas.
    }
cli-cemetery = Cementerio: { $characters }
cli-scenarios-hint = Las cartas y los poderes de un escenario: { $command }

cli-scenario-unnamed = Un escenario sin nombre
cli-scenario-summary = { $edition-short }, { $players ->
        [one] 1 jugador
       *[other] { $players } jugadores
    }, { $cards ->
        [one] 1 carta
       *[other] { $cards } cartas
    }: { $characters }.
cli-scenario-summary-empty = { $edition-short }, { $players ->
        [one] 1 jugador
       *[other] { $players } jugadores
    }, ninguna carta.
cli-scenario-playable = Este escenario se puede jugar.
cli-scenario-playable-warned = Este escenario se puede jugar, pese a los avisos.
cli-scenario-refused = Este escenario no se puede jugar.

## Registros

cli-verified = Verificado: la partida pudo jugarse tal como está registrada.
cli-verified-played =
    { $turns ->
        [one] 1 turno
       *[other] { $turns } turnos
    }, { $actions ->
        [one] 1 acción
       *[other] { $actions } acciones
    }, { $events ->
        [one] 1 evento
       *[other] { $events } eventos
    }.
cli-verified-players = En la mesa: { $players }.
cli-verified-unfinished = La partida no ha terminado.

## El servidor

cli-serve-here = Mascarade te espera en { $address }
cli-serve-network = En tu red: { $address }
cli-serve-loopback = Solo se puede entrar desde este equipo. Con --host 0.0.0.0 también se podrá desde tu red.
cli-serve-moved = El puerto { $usual } está ocupado; se usa el { $port }.
cli-serve-stop = Para detenerlo, pulsa Ctrl-C. Las partidas siguen cuando se vuelve a iniciar.

## Las mesas de un servicio

cli-tables-none = No se encontró ninguna mesa.
cli-tables-column-code = Código
cli-tables-column-phase = Estado
cli-tables-column-people = Personas
cli-tables-column-age = Abierta hace
cli-tables-column-quiet = Sin actividad desde hace
cli-tables-phase =
    { $phase ->
        [lobby] en la sala
        [dealing] repartiendo
        [memorising] cartas a la vista
        [playing] en juego
        [finished] terminada
        [aborted] interrumpida
       *[closed] cerrada
    }
cli-tables-age = Abierta hace { $age }; sin actividad desde hace { $quiet }.
cli-tables-game =
    { $edition ->
        [first] Primera edición
       *[second] Segunda edición
    }, { $players } asientos; { $game ->
        [0] todavía sin partida
       *[other] partida { $game }
    }.
cli-tables-seat-empty = Asiento { $seat }: libre
cli-tables-seat-bot = Asiento { $seat }: { $name }, un bot ({ $bot })
cli-tables-seat-person =
    { $host ->
        [yes] Asiento { $seat }: { $name }, anfitrión
       *[no] Asiento { $seat }: { $name }
    }
cli-tables-cards = Las cartas al final, por posición: { $cards }.
cli-tables-close-ask = Esto cierra la mesa { $code } para todos. Escribe su código para confirmar:
cli-tables-closed = La mesa { $code } está cerrada.
cli-tables-exported =
    { $count ->
        [0] No hay partidas terminadas: nada que exportar a { $folder }.
        [one] Un registro exportado a { $folder }.
       *[other] { $count } registros exportados a { $folder }.
    }
cli-backup-done =
    { $file } es una copia completa: { $tables ->
        [one] 1 mesa
       *[other] { $tables } mesas
    }, { $people ->
        [one] 1 persona
       *[other] { $people } personas
    }.
