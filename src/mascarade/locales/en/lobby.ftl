# The page around the table: its frame and menu, the way in, the home page and the lobby.
# $name and the like are names of people. $character and $edition come in all their forms, as story.ftl tells.

## Names for somebody who gives none, at most 24 characters each, divided by semicolons

guest-names = Guest of the Ball; Velvet Mask; Silver Domino; Midnight Guest; Masked Stranger; Golden Feather; Moonlit Mask; Silk Domino

## The frame

shell-title = { $page } · Mascarade
shell-home = Mascarade, home
shell-site = Site
shell-rules = Rules
shell-characters = Characters
shell-dismiss = Dismiss this message
shell-close = Close
shell-unofficial = An unofficial fan work. Mascarade is a game by Bruno Faidutti; all words and pictures here are our own.

## The menu

menu-open = Settings
menu-open-named = Settings for { $name }
menu-heading = Settings
menu-language = Language
menu-appearance = Appearance
menu-appearance-value =
    { $value ->
        [dark] Night
        [light] Day
       *[auto] Match my device
    }
menu-pace = Game pace
menu-pace-value =
    { $value ->
        [slow] Slow
        [usual] Normal
        [fast] Fast
       *[instant] Instant
    }
menu-pace-about = How long each move stays in view. At a table you can make it shorter than the host chose, but not longer.
menu-sound = Sounds
menu-sound-value = { $volume ->
    [0] Off
   *[other] { $volume }%
}
menu-sound-about = Short sounds for cards, coins and your turn.
menu-notify = Notifications
menu-notify-about = Your browser tells you when it's your turn and you're on another page.
menu-notify-cannot = Browsers only allow this on pages loaded over https.
menu-notify-denied = Your browser blocks notifications from this page. You can change that in its site settings.
menu-you = You
menu-nobody = You don't have a name here yet. You'll choose one when you join a table.
menu-name = Your name
menu-name-about = Used at new tables. Where you already have a seat, you keep your old name.
menu-rename = Rename
menu-renamed = You're now { $name }.
menu-recovery = Get a recovery link
menu-recovery-when = For safety: if this device forgets you, the link brings you back.
menu-recovery-about = Keep this link safe: it brings you and your seats back if this device forgets you. Using it signs out all your other devices. Older links stop working.
menu-move = Move to another device
menu-move-when = To leave this device and go on with another.
menu-move-about = Open this link on your other device within five minutes. It works once; then this device forgets you.
menu-forget = Sign out on this device
menu-forget-about =
    { $devices ->
        [0] This device will forget you. Without a recovery link there is no way back: your name, seats, sets and results are lost.
        [one] This device will forget you. Your other device stays signed in, and can add this one again.
       *[other] This device will forget you. Your { $devices } other devices stay signed in, and can add this one again.
    }
menu-forget-games =
    { $count ->
        [one] You have a game in progress: table { $tables }.
       *[other] You have games in progress: tables { $tables }.
    }
menu-forget-sure = Yes, sign out
menu-forget-not = Stay signed in
menu-account = Your account
menu-copy = Copy
menu-copied = Copied
menu-copy-by-hand = The link is selected: copy it yourself.
menu-link = Link
menu-link-qr = QR code of this link

## The first page

home-title = A bluffing game of masks
home-heading = Mascarade
home-lead = Cards change hands under the table until nobody is quite sure who they are. Say you're the King, and hope nobody knows better.
home-name = Your name at the ball
home-name-another = Suggest another name
home-face = Choose your face
home-play = Play now
home-play-about = You and five bots. Cards dealt at once, no clock.
home-lesson = Learn to play
home-lesson-on = Continue the lesson
home-lesson-about = New here? Three minutes at a real table.
home-lesson-free = At your own pace, one thing at a time
home-lesson-table = Your lesson
home-preparing = Setting the table…
home-as = You're playing as { $name }.
home-running = Your game goes on
home-claim =
    { $viewer ->
        [player] You say: “I am { $character }!”
       *[nobody] { $player } says: “I am { $character }!”
    }
home-waits-for-you = The table is waiting for you
home-waits-for-others = The others are answering
home-back = Back to the table
home-ways = Ways to play
home-people = With people
home-people-about = Join a public table, or watch one.
home-people-waiting =
    { $tables ->
        [0] No table is waiting for players
        [one] { $tables } table is waiting for players
       *[other] { $tables } tables are waiting for players
    }
