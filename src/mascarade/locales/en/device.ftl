# Around one device, which goes from hand to hand. $player and $name are people, $players some of them.

device-title = Around one device
device-about = This device goes from hand to hand, and a curtain falls in between: everybody sees only what is theirs to see. Who plays on it?
device-name = Name of player { $number }
device-up = Move number { $number } one seat up
device-remove = Remove number { $number }
device-add = One more
device-others = At the table you choose the cards, invite others who play on devices of their own, and give empty seats to bots.
device-twice = Two people are called “{ $name }”: give one of them another name.
device-gather = To the table

## The curtain

device-latest = What has just happened
device-hand-to = Hand the device to { $player }
device-turn = It is the turn of { $player }.
device-power = { $player } has to choose, for the power of { $character }.
device-wish = { $player } wants to look at what is theirs to know.
device-i-am = I am { $player }
device-alone = Does nobody else see the screen? Then tap once more.
device-lift = Lift the curtain
device-see-table = Look at the table first

## A card that all but its owner are shown

device-away-heading = { $player } looks away
device-all-heading = Everybody looks
device-shown-away = All others see the card of { $player }, and { $player } does not.
device-shown-all = All around the device see the card of { $player }.
device-ready-to-see = We are ready
device-show = Show the card
device-shown-heading = The card of { $player }
device-seen = We have seen it

## In somebody's hand

device-strip = Whose hand the device is in
device-has = For the eyes of { $player }
device-has-hint = When you are done, nothing of this stays on the screen.
device-done = Done
device-stay = Keep looking ({ $seconds })

## Announcing openly

device-announce-openly = Announce openly
device-openly = Which character does { $player } announce?

## What all may see and say

device-memorise = Remember who is who
device-memorise-hint = The cards lie face up for all. Then they are turned over.
device-all-ready = We are all ready
device-take = Who wants to look at what they know takes the device:
device-who-contests = { $player } says: “I am { $character }!” Who contests?
device-nobody-contests = Nobody contests
device-contest =
    { $count ->
        [one] { $players } contests
       *[other] { $players } contest
    }
