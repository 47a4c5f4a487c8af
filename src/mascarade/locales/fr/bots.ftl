# Ce que les bots disent d'eux-mêmes, et pourquoi ils ont agi ainsi. Une raison reste à sa place jusqu'à la fin.

bot-random = Joue au hasard parmi les actions permises : l'étalon de tous les autres.
bot-novice = Connaît les pouvoirs, oublie ce qu'il a vu comme tout le monde et bluffe rarement.
bot-regular = Raisonne exactement sur les cartes ; bluffe et conteste selon ce qu'il peut y gagner.
bot-quick = Joue au coup d'œil, sur des idées approximatives : pour des milliers de parties, ou dans la tête des autres bots.
bot-expert = Poursuit la partie dans sa tête, dans des mondes plausibles, et choisit ce qui y gagne le plus souvent.
bot-learned = Joue ce qu'un petit réseau de neurones a appris en jouant contre lui-même.

# Les styles de jeu.

bot-truthful = Ne bluffe jamais : n'annonce et ne conteste que s'il est presque sûr ; sinon, regarde ou échange.
bot-bluffer = Annonce ce qui rapporte le plus, quelle que soit sa carte.
bot-trusting = Croit tout le monde sur parole et ne conteste jamais.
bot-doubter = Ne croit personne et conteste tout.
bot-looker = Regarde d'abord, puis annonce exactement ce qu'il a vu.
bot-shuffler = Fait circuler les cartes, et n'annonce que ce qui est sûr et rapporte gros.
bot-parrot = Annonce ce qu'on vient d'annoncer.
bot-forgetful = Ne sait que ce qu'il a vu au dernier tour de table.
bot-greedy = Veut toujours le pouvoir qui rapporte le plus : échange pour avoir la carte, ou l'annonce tout simplement.
bot-cautious = Joue comme tout le monde, mais ne prend aucun risque quand la fin approche.
bot-moody = Change de style à chaque tour.
bot-guest = Joue toute la partie dans l'un des autres styles. À toi de trouver lequel !

why-random = J'ai joué au hasard.
why-announce = Je suis { $character } à { $sure } %.
why-bluff = Je ne suis { $character } qu'à { $sure } %, mais à { $safe } % personne ne peut me contredire.
why-hope = J'aimerais être { $character }, en espérant que personne ne conteste.
why-look = Je ne connais ma carte qu'à { $sure } %, alors je regarde.
why-swap = Je préfère cette carte : c'est { $character } à { $sure } %.
why-pretend = Je garde ma carte, { $character } à { $sure } %, et je laisse les autres se poser des questions.
why-stir = Faute de mieux, je mélange les cartes.
why-contest = C'est moi qui suis { $character }, à { $sure } %.
why-stop = Je ne suis { $character } qu'à { $sure } %, mais { $player } ne doit pas s'en tirer comme ça.
why-pass = Je ne suis { $character } qu'à { $sure } %, alors je laisse faire { $player }.
why-declare = C'est { $character }, à { $sure } %.
why-power = De tout ce que je pouvais faire, c'est ce qui m'arrange le plus.
why-guess = Un nombre en vaut un autre.
why-confuse = Personne ne doit savoir où sont ces cartes.
why-trust = Je crois tout le monde sur parole.
why-echo = On vient d'être { $character } : à moi maintenant.
why-safe = La fin est trop proche pour prendre un risque.
why-quick = À première vue, c'était le mieux, { $count ->
    [one] faute d'autre choix.
   *[other] sur { $count } réponses possibles.
}

# Les raisons de l'expert : celles du bot regular, et les nombres qu'il a comparés.

why-tried = J'ai essayé mes réponses { $trials } fois : celle-ci gagne dans { $win } % des cas, la meilleure des autres dans { $other } %.
why-announce-tried = { why-announce } { why-tried }
why-bluff-tried = { why-bluff } { why-tried }
why-look-tried = { why-look } { why-tried }
why-swap-tried = { why-swap } { why-tried }
why-pretend-tried = { why-pretend } { why-tried }
why-contest-tried = { why-contest } { why-tried }
why-stop-tried = { why-stop } { why-tried }
why-pass-tried = { why-pass } { why-tried }
why-declare-tried = { why-declare } { why-tried }
why-power-tried = { why-tried }
why-confuse-tried = { why-confuse } { why-tried }

# Les raisons du bot qui a appris : la probabilité que son réseau donnait à la réponse, et la meilleure des autres. $next en est le genre ;
# $character n'accompagne qu'une annonce ou une déclaration.

why-learned-alone = Il n'y avait rien d'autre à faire.
why-learned =
    Mon réseau donnait { $sure } % à cette réponse, sur { $count } possibles. En deuxième, à { $next_sure } % : { $next ->
        [look] regarder ma carte
        [swap] prendre deux cartes
        [announce] annoncer { $character }
        [contest] contester
        [pass] laisser passer
        [name-character] nommer { $character }
       *[other] un autre choix du même genre
    }.
