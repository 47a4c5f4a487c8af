# Tornei, studi di equilibrio, e i bot che ci sono.

## Bot

bots-heading = Bot disponibili
bots-group =
    { $group ->
        [level] Livelli
       *[more] Altri avversari
    }
bots-hint = Per confrontarne due: { $command }
bots-broken = non si carica: { $reason }
bots-column-name = Nome
bots-column-summary = Che cosa fa
bots-column-source = Origine

## In gioco

arena-playing = In gioco
arena-goes-on =
    { NUMBER($kept) ->
        [one] Si riprende dopo 1 partita su { $games }, conservata in { $file }.
       *[other] Si riprende dopo { $kept } partite su { $games }, conservate in { $file }.
    }
arena-finished-before =
    { NUMBER($games) ->
        [one] La partita era già stata giocata; ecco i suoi risultati. Per rigiocarla, aggiungi --fresh.
       *[other] Tutte le { $games } partite erano già state giocate; ecco i loro risultati. Per rigiocarle, aggiungi --fresh.
    }
arena-stopped =
    { NUMBER($kept) ->
        [0] Interrotto prima della fine della prima partita (in tutto: { $games }).
        [one] Interrotto dopo 1 partita su { $games }. È conservata in { $file }; lo stesso comando riprende da lì.
       *[other] Interrotto dopo { $kept } partite su { $games }. Sono conservate in { $file }; lo stesso comando riprende da lì.
    }
arena-stopped-unkept =
    { NUMBER($kept) ->
        [one] Interrotto dopo 1 partita su { $games }.
       *[other] Interrotto dopo { $kept } partite su { $games }.
    }
arena-kept =
    { NUMBER($kept) ->
        [0] Fino a quel momento nessuna partita su { $games } era finita.
        [one] La prima partita su { $games } è conservata in { $file }; lo stesso comando riprende da lì.
       *[other] Le prime { $kept } partite su { $games } sono conservate in { $file }; lo stesso comando riprende da lì.
    }

## Risultati

arena-table =
    { $edition ->
        [first] Prima edizione
       *[second] Seconda edizione
    }, { $set ->
        [none] scenario personalizzato
       *[other] { $set }
    }, { $players } giocatori, al massimo { $limit ->
        [one] 1 turno
       *[other] { $limit } turni
    }
arena-seats = Posti: { $seats }
arena-games =
    { $games ->
        [one] 1 partita
       *[other] { $games } partite
    }, seme { $seed }
arena-turns =
    Turni a partita: media { $mean }, mediana { $middle }, da { $low } a { $high } nell'80% delle partite, al massimo { $longest }.
arena-endings = Come finiscono le partite: { $endings }.
arena-ending =
    { $reason ->
        [thirteen] 13 monete
        [ruin] rovina di qualcuno
        [cheat] potere del Baro
        [last-standing] eliminazione di tutti gli altri
       *[turn-limit] limite di turni
    } { $share }
arena-mistakes =
    { $bot } { $kind ->
        [raised] è andato in errore
        [illegal] ha risposto contro le regole
        [late] ci ha messo troppo
       *[absent] non si è seduto
    } { $count ->
        [one] una volta
       *[other] { $count } volte
    }; dove serviva, la sua risposta è stata sostituita con una lecita. La prima volta: { $first }
arena-note-even = Ogni distribuzione è stata giocata con ogni bot in ogni posto.
arena-note-uneven = Con un numero di partite divisibile per { $players }, ogni distribuzione si gioca con ogni bot in ogni posto.
arena-note-intervals = Intervalli: 95%, con il metodo di Wilson; una partita vinta da più giocatori vale una frazione per ciascuno.

# $share è un numero, o due con una lineetta in mezzo
arena-percent = { $share }%

arena-column-bot = Bot
arena-column-seats = Posti
arena-column-wins = Vittorie
arena-column-share = Quota
arena-column-interval = 95%
arena-column-fair = Equa
arena-column-ratio = Rapporto
arena-column-rating = Punteggio

## Equilibrio

balance-bot = { $players } × { $bot }
balance-fair = Quota equa: { $share }.
balance-column-dealt = Ricevuto
balance-column-seat = Posto
balance-seat =
    { NUMBER($seat) ->
        [1] 1, comincia
       *[other] { $seat }
    }
balance-column-announced = Dichiarati
balance-column-per-game = A partita
balance-column-contested = Contestati
balance-column-true = Veri
balance-column-true-contested = Veri se contestati
balance-column-carried = Applicati
balance-column-announcers = Vince chi dichiara
balance-courthouse =
    Tribunale: in media vi entrano { $paid } monete a partita; si prendono { $takings } volte a partita, { $taken } monete per volta. Ne contiene al massimo { $largest }, e { $left } alla fine.

## Grafici

plot-games =
    { $games ->
        [one] 1 partita
       *[other] { $games } partite
    }: { $who }
plot-shares = Partite vinte rispetto alla quota equa
plot-shares-axis = quota delle partite ÷ quota equa, con il suo intervallo al 95%
plot-share-axis = quota delle partite, con il suo intervallo al 95%
plot-dealt = Vittorie per carta ricevuta
plot-seats = Vittorie per posto
plot-seat =
    { NUMBER($seat) ->
        [1] Primo turno
        [2] Secondo
        [3] Terzo
       *[other] { $seat }º
    }
