# La page autour de la table : son cadre et son menu, l'entrée, l'accueil et la salle d'attente.
# $name et autres sont des noms de personnes : pas de « de » ni de « que » devant eux, et rien qui s'accorde avec eux.
# $character et $edition prennent toutes les formes que dit story.ftl.

## Noms pour qui n'en donne pas, 24 caractères au plus, séparés par des points-virgules

guest-names = Convive du bal; Masque de velours; Domino d'argent; Convive de minuit; Ombre masquée; Plume d'or; Masque au clair de lune; Domino de soie

## Le cadre

shell-title = { $page } · Mascarade
shell-home = Mascarade, aller à l'accueil
shell-site = Le site
shell-rules = Règles
shell-characters = Personnages
shell-dismiss = Fermer ce message
shell-close = Fermer
shell-unofficial = Une création de fans, non officielle. Mascarade est un jeu de Bruno Faidutti ; ici, les mots et les images sont les nôtres.

## Le menu

menu-open = Réglages
menu-open-named = Réglages pour { $name }
menu-heading = Réglages
menu-language = Langue
menu-appearance = Apparence
menu-appearance-value =
    { $value ->
        [dark] Nuit
        [light] Jour
       *[auto] Comme le système
    }
menu-pace = Rythme du jeu
menu-pace-value =
    { $value ->
        [slow] Lent
        [usual] Normal
        [fast] Rapide
       *[instant] Immédiat
    }
menu-pace-about = Chaque table a son rythme : tu peux aller plus vite, jamais plus lentement.
menu-sound = Sons
menu-sound-about = De petits sons pour les cartes, les pièces et ton tour.
menu-notify = Notifications
menu-notify-about = Le navigateur te prévient quand c'est ton tour et que tu regardes ailleurs.
menu-notify-cannot = Les navigateurs ne le permettent que sur les pages chargées en https.
menu-notify-denied = Ton navigateur n'autorise pas les notifications de cette page. Cela se change dans ses réglages du site.
menu-you = Toi
menu-nobody = On ne te connaît pas encore ici. Tu donnes un nom en arrivant à une table.
menu-name = Ton nom
menu-name-about = Il vaut pour les tables à venir ; là où tu as déjà une place, tu gardes l'ancien.
menu-rename = Changer
menu-renamed = Désormais, tu t'appelles { $name }.
menu-recovery = Créer un lien de récupération
menu-recovery-about = Garde ce lien : il te rend ton nom et tes places si cet appareil t'oublie. Les précédents ne marchent plus.
menu-move = Passer sur un autre appareil
menu-move-about = Ouvre ce lien sur l'autre appareil dans les cinq minutes. Il ne sert qu'une fois, et cet appareil-ci t'oublie alors.
menu-forget = M'oublier ici
menu-forget-about = Cet appareil ne te connaîtra plus. Sans lien de récupération, tes places sont perdues.
menu-forget-sure = Oui, m'oublier
menu-forget-not = Non, me garder
menu-record = Ton palmarès et tes données
menu-copy = Copier
menu-copied = Copié
menu-copy-by-hand = Le lien est sélectionné : copie-le à la main.
menu-link = Lien

## L'accueil

home-title = Un jeu de bluff et de masques
home-heading = Mascarade
home-lead = Les cartes changent de mains sous la table, et bientôt plus personne ne sait très bien qui il est. Annonce que tu es le Roi, en espérant que personne n'en sache plus que toi.
home-name = Ton nom au bal
home-name-another = Proposer un autre nom
home-play = Jouer maintenant
home-play-about = Toi et cinq bots, cartes distribuées aussitôt, sans chronomètre.
home-lesson = Apprendre à jouer
home-lesson-on = Continuer la leçon
home-lesson-about = Première fois ? Trois minutes à une vraie table.
home-lesson-table = Ta leçon
home-preparing = On dresse la table…
home-as = Ce soir, tu es { $name }.
home-friends = Jouer entre amis
home-create = Ouvrir une table
home-create-about = Choisis les cartes et les règles, invite du monde avec un lien ou un code, et donne les places vides à des bots.
home-device = Autour d'un seul appareil
home-device-about = Vous êtes ensemble ? Faites tourner un téléphone ou une tablette : un rideau cache ce qui n'est pas pour vous.
home-join-field = Code ou lien
home-join-about = Tape le code qu'on t'a donné, ou colle le lien entier.
home-join-go = Aller à la table
home-join-wrong = Ce n'est ni un code ni un lien vers une table.
home-mine = Tes tables
home-mine-none = Tu n'as encore de place à aucune table.
home-public = Tables publiques
home-public-none = Aucune table n'est ouverte à tout le monde en ce moment. Ouvres-en une, et rends-la publique.
home-public-nobody = Les tables publiques s'affichent dès que tu as un nom ici.
home-awaited = On t'attend
# « De » s'éliderait devant certains noms
home-table-of = Chez { $name }
home-table-unhosted = Table { $code }
home-table-edition =
    { $edition ->
        [first] Première édition
       *[second] Seconde édition
    }
