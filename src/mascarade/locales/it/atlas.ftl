# L'atlante dell'equilibrio: una pagina su tutti gli scenari ufficiali. Molto vi si dice con le parole di arena.ftl.

atlas-title = Atlante dell'equilibrio
atlas-lead = Ogni scenario ufficiale, giocato molte volte da bot: quanto durano le partite e come finiscono, quali posti e quali carte vincono più della loro parte, e quanto valgono le dichiarazioni.
atlas-facts =
    Giocato da { $bot }, { $games ->
        [one] una partita
       *[other] { $games } partite
    } per ogni scenario, al massimo { $limit } turni, seme { $seed }, mascarade { $version }.
atlas-contents = Indice
atlas-reading = Come si legge
atlas-note-share = Un punto è la quota di partite vinte rispetto a quella equa: ×1, la linea punteggiata, è quanto vincerebbe ciascuno se tutto fosse pari. Il tratto che lo attraversa è l'intervallo al 95% di Wilson; è colorato quando sta tutto da una parte. Una vittoria condivisa vale una frazione.
atlas-note-gain = Accanto a ogni personaggio dichiarato c'è il suo guadagno: le monete vinte o perse alla fine del turno da chi lo ha dichiarato, in media su tutte le dichiarazioni, vere o no.
atlas-note-stall = Una partita che arriva al limite di turni si è arenata: la vincono i più ricchi.
atlas-note-bots = Le cifre descrivono questi bot, e le persone solo se giocano come loro.
atlas-overview = Tutti gli scenari a colpo d'occhio
atlas-summary =
    { $games ->
        [one] Una partita
       *[other] { $games } partite
    }; una quota equa è { $share }.
atlas-mistakes =
    { $count ->
        [one] Una risposta del bot è stata sostituita.
       *[other] { $count } risposte del bot sono state sostituite.
    }
atlas-set = { $set }, { $players } giocatori
atlas-lengths = Durata in turni
atlas-table = Come tabella
atlas-column-set = Scenario, giocatori
atlas-column-turns = Turni
atlas-column-decisions = Decisioni
atlas-column-stalls = Arenate
atlas-column-best-card = Carta migliore
atlas-column-worst-card = Carta peggiore
atlas-column-first-seat = Primo turno
atlas-column-gain = Guadagno
atlas-column-mean = Media
atlas-column-low = 10%
atlas-column-median = Mediana
atlas-column-high = 90%
atlas-column-longest = La più lunga
atlas-unofficial = Un progetto di appassionati, non ufficiale. Mascarade è un gioco di Bruno Faidutti.
atlas-written = L'atlante è in { $page }, le sue cifre in { $figures }.

error-atlas-of-other = «{ $file }» non appartiene a questo atlante. Scegli un'altra cartella, o aggiungi --force per sovrascriverlo.
error-no-figures = Non ci sono cifre per questo scenario con questo numero di giocatori.
