# Il potere di ogni personaggio, spiegato a chi lo usa.
# $amount  le monete del potere nell'edizione in gioco: prese, pagate o da raggiungere.
# Un messaggio `power-<id>-<edizione>` sostituisce `power-<id>` in quell'edizione.

amount-in-coins =
    { $amount ->
        [one] { $amount } moneta
       *[other] { $amount } monete
    }

power-judge = Raccogli tutte le monete che si trovano nel tribunale. Le ammende per questo stesso annuncio si pagano dopo e restano lì.

power-bishop = Prendi { amount-in-coins } a chi ne ha di più, te a parte. In caso di parità, scegli tu a chi.

power-king = Prendi { amount-in-coins } dalla banca.

power-fool =
    Prendi { amount-in-coins } dalla banca. Poi prendi { $players ->
        [2] due carte qualsiasi, tranne quella che metti in gioco e quella protetta dell'avversario,
        [3] una carta di ciascun avversario
       *[other] le carte di altri due giocatori
    } e scambiale, o fai solo finta; nessuno le vede, nemmeno tu.

power-queen = Prendi { amount-in-coins } dalla banca.

power-thief = Prendi { amount-in-coins } a ciascuno dei tuoi due vicini. Se i due sono la stessa persona, paga per entrambi.

power-witch = Scambia la tua intera fortuna con quella di chi vuoi, o lascia tutto com'è.

power-spy =
    Scegli { $players ->
        [2] un'altra tua carta o una dell'avversario, ma non la sua protetta
        [3] un'altra tua carta o quella di un avversario
       *[other] la carta di un altro giocatore o una al centro
    }. Guardala in segreto insieme alla tua, poi scambiale o fai solo finta.

power-spy-second = Scegli la carta di un altro giocatore (o una al centro, se il tavolo lo permette). Guardala in segreto insieme alla tua, poi scambiale o fai solo finta.

power-peasant = Prendi { amount-in-coins } dalla banca. Se una contestazione scopre entrambi i Contadini, ne prendono invece 2 a testa.

power-cheat = Vinci subito la partita se hai almeno { amount-in-coins }. Con meno non succede nulla.

power-inquisitor = Scegli un altro giocatore, che deve dire quale personaggio è e poi scoprire la propria carta. Se sbaglia ti paga { amount-in-coins }, o tutto ciò che ha se è meno.

power-widow = Prendi dalla banca le monete che ti mancano per averne { $amount }. Se ne hai già { $amount } o più, non succede nulla.

power-empress = Prendi { amount-in-coins } dalla banca.

power-swindler = Prendi { amount-in-coins } a chi ne ha di più, te a parte. In caso di parità, scegli tu a chi.

power-guru = Scegli un altro giocatore, che deve dire quale personaggio è e poi scoprire la propria carta. Se sbaglia ti paga { amount-in-coins }, o tutto ciò che ha se è meno.

power-puppet-master = Prendi { amount-in-coins } a testa da altri due giocatori a tua scelta. Poi quei due cambiano posto tra loro; monete e carte restano lì.

power-princess = Prendi { amount-in-coins } dalla banca. Poi un altro giocatore a tua scelta alza la propria carta: la vedono tutti, tranne chi la mostra.

power-patron = Prendi { amount-in-coins } dalla banca; anche i tuoi due vicini ne prendono 1 a testa. Se i due sono la stessa persona, ne prende 2.

power-beggar = Dalla tua sinistra, in senso orario, ognuno che in quel momento abbia più monete di te ti dà { amount-in-coins }. Ogni dono conta subito, quindi strada facendo puoi raggiungere gli altri.

power-usurper = Indica un altro giocatore, la cui carta non sia stata rivelata in questo turno, e un personaggio qualsiasi tranne l'Usurpatore; poi quella carta viene rivelata. Se è il personaggio che hai detto, usa il suo potere come se fosse tuo.

power-damned = Nessun potere, e non si può annunciare: chi lo rivela dopo aver annunciato o contestato va fuori gioco. Chi lo prende di mira con il potere dell'Inquisitore, dell'Usurpatore o della Cortigiana va fuori gioco al posto di chi ce l'ha, a cui lascia la propria carta; va fuori gioco anche chi lo scopre come Negromante. Ogni volta, il Maledetto lascia la partita.

power-alchemist = Scegli sinistra o destra: ognuno passa tutta la propria fortuna a chi gli siede accanto da quella parte.

power-actress = Usa, come se fosse tuo, l'ultimo potere giocato. Se finora non ne è stato giocato nessuno, non succede nulla. Se copi il Contadino, tu e ogni Contadino rivelato con te prendete 2 monete.

# In italiano due nomi maschili sono di personaggi che contano come donne.
power-courtesan = Chi siede alla tua destra rivela la propria carta. Se il personaggio è un uomo, ti paga { amount-in-coins }, o tutto ciò che ha se è meno. Il Burattinaio e il Mendicante contano come donne.

power-gambler = Nascondi 1, 2 o 3 monete della banca, poi scegli un altro giocatore, che prova a indovinare quante sono. Se indovina, vince le monete nascoste; altrimenti le vinci tu.

power-necromancer = Scopri la prima carta del cimitero, usa il suo potere come se fosse tuo, poi mettila in fondo. Se il cimitero è vuoto, non succede nulla.

power-sage =
    Prendi { amount-in-coins } dalla banca. Poi guarda in segreto due carte, una dopo l'altra: { $players ->
        [2] quelle che vuoi, tranne quella che metti in gioco e quella protetta dell'avversario
        [3] una di ciascun avversario
       *[other] di altri giocatori o del centro, come preferisci
    }.
