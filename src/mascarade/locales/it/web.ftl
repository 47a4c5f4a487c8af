# Il tavolo nel browser: posti, domande, pannelli.
# $player, $user e simili sono nomi, di genere ignoto; $players è un elenco di nomi, $count quanti sono.
# Mai un nome dopo «a» o «e»: la «d» eufonica dipende dal nome.
# $character ha le forme che spiega story.ftl; $card, $first e $second sono frasi di
# `story-card-*`, tutte con «la»: davanti solo preposizioni che non si fondono con l'articolo.

## Intorno al tavolo

seat-number = Posto { $number }
seat-bot = un bot
coins-of =
    { $viewer ->
        [player] { $amount ->
            [one] Hai { $amount } moneta
           *[other] Hai { $amount } monete
        }
       *[nobody] { $amount ->
            [one] { $player } ha { $amount } moneta
           *[other] { $player } ha { $amount } monete
        }
    }

place-bank = Banca
place-bank-holds =
    { $amount ->
        [one] { $amount } moneta in banca
       *[other] { $amount } monete in banca
    }
place-courthouse = Tribunale
place-courthouse-holds =
    { $amount ->
        [one] { $amount } moneta in tribunale
       *[other] { $amount } monete in tribunale
    }
# Accanto al numero: si pagano dopo aver usato il potere
place-courthouse-fines =
    { $amount ->
        [one] { $amount } moneta di ammenda in arrivo
       *[other] { $amount } monete di ammende in arrivo
    }
place-cemetery = Cimitero
place-centre = Carte al centro

table-title = Tavolo { $code }
table-heading = Il tavolo
table-seats = I giocatori al tavolo, in senso orario
table-home = Torna alla pagina iniziale
table-edition = { $edition-start }
table-turn = turno { $turn }
table-watching =
    { $count ->
        [one] { $count } spettatore
       *[other] { $count } spettatori
    }
table-more = Altro su questa partita

mark-away = gioca un bot
mark-lost = offline
# «Pronto» avrebbe un genere
mark-ready = c'è
mark-out = fuori gioco
mark-wants-time =
    { $viewer ->
        [player] vuoi più tempo
       *[nobody] vuole più tempo
    }
mark-wants-end =
    { $viewer ->
        [player] vuoi smettere
       *[nobody] vuole smettere
    }

# Poche parole accanto a chi non è libero
bound-opening = apertura
bound-look =
    { $viewer ->
        [player] devi guardare
       *[nobody] deve guardare
    }
bound-swap =
    { $viewer ->
        [player] devi scambiare o fare finta
       *[nobody] deve scambiare o fare finta
    }
bound-no-announce =
    { $viewer ->
        [player] non puoi dichiarare
       *[nobody] non può dichiarare
    }
bound-next =
    { $viewer ->
        [player] { $edition ->
            [first] carta rivelata: dovrai scambiare o fare finta
           *[second] carta rivelata: non potrai dichiarare
        }
       *[nobody] { $edition ->
            [first] carta rivelata: dovrà scambiare o fare finta
           *[second] carta rivelata: non potrà dichiarare
        }
    }
# Lo stesso su una targa piccola
bound-short-look = guarda
bound-short-swap = solo scambio
bound-short-no-announce = non dichiara

# Nei fumetti
voice-announces = Sono { $character }!
voice-contests = No, { $character } sono io!
voice-passes = Passo.

## Che cosa si chiede

ask-turn-choice = Tocca a te: che cosa fai?
ask-announce = Chi dichiari di essere?
ask-turn-choice-opening = Nei primi quattro turni si scambiano due carte, o si fa finta.
ask-turn-choice-look = Hai confessato di aver sbirciato: devi guardare la tua carta.
ask-turn-choice-swap = Hai rivelato una carta nel turno precedente: devi scambiare, o fare finta.
ask-turn-choice-no-announce = Hai rivelato una carta nel turno precedente: non puoi dichiarare.

ask-contest-or-pass = { $player } dice: «Sono { $character }!» Contesti?
ask-contest-too =
    { $count ->
        [one] { $players } ha già contestato.
       *[other] { $players } hanno già contestato.
    }
