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
shell-unofficial = Création de fans, non officielle. Mascarade est un jeu de Bruno Faidutti ; ici, les textes et les images sont les nôtres.

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
       *[auto] Selon le système
    }
menu-pace = Rythme du jeu
menu-pace-value =
    { $value ->
        [slow] Lent
        [usual] Normal
        [fast] Rapide
       *[instant] Immédiat
    }
menu-pace-about = Combien de temps chaque coup reste affiché. À une table, tu peux raccourcir ce que l'hôte a choisi, pas l'allonger.
menu-sound = Sons
menu-sound-value = { $volume ->
    [0] Coupés
   *[other] { $volume } %
}
menu-sound-about = Pour les cartes, les pièces et ton tour.
menu-notify = Notifications
menu-notify-about = Ton navigateur te prévient quand c'est à toi et que tu regardes ailleurs.
menu-notify-cannot = Les navigateurs ne le permettent que sur les pages en https.
menu-notify-denied = Ton navigateur bloque les notifications de cette page. Ça se change dans ses réglages.
menu-you = Toi
menu-nobody = Tu n'as pas encore de nom ici. Tu en choisis un en arrivant à une table.
menu-name = Ton nom
menu-name-about = Il vaut pour les prochaines tables ; là où tu as déjà une place, tu gardes l'ancien.
menu-rename = Changer
menu-renamed = Tu t'appelles maintenant { $name }.
menu-recovery = Créer un lien de récupération
menu-recovery-when = Par précaution : si cet appareil t'oublie, ce lien te ramène.
menu-recovery-about = Garde bien ce lien : il te rend ton nom et tes places si cet appareil t'oublie. L'utiliser déconnecte tous tes autres appareils. Les liens précédents ne marchent plus.
menu-move = Passer sur un autre appareil
menu-move-when = Pour quitter cet appareil et continuer sur un autre.
menu-move-about = Ouvre ce lien sur l'autre appareil dans les cinq minutes. Il ne sert qu'une fois, et cet appareil-ci t'oublie ensuite.
menu-forget = Déconnecter cet appareil
menu-forget-about =
    { $devices ->
        [0] Cet appareil ne te connaîtra plus. Sans lien de récupération, c'est définitif : tu perds ton nom, tes places, tes compositions et tes résultats.
        [one] Cet appareil ne te connaîtra plus. Ton autre appareil reste connecté et peut ajouter celui-ci de nouveau.
       *[other] Cet appareil ne te connaîtra plus. Tes { $devices } autres appareils restent connectés et peuvent ajouter celui-ci de nouveau.
    }
menu-forget-games =
    { $count ->
        [one] Tu as une partie en cours : table { $tables }.
       *[other] Tu as des parties en cours : tables { $tables }.
    }
menu-forget-sure = Oui, déconnecter
menu-forget-not = Annuler
menu-account = Ton compte
menu-copy = Copier
menu-copied = Copié
menu-copy-by-hand = Le lien est sélectionné : copie-le à la main.
menu-link = Lien
menu-link-qr = QR code de ce lien

## L'accueil

home-title = Un jeu de bluff et de masques
home-heading = Mascarade
home-lead = Sous la table, les cartes changent de mains, et bientôt plus personne ne sait vraiment qui il est. Annonce que tu es le Roi… en espérant que personne n'en sache plus que toi.
home-name = Ton nom au bal
home-name-another = Proposer un autre nom
home-face = Choisis ton visage
home-play = Jouer maintenant
home-play-about = Toi et cinq bots, tout de suite et sans chrono.
home-lesson = Apprendre à jouer
home-lesson-on = Continuer la leçon
home-lesson-about = Première fois ? Trois minutes à une vraie table.
home-lesson-free = À ton rythme, une chose à la fois
home-lesson-table = Ta leçon
home-preparing = On dresse la table…
home-as = Ce soir, tu es { $name }.
home-running = Ta partie continue
home-claim =
    { $viewer ->
        [player] Tu dis : « Je suis { $character } ! »
       *[nobody] { $player } dit : « Je suis { $character } ! »
    }