plot-lengths = Durata
plot-lengths-axis = turni
plot-length-note = mediana { $median }, media { $mean }
plot-endings = Come finiscono
plot-ending =
    { $reason ->
        [thirteen] 13 monete
        [ruin] rovina
        [cheat] il Baro
        [last-standing] eliminazione
       *[turn-limit] il limite di turni
    } { $share }
plot-claims = Dichiarazioni
plot-claims-axis = dichiarazioni a partita
plot-claims-true-uncontested = vere, non contestate
plot-claims-true-contested = vere, contestate
plot-claims-false-contested = false, contestate
plot-claims-false-uncontested = false, non contestate

## Rifiuti

error-all-seats = «{ $bot }» gioca in tutti i posti: togli il numero.

error-unknown-bot =
    { $closest ->
        [none] Il bot «{ $bot }» non esiste. Ci sono: { $known }.
       *[other] Il bot «{ $bot }» non esiste. Intendevi «{ $closest }»? Ci sono: { $known }.
    }
error-bot-does-not-load = Il bot «{ $bot }» non si carica: { $reason }
error-bot-is-no-bot = Ciò che è installato come bot «{ $bot }» non è un bot, ma del tipo { $reason }.
error-bot-does-not-sit = Il bot «{ $bot }» non può giocare a questo tavolo: { $reason }
error-policy-is-none = «{ $file }» non contiene nessun bot addestrato. Questi file li produce examples/train_policy.py.
error-policy-damaged = Il bot addestrato in «{ $file }» è danneggiato.
error-policy-too-large = «{ $file }» è troppo grande per un bot addestrato: al massimo { $most } MB.
error-policy-format = Il bot addestrato in «{ $file }» è nel formato { $found }; questa versione gioca il formato { $known }. Va addestrato di nuovo.
error-policy-other-table =
    Il bot in «{ $file }» è stato addestrato per { $players } giocatori, { $edition }, { $set ->
        [none] con uno scenario personalizzato
       *[other] con lo scenario «{ $set }»
    }, e non può giocare a un altro tavolo.
error-no-bots = Per un torneo serve almeno un bot.
error-bot-seats = «{ $seats }» non è un numero di posti. Davanti al bot va un numero da 1 in su, come in 3*{ $bot }.
error-unknown-temper =
    «{ $temper }» non è un tratto del bot «{ $bot }». I tratti si scrivono come in { $bot }:boldness=0.9; ci sono: { $known }.
error-temper-value = Il tratto { $temper } del bot «{ $bot }» deve essere un numero da 0 a 1, non «{ $value }».
error-budget-nodes = I nodi del bot «{ $bot }» devono essere un numero intero da 1 in su, non «{ $value }».
error-too-many-bots = { $bots } bot non ci stanno a un tavolo da { $players }.
error-empty-seats =
    I bot occupano { $bots ->
        [one] 1 posto
       *[other] { $bots } posti
    } su { $players }. Togli il numero davanti a «{ $bot }» per fargli riempire il tavolo.
error-too-small = { $option } deve essere almeno 1, non { $number }.
error-patience = --patience richiede un numero di secondi maggiore di 0.
error-scenario-and-set = Scegli lo scenario in «{ $file }» oppure uno scenario ufficiale (--edition, --set, --players), non entrambi.
error-worker-died =
    Un processo è terminato durante le partite da { $first } a { $last } (codice di uscita { $exit }). Forse un bot ha chiuso il proprio processo, o è finita la memoria.
error-state-unreadable = «{ $file }» non contiene i risultati di uno studio: { $reason }
error-state-unwritable = Non si possono conservare i risultati in «{ $file }»: { $reason }
error-state-of-other =
    «{ $file }» contiene i risultati di un altro studio, o di un'altra versione. Scegli un altro file, o aggiungi --fresh per sovrascrivere questo.
error-state-of-changed-bot =
    «{ $file }» è stato giocato con un altro codice di { $bot }. Le sue partite restano: scegli un altro file, o aggiungi --fresh per sovrascrivere questo.
error-state-has-more =
    «{ $file }» contiene già { $kept } partite, più delle { $games } richieste. Chiedine di più, o aggiungi --fresh per ricominciare da capo.
error-plot-format = «{ $file }» non va bene per un grafico; il nome deve finire in uno di questi modi: { $known }.
error-no-matplotlib = Per i grafici serve matplotlib, che non è installato. Lo porta l'extra «plot»: make setup, oppure pip install 'mascarade[plot]'
error-force-without-plot = --force si usa solo insieme a --plot.

error-no-ray = Per gli studi su un cluster serve Ray, che non è installato. Lo porta l'extra «cluster»: make setup, oppure pip install 'mascarade[cluster]'
error-ray-address = «{ $address }» non è l'indirizzo di un cluster. Si scrive HOST:PORTA, come in --ray=127.0.0.1:6379; --ray da solo avvia Ray su questa macchina.
error-ray-unreachable = Nessun cluster Ray risponde a { $address }: { $reason }.
error-ray-not-started = Ray non si avvia qui: { $reason }.
error-cluster-version = I processi del cluster hanno mascarade { $theirs }, e qui c'è { $ours }. Installa la stessa versione dappertutto.
error-cluster-bots = Il cluster ha un altro codice di { $bot }. Installa gli stessi bot ovunque.
error-cluster-died =
    I processi del cluster sono terminati più volte durante le partite da { $first } a { $last } ({ $reason }). Forse un bot ha chiuso il proprio processo, o è finita la memoria.