home-table-state =
    { $phase ->
        [lobby] Places prises : { $seated } sur { $players }
        [memorising] Les cartes sont distribuées
        [playing] Partie en cours, { $players } joueurs
        [finished] La partie est finie
        [aborted] La partie a été arrêtée
       *[closed] Fermée
    }
home-table-go =
    { $way ->
        [back] Reprendre
        [join] Rejoindre
        [watch] Regarder
       *[look] Ouvrir
    }
home-learn = Comment on joue
home-learn-about = Tout le jeu en cinq minutes.
home-cast = Qui vient au bal
home-cast-about = Tous les personnages, et ce que chacun sait faire.
home-design = Composer sa partie
home-design-about = Choisis les personnages, vois ce qu'en disent les règles, et fais l'essai.

## Arriver par un lien

enter-title = On t'invite
enter-heading = On t'invite
enter-about = Quelqu'un te garde une place à la table { $code }. Sous quel nom viens-tu ?
enter-name = Ton nom
enter-go = Entrer
enter-known = Ce n'est pas ta première fois ici ? Ouvre ton lien de récupération sur cet appareil.

## Un lien qui porte une clé

key-title = Un lien pour toi
key-heading =
    { $kind ->
        [move] Continuer ici
       *[recover] Revenir
    }
key-about =
    { $kind ->
        [move] Ce lien fait passer ton nom et tes places de ton autre appareil à celui-ci. L'autre appareil t'oublie.
       *[recover] Ce lien te rend ton nom et tes places sur cet appareil.
    }
key-now = Pour cet appareil, tu es { $name }. Il oubliera ce nom, et les places qui vont avec.
key-use =
    { $kind ->
        [move] Passer sur cet appareil
       *[recover] Revenir ici
    }
key-leave = Ne rien changer

## La salle d'attente

lobby-title = Table { $code }
lobby-heading = Avant la partie
lobby-table = La table
lobby-host-is = L'hôte est { $name }, qui prépare la table.
lobby-host-none = Cette table n'a pas d'hôte en ce moment.
lobby-watching =
    { $count ->
        [one] Une personne regarde.
       *[other] { $count } personnes regardent.
    }

# Les places
lobby-seat = Place { $number }
lobby-seat-empty = vide
lobby-seat-you = toi
lobby-seat-host = hôte
lobby-seat-lost = hors ligne
lobby-seat-bot = Bot : { $bot }
lobby-sit = M'asseoir ici
lobby-move-here = Venir ici
lobby-take-seat = Prendre place
lobby-stand = Quitter la table
lobby-stand-alone = Il n'y a que toi ici : la table sera fermée.
lobby-send-away = Renvoyer
lobby-make-host = Nommer hôte
lobby-become-host = Devenir l'hôte
lobby-mute = Retirer la parole
lobby-unmute = Rendre la parole
lobby-seat-nothing = Tu ne peux rien changer à cette place.
lobby-full = Toutes les places sont prises. Tu peux regarder en attendant que la partie commence.

# Commencer
lobby-start = Distribuer les cartes
lobby-start-fill =
    { $empty ->
        [one] Ajouter un bot et distribuer
       *[other] Ajouter { $empty } bots et distribuer
    }
lobby-start-missing =
    { $empty ->
        [one] Une place est vide : attends quelqu'un, ou donne-la à un bot.
       *[other] { $empty } places sont vides : attends du monde, ou donne-les à des bots.
    }
lobby-start-ready = Tout le monde est là.
lobby-start-wait = { $name } distribuera quand tout le monde sera là.
lobby-start-wait-nobody = L'hôte distribuera quand tout le monde sera là.

