"""What people ask before they announce or contest, answered from a belief and the open table."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from mascarade.beliefs.belief import Belief
from mascarade.beliefs.power_value import income
from mascarade.rules import CharacterId, Player, Spot, Table
from mascarade.rules.catalogue import FINE

Claim = tuple[Player, Spot]
"""Somebody's word that this card of theirs is the announced character."""
Worth = Mapping[Player, float] | Callable[[Player], float]
"""What the announced power would bring each person, in coins."""


def chance_to_hold(belief: Belief, table: Table, spot: Spot, character: CharacterId) -> float:
    """How likely a claim with this card is true; never where no card lies."""
    return belief.probability(spot, character) if table.filled[spot] else 0.0


def chance_somebody_else_holds(belief: Belief, table: Table, player: Player, character: CharacterId) -> float:
    """How likely somebody else who plays has the card in front of them, and could contest rightly.

    Every card of theirs counts, the protected ones too (rule 4.2); the centre and the eliminated do not.
    """
    spots = [spot for other in table.others(player) for spot in table.layout.spots_of[table.seat_of(other)]]
    return belief.among(spots, character)


def worth_to(table: Table, character: CharacterId, belief: Belief | None = None) -> Callable[[Player], float]:
    """What the character's power would bring each person, by `income`."""
    return lambda player: income(table, player, character, belief)


def expected_coins(
    belief: Belief, table: Table, character: CharacterId, claims: Sequence[Claim], worth: Worth | None = None
) -> dict[Player, float]:
    """By claimant, the expected change of coins when exactly these claim to be the character.

    One claim alone stands: it brings what the power is worth. Of several, which are revealed, the rightful
    one gets that worth (two holders of a card that exists twice get it double, rule 4.5), each other pays
    the fine, and whoever reveals a curse loses everything. What the power takes from the others is not
    counted, unless `worth` does: it defaults to `income` without regard to the cards.
    """
    values = _values(table, character, [player for player, _ in claims], worth)
    if len(claims) == 1:
        return values
    changes = dict.fromkeys(values, 0.0)
    for cards, chance in belief.joint([spot for _, spot in claims]).items():
        shares = cards.count(character)
        for (player, _), card in zip(claims, cards, strict=True):
            changes[player] += chance * _change(
                table, player, card, character, value=values[player], shares=shares
            )
    return changes


def worth_of_announcing(
    belief: Belief,
    table: Table,
    character: CharacterId,
    claim: Claim,
    contests: Mapping[Claim, float],
    *,
    worth: Worth | None = None,
) -> float:
    """The expected coins of an announcement, when each of `contests` would be made with its probability.

    These are taken to be independent of each other and of the cards, as the announcer sees it.
    """
    quiet = 1.0
    for chance in contests.values():
        quiet *= 1.0 - chance
    (value,) = _values(table, character, [claim[0]], worth).values()
    contested = _revealed_alone(belief, table, character, claim, value)
    return (
        quiet * value
        + (1.0 - quiet) * contested
        + _shared(belief, table, character, claim, contests, value=value)
    )


def worth_of_contesting(
    belief: Belief,
    table: Table,
    character: CharacterId,
    claim: Claim,
    rivals: Mapping[Claim, float],
    *,
    worth: Worth | None = None,
) -> float:
    """The expected coins of contesting; `rivals` are the claims made (1) or still to come (less)."""
    (value,) = _values(table, character, [claim[0]], worth).values()
    return _revealed_alone(belief, table, character, claim, value) + _shared(
        belief, table, character, claim, rivals, value=value
    )


def _values(
    table: Table, character: CharacterId, players: Sequence[Player], worth: Worth | None
) -> dict[Player, float]:
    worth = worth_to(table, character) if worth is None else worth
    if isinstance(worth, Mapping):
        return {player: worth[player] for player in players}
    return {player: worth(player) for player in players}


def _change(
    table: Table, player: Player, card: CharacterId, character: CharacterId, *, value: float, shares: int
) -> float:
    """What a claimant's coins change by who revealed this card."""
    if card == character:
        return 2 * value if shares > 1 else value
    return -float(table.coins_of(player) if table.layout.character(card).cursed else FINE)


def _revealed_alone(
    belief: Belief, table: Table, character: CharacterId, claim: Claim, value: float
) -> float:
    """What revealing the claimed card brings, if nobody shares in it."""
    player, spot = claim
    return sum(
        chance * _change(table, player, card, character, value=value, shares=1)
        for card, chance in belief.at(spot).items()
    )


def _shared(
    belief: Belief,
    table: Table,
    character: CharacterId,
    claim: Claim,
    rivals: Mapping[Claim, float],
    *,
    value: float,
) -> float:
    """What is to be added for a second holder of the same character among the rivals."""
    if table.layout.character(character).copies < 2:
        return 0.0
    both = (character, character)
    return value * sum(
        chance * belief.joint((claim[1], spot)).get(both, 0.0) for (_, spot), chance in rivals.items()
    )