ask-power = Il potere { $character-of }

ask-which-player = Scegli un giocatore.
ask-which-player-bishop = I più ricchi sono in parità: a chi prendi le monete?
ask-which-player-swindler = I più ricchi sono in parità: a chi prendi le monete?
ask-which-player-witch = Con chi scambi tutte le tue monete? Puoi anche lasciare tutto com'è.
ask-which-player-inquisitor = Chi vuoi interrogare?
ask-which-player-guru = Chi vuoi interrogare?
ask-which-player-princess = Chi mostra la propria carta a tutti gli altri?
ask-which-player-puppet-master =
    { $step ->
        [1] Scegli il primo dei due giocatori che ti pagano e si scambiano di posto.
       *[2] Con chi cambia posto?
    }
ask-which-player-usurper = Di chi vuoi indovinare la carta?
ask-which-player-gambler = Chi deve indovinare quante monete nascondi?

ask-which-card = Scegli una carta.
ask-which-card-fool =
    { $step ->
        [1] Scegli la prima carta da portare sotto il tavolo.
       *[2] Scegli la seconda carta.
    }
ask-which-card-spy = Quale carta guardi insieme alla tua?
ask-which-card-sage =
    { $step ->
        [1] Scegli la prima carta da guardare.
       *[2] Scegli la seconda carta da guardare.
    }
ask-which-card-inquisitor = Quale delle sue carte indichi?
ask-which-card-princess = Quale delle sue carte va mostrata?
ask-which-card-usurper = Quale delle sue carte va scoperta?
ask-which-card-courtesan = Quale carta del vicino di destra va scoperta?

ask-which-character = Di' un personaggio.
ask-which-character-inquisitor = { $user } ti interroga: chi sei? Poi scopri la tua carta: se sbagli, paghi.
ask-which-character-guru = { $user } ti interroga: chi sei? Poi scopri la tua carta: se sbagli, paghi.
ask-which-character-usurper = Che personaggio è, secondo te? Se indovini, il suo potere è tuo.

ask-whether-to-swap = Scambi { $first } con { $second }, o fai solo finta?
ask-which-way = Ognuno passa tutte le proprie monete al vicino: da che parte?
ask-how-many = Quante monete nascondi sotto la mano?
ask-guess-how-many = { $user } nasconde delle monete sotto la mano. Quante? Se indovini, sono tue.

## Risposte

turn-look = Guarda
turn-look-hint = la tua carta, in segreto
turn-look-which = Quale carta guardi?
turn-swap = Scambia
turn-swap-hint = due carte sotto il tavolo, o fai finta
turn-swap-which = Quale delle tue carte prendi?
turn-swap-with = Con quale carta scambi?
turn-swap-really = Scambi davvero, o fai solo finta?
turn-swap-really-hint = Porti sotto il tavolo { $first } e { $second }. Che cosa succede là sotto lo sai solo tu.
turn-announce = Dichiara
turn-announce-hint = chi sei, e usa il potere
turn-announce-which = Con quale carta dichiari?
turn-announce-now = «Sono { $character }!»
turn-announce-risk = Chiunque può dire: «No, sono io!». Allora mostri la tua carta e, se è un'altra, paghi { amount-in-coins }.
turn-announce-cost = se contestata e falsa: { amount-in-coins }
turn-cancel = Indietro

answer-swap = Scambia davvero
answer-pretend = Fai solo finta
answer-decline = Nessuno
answer-direction =
    { $direction ->
        [left] A sinistra
       *[right] A destra
    }
characters-to-choose = Personaggi tra cui scegliere

## Perché toccare non fa nulla

