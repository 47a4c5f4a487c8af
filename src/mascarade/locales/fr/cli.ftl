# Ce que dit la commande `mascarade`, outre l'histoire et ses refus.

cli-refused = Refus :
cli-warning = Attention :

## Par quels yeux

cli-eyes-all = Raconté sans rien cacher. Ce qui est entre parenthèses, toute la table ne le sait pas.
cli-eyes-spectator = Raconté comme le public le voit.
cli-eyes-player = Raconté comme { $player } le voit. Ce qui est entre parenthèses, toute la table ne le sait pas.

## Parties

cli-game =
    { $set ->
        [none] Une partie de { $edition }, avec sa propre composition, à { $players } joueurs
       *[other] Une partie de { $edition }, composition « { $set } », à { $players } joueurs
    }
cli-seed = Graine { $seed }. Pour réentendre cette partie : { $command }
cli-thoughts-untold =
    { $count ->
        [one] Une pensée du bot { $bot } est omise : il n'y a pas de mots pour « { $message } ».
       *[other] { $count } pensées du bot { $bot } sont omises : il n'y a pas de mots pour « { $message } ».
    }
cli-recorded = L'enregistrement est dans { $file }.

## Scénarios

set-base = Le jeu de base
set-base-2013 = Le jeu de base, premier tirage
set-A = Face A, pour les premières parties
set-B = Face B, plus stratégique
set-classic = Classique
set-let-it-roll = Ça roule
set-unity = L'union fait la force
set-combo = Combo ultime
set-duel = Duel à mort
set-trio = Trio infernal

cli-edition-heading =
    { $edition ->
        [first] Première édition
       *[second] Seconde édition
    }
cli-column-set = Composition
cli-column-name = Nom
cli-column-players = Joueurs
cli-column-cards = Cartes
cli-column-character = Personnage
cli-column-marks = Signes
cli-column-power = Pouvoir
cli-set-heading = { $name } ({ $set })
cli-set-heading-players = { $name } ({ $set }), { $players } joueurs
cli-purse = bourse
cli-minimum = { $minimum }+
cli-copies = { $name } ×{ $count }
cli-marks-explained = bourse : rapporte de l'argent de la banque · 8+ : dans un scénario maison, demande au moins autant de joueurs
cli-centre =
    { $count ->
        [one] Il y a { $count } carte au centre.
       *[other] Il y a { $count } cartes au centre.
    }
cli-cemetery = Cimetière : { $characters }
cli-scenarios-hint = Les cartes et les pouvoirs d'une composition : { $command }

cli-scenario-unnamed = Un scénario sans nom
cli-scenario-summary = { $edition-start }, { $players } joueurs, { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    } : { $characters }.
cli-scenario-summary-empty = { $edition-start }, { $players } joueurs, aucune carte.
cli-scenario-playable = Ce scénario est jouable.
cli-scenario-playable-warned = Ce scénario est jouable, malgré les avertissements.
cli-scenario-refused = Ce scénario n'est pas jouable.

## Enregistrements

cli-verified = Vérifié : cette partie a pu se dérouler exactement comme elle est enregistrée.
cli-verified-played =
    { $turns ->
        [one] { $turns } tour
       *[other] { $turns } tours
    }, { $actions ->
        [one] { $actions } action
       *[other] { $actions } actions
    }, { $events ->
        [one] { $events } événement
       *[other] { $events } événements
    }.
cli-verified-players = À table : { $players }.
cli-verified-unfinished = La partie n'est pas finie.

## Service

cli-serve-here = Mascarade t'attend à l'adresse { $address }
cli-serve-network = Sur ton réseau : { $address }
cli-serve-loopback = Seule cette machine y a accès. Avec --host 0.0.0.0, les autres de ton réseau l'auront aussi.
cli-serve-moved = Le port { $usual } est pris ; ce sera donc le port { $port }.
cli-serve-stop = Pour arrêter : Ctrl-C. Les parties reprennent au redémarrage.
## Les tables d'un service

cli-tables-none = Il n'y a pas de telles tables.
cli-tables-column-code = Code
cli-tables-column-phase = État
cli-tables-column-people = Personnes
cli-tables-column-age = Ouverte depuis
cli-tables-column-quiet = Calme depuis
cli-tables-phase =
    { $phase ->
        [lobby] dans le salon
        [memorising] la donne est visible
        [playing] en cours
        [finished] terminée
        [aborted] abandonnée
       *[closed] fermée
    }
cli-tables-age = Ouverte depuis { $age } ; calme depuis { $quiet }.
cli-tables-game =
    { $edition ->
        [first] Première édition
       *[second] Deuxième édition
    }, { $players } places ; { $game ->
        [0] pas encore de partie
       *[other] partie { $game }
    }.
cli-tables-seat-empty = Place { $seat } : libre
cli-tables-seat-bot = Place { $seat } : { $name }, un robot ({ $bot })
cli-tables-seat-person =
    { $host ->
        [yes] Place { $seat } : { $name }, l'hôte
       *[no] Place { $seat } : { $name }
    }
cli-tables-cards = Les cartes à la fin, par emplacement : { $cards }.
cli-tables-close-ask = La table { $code } va être fermée pour tout le monde. Écris son code pour continuer :
cli-tables-closed = La table { $code } est fermée.
cli-tables-exported =
    { $count ->
        [0] Aucune partie n'est terminée : il n'y a rien à écrire dans { $folder }.
        [one] Un enregistrement est dans { $folder }.
       *[other] { $count } enregistrements sont dans { $folder }.
    }
cli-backup-done =
    { $file } est une copie complète : { $tables ->
        [one] 1 table
       *[other] { $tables } tables
    }, { $people ->
        [one] 1 personne
       *[other] { $people } personnes
    }.
