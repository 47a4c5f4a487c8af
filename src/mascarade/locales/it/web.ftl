# Il tavolo nel browser: posti, domande, pannelli.
# $player, $user e simili sono nomi, di genere ignoto; $players è un elenco di nomi, $count quanti sono.
# Mai un nome dopo «a» o «e»: la «d» eufonica dipende dal nome.
# $character ha le forme che spiega story.ftl; $card, $first e $second sono frasi di
# `story-card-*` o di `card-yours`, tutte con «la»: davanti solo preposizioni che non si fondono con l'articolo.

## Intorno al tavolo

seat-number = Posto { $number }
seat-you = (tu)
seat-bot = un bot
card-yours =
    { $which ->
        [left] la tua carta sinistra
        [right] la tua carta destra
        [protected] la tua carta protetta
       *[only] la tua carta
    }
coins-of =
    { $amount ->
        [one] { $player } ha { $amount } moneta
       *[other] { $player } ha { $amount } monete
    }

place-bank = Banca
place-bank-holds =
    { $amount ->
        [one] { $amount } moneta nella banca
       *[other] { $amount } monete nella banca
    }
place-courthouse = Tribunale
place-courthouse-holds =
    { $amount ->
        [one] { $amount } moneta nel tribunale
       *[other] { $amount } monete nel tribunale
    }
place-cemetery = Cimitero
place-centre = Carte al centro

table-title = Tavolo { $code }
table-heading = Il tavolo
table-seats = Chi siede al tavolo, in senso orario
table-home = Alla pagina iniziale
table-edition = { $edition-start }
table-turn = turno { $turn }
table-watching =
    { $count ->
        [one] { $count } spettatore
       *[other] { $count } spettatori
    }
table-more = Altro su questa partita

mark-away = decide un bot
mark-lost = offline
# «Pronto» avrebbe un genere
mark-ready = può cominciare
mark-out = fuori gioco
mark-wants-time = vuole più tempo
mark-wants-end = vuole smettere

# Poche parole accanto a chi non è libero
bound-opening = apertura: scambia
bound-look = deve guardare
bound-swap = deve scambiare
bound-no-announce = non può annunciare
bound-next =
    { $edition ->
        [first] carta rivelata: poi deve scambiare
       *[second] carta rivelata: poi non può annunciare
    }

# Nei fumetti
voice-announces = Sono { $character }!
voice-contests = No, sono io { $character }!
voice-passes = passa

## Che cosa si chiede

ask-turn-choice = È il tuo turno. Che cosa fai?
ask-turn-choice-opening = Nei primi quattro turni tutti scambiano due carte, o fanno finta.
ask-turn-choice-look = Hai confessato di aver sbirciato: devi guardare la tua carta.
ask-turn-choice-swap = Hai rivelato una carta al turno scorso: devi scambiare, o fare finta.
ask-turn-choice-no-announce = Hai rivelato una carta al turno scorso: non puoi annunciare.

ask-contest-or-pass = { $player } dice: «Sono { $character }!» Contesti?
ask-contest-too =
    { $count ->
        [one] { $players } contesta già.
       *[other] { $players } contestano già.
    }
ask-power = Il potere { $character-of }

ask-which-player = Scegli un giocatore.
ask-which-player-bishop = Più persone hanno la fortuna più grande: a chi prendi le monete?
ask-which-player-swindler = Più persone hanno la fortuna più grande: a chi prendi le monete?
ask-which-player-witch = Con chi scambi la tua intera fortuna? Puoi anche lasciare tutto com'è.
ask-which-player-inquisitor = Chi vuoi interrogare sulla sua carta?
ask-which-player-guru = Chi vuoi interrogare sulla sua carta?
ask-which-player-princess = Chi mostra la propria carta a tutti gli altri?
ask-which-player-puppet-master =
    { $step ->
        [1] Scegli la prima delle due persone che ti pagano e cambiano posto.
       *[2] Con chi cambia posto?
    }
ask-which-player-usurper = Di chi vuoi nominare la carta?
ask-which-player-gambler = Chi deve indovinare quante monete nascondi?

ask-which-card = Scegli una carta.
ask-which-card-fool =
    { $step ->
        [1] Scegli la prima carta da portare sotto il tavolo.
       *[2] Scegli la seconda carta.
    }
