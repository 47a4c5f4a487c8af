# A game told as a story.
# What only some may know stands in a message of its own, `-secret`, and is put in brackets after what everyone sees.
# $player, $owner and the like are names of people; $players is a list of names, with $count how many they are.
# $card and $cards are phrases of `story-card-*`, $coins is one of `amount-in-coins`, $characters is a list of bare names.
#
# Some variables come in more forms than English needs; a translation may use them wherever English has the variable:
# $character        a character with its article; $character-start the same as a sentence begins, $character-name the bare
#                   name, $character-gender masculine or feminine to select on, and $character-<attribute> every other
#                   attribute that the characters of the language have (.dative: $character-dative).
# $source, $target  a person, `story-bank` or `story-courthouse`; $source-kind says which: person, bank or courthouse.
#                   (In `story-power-on` and `story-chose-player`, $target is always a person and has no kind.)
# $edition          `edition-*` of errors.ftl; $edition-start as a sentence begins, $edition-<attribute> its attributes.
# $owner-initial in `story-card-of`, $last-initial in `story-list-two`: the first letter, a to z without accent, or none;
#                   j for a y that sounds like a consonant, as in Yann.
#
# One word for one thing, in all files: *announce* a character, *contest* it, *pass*; *reveal* a card to everyone, *show* it to
# all others (Princess), *look* at it in secret, confess a *peek*; *swap* cards, seats or fortunes, or only *pretend* to; the *centre*,
# the *courthouse*, the *cemetery*; *players*, *spectators* and the *host*; a *set* of cards, a *custom* set; a bot's *personality*.

## Pieces

# Lists of names, cards or clauses
story-list-two = { $first } and { $last }
story-list-more = { $first }, { $rest }

story-secret = ({ $told })

# Whose card: of the person who acts, or of somebody else
story-card-own =
    { $which ->
        [left] their left card
        [right] their right card
        [protected] their protected card
       *[only] their own card
    }
story-card-of =
    { $which ->
        [left] { $owner }'s left card
        [right] { $owner }'s right card
        [protected] { $owner }'s protected card
       *[only] { $owner }'s card
    }
story-card-centre = the card in the centre
story-card-centre-number = card { $number } in the centre

story-bank = the bank
story-courthouse = the courthouse

## The deal

story-deal-heading = The deal
story-dealt = Every card is shown, then turned face down. Everyone starts with { $coins }. { $first } goes first, and play goes clockwise.
story-dealt-centre = Centre
story-dealt-cemetery = In the cemetery: { $characters }.
story-dealt-cemetery-secret = From the top down: { $characters }.

## Turns

story-turn-heading = Turn { $turn } · { $player }
story-binding-opening = opening, must swap
story-binding-look = peeked, must look
story-binding-swap = revealed last turn, must swap
story-binding-no-announce = revealed last turn, can't announce

story-looked = { $player } secretly looks at { $cards }.
story-looked-secret-one = It's { $character }.
story-looked-secret-many = { $cards }.
story-looked-secret-card = { $card } is { $character }

story-peeked = { $player } confesses to a peek at { $card }.
story-peeked-secret = It's { $character }.

story-swapped = { $player } swaps { $first } with { $second }, or pretends to.
story-swapped-secret =
    { $really ->
        [yes] Really swapped.
       *[no] Only pretended.
    }

## Announcing and contesting

story-announced = { $player } announces: “I am { $character }!”
story-announced-with = { $player } puts a hand on { $card } and announces: “I am { $character }!”
story-unopposed = Nobody contests.
story-contested =
    { $count ->
        [one] { $players } contests: “No, I am!”
       *[other] { $players } contest: “No, I am!”
    }
story-contested-with = { $player } contests with { $card }.
story-revealed = The masks come off: { $shown }.
story-revealed-card = { $player } is { $character }
story-revealed-nobody = None of them is { $character }.

## Powers

