# La donne était-elle honnête : sur la page et en ligne de commande
fair-holds =
    { $count ->
        [one] Donne honnête : la vérification est réussie.
       *[other] Donne honnête : les { $count } vérifications sont réussies.
    }
fair-broken = La donne n'était pas honnête
fair-nothing = Le serveur n'avait rien promis avant cette donne : il n'y a rien à vérifier.
fair-claim = Personne ne peut choisir la donne sans le secret ; contre l'opérateur, quels que soient ses complices, cela vaut pour chaque personne qui a révélé sa part et gardé L, dans la limite du nombre de tentatives indiqué. Rien n'est affirmé pour les personnes sans part, ni sur le jeu des bots, ni sur ce que l'opérateur peut voir.
fair-no-share = Tu n'avais pas de part dans cette donne : rien n'est affirmé pour toi contre l'opérateur.
fair-claim-first = Cette partie a été distribuée selon la version 1 : personne d'autre que l'opérateur ne pouvait choisir la donne. Rien n'est affirmé contre l'opérateur.
fair-attempts =
    { $count ->
        [one] Donne réussie à la première tentative.
       *[other] Donne réussie à la tentative { $count }.
    }
fair-lock = L est le verrou : ce que le serveur a fixé avant que quiconque révèle sa part. Il est dans l'enregistrement et dans les notes de cette page.
fair-noted = Comparé aux notes prises par cette page pendant la partie.
fair-unnoted = Cette page n'a pas pris de notes pendant la partie : seul l'enregistrement est vérifié.
fair-details = Ce qui a été vérifié
fair-save = Enregistrer ces notes
fair-check =
    { $check ->
        [commitment] Le secret du serveur est bien celui qu'il avait promis avant que quiconque y ajoute sa part.
        [terms] Les joueurs, leurs parts et ce qui revenait au hasard sont bien ceux annoncés avant la donne.
        [lock] Le verrou est bien celui que tu as noté avant la distribution.
        [share] Ta part compte bien dans la donne.
        [promises] Chacun a révélé la part qu'il avait promise.
        [settings] Les règles et les options sont bien celles du verrou.
        [set] La composition est bien celle qui a été tirée au sort, ou choisie.
        [seats] Chacun était à la place tirée au sort, ou choisie.
        [first] C'est bien la personne tirée au sort, ou choisie, qui a commencé.
        [cards] Les cartes étaient bien celles du tirage, dans le même ordre.
        [cemetery] Le cimetière était bien celui du tirage, dans le même ordre.
        [nonces] Chaque action a ses propres octets aléatoires, et aucun n'a servi deux fois.
        [chain] La chaîne de toutes les actions aboutit bien à la fin enregistrée.
       *[heads] Les notes prises pendant la partie correspondent à l'enregistrement.
    }
error-fair-broken =
    { $check ->
        [commitment] Le secret du serveur n'est pas celui qu'il avait promis avant que chacun ajoute sa part.
        [terms] Les joueurs, leurs parts ou ce qui revenait au hasard ne sont pas ceux annoncés avant la donne.
        [lock] Le verrou n'est pas celui que tu as noté avant la distribution.
        [share] Ta part ne compte pas dans la donne.
        [promises] Une part révélée n'est pas celle qui avait été promise.
        [settings] Les règles ou les options ne sont pas celles du verrou.
        [set] La composition n'est pas celle qui a été tirée au sort, ou choisie.
        [seats] Quelqu'un n'était pas à la place tirée au sort, ou choisie.
        [first] La personne qui a commencé n'est pas celle qui a été tirée au sort, ou choisie.
        [cards] Les cartes n'étaient pas celles du tirage, dans le même ordre.
        [cemetery] Le cimetière n'était pas celui du tirage, dans le même ordre.
        [nonces] Une action n'a pas ses propres octets aléatoires, ou a ceux d'une autre.
        [chain] La chaîne des actions enregistrées n'aboutit pas à la fin enregistrée.
       *[heads] Les notes prises pendant la partie ne correspondent pas à l'enregistrement : une empreinte notée n'est pas dans la chaîne.
    }
error-fair-absent = L'enregistrement ne promet rien sur sa donne : impossible de le comparer aux notes.
error-witness-malformed = Ce ne sont pas des notes sur une partie : { $reason }
error-witness-too-large = C'est trop long pour des notes sur une partie : plus de { $most } octets.
error-not-a-hash = { $text } n'est pas une empreinte : il faut 64 chiffres de 0 à 9 et de a à f.
