# The table in the browser: seats, prompts, panels.
# $player, $user and the like are names of people, $players a list of names with $count how many they are.
# $character comes in the forms that story.ftl explains; $card, $first and $second are phrases of `story-card-*`.

## Around the table

seat-number = Seat { $number }
seat-you = (you)
seat-bot = a bot
card-yours =
    { $which ->
        [left] your left card
        [right] your right card
        [protected] your protected card
       *[only] your card
    }
coins-of =
    { $amount ->
        [one] { $player } has 1 coin
       *[other] { $player } has { $amount } coins
    }

place-bank = Bank
place-bank-holds =
    { $amount ->
        [one] 1 coin in the bank
       *[other] { $amount } coins in the bank
    }
place-courthouse = Courthouse
place-courthouse-holds =
    { $amount ->
        [one] 1 coin in the courthouse
       *[other] { $amount } coins in the courthouse
    }
place-cemetery = Cemetery
place-centre = Cards in the centre

table-title = Table { $code }
table-heading = The table
table-seats = People around the table, clockwise
table-home = To the front page
table-edition = { $edition-start }
table-turn = turn { $turn }
table-watching = { $count } watching
table-more = More about this game

mark-away = a bot decides
mark-lost = not connected
mark-ready = ready
mark-out = out of the game
mark-wants-time = wants more time
mark-wants-end = wants to stop

# Short words beside a person who is not free
bound-opening = opening: swaps
bound-look = must look
bound-swap = must swap
bound-no-announce = may not announce
bound-next =
    { $edition ->
        [first] showed a card: must swap next
       *[second] showed a card: may not announce next
    }

# In speech bubbles
voice-announces = I am { $character }!
voice-contests = No, I am { $character }!
voice-passes = passes

## What is asked

ask-turn-choice = Your turn. What do you do?
ask-turn-choice-opening = In the first four turns everybody swaps two cards, or pretends to.
ask-turn-choice-look = You confessed a peek, so you have to look at your card.
ask-turn-choice-swap = You showed a card in the last turn, so you have to swap, or pretend to.
ask-turn-choice-no-announce = You showed a card in the last turn, so you may not announce.

ask-contest-or-pass = { $player } says: “I am { $character }!” Do you contest?
ask-contest-too =
    { $count ->
        [one] { $players } contests already.
       *[other] { $players } contest already.
    }
ask-power = The power of { $character }

ask-which-player = Choose a player.
ask-which-player-bishop = Several are equally rich: whom do you take the coins from?
ask-which-player-swindler = Several are equally rich: whom do you take the coins from?
ask-which-player-witch = With whom do you exchange your whole fortune? You may also leave it.
ask-which-player-inquisitor = Whom do you question about their card?
ask-which-player-guru = Whom do you question about their card?
ask-which-player-princess = Who shows their card to everybody else?
ask-which-player-puppet-master =
    { $step ->
        [1] Choose the first of two players who pay you and change seats.
       *[2] Who changes seats with them?
    }
ask-which-player-usurper = Whose card do you name?
ask-which-player-gambler = Who has to guess how many coins you hide?

ask-which-card = Choose a card.
ask-which-card-fool =
    { $step ->
        [1] Choose the first card that you take under the table.
       *[2] Choose the second card.
    }
ask-which-card-spy = Which card do you look at, together with your own?
ask-which-card-sage =
    { $step ->
        [1] Choose the first card that you look at.
       *[2] Choose the second card that you look at.
    }
ask-which-card-inquisitor = Which of their cards do you point at?
ask-which-card-princess = Which of their cards is shown?
ask-which-card-usurper = Which of their cards do you unmask?
ask-which-card-courtesan = Which card of your neighbour do you unmask?

ask-which-character = Say a character.
ask-which-character-inquisitor = { $user } questions you: who are you? Your card is turned up after that, and a wrong answer costs you.
ask-which-character-guru = { $user } questions you: who are you? Your card is turned up after that, and a wrong answer costs you.
ask-which-character-usurper = Which character do you say that card is? If you are right, its power is yours.

ask-whether-to-swap = Swap { $first } and { $second }, or only pretend to?
ask-which-way = Everybody passes their whole fortune on: which way round?
ask-how-many = How many coins do you hide under your hand?
ask-guess-how-many = { $user } hides coins under a hand. How many? If you are right, they are yours.

## Answers

turn-look = Look
turn-look-hint = at your own card, in secret
turn-look-which = Tap the card that you look at.
turn-swap = Swap
turn-swap-hint = two cards under the table, or pretend to
turn-swap-which = Tap the card of yours that you take.
turn-swap-with = Tap the other card that you take under the table.
turn-swap-really = You take { $first } and { $second } under the table. Only you know what happens there:
turn-announce = Announce
turn-announce-hint = who you are, and use the power
turn-announce-which = Tap the card of yours that you put your hand on.
turn-announce-now = “I am { $character }!”
turn-cancel = Back

