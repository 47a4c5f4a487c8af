# Une partie que l'on revoit, d'une table ou d'un enregistrement que quelqu'un apporte.
# $viewer est le nom d'une personne, $card une carte comme en parle story.ftl. $turn vaut 0 pour la donne.

replay-title = Revoir
replay-page = La partie à la table { $code }, revue
replay-about = Apporte l'enregistrement d'une partie et revois-la à la place de chacun, avec ce qu'il pouvait croire à chaque instant.
replay-drop = Dépose l'enregistrement ici, ou
replay-file = Choisir un fichier
replay-hint = Une partie s'enregistre à la fin, ou avec la commande mascarade demo --record. Le fichier est vérifié, mais pas conservé.
replay-checking = Vérification de l'enregistrement…
replay-loading = On remet la table en place…
replay-refused = Cet enregistrement ne peut pas être montré
replay-not-shown = Tu ne peux pas voir cette partie
replay-not-yours = Seuls les joueurs et les spectateurs de cette partie peuvent la revoir. Demande-leur l'enregistrement : tout le monde peut ouvrir ce fichier.
replay-another = Ouvrir un enregistrement
replay-name-about = Dis qui tu es pour voir la partie à la table { $code }, si tu y as droit.
replay-watch = Revoir la partie
replay-door-about = Ouvre l'enregistrement d'une partie et regarde-la par les yeux de chacun.

## À la table

replay-eyes = Vu par
replay-eyes-all = Tout voir
replay-eyes-public = Le public
replay-all-mark = Toutes les cartes sont visibles. Personne à la table n'en voyait autant.
replay-public-mark = Ce que tout le monde a vu, et rien de plus.
replay-seat-mark = Vu par { $viewer }, et rien de plus.
replay-moment =
    { $turn ->
        [0] La donne
       *[other] Tour { $turn }
    }, événement { $event } sur { $last }
replay-controls = Parcourir la partie
replay-play = Lecture
replay-pause = Pause
replay-speed = Vitesse
replay-times = { $speed }×
replay-last = Aller à la fin
replay-event-back = Un événement en arrière
replay-event-on = Un événement en avant
replay-reveal-back = Révélation précédente
replay-reveal-on = Révélation suivante
replay-reveal = Révélation
replay-link = Lien vers cet instant
replay-keys = Touches : ← → événements, ↑ ↓ tours, Page ↑ ↓ révélations, espace pour la lecture.

## Ce que l'on pouvait croire

replay-chances = Ce que l'on pouvait croire
replay-chances-hint = Choisis une carte pour voir ce que l'on pouvait en croire à cet instant.
replay-chances-of = { $viewer }, sur { $card }
replay-chances-public = Tout le monde, sur { $card }
replay-chances-all = En vérité, { $card }
replay-chances-none = Il n'y a pas de carte à cet endroit.
replay-chances-exact = Exact : toutes les possibilités sont prises en compte.
replay-chances-loading = Calcul en cours…