home-waits-for-you = La table t'attend
home-waits-for-others = Les autres répondent
home-back = Retour à la table
home-ways = Façons de jouer
home-people = Avec du monde
home-people-about = Rejoins une table publique, ou regarde une partie.
home-people-waiting =
    { $tables ->
        [0] Aucune table n'attend de joueurs
        [one] { $tables } table attend des joueurs
       *[other] { $tables } tables attendent des joueurs
    }
home-friends = Entre amis
home-create-about = Choisis les cartes et les règles, invite du monde avec un lien ou un code, et donne les places vides à des bots.
home-device = Tous sur un seul appareil
home-device-about = Tes amis sont là ? Fais tourner un téléphone ou une tablette : un rideau cache ce que les autres ne doivent pas voir.
home-device-players = De 2 à 13 joueurs
home-join-field = Code ou lien
home-join-about = Tape le code qu'on t'a donné, ou colle le lien entier.
home-join-go = Aller à la table
home-join-wrong = Ce n'est ni un code ni un lien vers une table.
home-mine = Tes tables
home-mine-none = Tu n'as pas encore de place à une table.
home-public = Tables publiques
home-public-none = Aucune table publique en ce moment. Ouvres-en une et rends-la publique.
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
        [dealing] Distribution en cours
        [memorising] Cartes distribuées
        [playing] Partie en cours, { $players } joueurs
        [finished] Partie terminée
        [aborted] Partie interrompue
       *[closed] Table fermée
    }
home-table-go =
    { $way ->
        [back] Reprendre
        [join] Rejoindre
        [return] Revenir
        [watch] Regarder
       *[look] Ouvrir
    }
home-more = À découvrir aussi
home-learn = Comment on joue
home-learn-about = Tout le jeu en cinq minutes.
home-cast = Qui vient au bal
home-cast-about = Tous les personnages, et ce que chacun sait faire.
home-design = Composer sa partie
home-design-about = Choisis les personnages, vois ce qu'en disent les règles et fais un essai.

## Arriver par un lien

enter-title = Une invitation pour toi
enter-heading = Une invitation pour toi
enter-about = Une place t'attend à la table { $code }. Sous quel nom joues-tu ?
enter-about-host = { $host } t'invite à la table { $code }. Sous quel nom joues-tu ?
enter-go = Entrer
enter-known = Ce n'est pas ta première visite ? Ouvre ton lien de récupération sur cet appareil.

## Un lien qui porte une clé

key-title = Un lien pour toi
key-heading =
    { $kind ->
        [add] Jouer ici aussi
        [move] Continuer ici
       *[recover] Revenir
    }
key-about =
    { $kind ->
        [add] Ce lien te connecte sur cet appareil. Ton autre appareil reste connecté.
        [move] Ce lien fait passer ton nom et tes places de ton autre appareil à celui-ci. L'autre appareil t'oublie.
       *[recover] Ce lien te rend ton nom et tes places sur cet appareil. Tes autres appareils sont déconnectés.
    }
key-now = Cet appareil te connaît sous le nom « { $name } ». Il oubliera ce nom, et les places qui vont avec.
key-use =
    { $kind ->
        [add] Me connecter ici
        [move] Passer sur cet appareil
       *[recover] Revenir ici
    }
key-leave = Ne rien changer
signed-out-heading = Cet appareil est déconnecté
signed-out-about = Un autre appareil a déconnecté celui-ci, ou ton lien de récupération a servi ailleurs. Pour revenir, ajoute cet appareil depuis un autre qui te connaît encore, ou ouvre ton dernier lien de récupération.

## La salle d'attente

lobby-title = Table { $code }
lobby-heading = Avant la partie
lobby-table = La table
lobby-host-is = L'hôte, { $name }, prépare la table.
lobby-host-none = Cette table n'a pas d'hôte en ce moment.
lobby-watching =
    { $count ->
        [one] Une personne ici n'a pas de place.
       *[other] { $count } personnes ici n'ont pas de place.
    }

