# Autour d'un seul appareil, qui passe de main en main. $player et $name sont des personnes, $players plusieurs : rien qui
# s'accorde avec ces noms, ni « de » ni « que » devant.

device-title = Autour d'un seul appareil
device-about = Cet appareil passe de main en main, et un rideau tombe entre deux personnes : chacun ne voit que ce qui est pour lui. Qui joue dessus ?
device-name = Nom de la personne { $number }
device-up = Avancer le numéro { $number } d'une place
device-remove = Retirer le numéro { $number }
device-add = Une personne de plus
device-others = À la table, tu choisis les cartes, tu invites d'autres gens qui jouent sur leur propre appareil, et tu donnes les places vides à des bots.
device-twice = Deux personnes s'appellent « { $name } » : donne un autre nom à l'une d'elles.
device-gather = À la table

## Le rideau

device-latest = Ce qui vient de se passer
device-hand-to = Passez l'appareil à { $player }
device-turn = C'est à { $player } de jouer.
device-power = C'est à { $player } de choisir, pour le pouvoir { $character-of }.
device-wish = { $player } veut revoir ce qui est pour ses yeux.
device-i-am = { $player }, c'est moi
device-alone = Personne d'autre ne voit l'écran ? Alors touche encore une fois.
device-lift = Lever le rideau
device-see-table = Regarder d'abord la table

## Une carte montrée à tous, sauf à la personne qui l'a devant elle

device-away-heading = { $player } détourne les yeux
device-all-heading = Tout le monde regarde
device-shown-away = Tous les autres voient cette carte, mais pas { $player }.
device-shown-all = Tout le monde autour de l'appareil voit cette carte. { $player } ne la voit pas.
device-ready-to-see = Nous y sommes
device-show = Montrer la carte
device-shown-heading = La carte montrée par { $player }
device-seen = Nous l'avons vue

## En main

device-strip = Qui a l'appareil en main
device-has = Rien que pour { $player }
device-has-hint = Quand tu as fini, rien de tout cela ne reste à l'écran.
device-done = Fini
device-stay = Regarder encore ({ $seconds })

## Annoncer à voix haute

device-announce-openly = Annoncer à voix haute
device-openly = Quel personnage annonce { $player } ?

## Ce que tous peuvent voir et dire

device-memorise = Retenez qui est qui
device-memorise-hint = Les cartes sont visibles pour tous. Ensuite elles seront retournées.
device-all-ready = Tout le monde est prêt
device-take = Qui veut revoir ce qu'il sait prend l'appareil :
device-who-contests = { $player } dit : « Je suis { $character } ! » Qui conteste ?
device-nobody-contests = Personne ne conteste
device-contest =
    { $count ->
        [one] { $players } conteste
       *[other] { $players } contestent
    }
