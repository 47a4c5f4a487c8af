# Una breve scena per ogni personaggio. $character prende tutte le forme che dice story.ftl; $amount è la quantità dell'edizione.
# Anna, Bruno, Clara e David siedono in quest'ordine, ognuno alla sinistra di chi precede.

example-judge = Anna dichiara: «Sono { $character }!» In tribunale ci sono 3 monete: le prende tutte e 3.
example-bishop = Bruno dichiara: «Sono { $character }!» Clara, la più ricca con 9 monete, gliene deve dare { $amount }.
example-king = Anna dichiara: «Sono { $character }!» Nessuno contesta: prende { amount-in-coins } dalla banca, chiunque sia davvero.
example-fool = Clara prende { amount-in-coins }, poi le carte di Anna e di David. Le ha scambiate? Lo sa solo lei, e nemmeno lei le ha viste.
example-queen = Bruno dichiara: «Sono { $character }!» Clara contesta e mostra quella carta: prende { amount-in-coins } dalla banca, Bruno ne paga 1 al tribunale.
example-thief = David siede tra Clara e Anna. Dichiara: «Sono { $character }!», e ciascuna gli dà { amount-in-coins }.
example-witch = Anna ha 4 monete, David 11. Lei dichiara: «Sono { $character }!» e sceglie lui: ora lei ne ha 11, e lui 4.
example-spy = Bruno guarda in segreto la carta di Clara e la propria. Quella di lei gli piace di più, e le scambia.
example-peasant = Anna dichiara: «Sono { $character }!», Bruno contesta, e lo sono tutti e due: prendono 2 monete a testa. Da sola, Anna ne avrebbe presa { $amount }.
example-cheat = David ha { amount-in-coins } e dichiara: «Sono { $character }!» Nessuno contesta: ha vinto.
example-inquisitor = Clara indica Bruno. Lui dice «Giudice», scopre la carta ed è un Contadino: le paga { amount-in-coins }.
example-widow = Anna ha solo 3 monete e dichiara: «Sono { $character }!» La banca gliene dà 7, e arriva a { $amount }.
example-empress = Clara dichiara: «Sono { $character }!», e tutti passano. Prende { amount-in-coins } dalla banca; la verità resta sotto la maschera.
example-swindler = David ha 6 monete, Anna e Bruno ne hanno 8, Clara 5. David dichiara: «Sono { $character }!» e può scegliere: ne prende { $amount } a Bruno.
example-guru = Anna indica David. Lui dice «Giudice», scopre la carta ed è davvero il Giudice: non paga nulla.
example-puppet-master = Anna sceglie Bruno e Clara: ciascuno le dà { amount-in-coins }, poi si scambiano di posto. Monete e carte restano dove sono: ora Bruno ha ciò che era davanti a Clara.
example-princess = Bruno prende { amount-in-coins } e sceglie Anna. Lei alza la propria carta: la vedono tutti gli altri, lei no.
example-patron = Clara prende { amount-in-coins } dalla banca. David alla sua sinistra e Bruno alla sua destra ne prendono 1 a testa, sempre dalla banca.
example-beggar = David ha 5 monete. Anna ne ha 8 e gliene dà 1. Bruno ne ha 6, non più di David a questo punto, e non dà nulla. Clara ne ha 7 e ne dà 1: David finisce con 7.
example-usurper = David indica Clara e dice «Regina». La carta viene scoperta, ed è la Regina: David prende 2 monete dalla banca.
example-damned = Bruno dichiara il Re, Anna contesta. Bruno scopre la carta ed è { $character }: è fuori gioco, e la carta lascia la partita.
example-alchemist = Clara ha 3 monete, Bruno alla sua destra ne ha 9. Lei dice «sinistra»: tutti passano le proprie monete a sinistra, e ora lei ha le 9 di Bruno.
example-actress = L'ultimo potere giocato è quello del Re. Anna dichiara: «Sono { $character }!», nessuno contesta, e prende 3 monete, come farebbe il Re.
example-courtesan = Clara dichiara: «Sono { $character }!» Bruno, alla sua destra, scopre il Giudice, un uomo: le paga { amount-in-coins }.
example-gambler = David nasconde 2 monete e interroga Anna, che dice 3. Sbagliato: le 2 monete sono di David.
example-necromancer = Anna scopre la prima carta del cimitero: il Ladro. Ciascuno dei suoi vicini le dà 1 moneta, e il Ladro va in fondo.
example-sage = Bruno prende { amount-in-coins }, guarda la carta di Clara, poi una al centro. Nessun altro le vede.

## La pagina dei personaggi

characters-players = Per quanti
characters-players-any = Non importa
characters-players-count = { $count } giocatori
characters-example = Esempio
