# Compositions maison : la page où on les prépare, les vérifie, les essaie et les enregistre.
# $character est le nom d'un personnage sans article, $share une part telle que 16,7 %.

design-title = Composer sa partie
design-lead = Choisis qui vient au bal. Les règles sont vérifiées à mesure ; des bots peuvent faire l'essai pour toi.

## Choisir

design-start = Partir de
design-start-choose = une composition publiée
design-start-empty = Retirer tout le monde
design-search = Chercher un nom ou un pouvoir
design-none = Aucun personnage ne contient tous ces mots.
design-broken =
    { $part ->
        [edition] Ce lien nomme une édition qui n'existe pas. Voici une composition pour commencer.
        [players] Ce lien ne dit pas pour combien de joueurs est la composition. En voici une pour commencer.
       *[cards] Les cartes de ce lien sont illisibles. Voici une composition pour commencer.
    }

## Ce que disent les règles

design-verdict = Ce que disent les règles
design-verdict-state =
    { $state ->
        [checking] On consulte les règles…
        [playable] Cette composition peut se jouer.
        [warned] Cette composition peut se jouer, mais :
       *[refused] Cette composition ne peut pas encore se jouer :
    }
design-published = C'est la composition publiée « { $set } ».
design-suggestions = Ce qui aiderait
design-put-in = Ajouter : { $character }
design-take-out = Retirer : { $character }

## Jouer et partager

design-ways = La jouer
design-play = Ouvrir une table
design-bots = Jouer tout de suite avec des bots
design-share = La partager
design-share-about = Le lien contient la composition elle-même : qui l'ouvre peut la changer et la jouer.
design-share-link = Lien vers cette composition

## Enregistrer

design-saved = Tes compositions
design-saved-none = Rien n'est encore enregistré.
design-saved-about = Tes compositions sont sur tous tes appareils, et dans le salon de chaque table que tu ouvres.
design-name = Nom de la composition
design-save = Enregistrer
design-save-new = Enregistrer à part
design-kept = « { $name } » est enregistrée.
design-open = Ouvrir
design-delete = Supprimer
design-delete-of = Supprimer « { $name } »
design-delete-sure = Vraiment supprimer « { $name } » ?
design-delete-not = La garder

## Essayer

design-balance = Est-elle équilibrée ?
design-balance-about = Des bots la jouent de nombreuses fois. On voit alors qui a de la chance à la donne ; entre humains, cela peut changer.
design-try = Faire l'essai
design-try-again = Réessayer
design-waiting =
    { $before ->
        [0] Cela commence dans un instant…
        [one] Une autre composition passe d'abord…
       *[other] { $before } autres compositions passent d'abord…
    }
design-running = { $done } parties sur { $games }
design-starting = Les bots prennent place. La première fois, cela peut durer une minute ou deux…
design-failed = L'essai n'a pas pu se faire.
design-changed = Ces chiffres sont ceux de la composition avant ton dernier changement.
design-games = { $games } parties, « { $bot } » à toutes les places.
design-remarks = Ce qui ressort
design-remark-even = Personne n'est nettement mieux ou moins bien loti : tout est aussi égal que tant de parties peuvent le dire.
design-remark-lucky = Bonnes cartes à la donne : { $characters }.
design-remark-unlucky = Mauvaises cartes à la donne : { $characters }.
design-remark-seat =
    { $side ->
        [up] La place { $seat }, comptée depuis le premier tour, gagne plus que sa part : { $share }.
       *[down] La place { $seat }, comptée depuis le premier tour, gagne moins que sa part : { $share }.
    }
design-remark-stall = Beaucoup de parties s'enlisent : { $share } n'étaient pas finies après { $limit } tours.
design-remark-named = { $character } ({ $share })
design-length = Durée
design-length-told = { $mean } tours en moyenne ; la moitié des parties en compte { $median } ou moins, une sur dix plus de { $high }.
design-stall = Parties enlisées
design-stall-told = { $share } après { $limit } tours
design-endings = Comment finissent les parties
design-ending =
    { $reason ->
        [thirteen] 13 pièces
        [ruin] Ruine de quelqu'un
        [cheat] Pouvoir du Tricheur
        [last-standing] Tous les autres éliminés
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
