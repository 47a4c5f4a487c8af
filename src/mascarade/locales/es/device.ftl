# Alrededor de un solo dispositivo, que pasa de mano en mano. $player y $name son personas, $players varias.

device-title = Alrededor de un dispositivo
device-about = Este dispositivo pasa de mano en mano, y entre una y otra cae un telón: cada cual ve solo lo que le toca ver. ¿Quién juega en él?
device-name = Nombre de quien juega en { $number }.º lugar
device-up = Adelantar un puesto al número { $number }
device-remove = Quitar el número { $number }
device-add = Una persona más
device-others = En la mesa eliges las cartas, invitas a quienes jueguen en su propio dispositivo y das los sitios libres a bots.
device-twice = Dos personas se llaman «{ $name }»: ponle otro nombre a una de ellas.
device-gather = A la mesa

## El telón

device-latest = Lo que acaba de pasar
device-hand-to = Pasad el dispositivo a { $player }
device-turn = Es el turno de { $player }.
device-power = { $player } tiene que elegir, por el poder { $character-of }.
device-wish = { $player } quiere mirar lo que le toca saber.
device-i-am = Soy { $player }
device-alone = ¿Nadie más ve la pantalla? Entonces toca otra vez.
device-lift = Levantar el telón
device-see-table = Mirar antes la mesa

## Una carta que ven todos menos quien la tiene

device-away-heading = { $player } aparta la vista
device-all-heading = Todos miran
device-shown-away = Todos los demás ven la carta de { $player }, y { $player } no.
device-shown-all = Todos alrededor del dispositivo ven la carta de { $player }.
device-ready-to-see = Estamos listos
device-show = Mostrar la carta
device-shown-heading = La carta de { $player }
device-seen = La hemos visto

## En la mano

device-strip = Quién tiene el dispositivo
device-has = Solo para los ojos de { $player }
device-has-hint = Cuando termines, nada de esto queda en la pantalla.
device-done = Listo
device-stay = Seguir mirando ({ $seconds })

## Anunciar en voz alta

device-announce-openly = Anunciar en voz alta
device-openly = ¿Qué personaje anuncia { $player }?

## Lo que todos pueden ver y decir

device-memorise = Recordad quién es quién
device-memorise-hint = Las cartas están a la vista de todos. Después se dan la vuelta.
device-all-ready = Todos estamos listos
device-take = Quien quiera mirar lo que sabe toma el dispositivo:
device-who-contests = { $player } dice: «¡Soy { $character }!». ¿Quién lo disputa?
device-nobody-contests = Nadie lo disputa
device-contest =
    { $count ->
        [one] { $players } lo disputa
       *[other] { $players } lo disputan
    }
