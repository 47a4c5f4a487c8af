# La pagina intorno al tavolo: la cornice e il menu, l'ingresso, la pagina iniziale e i preparativi.
# $name e simili sono nomi di persone, di genere ignoto, mai dopo «a» o «e». $character e $edition hanno tutte le forme
# che spiega story.ftl.

## Nomi per chi non ne dà uno, al massimo 24 caratteri ciascuno, divisi da punti e virgola

guest-names = Ospite del ballo; Maschera di velluto; Domino d'argento; Ospite di mezzanotte; Maschera misteriosa; Piuma dorata; Maschera di luna; Domino di seta

## La cornice

shell-title = { $page } · Mascarade
shell-home = Mascarade, pagina iniziale
shell-site = Il sito
shell-rules = Regole
shell-characters = Personaggi
shell-dismiss = Chiudi questo messaggio
shell-close = Chiudi
shell-unofficial = Un progetto di appassionati, non ufficiale. Mascarade è un gioco di Bruno Faidutti; qui testi e immagini sono nostri.

## Il menu

menu-open = Impostazioni
menu-open-named = Impostazioni di { $name }
menu-heading = Impostazioni
menu-language = Lingua
menu-appearance = Aspetto
menu-appearance-value =
    { $value ->
        [dark] Notte
        [light] Giorno
       *[auto] Come il sistema
    }
menu-pace = Ritmo della partita
menu-pace-value =
    { $value ->
        [slow] Lento
        [usual] Normale
        [fast] Veloce
       *[instant] Immediato
    }
menu-pace-about = Per quanto tempo resta in vista ogni mossa. A un tavolo puoi accorciare quello che ha scelto l'host, non allungarlo.
menu-sound = Suoni
menu-sound-value = { $volume ->
    [0] Muti
   *[other] { $volume }%
}
menu-sound-about = Piccoli suoni per le carte, le monete e il tuo turno.
menu-notify = Notifiche
menu-notify-about = Il browser ti avvisa quando tocca a te e stai guardando altrove.
menu-notify-cannot = I browser lo permettono solo alle pagine caricate via https.
menu-notify-denied = Il tuo browser non permette a questa pagina di avvisarti. Puoi cambiarlo nelle sue impostazioni per il sito.
menu-you = Tu
menu-nobody = Non ci conosciamo ancora. Scegli un nome quando arrivi a un tavolo.
menu-name = Il tuo nome
menu-name-about = Vale per i prossimi tavoli; dove hai già un posto, resta quello di prima.
menu-rename = Cambia nome
menu-renamed = D'ora in poi ti chiami { $name }.
menu-recovery = Crea un link di recupero
menu-recovery-when = Per sicurezza: se questo dispositivo ti dimentica, il link ti riporta qui.
menu-recovery-about = Conserva bene questo link: se questo dispositivo ti dimentica, ti fa ritrovare il tuo nome e i tuoi posti. Usandolo, tutti gli altri dispositivi vengono disconnessi. I link di prima non valgono più.
menu-move = Passa a un altro dispositivo
menu-move-when = Per lasciare questo dispositivo e continuare su un altro.
menu-move-about = Apri questo link sull'altro dispositivo entro cinque minuti. Vale una volta sola; poi questo dispositivo ti dimentica.
menu-forget = Disconnetti questo dispositivo
menu-forget-about =
    { $devices ->
        [0] Questo dispositivo non ti conoscerà più. Senza un link di recupero non si torna indietro: perdi il tuo nome, i tuoi posti, i tuoi scenari e i tuoi risultati.
        [one] Questo dispositivo non ti conoscerà più. L'altro tuo dispositivo resta connesso e può aggiungere di nuovo questo.
       *[other] Questo dispositivo non ti conoscerà più. Gli altri tuoi { $devices } dispositivi restano connessi e possono aggiungere di nuovo questo.
    }
menu-forget-games =
    { $count ->
        [one] Hai una partita in corso: tavolo { $tables }.
       *[other] Hai partite in corso: tavoli { $tables }.
    }
menu-forget-sure = Sì, disconnetti
menu-forget-not = No, resta
menu-account = Il tuo account
menu-copy = Copia
menu-copied = Copiato
menu-copy-by-hand = Il link è selezionato: copialo a mano.
menu-link = Link
menu-link-qr = Codice QR di questo link

## La pagina iniziale