why-not-now = Ora non puoi farlo.
why-not-look-opening = In apertura no: nei primi quattro turni si scambia.
why-not-announce-opening = In apertura no: nei primi quattro turni si scambia.
why-not-look-swap = Hai rivelato una carta nel turno precedente: stavolta devi scambiare, o fare finta.
why-not-announce-swap = Hai rivelato una carta nel turno precedente: stavolta devi scambiare, o fare finta.
why-not-announce-no-announce = Hai rivelato una carta nel turno precedente: stavolta puoi guardare o scambiare, ma non dichiarare.
why-not-swap-look = Hai confessato di aver sbirciato: stavolta devi guardare.
why-not-announce-look = Hai confessato di aver sbirciato: stavolta devi guardare.
why-not-yourself = Non puoi scegliere te: scegli qualcun altro.
why-not-out = { $player } è fuori gioco.
why-not-player = Ora non puoi usare il potere su { $player }.
why-not-centre = Qui non puoi scegliere una carta al centro.
why-not-protected = Qui non puoi scegliere una carta protetta.
why-not-own = Non puoi scegliere una delle tue carte.
why-not-own-twice = Questa l'hai già presa: scegline un'altra.
why-not-others = Prima scegli una delle tue carte.
why-not-card = Ora non puoi scegliere questa carta.

## Sotto il tavolo da gioco

dock-cards = Carte tra cui scegliere
dock-heading = Che cosa succede, e che cosa puoi fare
dock-memorise = Ricorda chi è chi!
dock-memorise-hint = Tutte le carte sono scoperte. Si girano quando tutti sono pronti.
dock-ready = Ci sono!
dock-others-not-ready = Aspettiamo gli altri
dock-away = Non ci sei: un bot gioca per te.
dock-back = Rieccomi
dock-aborted = La partita è stata chiusa con un voto.
dock-truth = Scopri la verità
dock-skip = Salta
dock-held = La tua risposta aspetta il suo turno. Puoi ancora cambiarla.
dock-choose-card = Scegli una carta sul tavolo, o qui:
dock-choose-person = Scegli un giocatore, o qui:
dock-peek = Sbircia la tua carta
dock-peek-at = Sbircia { $card }
dock-peek-hint = Lo sapranno tutti, e al tuo prossimo turno dovrai guardare.

wait-turn =
    { $viewer ->
        [player] Tocca a te
       *[nobody] Turno di { $player }
    }
# Lo stesso, quando non tutto è permesso
wait-bound-opening =
    { $viewer ->
        [player] Apertura: devi scambiare o fare finta
       *[nobody] Apertura: { $player } deve scambiare o fare finta
    }
wait-bound-look =
    { $viewer ->
        [player] Hai confessato una sbirciata e devi guardare
       *[nobody] { $player } ha confessato una sbirciata e deve guardare
    }
wait-bound-swap =
    { $viewer ->
        [player] Hai appena rivelato una carta e devi scambiare o fare finta
       *[nobody] { $player } ha appena rivelato una carta e deve scambiare o fare finta
    }
wait-bound-no-announce =
    { $viewer ->
        [player] Hai appena rivelato una carta e non puoi dichiarare
       *[nobody] { $player } ha appena rivelato una carta e non può dichiarare
    }
wait-contest =
    { $viewer ->
        [player] «Sono { $character }!» Contesti o passi?
       *[nobody] «Sono { $character }!» { $player } contesta o passa?
    }
wait-power =
    { $viewer ->
        [player] Devi ancora scegliere (potere { $character-of }).
       *[nobody] { $player } deve ancora scegliere (potere { $character-of }).
    }

sighting-done = Ho visto

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
log-fading = A questo tavolo la memoria svanisce: la cronaca racconta solo l'ultimo giro.
powers-cemetery = Nel cimitero all'inizio

seen-hint = Che cosa hai visto di ogni carta, e chi l'ha avuta in mano da allora. Le note le leggi solo tu.
seen-hint-fading = Che cosa hai visto nell'ultimo giro, e chi ha avuto in mano ogni carta da allora. Le note le leggi solo tu.
seen-sight =
    { $how ->
        [deal] { $character-name }: alla distribuzione.
        [look] { $character-name }: l'hai guardata al turno { $turn }.
        [peek] { $character-name }: l'hai sbirciata al turno { $turn }.
        [reveal] { $character-name }: rivelata al turno { $turn }.
        [elimination] { $character-name }: per esclusione, conosci tutte le altre.
       *[shown] { $character-name }: mostrata al turno { $turn }.
    }
