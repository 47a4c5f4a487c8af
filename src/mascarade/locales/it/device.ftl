# Attorno a un solo dispositivo, che passa di mano in mano. $player e $name sono persone, $players più d'una.

device-title = Attorno a un dispositivo
device-about = Questo dispositivo passa di mano in mano, e in mezzo cala un sipario: ognuno vede solo ciò che gli spetta. Chi ci gioca?
device-name = Nome di chi gioca come { $number }
device-up = Sposta il numero { $number } un posto avanti
device-remove = Togli il numero { $number }
device-add = Una persona in più
device-others = Al tavolo scegli le carte, inviti altri che giocano sul proprio dispositivo e dai i posti vuoti ai bot.
device-twice = Due persone si chiamano «{ $name }»: dai un altro nome a una delle due.
device-gather = Al tavolo

## Il sipario

device-latest = Che cosa è appena successo
device-hand-to = Passate il dispositivo a { $player }
device-turn = È il turno di { $player }.
device-power = { $player } deve scegliere, per il potere { $character-of }.
device-wish = { $player } vuole guardare ciò che gli spetta sapere.
device-i-am = Sono { $player }
device-alone = Nessun altro vede lo schermo? Allora tocca ancora una volta.
device-lift = Alza il sipario
device-see-table = Prima guarda il tavolo

## Una carta che vedono tutti tranne chi ce l'ha

device-away-heading = { $player } guarda altrove
device-all-heading = Tutti guardano
device-shown-away = Tutti gli altri vedono la carta di { $player }, e { $player } no.
device-shown-all = Tutti attorno al dispositivo vedono la carta di { $player }.
device-ready-to-see = Siamo pronti
device-show = Mostra la carta
device-shown-heading = La carta di { $player }
device-seen = L'abbiamo vista

## In mano

device-strip = Chi ha in mano il dispositivo
device-has = Solo per gli occhi di { $player }
device-has-hint = Quando hai finito, niente di tutto questo resta sullo schermo.
device-done = Fatto
device-stay = Guarda ancora ({ $seconds })

## Annunciare ad alta voce

device-announce-openly = Annuncia ad alta voce
device-openly = Quale personaggio annuncia { $player }?

## Ciò che tutti possono vedere e dire

device-memorise = Ricordate chi è chi
device-memorise-hint = Le carte sono scoperte per tutti. Poi vengono girate.
device-all-ready = Siamo tutti pronti
device-take = Chi vuole guardare ciò che sa prende il dispositivo:
device-who-contests = { $player } dice: «Sono { $character }!» Chi contesta?
device-nobody-contests = Nessuno contesta
device-contest =
    { $count ->
        [one] { $players } contesta
       *[other] { $players } contestano
    }
