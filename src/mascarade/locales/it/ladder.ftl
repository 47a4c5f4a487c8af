# La classifica dei bot. Usa anche messaggi di arena.ftl e atlas.ftl.

ladder-title = Classifica dei bot
ladder-lead = Ogni bot occupa un posto, e altri bot tutti gli altri: tutti di un tipo, o diversi mescolati.
ladder-facts =
    { $games ->
        [one] 1 partita
       *[other] { $games } partite
    }, seme { $seed }, mascarade { $version }.
ladder-place = { $rank }. { $bot }
ladder-mixes = Tavoli misti
ladder-mix = { $name }: { $bots }
ladder-ahead = { $bot } è davanti a { $other }: { $difference } di una quota equa (da { $low } a { $high }).
ladder-undecided = { $bot } o { $other }? Le partite non lo dicono: { $difference } di una quota equa (da { $low } a { $high }).
ladder-problem = { $bot } non si può provare tra { $population }: { $reason }
ladder-written = La pagina è in { $page }, la sua immagine in { $picture }.

ladder-column-worst = Peggiore
ladder-column-among = Tra
ladder-column-mean = Media
ladder-column-median-cost = Mediana µs
ladder-column-mean-cost = Media µs

ladder-note-share = ×1 è la quota equa: quanto vincerebbe ciascuno se tutti fossero pari. Una vittoria condivisa vale una frazione. «Peggiore» è il rapporto più basso di un bot, tra i bot nominati accanto.
ladder-note-deals = Tutti i bot hanno giocato le stesse distribuzioni, ognuna in ogni posto.
ladder-note-intervals = Intervalli: 95%, per distribuzioni intere; le differenze si calcolano distribuzione per distribuzione.
ladder-note-ranking = Ordine: ogni gruppo vota tra due bot, con la probabilità che il primo vi faccia meglio, e il metodo di Schulze ricava dai voti un ordine, anche se girano in tondo.
ladder-note-rating = I punteggi vengono dai tavoli misti; i loro intervalli mostrano quanto variano se si sorteggiano di nuovo le distribuzioni.
ladder-note-cost = µs: tempo di calcolo per decisione, con tutto ciò che il bot ha visto dalla precedente.

error-one-seat = «{ $bot }» occupa qui un solo posto; togli il numero.
error-games-and-budget = Scegli --games oppure --budget.
error-budget-minutes = --budget deve essere un numero positivo di minuti, al massimo un anno.
error-player-count = «{ $written }» non è un numero di giocatori. Scrivi per esempio --players 4,6.
error-page-format = «{ $file }» non può essere la pagina; il nome deve finire in .md.
error-cell-died =
    Un processo è terminato mentre { $bot } giocava tra { $population } ({ $reason }). Forse un bot ha chiuso il proprio processo, o è finita la memoria.

# A ladder with a time limit has no number of games to reach

arena-goes-on-timed = Si riprende dopo { $kept } partite, conservate in { $file }.
arena-finished-before-timed = Il tempo è esaurito; ecco i risultati. Un --budget più grande continua, --fresh ricomincia.
arena-stopped-timed =
    { NUMBER($kept) ->
        [0] Interrotto prima della fine della prima partita.
       *[other] Interrotto dopo { $kept } partite. Sono conservate in { $file }; lo stesso comando riprende da lì.
    }
arena-stopped-unkept-timed = Interrotto dopo { $kept } partite.
arena-kept-timed =
    { NUMBER($kept) ->
        [0] Interrotto prima della fine della prima partita.
       *[other] Le prime { $kept } partite sono conservate in { $file }; lo stesso comando riprende da lì.
    }
