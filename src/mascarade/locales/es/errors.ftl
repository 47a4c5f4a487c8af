# Una frase para cada motivo por el que se rechaza algo: `error-<code>`.
# Los personajes llegan como nombres ($character con artículo, $nearest sin él); las ediciones, como `edition-*`.
# $reason es una frase entera, o lo que ha dicho un analizador. Las listas como $known llegan hechas.

# .short  sola, sin artículo: al frente de una mesa o de un resumen
edition-first = la primera edición
    .short = Primera edición
edition-second = la segunda edición
    .short = Segunda edición

# Un código que no tiene frase propia
error-unexplained = No se puede, por un motivo sin explicación: { $code }.

## Acciones

error-game-over = La partida ha terminado.
error-not-a-player = En esta mesa no hay ningún jugador con ese número.
error-eliminated = Este jugador ya está fuera de la partida.
error-peek-not-allowed = Ahora no se puede echar un vistazo a esa carta.
error-stale-decision = Demasiado tarde: la partida ya siguió.
error-not-your-decision = Ahora le toca decidir al jugador { $player }.
error-not-legal = Las reglas no lo permiten ahora ({ $action }).

## Escenarios

error-unknown-edition = No hay ninguna edición llamada «{ $edition }». Disponibles: { $known }.
error-unknown-set = No hay ningún escenario llamado «{ $set }» en { $edition }. Disponibles: { $known }.
error-set-players =
    { $players ->
        [one] El escenario «{ $set }» no es para 1 jugador, sino para { $known }.
       *[other] El escenario «{ $set }» no es para { $players } jugadores, sino para { $known }.
    }
error-not-as-published = Estas no son las cartas publicadas como «{ $set }» para { $players } jugadores.
error-players-out-of-range =
    { $players ->
        [one] 1 jugador no basta: { $edition } es de { $fewest } a { $most }.
       *[other] { $edition-start } es de { $fewest } a { $most } jugadores, no de { $players }.
    }
error-unknown-character =
    { $nearest ->
        [none] Nadie se llama «{ $character }» en { $edition }.
       *[other] Nadie se llama «{ $character }» en { $edition }. ¿Querías decir «{ $nearest }»?
    }
error-character-of-other-edition = { $character-start } no pertenece a { $edition }.
error-too-few-players = { $character-start } necesita al menos { $minimum } jugadores, y hay { $players }.
error-too-few-women =
    { $character-start } necesita entre las cartas al menos { $wanted ->
        [one] { $wanted } personaje femenino
       *[other] { $wanted } personajes femeninos
    }, y { $women ->
        [0] no hay ninguno
       *[other] hay { $women }
    }.
error-card-count =
    { $exact ->
        [yes] Con { $players ->
            [one] 1 jugador
           *[other] { $players } jugadores
        } hacen falta { $fewest } cartas, contando las del centro, { $cards ->
            [0] y no hay ninguna.
           *[other] y hay { $cards }.
        }
       *[no] Con { $players ->
            [one] 1 jugador
           *[other] { $players } jugadores
        } hacen falta de { $fewest } a { $most } cartas, contando las del centro, { $cards ->
            [0] y no hay ninguna.
           *[other] y hay { $cards }.
        }
    }
error-too-few-purses = Muy pocas cartas traen dinero de la banca: { $purses }. Hacen falta al menos { $wanted }.
error-few-purses = Menos de la mitad de las cartas traen dinero de la banca ({ $purses } de { $cards }); la partida puede alargarse.
error-indispensable =
    { $wanted ->
        [0] Falta { $character }: es imprescindible.
       *[other] Falta { $character }. Con una carta de la expansión se permite si al menos { $wanted } de todas las cartas traen dinero de la banca; aquí { $purses ->
            [0] no hay ninguna.
           *[other] solo hay { $purses }.
        }
    }
error-too-many-copies =
    { $character-start } aparece { $count } veces, pero de esa carta solo { $copies ->
        [one] hay una
       *[other] hay { $copies }
    }.
error-all-copies-or-none = { $character-start } va con { $copies } cartas o con ninguna, y aquí hay { $count }.
error-cemetery-missing = { $character-start } necesita un cementerio, y no hay.
error-cemetery-unused = Hay un cementerio, pero ninguna carta lo usa.
error-cemetery-in-play = { $character-start } no puede estar a la vez en el cementerio y en juego.
error-cemetery-copies =
    En el cementerio, { $character } va con { $copies ->
        [one] una carta
       *[other] { $copies } cartas
    } o con ninguna, y aquí hay { $count }.
error-cemetery-too-few-players =
    { $character-start } puede estar en el cementerio a partir de { $minimum } jugadores, y hay { $players }.
error-turn-limit = Una partida necesita al menos 1 turno; con un límite de { $limit } terminaría antes de empezar.
error-names =
    { $players ->
        [one] Hay 1 jugador
       *[other] Hay { $players } jugadores
    }, pero { $names ->
        [one] 1 nombre
       *[other] { $names } nombres
    }.
error-deal-cards =
    { $missing ->
        [none] En el reparto sobran cartas: { $surplus }.
       *[other] { $surplus ->
            [none] En el reparto faltan cartas: { $missing }.
           *[other] El reparto no coincide con el escenario. Faltan: { $missing }. Sobran: { $surplus }.
        }
    }
