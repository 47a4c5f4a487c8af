# Una partita che si rivede, di un tavolo o di una registrazione che qualcuno porta.
# $viewer è il nome di una persona, $card una carta come ne parla story.ftl. $turn è 0 per la distribuzione.

replay-title = Rivedi
replay-page = La partita al tavolo { $code }
replay-about = Apri la registrazione di una partita e rivedila dal posto di chiunque, con ciò che poteva credere in ogni momento.
replay-drop = Trascina qui la registrazione, oppure
replay-file = Scegli un file
replay-hint = La registrazione si salva alla fine di una partita o con il comando mascarade demo --record. Viene controllata, ma non conservata.
replay-checking = Controlliamo la registrazione…
replay-loading = Rimettiamo le carte in tavola…
replay-refused = Questa registrazione non si può mostrare
replay-not-shown = Non puoi vedere questa partita
replay-not-yours = Possono rivederla solo i giocatori e gli spettatori di quella partita. Chiedi a uno di loro la registrazione: il file può aprirlo chiunque.
replay-another = Apri una registrazione
replay-name-about = Di' chi sei, e rivedrai la partita al tavolo { $code }, se puoi vederla.
replay-watch = Rivedi la partita
replay-door-about = Apri la registrazione di una partita e guarda con gli occhi di chiunque.

## Al tavolo

replay-eyes = Vista da
replay-eyes-all = Chi vede tutto
replay-eyes-public = Il pubblico
replay-all-mark = Tutte le carte sono scoperte. Al tavolo nessuno le vedeva così.
replay-public-mark = Ciò che hanno visto tutti, e nulla di più.
replay-seat-mark = Ciò che ha visto { $viewer }, e nulla di più.
replay-moment =
    { $turn ->
        [0] La distribuzione
       *[other] Turno { $turn }
    }, evento { $event } su { $last }
replay-controls = Scorri la partita
replay-play = Riproduci
replay-pause = Pausa
replay-speed = Velocità
replay-times = { $speed }×
replay-last = Alla fine
replay-event-back = Un evento indietro
replay-event-on = Un evento avanti
replay-reveal-back = Rivelazione precedente
replay-reveal-on = Rivelazione successiva
replay-reveal = Rivelazione
replay-link = Link a questo momento
replay-keys = Tasti: ← → eventi, ↑ ↓ turni, Pag ↑ ↓ rivelazioni, spazio per riprodurre.

## Ciò che si poteva credere

replay-chances = Che cosa si poteva credere
replay-chances-hint = Scegli una carta per vedere che cosa se ne poteva credere in questo momento.
replay-chances-of = { $viewer }, su: { $card }
replay-chances-public = Chiunque, su: { $card }
replay-chances-all = In verità, { $card }
replay-chances-none = Lì non c'è nessuna carta.
replay-chances-exact = Esatto: è stato pesato tutto ciò che era possibile.
replay-chances-loading = Calcolo in corso…