home-friends = With friends
home-create-about = Choose cards and rules, invite people with a link or code, and let bots fill empty seats.
home-device = Around one device
home-device-about = Sitting together? Pass a phone or tablet around. A curtain hides what isn't yours to see.
home-device-players = 2 to 13 players
home-join-field = Code or link
home-join-about = Enter the code you were given, or paste the whole link.
home-join-go = Go to the table
home-join-wrong = That's not a table code or link.
home-mine = Your tables
home-mine-none = You don't have any tables yet.
home-public = Public tables
home-public-none = No open tables right now. Set one up and make it public.
home-awaited = Your move
home-table-of = { $name }'s table
home-table-unhosted = Table { $code }
home-table-edition =
    { $edition ->
        [first] First edition
       *[second] Second edition
    }
home-table-state =
    { $phase ->
        [lobby] { $seated } of { $players } seats taken
        [dealing] Dealing
        [memorising] The cards are dealt
        [playing] In progress, { $players } players
        [finished] The game is over
        [aborted] The game was stopped
       *[closed] Closed
    }
home-table-go =
    { $way ->
        [back] Continue
        [join] Join
        [return] Return
        [watch] Watch
       *[look] Open
    }
home-more = More
home-learn = How to play
home-learn-about = The whole game in five minutes.
home-cast = Who's at the ball
home-cast-about = Every character and what it can do.
home-design = Design a set
home-design-about = Pick the characters, check them against the rules, and try them out.

## Coming by a link

enter-title = You're invited
enter-heading = You're invited
enter-about = There's a place for you at table { $code }. What should we call you?
enter-about-host = { $host } invites you to table { $code }. What should we call you?
enter-go = Come in
enter-known = Been here before? Open your recovery link on this device.

## A link with a key

key-title = A link for you
key-heading =
    { $kind ->
        [add] Sign in here too
        [move] Move here
       *[recover] Welcome back
    }
key-about =
    { $kind ->
        [add] This link signs you in on this device. Your other device stays signed in.
        [move] This link moves you and your seats from your other device to this one. The other device then forgets you.
       *[recover] This link brings you and your seats back on this device. Your other devices are signed out.
    }
key-now = This device knows you as { $name }. It will forget that name and its seats.
key-use =
    { $kind ->
        [add] Sign in on this device
        [move] Move to this device
       *[recover] Continue here
    }
key-leave = Cancel
signed-out-heading = You've been signed out
signed-out-about = Another device signed this one out, or your recovery link was used elsewhere. To come back, add this device from one that still knows you, or use your newest recovery link.

## The lobby

lobby-title = Table { $code }
lobby-heading = Before the game
lobby-table = The table
lobby-host-is = { $name } is the host and sets up the game.
lobby-host-none = This table has no host right now.
lobby-watching =
    { $count ->
        [one] One person here has no seat.
       *[other] { $count } people here have no seat.
    }

# Seats
lobby-seat = Seat { $number }
lobby-seat-empty = empty
lobby-seat-you = you
lobby-seat-host = host
lobby-seat-here = here
lobby-seat-lost = disconnected
lobby-seat-offer = Add a bot or move here
lobby-seat-bot = Bot: { $bot }
lobby-sit = Sit here
lobby-move-here = Move here
lobby-take-seat = Take a seat
lobby-stand = Leave the table
lobby-stand-alone = You're the only person here, so the table will close.
lobby-send-away = Remove
lobby-make-host = Make host
lobby-become-host = Become the host
lobby-mute = Mute
lobby-unmute = Unmute
lobby-seat-nothing = You can't do anything with this seat.
lobby-full = Every seat is taken. You can stay here until the game starts.

# Starting
lobby-start = Deal the cards
lobby-start-bots =
    { $empty ->
        [one] A bot takes the free seat.
       *[other] Bots take the { $empty } free seats.
    }
lobby-seated = { $seated } of { $players } seats taken
lobby-start-ready = Every seat is taken.
lobby-start-wait = { $name } deals once everyone is here.
lobby-start-wait-nobody = The host deals once everyone is here.
lobby-dealing =
    { $count ->
        [0] Dealing…
       *[other] Dealing: waiting for { $names }…
    }
lobby-deal-failed =
    { $count ->
        [one] Nothing was dealt: no answer from { $names } within ten seconds. That seat is free now.
       *[other] Nothing was dealt: no answer from { $names } within ten seconds. Those seats are free now.
    }
