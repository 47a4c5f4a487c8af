# Le guide de la leçon. $player est quelqu'un à la table : rien qui s'accorde avec ce nom, ni « de » ni « que » devant.
# Deux de ces phrases se lisent ensemble : ce qui vient de se passer, puis quoi essayer. Toutes deux sont courtes.

lesson-heading = Apprendre à jouer
lesson-progress = { $done } sur { $steps } appris

lesson-step-swap = Échanger
lesson-step-look = Regarder
lesson-step-contest = Contester
lesson-step-bound = Après une révélation
lesson-step-announce = Annoncer
lesson-step-contested = Se faire contester
lesson-step-done = { $step } : appris

## Ce qui s'est passé

lesson-news-swapped = Échangées ou pas ? C'est ton secret.
lesson-news-taken = { $player } vient de prendre ta carte sous la table.
lesson-news-looked = Tu es maintenant { $character }. N'en laisse rien paraître !
lesson-news-stood = Personne ne conteste : le pouvoir est à toi, vrai ou faux.
lesson-news-right = Tu étais bien { $character } : le pouvoir est à toi, et les autres prétendants paient 1 pièce.
lesson-news-caught = C'est { $player } qui était { $character } : tu paies 1 pièce au tribunal.
lesson-news-nobody = Personne n'était { $character } : tous les prétendants paient 1 pièce.
lesson-news-others-right = { $player } était bien { $character } ; celui ou celle qui s'est trompé paie 1 pièce.
lesson-news-others-nobody = Aucune de ces cartes n'est { $character } : chacun paie 1 pièce.

## Quoi essayer

lesson-deal = Un instant, toutes les cartes sont visibles. La tienne : { $character }. Regarde qui est qui, puis choisis « { dock-ready } ».
lesson-opening = Au premier tour de table, tout le monde échange. Prends ta carte et une du centre : échange-les vraiment, ou fais semblant.
lesson-look = Tu ne peux plus savoir qui tu es. Regarde ta carte : personne d'autre ne la verra.
lesson-look-sure = Tu sais encore qui tu es. Regarde quand même, pour voir comment ça marche.
lesson-announce-true = Tu es { $character }. Annonce-le, et prends les pièces.
lesson-announce-bluff = À toi d'annoncer. Tu peux mentir : { $character } rapporte { amount-in-coins } si personne ne conteste.
lesson-announce-again = Annonce encore une fois. Quelqu'un pourrait contester : tous les prétendants révèlent alors leur carte.
lesson-contest-sure = Mais { $character }, c'est toi ! Conteste : le vrai utilise le pouvoir.
lesson-contest-unsure = C'est peut-être toi. Conteste : si tu as raison, le pouvoir est à toi ; sinon, ça te coûte 1 pièce.
lesson-contest-not = Tu sais que tu n'es pas { $character }. Passer est gratuit, se tromper coûte 1 pièce.
lesson-contest-free = Conteste si tu penses être { $character }. Passer est gratuit.
lesson-bound = Tu viens de révéler ta carte : à ce tour, tu ne peux qu'échanger. Pour de vrai, ou pas ?
lesson-bound-better = Tu viens de révéler ta carte : tu ne peux qu'échanger. { $player } a { $character } : prends cette carte !
lesson-free = Ce tour est à toi. Bientôt, { $player } annoncera un personnage, et tu pourras contester.
lesson-power = Tu utilises le pouvoir. Choisis sa cible.
lesson-watch = Les autres jouent. Regarde quelles cartes ils prennent, et ce qu'ils disent.

## La fin

lesson-done-heading = Tu connais le jeu
lesson-done = Tu as tout vu. Le premier à 13 pièces gagne. Finis cette partie, ou commences-en une vraie.
lesson-won-heading = C'est gagné !
lesson-won = Tu connais le jeu, maintenant : 13 pièces, et c'est la victoire. On passe à une vraie table ?
lesson-over-heading = La leçon est finie
lesson-over = 13 pièces font gagner ; et quand quelqu'un perd sa dernière pièce, les plus riches gagnent. Essaie une vraie table, ou reprends la leçon.
lesson-repeat = Encore une fois
