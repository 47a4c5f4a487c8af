# Lo que una persona ha jugado, y lo que se guarda sobre ella.
# $character es un personaje, $share una parte como 33 %.

record-lead = Esto solo lo ves tú.
record-nobody = Este dispositivo aún no te conoce. Juega una partida y aparecerá aquí.
record-none = Aún no has terminado ninguna partida.
record-games-all =
    { $games ->
        [one] Una partida
       *[other] { $games } partidas
    }
record-won-all =
    { $won ->
        [one] { $won } ganada
       *[other] { $won } ganadas
    }
record-share = { $share } de tus partidas
record-by-edition = Por edición
record-by-dealt = Según el personaje que recibiste
record-by-held = Según quién eras al final
record-column-edition = Edición
record-column-character = Personaje
record-column-games = Partidas
record-column-won = Ganadas
record-column-share = Porcentaje
record-bluffs = Tus mejores faroles
record-bluffs-none = Aún no te funcionó ningún farol.
record-bluff =
    { $coins ->
        [0] Dijiste ser { $character } con un { $percent } % de probabilidad, y nadie te desafió.
        [one] Dijiste ser { $character } con un { $percent } % de probabilidad, nadie te desafió y ganaste 1 moneda.
       *[other] Dijiste ser { $character } con un { $percent } % de probabilidad, nadie te desafió y ganaste { $coins } monedas.
    }
record-delusions = Tus autoengaños más largos
record-delusions-none = Nunca creíste ser otro personaje por mucho tiempo.
record-delusion = Creíste ser otro personaje durante { $turns } turnos, del { $first } al { $last }.
record-judging =
    { $games ->
        [one] Aún estamos analizando una partida…
       *[other] Aún estamos analizando { $games } partidas…
    }
record-games = Tus partidas
record-game-won = Ganada
record-game-lost = Perdida
record-game-about =
    { $coins ->
        [one] { $players } jugadores, una moneda al final
       *[other] { $players } jugadores, { $coins } monedas al final
    }
record-became = De { $dealt } a { $held }
record-stayed = { $dealt } de principio a fin
record-truth = La verdad
record-replay = Volver a verla
record-gone = Esta mesa ya no existe.

## Lo que se guarda

record-devices = Tus dispositivos
record-device = { $browser } en { $system }
record-device-unknown = Dispositivo desconocido
record-device-here = Este dispositivo
record-device-used = Último uso: { $day }
record-device-since = Sesión iniciada: { $day }
record-device-sign-out = Cerrar sesión
record-device-sign-out-of = Cerrar sesión: { $device }
record-device-sign-out-about = Ese dispositivo dejará de conocerte. Para volver a usarlo, añádelo desde este.
record-device-signed-out = Sesión cerrada: { $device }
record-device-add = Añadir un dispositivo
record-device-add-when = Para jugar en varios dispositivos, todos conectados.
record-device-add-about = Abre este enlace en el otro dispositivo en menos de cinco minutos. Funciona una sola vez; después te conocen los dos.
record-data = Tus datos
record-export = Descargar todo
record-export-about = Todo lo que guardamos sobre ti, en un archivo: tu nombre, tus dispositivos, tus mesas, tus escenarios, tus resultados y lo que dijiste.
record-delete = Borrar todo
record-delete-about = Tu nombre, tus escenarios, tus resultados y lo que dijiste se borran para siempre, en todos tus dispositivos. En las mesas donde juegas sigue un bot. No se puede deshacer, y ningún enlace de recuperación lo devuelve.
record-delete-proof = Los demás conservan la prueba de que sus cartas se repartieron limpiamente, salvo en las partidas que repartió una versión anterior de este servidor: esas la pierden.
record-delete-sure = Sí, borrar todo
record-delete-not = No, conservarlo
record-gone-heading = Todo borrado
record-gone-about = Ya no guardamos nada sobre ti. Cuando quieras, vuelve con otra máscara.
record-face-about = Sirve para las próximas mesas; donde ya estás, conservas la anterior.
