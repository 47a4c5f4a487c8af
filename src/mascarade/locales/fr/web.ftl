# La table dans le navigateur : places, questions, panneaux.
# $player, $user et autres sont des noms de personnes, $players une liste de noms et $count leur nombre : pas de « de »
# ni de « que » devant eux, qui s'élideraient devant une voyelle, et rien qui s'accorde avec eux.
# $character prend les formes que dit story.ftl ; $card, $first et $second sont
# des expressions de `story-card-*`.

## Autour de la table

seat-number = Place { $number }
seat-bot = un bot
coins-of =
    { $viewer ->
        [player] { $amount ->
            [one] Tu as { $amount } pièce
           *[other] Tu as { $amount } pièces
        }
       *[nobody] { $amount ->
            [one] { $player } a { $amount } pièce
           *[other] { $player } a { $amount } pièces
        }
    }

place-bank = Banque
place-bank-holds =
    { $amount ->
        [one] { $amount } pièce à la banque
       *[other] { $amount } pièces à la banque
    }
place-courthouse = Tribunal
place-courthouse-holds =
    { $amount ->
        [one] { $amount } pièce au tribunal
       *[other] { $amount } pièces au tribunal
    }
# À côté du nombre : on paie une fois le pouvoir utilisé
place-courthouse-fines =
    { $amount ->
        [one] { $amount } pièce d'amende à venir
       *[other] { $amount } pièces d'amende à venir
    }
place-cemetery = Cimetière
place-centre = Cartes du centre

table-title = Table { $code }
table-heading = La table
table-seats = Les joueurs autour de la table, dans le sens horaire
table-home = Aller à l'accueil
table-edition = { $edition-name }
table-turn = tour { $turn }
table-watching =
    { $count ->
        [one] { $count } spectateur
       *[other] { $count } spectateurs
    }
table-more = À propos de cette partie

mark-away = un bot décide
mark-lost = hors ligne
# « Prêt » s'accorderait
mark-ready = c'est bon
mark-out = hors jeu
mark-wants-time =
    { $viewer ->
        [player] tu veux plus de temps
       *[nobody] veut plus de temps
    }
mark-wants-end =
    { $viewer ->
        [player] tu veux arrêter
       *[nobody] veut arrêter
    }

# Quelques mots à côté d'une personne qui n'est pas libre
bound-opening = ouverture
bound-look =
    { $viewer ->
        [player] tu dois regarder
       *[nobody] doit regarder
    }
bound-swap =
    { $viewer ->
        [player] tu dois échanger ou faire semblant
       *[nobody] doit échanger ou faire semblant
    }
bound-no-announce =
    { $viewer ->
        [player] tu ne peux pas annoncer
       *[nobody] ne peut pas annoncer
    }
bound-next =
    { $viewer ->
        [player] { $edition ->
            [first] carte révélée : tu devras échanger ou faire semblant
           *[second] carte révélée : tu ne pourras pas annoncer
        }
       *[nobody] { $edition ->
            [first] carte révélée : devra échanger ou faire semblant
           *[second] carte révélée : ne pourra pas annoncer
        }
    }
# De même, sur une petite plaque
bound-short-look = regarde
bound-short-swap = échange
bound-short-no-announce = sans annonce

# Dans les bulles
voice-announces = Je suis { $character } !
voice-contests = Non, { $character }, c'est moi !
voice-passes = Je passe.

## Ce qui est demandé

ask-turn-choice = À toi ! Que fais-tu ?
ask-announce = Qui prétends-tu être ?
ask-turn-choice-opening = Aux quatre premiers tours, tout le monde échange deux cartes, ou fait semblant.
ask-turn-choice-look = Tu as avoué un coup d'œil : tu dois regarder ta carte.
ask-turn-choice-swap = Tu as révélé une carte au tour précédent : tu dois échanger, ou faire semblant.
ask-turn-choice-no-announce = Tu as révélé une carte au tour précédent : tu ne peux pas annoncer.

ask-contest-or-pass = { $player } dit : « Je suis { $character } ! » Tu contestes ?
ask-contest-too =
    { $count ->
        [one] { $players } conteste déjà.
       *[other] { $players } contestent déjà.
    }
ask-power = Le pouvoir { $character-of }