answer-swap = Really swap
answer-pretend = Only pretend
answer-contest = “No, I am { $character }!”
answer-contest-with = “No, I am { $character }!”, with { $card }
answer-pass = Pass
answer-decline = Nobody
answer-direction =
    { $direction ->
        [left] To the left
       *[right] To the right
    }
characters-to-choose = Characters to choose from

## Why something can't be tapped

why-not-now = That can't be done now.
why-not-look-opening = Not in the opening: in the first four turns everybody swaps.
why-not-announce-opening = Not in the opening: in the first four turns everybody swaps.
why-not-look-swap = You showed a card in the last turn: this time you have to swap, or pretend to.
why-not-announce-swap = You showed a card in the last turn: this time you have to swap, or pretend to.
why-not-announce-no-announce = You showed a card in the last turn: this time you may look or swap, but not announce.
why-not-swap-look = You confessed a peek: this time you have to look.
why-not-announce-look = You confessed a peek: this time you have to look.
why-not-yourself = Not yourself: choose somebody else.
why-not-out = { $player } is out of the game.
why-not-player = The power can't reach { $player } now.
why-not-centre = A card of the centre can't be taken for this.
why-not-protected = A protected card can't be taken for this.
why-not-own = Not a card of your own.
why-not-own-twice = That is the card you take already: choose another one.
why-not-others = First choose one of your own cards.
why-not-card = This card can't be taken now.

## Below the table

dock-cards = Cards that can be taken
dock-heading = What happens, and what you can do
dock-memorise = Remember who is who!
dock-memorise-hint = All cards lie open. They are turned over when everybody is ready.
dock-ready = I am ready
dock-others-not-ready = Waiting for the others
dock-away = You are away: a bot decides for you.
dock-back = I am back
dock-aborted = The game was ended by a vote.
dock-truth = See the truth
dock-skip = Skip
dock-held = Your answer is kept until its turn comes. You can still change it.
dock-tap-card = Tap a card on the table, or choose here:
dock-tap-person = Tap somebody at the table, or choose here:
dock-peek = Confess a peek at my card
dock-peek-at = Confess a peek at { $card }
dock-peek-hint = Everybody is told, and on your next turn you have to look.

wait-turn = It is the turn of { $player }.
wait-contest = Does { $player } contest that somebody is { $character }?
wait-power = { $player } has to choose, for the power of { $character }.

sighting-done = Seen

clock-days = { $count } days left
clock-hours = { $count } hours left
clock-minutes = { $count } minutes left
clock-seconds = { $count } s left

## Beside the table

side-heading = Log, powers, sights and chat
side-log = Log
side-powers = Powers
side-seen = Seen
side-chat = Chat
side-unread = unread

log-heading = The game so far
log-empty = Nothing has happened yet.
log-fading = At this table memory fades: only the last round is told.
powers-cemetery = In the cemetery at the start

seen-hint = What you have seen of each card, and who has had it in their hands since. Notes are for you alone.
seen-hint-fading = What you have seen in the last round, and who has had each card in their hands since. Notes are for you alone.
seen-sight =
    { $how ->
        [deal] { $character-name }, at the deal.
        [look] { $character-name }, you looked in turn { $turn }.
        [peek] { $character-name }, you peeked in turn { $turn }.
        [reveal] { $character-name }, revealed in turn { $turn }.
       *[shown] { $character-name }, shown in turn { $turn }.
    }
seen-untouched = Untouched since.
seen-touched = Since then in the hands of { $players }.
seen-by-me-swapped = you (swapped)
seen-by-me-kept = you (not swapped)
seen-nothing = Not seen.
seen-note = Note about { $card }
seen-note-here = a note

chat-heading = What was said
chat-empty = Nobody has said anything yet.
chat-say = Say something
chat-send = Send
chat-muted = The host has taken your word away.

## An answer on its way, and an address without a page

dock-sending = Sending…
not-found-heading = This page doesn't exist
not-found-hint = Check the address, or start again from the front page.

## The table as a whole

line-lost = Connection lost. Trying again…
line-closed = Not connected.
vote-wait = Vote for more time
vote-wait-back = You want more time: take it back
vote-wait-hint = If more than half of those who are there want it, the decision gets its time again.
vote-abort = Vote to stop the game
vote-abort-back = You want to stop: take it back
vote-abort-hint = If more than half of those who are there want it, the game ends without a winner.
leave = Leave the table
leave-hint = If you leave, a bot plays on in your place.

title-table = Mascarade { $code }
title-awaited = ● You are awaited – Mascarade { $code }

closed-heading = Not connected
closed-again = Connect here
arriving = Going to the table…
no-table-heading = There is no such table for you.
error-unreachable = The server can't be reached. Please try again in a moment.

on-game-heading = A game is on at this table
on-game-join = Take part
on-game-join-hint = You can take over from a bot and go on in its place, with its coins and its card.
on-game-take-over = Take over from { $player }
on-game-watch = Watch
on-game-watch-hint = You see what everybody at the table may see. Whoever has watched can't take a seat in this game any more.
on-game-watch-now = Watch the game
on-game-nothing = The host allows nobody to join or watch it. Come back when it is over.