lobby-deal-failed-you = Nothing was dealt: your device didn't answer within ten seconds, and your seat was freed. Take a seat to play.
lobby-deal-failed-host = You can deal again: bots take the free seats. Or wait until everyone is back.
lobby-deals-failed =
    { $count ->
        [one] One attempt to deal has failed so far.
       *[other] { $count } attempts to deal have failed so far.
    }
lobby-lock-refused = Careful: what the server wants to deal isn't what this page was shown. Your page has revealed nothing, so this deal won't happen.
lobby-lock-not-mine = Careful: the share locked for your seat isn't the one this page promised, so the page reveals nothing. If you have this table open on another page or device, that one takes part. If not, don't trust this deal.

# Inviting
lobby-invite = Invite
lobby-invite-about = Anyone with this link or the code { $code } can join.
lobby-code = Code
lobby-invite-link = Link to this table
lobby-invite-qr = Scan it with a phone on the same network.
lobby-invite-qr-label = QR code of the link to this table
lobby-invite-loopback = Only this computer can reach the server. To play with other devices on your network, start it with:
lobby-invite-which = Your computer's address on the network

# Bots
lobby-bots = Bots
lobby-bots-about = A bot knows only what a person in its seat would know.
lobby-bot-level = Level
lobby-bot-more = More opponents
lobby-bot-name =
    { $bot ->
        [novice] Novice
        [regular] Regular
        [expert] Expert
        [quick] Quick
        [random] Random
        [truthful] Truthful
        [bluffer] Bluffer
        [trusting] Trusting
        [doubter] Doubter
        [looker] Looker
        [shuffler] Shuffler
        [parrot] Parrot
        [forgetful] Forgetful
        [greedy] Greedy
        [cautious] Cautious
        [moody] Moody
        [guest] Guest
       *[other] { $bot }
    }
lobby-bot-add = Add a bot
lobby-bot-add-here = Put the bot here
lobby-bot-fill =
    { $empty ->
        [one] Fill the last seat
       *[other] Fill all { $empty } seats
    }
lobby-bot-full = Every seat is taken.
lobby-bot-own-words = “{ $summary }”
temper-heading = Personality
temper-preset =
    { $preset ->
        [own] Default
        [varied] Mixed
        [cautious] Cautious
        [daring] Daring
        [suspicious] Suspicious
        [dreamy] Dreamy
        [sharp] Sharp
       *[mixed] Custom
    }
temper-tune = Fine-tune
temper-boldness = Boldness
temper-boldness-about = How readily it claims to be someone it isn't.
temper-scepticism = Scepticism
temper-scepticism-about = How readily it contests other players' claims.
temper-memory = Memory
temper-memory-about = How long it remembers what it has seen.
temper-percent = { $percent }%
temper-told = Boldness { $boldness }%, scepticism { $scepticism }%, memory { $memory }%

# The cards
cards-heading = Cards
cards-edition = Edition
cards-players = Players
cards-players-many = { $count } players
cards-players-fewer = One player fewer
cards-players-more = One player more
cards-set = Set
cards-set-name =
    { $set ->
        [base] Basic
        [base-2013] Basic, 2013
        [A] Side A
        [B] Side B
        [classic] Classic
        [let-it-roll] Let it roll
        [unity] Strength in unity
        [combo] Ultimate combo
        [duel] Deadly duel
        [trio] Infernal trio
        [random] Random
        [own] Custom
       *[other] { $set }
    }
cards-set-about =
    { $set ->
        [base] The basic game.
        [base-2013] As first printed, with the Spy instead of the Fool.
        [A] For your first games: money, and a little mischief.
        [B] For players who know the game: more to think about.
        [classic] The expansion's classic mix.
        [let-it-roll] The expansion, with quick changes of fortune.
        [unity] The expansion, where it pays to stand together.
        [combo] The expansion at its wildest.
        [duel] Two players, six cards, and the Damned.
        [trio] Three players, six cards.
        [random] A published set, drawn when the cards are dealt.
        [own] Choose the characters yourself.
       *[other] A published set.
    }
cards-in-set =
    { $count ->
        [one] One card
       *[other] { $count } cards
    }
cards-centre =
    { $count ->
        [0] None in the centre.
        [one] One lies face down in the centre.
       *[other] { $count } lie face down in the centre.
    }
cards-twice = { $name } ×{ $count }
cards-cemetery-of-set =
    { $count ->
        [one] One more card lies in the cemetery.
       *[other] { $count } more cards lie in the cemetery.
    }
