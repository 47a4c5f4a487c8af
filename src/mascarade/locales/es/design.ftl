# Conjuntos propios: la página en la que se preparan, se comprueban, se prueban y se guardan.
# $character es el nombre de un personaje sin artículo, $share una parte como 16,7 %.

design-title = Diseñar un conjunto
design-lead = Elige quién viene al baile. Las reglas se comprueban sobre la marcha, y los bots pueden ponerlo a prueba.

## Elegir

design-start = Empezar con
design-start-choose = un conjunto publicado
design-start-empty = Quitarlos a todos
design-search = Buscar nombres y poderes
design-none = Ningún personaje tiene todas estas palabras.
design-broken =
    { $part ->
        [edition] Este enlace nombra una edición que no existe. Aquí tienes un conjunto para empezar.
        [players] Este enlace no dice para cuántos jugadores es el conjunto. Aquí tienes uno para empezar.
       *[cards] Las cartas de este enlace no se pueden leer. Aquí tienes un conjunto para empezar.
    }

## Lo que dicen las reglas

design-verdict = Lo que dicen las reglas
design-verdict-state =
    { $state ->
        [checking] Se consultan las reglas…
        [playable] Este conjunto se puede jugar.
        [warned] Este conjunto se puede jugar, pero:
       *[refused] Este conjunto aún no se puede jugar:
    }
design-published = Es el conjunto publicado «{ $set }».
design-suggestions = Qué ayudaría
design-put-in = Añadir: { $character }
design-take-out = Quitar: { $character }

## Jugar y compartir

design-ways = Jugarlo
design-play = Preparar una mesa
design-bots = Jugar ya con bots
design-share = Compartirlo
design-share-about = El enlace contiene el propio conjunto: quien lo abra puede cambiarlo y jugarlo.
design-share-link = Enlace a este conjunto

## Guardar

design-saved = Tus conjuntos
design-saved-none = Aún no hay nada guardado.
design-saved-about = Tus conjuntos están en todos tus dispositivos y en la sala de cada mesa que prepares.
design-name = Nombre del conjunto
design-save = Guardar
design-save-new = Guardar aparte
design-kept = «{ $name }» está guardado.
design-open = Abrir
design-delete = Borrar
design-delete-of = Borrar «{ $name }»
design-delete-sure = ¿Borrar «{ $name }» de verdad?
design-delete-not = Conservarlo

## Ponerlo a prueba

design-balance = ¿Está equilibrado?
design-balance-about = Los bots lo juegan muchas veces. Así se ve quién tiene suerte en el reparto; las personas pueden jugar de otro modo.
design-try = Ponerlo a prueba
design-try-again = Intentarlo de nuevo
design-waiting =
    { $before ->
        [0] Empieza en un momento…
        [one] Antes se prueba otro conjunto…
       *[other] Antes se prueban otros { $before } conjuntos…
    }
design-running = { $done } de { $games } partidas
design-starting = Los bots se sientan. La primera vez puede tardar un minuto o dos…
design-failed = No se ha podido probar.
design-changed = Estas cifras son del conjunto tal como era antes de tu último cambio.
design-games = { $games } partidas, «{ $bot }» en todos los asientos.
design-remarks = Lo que llama la atención
design-remark-even = Nadie sale claramente mejor ni peor parado: todo es tan parejo como pueden decir tantas partidas.
design-remark-lucky = Buena suerte en el reparto: { $characters }.
design-remark-unlucky = Mala suerte en el reparto: { $characters }.
design-remark-seat =
    { $side ->
        [up] El asiento { $seat }, contado desde el primer turno, gana más de lo que le toca: { $share }.
       *[down] El asiento { $seat }, contado desde el primer turno, gana menos de lo que le toca: { $share }.
    }
design-remark-stall = Muchas partidas se estancan: { $share } no habían acabado tras { $limit } turnos.
design-remark-named = { $character } ({ $share })
design-length = Duración
design-length-told = { $mean } turnos de media; la mitad de las partidas, { $median } o menos; una de cada diez, más de { $high }.
design-stall = Partidas estancadas
design-stall-told = { $share } tras { $limit } turnos
design-endings = Cómo acaban las partidas
design-ending =
    { $reason ->
        [thirteen] 13 monedas
        [ruin] Ruina de alguien
        [cheat] Victoria con trampas
        [last-standing] Nadie más en pie
       *[turn-limit] Límite de turnos
    }
design-by-character = Victorias según el personaje recibido
design-by-seat = Victorias según el asiento
design-fair = La línea fina es una parte justa: { $share }.
design-column-character = Recibido
design-column-seat = Asiento
design-column-share = Victorias
design-column-interval = Intervalo del 95 %
design-column-ending = Final por
design-column-part = Parte
design-seat =
    { $seat ->
        [1] Primer turno
       *[other] Asiento { $seat }
    }
