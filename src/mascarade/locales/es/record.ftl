# Lo que una persona ha jugado, y lo que se guarda sobre ella.
# $character es un personaje, $share una parte como 33 %.

record-title = Tu historial
record-lead = Esto solo lo ves tú.
record-nobody = Este dispositivo aún no conoce a nadie. Juega una partida, y estará aquí.
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
record-by-dealt = Por el personaje que recibiste
record-by-held = Por quién eras al final
record-column-edition = Edición
record-column-character = Personaje
record-column-games = Partidas
record-column-won = Ganadas
record-column-share = Parte
record-bluffs = Tus mejores faroles
record-bluffs-none = Aún no te ha salido ningún farol.
record-bluff =
    { $coins ->
        [0] Dijiste ser { $character } con un { $percent } % de probabilidad, y nadie lo disputó.
        [one] Dijiste ser { $character } con un { $percent } % de probabilidad, nadie lo disputó y te valió 1 moneda.
       *[other] Dijiste ser { $character } con un { $percent } % de probabilidad, nadie lo disputó y te valió { $coins } monedas.
    }
record-delusions = Tus autoengaños más largos
record-delusions-none = Nunca te has engañado mucho tiempo sobre ti.
record-delusion = Te equivocaste sobre tu propia carta durante { $turns } turnos, del { $first } al { $last }.
record-judging =
    { $games ->
        [one] Aún se está repasando una partida…
       *[other] Aún se están repasando { $games } partidas…
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
record-replay = Ver de nuevo
record-gone = Esta mesa ya no existe.

## Lo que se guarda

record-data = Tus datos
record-export = Descargarlo todo
record-export-about = Todo lo que se guarda aquí sobre ti, en un archivo: tu nombre, tus mesas, tus conjuntos, tus resultados, lo que dijiste.
record-delete = Borrarlo todo
record-delete-about = Tu nombre, tus conjuntos, tus resultados y lo que dijiste se borran de aquí para siempre, en todos tus dispositivos. En las mesas donde juegas sigue un bot. Nadie puede deshacerlo, y ningún enlace de recuperación lo devuelve.
record-delete-sure = Sí, borrarlo todo
record-delete-not = No, conservarlo
record-gone-heading = Todo borrado
record-gone-about = Ya no se guarda nada sobre ti. Cuando quieras, puedes volver con otra cara.