cards-powers = What these characters do
cards-purse = Brings money from the bank
cards-own-count =
    { $count ->
        [0] No card chosen
        [one] One card chosen
       *[other] { $count } cards chosen
    }
cards-own-played = This set is on the table.
cards-own-not-yet = Not playable yet. The table keeps its previous set.
cards-own-minimum = { $minimum }+ players
cards-cemetery = Cemetery
cards-cemetery-about = Cards the Necromancer can raise. They aren't at the table.
cards-cemetery-all = All characters not at the table
cards-cemetery-chosen = These characters
cards-saved = Your saved sets

# How the game is run
option-heading = Table options
option-group =
    { $group ->
        [time] Time
        [contest] Contests and memory
        [people] Who can join
       *[house] House rules
    }
option-on = Yes
option-off = No
option-name =
    { $option ->
        [first] First player
        [seats] Seating
        [clock] Time per decision
        [window] Time to contest
        [memorise] Time to memorise the deal
        [beat] Pause before a bot's move
        [pace] Pace of the game
        [contest] Contest answers
        [memory] What the page remembers
        [confess_peek] Confessed peeks
        [public] Public table
        [spectators] Spectators
        [newcomers] Newcomers
        [only_the_richest] Only the richest wins
        [spy_sees_centre] Spy can choose the centre
       *[turn_limit] Turn limit
    }
option-about =
    { $option ->
        [first] Takes the first turn; play then goes clockwise.
        [seats] Keep the seats people chose, or shuffle them when the game starts.
        [window] If your time runs out, you pass.
        [memorise] How long the cards stay face up, unless everyone is ready sooner. Without a clock, there's no limit.
        [beat] Always the same length, so it doesn't give away how hard anyone thought.
        [pace] How long each move is shown. Your time to answer starts after that. Anyone can skip ahead.
        [confess_peek] While you wait, you can look at your own card: everyone is told, and you must look on your next turn.
        [public] Anyone on this server can find the table. Otherwise you need the link or code.
        [newcomers] New people can take over from a bot during a game. They start with what everyone has seen.
        [only_the_richest] If several players reach 13 coins at once, only the richest wins.
        [spy_sees_centre] In the second edition too, the Spy can choose a card in the centre.
       *[turn_limit] When it's reached, the richest win.
    }
# What a choice means that is made now
option-now =
    { $option ->
        [clock] { $value ->
            [null] Everyone takes as long as they like.
           *[other] If your time runs out, a bot plays for you until you return.
        }
        [contest] { $value ->
            [sealed] All answers are sealed and opened together.
           *[clockwise] You hear the answers before yours.
        }
        [memory] { $value ->
            [fading] You have to remember the rest yourself.
           *[open] The page shows everything since the deal.
        }
       *[spectators] { $value ->
            [true] They see what every player knows.
           *[false] Only the players see the game.
        }
    }
# What a group of options says while it is closed; $said is the option's value in words
option-brief =
    { $option ->
        [window] { $value ->
            [null] Contests timed like any decision
           *[other] { $said } to contest
        }
        [memorise] { $value ->
            [null] No limit to memorise
           *[other] { $said } to memorise
        }
        [confess_peek] { $value ->
            [true] Peeks can be confessed
           *[false] No confessed peeks
        }
        [public] { $value ->
            [true] Public table
           *[false] By invitation only
        }
        [newcomers] { $value ->
            [true] Newcomers welcome
           *[false] No newcomers
        }
        [first] { $value ->
            [null] Random first player
           *[other] { $said } goes first
        }
       *[seats] { $value ->
            [random] Shuffled seats
           *[chosen] Seats as taken
        }
    }
option-first-drawn = Random
option-first-seat = Seat { $number }
option-seats-value =
    { $value ->
        [random] Random
       *[chosen] As chosen
    }
option-clock-none = No limit
option-window-none = Same as any decision
option-contest-value =
    { $value ->
        [sealed] Sealed, all at once
       *[clockwise] One by one, clockwise
    }
option-memory-value =
    { $value ->
        [fading] Only the last round
       *[open] Everything
    }
option-turns =
    { $count ->
        [one] One turn
       *[other] { $count } turns
    }
option-beat-none = None
duration =
    { $unit ->
        [seconds] { $count ->
            [one] 1 second
           *[other] { $count } seconds
        }
        [minutes] { $count ->
            [one] 1 minute
           *[other] { $count } minutes
        }
       *[days] { $count ->
            [one] 1 day
           *[other] { $count } days
        }
    }
lobby-chat = Chat
