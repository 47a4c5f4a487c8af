"""HTTP endpoints of custom sets: checked, studied and saved."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import delete, get, post, put
from litestar.params import JSONBody, PathParameter

from mascarade.rules import Refused, playable
from mascarade.server.http.auth import Me, TheService
from mascarade.server.scenarios import saved
from mascarade.server.scenarios.balance import balance_of
from mascarade.server.scenarios.drafts import Checked, Draft, checked, scenario_of
from mascarade.server.scenarios.saved import SavedSet, saved_sets
from mascarade.server.scenarios.studies import Study, published_study
from mascarade.server.service import Service
from mascarade.server.storage.people import Person
from mascarade.server.tables.settings import MS_PER_SECOND

Key = Annotated[str, PathParameter(max_length=32, description="As the study was told with")]
SetId = Annotated[str, PathParameter(max_length=32, description="A saved set of the person's")]


class Saving(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A set, and what it is to be called: 1 to 40 visible characters."""

    name: Annotated[str, msgspec.Meta(max_length=400)]
    draft: Draft


@post("/scenarios/check", status_code=200)
async def check_scenario(data: JSONBody[Draft]) -> Checked:
    """Everything the rules say to a set of one's own, and what would help."""
    return checked(data)


@post("/scenarios/study", status_code=200)
async def study_scenario(person: Me, service: TheService, data: JSONBody[Draft]) -> Study:
    """Begin a quick study of a set that can be played, or join one; what is known already is told at once."""
    scenario = scenario_of(data)
    playable(scenario)
    if scenario.id is not None:
        known = balance_of(scenario.edition, scenario.id, scenario.players)
        if known is not None:
            return published_study(known)
    return await service.studies.begin(scenario, lambda: _count_study(service, person))


def _count_study(service: Service, person: Person) -> None:
    wait = service.begun_studies.allow(person.id, service.clock.now() / MS_PER_SECOND)
    if wait:
        raise Refused("too-many-studies", minutes=int(wait / 60) + 1)


@get("/scenarios/study/{key:str}")
async def study_now(service: TheService, key: Key) -> Study:
    """How far a study is, or what came out."""
    return await service.studies.look(key)


@get("/me/scenarios")
async def my_sets(person: Me, service: TheService) -> list[SavedSet]:
    """The sets that the person has saved, the newest first."""
    return list(await saved_sets(service.store, person.id))


@post("/me/scenarios")
async def save_set(person: Me, service: TheService, data: JSONBody[Saving]) -> SavedSet:
    """Save a set, playable or not."""
    new = SavedSet(service.entropy(8).hex(), data.name, data.draft, service.clock.now())
    return await saved.save(service.store, person.id, new)


@put("/me/scenarios/{set_id:str}")
async def change_set(person: Me, service: TheService, set_id: SetId, data: JSONBody[Saving]) -> SavedSet:
    """Save a set anew, or under another name."""
    now = SavedSet(set_id, data.name, data.draft, service.clock.now())
    return await saved.change(service.store, person.id, now)


@delete("/me/scenarios/{set_id:str}", status_code=204)
async def delete_set(person: Me, service: TheService, set_id: SetId) -> None:
    """Have a saved set no more."""
    await saved.remove(service.store, person.id, set_id)


DESIGNS = (check_scenario, study_scenario, study_now, my_sets, save_set, change_set, delete_set)
