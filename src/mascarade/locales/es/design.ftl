# Escenarios propios: la página en la que se crean, se comprueban, se prueban y se guardan.
# $character es el nombre de un personaje sin artículo, $share una parte como 16,7 %.

design-title = Crear un escenario
design-lead = Elige quién viene al baile. Las reglas se comprueban sobre la marcha, y los bots pueden probar el escenario por ti.

## Elegir

design-start = Empezar con
design-start-choose = un escenario publicado
design-start-empty = Quitar todos
design-search = Buscar nombres y poderes
design-none = Ningún personaje contiene todas esas palabras.
design-broken =
    { $part ->
        [edition] La edición de este enlace no existe. Aquí tienes un escenario para empezar.
        [players] Este enlace no dice para cuántos jugadores es. Aquí tienes un escenario para empezar.
       *[cards] Las cartas de este enlace no se pueden leer. Aquí tienes un escenario para empezar.
    }

## Lo que dicen las reglas

design-verdict = Lo que dicen las reglas
design-verdict-state =
    { $state ->
        [checking] Comprobando las reglas…
        [playable] Este escenario se puede jugar.
        [warned] Este escenario se puede jugar, con reservas.
       *[refused] Este escenario aún no se puede jugar:
    }
design-published = Es el escenario publicado «{ $set }».
design-suggestions = Sugerencias
design-put-in = Añadir: { $character }
design-take-out = Quitar: { $character }

## Jugar y compartir

design-ways = Jugar
design-play = Preparar una mesa
design-bots = Jugar ya con bots
design-share = Compartir
design-share-about = El enlace contiene el escenario: quien lo abra puede cambiarlo y jugarlo.
design-share-link = Enlace a este escenario

## Guardar

design-saved = Tus escenarios
design-saved-none = Aún no hay nada guardado.
design-saved-about = Tus escenarios están en todos tus dispositivos y en cada mesa en la que eres anfitrión.
design-name = Nombre del escenario
design-save = Guardar
design-save-new = Guardar como nuevo
design-kept = «{ $name }» se guardó.
design-open = Abrir
design-delete = Borrar
design-delete-of = Borrar «{ $name }»
design-delete-sure = ¿Seguro que quieres borrar «{ $name }»?
design-delete-not = Conservar

## Ponerlo a prueba

design-balance = ¿Está equilibrado?
design-balance-about = Los bots lo juegan muchas veces. Así se ve qué cartas dan suerte; las personas pueden jugar de otro modo.
design-try = Poner a prueba
design-try-again = Probar de nuevo
design-waiting =
    { $before ->
        [0] Empieza en un momento…
        [one] Antes se prueba otro escenario…
       *[other] Antes se prueban otros { $before } escenarios…
    }
design-running = { $done } de { $games } partidas
design-starting = Los bots toman asiento. La primera vez puede tardar uno o dos minutos…
design-failed = No se pudo probar.
design-changed = Estas cifras son de antes de tu último cambio.
design-games = { $games } partidas, con el bot «{ $bot }» en todos los asientos.
design-remarks = Lo que llama la atención
design-remark-even = Nadie sale claramente mejor ni peor parado, hasta donde se puede ver en tantas partidas.
design-remark-lucky = Cartas con suerte: { $characters }.
design-remark-unlucky = Cartas sin suerte: { $characters }.
design-remark-seat =
    { $side ->
        [up] { $seat ->
            [1] El primer jugador gana más de lo que le toca: { $share }.
           *[other] El jugador { $seat } en el orden de juego gana más de lo que le toca: { $share }.
        }
       *[down] { $seat ->
            [1] El primer jugador gana menos de lo que le toca: { $share }.
           *[other] El jugador { $seat } en el orden de juego gana menos de lo que le toca: { $share }.
        }
    }
design-remark-stall = Muchas partidas se estancan: { $share } no terminaron en { $limit } turnos.
design-remark-named = { $character } ({ $share })
design-length = Duración
design-length-told = { $mean } turnos de media; la mitad de las partidas, { $median } o menos; una de cada diez, más de { $high }.
design-stall = Partidas estancadas
design-stall-told = { $share } tras { $limit } turnos
design-endings = Cómo terminan las partidas
design-ending =
    { $reason ->
        [thirteen] 13 monedas
        [ruin] Ruina de un jugador
        [cheat] Victoria con trampas
        [last-standing] Los demás, fuera
       *[turn-limit] Límite de turnos
    }
design-by-character = Victorias según la carta inicial
design-by-seat = Victorias según el orden de juego
design-fair = La línea fina es la parte justa: { $share }.
design-column-character = Carta inicial
design-column-seat = Orden
design-column-share = Victorias
design-column-interval = Intervalo del 95 %
design-column-ending = Final
design-column-part = Porcentaje
design-seat =
    { $seat ->
        [1] Primer jugador
       *[other] Jugador { $seat }
    }
