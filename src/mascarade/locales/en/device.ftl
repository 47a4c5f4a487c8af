# Around one device, which goes from hand to hand. $player and $name are people, $players some of them.

device-title = Around one device
device-about = Pass this device around. A curtain falls between players, so you only see what's yours to see. Who's playing on it?
device-name = Player { $number }'s name
device-face = Choose player { $number }'s face
device-up = Move player { $number } up one seat
device-remove = Remove player { $number }
device-add = Add a player
device-others = At the table you choose the cards, invite people on their own devices, and give empty seats to bots.
device-twice = Two players are called “{ $name }”. Give one of them another name.
device-gather = Go to the table

## The curtain

device-latest = What just happened
device-hand-to = Hand the device to { $player }
device-turn = { $player }'s turn
device-power = { $player } is choosing: { $character }'s power
device-wish = { $player } wants a private look.
device-i-am = I'm { $player }
device-alone = Nobody else looking? Then go on:
device-lift = Lift the curtain
device-see-table = Look at the table first

## A card that all but its owner are shown

device-away-heading = { $player }, look away
device-all-heading = Everyone, look
device-shown-away = Everyone else sees { $player }'s card, but { $player } doesn't.
device-shown-all = Everyone around the device sees { $player }'s card.
device-ready-to-see = We're ready
device-show = Show the card
device-shown-heading = { $player }'s card
device-seen = We've seen it

## In somebody's hand

device-strip = Who has the device
device-has = For { $player }'s eyes only
device-has-hint = Once you're done, none of this stays on screen.
device-done = Done
device-stay = Keep looking ({ $seconds })

## Announcing openly

device-announce-openly = Announce openly
device-openly = Which character does { $player } announce?

## What all may see and say

device-memorise = Remember who is who!
device-memorise-hint = All cards are face up. Then they're turned over.
device-all-ready = We're all ready
device-take = Want to check what you know? Take the device:
device-who-contests = Who contests?
device-nobody-contests = Nobody contests
device-contest =
    { $count ->
        [one] { $players } contests
       *[other] { $players } contest
    }
