# Une phrase pour chaque raison de refuser quelque chose : `error-<code>`.
# Les personnages arrivent nommés ($character avec son article, $nearest sans), les éditions comme `edition-*` ;
# `.name` est leur nom sans article.
# $reason est une phrase entière, ou ce qu'a dit un analyseur. Les listes comme $known arrivent toutes faites.

edition-first = la première édition
    .name = Première édition
edition-second = la seconde édition
    .name = Seconde édition

# Un code qui n'a pas de phrase à lui
error-unexplained = Refusé (code { $code }).

## Actions

error-game-over = La partie est finie.
error-not-a-player = Il n'y a pas de joueur avec ce numéro à cette table.
error-eliminated = Ce joueur est éliminé.
error-peek-not-allowed = On ne peut pas jeter un œil à cette carte maintenant.
error-stale-decision = Trop tard : la partie a continué.
error-not-your-decision = C'est au joueur { $player } de décider.
error-not-legal = Les règles ne permettent pas ça maintenant ({ $action }).

## Scénarios

error-unknown-edition = Il n'y a pas d'édition « { $edition } ». Au choix : { $known }.
error-unknown-set = Il n'y a pas de composition « { $set } » dans { $edition }. Au choix : { $known }.
error-set-players =
    { $players ->
        [one] La composition « { $set } » ne se joue pas à { $players } joueur, mais à { $known }.
       *[other] La composition « { $set } » ne se joue pas à { $players } joueurs, mais à { $known }.
    }
error-not-as-published = Ce ne sont pas les cartes publiées sous le nom « { $set } » pour { $players } joueurs.
error-players-out-of-range =
    { $players ->
        [one] { $players } joueur, c'est trop peu : { $edition } se joue de { $fewest } à { $most }.
       *[other] { $edition-start } se joue de { $fewest } à { $most } joueurs, pas à { $players }.
    }
error-unknown-character =
    { $nearest ->
        [none] Personne ne s'appelle « { $character } » dans { $edition }.
       *[other] Personne ne s'appelle « { $character } » dans { $edition }. Voulais-tu dire « { $nearest } » ?
    }
error-character-of-other-edition = { $character-start } ne fait pas partie de { $edition }.
error-too-few-players = { $character-start } demande au moins { $minimum } joueurs, et il n'y en a que { $players }.
error-too-few-women =
    { $character-start } demande au moins { $wanted } personnages féminins parmi les cartes, et il n'y en a { $women ->
        [0] aucun
       *[other] que { $women }
    }.
error-card-count =
    { $exact ->
        [yes] À { $players } joueurs, il faut { $fewest } cartes, centre compris, { $cards ->
            [0] et il n'y en a aucune.
           *[other] et non { $cards }.
        }
       *[no] À { $players } joueurs, il faut de { $fewest } à { $most } cartes, centre compris, { $cards ->
            [0] et il n'y en a aucune.
           *[other] et non { $cards }.
        }
    }
error-too-few-purses = Trop peu de cartes rapportent de l'argent de la banque : { $purses }, alors qu'il en faut au moins { $wanted }.
error-few-purses = Moins de la moitié des cartes rapportent de l'argent de la banque ({ $purses } sur { $cards }) ; la partie risque d'être longue.
error-indispensable =
    { $wanted ->
        [0] Il manque { $character }.
       *[other] Il manque { $character }. Avec une carte de l'extension, c'est permis si au moins { $wanted } des cartes rapportent de l'argent de la banque ; ici, il n'y en a { $purses ->
            [0] aucune.
           *[other] que { $purses }.
        }
    }
error-too-many-copies =
    { $character-start } apparaît { $count } fois, mais il n'en existe { $copies ->
        [one] qu'une carte
       *[other] que { $copies } cartes
    }.
error-all-copies-or-none = { $character-start } vient avec ses { $copies } cartes ou pas du tout, et ici il y en a { $count }.
error-cemetery-missing = { $character-start } a besoin d'un cimetière, et il n'y en a pas.
error-cemetery-unused = Il y a un cimetière, mais aucun personnage ne s'en sert.
error-cemetery-in-play = { $character-start } ne peut pas être à la fois au cimetière et en jeu.
error-cemetery-copies =
    { $character-start } est au cimetière avec { $copies ->
        [one] une carte
       *[other] { $copies } cartes
    } ou pas du tout, et ici il y en a { $count }.
error-cemetery-too-few-players =
    { $character-start } ne peut être au cimetière qu'à partir de { $minimum } joueurs, et il n'y en a que { $players }.
error-turn-limit = Une partie dure au moins 1 tour : une limite de { $limit } l'arrête avant qu'elle commence.
error-names =
    Il y a { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    }, mais { $names ->
        [one] { $names } nom
       *[other] { $names } noms
    }.
error-deal-cards =
    { $missing ->
        [none] La distribution contient des cartes en trop : { $surplus }.
       *[other] { $surplus ->
            [none] Il manque des cartes à la distribution : { $missing }.
           *[other] La distribution ne correspond pas au scénario. Il manque : { $missing }. En trop : { $surplus }.
        }
    }
error-deal-cemetery =
    { $missing ->
        [none] Le cimetière contient des cartes en trop : { $surplus }.
       *[other] { $surplus ->
            [none] Il manque des cartes au cimetière : { $missing }.
           *[other] Le cimetière ne correspond pas au scénario. Il manque : { $missing }. En trop : { $surplus }.
        }
    }
