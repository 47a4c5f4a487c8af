"""The probabilities of where the cards are, from nothing but what one viewer saw."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from random import Random

import numpy as np

from mascarade.beliefs.cemetery import Cemetery
from mascarade.beliefs.errors import Impossible
from mascarade.beliefs.loops_numpy import Weights, Words
from mascarade.beliefs.placements import CAREFUL, Placements, mask_of, packed, unpacked
from mascarade.beliefs.unseen import Unseen, still_there
from mascarade.rules import AnyEvent, AnyViewer, CharacterId, Player, Spot, Table
from mascarade.rules import events as e
from mascarade.rules.card_events import CARD_EVENTS, shown_cards
from mascarade.rules.layout import Layout

EVEN = 0.5
"""How often a player really swaps, if nothing else is known."""


class Belief:
    """The probabilities of where the cards are, given everything that a viewer saw.

    Exact under one model: a player who takes two cards under the table really swaps them with probability
    `swap_rate`, whatever they know or want. What players announce, contest or choose is no evidence; what
    they show is. A card that can't lie where it is shown, under rates of 0 or 1 for example, is refused with
    `Impossible`, and the belief does not change. The deal and the end, which open all cards, are always
    believed.

    With more than `cap` possible placements the belief follows a sample of about `particles` of them, drawn
    without bias by `seed`, and `exact` is False. If none of them fits what is seen next, they are repaired:
    each gets the seen card from where it had it. A belief is exact again once every card is known.

    It begins with the deal, or with `recall` in the middle of a game. With `compiled=False` it uses array
    operations: slower, but no process waits for a compiler.

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
        "_compiled",
        "_marginals",
        "_particles",
        "_placements",
        "_rates",
        "_resampled",
        "_seed",
        "_unseen",
        "characters",
        "viewer",
    )

    def __init__(
        self,
        viewer: AnyViewer,
        *,
        swap_rate: float | Mapping[Player, float] = EVEN,
        cap: int = CAREFUL.cap,
        particles: int = CAREFUL.particles,
        seed: int = 0,
        compiled: bool = True,
    ) -> None:
        assert 0 < particles <= cap, "no more particles than the cap, and at least one"
        self.viewer = viewer
        self.characters: tuple[CharacterId, ...] = ()
        """The characters on the table, each once; the columns of `marginals`."""
        self._cap, self._particles, self._seed = cap, particles, seed
        self._rates, self._compiled = swap_rate, compiled
        self._resampled = 0
        self._certain: dict[Spot, int] | None = None
        """The codes of the cards that are known for certain, while a sample is followed."""
        self._marginals: Weights | None = None
        self._codes: dict[CharacterId, int] = {}
        self._placements = Placements(())
        self._unseen = Unseen({})
        self._cemetery = Cemetery(())

    # Asking

    @property
    def exact(self) -> bool:
        """Whether all possible placements are followed, and not a sample of them."""
        return self._certain is None

    @property
    def support(self) -> int:
        """How many placements are followed; cards unseen since `recall` count as equal."""
        return self._placements.count

    @property
    def nbytes(self) -> int:
        """The memory that the placements take."""
        return self._placements.nbytes

    def marginals(self) -> Weights:
        """By spot and character (as in `characters`) the probability that this card lies there.

        A row sums to 1, or to 0 where no card lies. The array is cached and read-only.
        """
        if self._marginals is None:
            self._marginals = self._tally()
            self._marginals.setflags(write=False)
        return self._marginals

    def _tally(self, spot: Spot | None = None) -> Weights:
        tally = self._placements.tally(spot)
        if self._unseen:
            self._unseen.share(tally)
        return tally[:, 1 : 1 + len(self.characters)]

    def _row(self, spot: Spot) -> Weights:
        """A row of `marginals`. A compiled loop counts all spots at once, array operations one by one."""
        if self._compiled or self._marginals is not None:
            return self.marginals()[spot, :]
        return self._tally(spot)[0, :]

    def probability(self, spot: Spot, character: CharacterId) -> float:
        """How likely this card lies at the spot."""
        code = self._codes.get(character)
        return 0.0 if code is None else float(self._row(spot)[code - 1])

    def at(self, spot: Spot) -> dict[CharacterId, float]:
        """The possible cards at a spot; empty where no card lies."""
        row = self._row(spot).tolist()
        return {card: chance for card, chance in zip(self.characters, row, strict=True) if chance > 0.0}

    def where(self, character: CharacterId) -> dict[Spot, float]:
        """The possible spots of a card. For a card that exists twice they sum to 2."""
        code = self._codes.get(character)
        if code is None:
            return {}
        column = self.marginals()[:, code - 1].tolist()
        return {spot: chance for spot, chance in enumerate(column) if chance > 0.0}

    def joint(self, spots: Sequence[Spot]) -> dict[tuple[CharacterId, ...], float]:
        """The possible cards at several different spots; a card must lie at each of them."""
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
        """How likely this card lies at one of these spots at least."""
        code, placements, unseen = self._codes.get(character), self._placements, self._unseen
        if code is None:
            return 0.0
        if code not in unseen.copies:
            return placements.holding(spots, code)
        chances = unseen.among(code, placements.counted(spots, unseen.stand_in))
        return float(placements.weights @ chances)

    def sample(self, rng: Random, count: int) -> list[tuple[CharacterId | None, ...]]:
        """Draw whole placements, by spot; the same for the same state of `rng`."""
        names: tuple[CharacterId | None, ...] = (None, *self.characters)
        words = self._placements.draw([rng.random() for _ in range(count)])
        worlds = [unpacked(word, self._placements.spots) for word in words]
        if self._unseen:
            worlds = [self._unseen.deal(world, rng) for world in worlds]
        return [tuple([names[code] for code in world]) for world in worlds]

    def placements(self) -> tuple[Words, Weights]:
        """All placements that are followed, as words (see `word`), with their probabilities."""
        return self._placements.words.copy(), self._placements.weights.copy()

    def word(self, cards: Sequence[CharacterId | None]) -> int:
        """A placement as one number, four bits a spot: 0 for no card, else 1 + its place in `characters`.

        All cards unseen since `recall` have the place of the first of them.
        """
        unseen = self._unseen
        return packed([0 if card is None else unseen.code_in_words(self._codes[card]) for card in cards])

    def likelihood(self, cards: Sequence[CharacterId | None]) -> float:
        """The probability of a whole placement."""
        word = np.uint64(self.word(cards))
        placements = self._placements
        return float(placements.weights[placements.words == word].sum()) / self._unseen.orders()

    def cemetery_top(self) -> dict[CharacterId, float]:
        """What the next raised card may be; empty if none is buried."""
        return self._cemetery.top()

    def sample_cemetery(self, rng: Random) -> tuple[CharacterId, ...]:
        """Draw an order of the cemetery, from the top down."""
        return self._cemetery.draw(rng)

    def swap_rate(self, player: Player) -> float:
        """How often this player is assumed to really swap."""
        rates = self._rates
        return float(rates) if isinstance(rates, float | int) else rates.get(player, EVEN)

    def copy(self) -> Belief:
        """An independent copy."""
        twin = object.__new__(Belief)
        for name in Belief.__slots__:
            setattr(twin, name, getattr(self, name))
        twin._placements = self._placements.copy()
        twin._cemetery = self._cemetery.copy()
        twin._certain = None if self._certain is None else dict(self._certain)
        return twin

    # Watching

    def recall(self, table: Table) -> None:
        """Begin with the open table, in place of the deal.

        Every placement and every order of the cemetery is equally likely. Exact, as after a deal. Cards that
        the table remembers as shown are not read.
        """
        layout = table.layout
        self._begin(layout)
        scenario = layout.scenario
        lying = still_there(layout, scenario.cards, sum(table.filled))
        self._unseen = Unseen({self._codes[card]: lying.count(card) for card in lying})
        self._place([self._unseen.stand_in if there else 0 for there in table.filled])
        raised = [use.raised for use in table.stack if use.raised is not None]
        buried = still_there(layout, scenario.cemetery, table.buried + len(raised))
        self._cemetery = Cemetery((Counter(buried) - Counter(raised)).elements())

    def _begin(self, layout: Layout) -> None:
        self.characters = layout.cast
        self._codes = {card: code for code, card in enumerate(self.characters, 1)}
        self._unseen = Unseen({})
        self._certain = None
        self._marginals = None
        self._resampled = 0

    def _place(self, codes: Sequence[int]) -> None:
        """Follow one placement, the only possible one."""
        self._placements = Placements(codes, compiled=self._compiled)

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
        self._place(codes + [0] * (layout.spots - len(codes)))
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
            self._resample()

    def _resample(self) -> None:
        """Follow a sample. What all placements agreed on before the first one stays certain."""
        if self._certain is None:
            settled = self._placements.settled()
            self._certain = {spot: code for spot, code in settled.items() if code not in self._unseen.copies}
        seed = Random(f"{self._seed}/{self._resampled}").getrandbits(64)
        self._resampled += 1
        self._placements.resample(self._particles, seed)

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
        """Take in cards that were shown."""
        if not seen:
            return
        codes = self._codes
        coded = [(spot, codes[card]) for spot, card in seen if card in codes]
        if len(coded) < len(seen) or not self._fits(coded):
            raise Impossible(f"impossible for {self.viewer}: {seen}")
        self._marginals = None
        if self._unseen:
            self._unseen = self._unseen.identify(self._placements, coded)
            if self._placements.count > self._cap:
                self._resample()
        if self._certain is not None:
            self._certain.update(coded)
            self._settle()

    def _fits(self, coded: Sequence[tuple[Spot, int]]) -> bool:
        """Keep the placements that fit the cards seen, or repair them; False, and no change, if none can."""
        unseen = self._unseen
        if unseen:
            if not unseen.are_enough([code for _, code in coded]):
                return False
            coded = [(spot, unseen.code_in_words(code)) for spot, code in coded]
        return self._placements.keep(coded) or self._repair(coded)

    def _repair(self, coded: Sequence[tuple[Spot, int]]) -> bool:
        """Make the sample fit the cards seen; False, and no change, if they are impossible."""
        certain = self._certain
        if certain is None or any(certain.get(spot, code) != code for spot, code in coded):
            return False
        repaired = self._placements.copy()
        if not repaired.repair(coded, certain):
            return False
        self._placements = repaired
        return True

    def _settle(self) -> None:
        """Become exact once all cards but one at most are known: the last one follows."""
        assert self._certain is not None
        if len(self._certain) >= self._placements.spots - 1:
            self._certain = None
            self._place(unpacked(int(self._placements.words[0]), self._placements.spots))

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
        self._place([0 if card is None else self._codes[card] for card in event.cards])
        self._cemetery = Cemetery((), event.cemetery)
