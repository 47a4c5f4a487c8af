"""What stands where in a game's row, and the numbers that stand for words.

A row is a line of 16-bit integers. Cards are codes: 0 where none lies, else the character's place in its
edition's catalogue, from 1 on. Players, seats and spots are the engine's own numbers. Numbers that can grow
without limit (turns, decisions) take two places.
"""

from __future__ import annotations

from typing import Final

# Limits. A setup beyond them is refused (`tables.KernelSetup.of`).

PLAYERS: Final = 13
HAND: Final = 3
FREE: Final = 2
SPOTS: Final = 16
CHARACTERS: Final = 24
CEMETERY_SIZE: Final = 25
HIDEABLE: Final = 3
"""The most coins under a hand."""
DEPTH: Final = 10
"""Powers under way at once. Of those that call others, the Actress is reached at most twice (announced and
usurped), the Usurper three times (announced, and through each Actress), the Necromancer four times (the same
ways, and usurped); one that calls nobody lies on top."""
ANSWERS: Final = 4
PARTNERS: Final = 2
REVEALED_SIZE: Final = PLAYERS + DEPTH
"""Every claimant, and one more for each power under way."""
CANDIDATES: Final = SPOTS
NO_CARD: Final = 0
SPLIT: Final = 1 << 15
"""A number of two places is high * SPLIT + low."""

# What is asked

NOTHING_ASKED: Final = 0
TURN: Final = 1
CONTEST_OR_PASS: Final = 2
WHICH_PLAYER: Final = 3
WHICH_CARD: Final = 4
WHICH_CHARACTER: Final = 5
WHETHER_TO_SWAP: Final = 6
WHICH_WAY: Final = 7
HOW_MANY: Final = 8
GUESS_HOW_MANY: Final = 9

# What binds a turn: the engine's words, in this order from 0 on

BINDINGS: Final = (None, "opening", "look", "swap", "no-announce")
FREE_TURN: Final = 0
OPENING: Final = 1
LOOK_BOUND: Final = 2
SWAP_BOUND: Final = 3
NO_ANNOUNCE: Final = 4

# Why a game ended, in this order from 0 on

REASONS: Final = (None, "thirteen", "ruin", "cheat", "last-standing", "turn-limit")
GOING_ON: Final = 0
THIRTEEN: Final = 1
RUIN: Final = 2
CHEATED: Final = 3
LAST_STANDING: Final = 4
TURN_LIMIT: Final = 5

# An answer that a power got: 0 for a secret one or a power used through it, else one of these

NUMBER: Final = 1
"""A player, spot or number n is NUMBER + n."""
CHARACTER: Final = 64
"""A character is CHARACTER + its code."""
WAY: Final = 96
"""Left is WAY, right WAY + 1."""

# A power under way: what stands where, from the beginning of its place in the stack

USE_CHARACTER: Final = 0
USE_USER: Final = 1
USE_SPOT: Final = 2
USE_RAISED: Final = 3
USE_ANSWERED: Final = 4
"""How many answers it got."""
USE_ANSWERS: Final = 5
USE_PARTNERED: Final = USE_ANSWERS + ANSWERS
USE_PARTNERS: Final = USE_PARTNERED + 1
USE: Final = USE_PARTNERS + PARTNERS
"""How long a use is."""

# The row

