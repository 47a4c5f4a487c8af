# Che cosa il servizio rifiuta, e perché una connessione finisce: `error-<codice>`.

## Richieste

error-malformed = La richiesta non è valida: { $reason }.
error-not-found = A questo indirizzo non c'è nulla.
error-method-not-allowed = Questo indirizzo non accetta richieste di questo tipo.
error-too-large = È troppo grande.
error-not-json = Le richieste devono essere in JSON.
error-broken = Qualcosa è andato storto da parte nostra. Non è cambiato nulla: riprova.
error-too-fast =
    { $seconds ->
        [one] Vai troppo in fretta. Aspetta un secondo.
       *[other] Vai troppo in fretta. Aspetta { $seconds } secondi.
    }
error-address-busy =
    { $minutes ->
        [one] Dalla tua rete sono arrivate molte richieste. Aspetta un minuto.
       *[other] Dalla tua rete sono arrivate molte richieste. Aspetta { $minutes } minuti.
    }
error-answer-final = Hai cambiato risposta { $most } volte. Ora è definitiva.
error-foreign-origin = La richiesta arriva dalla pagina di un altro sito.
error-unknown-host = Questo server non è noto come { $host }. Se è tuo, consenti questo nome con --allowed-hosts { $host }, o indica il tuo proxy con --trusted-proxies.

## Persone

error-not-signed-in = Non ci conosciamo ancora: prima scegli un nome, o usa il tuo link di recupero.
error-no-such-key = Questo link non è valido, o non lo è più.
error-no-guest = Su questo dispositivo quel giocatore non c'è.
error-no-device = Questo dispositivo non esiste.
error-too-many-devices = Usi già { $most } dispositivi, compresi i link in attesa. Prima disconnettine uno.
error-too-many-guests = Un dispositivo può avere al massimo { $most } giocatori.
error-name-empty = Un nome deve avere almeno un carattere visibile.
error-name-too-long = Un nome ha al massimo { $most } caratteri.
error-name-characters = Un nome non può contenere caratteri invisibili o che cambiano la direzione del testo.
error-name-scripts = Scrivi il tuo nome in un solo alfabeto: mescolate, queste lettere somigliano ad altri nomi.
error-chat-empty = Il messaggio è vuoto.
error-chat-too-long = Un messaggio ha al massimo { $most } caratteri.
error-chat-characters = Un messaggio non può contenere caratteri invisibili o che cambiano la direzione del testo.

## Tavoli

error-no-table = Questo tavolo non esiste, o non puoi entrarci.
error-table-rules = A questo tavolo si è giocato con la versione { $found } delle regole; questo server usa la versione { $known }.
error-table-unreadable = Questo tavolo è stato salvato da una versione più recente del programma.
error-too-many-tables =
    { $seconds ->
        [one] Hai aperto molti tavoli. Aspetta un secondo.
       *[other] Hai aperto molti tavoli. Aspetta { $seconds } secondi.
    }
error-host-only = Può farlo solo l'host.
error-already-seated = Hai già un posto a questo tavolo.
error-not-seated = Non hai un posto a questo tavolo.
error-not-yourself = Non puoi mandarti via: lascia il tavolo.
error-no-person = Al posto { $seat } non c'è una persona.
error-seat-empty = Al posto { $seat } non c'è nessuno.
error-seat-taken = Il posto { $seat } è occupato.
error-no-seat = A questo tavolo non c'è il posto { $seat }: i posti sono { $seats }.
error-seats-empty =
    { $empty ->
        [one] Un posto è ancora libero. Aspetta qualcuno, dallo a un bot ({ $bots }) o riduci i giocatori.
       *[other] { $empty } posti sono ancora liberi. Aspetta qualcuno, dalli ai bot ({ $bots }) o riduci i giocatori.
    }
error-table-full = Tutti i posti sono occupati.
error-too-many-seated = I posti già occupati sono { $seated }: il tavolo non può essere da { $players }.
error-name-taken = A questo tavolo qualcuno si chiama già «{ $name }», o quasi: prima scegli un altro nome.
error-knows-too-much = Hai già guardato questa partita o ci hai avuto un posto: non puoi prenderne un altro.
error-no-newcomers = L'host non ha aperto questa partita ai nuovi arrivi.
error-lesson-once = Una lezione non si rigioca al suo tavolo: cominciane un'altra dalla pagina iniziale.
error-set-or-cards = Scegli uno scenario o delle carte, non entrambi.
error-no-set-for-players = Nella { $edition } non c'è uno scenario ufficiale per { $players } giocatori.
error-first-beyond-seats = Il posto { $first } non può cominciare: i posti sono { $players }.
error-turn-limit-too-high = Una partita a un tavolo di qui finisce al più tardi dopo { $most } turni.
error-beat-too-short = I bot aspettano almeno { $least } millisecondi.
error-muted = L'host ti ha tolto la parola.

