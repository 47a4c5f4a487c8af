# Whether the deal was fair, on the page and at the command line
fair-holds =
    { $count ->
        [one] The deal was fair: one check holds.
       *[other] The deal was fair: all { $count } checks hold.
    }
fair-broken = The deal was not fair
fair-nothing = Nothing was promised before this deal, so that there is nothing to check.
fair-noted = Compared with what this page noted while the game was on.
fair-unnoted = This page noted nothing while the game was on: only the record itself was checked.
fair-details = What was checked
fair-save = Save what was noted
fair-check =
    { $check ->
        [commitment] The server's secret is the one it had promised before anybody added to it.
        [terms] The people, their shares and what was left to chance are those that were told before the deal.
        [set] The set is the one that was drawn.
        [seats] Everybody sat where the draw put them, or where they had chosen.
        [first] Who began is who was drawn, or had been chosen.
        [cards] The cards lay as they were drawn.
        [cemetery] The cemetery lay as it was drawn.
        [nonces] Every action has random bytes of its own, and none were used twice.
        [chain] The chain of all actions ends where the record says.
       *[heads] Every head of the chain that was noted is in it.
    }
error-fair-broken =
    { $check ->
        [commitment] The server's secret is not the one it had promised before people added their shares.
        [terms] The people, their shares or what was left to chance are not those that were told before the deal.
        [set] The set is not the one that was drawn.
        [seats] People did not sit where the draw put them, or where they had chosen.
        [first] Somebody else began than was drawn or chosen.
        [cards] The cards did not lie as they were drawn.
        [cemetery] The cemetery did not lie as it was drawn.
        [nonces] An action has no random bytes of its own, or those of another.
        [chain] The chain does not lead over the recorded actions to the recorded end.
       *[heads] The actions are not those that were promised while the game was on: a head of the chain that was noted is not in it.
    }
error-fair-absent = The record promises nothing about its deal, so that it can't be compared with what was noted.
error-witness-malformed = These are not notes about a game: { $reason }
error-witness-too-large = This is too long to be notes about a game: more than { $most } bytes.
error-not-a-hash = { $text } is not a hash: that is 64 digits from 0 to 9 and a to f.