ask-which-card-spy = Quale carta guardi, insieme alla tua?
ask-which-card-sage =
    { $step ->
        [1] Scegli la prima carta da guardare.
       *[2] Scegli la seconda carta da guardare.
    }
ask-which-card-inquisitor = Quale delle sue carte indichi?
ask-which-card-princess = Quale delle sue carte va mostrata?
ask-which-card-usurper = Quale delle sue carte smascheri?
ask-which-card-courtesan = Quale carta di chi siede alla tua destra smascheri?

ask-which-character = Nomina un personaggio.
ask-which-character-inquisitor = { $user } ti interroga: chi sei? Poi la tua carta viene scoperta, e se sbagli paghi.
ask-which-character-guru = { $user } ti interroga: chi sei? Poi la tua carta viene scoperta, e se sbagli paghi.
ask-which-character-usurper = Che personaggio è, secondo te? Se indovini, il suo potere è tuo.

ask-whether-to-swap = Scambi { $first } con { $second }, o fai solo finta?
ask-which-way = Ognuno passa tutta la propria fortuna a chi gli siede accanto: da che parte?
ask-how-many = Quante monete nascondi sotto la mano?
ask-guess-how-many = { $user } nasconde delle monete sotto la mano. Quante? Se indovini, sono tue.

## Risposte

turn-look = Guarda
turn-look-hint = la tua carta, in segreto
turn-look-which = Tocca la carta da guardare.
turn-swap = Scambia
turn-swap-hint = due carte sotto il tavolo, o fai finta
turn-swap-which = Tocca quella delle tue carte che prendi.
turn-swap-with = Tocca l'altra carta da portare sotto il tavolo.
turn-swap-really = Porti sotto il tavolo { $first } e { $second }. Solo tu sai che cosa succede lì:
turn-announce = Annuncia
turn-announce-hint = chi sei, e usa il potere
turn-announce-which = Tocca quella delle tue carte su cui metti la mano.
turn-announce-now = «Sono { $character }!»
turn-cancel = Indietro

answer-swap = Scambia davvero
answer-pretend = Fai solo finta
answer-contest = «No, sono io { $character }!»
answer-contest-with = «No, sono io { $character }!», con { $card }
answer-pass = Passa
answer-decline = Nessuno
answer-direction =
    { $direction ->
        [left] A sinistra
       *[right] A destra
    }
characters-to-choose = Personaggi tra cui scegliere

## Perché toccare non fa nulla

why-not-now = Ora non si può fare.
why-not-look-opening = Non in apertura: nei primi quattro turni tutti scambiano.
why-not-announce-opening = Non in apertura: nei primi quattro turni tutti scambiano.
why-not-look-swap = Hai rivelato una carta al turno scorso: stavolta devi scambiare, o fare finta.
why-not-announce-swap = Hai rivelato una carta al turno scorso: stavolta devi scambiare, o fare finta.
why-not-announce-no-announce = Hai rivelato una carta al turno scorso: stavolta puoi guardare o scambiare, ma non annunciare.
why-not-swap-look = Hai confessato di aver sbirciato: stavolta devi guardare.
why-not-announce-look = Hai confessato di aver sbirciato: stavolta devi guardare.
why-not-yourself = Non puoi scegliere te: scegli qualcun altro.
why-not-out = { $player } è fuori gioco.
why-not-player = Ora il potere non può raggiungere { $player }.
why-not-centre = Qui non si può scegliere una carta al centro.
why-not-protected = Qui non si può scegliere una carta protetta.
why-not-own = Non una delle tue carte.
why-not-own-twice = Questa carta la prendi già: scegline un'altra.
why-not-others = Prima scegli una delle tue carte.
why-not-card = Ora non si può scegliere questa carta.

## Sotto il tavolo da gioco

dock-cards = Carte tra cui scegliere
dock-heading = Che cosa succede, e che cosa puoi fare
dock-memorise = Ricorda chi è chi!
dock-memorise-hint = Tutte le carte sono scoperte. Si coprono quando tutti sono pronti.
dock-ready = Possiamo cominciare
dock-others-not-ready = Si aspettano gli altri
dock-away = Non ci sei: un bot decide per te.
dock-back = Rieccomi
dock-aborted = La partita è stata chiusa con un voto.
dock-truth = Scopri la verità
dock-skip = Salta
dock-held = La tua risposta aspetta il suo turno. Puoi ancora cambiarla.
dock-tap-card = Tocca una carta sul tavolo, o scegli qui:
dock-tap-person = Tocca qualcuno al tavolo, o scegli qui:
dock-peek = Confessa di aver sbirciato la tua carta
dock-peek-at = Confessa di aver sbirciato { $card }
dock-peek-hint = Lo sapranno tutti, e al tuo prossimo turno dovrai guardare.

