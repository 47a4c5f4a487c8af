# La table comme une scène : ta place, les annonces, les révélations et la fin.
# $character prend les formes que story.ftl explique.

seat-own = Toi
coins-missing = encore { $count }
coins-goal =
    { $reached ->
        [yes] Objectif atteint
       *[no] Objectif : 13 pièces
    }

sure-full = Sûr
sure-half = À moitié sûr
sure-doubtful = Douteux
sure-none = Aucune idée

claim-last = « { $character-name } »
claim-last-turn = « { $character-name } », tour { $turn }
claim-heading = L'annonce
claim-says =
    { $viewer ->
        [player] Tu dis
       *[nobody] { $player } dit
    }
claim-words = « Je suis { $character } ! »
claim-order = Les réponses, dans le sens horaire
claim-contests =
    { $viewer ->
        [player] contestes
       *[nobody] conteste
    }
claim-passes =
    { $viewer ->
        [player] laisses passer
       *[nobody] laisse passer
    }
claim-now =
    { $viewer ->
        [player] réponds maintenant
       *[nobody] répond maintenant
    }
claim-waits =
    { $viewer ->
        [player] réponds plus tard
       *[nobody] répond plus tard
    }
claim-early = peux déjà répondre
claim-deciding = C'est à { $player } de décider
claim-early-hint = Réponds d'avance : ça compte à ton tour.
claim-early-held = Ta réponse comptera à ton tour. Tu peux la changer.
claim-question = Tu contestes ?
claim-pass = Laisser passer
claim-pass-hint = rien à montrer, rien à perdre
claim-contest = Non, { $character }, c'est moi !
claim-contest-with =
    { $which ->
        [left] Non, { $character }, c'est moi, avec ma carte de gauche !
        [right] Non, { $character }, c'est moi, avec ma carte de droite !
       *[protected] Non, { $character }, c'est moi, avec ma carte protégée !
    }
claim-right = juste : le pouvoir · { $stake }

reveal-who = Qui est { $character } ?
reveal-nobody = Personne !
reveal-stake = En jeu
reveal-fines = Une annonce fausse coûte { amount-in-coins }.
reveal-others = Les autres

end-of =
    { $viewer ->
        [players] { $count ->
            [one] Le bal est à toi !
           *[other] Le bal est à toi et à { $players } !
        }
       *[nobody] Le bal est à { $players } !
    }
end-ranking = Le classement
end-honours-wait = En cours de calcul…
end-honours-none = Aucun cette fois.
end-truth-hint = chaque carte, chaque mensonge, tour par tour
end-rematch-hint = la même table, encore une fois

watching-now = Tu regardes cette partie.
sighting-heading = Pour tes yeux seulement
side-fold = Replier le panneau
side-unfold = Déplier le panneau

details-heading = Ce que tu sais
details-claims = Annonces jusqu'ici
details-no-claims = Aucune annonce pour l'instant.

keys-heading = Raccourcis clavier
keys-contest = Contester
keys-again = Appuie encore sur { $key } pour confirmer.
keys-twice = Laisser passer, contester et regarder demandent deux appuis : c'est sans retour.
keys-on = Raccourcis
keys-on-about = Répondre par une seule touche.

deal-cards = Les cartes : { $cards }.
