# Each character's power in a few words, with what it would do now: below an announcement, and where one is chosen.
# They are no full sentences: "3 coins from the bank" stands below "Zanni says: I am the King!". Only a reader whom the power
# would reach, or whose coins it counts, is "you": $viewer is `targets` or `player` then, as story.ftl explains.
# A message uses what it needs of these:
# $amount      the power's number of coins in the edition being played, as in powers.ftl; $twice is the double
# $players     how many sat down at the table; $others how many opponents of the claimant are still in the game
# $cards       how many cards of others the Fool or the Sage can reach, at most 2
# $own         the claimant's coins; $missing how many they lack to own $amount, 0 if they own as many
# $targets     the names of those whom the power would reach, $count how many they are: the richest opponents of the Bishop and the
#              Swindler; the neighbours of the Thief, the Patron and the Puppet Master; the Courtesan's neighbour on the right
# $most        the coins of the richest opponent
# $gifts       the coins that the Beggar would get
# $courthouse  the coins in the courthouse; $buried the cards in the cemetery
# $last        the character whose power was played last (bare name), or none
# Names stand after a colon or in brackets, so that they need no case.
# A message `brief-<id>-<edition>` replaces `brief-<id>` in that edition.

brief-judge =
    all of the courthouse: { $courthouse ->
        [0] empty, so nothing
        [one] { $courthouse } coin
       *[other] { $courthouse } coins
    }

brief-bishop =
    { $viewer ->
        [targets] { $count ->
            [1] { amount-in-coins } from the richest: you, { $most }
            [2] { amount-in-coins } from one of the richest: you and { $targets }, { $most } each
           *[other] { amount-in-coins } from one of the { $count } richest, you among them, { $most } each
        }
       *[nobody] { $count ->
            [1] { amount-in-coins } from the richest: { $targets }, { $most }
            [2] { amount-in-coins } from one of the richest: { $targets }, { $most } each
           *[other] { amount-in-coins } from one of the { $count } richest, { $most } each
        }
    }

brief-king = { amount-in-coins } from the bank

brief-fool =
    { $cards ->
        [1] { amount-in-coins } from the bank; no two cards to swap
       *[other]
            { $players ->
                [2] { amount-in-coins }; swaps two other cards, or pretends to
               *[other] { amount-in-coins }; swaps two other players' cards, or pretends to
            }
    }

brief-queen = { brief-king }

brief-thief =
    { $viewer ->
        [targets] { $count ->
            [1] { $twice } coins from the only neighbour: you
           *[other] { amount-in-coins } from each neighbour: you and { $targets }
        }
       *[nobody] { $count ->
            [1] { $twice } coins from the only neighbour: { $targets }
           *[other] { amount-in-coins } from each neighbour: { $targets }
        }
    }

brief-witch = may swap fortunes with anyone: own { $own }, largest { $most }

brief-spy = sees their own card and another, then swaps them or not

brief-peasant = { amount-in-coins } from the bank; 2 each if both Peasants are revealed

brief-cheat =
    { $missing ->
        [0] wins with { amount-in-coins }: the game ends now
       *[other] { $viewer ->
            [player] wins with { amount-in-coins }; you have { $own }: nothing
           *[nobody] wins with { amount-in-coins }; has { $own }: nothing
        }
    }

brief-inquisitor = asks someone who they are: { amount-in-coins } for a wrong answer

brief-widow =
    { $missing ->
        [0] { $viewer ->
            [player] tops up to { amount-in-coins }; you have { $own }: nothing
           *[nobody] tops up to { amount-in-coins }; has { $own }: nothing
        }
       *[other] tops up to { amount-in-coins }: { $missing } from the bank
    }

brief-empress = { brief-king }

brief-swindler = { brief-bishop }

brief-guru = { brief-inquisitor }

brief-puppet-master =
    { $others ->
        [1] { $viewer ->
            [targets] { amount-in-coins } from the only opponent: you
           *[nobody] { amount-in-coins } from the only opponent: { $targets }
        }
       *[other] { amount-in-coins } each from two players; they swap seats
    }

brief-princess = { amount-in-coins }; someone shows their card to all others

brief-patron =
    { $viewer ->
        [targets] { $count ->
            [1] { amount-in-coins } from the bank; 2 for the only neighbour: you
           *[other] { amount-in-coins } from the bank; 1 for each neighbour: you and { $targets }
        }
       *[nobody] { $count ->
            [1] { amount-in-coins } from the bank; 2 for the only neighbour: { $targets }
           *[other] { amount-in-coins } from the bank; 1 for each neighbour: { $targets }
        }
    }

brief-beggar =
    { amount-in-coins } from each richer player: { $gifts ->
        [0] now nobody
        [one] now { $gifts } coin
       *[other] now { $gifts } coins
    }

brief-usurper = names a player's character; if right, uses its power

brief-damned = no power; can't be announced

brief-alchemist = all fortunes move one place to the left or right

brief-actress =
    the power played last: { $last ->
        [none] none yet, so nothing
       *[other] { $last }
    }

brief-courtesan =
    { $viewer ->
        [targets] you, the right neighbour, reveal: a man pays { amount-in-coins }
       *[nobody] the right neighbour ({ $targets }) reveals: a man pays { amount-in-coins }
    }

brief-gambler = hides 1 to { amount-in-coins }; wins them if another player guesses wrong

brief-necromancer =
    { $buried ->
        [0] the cemetery is empty: nothing
       *[other] the power of the cemetery's top card
    }

brief-sage =
    { $cards ->
        [1] { amount-in-coins }; sees another card in secret
       *[other] { amount-in-coins }; sees two other cards in secret
    }

# A power that would end the game now: $power is one of the lines above, $total the coins that the claimant would then own
brief-ends = { $power }; with { $total } the game ends now

# What it means to contest.
# $amount  the fine of a false claim
# $case    usual; last: it would be the contester's last coin; ends: the power claimed ends the game
brief-stake =
    { $case ->
        [ends] the game ends now if it is true or nobody contests
        [last] wrong costs you your last coin and can end the game
       *[usual] wrong: you pay { amount-in-coins }
    }