wait-turn = È il turno di { $player }.
wait-contest = «Sono { $character }!» { $player } contesta o passa?
wait-power = { $player } deve scegliere, per il potere { $character-of }.

sighting-done = Visto

clock-days =
    { $count ->
        [one] ancora { $count } giorno
       *[other] ancora { $count } giorni
    }
clock-hours =
    { $count ->
        [one] ancora { $count } ora
       *[other] ancora { $count } ore
    }
clock-minutes =
    { $count ->
        [one] ancora { $count } minuto
       *[other] ancora { $count } minuti
    }
clock-seconds = ancora { $count } s

## Accanto al tavolo

side-heading = Cronaca, poteri, carte viste e chat
side-log = Cronaca
side-powers = Poteri
side-seen = Viste
side-chat = Chat
side-unread = da leggere

log-heading = La partita finora
log-empty = Non è ancora successo nulla.
log-fading = A questo tavolo la memoria svanisce: si racconta solo l'ultimo giro.
powers-cemetery = Nel cimitero all'inizio

seen-hint = Che cosa hai visto di ogni carta, e chi l'ha avuta in mano da allora. Le note sono solo per te.
seen-hint-fading = Che cosa hai visto nell'ultimo giro, e chi ha avuto in mano ogni carta da allora. Le note sono solo per te.
seen-sight =
    { $how ->
        [deal] { $character-name }: alla distribuzione.
        [look] { $character-name }: hai guardato al turno { $turn }.
        [peek] { $character-name }: hai sbirciato al turno { $turn }.
        [reveal] { $character-name }: carta rivelata al turno { $turn }.
       *[shown] { $character-name }: carta mostrata al turno { $turn }.
    }
seen-untouched = Da allora nessuno l'ha toccata.
seen-touched = Da allora presa da { $players }.
seen-by-me-swapped = te (scambiata)
seen-by-me-kept = te (non scambiata)
seen-nothing = Non vista.
seen-note = Nota per { $card }
seen-note-here = una nota

chat-heading = Che cosa si è detto
chat-empty = Nessuno ha ancora detto nulla.
chat-say = Scrivi qualcosa
chat-send = Invia
chat-muted = Chi ospita ti ha tolto la parola.

## Una risposta in arrivo, e un indirizzo senza pagina

dock-sending = Invio…
not-found-heading = Questa pagina non esiste
not-found-hint = Controlla l'indirizzo o torna alla pagina iniziale.

## Il tavolo nell'insieme

line-lost = Connessione persa. Nuovo tentativo…
line-closed = Nessuna connessione.
vote-wait = Vota per avere più tempo
vote-wait-back = Vuoi più tempo: annulla
vote-wait-hint = Se lo vuole più della metà dei presenti, la decisione riprende tutto il suo tempo.
vote-abort = Vota per chiudere la partita
vote-abort-back = Vuoi smettere: annulla
vote-abort-hint = Se lo vuole più della metà dei presenti, la partita finisce e non vince nessuno.
leave = Lascia il tavolo
leave-hint = Se te ne vai, un bot continua al tuo posto.

title-table = Mascarade { $code }
title-awaited = ● Ti aspettano – Mascarade { $code }

closed-heading = Nessuna connessione
closed-again = Connettiti qui
arriving = Verso il tavolo…
no-table-heading = Qui non c'è un tavolo per te.
error-unreachable = Il server non risponde. Riprova tra un momento.

on-game-heading = A questo tavolo c'è una partita in corso
on-game-join = Partecipa
on-game-join-hint = Puoi sostituire un bot e continuare al suo posto, con le sue monete e la sua carta.
on-game-take-over = Sostituisci { $player }
on-game-watch = Guarda
on-game-watch-hint = Vedi ciò che può vedere tutto il tavolo. Chi ha guardato non può più prendere posto in questa partita.
on-game-watch-now = Guarda la partita
on-game-nothing = Chi ospita non permette a nessuno di partecipare né di guardare. Torna quando è finita.
