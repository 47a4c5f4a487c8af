# Sets of one's own: the page on which they are drawn up, checked, tried out and saved.
# $character is a character's name without an article, $share a share such as 16.7%.

design-title = Design a set
design-lead = Choose who's at the ball. The rules are checked as you go, and bots can try the set out for you.

## Choosing

design-start = Start with
design-start-choose = a published set
design-start-empty = Remove all
design-search = Search names and powers
design-none = No character matches all these words.
design-broken =
    { $part ->
        [edition] This link names an edition that doesn't exist. Here's a set to start with.
        [players] This link doesn't say how many players the set is for. Here's a set to start with.
       *[cards] We can't read the cards in this link. Here's a set to start with.
    }

## What the rules say

design-verdict = What the rules say
design-verdict-state =
    { $state ->
        [checking] Checking the rules…
        [playable] You can play this set.
        [warned] You can play this set.
       *[refused] You can't play this set yet:
    }
design-published = This is the published set “{ $set }”.
design-suggestions = What would help
design-put-in = Add { $character }
design-take-out = Remove { $character }

## Playing and sharing

design-ways = Play it
design-play = Set up a table
design-bots = Play with bots now
design-share = Share it
design-share-about = The link contains the set itself: anyone who opens it can change it and play it.
design-share-link = Link to this set

## Saving

design-saved = Your sets
design-saved-none = Nothing saved yet.
design-saved-about = You'll find saved sets on all your devices, and in the lobby of any table you host.
design-name = Name of the set
design-save = Save
design-save-new = Save as a new set
design-kept = “{ $name }” is saved.
design-open = Open
design-delete = Delete
design-delete-of = Delete “{ $name }”
design-delete-sure = Delete “{ $name }” for good?
design-delete-not = Keep it

## Trying it out

design-balance = How balanced is it?
design-balance-about = Bots play the set many times, to show which cards are lucky to be dealt. People may play differently.
design-try = Try it out
design-try-again = Try again
design-waiting =
    { $before ->
        [0] Starting in a moment…
        [one] One other set comes first…
       *[other] { $before } other sets come first…
    }
design-running = { $done } of { $games } games
design-starting = The bots are sitting down. The first time, this can take a minute or two…
design-failed = We couldn't try this set out.
design-changed = These figures are from before your last change.
design-games = { $games } games, “{ $bot }” in every seat.
design-remarks = What stands out
design-remark-even = Nobody is clearly better or worse off, as far as this many games can tell.
design-remark-lucky = Lucky to be dealt: { $characters }.
design-remark-unlucky = Unlucky to be dealt: { $characters }.
design-remark-seat =
    { $side ->
        [up] { $seat ->
            [1] The first player wins more often than their share: { $share }.
           *[other] Seat { $seat } wins more often than its share: { $share }.
        }
       *[down] { $seat ->
            [1] The first player wins less often than their share: { $share }.
           *[other] Seat { $seat } wins less often than its share: { $share }.
        }
    }
design-remark-stall = Many games stall: { $share } weren't over after { $limit } turns.
design-remark-named = { $character } ({ $share })
design-length = Length
design-length-told = { $mean } turns on average; half the games take { $median } or fewer, one in ten more than { $high }.
design-stall = Stalled games
design-stall-told = { $share } after { $limit } turns
design-endings = How games end
design-ending =
    { $reason ->
        [thirteen] 13 coins
        [ruin] A player's ruin
        [cheat] The Cheat's power
        [last-standing] Last one left
       *[turn-limit] The turn limit
    }
design-by-character = Wins by character dealt
design-by-seat = Wins by seat
design-fair = The thin line is a fair share: { $share }.
design-column-character = Dealt
design-column-seat = Seat
design-column-share = Wins
design-column-interval = 95% interval
design-column-ending = Ended by
design-column-part = Share
design-seat =
    { $seat ->
        [1] First turn
       *[other] Seat { $seat }
    }