# Inviter
lobby-invite = Inviter
lobby-invite-about = Qui a ce lien ou le code { $code } peut entrer.
lobby-code = Code
lobby-invite-link = Lien vers cette table
lobby-invite-qr = À scanner avec un téléphone du même réseau.
lobby-invite-qr-label = Le lien vers cette table, en code QR
lobby-invite-loopback = Pour l'instant, seul cet ordinateur a accès au serveur. Pour jouer avec d'autres appareils de ton réseau, lance-le ainsi :
lobby-invite-which = L'adresse de ton ordinateur sur le réseau

# Les bots
lobby-bots = Bots
lobby-bots-about = Ils ne voient que ce qu'une personne verrait à leur place.
lobby-bot-level = Quel bot
lobby-bot-name =
    { $bot ->
        [novice] Novice
        [regular] Habitué
        [expert] Expert
        [quick] Rapide
        [random] Hasard
       *[other] { $bot }
    }
lobby-bot-add = Ajouter un bot
lobby-bot-add-here = Donner cette place au bot
lobby-bot-fill =
    { $empty ->
        [one] Remplir la dernière place
       *[other] Remplir les { $empty } places
    }
lobby-bot-full = Toutes les places sont prises.
lobby-bot-own-words = « { $summary } »
temper-heading = Tempérament
temper-preset =
    { $preset ->
        [own] Le sien
        [varied] Varié
        [cautious] Prudent
        [daring] Audacieux
        [suspicious] Méfiant
        [dreamy] Rêveur
        [sharp] Affûté
       *[mixed] Comme réglé ci-dessous
    }
temper-tune = Régler en détail
temper-boldness = Audace
temper-boldness-about = À quel point il se fait volontiers passer pour un autre.
temper-scepticism = Méfiance
temper-scepticism-about = À quel point il conteste volontiers ce que disent les autres.
temper-memory = Mémoire
temper-memory-about = Combien de temps il retient ce qu'il a vu.
temper-percent = { $percent } %
temper-told = Audace { $boldness } %, méfiance { $scepticism } %, mémoire { $memory } %

# Les cartes
cards-heading = Cartes
cards-edition = Édition
cards-players = Joueurs
cards-players-many = { $count } joueurs
cards-players-fewer = Un joueur de moins
cards-players-more = Un joueur de plus
cards-set = Composition
cards-set-name =
    { $set ->
        [base] Jeu de base
        [base-2013] Jeu de base, 2013
        [A] Face A
        [B] Face B
        [classic] Classique
        [let-it-roll] Ça roule
        [unity] L'union fait la force
        [combo] Combo ultime
        [duel] Duel à mort
        [trio] Trio infernal
        [random] Au hasard
        [own] Maison
       *[other] { $set }
    }
cards-set-about =
    { $set ->
        [base] Les cartes de la première boîte.
        [base-2013] Comme au premier tirage, avec l'Espionne à la place du Fou.
        [A] Pour les premières parties : de l'argent, et un peu de malice.
        [B] Pour qui connaît le jeu : de quoi réfléchir davantage.
        [classic] L'extension, d'un seul tenant.
        [let-it-roll] L'extension, avec de brusques revers de fortune.
        [unity] L'extension, où l'on gagne à se serrer les coudes.
        [combo] L'extension dans ce qu'elle a de plus fou.
        [duel] Deux personnes, six cartes, et le Maudit.
        [trio] Trois personnes, six cartes.
        [random] Une des compositions publiées est tirée au sort quand on distribue.
        [own] À vous de choisir les personnages.
       *[other] Une composition publiée.
    }
cards-in-set =
    { $count ->
        [one] Une carte
       *[other] { $count } cartes
    }
cards-centre =
    { $count ->
        [0] Aucune n'est au centre.
        [one] Une d'elles est au centre, face cachée.
       *[other] { $count } d'entre elles sont au centre, face cachée.
    }
cards-twice = { $name } ×{ $count }
cards-cemetery-of-set =
    { $count ->
        [one] Une autre carte est au cimetière.
       *[other] { $count } autres cartes sont au cimetière.
    }
cards-powers = Ce que font ces personnages
cards-purse = Rapporte de l'argent de la banque
cards-own-count =
    { $count ->
        [0] Aucune carte choisie
        [one] Une carte choisie
       *[other] { $count } cartes choisies
    }
