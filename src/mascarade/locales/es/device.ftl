# Todos en un mismo dispositivo, que pasa de mano en mano. $player y $name son personas, $players varias.

device-title = Todos en un mismo dispositivo
device-about = El dispositivo pasa de mano en mano y, entre una y otra, cae un telón: cada uno ve solo lo suyo. ¿Quiénes juegan?
device-name = Nombre del jugador { $number }
device-face = Elegir la cara del jugador { $number }
device-up = Subir un puesto al jugador { $number }
device-remove = Quitar al jugador { $number }
device-add = Otro jugador
device-others = En la mesa eliges las cartas, invitas a quienes jueguen en su propio dispositivo y das los asientos libres a los bots.
device-twice = Hay dos jugadores llamados «{ $name }»: cambia uno de los nombres.
device-gather = A la mesa

## El telón

device-latest = Lo que acaba de pasar
device-hand-to = El dispositivo, para { $player }
device-turn = Turno de { $player }
device-power = { $player } tiene que elegir para el poder { $character-of }.
device-wish = { $player } quiere mirar lo suyo a solas.
device-i-am = Soy { $player }
device-alone = ¿Nadie más ve la pantalla? Entonces continúa:
device-lift = Levantar el telón
device-see-table = Ver antes la mesa

## Una carta que ven todos menos quien la tiene

device-away-heading = { $player } aparta la vista
device-all-heading = Todos miran
device-shown-away = Todos ven la carta de { $player }, menos { $player }.
device-shown-all = Todos los presentes ven la carta de { $player }.
device-ready-to-see = Estamos listos
device-show = Mostrar la carta
device-shown-heading = La carta de { $player }
device-seen = La hemos visto

## En la mano

device-strip = Quién tiene el dispositivo
device-has = Solo para { $player }
device-has-hint = Al terminar, nada de esto queda en la pantalla.
device-done = Listo
device-stay = Seguir mirando ({ $seconds })

## Anunciar en voz alta

device-announce-openly = Anunciar en voz alta
device-openly = ¿Qué personaje anuncia { $player }?

## Lo que todos pueden ver y decir

device-memorise = ¡Recuerden quién es quién!
device-memorise-hint = Las cartas están a la vista de todos. Después se dan la vuelta.
device-all-ready = ¡Todos listos!
device-take = ¿Quieres repasar lo que sabes? Toma el dispositivo:
device-who-contests = ¿Quién le desafía?
device-nobody-contests = Nadie le desafía
device-contest =
    { $count ->
        [one] { $players } le desafía
       *[other] { $players } le desafían
    }
