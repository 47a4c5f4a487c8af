# Se la distribuzione è stata regolare, nella pagina e a riga di comando
fair-holds =
    { $count ->
        [one] Distribuzione regolare: la verifica è superata.
       *[other] Distribuzione regolare: tutte le { $count } verifiche sono superate.
    }
fair-broken = La distribuzione non è regolare
fair-nothing = Prima di questa distribuzione non c'era nessuna promessa: non c'è niente da verificare.
fair-claim = Nessuno può scegliere la distribuzione senza il segreto; contro il gestore, con qualsiasi complice, questo vale per ogni persona che ha rivelato la sua parte e conservato L, fino al numero di tentativi indicato. Nulla si afferma per chi non ha una parte, per il gioco dei bot o per ciò che il gestore può vedere.
fair-no-share = Non avevi una parte in questa distribuzione: per te nulla si afferma contro il gestore.
fair-claim-first = Questa partita è stata distribuita con la versione 1: nessuno tranne il gestore poteva scegliere la distribuzione. Nulla si afferma contro il gestore.
fair-attempts =
    { $count ->
        [one] Distribuita al primo tentativo.
       *[other] Distribuita al tentativo { $count }.
    }
fair-lock = L è il blocco: ciò che il server ha fissato prima che qualcuno rivelasse la sua parte. È nella registrazione e nelle annotazioni di questa pagina.
fair-noted = Confrontata con le annotazioni prese da questa pagina durante la partita.
fair-unnoted = Questa pagina non ha preso annotazioni durante la partita: è stata verificata solo la registrazione.
fair-details = Che cosa è stato verificato
fair-save = Salva le annotazioni
fair-check =
    { $check ->
        [commitment] Il segreto del server è quello promesso prima che i giocatori vi aggiungessero la loro parte.
        [terms] I giocatori, le loro parti e ciò che spettava al caso sono quelli annunciati prima della distribuzione.
        [lock] Il blocco è quello che hai annotato prima della distribuzione.
        [share] La tua parte conta nella distribuzione.
        [promises] Tutti hanno rivelato la parte che avevano promesso.
        [settings] Le regole e le opzioni sono quelle del blocco.
        [set] Lo scenario è quello sorteggiato, o scelto.
        [seats] Tutti sedevano dove li ha messi il sorteggio, o dove avevano scelto.
        [first] Ha cominciato chi era stato sorteggiato, o scelto.
        [cards] Le carte erano disposte come da sorteggio.
        [cemetery] Il cimitero era disposto come da sorteggio.
        [nonces] Ogni azione ha i suoi byte casuali, mai usati due volte.
        [chain] La catena di tutte le azioni finisce dove dice la registrazione.
       *[heads] Le annotazioni prese durante la partita corrispondono.
    }
error-fair-broken =
    { $check ->
        [commitment] Il segreto del server non è quello promesso prima che i giocatori vi aggiungessero la loro parte.
        [terms] I giocatori, le loro parti o ciò che spettava al caso non sono quelli annunciati prima della distribuzione.
        [lock] Il blocco non è quello che hai annotato prima della distribuzione.
        [share] La tua parte non conta nella distribuzione.
        [promises] Una parte rivelata non è quella che era stata promessa.
        [settings] Le regole o le opzioni non sono quelle del blocco.
        [set] Lo scenario non è quello sorteggiato, o scelto.
        [seats] I giocatori non sedevano dove li ha messi il sorteggio, o dove avevano scelto.
        [first] Non ha cominciato chi era stato sorteggiato, o scelto.
        [cards] Le carte non erano disposte come da sorteggio.
        [cemetery] Il cimitero non era disposto come da sorteggio.
        [nonces] Un'azione non ha byte casuali suoi, o ha quelli di un'altra.
        [chain] La catena delle azioni registrate non porta alla fine registrata.
       *[heads] Le azioni non sono quelle annotate durante la partita.
    }
error-fair-absent = La registrazione non promette nulla sulla distribuzione: non si può confrontare con le annotazioni.
error-witness-malformed = Queste non sono le annotazioni di una partita: { $reason }
error-witness-too-large = È troppo lungo per essere le annotazioni di una partita: più di { $most } byte.
error-not-a-hash = «{ $text }» non è un'impronta: servono 64 cifre da 0 a 9 e da a a f.
