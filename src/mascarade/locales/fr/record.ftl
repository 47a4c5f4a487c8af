# Ce qu'une personne a joué, et ce qui est conservé sur elle.
# $character est un personnage, $share une part telle que 33 %.

record-lead = Personne d'autre que toi ne voit cette page.
record-nobody = Cet appareil ne te connaît pas encore. Joue une partie, et tu la retrouveras ici.
record-none = Tu n'as encore terminé aucune partie.
record-games-all =
    { $games ->
        [one] Une partie
       *[other] { $games } parties
    }
record-won-all =
    { $won ->
        [one] { $won } gagnée
       *[other] { $won } gagnées
    }
record-share = { $share } de tes parties
record-by-edition = Par édition
record-by-dealt = Par personnage reçu
record-by-held = Par personnage à la fin
record-column-edition = Édition
record-column-character = Personnage
record-column-games = Parties
record-column-won = Gagnées
record-column-share = Part
record-bluffs = Tes plus beaux bluffs
record-bluffs-none = Aucun de tes bluffs n'est encore passé.
record-bluff =
    { $coins ->
        [0] Tu t'es fait passer pour { $character } avec { $percent } % de chances de dire vrai, et personne n'a contesté.
        [one] Tu t'es fait passer pour { $character } avec { $percent } % de chances de dire vrai. Personne n'a contesté : { $coins } pièce de gagnée.
       *[other] Tu t'es fait passer pour { $character } avec { $percent } % de chances de dire vrai. Personne n'a contesté : { $coins } pièces de gagnées.
    }
record-delusions = Tes plus longues illusions
record-delusions-none = Tu ne t'es jamais fait d'illusions bien longtemps.
record-delusion = Pendant { $turns } tours, du tour { $first } au tour { $last }, tu te prenais pour quelqu'un d'autre.
record-judging =
    { $games ->
        [one] Une partie est encore à l'étude…
       *[other] { $games } parties sont encore à l'étude…
    }
record-games = Tes parties
record-game-won = Gagnée
record-game-lost = Perdue
record-game-about =
    { $coins ->
        [one] { $players } joueurs, { $coins } pièce à la fin
       *[other] { $players } joueurs, { $coins } pièces à la fin
    }
record-became = D'abord { $dealt }, à la fin { $held }
record-stayed = { $dealt } du début à la fin
record-truth = La vérité
record-replay = Revoir
record-gone = Cette table n'existe plus.

## Ce qui est conservé

record-devices = Tes appareils
record-device = { $browser } sur { $system }
record-device-unknown = Appareil inconnu
record-device-here = Cet appareil
record-device-used = Dernière visite : { $day }
record-device-since = Connecté : { $day }
record-device-sign-out = Déconnecter
record-device-sign-out-of = Déconnecter : { $device }
record-device-sign-out-about = Cet appareil-là ne te connaîtra plus. Pour t'en resservir, ajoute-le depuis celui-ci.
record-device-signed-out = Déconnecté : { $device }
record-device-add = Ajouter un appareil
record-device-add-when = Pour jouer sur plusieurs appareils, tous connectés.
record-device-add-about = Ouvre ce lien sur l'autre appareil dans les cinq minutes. Il ne sert qu'une fois ; les deux appareils te connaissent ensuite.
record-data = Tes données
record-export = Tout télécharger
record-export-about = Tout ce qui est conservé ici sur toi, dans un fichier : ton nom, tes appareils, tes tables, tes compositions, tes résultats, tes messages.
record-delete = Tout supprimer
record-delete-about = Ton nom, tes compositions, tes résultats et tes messages sont supprimés d'ici pour toujours, sur tous tes appareils. Aux tables où tu joues, un bot prend ta place. C'est définitif : aucun lien de récupération ne les rendra.
record-delete-proof = Les autres gardent la preuve que leurs cartes ont été distribuées honnêtement, sauf pour les parties distribuées par une version antérieure de ce serveur : celles-là perdent la leur.
record-delete-sure = Oui, tout supprimer
record-delete-not = Non, tout garder
record-gone-heading = Tout est supprimé
record-gone-about = Plus rien n'est conservé ici sur toi. Quand tu voudras, tu pourras revenir sous un nouveau visage.
record-face-about = Il vaut pour les prochaines tables ; là où tu as déjà une place, tu gardes l'ancien.
