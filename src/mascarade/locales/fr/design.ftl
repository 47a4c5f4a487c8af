# Compositions maison : la page où on les prépare, les vérifie, les essaie et les enregistre.
# $character est le nom d'un personnage sans article, $share une part telle que 16,7 %.

design-title = Composer sa partie
design-lead = Choisis qui vient au bal. Les règles sont vérifiées au fur et à mesure, et des bots peuvent faire l'essai pour toi.

## Choisir

design-start = Partir de
design-start-choose = une composition publiée
design-start-empty = Retirer tout le monde
design-search = Chercher un nom ou un pouvoir
design-none = Aucun personnage ne correspond à tous ces mots.
design-broken =
    { $part ->
        [edition] Ce lien cite une édition qui n'existe pas. Voici une composition pour commencer.
        [players] Ce lien ne dit pas à combien on joue. Voici une composition pour commencer.
       *[cards] Les cartes de ce lien sont illisibles. Voici une composition pour commencer.
    }

## Ce que disent les règles

design-verdict = Ce que disent les règles
design-verdict-state =
    { $state ->
        [checking] On consulte les règles…
        [playable] Cette composition est jouable.
        [warned] Cette composition est jouable, avec réserves.
       *[refused] Cette composition n'est pas encore jouable.
    }
design-published = C'est la composition publiée « { $set } ».
design-suggestions = Ce qui aiderait
design-put-in = Ajouter : { $character }
design-take-out = Retirer : { $character }

## Jouer et partager

design-ways = La jouer
design-play = Ouvrir une table
design-bots = Jouer avec des bots
design-share = La partager
design-share-about = Le lien contient toute la composition : on peut l'ouvrir, la modifier et la jouer.
design-share-link = Lien vers cette composition

## Enregistrer

design-saved = Tes compositions
design-saved-none = Rien n'est encore enregistré.
design-saved-about = Tes compositions te suivent sur tous tes appareils, et à chaque table que tu ouvres.
design-name = Nom de la composition
design-save = Enregistrer
design-save-new = Enregistrer comme nouvelle
design-kept = « { $name } » est enregistrée.
design-open = Ouvrir
design-delete = Supprimer
design-delete-of = Supprimer « { $name } »
design-delete-sure = Vraiment supprimer « { $name } » ?
design-delete-not = La garder

## Essayer

design-balance = Est-elle équilibrée ?
design-balance-about = Des bots la jouent de nombreuses fois. On voit alors quelles cartes portent chance ; entre humains, cela peut changer.
design-try = Faire l'essai
design-try-again = Réessayer
design-waiting =
    { $before ->
        [0] Ça commence dans un instant…
        [one] Une autre composition passe d'abord…
       *[other] { $before } autres compositions passent d'abord…
    }
design-running = { $done } parties sur { $games }
design-starting = Les bots s'installent. La première fois, cela peut prendre une minute ou deux…
design-failed = L'essai a échoué.
design-changed = Ces chiffres datent d'avant ton dernier changement.
design-games = { $games } parties, « { $bot } » à toutes les places.
design-remarks = Ce qui ressort
design-remark-even = Rien ne ressort : autant que ces parties permettent d'en juger, tout est équilibré.
design-remark-lucky = Bonnes cartes à recevoir : { $characters }.
design-remark-unlucky = Mauvaises cartes à recevoir : { $characters }.
design-remark-seat =
    { $side ->
        [up] { $seat ->
            [1] Le premier joueur gagne plus souvent que sa part : { $share }.
           *[other] Le { $seat }e joueur gagne plus souvent que sa part : { $share }.
        }
       *[down] { $seat ->
            [1] Le premier joueur gagne moins souvent que sa part : { $share }.
           *[other] Le { $seat }e joueur gagne moins souvent que sa part : { $share }.
        }
    }
design-remark-stall = Beaucoup de parties s'enlisent : { $share } n'étaient pas finies après { $limit } tours.
design-remark-named = { $character } ({ $share })
design-length = Durée
design-length-told = { $mean } tours en moyenne ; la moitié des parties en durent { $median } ou moins, une sur dix plus de { $high }.
design-stall = Parties enlisées
design-stall-told = { $share } après { $limit } tours
design-endings = Comment finissent les parties
design-ending =
    { $reason ->
        [thirteen] 13 pièces
        [ruin] Ruine d'un joueur
        [cheat] Pouvoir du Tricheur
        [last-standing] Un seul joueur en jeu
       *[turn-limit] Limite de tours
    }
design-by-character = Victoires selon le personnage reçu
design-by-seat = Victoires selon la place
design-fair = Le trait fin marque une part équitable : { $share }.
design-column-character = Reçu
design-column-seat = Place
design-column-share = Victoires
design-column-interval = Intervalle à 95 %
design-column-ending = Fin par
design-column-part = Part
design-seat =
    { $seat ->
        [1] Premier tour
       *[other] Place { $seat }
    }
