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
# $viewer           the variable that stands for the reader, who is "you": `player`, `target` and so on, or `nobody`. A list
#                   that the reader is in names only the others; $count counts the reader too.
# $players-after, $players-before
#                   the others in a list that the reader is in, to go on with after "you" (", Ada and Bob") or to come before
#                   it ("Ada, Bob and "); $ruined-after and $ruined-before likewise.
# $edition          `edition-*` of errors.ftl; $edition-start as a sentence begins, $edition-<attribute> its attributes.
# $owner-initial in `story-card-of`, $last-initial in `story-list-two`: the first letter, a to z without accent, or none
#                   (another script, a digit); j for a y that sounds like a consonant, as in Yann; i for a silent h and an i, as in
#                   Hilda.
#
# One word for one thing, in all files: *announce* a character, *contest* it, *pass*; *reveal* a card to everyone, *show* it to
# all others (Princess), *look* at it in secret, confess a *peek*; *swap* cards, seats or fortunes, or only *pretend* to; the *centre*,
# the *courthouse*, the *cemetery*; *players*, *spectators* and the *host*; a *set* of cards, a *custom* set; a bot's *personality*.

## Pieces

# Lists of names, cards or clauses
story-list-two = { $first } and { $last }
story-list-more = { $first }, { $rest }

story-secret = ({ $told })

# Whose card: the acting player's, the reader's, or another player's
story-card-own =
    { $which ->
        [left] their left card
        [right] their right card
        [protected] their protected card
       *[only] their own card
    }
