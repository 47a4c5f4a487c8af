# What each character's power does, told to the player who uses it.
# $amount  the number of coins the power works with in the edition being played: taken, paid or reached.
# A message `power-<id>-<edition>` replaces `power-<id>` in that edition.

amount-in-coins =
    { $amount ->
        [one] { $amount } coin
       *[other] { $amount } coins
    }

power-judge = Collect every coin that lies in the courthouse. Fines for this very announcement are paid later and stay there.

power-bishop = Take { amount-in-coins } from whoever is richest besides you. If several are equally rich, you pick one of them.

power-king = Take { amount-in-coins } from the bank.

power-fool =
    Take { amount-in-coins } from the bank. Then pick up { $players ->
        [2] any two cards but the one you claim with and your opponent's protected one,
        [3] one card of each opponent
       *[other] two other players' cards
    } and exchange them or only pretend to; nobody sees what they are, not even you.

power-queen = Take { amount-in-coins } from the bank.

power-thief = Take { amount-in-coins } from each of your two neighbours. When both are the same person, they pay for both.

power-witch = Trade your whole fortune for that of any other player, or leave things as they are.

power-spy =
    Choose { $players ->
        [2] another card of yours or an opponent's, but not a protected one of theirs
        [3] another card of yours or an opponent's
       *[other] another player's card or one in the centre
    }. See it and your own in secret, then exchange the two or only pretend to.

power-spy-second = Choose another player's card (or one in the centre, if the table allows it). See it and your own in secret, then exchange the two or only pretend to.

power-peasant = Take { amount-in-coins } from the bank. When a contest turns up both Peasants, each of them takes 2 instead.

power-cheat = Win the game at once if you own at least { amount-in-coins }. With fewer, nothing happens.

power-inquisitor = Choose another player, who must say which character they are and then turn up their card. A wrong answer costs them { amount-in-coins }, paid to you, or all they have when that is less.

power-widow = Take as many coins from the bank as you need to own { $amount }. If you already own { $amount } or more, nothing happens.

power-empress = Take { amount-in-coins } from the bank.

power-swindler = Take { amount-in-coins } from whoever is richest besides you. If several are equally rich, you pick one of them.

power-guru = Choose another player, who must say which character they are and then turn up their card. A wrong answer costs them { amount-in-coins }, paid to you, or all they have when that is less.

power-puppet-master = Choose two other players and take { amount-in-coins } from each. Then they trade places, leaving coins and cards where they lie.

power-princess = Take { amount-in-coins } from the bank. Then another player of your choice holds up their card: all other players see it, its owner does not.

power-patron = Take { amount-in-coins } from the bank; each of your two neighbours takes 1 from it as well. When both are the same person, that person takes 2.

power-beggar = Clockwise from your left, each other player who is richer than you when it comes to them gives you { amount-in-coins }. Every gift counts at once, so you may catch up on the way.

power-usurper = Name another player whose card was not revealed this turn, and any character but the Usurper; that card is then revealed. If it is the one you named, use its power as your own.

power-damned = No power, and it can't be announced: whoever reveals it by claiming is eliminated. Whoever points at it with the power of the Inquisitor, the Usurper or the Courtesan is eliminated in its holder's place and leaves them their own card; whoever turns it up as the Necromancer is eliminated too. Each time, the Damned leaves the game.

power-alchemist = Choose left or right: everybody passes their whole fortune to their neighbour on that side.

power-actress = Use, as your own, the power that was played last. If none has been played so far, nothing happens. Copying the Peasant, you and every Peasant revealed with you take 2.

power-courtesan = Your neighbour on the right reveals their card. If the character is a man, they pay you { amount-in-coins }, or all they have when that is less.

power-gambler = Hide 1, 2 or 3 coins of the bank, then choose another player, who guesses how many. If the guess is right they win the hidden coins; if not, you do.

power-necromancer = Turn up the top card of the cemetery, use its power as your own, then put it at the bottom. If the cemetery is empty, nothing happens.

power-sage =
    Take { amount-in-coins } from the bank. Then look in secret at two cards, one after the other: { $players ->
        [2] any but the one you claim with and your opponent's protected one
        [3] one of each opponent
       *[other] other players' or the centre's, as you like
    }.
