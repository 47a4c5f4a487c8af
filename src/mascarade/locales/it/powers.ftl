# Il potere di ogni personaggio, spiegato a chi lo usa.
# $amount  le monete del potere nell'edizione in gioco: prese, pagate o da raggiungere.
# Un messaggio `power-<id>-<edizione>` sostituisce `power-<id>` in quell'edizione.

amount-in-coins =
    { $amount ->
        [one] { $amount } moneta
       *[other] { $amount } monete
    }

power-judge = Prendi tutte le monete del tribunale. Le ammende per questa stessa dichiarazione si pagano dopo, e restano lì.

power-bishop = Prendi { amount-in-coins } al più ricco degli altri giocatori. In caso di parità, scegli tu a chi.

power-king = Prendi { amount-in-coins } dalla banca.

power-fool =
    Prendi { amount-in-coins } dalla banca. Poi prendi { $players ->
        [2] due carte qualsiasi, tranne quella che metti in gioco e quella protetta dell'avversario,
        [3] una carta di ciascun avversario
       *[other] le carte di altri due giocatori
    } e scambiale, o fai solo finta: nessuno le guarda, nemmeno tu.

power-queen = Prendi { amount-in-coins } dalla banca.

power-thief = Prendi { amount-in-coins } a ciascuno dei tuoi due vicini. Se sono la stessa persona, paga per due.

power-witch = Scambia tutte le tue monete con quelle di un altro giocatore, o lascia tutto com'è.

power-spy =
    Scegli { $players ->
        [2] un'altra tua carta o una dell'avversario, ma non la sua protetta
        [3] un'altra tua carta o quella di un avversario
       *[other] la carta di un altro giocatore o una al centro
    }. Guardala in segreto insieme alla tua, poi scambiale o fai solo finta.

power-spy-second = Scegli la carta di un altro giocatore (o una al centro, se il tavolo lo permette). Guardala in segreto insieme alla tua, poi scambiale o fai solo finta.

power-peasant = Prendi { amount-in-coins } dalla banca. Se una contestazione fa scoprire entrambi i Contadini, prendono invece 2 monete a testa.

power-cheat = Se hai almeno { amount-in-coins }, vinci subito la partita. Altrimenti non succede nulla.

power-inquisitor = Scegli un altro giocatore: deve dire quale personaggio è, poi scoprire la propria carta. Se sbaglia, ti paga { amount-in-coins }, o tutto ciò che ha se è meno.

power-widow = Prendi dalla banca le monete che ti mancano per arrivare a { $amount }. Se ne hai già { $amount } o più, non succede nulla.

power-empress = Prendi { amount-in-coins } dalla banca.

power-swindler = Prendi { amount-in-coins } al più ricco degli altri giocatori. In caso di parità, scegli tu a chi.

power-guru = Scegli un altro giocatore: deve dire quale personaggio è, poi scoprire la propria carta. Se sbaglia, ti paga { amount-in-coins }, o tutto ciò che ha se è meno.

power-puppet-master = Scegli altri due giocatori e prendi { amount-in-coins } a ciascuno. Poi i due si scambiano di posto; monete e carte restano dove sono.

power-princess = Prendi { amount-in-coins } dalla banca. Poi scegli un altro giocatore, che mostra la propria carta a tutti gli altri senza guardarla.

power-patron = Prendi { amount-in-coins } dalla banca; i tuoi due vicini ne prendono 1 a testa, sempre dalla banca. Se sono la stessa persona, ne prende 2.

power-beggar = Dalla tua sinistra, in senso orario, ogni giocatore che in quel momento ha più monete di te ti dà { amount-in-coins }. Ogni dono conta subito: strada facendo puoi raggiungere gli altri.

power-usurper = Indica un altro giocatore, la cui carta non sia stata rivelata in questo turno, e di' un personaggio qualsiasi tranne l'Usurpatore; poi quella carta viene rivelata. Se hai indovinato, usi il suo potere come se fosse tuo.

power-damned = Non ha potere e non si può dichiarare: chi lo rivela dopo aver dichiarato o contestato è fuori gioco. Chi lo prende di mira con il potere dell'Inquisitore, dell'Usurpatore o della Cortigiana è fuori gioco al posto di chi ce l'ha, a cui lascia la propria carta; è fuori gioco anche chi lo scopre come Negromante. Ogni volta, il Maledetto lascia la partita.

power-alchemist = Scegli sinistra o destra: ognuno passa tutte le proprie monete al vicino da quella parte.

power-actress = Usa, come se fosse tuo, l'ultimo potere giocato. Se finora non ne è stato giocato nessuno, non succede nulla. Se copi il Contadino, tu e ogni Contadino rivelato con te prendete 2 monete a testa.

# In italiano due nomi maschili sono di personaggi che contano come donne.
power-courtesan = Il vicino alla tua destra rivela la propria carta. Se il personaggio è un uomo, ti paga { amount-in-coins }, o tutto ciò che ha se è meno. Il Burattinaio e il Mendicante contano come donne.

power-gambler = Nascondi 1, 2 o 3 monete della banca, poi scegli un altro giocatore, che prova a indovinare quante sono. Se indovina, le monete nascoste sono sue; altrimenti sono tue.

power-necromancer = Scopri la prima carta del cimitero, usa il suo potere come se fosse tuo, poi mettila in fondo. Se il cimitero è vuoto, non succede nulla.

power-sage =
    Prendi { amount-in-coins } dalla banca. Poi guarda in segreto due carte, una dopo l'altra: { $players ->
        [2] quelle che vuoi, tranne quella che metti in gioco e quella protetta dell'avversario
        [3] una di ciascun avversario
       *[other] di altri giocatori o del centro, come preferisci
    }.
