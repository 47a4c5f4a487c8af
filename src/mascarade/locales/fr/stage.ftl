# La table comme une scène : ta place, les annonces, les révélations et la fin.
# $character prend les formes que story.ftl explique.

seat-own = Toi
coins-missing = encore { $count }
coins-of-goal =
    { $amount ->
        [one] { $amount } pièce sur 13
       *[other] { $amount } pièces sur 13
    }

sure-full = Sûr
sure-half = Moitié sûr
sure-doubtful = Douteux
sure-none = Aucune idée

claim-heading = L’annonce
claim-says = { $player } dit
claim-you-say = Tu dis
claim-words = « Je suis { $character } ! »
claim-order = Les réponses, dans le sens horaire
claim-contests = conteste
claim-passes = laisse passer
claim-now = répond maintenant
claim-waits = répond plus tard
claim-question = Tu contestes ?
claim-pass = Laisser passer
claim-pass-hint = rien à montrer, rien à perdre
claim-contest = Non, { $character }, c’est moi !
claim-contest-with = Non, { $character }, c’est moi, avec { $card } !
claim-right = juste : le pouvoir · { $stake }

reveal-who = Qui est { $character } ?
reveal-nobody = Personne !

end-yours = Le bal est à toi !
end-of = Le bal est à { $players } !
end-ranking = Le classement
end-truth-hint = chaque carte, chaque mensonge, tour par tour
end-rematch-hint = la même table, encore une fois

watching-now = Tu regardes cette partie.
sighting-heading = Pour tes yeux seulement
side-fold = Replier le panneau
side-unfold = Déplier le panneau

details-heading = Ce que tu sais
details-claims = Annonces jusqu’ici
details-no-claims = Aucune annonce pour l’instant.

keys-heading = Raccourcis clavier
keys-contest = Contester
keys-again = Appuie encore sur { $key } pour confirmer.
keys-twice = Laisser passer, contester et regarder demandent deux appuis : c’est sans retour.
keys-on = Raccourcis
keys-on-about = Répondre par une seule touche.

deal-cards = Les cartes : { $cards }.