ask-which-player = Choisis un joueur.
ask-which-player-bishop = Égalité en tête : à qui prends-tu les pièces ?
ask-which-player-swindler = Égalité en tête : à qui prends-tu les pièces ?
ask-which-player-witch = Avec qui échanges-tu toute ta fortune ? Tu peux aussi la garder.
ask-which-player-inquisitor = Qui interroges-tu sur sa carte ?
ask-which-player-guru = Qui interroges-tu sur sa carte ?
ask-which-player-princess = Qui doit montrer sa carte aux autres ?
ask-which-player-puppet-master =
    { $step ->
        [1] Deux joueurs te paient, puis échangent leurs places. Choisis le premier.
       *[2] Choisis le second.
    }
ask-which-player-usurper = Qui désignes-tu ?
ask-which-player-gambler = Qui doit deviner combien de pièces tu caches ?

ask-which-card = Choisis une carte.
ask-which-card-fool =
    { $step ->
        [1] Choisis la première carte à prendre sous la table.
       *[2] Choisis la seconde carte.
    }
ask-which-card-spy = Quelle carte regardes-tu, en plus de la tienne ?
ask-which-card-sage =
    { $step ->
        [1] Choisis la première carte à regarder.
       *[2] Choisis la seconde carte à regarder.
    }
ask-which-card-inquisitor = Laquelle de ses cartes désignes-tu ?
ask-which-card-princess = Laquelle de ses cartes faut-il montrer ?
ask-which-card-usurper = Laquelle de ses cartes démasques-tu ?
ask-which-card-courtesan = Quelle carte de ton voisin de droite démasques-tu ?

ask-which-character = Nomme un personnage.
ask-which-character-inquisitor = { $user } t'interroge : qui es-tu ? Ta carte sera ensuite révélée, et une erreur se paie.
ask-which-character-guru = { $user } t'interroge : qui es-tu ? Ta carte sera ensuite révélée, et une erreur se paie.
ask-which-character-usurper = Quel personnage est-ce, à ton avis ? Si tu vois juste, son pouvoir est à toi.

ask-whether-to-swap = Échanger { $first } et { $second }, ou faire semblant ?
ask-which-way = Chacun passe toute sa fortune à son voisin : à gauche ou à droite ?
ask-how-many = Combien de pièces caches-tu sous ta main ?
ask-guess-how-many = { $user } cache des pièces sous sa main. Combien ? Si tu tombes juste, elles sont à toi.

## Réponses

turn-look = Regarder
turn-look-hint = ta propre carte, en secret
turn-look-which = Quelle carte regardes-tu ?
turn-swap = Échanger
turn-swap-hint = deux cartes sous la table, ou pas
turn-swap-which = Laquelle de tes cartes prends-tu ?
turn-swap-with = Échanger avec quelle carte ?
turn-swap-really = Échanger vraiment, ou faire semblant ?
turn-swap-really-hint = Tu prends { $first } et { $second } sous la table. Ce qui s'y passe reste ton secret.
turn-announce = Annoncer
turn-announce-hint = un personnage, pour utiliser son pouvoir
turn-announce-which = Sur quelle carte poses-tu la main ?
turn-announce-now = « Je suis { $character } ! »
turn-announce-risk = N'importe qui peut dire : « Non, c'est moi ! » Alors tu montres ta carte, et si c'en est une autre, tu paies { amount-in-coins }.
turn-announce-cost = contestée et fausse : { amount-in-coins }
turn-cancel = Retour

answer-swap = Échanger vraiment
answer-pretend = Faire semblant
answer-decline = Personne
answer-direction =
    { $direction ->
        [left] À gauche
       *[right] À droite
    }
characters-to-choose = Personnages au choix

## Pourquoi toucher ne fait rien

why-not-now = Ce n'est pas possible maintenant.
why-not-look-opening = Pas encore : aux quatre premiers tours, tout le monde échange.
why-not-announce-opening = Pas encore : aux quatre premiers tours, tout le monde échange.
why-not-look-swap = Tu as révélé une carte au tour précédent : tu dois échanger, ou faire semblant.
why-not-announce-swap = Tu as révélé une carte au tour précédent : tu dois échanger, ou faire semblant.
why-not-announce-no-announce = Tu as révélé une carte au tour précédent : tu peux regarder ou échanger, mais pas annoncer.
why-not-swap-look = Tu as avoué un coup d'œil : tu dois regarder.
why-not-announce-look = Tu as avoué un coup d'œil : tu dois regarder.
why-not-yourself = Pas toi : choisis quelqu'un d'autre.
why-not-out = { $player } est hors jeu.
why-not-player = Le pouvoir ne peut pas viser { $player } maintenant.
why-not-centre = Pas une carte du centre.
why-not-protected = Pas une carte protégée.
why-not-own = Pas une de tes cartes.
why-not-own-twice = Tu prends déjà cette carte : choisis-en une autre.
why-not-others = Choisis d'abord une de tes cartes.
why-not-card = Tu ne peux pas choisir cette carte maintenant.