story-card-yours =
    { $which ->
        [left] your left card
        [right] your right card
        [protected] your protected card
       *[only] your card
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
story-dealt =
    Every card is shown, then turned face down. Everyone starts with { $coins }. { $viewer ->
        [first] You go first, and play goes clockwise.
       *[nobody] { $first } goes first, and play goes clockwise.
    }
story-dealt-centre = Centre
story-dealt-cemetery = In the cemetery: { $characters }.
story-dealt-cemetery-secret = From the top down: { $characters }.

## Turns

story-turn-heading =
    { $viewer ->
        [player] Turn { $turn } · You
       *[nobody] Turn { $turn } · { $player }
    }
story-binding-opening = opening: swap only
story-binding-look = a look is due after the peek
story-binding-swap = after the reveal: swap only
story-binding-no-announce = no announcing after the reveal

story-looked =
    { $viewer ->
        [player] You secretly look at { $cards }.
       *[nobody] { $player } secretly looks at { $cards }.
    }
story-looked-secret-one = It's { $character }.
story-looked-secret-many = Behind the masks: { $cards }.
story-looked-secret-card = { $card } is { $character }

story-peeked =
    { $viewer ->
        [player] You confess to a peek at { $card }.
       *[nobody] { $player } confesses to a peek at { $card }.
    }
story-peeked-secret = It's { $character }.

story-swapped =
    { $viewer ->
        [player] You swap { $first } with { $second }, or pretend to.
       *[nobody] { $player } swaps { $first } with { $second }, or pretends to.
    }
story-swapped-secret =
    { $really ->
        [yes] Really swapped.
       *[no] Only pretended.
    }

## Announcing and contesting

story-announced =
    { $viewer ->
        [player] You announce: “I am { $character }!”
       *[nobody] { $player } announces: “I am { $character }!”
    }
story-announced-with =
    { $viewer ->
        [player] You put a hand on { $card } and announce: “I am { $character }!”
       *[nobody] { $player } puts a hand on { $card } and announces: “I am { $character }!”
    }
story-unopposed = Nobody contests.
story-contested =
    { $viewer ->
        [players] { $count ->
            [one] You contest: “No, I am!”
           *[other] You{ $players-after } contest: “No, I am!”
        }
       *[nobody] { $count ->
            [one] { $players } contests: “No, I am!”
           *[other] { $players } contest: “No, I am!”
        }
    }
story-contested-with =
    { $viewer ->
        [player] You contest with { $card }.
       *[nobody] { $player } contests with { $card }.
    }
story-revealed = The masks come off: { $shown }.
story-revealed-card =
    { $viewer ->
        [player] you are { $character }
       *[nobody] { $player } is { $character }
    }
story-revealed-nobody = None of these cards is { $character }.

## Powers

story-power =
    { $viewer ->
        [player] You use the power of { $character }.
       *[nobody] { $player } uses the power of { $character }.
    }
story-power-on =
    { $viewer ->
        [player] As { $character }, you choose { $target }.
        [target] As { $character }, { $player } chooses you.
       *[nobody] As { $character }, { $player } chooses { $target }.
    }
story-power-takes =
    { $viewer ->
        [player] As { $character }, you take { $coins } from { $source }.
        [source] As { $character }, { $player } takes { $coins } from you.
       *[nobody] As { $character }, { $player } takes { $coins } from { $source }.
    }
story-power-takes-each =
    { $viewer ->
        [player] As { $character }, you take { $coins } each from { $players }.
        [players] As { $character }, { $player } takes { $coins } each from you{ $players-after }.
       *[nobody] As { $character }, { $player } takes { $coins } each from { $players }.
    }
story-power-shared =
    { $viewer ->
        [players] You{ $players-after } share the power of { $character }.
       *[nobody] { $players } share the power of { $character }.
    }
story-power-idle =
    { $viewer ->
        [player] You use the power of { $character }, to no effect.
       *[nobody] { $player } uses the power of { $character }, to no effect.
    }
story-power-declined =
    { $viewer ->
        [player] As { $character }, you swap fortunes with nobody.
       *[nobody] As { $character }, { $player } swaps fortunes with nobody.
    }

story-chose-player =
    { $viewer ->
        [player] You choose { $target }.
        [target] { $player } chooses you.
       *[nobody] { $player } chooses { $target }.
    }
story-declined =
    { $viewer ->
        [player] You choose nobody.
       *[nobody] { $player } chooses nobody.
    }
story-named-own =
    { $viewer ->
        [player] You declare: “I am { $character }.”
       *[nobody] { $player } declares: “I am { $character }.”
    }
story-named-other =
    { $viewer ->
        [player] You name { $character }.
       *[nobody] { $player } names { $character }.
    }
story-chose-direction =
    { $viewer ->
        [player] You point
       *[nobody] { $player } points
    } { $direction ->
        [left] to the left.
       *[right] to the right.
    }
story-hid =
    { $viewer ->
        [player] You hide some coins under your hand.
       *[nobody] { $player } hides some coins under a hand.
    }
story-hid-secret = Under it: { $coins }.
story-guessed =
    { $viewer ->
        [player] You guess: { $coins }.
       *[nobody] { $player } guesses: { $coins }.
    }
story-uncovered =
    { $viewer ->
        [player] You lift your hand: { $coins }.
       *[nobody] { $player } lifts the hand: { $coins }.
    }

story-unmasked =
    { $viewer ->
        [player] You have to reveal { $card }: it's { $character }.
       *[nobody] { $player } has to reveal { $card }: it's { $character }.
    }
story-shown-around =
    { $viewer ->
        [player] You show { $card } to all the other players, without looking.
       *[nobody] { $player } shows { $card } to all the other players, without looking.
    }
story-shown-around-secret = It's { $character }.
story-seats-changed =
    { $viewer ->
        [first] You swap seats with { $second }.
        [second] { $first } swaps seats with you.
       *[nobody] { $first } and { $second } swap seats.
    } Coins and cards stay where they are.

## Coins

story-takes =
    { $viewer ->
        [players] { $count ->
            [one] You take { $coins } from { $source }.
           *[other] You{ $players-after } take { $coins } each from { $source }.
        }
       *[nobody] { $count ->
            [one] { $players } takes { $coins } from { $source }.
           *[other] { $players } take { $coins } each from { $source }.
        }
    }
story-gives =
    { $viewer ->
        [players] { $count ->
            [one] You give { $coins } to { $target }.
           *[other] You{ $players-after } give { $coins } each to { $target }.
        }
        [target] { $count ->
            [one] { $players } gives you { $coins }.
           *[other] { $players } give you { $coins } each.
        }
       *[nobody] { $count ->
            [one] { $players } gives { $coins } to { $target }.
           *[other] { $players } give { $coins } each to { $target }.
        }
    }
story-exchanged =
    { $viewer ->
        [first] You swap fortunes with { $second }
        [second] { $first } swaps fortunes with you
       *[nobody] { $first } and { $second } swap fortunes
    }: { $given } for { $taken }.
story-fined =
    { $viewer ->
        [players] { $count ->
            [one] You pay a fine of { $coins }.
           *[other] You{ $players-after } pay a fine of { $coins } each.
        }
       *[nobody] { $count ->
            [one] { $players } pays a fine of { $coins }.
           *[other] { $players } pay a fine of { $coins } each.
        }
    }

story-fortune-bank = Bank
story-fortune-courthouse = Courthouse
story-fortune-out = out

## Leaving, and the cemetery

story-eliminated =
    { $viewer ->
        [player] You are eliminated.
       *[nobody] { $player } is eliminated.
    } { $count ->
        [one] { $coins } goes back to the bank.
       *[other] { $coins } go back to the bank.
    }
story-card-left = { $character-start } leaves the game.
story-handed =
    { $viewer ->
        [taker] Face down, { $card } goes to you.
       *[nobody] Face down, { $card } goes to { $taker }.
    }
story-handed-centre = Face down, { $card } goes to the centre.
story-raised =
    { $viewer ->
        [player] You turn up the top card of the cemetery: { $character }.
       *[nobody] { $player } turns up the top card of the cemetery: { $character }.
    }
story-buried = { $character-start } goes to the bottom of the cemetery.

## The end

story-end-heading = The masks fall
story-ended-thirteen =
    { $viewer ->
        [players] { $count ->
            [one] You reach 13 coins and win!
           *[other] You{ $players-after } reach 13 coins and win together!
        }
       *[nobody] { $count ->
            [one] { $players } reaches 13 coins and wins!
           *[other] { $players } reach 13 coins and win together!
        }
    }
story-ended-ruin =
    { $viewer ->
        [ruined] { $count ->
            [one] You are out of coins.
           *[other] You{ $ruined-after } are out of coins.
        }
       *[nobody] { $count ->
            [one] { $ruined } is out of coins.
           *[other] { $ruined } are out of coins.
        }
    }
story-ended-cheat =
    { $viewer ->
        [players] You win on the spot!
       *[nobody] { $players } wins on the spot!
    }
story-ended-last-standing =
    { $viewer ->
        [players] You are the last one left and win!
       *[nobody] { $players } is the last one left and wins!
    }
story-ended-turn-limit = That was the last turn.
story-ended-richest =
    { $viewer ->
        [players] { $count ->
            [one] You are the richest and win!
           *[other] You{ $players-after } are the richest and win together!
        }
       *[nobody] { $count ->
            [one] { $players } is the richest and wins!
           *[other] { $players } are the richest and win together!
        }
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
