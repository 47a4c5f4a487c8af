# Ce que dit la commande `mascarade`, outre l'histoire et ses refus.

cli-refused = Refus :
cli-warning = Attention :

## Par quels yeux

cli-eyes-all = Tout est raconté. Ce qui est entre parenthèses, toute la table ne le sait pas.
cli-eyes-spectator = Raconté comme le voient les spectateurs.
cli-eyes-player = Raconté comme { $player } le voit. Ce qui est entre parenthèses, toute la table ne le sait pas.

## Parties

cli-game =
    { $set ->
        [none] Une partie de { $edition }, composition maison, à { $players } joueurs
       *[other] Une partie de { $edition }, composition « { $set } », à { $players } joueurs
    }
cli-seed = Graine { $seed }. Pour revoir cette partie : { $command }
cli-thoughts-untold =
    { $count ->
        [one] Une pensée du bot { $bot } est omise : il n'y a pas de mots pour « { $message } ».
       *[other] { $count } pensées du bot { $bot } sont omises : il n'y a pas de mots pour « { $message } ».
    }
cli-recorded = Partie enregistrée dans { $file }.

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
cli-marks-explained = bourse : rapporte de l'argent de la banque · 8+ : dans un scénario maison, il faut au moins ce nombre de joueurs
cli-centre =
    { $count ->
        [one] Il y a { $count } carte au centre.
       *[other] Il y a { $count } cartes au centre.
    }
cli-cemetery = Cimetière : { $characters }
cli-scenarios-hint = Les cartes et les pouvoirs d'une composition : { $command }

cli-scenario-unnamed = Un scénario sans nom
cli-scenario-summary = { $edition-name }, { $players } joueurs, { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    } : { $characters }.
cli-scenario-summary-empty = { $edition-name }, { $players } joueurs, aucune carte.
cli-scenario-playable = Ce scénario est jouable.
cli-scenario-playable-warned = Ce scénario est jouable, malgré les avertissements.
cli-scenario-refused = Ce scénario n'est pas jouable.

## Enregistrements

cli-verified = Vérifié : cette partie a pu se jouer exactement comme elle est enregistrée.
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
cli-verified-players = À la table : { $players }.
cli-verified-unfinished = La partie n'est pas finie.

## Service

cli-serve-here = Mascarade t'attend à l'adresse { $address }
cli-serve-network = Sur ton réseau : { $address }
cli-serve-loopback = Seule cette machine y a accès. Ajoute --host 0.0.0.0 pour l'ouvrir à ton réseau.
cli-serve-moved = Le port { $usual } est déjà pris ; ce sera le port { $port }.
cli-serve-stop = Pour arrêter : Ctrl-C. Les parties reprennent au redémarrage.

## Les tables d'un service

cli-tables-none = Aucune table trouvée.
cli-tables-column-code = Code
cli-tables-column-phase = État
cli-tables-column-people = Personnes
cli-tables-column-age = Ouverte depuis
cli-tables-column-quiet = Inactive depuis
cli-tables-phase =
    { $phase ->
        [lobby] en attente
        [dealing] distribution en cours
        [memorising] donne visible
        [playing] en cours
        [finished] terminée
        [aborted] interrompue
       *[closed] fermée
    }
cli-tables-age = Ouverte depuis { $age } ; inactive depuis { $quiet }.
cli-tables-game =
    { $edition ->
        [first] Première édition
       *[second] Seconde édition
    }, { $players } places ; { $game ->
        [0] pas encore de partie
       *[other] partie { $game }
    }.
cli-tables-seat-empty = Place { $seat } : vide
cli-tables-seat-bot = Place { $seat } : { $name }, un bot ({ $bot })
cli-tables-seat-person =
    { $host ->
        [yes] Place { $seat } : { $name }, l'hôte
       *[no] Place { $seat } : { $name }
    }
cli-tables-cards = Les cartes à la fin, par emplacement : { $cards }.
cli-tables-close-ask = La table { $code } sera fermée pour tout le monde. Tape son code pour confirmer :
cli-tables-closed = La table { $code } est fermée.
cli-tables-exported =
    { $count ->
        [0] Aucune partie terminée : rien à exporter dans { $folder }.
        [one] Un enregistrement exporté dans { $folder }.
       *[other] { $count } enregistrements exportés dans { $folder }.
    }
cli-backup-done =
    { $file } est une copie complète : { $tables ->
        [one] 1 table
       *[other] { $tables } tables
    }, { $people ->
        [one] 1 personne
       *[other] { $people } personnes
    }.