# Les places
lobby-seat = Place { $number }
lobby-seat-empty = vide
lobby-seat-you = toi
lobby-seat-host = hôte
lobby-seat-here = là
lobby-seat-lost = hors ligne
lobby-seat-offer = Ajouter un bot ou venir ici
lobby-seat-bot = Bot : { $bot }
lobby-sit = M'asseoir ici
lobby-move-here = Venir ici
lobby-take-seat = Prendre place
lobby-stand = Quitter la table
lobby-stand-alone = Il n'y a que toi ici : la table sera fermée.
lobby-send-away = Exclure
lobby-make-host = Nommer hôte
lobby-become-host = Devenir l'hôte
lobby-mute = Retirer la parole
lobby-unmute = Rendre la parole
lobby-seat-nothing = Tu ne peux rien changer à cette place.
lobby-full = Toutes les places sont prises. Tu peux rester jusqu'au début de la partie.

# Commencer
lobby-start = Distribuer les cartes
lobby-start-bots =
    { $empty ->
        [one] Un bot prend la place libre.
       *[other] Des bots prennent les { $empty } places libres.
    }
lobby-seated = { $seated } places prises sur { $players }
lobby-start-ready = Toutes les places sont prises.
lobby-start-wait = { $name } distribuera quand tout le monde sera là.
lobby-start-wait-nobody = L'hôte distribuera quand tout le monde sera là.
lobby-dealing =
    { $count ->
        [0] Distribution…
       *[other] Distribution : on attend { $names }…
    }
lobby-deal-failed =
    { $count ->
        [one] Rien n'a été distribué : pas de réponse de { $names } en dix secondes. Cette place est libre.
       *[other] Rien n'a été distribué : pas de réponse de { $names } en dix secondes. Ces places sont libres.
    }
lobby-deal-failed-you = Rien n'a été distribué : ton appareil n'a pas répondu en dix secondes, et ta place a été libérée. Prends une place pour jouer.
lobby-deal-failed-host = Tu peux redistribuer : des bots prennent les places libres. Ou attends que tout le monde soit de retour.
lobby-deals-failed =
    { $count ->
        [one] Une tentative de donne a échoué jusqu'ici.
       *[other] { $count } tentatives de donne ont échoué jusqu'ici.
    }
lobby-lock-refused = Attention : ce que le serveur veut distribuer n'est pas ce que cette page affichait. Ta page n'a rien révélé : cette donne n'aura pas lieu.
lobby-lock-not-mine = Attention : la part retenue pour ta place n'est pas celle que cette page a promise, alors elle ne révèle rien. Si cette table est ouverte sur une autre de tes pages ou un autre de tes appareils, c'est là que ta part se joue. Sinon, ne te fie pas à cette donne.

# Inviter
lobby-invite = Inviter
lobby-invite-about = Avec ce lien ou le code { $code }, on peut entrer.
lobby-code = Code
lobby-invite-link = Lien vers cette table
lobby-invite-qr = À scanner avec un téléphone du même réseau.
lobby-invite-qr-label = Le lien vers cette table, en code QR
lobby-invite-loopback = Pour l'instant, seul cet ordinateur a accès au serveur. Pour jouer avec d'autres appareils de ton réseau, lance-le ainsi :
lobby-invite-which = L'adresse de ton ordinateur sur le réseau

# Les bots
lobby-bots = Bots
lobby-bots-about = Ils ne voient que ce qu'une personne verrait à leur place.
lobby-bot-level = Type de bot
lobby-bot-more = Autres adversaires
lobby-bot-name =
    { $bot ->
        [novice] Novice
        [regular] Habitué
        [expert] Expert
        [quick] Rapide
        [random] Hasard
        [truthful] Sincère
        [bluffer] Bluffeur
        [trusting] Confiant
        [doubter] Sceptique
        [looker] Curieux
        [shuffler] Mélangeur
        [parrot] Perroquet
        [forgetful] Étourdi
        [greedy] Avide
        [cautious] Prudent
        [moody] Lunatique
        [guest] Invité
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
        [own] Par défaut
        [varied] Varié
        [cautious] Prudent
        [daring] Audacieux
        [suspicious] Méfiant
        [dreamy] Rêveur
        [sharp] Affûté
       *[mixed] Sur mesure
    }