## Partite

error-dealing = Le carte vengono distribuite proprio ora. Bastano pochi secondi.
error-stale-lock = Questa distribuzione è passata, o non è quella che hai verificato.
error-wrong-share = Questa non è la parte che era stata promessa.
error-share-late = Questa parte è arrivata troppo tardi per la distribuzione.
error-game-is-on = C'è una partita in corso.
error-game-is-over = La partita è finita. L'host può proporre la rivincita.
error-no-game = Non c'è nessuna partita in corso.
error-not-begun = Le carte sono ancora scoperte: si comincia quando tutti sono pronti.
error-not-your-seat = Puoi agire solo per il tuo posto.
error-id-used = Hai già usato l'id «{ $id }» per un'altra azione.
error-stale-game = Troppo tardi: si gioca già un'altra partita.
error-no-clock = In questo momento il tempo non scorre.

## Perché una connessione finisce

error-hello-first = Il primo messaggio deve essere «hello».
error-hello-twice = «hello» può essere solo il primo messaggio.
error-too-many-lines = Hai troppe connessioni aperte.
error-too-slow = La connessione non teneva il passo.
error-silent = La connessione è rimasta muta troppo a lungo.
error-nonsense = Troppi messaggi non validi.
error-gone = La connessione è caduta.
error-restarting = Il server si riavvia. Torna tra un momento.
error-elsewhere = Hai aperto questo tavolo da un'altra parte.
error-moved = Il tuo posto è passato a un altro dispositivo.
error-signed-out = Questo dispositivo è stato disconnesso.
error-sent-away = L'host ti ha fatto alzare dal tavolo.
error-left = Hai lasciato il tavolo.
error-no-watching = L'host non permette di guardare questa partita.
error-closed = Chi gestisce il server ha chiuso questo tavolo.
error-forgotten = Tutti i tuoi dati qui sono stati eliminati.

## Il servizio

error-database-url = «{ $url }» non è un database supportato. Indica un file, per esempio sqlite:///mascarade.db, o un PostgreSQL, per esempio postgresql://nome@host/mascarade.
error-database-unusable = Non si può usare il database: { $reason }
error-database-served = Un altro server sta già usando il database { $file }. Fermalo prima, o scegli un altro file con --database.
error-database-newer = Il database è di una versione più recente del programma: il suo schema è { $found }, e questa versione conosce { $known }.
error-database-away = Il database non risponde, e non si sa se l'azione è stata salvata: riprova tra un momento.
error-nodes-missing = Per usare più processi serve il pacchetto { $package }, che manca: pip install 'mascarade[nodes]'
error-redis-url = «{ $url }» non è un indirizzo Redis supportato. Indicane uno, per esempio redis://localhost:6379.
error-workers-need-postgresql = Per usare più processi serve PostgreSQL: SQLite ne regge uno solo. Indica --database postgresql://…
error-cannot-listen = Non si può ascoltare su { $host }, porta { $port }: { $reason }
error-proxy-address = «{ $address }» non è l'indirizzo di un proxy. Indica indirizzi o reti, per esempio 127.0.0.1,10.0.0.0/8.
error-host-name = «{ $host }» non è il nome di un host. Indica nomi come play.example.org,*.example.net.
error-log-level = Il livello di log «{ $level }» non esiste. Scegli tra: { $known }.
error-log-format = Il formato di log «{ $format }» non esiste. Scegli tra: { $known }.

## Occuparsi dei tavoli

error-database-older = Il database ha ancora lo schema { $found }, non { $known }: avvia il server una volta, e lo aggiorna.
error-no-such-table = Nessun tavolo ha il codice «{ $table }».
error-table-closed = Il tavolo { $table } è già chiuso.
error-table-busy = Al tavolo { $table } succedono troppe cose per poterlo chiudere. Riprova.

## Analisi

error-reviews-busy = In questo momento si stanno analizzando molte partite. Riprova tra poco.
error-review-too-long = La partita è troppo lunga da analizzare: dopo { $seconds } secondi il server ha smesso.

## Scenari personalizzati

error-too-many-sets = Hai già salvato { $most } scenari: prima eliminane uno.
error-no-saved-set = Questo scenario non è più salvato.
error-no-study = Questa prova non esiste.
error-studies-busy = In questo momento si stanno provando molti scenari. Riprova tra un minuto.
error-too-many-studies =
    { $minutes ->
        [one] Hai fatto provare molti scenari. Aspetta un minuto.
       *[other] Hai fatto provare molti scenari. Aspetta { $minutes } minuti.
    }
