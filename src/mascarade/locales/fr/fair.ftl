# La donne était-elle honnête : sur la page et en ligne de commande
fair-holds =
    { $count ->
        [one] La donne était honnête : la vérification est bonne.
       *[other] La donne était honnête : les { $count } vérifications sont bonnes.
    }
fair-broken = La donne n'était pas honnête
fair-nothing = Rien n'avait été promis avant cette donne : il n'y a rien à vérifier.
fair-noted = Comparé à ce que cette page a noté pendant la partie.
fair-unnoted = Cette page n'a rien noté pendant la partie : seul l'enregistrement lui-même a été vérifié.
fair-details = Ce qui a été vérifié
fair-save = Garder ce qui a été noté
fair-check =
    { $check ->
        [commitment] Le secret du serveur est bien celui qu'il avait promis avant que quiconque y ajoute sa part.
        [terms] Les personnes, leurs parts et ce qui revenait au hasard sont bien ce qui était annoncé avant la donne.
        [set] La composition est bien celle qui a été tirée.
        [seats] Chacun était assis à la place tirée, ou à celle qu'il avait choisie.
        [first] La personne qui a commencé est bien celle qui a été tirée, ou choisie.
        [cards] Les cartes étaient disposées comme elles ont été tirées.
        [cemetery] Le cimetière était disposé comme il a été tiré.
        [nonces] Chaque action a ses propres octets aléatoires, et aucun n'a servi deux fois.
        [chain] La chaîne de toutes les actions finit là où le dit l'enregistrement.
       *[heads] Chaque maillon de la chaîne qui a été noté s'y trouve.
    }
error-fair-broken =
    { $check ->
        [commitment] Le secret du serveur n'est pas celui qu'il avait promis avant que chacun ajoute sa part.
        [terms] Les personnes, leurs parts ou ce qui revenait au hasard ne sont pas ce qui était annoncé avant la donne.
        [set] La composition n'est pas celle qui a été tirée.
        [seats] Les gens n'étaient pas assis à la place tirée, ou à celle qu'ils avaient choisie.
        [first] Une autre personne a commencé que celle qui a été tirée ou choisie.
        [cards] Les cartes n'étaient pas disposées comme elles ont été tirées.
        [cemetery] Le cimetière n'était pas disposé comme il a été tiré.
        [nonces] Une action n'a pas d'octets aléatoires à elle, ou a ceux d'une autre.
        [chain] La chaîne ne mène pas, par les actions enregistrées, à la fin enregistrée.
       *[heads] Les actions ne sont pas celles promises pendant la partie : un maillon noté ne se trouve pas dans la chaîne.
    }
error-fair-absent = L'enregistrement ne promet rien sur sa donne : on ne peut le comparer à ce qui a été noté.
error-witness-malformed = Ce ne sont pas des notes sur une partie : { $reason }
error-witness-too-large = C'est trop long pour des notes sur une partie : plus de { $most } octets.
error-not-a-hash = { $text } n'est pas une empreinte : il faut 64 chiffres de 0 à 9 et de a à f.