home-title = Un gioco di maschere e di bluff
home-heading = Mascarade
home-lead = Le carte passano di mano sotto il tavolo, finché nessuno sa più bene chi è. Di' che sei il Re, e spera che nessuno possa smentirti.
home-name = Il tuo nome al ballo
home-name-another = Proponi un altro nome
home-face = Scegli il tuo volto
home-play = Gioca subito
home-play-about = Tu e cinque bot, carte subito in tavola, senza limiti di tempo.
home-lesson = Impara a giocare
home-lesson-on = Continua la lezione
home-lesson-about = È la prima volta? Tre minuti a un tavolo vero.
home-lesson-free = Al tuo ritmo, una cosa alla volta
home-lesson-table = La tua lezione
home-preparing = Prepariamo il tavolo…
home-as = Giochi come { $name }.
home-running = La tua partita continua
home-claim =
    { $viewer ->
        [player] Dici: «Sono { $character }!»
       *[nobody] { $player } dice: «Sono { $character }!»
    }
home-waits-for-you = Il tavolo ti aspetta
home-waits-for-others = Gli altri rispondono
home-back = Torna al tavolo
home-ways = Modi di giocare
home-people = Con altre persone
home-people-about = Siediti a un tavolo pubblico, o guarda una partita.
home-people-waiting =
    { $tables ->
        [0] Nessun tavolo aspetta giocatori
        [one] { $tables } tavolo aspetta giocatori
       *[other] { $tables } tavoli aspettano giocatori
    }
home-friends = Con gli amici
home-create-about = Scegli carte e regole, invita chi vuoi con un link o un codice, e dai i posti liberi ai bot.
home-device = Tutti su un solo dispositivo
home-device-about = Siete insieme? Passatevi un telefono o un tablet: un sipario nasconde i segreti degli altri.
home-device-players = Da 2 a 13 giocatori
home-join-field = Codice o link
home-join-about = Scrivi il codice che ti hanno dato, o incolla tutto il link.
home-join-go = Vai al tavolo
home-join-wrong = Questo non è né un codice né il link di un tavolo.
home-mine = I tuoi tavoli
home-mine-none = Non hai ancora un posto a nessun tavolo.
home-public = Tavoli pubblici
home-public-none = Al momento non ci sono tavoli pubblici. Preparane uno, e aprilo a tutti.
home-awaited = Tocca a te
home-table-of = Tavolo di { $name }
home-table-unhosted = Tavolo { $code }
home-table-edition =
    { $edition ->
        [first] Prima edizione
       *[second] Seconda edizione
    }
home-table-state =
    { $phase ->
        [lobby] Posti occupati: { $seated } su { $players }
        [dealing] Distribuzione in corso
        [memorising] Carte distribuite
        [playing] Partita in corso, { $players } giocatori
        [finished] Partita finita
        [aborted] Partita interrotta
       *[closed] Tavolo chiuso
    }
home-table-go =
    { $way ->
        [back] Riprendi
        [join] Partecipa
        [return] Torna
        [watch] Guarda
       *[look] Apri
    }
home-more = Altro
home-learn = Come si gioca
home-learn-about = Tutto il gioco in cinque minuti.
home-cast = Chi c'è al ballo
home-cast-about = Tutti i personaggi, e che cosa sa fare ciascuno.
home-design = Crea uno scenario
home-design-about = Scegli i personaggi, senti che cosa dicono le regole e mettilo alla prova.

## Chi arriva da un link

enter-title = Hai un invito
enter-heading = Hai un invito
enter-about = Ti aspettano al tavolo { $code }. Come ti chiami?
enter-about-host = { $host } ti invita al tavolo { $code }. Come ti chiami?
enter-go = Entra
enter-known = Ci conosciamo già? Apri il tuo link di recupero su questo dispositivo.

## Un link con una chiave

key-title = Un link per te
key-heading =
    { $kind ->
        [add] Gioca anche qui
        [move] Continua qui
       *[recover] Torna tra noi
    }
key-about =
    { $kind ->
        [add] Questo link ti fa entrare anche da questo dispositivo. L'altro continua a conoscerti.
        [move] Questo link ti porta, con i tuoi posti, dall'altro dispositivo a questo. L'altro ti dimentica.
       *[recover] Questo link ti riporta, con i tuoi posti, su questo dispositivo. Gli altri dispositivi vengono disconnessi.
    }
key-now = Questo dispositivo ti conosce come { $name }. Lo dimenticherà, insieme ai posti che hai con quel nome.
key-use =
    { $kind ->
        [add] Entra da qui
        [move] Passa a questo dispositivo
       *[recover] Torna qui
    }
