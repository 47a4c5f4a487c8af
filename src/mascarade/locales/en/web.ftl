# The table in the browser: seats, prompts, panels.
# $player, $user and the like are names of people, $players a list of names with $count how many they are.
# $character comes in the forms that story.ftl explains; $card, $first and $second are phrases of `story-card-*`.

## Around the table

seat-number = Seat { $number }
seat-bot = bot
coins-of =
    { $viewer ->
        [player] { $amount ->
            [one] You have 1 coin
           *[other] You have { $amount } coins
        }
       *[nobody] { $amount ->
            [one] { $player } has 1 coin
           *[other] { $player } has { $amount } coins
        }
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
# Beside the number: they are paid once the power has been used
place-courthouse-fines =
    { $amount ->
        [one] 1 coin in fines to come
       *[other] { $amount } coins in fines to come
    }
place-cemetery = Cemetery
place-centre = Centre cards

table-title = Table { $code }
table-heading = The table
table-seats = Players, clockwise
table-home = Home
table-edition = { $edition-start }
table-turn = turn { $turn }
table-watching = { $count } watching
table-more = More options

mark-away = bot playing
mark-lost = disconnected
mark-ready = ready
mark-out = out of the game
mark-wants-time =
    { $viewer ->
        [player] you want more time
       *[nobody] wants more time
    }
mark-wants-end =
    { $viewer ->
        [player] you want to stop
       *[nobody] wants to stop
    }

# Short words beside a person who is not free
bound-opening = opening
bound-look =
    { $viewer ->
        [player] you must look
       *[nobody] must look
    }
bound-swap =
    { $viewer ->
        [player] you must swap or pretend
       *[nobody] must swap or pretend
    }
bound-no-announce =
    { $viewer ->
        [player] you can't announce
       *[nobody] can't announce
    }
bound-next =
    { $viewer ->
        [player] { $edition ->
            [first] revealed: you must swap or pretend next
           *[second] revealed: you can't announce next
        }
       *[nobody] { $edition ->
            [first] revealed: must swap or pretend next
           *[second] revealed: can't announce next
        }
    }
# The same on a small plate
bound-short-look = must look
bound-short-swap = swap only
bound-short-no-announce = no claim

# In speech bubbles
voice-announces = I am { $character }!
voice-contests = No, I am { $character }!
voice-passes = I pass.

## What is asked

ask-turn-choice = Your turn. What will you do?
ask-announce = Who do you say you are?
ask-turn-choice-opening = In the first four turns, everyone swaps or pretends to.
ask-turn-choice-look = You confessed a peek, so you must look at your card.
ask-turn-choice-swap = You revealed a card last turn, so you must swap or pretend to.
ask-turn-choice-no-announce = You revealed a card last turn, so you can't announce.

ask-contest-or-pass = { $player } says: “I am { $character }!” Do you contest?
ask-contest-too =
    { $count ->
        [one] { $players } contests too.
       *[other] { $players } contest too.
    }
ask-power = { $character-start }'s power

ask-which-player = Choose a player.
ask-which-player-bishop = It's a tie for richest. Who pays you?
ask-which-player-swindler = It's a tie for richest. Who pays you?
ask-which-player-witch = Who do you swap your whole fortune with? You can also choose nobody.
ask-which-player-inquisitor = Who do you question?
ask-which-player-guru = Who do you question?
ask-which-player-princess = Who shows their card to everyone else?
ask-which-player-puppet-master =
    { $step ->
        [1] Choose two players to pay you and swap seats. Who's first?
       *[2] Who swaps seats with them?
    }
ask-which-player-usurper = Whose card will you name?
ask-which-player-gambler = Who guesses how many coins you hide?

ask-which-card = Choose a card.
ask-which-card-fool =
    { $step ->
        [1] Choose the first card to take.
       *[2] Choose the second card to take.
    }
ask-which-card-spy = Which card do you look at, along with your own?
ask-which-card-sage =
    { $step ->
        [1] Choose the first card to look at.
       *[2] Choose the second card to look at.
    }
ask-which-card-inquisitor = Which of their cards do you question?
ask-which-card-princess = Which of their cards do they show?
ask-which-card-usurper = Which of their cards will you name?
ask-which-card-courtesan = Which of your neighbour's cards is revealed?

ask-which-character = Name a character.
ask-which-character-inquisitor = { $user } asks who you are. Then you reveal your card, and pay if you're wrong.
ask-which-character-guru = { $user } asks who you are. Then you reveal your card, and pay if you're wrong.
ask-which-character-usurper = Which character is it? If you're right, you use its power.

ask-whether-to-swap = Swap { $first } with { $second }, or only pretend to?
ask-which-way = Everyone passes on their whole fortune. Which way?
ask-how-many = How many coins do you hide under your hand?
ask-guess-how-many = { $user } is hiding coins under a hand. How many? Guess right and they're yours.

## Answers

turn-look = Look
turn-look-hint = at your card, in secret
turn-look-which = Which card do you look at?
turn-swap = Swap
turn-swap-hint = two cards, or pretend to
turn-swap-which = Which card of yours do you take?
turn-swap-with = Swap with which card?
turn-swap-really = Really swap, or only pretend?
turn-swap-really-hint = You take { $first } and { $second } under the table. Nobody sees what you do.
turn-announce = Announce
turn-announce-hint = “I am…” and use that power
turn-announce-which = Which card do you claim it with?
turn-announce-now = “I am { $character }!”
turn-announce-risk = Anyone may say “No, I am!” Then you show your card, and if it's another one, you pay { amount-in-coins }.
turn-announce-cost = if contested and wrong, you pay { amount-in-coins }
turn-cancel = Back

answer-swap = Swap them
answer-pretend = Only pretend
answer-decline = Nobody
answer-direction =
    { $direction ->
        [left] To the left
       *[right] To the right
    }
characters-to-choose = Choose a character

## Why something can't be tapped

why-not-now = You can't do that now.
why-not-look-opening = In the first four turns, everyone has to swap.
why-not-announce-opening = In the first four turns, everyone has to swap.
why-not-look-swap = You revealed a card last turn, so you have to swap or pretend to.
why-not-announce-swap = You revealed a card last turn, so you have to swap or pretend to.
why-not-announce-no-announce = You revealed a card last turn, so you can look or swap, but not announce.
why-not-swap-look = You confessed a peek, so you have to look.
why-not-announce-look = You confessed a peek, so you have to look.
why-not-yourself = You can't choose yourself.
why-not-out = { $player } is out of the game.
why-not-player = You can't choose { $player } now.
why-not-centre = You can't choose a card in the centre for this.
why-not-protected = You can't choose a protected card for this.
why-not-own = You can't choose your own card for this.
why-not-own-twice = You've already taken that card. Choose another one.
why-not-others = Choose one of your own cards first.
why-not-card = You can't choose that card now.

## Below the table

dock-cards = Cards to choose from
dock-heading = What's happening
dock-memorise = Remember who is who!
dock-memorise-hint = All cards are face up. They're turned over once everyone is ready.
dock-ready = I'm ready
dock-others-not-ready = Waiting for the others…
dock-away = You're away, so a bot is playing for you.
dock-back = I'm back
dock-aborted = The players voted to stop the game.
dock-truth = See the truth
dock-skip = Skip
dock-held = Your answer is waiting for its turn. You can still change it.
dock-choose-card = Choose a card on the table, or here:
dock-choose-person = Choose a player at the table, or here:
dock-peek = Peek at my card
dock-peek-at = Peek at { $card }
dock-peek-hint = Everyone is told, and you must look on your next turn.

wait-turn =
    { $viewer ->
        [player] Your turn
       *[nobody] { $player }'s turn
    }
# The same for a player whose turn is restricted
wait-bound-opening =
    { $viewer ->
        [player] Opening: you must swap or pretend to
       *[nobody] Opening: { $player } must swap or pretend to
    }
wait-bound-look =
    { $viewer ->
        [player] You peeked and must look
       *[nobody] { $player } peeked and must look
    }
wait-bound-swap =
    { $viewer ->
        [player] You just revealed a card and must swap or pretend to
       *[nobody] { $player } just revealed a card and must swap or pretend to
    }
wait-bound-no-announce =
    { $viewer ->
        [player] You just revealed a card and can't announce
       *[nobody] { $player } just revealed a card and can't announce
    }
wait-contest =
    { $viewer ->
        [player] Will you contest { $character }?
       *[nobody] Will { $player } contest { $character }?
    }
wait-power =
    { $viewer ->
        [player] You're choosing: { $character }'s power
       *[nobody] { $player } is choosing: { $character }'s power
    }

sighting-done = Got it

clock-days = { $count } days left
clock-hours = { $count } hours left
clock-minutes = { $count } minutes left
clock-seconds = { $count } s left

## Beside the table

side-heading = Log, powers, cards you've seen and chat
side-log = Log
side-powers = Powers
side-seen = Seen
side-chat = Chat
side-unread = unread

log-heading = The game so far
log-empty = Nothing has happened yet.
log-fading = Memory fades at this table: you see only the last round.
powers-cemetery = In the cemetery at the start

seen-hint = What you've seen of each card, and who has taken it since. Only you can see your notes.
seen-hint-fading = What you've seen in the last round, and who has taken each card since. Only you can see your notes.
seen-sight =
    { $how ->
        [deal] { $character-name }, at the deal.
        [look] { $character-name }, you looked on turn { $turn }.
        [peek] { $character-name }, you peeked on turn { $turn }.
        [reveal] { $character-name }, revealed on turn { $turn }.
        [elimination] { $character-name }, by elimination: you know all the others.
       *[shown] { $character-name }, shown on turn { $turn }.
    }
# The card has been moved since: $card is where it was then
seen-sight-elsewhere =
    { $how ->
        [deal] { $character-name }, { $card } at the deal.
        [look] { $character-name }, { $card } when you looked on turn { $turn }.
        [peek] { $character-name }, { $card } when you peeked on turn { $turn }.
        [reveal] { $character-name }, { $card } when revealed on turn { $turn }.
        [elimination] { $character-name }, { $card } when you knew all the others.
       *[shown] { $character-name }, { $card } when shown on turn { $turn }.
    }
seen-untouched = Untouched by others since.
seen-touched =
    { $viewer ->
        [players] { $count ->
            [one] You've taken it since.
           *[other] You{ $players-after } have taken it since.
        }
       *[nobody] Taken since by { $players }.
    }
seen-hands =
    { $count ->
        [0] untouched by others
        [one] { $count } hand since
       *[other] { $count } hands since
    }
seen-nothing = Nothing remembered.
seen-note = Note about { $card }
seen-note-here = Add a note

chat-heading = Messages
chat-empty = No messages yet.
chat-say = Say something
chat-send = Send
chat-muted = The host has muted you.

## An answer on its way, and an address without a page

dock-sending = Sending…
not-found-heading = This page doesn't exist
not-found-hint = Check the address, or start again from the front page.

## The table as a whole

line-lost = Connection lost. Reconnecting…
line-closed = Disconnected.
absent-since = { $player } has been disconnected since { $time }.
absent-then =
    { $wait ->
        [bot] If they aren't back two minutes later, a bot plays for them.
        [time] If they aren't back two minutes later, or when the time runs out, a bot plays for them.
        [clock] The table waits until the time runs out.
       *[nobody] The table waits until a player is back.
    }
no-clock-hint = No clock: the table waits for everyone's answer, however long it takes.
vote-wait = Vote for more time
vote-wait-back = Withdraw your vote for more time
vote-wait-hint = If more than half of the players agree, the clock for this decision restarts.
vote-abort = Vote to stop the game
vote-abort-back = Withdraw your vote to stop
vote-abort-hint = If more than half of the people who have played since the deal and are here agree, the game ends without a winner.
leave = Leave the table
leave-hint = If you leave, a bot takes over your seat.

title-table = Mascarade { $code }
title-awaited = ● Your move – Mascarade { $code }

closed-heading = Disconnected
closed-again = Reconnect here
arriving = Joining the table…
no-table-heading = We can't find that table
no-table-hint = Check the code or the link. The table may be gone, or closed to you.
error-unreachable = We can't reach the server. Please try again in a moment.

on-game-heading = A game is in progress
on-game-join = Join in
on-game-join-hint = Take over a bot's seat, with its coins and its card. You know what everyone at the table has seen.
on-game-take-over = Take over from { $player }
on-game-return = Your seat
on-game-return-hint = A bot is playing for you. You return with what you knew; what the bot has seen stays hidden.
on-game-return-now = Return to the game
on-game-watch = Watch
on-game-watch-hint = You see what every player can see.
on-game-watch-only = Once you've watched, you can't take a seat in this game.
on-game-watch-now = Watch the game
on-game-nothing = The host doesn't allow joining or watching. Come back when the game is over.
