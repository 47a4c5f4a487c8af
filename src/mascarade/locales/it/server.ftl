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
error-foreign-origin = Questo è stato inviato da una pagina di un altro sito.

## Persone

error-not-signed-in = Qui non ti conosciamo ancora: prima scegli un nome, o torna con il tuo link di recupero.
error-no-such-key = Questo link non è valido, o non lo è più.
error-no-guest = Su questo dispositivo non c'è questa persona.
error-too-many-guests = Al massimo { $most } ospiti possono condividere un dispositivo.
error-name-empty = Un nome deve avere almeno un carattere visibile.
error-name-too-long = Un nome ha al massimo { $most } caratteri.
error-name-characters = Un nome non può contenere caratteri invisibili o che cambiano la direzione del testo.
error-chat-empty = Il messaggio è vuoto.
error-chat-too-long = Un messaggio ha al massimo { $most } caratteri.
error-chat-characters = Un messaggio non può contenere caratteri invisibili o che cambiano la direzione del testo.

## Tavoli

error-no-table = Questo tavolo non esiste, o non puoi entrarci.
error-table-rules = A questo tavolo si è giocato con la versione { $found } delle regole, e questo server gioca con la versione { $known }.
error-table-unreadable = Questo tavolo è stato salvato da una versione più recente del programma.
error-too-many-tables =
    { $seconds ->
        [one] Hai aperto molti tavoli. Aspetta un secondo.
       *[other] Hai aperto molti tavoli. Aspetta { $seconds } secondi.
    }
error-host-only = Può farlo solo chi ospita il tavolo.
error-already-seated = Hai già un posto a questo tavolo.
error-not-seated = Non hai un posto a questo tavolo.
error-not-yourself = Non puoi mandarti via, ma puoi lasciare il tavolo.
error-no-person = Al posto { $seat } non c'è una persona.
error-seat-empty = Al posto { $seat } non c'è nessuno.
error-seat-taken = Il posto { $seat } è occupato.
error-no-seat = A questo tavolo il posto { $seat } non c'è: i posti sono { $seats }.
error-seats-empty =
    { $empty ->
        [one] Un posto è ancora libero. Aspetta qualcuno, dallo a un bot ({ $bots }) o prepara il tavolo per meno giocatori.
       *[other] { $empty } posti sono ancora liberi. Aspetta qualcuno, dalli a dei bot ({ $bots }) o prepara il tavolo per meno giocatori.
    }
error-table-full = Tutti i posti sono occupati.
error-too-many-seated = I posti già occupati sono { $seated }: il tavolo non può essere da { $players }.
error-name-taken = A questo tavolo qualcuno si chiama già «{ $name }», o quasi. Prima scegli un altro nome.
error-knows-too-much = Hai già seguito questa partita o ci hai avuto un posto, quindi non puoi prenderne un altro.
error-no-newcomers = Chi ospita non ha aperto questa partita a chi arriva dopo.
error-lesson-once = Una lezione non si rigioca al suo tavolo: cominciane un'altra dalla pagina iniziale.
error-set-or-cards = Indica un set oppure carte scelte da te, non entrambe le cose.
error-no-set-for-players = Nella { $edition } non c'è un set pubblicato per { $players } giocatori.
error-first-beyond-seats = Il posto { $first } non può cominciare: i posti sono { $players }.
error-muted = L'host ti ha tolto la parola.

## Partite

error-game-is-on = C'è una partita in corso.
error-game-is-over = La partita è finita. Chi ospita può proporre la rivincita.
error-no-game = Non c'è nessuna partita in corso.
error-not-begun = Le carte sono ancora scoperte: si comincia quando tutti sono pronti.
error-not-your-seat = Puoi agire solo per il tuo posto.
error-id-used = Hai già usato l'id «{ $id }» per un'altra azione.
error-stale-game = Questo era per la partita { $game }, ma si sta giocando la partita { $pending }.
error-no-clock = Non c'è nessun orologio in funzione.

## Perché una connessione finisce

error-hello-first = Il primo messaggio deve essere «hello».
error-hello-twice = «hello» si dice una volta sola.
error-too-many-lines = Hai troppe connessioni aperte.
error-too-slow = La connessione non teneva il passo.
error-silent = Per troppo tempo non è arrivato nulla.
error-nonsense = Troppi messaggi non validi.
error-gone = La connessione è caduta.
error-restarting = Il server si riavvia. Torna tra un momento.
error-elsewhere = Hai aperto questo tavolo da un'altra parte.
error-moved = Il tuo posto è passato a un altro dispositivo.
error-sent-away = Chi ospita ti ha fatto alzare da questo tavolo.
error-left = Hai lasciato il tavolo.
error-no-watching = Chi ospita non permette a nessuno di guardare questa partita.
error-closed = Chi gestisce il server ha chiuso questo tavolo.
error-forgotten = Qui è stato cancellato tutto ciò che ti riguarda.

## Il servizio

error-database-url = «{ $url }» non è un database che si possa usare qui. Indica un file, per esempio sqlite:///mascarade.db, o un PostgreSQL, per esempio postgresql://nome@host/mascarade.
error-database-unusable = Non si può usare il database: { $reason }
error-database-newer = Il database viene da una versione più recente del programma: il suo schema è { $found }, e questa versione conosce { $known }.
error-database-away = Il database non risponde. Non si sa se è stato fatto: riprova tra un momento.
error-nodes-missing = Manca il pacchetto { $package }, di cui più processi hanno bisogno: pip install 'mascarade[nodes]'
error-redis-url = «{ $url }» non è un Redis che si possa usare qui. Indicane uno, per esempio redis://localhost:6379.
error-workers-need-postgresql = Più processi hanno bisogno di un PostgreSQL comune: SQLite è per uno solo. Indica --database postgresql://…
error-cannot-listen = Non si può ascoltare su { $host }, porta { $port }: { $reason }
error-proxy-address = «{ $address }» non è l'indirizzo di un proxy. Indica indirizzi o reti, per esempio 127.0.0.1,10.0.0.0/8.
error-log-level = Non c'è un livello di log «{ $level }». Ci sono: { $known }.
error-log-format = Non c'è un formato di log «{ $format }». Ci sono: { $known }.

## Occuparsi dei tavoli

error-database-older = Il database ha il vecchio schema { $found }, non { $known }: avvia il server una volta, lo aggiorna lui.
error-no-such-table = Nessun tavolo ha il codice «{ $table }».
error-table-closed = Il tavolo { $table } è già chiuso.
error-table-busy = Al tavolo { $table } succede così tanto che non si è potuto chiudere. Riprova.

## Set propri

error-too-many-sets = Hai già salvato { $most } set: prima eliminane uno.
error-no-saved-set = Questo set non è più salvato.
error-no-study = Non c'è uno studio del genere.
error-studies-busy = In questo momento si stanno provando molti set. Riprova tra un minuto.
error-too-many-studies =
    { $minutes ->
        [one] Hai fatto provare molti set. Aspetta un minuto.
       *[other] Hai fatto provare molti set. Aspetta { $minutes } minuti.
    }
