# Ce que le service refuse, et pourquoi une connexion prend fin : `error-<code>`.

## Requêtes

error-malformed = Requête non valable : { $reason }.
error-not-found = Il n'y a rien à cette adresse.
error-method-not-allowed = Cette adresse n'accepte pas cette méthode.
error-too-large = C'est trop volumineux.
error-not-json = Les requêtes doivent être en JSON.
error-broken = Un problème est survenu de notre côté. Rien n'a changé ; réessaie.
error-too-fast =
    { $seconds ->
        [one] Pas si vite ! Attends une seconde.
       *[other] Pas si vite ! Attends { $seconds } secondes.
    }
error-address-busy =
    { $minutes ->
        [one] Beaucoup de demandes viennent de ton réseau. Attends une minute.
       *[other] Beaucoup de demandes viennent de ton réseau. Attends { $minutes } minutes.
    }
error-answer-final = Tu as changé ta réponse { $most } fois. Elle est maintenant définitive.
error-foreign-origin = Cette requête vient de la page d'un autre site.
error-unknown-host = Ce serveur n'est pas connu sous le nom { $host }. Si c'est le tien, autorise ce nom avec --allowed-hosts { $host }, ou indique ton proxy avec --trusted-proxies.

## Personnes

error-not-signed-in = On ne te connaît pas encore ici : choisis d'abord un nom, ou ouvre ton lien de récupération.
error-no-such-key = Ce lien n'est pas valable, ou ne l'est plus.
error-no-guest = Cet invité n'existe pas sur cet appareil.
error-no-device = Cet appareil n'existe pas.
error-too-many-devices = Tu es déjà sur { $most } appareils, liens en attente compris. Déconnecte d'abord l'un d'eux.
error-too-many-guests = { $most } invités au plus peuvent partager un appareil.
error-name-empty = Un nom doit avoir au moins un caractère visible.
error-name-too-long = Un nom a au plus { $most } caractères.
error-name-characters = Un nom ne peut contenir ni caractères invisibles, ni caractères qui inversent le sens de lecture.
error-name-scripts = Écris ton nom dans un seul alphabet : mélangées, ces lettres ressemblent à d'autres noms.
error-chat-empty = Le message est vide.
error-chat-too-long = Un message a au plus { $most } caractères.
error-chat-characters = Un message ne peut contenir ni caractères invisibles, ni caractères qui inversent le sens de lecture.

## Tables

error-no-table = Cette table n'existe pas, ou tu n'y as pas accès.
error-table-rules = Cette table suit la version { $found } des règles ; ce serveur joue la version { $known }.
error-table-unreadable = Cette table a été enregistrée par une version plus récente du programme.
error-too-many-tables =
    { $seconds ->
        [one] Tu as ouvert beaucoup de tables. Attends une seconde.
       *[other] Tu as ouvert beaucoup de tables. Attends { $seconds } secondes.
    }
error-host-only = C'est à l'hôte de faire ça.
error-already-seated = Tu as déjà une place à cette table.
error-not-seated = Tu n'as pas de place à cette table.
error-not-yourself = Tu ne peux pas t'exclure, mais tu peux quitter la table.
error-no-person = La place { $seat } n'est pas occupée par une personne.
error-seat-empty = La place { $seat } est vide.
error-seat-taken = La place { $seat } est prise.
error-no-seat = Il n'y a pas de place { $seat } : cette table en a { $seats }.
error-seats-empty =
    { $empty ->
        [one] Une place est encore vide. Attends quelqu'un, ajoute un bot ({ $bots }) ou choisis moins de joueurs.
       *[other] { $empty } places sont encore vides. Attends du monde, ajoute des bots ({ $bots }) ou choisis moins de joueurs.
    }
error-table-full = Toutes les places sont prises.
error-too-many-seated = { $seated } places sont prises : on ne peut pas passer à { $players } joueurs.
error-name-taken = Le nom « { $name } », ou un nom très proche, est déjà pris à cette table. Choisis-en d'abord un autre.
error-knows-too-much = Tu as déjà regardé ou joué cette partie : tu ne peux plus y prendre place.
error-no-newcomers = L'hôte a fermé cette partie aux nouveaux venus.
error-lesson-once = Une leçon ne se rejoue pas à la même table : commences-en une autre depuis l'accueil.
error-set-or-cards = Choisis une composition ou tes propres cartes, pas les deux.
error-no-set-for-players = Aucune composition publiée de { $edition } ne se joue à { $players } joueurs.
error-first-beyond-seats = La place { $first } ne peut pas commencer : il n'y a que { $players } places.
error-turn-limit-too-high = Une partie à une table d'ici se termine au bout de { $most } tours au plus tard.
error-beat-too-short = Les bots attendent au moins { $least } millisecondes.
error-muted = L'hôte t'a retiré la parole.