error-deal-first = Le premier tour revient à une place qui n'existe pas.
error-scenario-too-large = C'est trop long pour un scénario : plus de { $most } octets.
error-scenario-empty = Le scénario est vide.
error-scenario-malformed = Ceci n'est pas un scénario : { $reason }

# Ce qui peut clocher dans un champ du scénario ; ces phrases remplacent `error-scenario-malformed`
slip-unknown-field =
    { $nearest ->
        [none] Un scénario n'a pas de champ « { $field } ». Au choix : { $known }.
       *[other] Un scénario n'a pas de champ « { $field } ». Voulais-tu dire « { $nearest } » ?
    }
slip-unknown-option =
    { $nearest ->
        [none] Il n'y a pas d'option « { $field } ». Au choix : { $known }.
       *[other] Il n'y a pas d'option « { $field } ». Voulais-tu dire « { $nearest } » ?
    }
slip-missing = Il manque le champ « { $field } » au scénario.
slip-edition =
    { $nearest ->
        [none] Il n'y a pas d'édition « { $value } ». Au choix : { $known }.
       *[other] Il n'y a pas d'édition « { $value } ». Voulais-tu dire « { $nearest } » ?
    }
slip-cemetery = Le cimetière est une liste de personnages ou « { $known } », pas « { $value } ».
slip-type =
    { $place ->
        [0] « { $field } »
       *[other] Le numéro { $place } de « { $field } »
    } doit être { $wanted ->
        [int] un nombre entier
        [str] du texte
        [bool] true ou false
        [array] une liste
        [object] une table
       *[other] autre chose
    } ; ici, c'est { $found ->
        [int] un nombre
        [float] un nombre à virgule
        [str] du texte
        [bool] true ou false
        [array] une liste
        [object] une table
        [null] vide
       *[other] autre chose
    }.

error-scenario-unreadable = Ce n'est ni du TOML ni du JSON : { $reason }

## Enregistrements

error-record-too-large = C'est trop long pour un enregistrement : plus de { $most } octets.
error-record-too-long = La partie est trop longue pour être revue : { $events } événements, pour { $most } au plus.
error-record-empty = L'enregistrement est vide.
error-record-format = L'enregistrement est au format { $found } ; cette version lit le format { $known }.
error-record-rules = L'enregistrement suit la version { $found } des règles ; ce programme joue la version { $known }.
error-record-malformed = Ceci n'est pas l'enregistrement d'une partie : { $reason }
error-record-digest = L'enregistrement a été modifié après coup : son empreinte ne correspond pas.
error-record-setup = La partie enregistrée n'aurait pas pu commencer : { $reason }
error-record-names =
    L'enregistrement nomme { $names ->
        [one] { $names } personne
       *[other] { $names } personnes
    }, mais la partie se joue à { $players }.
error-record-action = L'action { $action } de l'enregistrement n'aurait pas pu être jouée : { $reason }
error-record-event =
    L'événement { $event } de l'enregistrement (compté à partir de 0) n'est pas celui que produit { $action ->
        [0] la donne
       *[other] l'action { $action }
    }.
error-record-cut-short =
    L'enregistrement s'interrompt avant l'événement { $event } (compté à partir de 0), que produit { $action ->
        [0] la donne
       *[other] l'action { $action }
    }.
error-record-surplus =
    L'enregistrement contient { $events ->
        [one] { $events } événement
       *[other] { $events } événements
    }, mais à partir du numéro { $event } (compté à partir de 0), plus rien ne vient d'une action.

## Fichiers

error-file-missing = Il n'y a pas de fichier « { $file } ».
error-file-unreadable = Impossible de lire « { $file } » : { $reason }
error-file-exists = « { $file } » existe déjà. Pour l'écraser, ajoute --force.
error-file-unwritable = Impossible d'écrire « { $file } » : { $reason }

error-output-unwritable = Impossible d'écrire la sortie : { $reason }

## La ligne de commande

error-unknown-viewer = Il n'y a pas de point de vue « { $viewer } ». Au choix : { $known }.
error-unknown-language = Il n'y a pas de langue « { $language } ». Au choix : { $known }.
error-unknown-scenarios = « { $set } » n'est ni une édition ni une composition. Au choix : { $known }.
error-no-sets =
    { $players ->
        [one] Il n'y a pas de composition pour { $players } joueur ; il y en a de { $fewest } à { $most }.
       *[other] Il n'y a pas de composition pour { $players } joueurs ; il y en a de { $fewest } à { $most }.
    }
error-force-without-record = --force ne va qu'avec --record.

## Environnements

error-not-a-whole-number = « { $value } » n'est pas un nombre entier.
error-unknown-render-mode = Il n'y a pas de mode de rendu « { $mode } ». Au choix : { $known }.
error-bots-at-the-table =
    { $bots ->
        [one] Un bot a été nommé
       *[other] { $bots } bots ont été nommés
    } ; nommes-en un pour tous, ou un pour chacun des { $others } autres joueurs.

## La base de données d'un service

error-database-missing = Il n'y a pas de base de données à { $database }.
error-not-confirmed = La table { $table } reste ouverte : son code n'a pas été confirmé.
error-yes-needed = Avec --json, pas de confirmation possible : ajoute --yes.
error-code-or-all = Donne soit le code d'une table, soit --all.
error-duration = « { $written } » n'est pas une durée. Écris 30d, 12h, 90m ou 45s ; 0 veut dire « pour toujours ».
error-backup-elsewhere = Sauvegarde cette base de données avec son propre outil : « { $command } ».
