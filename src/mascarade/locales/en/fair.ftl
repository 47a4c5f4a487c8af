# Whether the deal was fair, on the page and at the command line
fair-holds =
    { $count ->
        [one] Fair deal: one check passed.
       *[other] Fair deal: all { $count } checks passed.
    }
fair-broken = The deal wasn't fair
fair-nothing = Nothing was promised before this deal, so there's nothing to check.
fair-noted = Compared with the notes this page took during the game.
fair-unnoted = This page took no notes during the game, so only the record itself was checked.
fair-details = What was checked
fair-save = Save the notes
fair-check =
    { $check ->
        [commitment] The server's secret is the one it committed to before anyone added their share.
        [terms] The players, their shares and what was left to chance are as stated before the deal.
        [set] The set is the one drawn.
        [seats] Everyone sat where the draw put them, or where they chose to.
        [first] The first player is the one drawn or chosen.
        [cards] The cards lay as drawn.
        [cemetery] The cemetery lay as drawn.
        [nonces] Every action has random bytes of its own, and none were used twice.
        [chain] The chain of actions ends where the record says.
       *[heads] Your own record of the game matches.
    }
error-fair-broken =
    { $check ->
        [commitment] The server's secret isn't the one it committed to before people added their shares.
        [terms] The players, their shares or what was left to chance aren't as stated before the deal.
        [set] The set isn't the one drawn.
        [seats] People didn't sit where the draw put them, or where they chose to.
        [first] The first player isn't the one drawn or chosen.
        [cards] The cards didn't lie as drawn.
        [cemetery] The cemetery didn't lie as drawn.
        [nonces] An action has no random bytes of its own, or those of another.
        [chain] The chain of actions doesn't end where the record says.
       *[heads] Your own record of the game doesn't match: these aren't the actions that were played.
    }
error-fair-absent = The record promises nothing about its deal, so it can't be compared with your notes.
error-witness-malformed = These aren't notes about a game: { $reason }
error-witness-too-large = This is too long for notes about a game: more than { $most } bytes.
error-not-a-hash = { $text } isn't a hash: a hash is 64 digits from 0 to 9 and a to f.