# Da allora la carta è stata spostata: $card dice dov'era
seen-sight-elsewhere =
    { $how ->
        [deal] { $character-name }: { $card } alla distribuzione.
        [look] { $character-name }: { $card } quando l'hai guardata al turno { $turn }.
        [peek] { $character-name }: { $card } quando l'hai sbirciata al turno { $turn }.
        [reveal] { $character-name }: { $card } quando è stata rivelata al turno { $turn }.
        [elimination] { $character-name }: { $card } quando conoscevi tutte le altre.
       *[shown] { $character-name }: { $card } quando è stata mostrata al turno { $turn }.
    }
seen-untouched = Nessun altro l'ha toccata.
seen-touched =
    { $viewer ->
        [players] { $count ->
            [one] Da allora l'hai avuta tu.
           *[other] Da allora l'avete avuta { $players-before }tu.
        }
       *[nobody] { $count ->
            [one] Da allora l'ha avuta { $players }.
           *[other] Da allora l'hanno avuta { $players }.
        }
    }
seen-hands =
    { $count ->
        [0] nessun altro l'ha toccata
        [one] poi { $count } mano
       *[other] poi { $count } mani
    }
seen-nothing = Nessun ricordo.
seen-note = Nota su { $card }
seen-note-here = una nota

chat-heading = Messaggi
chat-empty = Nessuno ha ancora detto nulla.
chat-say = Scrivi un messaggio
chat-send = Invia
chat-muted = L'host ti ha tolto la parola.

## Una risposta in arrivo, e un indirizzo senza pagina

dock-sending = Invio…
not-found-heading = Questa pagina non esiste
not-found-hint = Controlla l'indirizzo o torna alla pagina iniziale.

## Il tavolo nell'insieme

line-lost = Connessione persa. Riproviamo…
line-closed = Nessuna connessione.
absent-since = { $player }: offline da { $time }.
absent-then =
    { $wait ->
        [bot] Se non torna entro due minuti, un bot gioca al suo posto.
        [time] Se non torna entro due minuti o prima che scada il tempo, un bot gioca al suo posto.
        [clock] Il tavolo aspetta finché scade il tempo.
       *[nobody] Il tavolo aspetta che qualcuno ritorni.
    }
no-clock-hint = Senza limiti di tempo: il tavolo aspetta ogni risposta, quanto serve.
vote-wait = Vota per avere più tempo
vote-wait-back = Annulla il voto per più tempo
vote-wait-hint = Se lo vuole più della metà dei giocatori, il tempo per decidere riparte da capo.
vote-abort = Vota per chiudere la partita
vote-abort-back = Annulla il voto per chiudere
vote-abort-hint = Se lo vuole più della metà dei presenti che giocano dall'inizio, la partita finisce e non vince nessuno.
leave = Lascia il tavolo
leave-hint = Se te ne vai, un bot gioca al tuo posto.

title-table = Mascarade { $code }
title-awaited = ● Tocca a te – Mascarade { $code }

closed-heading = Nessuna connessione
closed-again = Connettiti qui
arriving = Verso il tavolo…
no-table-heading = Non troviamo quel tavolo
no-table-hint = Controlla il codice o il link. Forse il tavolo non c'è più, o non puoi entrarci.
error-unreachable = Il server non risponde. Riprova tra un momento.

on-game-heading = A questo tavolo c'è una partita in corso
on-game-join = Partecipa
on-game-join-hint = Puoi prendere il posto di un bot, con le sue monete e la sua carta. Sai ciò che ha visto tutto il tavolo.
on-game-take-over = Sostituisci { $player }
on-game-return = Il tuo posto
on-game-return-hint = Un bot sta giocando per te. Ritrovi ciò che sapevi; ciò che ha visto il bot resta nascosto.
on-game-return-now = Torna in partita
on-game-watch = Guarda
on-game-watch-hint = Vedi ciò che può vedere tutto il tavolo.
on-game-watch-only = Se guardi, poi non puoi più giocare questa partita.
on-game-watch-now = Guarda la partita
on-game-nothing = L'host non permette a nessuno di partecipare né di guardare. Torna quando è finita.