story-power = { $player } uses the power of { $character }.
story-power-on = As { $character }, { $player } chooses { $target }.
story-power-takes = As { $character }, { $player } takes { $coins } from { $source }.
story-power-takes-each = As { $character }, { $player } takes { $coins } each from { $players }.
story-power-shared = { $players } share the power of { $character }.
story-power-idle = { $player } uses the power of { $character }, to no effect.
story-power-declined = As { $character }, { $player } swaps fortunes with nobody.

story-chose-player = { $player } chooses { $target }.
story-declined = { $player } chooses nobody.
story-named-own = { $player } declares: “I am { $character }.”
story-named-other = { $player } names { $character }.
story-chose-direction =
    { $direction ->
        [left] { $player } points to the left.
       *[right] { $player } points to the right.
    }
story-hid = { $player } hides some coins under a hand.
story-hid-secret = Under it: { $coins }.
story-guessed = { $player } guesses: { $coins }.
story-uncovered = { $player } lifts the hand: { $coins }.

story-unmasked = { $player } has to reveal { $card }: it's { $character }.
story-shown-around = { $player } shows { $card } to all the other players, without looking.
story-shown-around-secret = It's { $character }.
story-seats-changed = { $first } and { $second } swap seats. Coins and cards stay where they are.

## Coins

story-moves = { $moves }.
story-takes =
    { $count ->
        [one] { $players } takes { $coins } from { $source }
       *[other] { $players } take { $coins } each from { $source }
    }
story-gives =
    { $count ->
        [one] { $players } gives { $coins } to { $target }
       *[other] { $players } give { $coins } each to { $target }
    }
story-exchanged = { $first } and { $second } swap fortunes: { $given } for { $taken }.
story-fined =
    { $count ->
        [one] { $players } pays a fine of { $coins }.
       *[other] { $players } pay a fine of { $coins } each.
    }

story-fortune-bank = Bank
story-fortune-courthouse = Courthouse
story-fortune-out = out

## Leaving, and the cemetery

story-eliminated =
    { $count ->
        [one] { $player } is eliminated. { $coins } goes back to the bank.
       *[other] { $player } is eliminated. { $coins } go back to the bank.
    }
story-card-left = { $character-start } leaves the game.
story-handed = Face down, { $card } goes to { $taker }.
story-handed-centre = Face down, { $card } goes to the centre.
story-raised = { $player } turns up the top card of the cemetery: { $character }.
story-buried = { $character-start } goes to the bottom of the cemetery.

## The end

story-end-heading = The masks fall
story-ended-thirteen =
    { $count ->
        [one] { $players } reaches 13 coins and wins!
       *[other] { $players } reach 13 coins and win together!
    }
story-ended-ruin =
    { $count ->
        [one] { $ruined } is out of coins. { $players } is the richest and wins!
       *[other] { $ruined } is out of coins. { $players } are the richest and win together!
    }
story-ended-ruin-many =
    { $count ->
        [one] { $ruined } are out of coins. { $players } is the richest and wins!
       *[other] { $ruined } are out of coins. { $players } are the richest and win together!
    }
story-ended-cheat = { $players } wins on the spot!
story-ended-last-standing = { $players } is the last one left and wins!
story-ended-turn-limit =
    { $count ->
        [one] That was the last turn. { $players } is the richest and wins!
       *[other] That was the last turn. { $players } are the richest and win together!
    }
story-end-column-player = Player
story-end-column-coins = Coins
story-end-column-card =
    { $cards ->
        [one] Behind the mask
       *[other] Behind the masks
    }
story-end-column-dealt = At the deal
story-end-wins = wins
story-end-out = eliminated
story-end-no-card = none
story-end-centre = Centre
story-end-cemetery = In the cemetery, from the top down: { $characters }.
story-end-swaps =
    { $count ->
        [one] One swap: { $real ->
            [0] it was only pretended.
           *[other] it was real.
        }
       *[other] { $count } swaps: { $real ->
            [0] all of them were pretended.
            [one] only one was real.
           *[other] { $real } were real.
        }
    }

story-unfinished-heading = To be continued
story-unfinished = The record ends here, waiting for { $player } to decide.

## Thoughts

story-thought = ({ $player } thinks: “{ $why }”)