CHANCE: Final = 0
"""Four places: the game's own generator."""
TURN_LOW: Final = CHANCE + 4
TURN_HIGH: Final = TURN_LOW + 1
DECISIONS_LOW: Final = TURN_HIGH + 1
DECISIONS_HIGH: Final = DECISIONS_LOW + 1
SEAT: Final = DECISIONS_HIGH + 1
"""Where the turn is taken."""
BANK: Final = SEAT + 1
"""Coins in the bank."""
COURTHOUSE: Final = BANK + 1
"""Coins in the courthouse."""
LAST_PLAYED: Final = COURTHOUSE + 1
"""The character whose power the Actress would copy; 0 before there is one."""
HIDDEN: Final = LAST_PLAYED + 1
"""The number under a hand; 0 without one."""
REASON: Final = HIDDEN + 1
WINNERS: Final = REASON + 1
"""A bit for each player."""
ASKED: Final = WINNERS + 1
"""What is asked; NOTHING_ASKED once the game is over."""
ASKED_PLAYER: Final = ASKED + 1
"""Who is asked."""
ASKED_CHARACTER: Final = ASKED_PLAYER + 1
"""The character whose announcement or power it is about; 0 for a turn."""
ASKED_FIRST: Final = ASKED_CHARACTER + 1
"""A turn's binding, whether one may decline, the first card taken, the most coins."""
ASKED_SECOND: Final = ASKED_FIRST + 1
"""The second card taken."""
CANDIDATE_COUNT: Final = ASKED_SECOND + 1
ROUND: Final = CANDIDATE_COUNT + 1
"""The announced character; 0 while nothing was announced."""
CLAIM_COUNT: Final = ROUND + 1
WAITING: Final = CLAIM_COUNT + 1
"""How many have yet to be heard: the last of the announcer's others."""
SHOWN: Final = WAITING + 1
"""Whether the claimants revealed."""
REVEALED_COUNT: Final = SHOWN + 1
OUT_COUNT: Final = REVEALED_COUNT + 1
PEEKED_COUNT: Final = OUT_COUNT + 1
BURIED: Final = PEEKED_COUNT + 1
"""Cards in the cemetery."""
STACKED: Final = BURIED + 1
"""How many powers are under way."""

COINS: Final = STACKED + 1
"""By seat."""
SITTING: Final = COINS + PLAYERS
"""By seat."""
SEAT_OF: Final = SITTING + PLAYERS
"""By player."""
ALIVE: Final = SEAT_OF + PLAYERS
"""By player."""
OUT: Final = ALIVE + PLAYERS
PEEKED: Final = OUT + PLAYERS
REVEALED: Final = PEEKED + PLAYERS
CLAIM_PLAYER: Final = REVEALED + REVEALED_SIZE
CLAIM_SPOT: Final = CLAIM_PLAYER + PLAYERS
CLAIM_CARD: Final = CLAIM_SPOT + PLAYERS
"""What each claimant revealed."""
CARDS: Final = CLAIM_CARD + PLAYERS
"""By spot."""
CEMETERY: Final = CARDS + SPOTS
"""From the top down."""
CANDIDATE: Final = CEMETERY + CEMETERY_SIZE
STACK: Final = CANDIDATE + CANDIDATES
MEMORY: Final = STACK + DEPTH * USE
"""By spot, then player: the card that the player last saw there. The row ends where the setup's spots do."""
WATCHERS: Final = 16
"""How many have room at each spot: a number that processors like, so that all of them are written at once."""
STALE: Final = 32
"""Added to a remembered card when somebody else may since have changed it."""

# Actions: a number for everything that anybody can ever answer. `codec` turns them into the engine's.

DO_LOOK: Final = 0
"""+ which of one's own cards."""
DO_SWAP: Final = DO_LOOK + HAND
"""+ (which of one's own cards * SPOTS + the other's spot) * 2 + 1 if it is only pretended."""
DO_ANNOUNCE: Final = DO_SWAP + FREE * SPOTS * 2
"""+ (the character's code - 1) * FREE + which of one's own cards."""
DO_CONTEST: Final = DO_ANNOUNCE + CHARACTERS * FREE
"""+ which of one's own cards."""
DO_PASS: Final = DO_CONTEST + HAND
DO_PICK_PLAYER: Final = DO_PASS + 1
"""+ the player."""
DO_DECLINE: Final = DO_PICK_PLAYER + PLAYERS
DO_PICK_CARD: Final = DO_DECLINE + 1
"""+ the spot."""
DO_NAME: Final = DO_PICK_CARD + SPOTS
"""+ the character's code - 1."""
DO_SWAP_OR_NOT: Final = DO_NAME + CHARACTERS
"""Swap; + 1: don't."""
DO_DIRECTION: Final = DO_SWAP_OR_NOT + 2
"""Left; + 1: right."""
DO_HIDE: Final = DO_DIRECTION + 2
"""+ the number - 1."""
DO_GUESS: Final = DO_HIDE + HIDEABLE
"""+ the number - 1."""
ACTIONS: Final = DO_GUESS + HIDEABLE
"""How many actions there are."""