cards-own-played = Cette composition est sur la table.
cards-own-not-yet = Pas encore jouable : la table garde la composition qu'elle avait.
cards-own-minimum = { $minimum }+ joueurs
cards-cemetery = Cimetière
cards-cemetery-about = Les cartes dont on peut réveiller les pouvoirs. Elles ne sont pas en jeu.
cards-cemetery-all = Tous les personnages qui ne sont pas en jeu
cards-cemetery-chosen = Ces personnages
cards-saved = Tes compositions enregistrées
cards-saved-choose = En choisir une

# Comment la partie est menée
option-heading = Comment on joue
option-group =
    { $group ->
        [time] Temps
        [contest] Contestations et mémoire
        [people] Qui peut venir
       *[house] Règles maison
    }
option-on = Oui
option-off = Non
option-name =
    { $option ->
        [first] Qui commence
        [seats] Qui s'assied où
        [clock] Temps pour décider
        [window] Temps pour contester
        [memorise] Temps pour retenir la donne
        [beat] Pause avant qu'un bot joue
        [pace] Rythme du jeu
        [contest] Façon de répondre
        [memory] Ce que la page retient
        [confess_peek] Coups d'œil avoués
        [public] Table publique
        [spectators] Spectateurs
        [newcomers] Nouveaux venus
        [only_the_richest] Seul le plus riche gagne
        [spy_sees_centre] Centre ouvert à l'Espionne
       *[turn_limit] Limite de tours
    }
option-about =
    { $option ->
        [first] À qui revient le premier tour ; ensuite, on joue dans le sens horaire.
        [seats] Chacun là où il s'est assis ; ou toutes les places tirées au sort quand la partie commence.
        [clock] Quand le temps de quelqu'un est écoulé, un bot joue à sa place jusqu'à son retour.
        [window] Qui n'a pas répondu d'ici là à une annonce passe.
        [memorise] Les cartes restent face visible tout ce temps, ou jusqu'à ce que tout le monde soit prêt. Sans limite pour les décisions, il n'y en a pas ici non plus.
        [beat] Une courte attente, toujours la même, pour ne pas trahir combien il a fallu réfléchir.
        [pace] Combien de temps chaque coup reste à l'écran. Le temps de réponse commence après ; chacun peut passer la scène.
        [contest] À tour de rôle, en entendant les réponses d'avant ; ou en secret, pour tout dévoiler d'un coup.
        [memory] Tout depuis la donne ; ou le dernier tour de table seulement, et c'est à vous de retenir le reste.
        [confess_peek] En attendant son tour, on peut regarder sa propre carte : tout le monde le sait, et à son prochain tour, on doit regarder.
        [public] N'importe qui sur ce serveur trouve la table ; sinon, il faut le lien ou le code.
        [spectators] On peut regarder la partie sans y avoir de place. On voit ce que toute la table sait, et on ne peut plus y prendre place ensuite.
        [newcomers] En cours de partie, quelqu'un de nouveau peut remplacer un bot.
        [only_the_richest] Si plusieurs joueurs atteignent 13 pièces à la fois, seul le plus riche d'entre eux gagne.
        [spy_sees_centre] Dans la seconde édition aussi, l'Espionne peut choisir une carte du centre.
       *[turn_limit] Au bout de tant de tours, les plus riches gagnent.
    }
option-first-drawn = Tirage au sort
option-first-seat = Place { $number }
option-seats-value =
    { $value ->
        [random] Tirées au sort
       *[chosen] Comme on s'est assis
    }
option-clock-none = Sans limite
option-window-none = Comme toute décision
option-contest-value =
    { $value ->
        [sealed] En secret, d'un coup
       *[clockwise] Tour à tour, sens horaire
    }
option-memory-value =
    { $value ->
        [fading] Le dernier tour de table
       *[open] Tout
    }
option-limit-none = Sans limite
option-turns =
    { $count ->
        [one] Un tour
       *[other] { $count } tours
    }
option-beat-none = Aucune
# Une demi-seconde est aussi au singulier
duration =
    { $unit ->
        [seconds] { $count ->
            [one] { $count } seconde
           *[other] { $count } secondes
        }
        [minutes] { $count ->
            [one] { $count } minute
           *[other] { $count } minutes
        }
       *[days] { $count ->
            [one] { $count } jour
           *[other] { $count } jours
        }
    }
lobby-chat = Discussion
