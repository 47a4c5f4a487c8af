# Ce que le service refuse, et pourquoi une connexion prend fin : `error-<code>`.

## Requêtes

error-malformed = La requête n'est pas valable : { $reason }.
error-not-found = Il n'y a rien à cette adresse.
error-method-not-allowed = Cette adresse n'accepte pas ce genre de requête.
error-too-large = C'est trop volumineux.
error-not-json = Les requêtes doivent être en JSON.
error-broken = Quelque chose a échoué de notre côté. Rien n'a changé ; réessaie.
error-too-fast =
    { $seconds ->
        [one] C'est trop rapide. Attends une seconde.
       *[other] C'est trop rapide. Attends { $seconds } secondes.
    }
error-foreign-origin = Ceci vient d'une page d'un autre site.

## Personnes

error-not-signed-in = On ne te connaît pas encore ici : donne d'abord un nom, ou reviens avec ton lien de récupération.
error-no-such-key = Ce lien n'est pas valable, ou ne l'est plus.
error-no-guest = Il n'y a pas cette personne sur cet appareil.
error-too-many-guests = { $most } invités au plus peuvent partager un appareil.
error-name-empty = Un nom doit avoir au moins un caractère visible.
error-name-too-long = Un nom a au plus { $most } caractères.
error-name-characters = Un nom ne peut contenir ni caractères invisibles, ni caractères qui inversent le sens de lecture.
error-chat-empty = Le message est vide.
error-chat-too-long = Un message a au plus { $most } caractères.
error-chat-characters = Un message ne peut contenir ni caractères invisibles, ni caractères qui inversent le sens de lecture.

## Tables

error-no-table = Cette table n'existe pas, ou tu n'y as pas accès.
error-table-rules = On a joué à cette table avec la version { $found } des règles, et ce serveur joue la version { $known }.
error-table-unreadable = Cette table a été enregistrée par une version plus récente du programme.
error-too-many-tables =
    { $seconds ->
        [one] Tu as ouvert beaucoup de tables. Attends une seconde.
       *[other] Tu as ouvert beaucoup de tables. Attends { $seconds } secondes.
    }
error-host-only = Seul l'hôte de la table peut faire cela.
error-already-seated = Tu as déjà une place à cette table.
error-not-seated = Tu n'as pas de place à cette table.
error-not-yourself = Tu ne peux pas te renvoyer toi-même ; tu peux quitter la table.
error-no-person = Il n'y a personne en chair et en os à la place { $seat }.
error-seat-empty = La place { $seat } est vide.
error-seat-taken = La place { $seat } est prise.
error-no-seat = Il n'y a pas de place { $seat } à cette table ; elle en a { $seats }.
error-seats-empty =
    { $empty ->
        [one] Une place est encore vide. Attends quelqu'un, donne-la à un bot ({ $bots }) ou prévois une table plus petite.
       *[other] { $empty } places sont encore vides. Attends du monde, donne-les à des bots ({ $bots }) ou prévois une table plus petite.
    }
error-table-full = Toutes les places sont prises.
error-too-many-seated = Il y a déjà { $seated } personnes à cette table : on ne peut pas la réduire à { $players }.
error-name-taken = Quelqu'un à cette table s'appelle déjà « { $name } », ou presque. Prends d'abord un autre nom.
error-knows-too-much = Tu as regardé cette partie ou tu y as eu une place : tu ne peux pas y en prendre une autre.
error-no-newcomers = L'hôte n'a pas ouvert cette partie aux nouveaux venus.
error-lesson-once = Une leçon ne se rejoue pas à sa table : commences-en une autre depuis l'accueil.
error-set-or-cards = Choisis une composition, ou tes propres cartes : pas les deux.
error-no-set-for-players = Aucune composition publiée de { $edition } n'est pour { $players } joueurs.
error-first-beyond-seats = La place { $first } ne peut pas commencer : il y a { $players } places.
error-muted = L'hôte t'a retiré la parole.

