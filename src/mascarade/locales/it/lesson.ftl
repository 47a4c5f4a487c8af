# La guida della lezione. $player è qualcuno al tavolo: niente che si accordi con il suo nome.
# Due di queste frasi si leggono insieme: che cosa è successo, e che cosa provare. Sono brevi tutte e due.

lesson-heading = Impara a giocare
lesson-progress = { $done } passi su { $steps }

lesson-step-swap = Scambiare
lesson-step-look = Guardare
lesson-step-contest = Contestare
lesson-step-bound = Dopo una rivelazione
lesson-step-announce = Dichiarare
lesson-step-contested = Farsi contestare
lesson-step-done = { $step }: fatto

## Che cosa è successo

lesson-news-swapped = Scambiate o no? Lo sai solo tu.
lesson-news-taken = { $player } ha appena portato la tua carta sotto il tavolo.
lesson-news-looked = Ora sei { $character }. Faccia da poker!
lesson-news-stood = Nessuno ha contestato: hai usato il potere, che fosse vero o no.
lesson-news-right = Eri davvero { $character }: il potere è tuo, e chi sbagliava paga 1 moneta.
lesson-news-caught = { $player } era davvero { $character }: paghi 1 moneta al tribunale.
lesson-news-nobody = Nessuno era { $character }: chi l'ha detto paga 1 moneta.
lesson-news-others-right = { $player } era davvero { $character }; chi sbagliava paga 1 moneta.
lesson-news-others-nobody = Nessuno di loro era { $character }: pagano 1 moneta a testa.

## Che cosa provare

lesson-deal = Per un momento tutte le carte sono scoperte. Tu sei { $character }. Guarda chi è chi, poi scegli «{ dock-ready }».
lesson-opening = Nel primo giro tutti scambiano. Prendi la tua carta e una al centro: scambiale davvero, o fai solo finta.
lesson-look = Chi sei? Non lo sai più con certezza. Guarda la tua carta: la vedi solo tu.
lesson-look-sure = Sai ancora chi sei. Guarda lo stesso la tua carta, per vedere come si fa.
lesson-announce-true = Sei { $character }. Dichiaralo, e prendi le monete.
lesson-announce-bluff = Ora dichiara. Puoi anche mentire: { $character } porta { amount-in-coins } se nessuno contesta.
lesson-announce-again = Dichiara ancora. Stavolta qualcuno può contestare: allora chi dice di esserlo mostra la carta.
lesson-contest-sure = Ma { $character } sei tu! Contesta: chi ha ragione usa il potere.
lesson-contest-unsure = Potresti essere tu. Contesta: se hai ragione il potere è tuo, altrimenti paghi 1 moneta.
lesson-contest-not = Sai di non essere { $character }. Passare è gratis, sbagliare costa 1 moneta.
lesson-contest-free = Contesta se pensi di essere { $character }. Passare è gratis.
lesson-bound = Hai appena mostrato la tua carta: in questo turno puoi solo scambiare. Davvero, o per finta?
lesson-bound-better = Hai appena mostrato la tua carta: puoi solo scambiare. { $player } ha { $character }: prendi quella carta!
lesson-free = Questo turno è tutto tuo. Presto { $player } dirà di essere qualcuno, e potrai contestare.
lesson-power = Il potere è tuo: scegli su chi usarlo.
lesson-watch = Ora giocano gli altri. Guarda quali carte prendono, e che cosa dicono.

## La fine

lesson-done-heading = Ora conosci il gioco
lesson-done = Hai visto tutto. Vince chi arriva per primo a 13 monete. Finisci questa partita, o cominciane una vera.
lesson-won-heading = Hai vinto!
lesson-won = Ora conosci il gioco: con 13 monete si vince. Che ne dici di un tavolo vero?
lesson-over-heading = La lezione è finita
lesson-over = Con 13 monete si vince; e quando qualcuno perde l'ultima, vince chi ne ha di più. Prova a un tavolo vero, o rifai la lezione.
lesson-repeat = Rifai la lezione