key-leave = Lascia tutto com'è
signed-out-heading = Questo dispositivo è disconnesso
signed-out-about = Un altro dispositivo ha disconnesso questo, oppure il tuo link di recupero è stato usato altrove. Per tornare, aggiungi questo dispositivo da uno che ti conosce ancora, o usa il tuo ultimo link di recupero.

## I preparativi

lobby-title = Tavolo { $code }
lobby-heading = Prima della partita
lobby-table = Il tavolo
lobby-host-is = { $name } fa da host e prepara il tavolo.
lobby-host-none = Al momento questo tavolo non ha un host.
lobby-watching =
    { $count ->
        [one] C'è una persona senza posto.
       *[other] Ci sono { $count } persone senza posto.
    }

# Posti
lobby-seat = Posto { $number }
lobby-seat-empty = libero
lobby-seat-you = tu
lobby-seat-host = host
lobby-seat-here = presente
lobby-seat-lost = offline
lobby-seat-offer = Aggiungi un bot o spostati qui
lobby-seat-bot = Bot: { $bot }
lobby-sit = Siediti qui
lobby-move-here = Spostati qui
lobby-take-seat = Prendi posto
lobby-stand = Lascia il tavolo
lobby-stand-alone = Non c'è nessun altro: se te ne vai, il tavolo si chiude.
lobby-send-away = Manda via
lobby-make-host = Rendi host
lobby-become-host = Diventa host
lobby-mute = Togli la parola
lobby-unmute = Ridai la parola
lobby-seat-nothing = Qui non puoi fare nulla.
lobby-full = Tutti i posti sono occupati. Puoi restare finché la partita non comincia.

# L'inizio
lobby-start = Distribuisci le carte
lobby-start-bots =
    { $empty ->
        [one] Un bot prende il posto libero.
       *[other] I bot prendono i { $empty } posti liberi.
    }
lobby-seated = { $seated } posti occupati su { $players }
lobby-start-ready = Tutti i posti sono occupati.
lobby-start-wait = Quando ci siamo tutti, { $name } distribuisce le carte.
lobby-start-wait-nobody = Quando ci siamo tutti, l'host distribuisce le carte.
lobby-dealing =
    { $count ->
        [0] Distribuzione in corso…
       *[other] Distribuzione in corso: aspettiamo { $names }…
    }
lobby-deal-failed =
    { $count ->
        [one] Nessuna carta distribuita: nessuna risposta da { $names } entro dieci secondi. Quel posto è libero.
       *[other] Nessuna carta distribuita: nessuna risposta da { $names } entro dieci secondi. Quei posti sono liberi.
    }
lobby-deal-failed-you = Nessuna carta distribuita: il tuo dispositivo non ha risposto entro dieci secondi e il tuo posto è stato liberato. Prendi un posto per giocare.
lobby-deal-failed-host = Puoi distribuire di nuovo: i bot prendono i posti liberi. Oppure aspetta che tornino tutti.
lobby-deals-failed =
    { $count ->
        [one] Finora è fallito un tentativo di distribuzione.
       *[other] Finora sono falliti { $count } tentativi di distribuzione.
    }
lobby-lock-refused = Attenzione: quello che il server vuole distribuire non è quello che mostrava questa pagina. La tua pagina non ha rivelato nulla, quindi questa distribuzione non si farà.
lobby-lock-not-mine = Attenzione: la parte fissata per il tuo posto non è quella promessa da questa pagina, che quindi non rivela nulla. Se hai questo tavolo aperto in un'altra pagina o su un altro dispositivo, partecipa quella. Altrimenti, non fidarti di questa distribuzione.

# Inviti
lobby-invite = Invita
lobby-invite-about = Chi ha questo link o il codice { $code } può entrare.
lobby-code = Codice
lobby-invite-link = Link a questo tavolo
lobby-invite-qr = Inquadralo con un telefono della stessa rete.
lobby-invite-qr-label = Il link a questo tavolo come codice QR
lobby-invite-loopback = Ora il server si raggiunge solo da questo computer. Per giocare con altri dispositivi della tua rete, avvialo con:
lobby-invite-which = Indirizzo del tuo computer nella rete

# Bot
lobby-bots = Bot
lobby-bots-about = Vedono solo ciò che vedrebbe una persona al loro posto.
lobby-bot-level = Quale bot
lobby-bot-more = Altri avversari
lobby-bot-name =
    { $bot ->
        [novice] Novizio
        [regular] Habitué
        [expert] Esperto
        [quick] Svelto
        [random] Casuale
        [truthful] Sincero
        [bluffer] Bluffatore
        [trusting] Fiducioso
        [doubter] Diffidente
        [looker] Curioso
        [shuffler] Mescolatore
        [parrot] Pappagallo
        [forgetful] Smemorato
        [greedy] Avido
        [cautious] Prudente
        [moody] Lunatico
        [guest] Ospite
       *[other] { $bot }
    }
