# Une partie que l'on revoit, d'une table ou d'un enregistrement que quelqu'un apporte.
# $viewer est le nom d'une personne, $card une carte comme en parle story.ftl. $turn vaut 0 pour la donne.

replay-title = Revoir
replay-page = On revoit la partie à la table { $code }
replay-about = Apportez l'enregistrement d'une partie et revoyez-la à la place de n'importe qui, avec ce que chacun pouvait croire à chaque instant.
replay-drop = Déposez l'enregistrement ici, ou
replay-file = Choisir un fichier
replay-hint = On garde une partie à sa fin, ou par la commande mascarade demo --record. L'enregistrement est vérifié et n'est pas conservé.
replay-checking = Vérification de l'enregistrement…
replay-loading = On remet la table…
replay-refused = Cet enregistrement ne peut pas être montré
replay-not-shown = Cette partie ne peut pas vous être montrée
replay-not-yours = Seuls ceux qui étaient à la table, ou qui peuvent y regarder, revoient ses parties. Demandez-leur l'enregistrement : n'importe qui peut ouvrir ce fichier.
replay-another = Ouvrir un enregistrement
replay-name-about = Dites qui vous êtes, et voyez la partie à la table { $code } si elle est pour vous.
replay-watch = Revoir la partie
replay-door-about = Ouvrez l'enregistrement d'une partie et regardez par les yeux de chacun.

## À la table

replay-eyes = Vu par
replay-eyes-all = Qui voit tout
replay-eyes-public = Le public
replay-all-mark = Toutes les cartes sont visibles. Personne à la table n'a vu cela.
replay-public-mark = Ce que tout le monde a vu, et rien de plus.
replay-seat-mark = Ce que { $viewer } a vu, et rien de plus.
replay-moment =
    { $turn ->
        [0] La donne
       *[other] Tour { $turn }
    }, événement { $event } sur { $last }
replay-controls = Parcourir la partie
replay-play = Lire
replay-pause = Mettre en pause
replay-speed = Vitesse
replay-times = { $speed }×
replay-last = Aller à la fin
replay-event-back = Un événement en arrière
replay-event-on = Un événement en avant
replay-reveal-back = Révélation précédente
replay-reveal-on = Révélation suivante
replay-reveal = Révélation
replay-link = Lien vers cet instant
replay-keys = Touches : ← → événements, ↑ ↓ tours, Page ↑ ↓ révélations, espace pour lire.

## Ce que l'on pouvait croire

replay-chances = Ce que l'on pouvait croire
replay-chances-hint = Touchez une carte pour voir ce que l'on pouvait en croire à cet instant.
replay-chances-of = { $viewer }, au sujet de : { $card }
replay-chances-public = N'importe qui, au sujet de : { $card }
replay-chances-all = En vérité, { $card }
replay-chances-none = Il n'y a pas de carte à cet endroit.
replay-chances-exact = Exact : tout ce qui était possible a été pesé.
replay-chances-loading = Calcul en cours…
