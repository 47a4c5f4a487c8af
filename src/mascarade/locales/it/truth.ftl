# La fine di una partita, e la verità su di essa, turno per turno.
# $player è il nome di una persona, di genere ignoto. $character ha le forme che spiega story.ftl.
# $percent è un numero intero da 0 a 100, senza articolo («il» o «l'»); $turn il numero di un turno (0 è la distribuzione).

## La fine

truth-page = La verità sulla partita al tavolo { $code }
truth-aborted = La partita è stata interrotta: non ha vinto nessuno.
truth-fortunes = Le monete alla fine
truth-rematch = Rivincita
truth-rematch-by = { $host } può proporre la rivincita.
truth-rematch-nobody = L'host può proporre la rivincita.
truth-record = Salva la partita
truth-close = Torna al tavolo
truth-home = Pagina iniziale
truth-loading = Giù le maschere…
truth-again = Riprova

## La linea del tempo

truth-heading = La verità
truth-explained = Chi era davvero chi dopo ogni turno, e chi ognuno poteva credere di essere, da quel che aveva visto.
truth-scrubber = Momento della partita
truth-deal = La distribuzione
truth-turn = Turno { $turn }
# Accanto al cursore: a che punto si è
truth-turn-of = Turno { $turn } su { $last }
truth-first = Alla distribuzione
truth-last = All'ultimo turno
truth-previous = Un turno indietro
truth-next = Un turno avanti
# Tre pulsanti in fila: al prossimo, in una parola
truth-next-reveal = Rivelazione ›
truth-next-swap = Scambio ›
truth-next-bluff = Bluff ›
truth-nothing-told = La partita è stata interrotta prima che qui succedesse qualcosa.
truth-people = Tutti, in questo momento
truth-centre = Il centro
truth-centre-card =
    { $count ->
        [one] Centro
       *[other] Centro { $number }
    }
# In breve, come titolo di una riga: le carte di chi ne ha più di una
truth-card-of =
    { $which ->
        [left] { $player }, sinistra
        [right] { $player }, destra
        [protected] { $player }, protetta
       *[only] { $player }
    }
truth-which =
    { $which ->
        [left] Sinistra
        [right] Destra
       *[protected] Protetta
    }
truth-no-card = Nessuna carta
truth-believed = Poteva credere
truth-percent = { $percent }%
truth-other = altri
truth-sample = Calcolato su un campione di tutto ciò che era possibile.

# Quanto una persona conosceva una propria carta; «sicuro» avrebbe un genere
truth-grasp =
    { $grasp ->
        [sure] Lo sa
        [unsure] In dubbio
       *[wrong] Si sbaglia
    }
truth-was =
    { $grasp ->
        [sure] { $player } lo sapeva.
        [unsure] { $player } non poteva saperlo con certezza.
       *[wrong] { $player } si sbagliava.
    }
# La carta
truth-taken-for = Presa per { $character }.

# Che cosa qualcuno ha detto di essere nel turno
truth-claim =
    { $contest ->
        [yes] «No, sono io { $character }!»
       *[no] «Sono { $character }!»
    }
# Che cosa ne pensava, con la probabilità che gli dava
truth-verdict =
    { $honesty ->
        [knew] Sapeva che era vero.
        [thought] { $true ->
            [yes] Lo pensava ({ $percent }%), e aveva ragione.
           *[no] Lo pensava ({ $percent }%), e si sbagliava.
        }
        [gambled] { $true ->
            [yes] Ha azzardato ({ $percent }%), e aveva ragione.
           *[no] Ha azzardato ({ $percent }%), e si sbagliava.
        }
       *[bluffed] { $true ->
            [yes] Ha bluffato ({ $percent }%), ma era proprio vero.
           *[no] Ha bluffato ({ $percent }%).
        }
    }
truth-shown = Mostrata ad altri.
truth-looked = Guardata da { $players }.

## La tabella

truth-matrix = Tutti i turni
truth-matrix-caption = La vera carta di ognuno dopo ogni turno. I tasti freccia scorrono i turni.
truth-person = Persona
truth-follow = Segui una carta
truth-follow-none = Nessuna
truth-size = Dimensioni
truth-smaller = Rimpicciolisci
truth-larger = Ingrandisci

truth-legend = Simboli
truth-legend-sure = conosceva la propria carta
truth-legend-unsure = aveva dubbi
truth-legend-wrong = si sbagliava
truth-legend-honest = ha parlato in buona fede
truth-legend-gamble = ha azzardato
truth-legend-bluff = ha bluffato
truth-legend-contest = ha contestato (simbolo vuoto)
truth-legend-true = verde: era vero
truth-legend-false = rosso: non lo era
truth-legend-shown = carta mostrata ad altri
truth-legend-looked = carta guardata in segreto
truth-legend-swapped = scambio vero
truth-legend-pretended = scambio finto
truth-legend-moved = cambio di posti o di carte

## Onori

truth-honours = Gli onori della serata
truth-honour-bluff = Il bluff più bello
    .why =
        { $coins ->
            [0] { $player } ha detto di essere { $character } al turno { $turn }, con { $percent }% di probabilità, e nessuno ha contestato.
            [one] { $player } ha detto di essere { $character } al turno { $turn }, con { $percent }% di probabilità: nessuno ha contestato, e ci ha guadagnato 1 moneta.
           *[other] { $player } ha detto di essere { $character } al turno { $turn }, con { $percent }% di probabilità: nessuno ha contestato, e ci ha guadagnato { $coins } monete.
        }
truth-honour-delusion = L'illusione più lunga
    .why = Per { $turns } turni, dal turno { $first } al turno { $last }, { $player } ha preso la propria carta per un'altra.
truth-honour-hands = Le mani più svelte
    .why =
        { $real ->
            [0] { $player } ha portato carte sotto il tavolo { $count } volte, senza mai scambiarle davvero.
            [one] { $player } ha portato carte sotto il tavolo { $count } volte, e una volta le ha scambiate davvero.
           *[other] { $player } ha portato carte sotto il tavolo { $count } volte, e { $real } volte le ha scambiate davvero.
        }
truth-honour-nose = Il fiuto migliore
    .why =
        { $count ->
            [one] { $player } ha contestato una volta con la carta giusta.
            [2] { $player } ha contestato due volte con la carta giusta.
           *[other] { $player } ha contestato { $count } volte con la carta giusta.
        }
truth-honour-luck = Pura fortuna
    .why = { $player } ha detto di essere { $character } al turno { $turn }, con { $percent }% di probabilità, ed era vero.
truth-honour-honesty = Anima sincera
    .why =
        { $count ->
            [one] { $player } ha detto una volta chi era, ed era vero.
            [2] { $player } ha detto due volte chi era, ed era sempre vero.
           *[other] { $player } ha detto { $count } volte chi era, ed era sempre vero.
        }
truth-honour-fines = Di casa in tribunale
    .why =
        { $count ->
            [one] { $player } ha pagato un'ammenda.
            [2] { $player } ha pagato due ammende.
           *[other] { $player } ha pagato { $count } ammende.
        }
truth-honour-traveller = La carta più giramondo
    .why =
        { $holders ->
            [one] { $character-start } ha cambiato posto { $moves } volte, passando davanti a una sola persona.
           *[other] { $character-start } ha cambiato posto { $moves } volte, passando davanti a { $holders } persone.
        }
truth-honour-show = Mostra questo momento