lobby-bot-add = Aggiungi un bot
lobby-bot-add-here = Dai questo posto al bot
lobby-bot-fill =
    { $empty ->
        [one] Riempi l'ultimo posto
       *[other] Riempi { $empty } posti
    }
lobby-bot-full = Tutti i posti sono occupati.
lobby-bot-own-words = «{ $summary }»
temper-heading = Carattere
temper-preset =
    { $preset ->
        [own] Predefinito
        [varied] Tutti diversi
        [cautious] Prudente
        [daring] Audace
        [suspicious] Diffidente
        [dreamy] Sognatore
        [sharp] Acuto
       *[mixed] Su misura
    }
temper-tune = Regola nei dettagli
temper-boldness = Audacia
temper-boldness-about = Quanto facilmente dice di essere ciò che non è.
temper-scepticism = Scetticismo
temper-scepticism-about = Quanto facilmente contesta ciò che dicono gli altri.
temper-memory = Memoria
temper-memory-about = Per quanto tempo ricorda ciò che ha visto.
temper-percent = { $percent }%
temper-told = Audacia { $boldness }%, scetticismo { $scepticism }%, memoria { $memory }%

# Le carte
cards-heading = Carte
cards-edition = Edizione
cards-players = Giocatori
cards-players-many = { $count } giocatori
cards-players-fewer = Un giocatore in meno
cards-players-more = Un giocatore in più
cards-set = Scenario
cards-set-name =
    { $set ->
        [base] Base
        [base-2013] Base, 2013
        [A] Lato A
        [B] Lato B
        [classic] Classico
        [let-it-roll] Via alle danze
        [unity] L'unione fa la forza
        [combo] La combo definitiva
        [duel] Duello mortale
        [trio] Trio infernale
        [random] A caso
        [own] Personalizzato
       *[other] { $set }
    }
cards-set-about =
    { $set ->
        [base] Le carte della prima scatola.
        [base-2013] Come nella prima stampa, con la Spia al posto del Giullare.
        [A] Per le prime partite: denaro, e un po' di malizia.
        [B] Per chi conosce il gioco: più strategia.
        [classic] L'espansione, ben amalgamata.
        [let-it-roll] L'espansione, con rapidi rovesci di fortuna.
        [unity] L'espansione, dove conviene fare fronte comune.
        [combo] L'espansione senza freni.
        [duel] Due giocatori, sei carte, e il Maledetto.
        [trio] Tre giocatori, sei carte.
        [random] Uno degli scenari ufficiali, tirato a sorte quando si distribuiscono le carte.
        [own] I personaggi li scegliete voi.
       *[other] Uno scenario ufficiale.
    }
cards-in-set =
    { $count ->
        [one] Una carta
       *[other] { $count } carte
    }
cards-centre =
    { $count ->
        [0] Nessuna è al centro.
        [one] Una è al centro, coperta.
       *[other] { $count } sono al centro, coperte.
    }
cards-twice = { $name } ×{ $count }
cards-cemetery-of-set =
    { $count ->
        [one] Un'altra carta è nel cimitero.
       *[other] Altre { $count } carte sono nel cimitero.
    }
cards-powers = Che cosa fanno questi personaggi
cards-purse = Porta denaro dalla banca
cards-own-count =
    { $count ->
        [0] Nessuna carta scelta
        [one] Una carta scelta
       *[other] { $count } carte scelte
    }
cards-own-played = Si gioca con queste carte.
cards-own-not-yet = Così non si può ancora giocare: al tavolo resta lo scenario di prima.
cards-own-minimum = { $minimum }+ giocatori
cards-cemetery = Cimitero
cards-cemetery-about = Le carte di cui si possono risvegliare i poteri. Non sono al tavolo.
cards-cemetery-all = Tutti i personaggi che non sono al tavolo
cards-cemetery-chosen = Questi personaggi
cards-saved = I tuoi scenari salvati

# Come si svolge la partita
option-heading = Come giochiamo
option-group =
    { $group ->
        [time] Tempo
        [contest] Contestazioni e memoria
        [people] Chi può venire
       *[house] Regole della casa
    }
