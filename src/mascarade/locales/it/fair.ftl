# Se le carte sono state date onestamente, nella pagina e a riga di comando
fair-holds =
    { $count ->
        [one] Le carte sono state date onestamente: la verifica è riuscita.
       *[other] Le carte sono state date onestamente: tutte le { $count } verifiche sono riuscite.
    }
fair-broken = Le carte non sono state date onestamente
fair-nothing = Prima di questa distribuzione non era stato promesso nulla: non c'è niente da verificare.
fair-noted = Confrontato con ciò che questa pagina ha annotato durante la partita.
fair-unnoted = Questa pagina non ha annotato nulla durante la partita: è stata verificata solo la registrazione.
fair-details = Che cosa è stato verificato
fair-save = Salva le annotazioni
fair-check =
    { $check ->
        [commitment] Il segreto del server è quello promesso prima che qualcuno vi aggiungesse la sua parte.
        [terms] Le persone, le loro parti e ciò che spettava al caso sono quelli annunciati prima della distribuzione.
        [set] Il set è quello sorteggiato.
        [seats] Tutti sedevano dove li ha messi il sorteggio, o dove avevano scelto.
        [first] Ha cominciato chi era stato sorteggiato, o scelto.
        [cards] Le carte erano disposte come sono state sorteggiate.
        [cemetery] Il cimitero era disposto come è stato sorteggiato.
        [nonces] Ogni azione ha i suoi byte casuali, e nessuno è stato usato due volte.
        [chain] La catena di tutte le azioni finisce dove dice la registrazione.
       *[heads] Ogni anello della catena che è stato annotato ne fa parte.
    }
error-fair-broken =
    { $check ->
        [commitment] Il segreto del server non è quello promesso prima che le persone aggiungessero la loro parte.
        [terms] Le persone, le loro parti o ciò che spettava al caso non sono quelli annunciati prima della distribuzione.
        [set] Il set non è quello sorteggiato.
        [seats] Le persone non sedevano dove le ha messe il sorteggio, o dove avevano scelto.
        [first] Ha cominciato una persona diversa da quella sorteggiata o scelta.
        [cards] Le carte non erano disposte come sono state sorteggiate.
        [cemetery] Il cimitero non era disposto come è stato sorteggiato.
        [nonces] Un'azione non ha byte casuali suoi, o ha quelli di un'altra.
        [chain] La catena non porta, lungo le azioni registrate, alla fine registrata.
       *[heads] Le azioni non sono quelle promesse durante la partita: un anello annotato non fa parte della catena.
    }
error-fair-absent = La registrazione non promette nulla sulla distribuzione: non si può confrontare con le annotazioni.
error-witness-malformed = Queste non sono annotazioni su una partita: { $reason }
error-witness-too-large = È troppo lungo per essere annotazioni su una partita: più di { $most } byte.
error-not-a-hash = { $text } non è un'impronta: servono 64 cifre da 0 a 9 e da a a f.
