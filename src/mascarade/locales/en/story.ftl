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
story-card-centre-number = card { $number } of the centre

story-bank = the bank
story-courthouse = the courthouse

## The deal

story-deal-heading = The deal
story-dealt = The cards lie open for a moment, for all to see; then they are turned face down. Everyone has { $coins }. { $first } begins, and the others follow clockwise.
story-dealt-centre = Centre
story-dealt-cemetery = In the cemetery: { $characters }.
story-dealt-cemetery-secret = From the top down: { $characters }.

## Turns

story-turn-heading = Turn { $turn } · { $player }
story-binding-opening = opening, must swap
story-binding-look = peeked, must look
story-binding-swap = revealed last turn, must swap
story-binding-no-announce = revealed last turn, may not announce

story-looked = { $player } looks in secret at { $cards }.
story-looked-secret-one = It is { $character }.
story-looked-secret-many = { $cards }.
story-looked-secret-card = { $card } is { $character }

story-peeked = { $player } confesses to have peeked at { $card }.
story-peeked-secret = It is { $character }.

story-swapped = { $player } takes { $first } and { $second } under the table. Swapped, or not?
story-swapped-secret =
    { $really ->
        [yes] Yes, really.
       *[no] No, only pretended.
    }

## Announcing and contesting

story-announced = { $player } announces: “I am { $character }!”
story-announced-with = { $player }, a hand on { $card }, announces: “I am { $character }!”
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
story-power-on = { $player } uses the power of { $character } on { $target }.
story-power-takes = { $player } uses the power of { $character } and takes { $coins } from { $source }.
story-power-takes-each = { $player } uses the power of { $character } and takes { $coins } each from { $players }.
story-power-shared = { $players } share the power of { $character }.
story-power-idle = { $player } uses the power of { $character }, but it changes nothing.
story-power-declined = { $player } may use the power of { $character }, and leaves things as they are.

story-chose-player = { $player } chooses { $target }.
story-declined = { $player } chooses nobody.
story-named-own = { $player } declares: “I am { $character }.”
story-named-other = { $player } names { $character }.
story-chose-direction =
    { $direction ->
        [left] { $player } points to the left.
       *[right] { $player } points to the right.
    }
story-hid = { $player } hides coins under a hand.
story-hid-secret = Under it: { $coins }.
story-guessed = { $player } guesses: { $coins }.
story-uncovered = { $player } lifts the hand: { $coins }.

story-unmasked = { $player } has to turn up { $card }: it is { $character }.
story-shown-around = { $player } holds up { $card } for the other players, without seeing it.
story-shown-around-secret = It is { $character }.
story-seats-changed = { $first } and { $second } change seats, leaving coins and cards behind.

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
story-exchanged = { $first } and { $second } exchange their fortunes: { $given } for { $taken }.
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
        [one] { $player } is eliminated, and { $coins } goes back to the bank.
       *[other] { $player } is eliminated, and { $coins } go back to the bank.
    }
story-card-left = With that, { $character } leaves the game.
story-handed = Face down, { $card } goes to { $taker }.
story-handed-centre = Face down, { $card } goes to the centre.
story-raised = { $player } turns up the top card of the cemetery: { $character }.
story-buried = Then { $character } goes to the bottom of the cemetery.

## The end

story-end-heading = The masks fall
story-ended-thirteen =
    { $count ->
        [one] { $players } has reached 13 coins and wins the game!
       *[other] { $players } have reached 13 coins and win the game together!
    }
story-ended-ruin =
    { $count ->
        [one] { $ruined } has lost the last coin. { $players } is the richest and wins the game!
       *[other] { $ruined } has lost the last coin. { $players } are the richest and win the game together!
    }
story-ended-ruin-many =
    { $count ->
        [one] { $ruined } have lost their last coins. { $players } is the richest and wins the game!
       *[other] { $ruined } have lost their last coins. { $players } are the richest and win the game together!
    }
story-ended-cheat = { $players } wins the game at once, and alone!
story-ended-last-standing = { $players } is the last one left, and wins the game!
story-ended-turn-limit =
    { $count ->
        [one] The last turn has been played. { $players } is the richest and wins the game!
       *[other] The last turn has been played. { $players } are the richest and win the game together!
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
        [one] Two cards went under the table once, and { $real ->
            [0] were not swapped.
           *[other] were really swapped.
        }
       *[other] Cards went under the table { $count } times; { $real ->
            [0] they were never really swapped.
            [one] once they were really swapped.
           *[other] { $real } times they were really swapped.
        }
    }

story-unfinished-heading = To be continued
story-unfinished = Here the record ends. { $player } has to decide what comes next.

## Thoughts

story-thought = ({ $player } thinks: “{ $why }”)