## Sous la table de jeu

dock-cards = Cartes au choix
dock-heading = Ce qui se passe, et ce que tu peux faire
dock-memorise = Retiens qui est qui !
dock-memorise-hint = Toutes les cartes sont face visible. On les retourne quand tout le monde est prêt.
dock-ready = C'est bon pour moi
dock-others-not-ready = On attend les autres
dock-away = En ton absence, un bot joue pour toi.
dock-back = Me revoilà
dock-aborted = Un vote a mis fin à la partie.
dock-truth = Voir la vérité
# « Passer » est déjà une réponse
dock-skip = Accélérer
dock-held = Ta réponse attend son tour. Tu peux encore la changer.
dock-choose-card = Choisis une carte sur la table, ou ici :
dock-choose-person = Choisis un joueur à la table, ou ici :
dock-peek = Jeter un œil à ma carte et l'avouer
dock-peek-at = Jeter un œil à { $card } et l'avouer
dock-peek-hint = Tout le monde le saura, et à ton prochain tour, tu devras regarder.

wait-turn =
    { $viewer ->
        [player] À toi de jouer
       *[nobody] À { $player } de jouer
    }
# De même, quand tout n'est pas permis
wait-bound-opening =
    { $viewer ->
        [player] Ouverture : tu dois échanger ou faire semblant
       *[nobody] Ouverture : { $player } doit échanger ou faire semblant
    }
wait-bound-look =
    { $viewer ->
        [player] Tu as avoué un coup d'œil : tu dois regarder
       *[nobody] { $player } a avoué un coup d'œil et doit regarder
    }
wait-bound-swap =
    { $viewer ->
        [player] Tu viens de révéler une carte : tu dois échanger ou faire semblant
       *[nobody] { $player } vient de révéler une carte et doit échanger ou faire semblant
    }
wait-bound-no-announce =
    { $viewer ->
        [player] Tu viens de révéler une carte : tu ne peux pas annoncer
       *[nobody] { $player } vient de révéler une carte et ne peut pas annoncer
    }
wait-contest =
    { $viewer ->
        [player] Annonce { $character-of } : tu contestes ou tu passes ?
       *[nobody] Annonce { $character-of } : { $player } conteste ou passe ?
    }
wait-power =
    { $viewer ->
        [player] À toi de choisir (pouvoir { $character-of })
       *[nobody] À { $player } de choisir (pouvoir { $character-of })
    }

sighting-done = C'est vu

clock-days =
    { $count ->
        [one] encore { $count } jour
       *[other] encore { $count } jours
    }
clock-hours =
    { $count ->
        [one] encore { $count } heure
       *[other] encore { $count } heures
    }
clock-minutes =
    { $count ->
        [one] encore { $count } minute
       *[other] encore { $count } minutes
    }
clock-seconds = encore { $count } s

## À côté de la table

side-heading = Journal, pouvoirs, mémo et discussion
side-log = Journal
side-powers = Pouvoirs
side-seen = Mémo
side-chat = Discussion
side-unread = à lire

log-heading = La partie jusqu'ici
log-empty = Il ne s'est encore rien passé.
log-fading = À cette table, la mémoire s'efface : le journal ne garde que le dernier tour de table.
powers-cemetery = Au cimetière en début de partie

seen-hint = Ce que tu as vu de chaque carte, et qui l'a eue en main depuis. Les notes ne sont que pour toi.
seen-hint-fading = Ce que tu as vu au dernier tour de table, et qui a eu chaque carte en main depuis. Les notes ne sont que pour toi.
seen-sight =
    { $how ->
        [deal] { $character-name } : à la donne.
        [look] { $character-name } : tu as regardé au tour { $turn }.
        [peek] { $character-name } : tu as jeté un œil au tour { $turn }.
        [reveal] { $character-name } : carte révélée au tour { $turn }.
        [elimination] { $character-name } : par élimination, tu connais toutes les autres.
       *[shown] { $character-name } : carte montrée au tour { $turn }.
    }
