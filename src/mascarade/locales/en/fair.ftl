# Whether the deal was fair, on the page and at the command line
fair-holds =
    { $count ->
        [one] Fair deal: one check passed.
       *[other] Fair deal: all { $count } checks passed.
    }
fair-broken = The deal wasn't fair
fair-nothing = Nothing was promised before this deal, so there's nothing to check.
fair-claim = Nobody without the secret can choose the deal; against the operator with any accomplices it holds for each person who revealed and kept L, up to the stated number of attempts. Nothing is claimed for people without a share, for the play of bots, or for secrecy from the operator.
fair-no-share = You had no share in this deal, so nothing is claimed for you against the operator.
fair-claim-first = This game was dealt under version 1: nobody but the operator could choose the deal. Nothing is claimed against the operator.
fair-attempts =
    { $count ->
        [one] Dealt at the first attempt.
       *[other] Dealt at attempt { $count }.
    }
fair-lock = L is the lock: what the server fixed before anybody revealed their share. It is in the record, and in the notes of this page.
fair-noted = Compared with the notes this page took during the game.
fair-unnoted = This page took no notes during the game, so only the record itself was checked.
fair-details = What was checked
fair-save = Save the notes
fair-check =
    { $check ->
        [commitment] The server's secret is the one it committed to before anyone added their share.
        [terms] The players, their shares and what was left to chance are as stated before the deal.
        [lock] The lock is the one you noted before the cards were dealt.
        [share] Your share is part of the deal.
        [promises] Everybody revealed the share they had promised.
        [settings] Rules and options are those of the lock.
        [set] The set is the one drawn or chosen.
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
        [lock] The lock isn't the one you noted before the cards were dealt.
        [share] Your share isn't part of the deal.
        [promises] Somebody's share isn't the one they had promised.
        [settings] Rules or options aren't those of the lock.
        [set] The set isn't the one drawn or chosen.
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