error-deal-cemetery =
    { $missing ->
        [none] En el cementerio sobran cartas: { $surplus }.
       *[other] { $surplus ->
            [none] En el cementerio faltan cartas: { $missing }.
           *[other] El cementerio no coincide con el escenario. Faltan: { $missing }. Sobran: { $surplus }.
        }
    }
error-deal-first = El primer turno es de un asiento que no existe.
error-scenario-too-large = Demasiado largo para ser un escenario: más de { $most } bytes.
error-scenario-empty = El escenario está vacío.
error-scenario-malformed = Esto no es un escenario: { $reason }

# Lo que puede fallar en un campo de un escenario; sustituyen a `error-scenario-malformed`
slip-unknown-field =
    { $nearest ->
        [none] El campo «{ $field }» no existe en un escenario. Disponibles: { $known }.
       *[other] El campo «{ $field }» no existe en un escenario. ¿Querías decir «{ $nearest }»?
    }
slip-unknown-option =
    { $nearest ->
        [none] La opción «{ $field }» no existe. Disponibles: { $known }.
       *[other] La opción «{ $field }» no existe. ¿Querías decir «{ $nearest }»?
    }
slip-missing = Al escenario le falta el campo «{ $field }».
slip-edition =
    { $nearest ->
        [none] No hay ninguna edición llamada «{ $value }». Disponibles: { $known }.
       *[other] No hay ninguna edición llamada «{ $value }». ¿Querías decir «{ $nearest }»?
    }
slip-cemetery = El cementerio es una lista de personajes o «{ $known }», pero no «{ $value }».
slip-type =
    { $place ->
        [0] «{ $field }» tiene
       *[other] El elemento { $place } de «{ $field }» tiene
    } que ser { $wanted ->
        [int] un número entero
        [str] texto
        [bool] verdadero o falso
        [array] una lista
        [object] una tabla
       *[other] otra cosa
    }, y no { $found ->
        [int] un número
        [float] un número con decimales
        [str] texto
        [bool] verdadero o falso
        [array] una lista
        [object] una tabla
        [null] nada
       *[other] lo que es
    }.

error-scenario-unreadable = Esto no es ni TOML ni JSON: { $reason }

## Registros

error-record-too-large = Demasiado largo para ser un registro: más de { $most } bytes.
error-record-too-long = La partida es demasiado larga para volver a verla: { $events } eventos, y el máximo es { $most }.
error-record-empty = El registro está vacío.
error-record-format = El registro tiene el formato { $found }, y esta versión lee el { $known }.
error-record-rules = El registro usa la versión { $found } de las reglas, y este programa, la { $known }.
error-record-malformed = Esto no es el registro de una partida: { $reason }
error-record-digest = El registro cambió después de guardarse: su huella no coincide.
error-record-setup = La partida del registro no pudo empezar: { $reason }
error-record-names =
    El registro nombra a { $names ->
        [one] 1 persona
       *[other] { $names } personas
    }, pero juegan { $players }.
error-record-action = La acción { $action } del registro no pudo jugarse: { $reason }
error-record-event =
    El evento { $event } del registro (contando desde 0) no es el que produce { $action ->
        [0] el reparto
       *[other] la acción { $action }
    }.
error-record-cut-short =
    El registro se corta antes del evento { $event } (contando desde 0), que produce { $action ->
        [0] el reparto
       *[other] la acción { $action }
    }.
error-record-surplus = El registro contiene { $events } eventos, pero a partir del { $event } (contando desde 0) no proceden de ninguna acción.

## Archivos

error-file-missing = No existe el archivo «{ $file }».
error-file-unreadable = No se puede leer «{ $file }»: { $reason }
error-file-exists = «{ $file }» ya existe. Para sobrescribirlo, añade --force.
error-file-unwritable = No se puede escribir «{ $file }»: { $reason }

error-output-unwritable = No se puede escribir la salida: { $reason }

## La línea de órdenes

error-unknown-viewer = No hay nadie llamado «{ $viewer }». Elige entre: { $known }.
error-unknown-language = No existe el idioma «{ $language }». Disponibles: { $known }.
error-unknown-scenarios = «{ $set }» no es ni una edición ni un escenario. Disponibles: { $known }.
error-no-sets =
    { $players ->
        [one] No hay ningún escenario para 1 jugador; los hay de { $fewest } a { $most }.
       *[other] No hay ningún escenario para { $players } jugadores; los hay de { $fewest } a { $most }.
    }
error-force-without-record = --force solo va con --record.

## Entornos

error-not-a-whole-number = «{ $value }» no es un número entero.
error-unknown-render-mode = No existe el modo de presentación «{ $mode }». Disponibles: { $known }.
error-bots-at-the-table =
    { $bots ->
        [one] Indicaste 1 bot
       *[other] Indicaste { $bots } bots
    }; indica uno para todos, o uno para cada uno de los otros { $others } de la mesa.

## La base de datos de un servicio

error-database-missing = No hay ninguna base de datos en { $database }.
error-not-confirmed = La mesa { $table } sigue abierta: no escribiste su código.
error-yes-needed = Con --json no se puede pedir confirmación: añade --yes.
error-code-or-all = Indica el código de una mesa o --all, pero no ambos.
error-duration = «{ $written }» no es una duración. Escribe 30d, 12h, 90m o 45s; 0 es para siempre.
error-backup-elsewhere = Copia esta base de datos con su propia herramienta: «{ $command }».