# La carte a été déplacée depuis : $card dit où elle était alors
seen-sight-elsewhere =
    { $how ->
        [deal] { $character-name } : { $card } à la donne.
        [look] { $character-name } : { $card } quand tu as regardé au tour { $turn }.
        [peek] { $character-name } : { $card } quand tu as jeté un œil au tour { $turn }.
        [reveal] { $character-name } : { $card } quand elle a été révélée au tour { $turn }.
        [elimination] { $character-name } : { $card } quand tu connaissais toutes les autres.
       *[shown] { $character-name } : { $card } quand elle a été montrée au tour { $turn }.
    }
seen-untouched = Personne d'autre n'y a touché.
seen-touched =
    { $viewer ->
        [players] { $count ->
            [one] Tu l'as prise depuis.
           *[other] Prise depuis par toi et par { $players }.
        }
       *[nobody] Prise depuis par { $players }.
    }
seen-hands =
    { $count ->
        [0] personne d'autre
        [one] { $count } main depuis
       *[other] { $count } mains depuis
    }
seen-nothing = Aucun souvenir.
seen-note = Note sur { $card }
seen-note-here = une note

chat-heading = Ce qui s'est dit
chat-empty = Personne n'a encore rien dit.
chat-say = Dis quelque chose
chat-send = Envoyer
chat-muted = L'hôte t'a retiré la parole.

## Une réponse en route, et une adresse sans page

dock-sending = Envoi…
not-found-heading = Cette page n'existe pas
not-found-hint = Vérifie l'adresse, ou repars de la page d'accueil.

## La table dans son ensemble

line-lost = Connexion perdue. On réessaie…
line-closed = Hors ligne.
absent-since = { $player } : hors ligne depuis { $time }.
absent-then =
    { $wait ->
        [bot] Sans retour au bout de deux minutes, un bot joue à sa place.
        [time] Sans retour au bout de deux minutes ou à la fin du temps, un bot joue à sa place.
        [clock] La table attend jusqu'à la fin du temps.
       *[nobody] La table attend le retour de quelqu'un.
    }
no-clock-hint = Sans limite de temps : la table attend chaque réponse, aussi longtemps qu'il le faut.
vote-wait = Voter pour plus de temps
vote-wait-back = Retirer mon vote pour plus de temps
vote-wait-hint = Si plus de la moitié des joueurs le veulent, le chronomètre repart de zéro.
vote-abort = Voter pour arrêter la partie
vote-abort-back = Retirer mon vote pour arrêter
vote-abort-hint = Si plus de la moitié des personnes présentes qui jouent depuis la donne le veulent, la partie s'arrête sans vainqueur.
leave = Quitter la table
leave-hint = Si tu pars, un bot continue à ta place.

title-table = Mascarade { $code }
title-awaited = ● On t'attend – Mascarade { $code }

closed-heading = Hors ligne
closed-again = Me connecter ici
arriving = En route vers la table…
no-table-heading = Cette table est introuvable
no-table-hint = Vérifie le code ou le lien. La table n'existe peut-être plus, ou tu n'y as pas accès.
error-unreachable = Le serveur ne répond pas. Réessaie dans un instant.

on-game-heading = Une partie est en cours à cette table
on-game-join = Participer
on-game-join-hint = Tu peux remplacer un bot et continuer à sa place, avec ses pièces et sa carte. Tu sais ce que toute la table a vu.
on-game-take-over = Remplacer { $player }
on-game-return = Ta place
on-game-return-hint = Un bot joue pour toi. Tu retrouves ce que tu savais ; ce que le bot a vu reste caché.
on-game-return-now = Revenir dans la partie
on-game-watch = Regarder
on-game-watch-hint = Tu vois ce que toute la table voit.
on-game-watch-only = Mais après avoir regardé, tu ne pourras plus prendre place dans cette partie.
on-game-watch-now = Regarder la partie
on-game-nothing = L'hôte n'accepte ni nouveaux joueurs ni spectateurs. Reviens quand la partie sera finie.
