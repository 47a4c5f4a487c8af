# Autour d'un seul appareil, qui passe de main en main. $player et $name sont des personnes, $players plusieurs : rien qui
# s'accorde avec ces noms, ni « de » ni « que » devant.

device-title = Tous sur un seul appareil
device-about = Cet appareil passe de main en main. Entre deux joueurs, un rideau tombe : chacun ne voit que ce qu'il a le droit de voir. Qui joue ?
device-name = Nom du joueur { $number }
device-face = Choisir le visage du joueur { $number }
device-up = Avancer le joueur { $number } d'une place
device-remove = Retirer le joueur { $number }
device-add = Un joueur de plus
device-others = À la table, tu choisis les cartes, tu invites ceux qui jouent sur leur propre appareil, et tu donnes les places vides à des bots.
device-twice = Deux personnes s'appellent « { $name } » : donne un autre nom à l'une d'elles.
device-gather = Aller à la table

## Le rideau

device-latest = Ce qui vient de se passer
device-hand-to = Passe l'appareil à { $player }
device-turn = À { $player } de jouer
device-power = À { $player } de choisir (pouvoir { $character-of })
device-wish = { $player } veut revoir ses secrets.
device-i-am = { $player }, c'est moi
device-alone = Personne d'autre ne voit l'écran ? Alors continue :
device-lift = Lever le rideau
device-see-table = Regarder d'abord la table

## Une carte montrée à tous, sauf à la personne qui l'a devant elle

device-away-heading = { $player } détourne les yeux
device-all-heading = Tout le monde regarde
device-shown-away = Tous les autres voient cette carte, mais pas { $player }.
device-shown-all = Tout le monde autour de l'appareil voit cette carte. { $player } ne la voit pas.
device-ready-to-see = On est prêts
device-show = Montrer la carte
device-shown-heading = La carte montrée par { $player }
device-seen = C'est vu

## En main

device-strip = Qui a l'appareil en main
device-has = Rien que pour { $player }
device-has-hint = Quand tu as terminé, rien de tout cela ne reste à l'écran.
device-done = Terminé
device-stay = Regarder encore ({ $seconds })

## Annoncer à voix haute

device-announce-openly = Annoncer à voix haute
device-openly = Quel personnage annonce { $player } ?

## Ce que tous peuvent voir et dire

device-memorise = Retiens qui est qui !
device-memorise-hint = Toutes les cartes sont face visible. Bientôt, on les retourne.
device-all-ready = On est tous prêts
device-take = Pour revoir ce que tu sais, prends l'appareil :
device-who-contests = Qui conteste ?
device-nobody-contests = Personne ne conteste
device-contest =
    { $count ->
        [one] { $players } conteste
       *[other] { $players } contestent
    }
