# Sets of one's own: the page on which they are drawn up, checked, tried out and saved.
# $character is a character's name without an article, $share a share such as 16.7%.

design-title = Design a set
design-lead = Choose who is at the ball. The rules are checked as you go; bots can try the set out for you.

## Choosing

design-start = Begin with
design-start-choose = a published set
design-start-empty = Take everybody out
design-search = Search names and powers
design-none = No character has all of these words.
design-broken =
    { $part ->
        [edition] This link names an edition that there is not. Below is a set to begin with.
        [players] This link does not say for how many players the set is. Below is a set to begin with.
       *[cards] The cards in this link can't be read. Below is a set to begin with.
    }

## What the rules say

design-verdict = What the rules say
design-verdict-state =
    { $state ->
        [checking] The rules are being looked up…
        [playable] This set can be played.
        [warned] This set can be played, but:
       *[refused] This set can't be played yet:
    }
design-published = This is the published set “{ $set }”.
design-suggestions = What would help
design-put-in = Put in: { $character }
design-take-out = Take out: { $character }

## Playing and sharing

design-ways = Play it
design-play = Set up a table
design-bots = Play with bots now
design-share = Share it
design-share-about = The link holds the set itself: whoever opens it can change it and play it.
design-share-link = Link to this set

## Saving

design-saved = Your sets
design-saved-none = Nothing is saved yet.
design-saved-about = Saved sets are on all your devices, and in the lobby of every table that you host.
design-name = Name of the set
design-save = Save
design-save-new = Save as a new set
design-kept = “{ $name }” is saved.
design-open = Open
design-delete = Delete
design-delete-of = Delete “{ $name }”
design-delete-sure = Really delete “{ $name }”?
design-delete-not = Keep it

## Trying it out

design-balance = How balanced is it?
design-balance-about = Bots play the set many times. That shows who is lucky to be dealt what; people may play otherwise.
design-try = Try it out
design-try-again = Try again
design-waiting =
    { $before ->
        [0] It begins in a moment…
        [one] One other set is tried out first…
       *[other] { $before } other sets are tried out first…
    }
design-running = { $done } of { $games } games
design-starting = The bots sit down. The first time this can take a minute or two…
design-failed = This could not be tried out.
design-changed = These figures are of the set as it was before your last change.
design-games = { $games } games, “{ $bot }” in every seat.
design-remarks = What stands out
design-remark-even = Nobody is clearly better or worse off: everything is as even as so many games can tell.
design-remark-lucky = Lucky to be dealt: { $characters }.
design-remark-unlucky = Unlucky to be dealt: { $characters }.
design-remark-seat =
    { $side ->
        [up] Seat { $seat } from the first turn on wins more often than its share: { $share }.
       *[down] Seat { $seat } from the first turn on wins less often than its share: { $share }.
    }
design-remark-stall = Many games stall: { $share } were not over after { $limit } turns.
design-remark-named = { $character } ({ $share })
design-length = Length
design-length-told = { $mean } turns on average; half of the games { $median } or fewer, one in ten more than { $high }.
design-stall = Stalled games
design-stall-told = { $share } after { $limit } turns
design-endings = How games end
design-ending =
    { $reason ->
        [thirteen] 13 coins
        [ruin] Somebody's ruin
        [cheat] The Cheat's power
        [last-standing] All others are out
       *[turn-limit] The turn limit
    }
design-by-character = Wins by the character one was dealt
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
