"""What one viewer can conclude about the cards, from nothing but what that viewer saw."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from random import Random

import numpy as np
from numpy.typing import NDArray

from mascarade.beliefs.cemetery import Cemetery
from mascarade.beliefs.errors import Impossible
from mascarade.beliefs.loops_numba import Weights, Words
from mascarade.beliefs.placements import CAREFUL, Placements, mask_of, packed, unpacked
from mascarade.beliefs.unseen import Unseen, still_there
from mascarade.rules import AnyEvent, CharacterId, Player, Spot, Table, Viewer
from mascarade.rules import events as e
from mascarade.rules.card_events import CARD_EVENTS, shown_cards
from mascarade.rules.layout import Layout

EVEN = 0.5
"""How often a person really swaps of whom nothing else is known."""


class Belief:
    """The probabilities of where the cards are, given everything that a viewer saw.

    Exact under one stated model: each time a person takes two cards under the table they really swap them
    with that person's `swap_rate`, whatever they know or want. What people announce, contest or choose tells
    nothing; what they show does. A rate of 0 or 1 is taken at its word: cards that are then shown where they
    can't lie are refused with `Impossible`, as is any other card that can't be, and the belief stays as it
    was. Only the deal and the end, which open all cards, are believed whatever they show.

    With more than `cap` possible placements the belief goes on with about `particles` of them, drawn without
    bias by `seed`, and says so: `exact` is False. Should what is then seen fit none of those drawn, they are
    mended: each has the seen card brought from where it had it. A belief becomes exact again when every card
    is known for certain.

    It begins with the deal, or with `recall` in the middle of a game.

    >>> from mascarade.rules import Deal, Game, published
    >>> scenario = published("first", "base", 4)
    >>> game = Game.start(scenario, ["Adele", "Bruno", "Cedric", "David"], deal=Deal(cards=scenario.cards))
    >>> _ = game.apply(game.legal_actions()[0])
    >>> belief = Belief("spectator")
    >>> for event in game.view("spectator").events:
    ...     belief.observe(event)
    >>> belief.at(0)
    {'judge': 0.5, 'bishop': 0.5}
    """

    __slots__ = (
        "_cap",
        "_cemetery",
        "_certain",
        "_codes",
        "_marginals",
        "_particles",
        "_placements",
        "_rates",
        "_seed",
        "_thinned",
        "_unseen",
        "characters",
        "viewer",
    )

    def __init__(
        self,
        viewer: Viewer,
        *,
        swap_rate: float | Mapping[Player, float] = EVEN,
        cap: int = CAREFUL.cap,
        particles: int = CAREFUL.particles,
        seed: int = 0,
    ) -> None:
        assert 0 < particles <= cap, "no more particles than the cap, and at least one"
        self.viewer = viewer
        self.characters: tuple[CharacterId, ...] = ()
        """The characters on the table, each once; the columns of `marginals`."""
        self._cap, self._particles, self._seed = cap, particles, seed
        self._rates = swap_rate
        self._thinned = 0
        self._certain: dict[Spot, int] | None = None
        """While particles are followed: what is known beyond doubt."""
        self._marginals: NDArray[np.float64] | None = None
        self._codes: dict[CharacterId, int] = {}
        self._placements = Placements(())
        self._unseen = Unseen({})
        self._cemetery = Cemetery(())

    # Asking

    @property
    def exact(self) -> bool:
        """Whether all possible placements are followed, and not only some drawn from them."""
        return self._certain is None

    @property
    def support(self) -> int:
        """How many placements are possible, or are followed; cards unseen since `recall` count as equal."""
        return self._placements.count

    @property
    def nbytes(self) -> int:
        """The memory that the placements take."""
        return self._placements.nbytes

    def marginals(self) -> NDArray[np.float64]:
        """By spot and character (as in `characters`) the probability that this card lies there.

        A row sums to 1, or to 0 where no card lies. The array is kept and can't be written to.
        """
        if self._marginals is None:
            tally = self._placements.tally()
            self._unseen.shared(tally)
            table = tally[:, 1 : 1 + len(self.characters)]
            table.setflags(write=False)
            self._marginals = table
        return self._marginals

    def probability(self, spot: Spot, character: CharacterId) -> float:
        """How likely this card lies at the spot."""
        code = self._codes.get(character)
        return 0.0 if code is None else float(self.marginals()[spot, code - 1])

    def at(self, spot: Spot) -> dict[CharacterId, float]:
        """What may lie at a spot; nothing where no card lies."""
        row = self.marginals()[spot].tolist()
        return {card: chance for card, chance in zip(self.characters, row, strict=True) if chance > 0.0}

    def where(self, character: CharacterId) -> dict[Spot, float]:
        """Where a card may lie. For a card that exists twice these sum to 2."""
        code = self._codes.get(character)
        if code is None:
            return {}
        column = self.marginals()[:, code - 1].tolist()
        return {spot: chance for spot, chance in enumerate(column) if chance > 0.0}

    def joint(self, spots: Sequence[Spot]) -> dict[tuple[CharacterId, ...], float]:
        """What may lie at some different spots together; a card must lie at each of them."""
        if not spots:
            return {(): 1.0}
        words, weights = self._placements.groups(mask_of(spots))
        names = ("", *self.characters)
        return {
            tuple([names[code] for code in reading]): weight * chance
            for word, weight in zip(words.tolist(), weights.tolist(), strict=True)
            if weight > 0.0
            for reading, chance in self._unseen.readings([(word >> (4 * spot)) & 15 for spot in spots])
        }

    def among(self, spots: Iterable[Spot], character: CharacterId) -> float:
        """How likely this card lies at one at least of these spots."""
        code, placements, unseen = self._codes.get(character), self._placements, self._unseen
        if code is None:
            return 0.0
        if code not in unseen.copies:
            return placements.holding(spots, code)
        chances = unseen.among(code, placements.counted(spots, unseen.stand_in))
        return float(placements.weights @ chances)

    def sample(self, rng: Random, count: int) -> list[tuple[CharacterId | None, ...]]:
        """Whole worlds, by spot, as likely as they are; the same for the same state of `rng`."""
        names: tuple[CharacterId | None, ...] = (None, *self.characters)
        words = self._placements.draw([rng.random() for _ in range(count)])
        worlds = [unpacked(word, self._placements.spots) for word in words]
        if self._unseen:
            worlds = [self._unseen.dealt(world, rng) for world in worlds]
        return [tuple([names[code] for code in world]) for world in worlds]

    def placements(self) -> tuple[Words, Weights]:
        """All placements that are possible, or followed, as words (see `word`), with their probabilities."""
        return self._placements.words.copy(), self._placements.weights.copy()

    def word(self, cards: Sequence[CharacterId | None]) -> int:
        """A placement as one number, four bits a spot: 0 for no card, else 1 + its place in `characters`.

        Cards unseen since `recall` all have the place of the first of them.
        """
        unseen = self._unseen
        return packed([0 if card is None else unseen.written(self._codes[card]) for card in cards])

    def likelihood(self, cards: Sequence[CharacterId | None]) -> float:
        """How likely the cards lie exactly so."""
        word = np.uint64(self.word(cards))
        placements = self._placements
        return float(placements.weights[placements.words == word].sum()) / self._unseen.orders()

    def cemetery_top(self) -> dict[CharacterId, float]:
        """What the next raised card may be; nothing if none is buried."""
        return self._cemetery.top()

    def sample_cemetery(self, rng: Random) -> tuple[CharacterId, ...]:
        """An order of the cemetery, from the top down, as likely as it is."""
        return self._cemetery.draw(rng)

    def swap_rate(self, player: Player) -> float:
        """How often this person is held to swap really."""
        rates = self._rates
        return float(rates) if isinstance(rates, float | int) else rates.get(player, EVEN)

    def copy(self) -> Belief:
        """The same belief, to ask what would be if."""
        twin = object.__new__(Belief)
        for name in Belief.__slots__:
            setattr(twin, name, getattr(self, name))
        twin._placements = self._placements.copy()
        twin._cemetery = self._cemetery.copy()
        twin._certain = None if self._certain is None else dict(self._certain)
        return twin

    # Watching

    def recall(self, table: Table) -> None:
        """Begin with the table as it lies open, in place of the deal.

        Nothing is known of where the cards lie, nor of the order of the cemetery: all that there can be is
        equally likely. Exact, as after a deal. What the table tells of cards that were shown is not read.
        """
        layout = table.layout
        self._begin(layout)
        scenario = layout.scenario
        lying = still_there(layout, scenario.cards, sum(table.filled))
        self._unseen = Unseen({self._codes[card]: lying.count(card) for card in lying})
        self._placements = Placements([self._unseen.stand_in if there else 0 for there in table.filled])
        raised = [use.raised for use in table.stack if use.raised is not None]
        buried = still_there(layout, scenario.cemetery, table.buried + len(raised))
        self._cemetery = Cemetery((Counter(buried) - Counter(raised)).elements())

    def _begin(self, layout: Layout) -> None:
        self.characters = layout.cast
        self._codes = {card: code for code, card in enumerate(self.characters, 1)}
        self._unseen = Unseen({})
        self._certain = None
        self._marginals = None
        self._thinned = 0

    def observe(self, event: AnyEvent) -> None:
        """Take in an event as the viewer sees it. The deal comes first, or `recall`.

        Raises `Impossible`, and changes nothing, if the event shows a card that can't be there.
        """
        if type(event) not in CARD_EVENTS:
            return
        match event:
            case e.Swapped():
                self._swapped(event)
            case e.Dealt():
                self._dealt(event)
            case e.CardLeft():
                self._card_left(event)
            case e.Handed():
                self._exchange(event.source, event.target)
            case e.Raised():
                self._cemetery.raised(event.character)
            case e.Buried():
                self._cemetery.buried(event.character)
            case e.Ended():
                self._ended(event)
            case _:
                self._see(shown_cards(event))

    def _dealt(self, event: e.Dealt) -> None:
        layout = event.setup.layout
        self._begin(layout)
        codes = [self._codes[card] for card in event.cards]
        self._placements = Placements(codes + [0] * (layout.spots - len(codes)))
        if event.cemetery is None:
            self._cemetery = Cemetery(event.setup.scenario.cemetery)
        else:
            self._cemetery = Cemetery((), event.cemetery)

    def _swapped(self, event: e.Swapped) -> None:
        really, rates = event.really, self._rates
        if really is None:
            rate = rates if isinstance(rates, float) else self.swap_rate(event.player)
            if 0.0 < rate < 1.0:
                self._split(event.first, event.second, rate)
                return
            really = rate >= 1.0
        if really:
            self._exchange(event.first, event.second)

    def _split(self, first: Spot, second: Spot, rate: float) -> None:
        self._marginals = None
        placements = self._placements
        placements.split(first, second, rate)
        certain = self._certain
        if certain is not None and certain.get(first) != certain.get(second):
            certain.pop(first, None)
            certain.pop(second, None)
        if placements.count > self._cap:
            self._thin()

    def _thin(self) -> None:
        """Go on with particles. What all placements agree on, when all were there, stays certain."""
        if self._certain is None:
            settled = self._placements.settled()
            self._certain = {spot: code for spot, code in settled.items() if code not in self._unseen.copies}
        seed = Random(f"{self._seed}/{self._thinned}").getrandbits(64)
        self._thinned += 1
        self._placements.thin(self._particles, seed)

    def _exchange(self, first: Spot, second: Spot) -> None:
        self._marginals = None
        self._placements.exchange(first, second)
        certain = self._certain
        if certain is not None:
            mine, other = certain.pop(first, None), certain.pop(second, None)
            if mine is not None:
                certain[second] = mine
            if other is not None:
                certain[first] = other

    def _see(self, seen: Sequence[tuple[Spot, CharacterId]]) -> None:
        """These cards certainly lie at these spots."""
        if not seen:
            return
        codes = self._codes
        coded = [(spot, codes[card]) for spot, card in seen if card in codes]
        if len(coded) < len(seen) or not self._fits(coded):
            raise Impossible(f"impossible for {self.viewer}: {seen}")
        self._marginals = None
        if self._unseen:
            self._unseen = self._unseen.told_apart(self._placements, coded)
            if self._placements.count > self._cap:
                self._thin()
        if self._certain is not None:
            self._certain.update(coded)
            self._settle()

    def _fits(self, coded: Sequence[tuple[Spot, int]]) -> bool:
        """Keep the placements that fit the cards seen, or mend them; False, and no change, if none can."""
        unseen = self._unseen
        if unseen:
            if not unseen.are_enough([code for _, code in coded]):
                return False
            coded = [(spot, unseen.written(code)) for spot, code in coded]
        return self._placements.keep(coded) or self._mend(coded)

    def _mend(self, coded: Sequence[tuple[Spot, int]]) -> bool:
        """Make the particles fit the cards seen; False, and no change, if these can't be."""
        certain = self._certain
        if certain is None or any(certain.get(spot, code) != code for spot, code in coded):
            return False
        mended = self._placements.copy()
        if not mended.mend(coded, certain):
            return False
        self._placements = mended
        return True

    def _settle(self) -> None:
        """Nothing is uncertain once at most one card is left, for that is the one not seen elsewhere."""
        assert self._certain is not None
        if len(self._certain) >= self._placements.spots - 1:
            self._certain = None
            self._placements.become(unpacked(int(self._placements.words[0]), self._placements.spots))

    def _card_left(self, event: e.CardLeft) -> None:
        if event.spot is not None:
            self._see(shown_cards(event))
            self._placements.clear(event.spot)
            if self._certain is not None:
                self._certain[event.spot] = 0

    def _ended(self, event: e.Ended) -> None:
        self._marginals = None
        self._certain = None
        self._unseen = Unseen({})
        self._placements.become([0 if card is None else self._codes[card] for card in event.cards])
        self._cemetery = Cemetery((), event.cemetery)
