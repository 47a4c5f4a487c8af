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
truth-rematch-lost = { $host }: offline. Dopo due minuti puoi diventare host e proporre la rivincita.
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
truth-believed = Si poteva credere
truth-percent = { $percent }%
truth-other = altri
truth-sample = Calcolato su un campione di tutto ciò che era possibile.

# Quanto una persona conosceva una propria carta; nomi, perché «sicuro» avrebbe un genere
truth-grasp =
    { $grasp ->
        [sure] Certezza
        [unsure] Dubbio
       *[wrong] Errore
    }
truth-was =
    { $viewer ->
        [player] { $grasp ->
            [sure] Lo sapevi.
            [unsure] Non potevi saperlo con certezza.
           *[wrong] Ti sbagliavi.
        }
       *[nobody] { $grasp ->
            [sure] { $player } lo sapeva.
            [unsure] { $player } non poteva saperlo con certezza.
           *[wrong] { $player } si sbagliava.
        }
    }
# La carta
truth-taken-for =
    { $viewer ->
        [player] L'hai presa per { $character }.
       *[nobody] Presa per { $character }.
    }

# Che cosa qualcuno ha detto di essere nel turno
truth-claim =
    { $contest ->
        [yes] «No, { $character } sono io!»
       *[no] «Sono { $character }!»
    }
# Che cosa ne pensava, con la probabilità che gli dava
truth-verdict =
    { $viewer ->
        [player] { $honesty ->
            [knew] Sapevi che era vero.
            [thought] { $true ->
                [yes] Lo pensavi ({ $percent }%), e avevi ragione.
               *[no] Lo pensavi ({ $percent }%), e ti sbagliavi.
            }
            [gambled] { $true ->
                [yes] Hai azzardato ({ $percent }%), e avevi ragione.
               *[no] Hai azzardato ({ $percent }%), e ti sbagliavi.
            }
           *[bluffed] { $true ->
                [yes] Hai bluffato ({ $percent }%), ma era proprio vero.
               *[no] Hai bluffato ({ $percent }%).
            }
        }
       *[nobody] { $honesty ->
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
    }
truth-shown = Mostrata ad altri.
truth-looked =
    { $viewer ->
        [players] { $count ->
            [one] Guardata da te.
           *[other] Guardata da { $players } e da te.
        }
       *[nobody] Guardata da { $players }.
    }

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
        { $viewer ->
            [player] Hai detto
           *[nobody] { $player } ha detto
        } di essere { $character } al turno { $turn }, con { $percent }% di probabilità{ $viewer ->
            [player] { $coins ->
                [0] , e nessuno ha contestato.
                [one] : nessuno ha contestato, e ci hai guadagnato 1 moneta.
               *[other] : nessuno ha contestato, e ci hai guadagnato { $coins } monete.
            }
           *[nobody] { $coins ->
                [0] , e nessuno ha contestato.
                [one] : nessuno ha contestato, e ci ha guadagnato 1 moneta.
               *[other] : nessuno ha contestato, e ci ha guadagnato { $coins } monete.
            }
        }
truth-honour-delusion = L'illusione più lunga
    .why =
        Per { $turns } turni, dal turno { $first } al turno { $last }, { $viewer ->
            [player] hai preso la tua carta
           *[nobody] { $player } ha preso la propria carta
        } per un'altra.
truth-honour-hands = Le mani più svelte
    .why =
        { $viewer ->
            [player] Hai portato carte sotto il tavolo { $count } volte, { $real ->
                [0] senza mai scambiarle davvero.
                [one] e una volta le hai scambiate davvero.
               *[other] e { $real } volte le hai scambiate davvero.
            }
           *[nobody] { $player } ha portato carte sotto il tavolo { $count } volte, { $real ->
                [0] senza mai scambiarle davvero.
                [one] e una volta le ha scambiate davvero.
               *[other] e { $real } volte le ha scambiate davvero.
            }
        }
truth-honour-nose = Il fiuto migliore
    .why =
        { $viewer ->
            [player] Hai contestato
           *[nobody] { $player } ha contestato
        } { $count ->
            [one] una volta con la carta giusta.
            [2] due volte con la carta giusta.
           *[other] { $count } volte con la carta giusta.
        }
truth-honour-luck = Pura fortuna
    .why =
        { $viewer ->
            [player] Hai detto
           *[nobody] { $player } ha detto
        } di essere { $character } al turno { $turn }, con { $percent }% di probabilità, ed era vero.
truth-honour-honesty = Anima sincera
    .why =
        { $viewer ->
            [player] Hai detto { $count ->
                [2] due volte chi eri, ed era sempre vero.
               *[other] { $count } volte chi eri, ed era sempre vero.
            }
           *[nobody] { $player } ha detto { $count ->
                [2] due volte chi era, ed era sempre vero.
               *[other] { $count } volte chi era, ed era sempre vero.
            }
        }
truth-honour-fines = Di casa in tribunale
    .why =
        { $viewer ->
            [player] Hai pagato
           *[nobody] { $player } ha pagato
        } { $count ->
            [2] due ammende.
           *[other] { $count } ammende.
        }
truth-honour-traveller = La carta più giramondo
    .why =
        { $holders ->
            [one] { $character-start } ha cambiato posto { $moves } volte, passando davanti a una sola persona.
           *[other] { $character-start } ha cambiato posto { $moves } volte, passando davanti a { $holders } persone.
        }
truth-honour-show = Mostra questo momento
