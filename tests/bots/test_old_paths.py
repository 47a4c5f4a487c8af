"""The old names of the bot API still work, and warn with the new name."""

from importlib import import_module

import pytest

from mascarade.bots import Seat
from mascarade.bots.random_bot import RandomMind
from mascarade.rules import Setup, Table, published
from mascarade.rules.decide import start
from mascarade.rules.scenario import Deal


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("mascarade.bots.mind.Bot", "mascarade.bots.api.Bot"),
        ("mascarade.bots.mind.Budget", "mascarade.bots.api.Budget"),
        ("mascarade.bots.mind.Forgetful", "mascarade.bots.api.CannotResume"),
        ("mascarade.bots.mind.Mind", "mascarade.bots.api.Mind"),
        ("mascarade.bots.mind.Reason", "mascarade.bots.api.Reason"),
        ("mascarade.bots.mind.Seat", "mascarade.bots.api.Seat"),
        ("mascarade.bots.mind.Temper", "mascarade.bots.api.Temper"),
        ("mascarade.bots.found.BotRefused", "mascarade.bots.registry.BotRefused"),
        ("mascarade.bots.found.bot_names", "mascarade.bots.registry.bot_names"),
        ("mascarade.bots.found.find_bot", "mascarade.bots.registry.find_bot"),
        ("mascarade.bots.attention.WatchfulMind", "mascarade.bots.watchful.WatchfulMind"),
        ("mascarade.bots.chance.RandomBot", "mascarade.bots.random_bot.RandomBot"),
        ("mascarade.bots.Forgetful", "mascarade.bots.CannotResume"),
    ],
)
def test_an_old_path_leads_to_the_new_one(old: str, new: str) -> None:
    with pytest.warns(DeprecationWarning, match=f"^{old} is now {new}$".replace(".", r"\.")):
        found = _named(old)
    assert found is _named(new)


@pytest.mark.parametrize("module", ["mascarade.bots", "mascarade.bots.mind", "mascarade.bots.found"])
@pytest.mark.parametrize("name", ["nothing", "_entries"])
def test_other_names_are_not_there(module: str, name: str) -> None:
    with pytest.raises(AttributeError, match=f"module '{module}' has no attribute '{name}'"):
        _named(f"{module}.{name}")


def test_a_mind_may_define_resume_by_its_old_name() -> None:
    resumed = []
    with pytest.warns(DeprecationWarning, match=r"OldMind\.recall is now resume$"):

        class OldMind(RandomMind):
            def recall(self, table: Table) -> None:
                super().recall(table)
                resumed.append(table)

    setup = Setup(scenario=published("first", "base", 4))
    table = start(setup, Deal(cards=setup.scenario.cards))[0].table
    OldMind(Seat(setup=setup, player=0, seed=0)).resume(table)
    with pytest.warns(DeprecationWarning, match=r"can_recall is now can_resume$"):
        assert OldMind.can_recall()
    assert resumed == [table]


def _named(path: str) -> object:
    module, _, name = path.rpartition(".")
    return getattr(import_module(module), name)