temper-tune = Régler en détail
temper-boldness = Audace
temper-boldness-about = Plus il en a, plus il se fait passer pour un autre.
temper-scepticism = Méfiance
temper-scepticism-about = Plus il en a, plus il conteste les annonces.
temper-memory = Mémoire
temper-memory-about = Plus il en a, plus il retient longtemps ce qu'il a vu.
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
        [B] Pour les habitués : de quoi réfléchir davantage.
        [classic] L'extension dans sa version classique.
        [let-it-roll] L'extension, avec de brusques revers de fortune.
        [unity] L'extension, où l'on gagne à se serrer les coudes.
        [combo] L'extension dans ce qu'elle a de plus fou.
        [duel] Deux joueurs, six cartes, et le Maudit.
        [trio] Trois joueurs, six cartes.
        [random] Une composition publiée, tirée au sort au moment de distribuer.
        [own] À toi de choisir les personnages.
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
        [one] L'une est au centre, face cachée.
       *[other] { $count } sont au centre, face cachée.
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

# Comment la partie est menée
option-heading = Options de la partie
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
        [seats] Places
        [clock] Temps pour décider
        [window] Temps pour contester
        [memorise] Temps pour retenir la donne
        [beat] Pause avant chaque coup d'un bot
        [pace] Rythme du jeu
        [contest] Façon de contester
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
        [first] Qui joue le premier tour ; ensuite, on suit le sens horaire.
        [seats] Chacun là où il s'est assis, ou un tirage au sort quand la partie commence.
        [window] Sans réponse à une annonce d'ici là, tu passes.
        [memorise] Les cartes restent visibles tout ce temps, ou jusqu'à ce que tout le monde soit prêt. Sans limite pour décider, il n'y en a pas non plus ici.
        [beat] Une courte attente, toujours la même : elle ne trahit pas le temps de réflexion.
        [pace] Combien de temps chaque coup reste à l'écran. Le temps de réponse commence après ; chacun peut passer la scène.
        [confess_peek] En attendant ton tour, tu peux regarder ta carte : tout le monde le sait, et à ton prochain tour, tu dois regarder.
        [public] Tout le monde sur ce serveur peut trouver la table ; sinon, il faut le lien ou le code.
        [newcomers] En cours de partie, quelqu'un de nouveau peut remplacer un bot. Il ne sait que ce que toute la table a vu.
        [only_the_richest] Si plusieurs joueurs atteignent 13 pièces à la fois, seul le plus riche d'entre eux gagne.
        [spy_sees_centre] Dans la seconde édition aussi, l'Espionne peut choisir une carte du centre.
       *[turn_limit] Au bout de ce nombre de tours, les plus riches gagnent.
    }
# What a choice means that is made now
option-now =
    { $option ->
        [clock] { $value ->
            [null] Chacun prend son temps.
           *[other] Si ton temps est écoulé, un bot joue pour toi jusqu'à ton retour.
        }
        [contest] { $value ->
            [sealed] Toutes les réponses se dévoilent d'un coup.
           *[clockwise] On entend les réponses d'avant.
        }
        [memory] { $value ->
            [fading] À toi de retenir le reste.
           *[open] La page montre tout depuis la donne.
        }
       *[spectators] { $value ->
            [true] On y voit ce que toute la table sait.
           *[false] Seuls les joueurs voient la partie.
        }
    }
# Ce qu'un groupe d'options dit tant qu'il est fermé ; $said est la valeur de l'option
option-brief =
    { $option ->
        [window] { $value ->
            [null] Contester : sans limite à part
           *[other] { $said } pour contester
        }
        [memorise] { $value ->
            [null] Retenir la donne sans limite
           *[other] { $said } pour retenir la donne
        }
        [confess_peek] { $value ->
            [true] Coups d'œil avoués permis
           *[false] Pas de coups d'œil avoués
        }
        [public] { $value ->
            [true] Table publique
           *[false] Sur invitation
        }
        [newcomers] { $value ->
            [true] Nouveaux venus bienvenus
           *[false] Pas de nouveaux venus
        }
        [first] { $value ->
            [null] Premier tour tiré au sort
           *[other] { $said } commence
        }
       *[seats] { $value ->
            [random] Places tirées au sort
           *[chosen] Places au choix
        }
    }
option-first-drawn = Tirage au sort
option-first-seat = Place { $number }
option-seats-value =
    { $value ->
        [random] Tirées au sort
       *[chosen] Au choix
    }
option-clock-none = Sans limite
option-window-none = Comme pour tout choix
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