## Parties

error-game-is-on = Une partie est en cours.
error-game-is-over = La partie est finie. L'hôte peut demander une revanche.
error-no-game = Aucune partie n'est en cours.
error-not-begun = Les cartes sont encore face visible : on commence quand tout le monde est prêt.
error-not-your-seat = Tu ne peux agir que pour ta propre place.
error-id-used = L'identifiant « { $id } » a déjà servi pour une autre de tes actions.
error-stale-game = C'était pour la partie { $game }, mais on joue la partie { $pending }.
error-no-clock = Aucun chronomètre ne tourne.

## Pourquoi une connexion prend fin

error-hello-first = Le premier message doit être un hello.
error-hello-twice = Un hello ne se dit qu'une fois.
error-too-many-lines = Tu as trop de connexions ouvertes.
error-too-slow = La connexion n'a pas pu suivre.
error-silent = Aucun signe de vie depuis trop longtemps.
error-nonsense = Trop de messages non valables.
error-gone = La connexion a été perdue.
error-restarting = Le serveur redémarre. Reviens dans un instant.
error-elsewhere = Tu as ouvert cette table ailleurs.
error-moved = Ta place est passée sur un autre appareil.
error-sent-away = L'hôte t'a fait quitter cette table.
error-left = Tu as quitté la table.
error-no-watching = L'hôte ne permet à personne de regarder cette partie.
error-closed = Cette table a été fermée par l'administrateur du serveur.
error-forgotten = Tout ce qui te concerne a été effacé ici.

## Service

error-database-url = « { $url } » n'est pas une base de données utilisable ici. Donne un fichier, par exemple sqlite:///mascarade.db, ou un PostgreSQL, par exemple postgresql://nom@hôte/mascarade.
error-database-unusable = La base de données est inutilisable : { $reason }
error-database-newer = La base de données vient d'une version plus récente du programme : son schéma est { $found }, et cette version connaît { $known }.
error-database-away = La base de données ne répond pas. On ne sait pas si c'est fait : réessaie dans un instant.
error-nodes-missing = Il manque le paquet { $package }, dont plusieurs processus ont besoin : pip install 'mascarade[nodes]'
error-redis-url = « { $url } » n'est pas un Redis utilisable ici. Donne-en un, par exemple redis://localhost:6379.
error-workers-need-postgresql = Plusieurs processus ont besoin d'un PostgreSQL commun : SQLite ne convient qu'à un seul. Donne --database postgresql://…
error-cannot-listen = Impossible d'écouter sur { $host }, port { $port } : { $reason }
error-proxy-address = « { $address } » n'est pas l'adresse d'un proxy. Donne des adresses ou des réseaux, par exemple 127.0.0.1,10.0.0.0/8.
error-log-level = Il n'y a pas de niveau de journal « { $level } ». Il y a : { $known }.
error-log-format = Il n'y a pas de format de journal « { $format } ». Il y a : { $known }.

## S'occuper des tables

error-database-older = La base de données a l'ancien schéma { $found }, et non { $known } : démarre le serveur une fois, il la met à jour.
error-no-such-table = Aucune table n'a le code « { $table } ».
error-table-closed = La table { $table } est déjà fermée.
error-table-busy = Il se passe tant de choses à la table { $table } qu'elle n'a pas pu être fermée. Réessaie.

## Compositions maison

error-too-many-sets = Tu as déjà enregistré { $most } compositions : supprimes-en une d'abord.
error-no-saved-set = Cette composition n'est plus enregistrée.
error-no-study = Il n'y a pas de telle étude.
error-studies-busy = Beaucoup de compositions sont à l'essai en ce moment. Réessaie dans une minute.
error-too-many-studies =
    { $minutes ->
        [one] Tu as fait essayer beaucoup de compositions. Attends une minute.
       *[other] Tu as fait essayer beaucoup de compositions. Attends { $minutes } minutes.
    }