## Parties

error-dealing = Les cartes sont en train d'être distribuées. C'est l'affaire de quelques secondes.
error-stale-lock = Cette donne est passée, ou ce n'est pas celle que tu as vérifiée.
error-wrong-share = Ce n'est pas la part qui avait été promise.
error-share-late = Cette part est arrivée trop tard pour la donne.
error-game-is-on = Une partie est en cours.
error-game-is-over = La partie est finie. L'hôte peut demander une revanche.
error-no-game = Aucune partie n'est en cours.
error-not-begun = Les cartes sont encore face visible : on commence quand tout le monde est prêt.
error-not-your-seat = Tu ne peux jouer que pour ta propre place.
error-id-used = Tu as déjà utilisé l'identifiant « { $id } » pour une autre action.
error-stale-game = Trop tard : on joue déjà une autre partie.
error-no-clock = Aucun chronomètre ne tourne.

## Pourquoi une connexion prend fin

error-hello-first = Le premier message doit être un hello.
error-hello-twice = Seul le premier message peut être un hello.
error-too-many-lines = Tu as trop de connexions ouvertes.
error-too-slow = La connexion n'a pas pu suivre.
error-silent = La connexion est restée muette trop longtemps.
error-nonsense = Trop de messages non valables.
error-gone = La connexion a été perdue.
error-restarting = Le serveur redémarre. Reviens dans un instant.
error-elsewhere = Tu as ouvert cette table ailleurs.
error-moved = Ta place est passée sur un autre appareil.
error-signed-out = Cet appareil a été déconnecté.
error-sent-away = L'hôte t'a fait quitter la table.
error-left = Tu as quitté la table.
error-no-watching = L'hôte n'accepte pas de spectateurs pour cette partie.
error-closed = L'administrateur du serveur a fermé cette table.
error-forgotten = Toutes tes données ici ont été supprimées.

## Service

error-database-url = « { $url } » n'est pas une base de données prise en charge. Donne un fichier, par exemple sqlite:///mascarade.db, ou un PostgreSQL, par exemple postgresql://nom@hôte/mascarade.
error-database-unusable = La base de données est inutilisable : { $reason }
error-database-served = Un autre serveur utilise déjà la base de données { $file }. Arrête-le d'abord, ou choisis un autre fichier avec --database.
error-database-newer = La base de données vient d'une version plus récente du programme : son schéma est { $found }, et cette version connaît { $known }.
error-database-away = La base de données ne répond pas. Ton action est peut-être enregistrée, peut-être pas : réessaie dans un instant.
error-nodes-missing = Pour utiliser plusieurs processus, il faut le paquet { $package }, qui manque : pip install 'mascarade[nodes]'
error-redis-url = « { $url } » n'est pas une adresse Redis prise en charge. Donnes-en une, par exemple redis://localhost:6379.
error-workers-need-postgresql = Pour utiliser plusieurs processus, il faut PostgreSQL : SQLite n'en accepte qu'un. Donne --database postgresql://…
error-cannot-listen = Impossible d'écouter sur { $host }, port { $port } : { $reason }
error-proxy-address = « { $address } » n'est pas l'adresse d'un proxy. Donne des adresses ou des réseaux, par exemple 127.0.0.1,10.0.0.0/8.
error-host-name = « { $host } » n'est pas un nom d'hôte. Donne des noms, par exemple play.example.org,*.example.net.
error-log-level = Il n'y a pas de niveau de journal « { $level } ». Au choix : { $known }.
error-log-format = Il n'y a pas de format de journal « { $format } ». Au choix : { $known }.

## S'occuper des tables

error-database-older = La base de données a l'ancien schéma { $found } au lieu de { $known } : démarre le serveur une fois pour la mettre à jour.
error-no-such-table = Aucune table n'a le code « { $table } ».
error-table-closed = La table { $table } est déjà fermée.
error-table-busy = La table { $table } est trop active pour être fermée. Réessaie.

## Analyses

error-reviews-busy = Beaucoup de parties sont en cours d'analyse. Réessaie dans un instant.
error-review-too-long = La partie est trop longue à analyser : le serveur s'est arrêté au bout de { $seconds } secondes.

## Compositions maison

error-too-many-sets = Tu as déjà enregistré { $most } compositions : supprimes-en une d'abord.
error-no-saved-set = Cette composition n'est plus enregistrée.
error-no-study = Cet essai n'existe pas.
error-studies-busy = Beaucoup de compositions sont à l'essai en ce moment. Réessaie dans une minute.
error-too-many-studies =
    { $minutes ->
        [one] Tu as fait essayer beaucoup de compositions. Attends une minute.
       *[other] Tu as fait essayer beaucoup de compositions. Attends { $minutes } minutes.
    }