option-on = Sì
option-off = No
option-name =
    { $option ->
        [first] Chi comincia
        [seats] Chi siede dove
        [clock] Tempo per decidere
        [window] Tempo per contestare
        [memorise] Tempo per memorizzare le carte
        [beat] Pausa prima della mossa di un bot
        [pace] Ritmo della partita
        [contest] Come si risponde
        [memory] Che cosa ricorda la pagina
        [confess_peek] Sbirciate confessate
        [public] Tavolo pubblico
        [spectators] Spettatori
        [newcomers] Nuovi arrivi
        [only_the_richest] Vince solo il più ricco
        [spy_sees_centre] Centro aperto alla Spia
       *[turn_limit] Limite di turni
    }
option-about =
    { $option ->
        [first] Di chi è il primo turno; poi si va avanti in senso orario.
        [seats] Ognuno dove si è seduto; o tutti i posti sorteggiati quando la partita comincia.
        [window] Chi non risponde a una dichiarazione entro questo tempo la lascia passare.
        [memorise] Le carte restano scoperte per questo tempo, o finché tutti sono pronti. Senza limiti per decidere, non ce n'è nemmeno qui.
        [beat] Una breve attesa, sempre uguale: così non si capisce quanto ci ha pensato.
        [pace] Quanto resta visibile ogni mossa. Il tempo per rispondere parte dopo; si può sempre saltare avanti.
        [confess_peek] Chi aspetta può sbirciare la propria carta: lo sanno tutti, e al suo prossimo turno dovrà guardare.
        [public] Chiunque su questo server trova il tavolo; altrimenti solo chi ha il link o il codice.
        [newcomers] A partita in corso, chi arriva può prendere il posto di un bot. Sa solo ciò che ha visto tutto il tavolo.
        [only_the_richest] Se in più arrivano insieme a 13 monete, vince solo chi ne ha di più.
        [spy_sees_centre] Anche nella seconda edizione la Spia può scegliere una carta al centro.
       *[turn_limit] Raggiunto il limite, vince chi ha più monete.
    }
# What a choice means that is made now
option-now =
    { $option ->
        [clock] { $value ->
            [null] Ognuno si prende il tempo che vuole.
           *[other] Se ti scade il tempo, un bot gioca per te finché non torni.
        }
        [contest] { $value ->
            [sealed] Le risposte vengono svelate tutte insieme.
           *[clockwise] Si sentono le risposte di prima.
        }
        [memory] { $value ->
            [fading] Il resto lo ricordate voi.
           *[open] La pagina mostra tutto dalla distribuzione in poi.
        }
       *[spectators] { $value ->
            [true] Vedono ciò che sanno tutti i giocatori.
           *[false] Solo i giocatori vedono la partita.
        }
    }
# Che cosa dice un gruppo di opzioni finché è chiuso; $said è il valore dell'opzione
option-brief =
    { $option ->
        [window] { $value ->
            [null] Contestare: nessun limite a parte
           *[other] { $said } per contestare
        }
        [memorise] { $value ->
            [null] Memorizzare senza limite
           *[other] { $said } per memorizzare
        }
        [confess_peek] { $value ->
            [true] Sbirciate permesse
           *[false] Niente sbirciate
        }
        [public] { $value ->
            [true] Tavolo pubblico
           *[false] Solo su invito
        }
        [newcomers] { $value ->
            [true] Nuovi arrivi ammessi
           *[false] Niente nuovi arrivi
        }
        [first] { $value ->
            [null] Primo turno a sorte
           *[other] Comincia { $said }
        }
       *[seats] { $value ->
            [random] Posti sorteggiati
           *[chosen] Posti a scelta
        }
    }
option-first-drawn = A sorte
option-first-seat = Posto { $number }
option-seats-value =
    { $value ->
        [random] Sorteggiati
       *[chosen] Come vi siete seduti
    }
option-clock-none = Nessun limite
option-window-none = Come per ogni decisione
option-contest-value =
    { $value ->
        [sealed] In segreto, tutte insieme
       *[clockwise] A turno, una per una
    }
option-memory-value =
    { $value ->
        [fading] Solo l'ultimo giro
       *[open] Tutto
    }
option-turns =
    { $count ->
        [one] Un turno
       *[other] { $count } turni
    }
option-beat-none = Nessuna
duration =
    { $unit ->
        [seconds] { $count ->
            [one] 1 secondo
           *[other] { $count } secondi
        }
        [minutes] { $count ->
            [one] 1 minuto
           *[other] { $count } minuti
        }
       *[days] { $count ->
            [one] 1 giorno
           *[other] { $count } giorni
        }
    }
lobby-chat = Chat
