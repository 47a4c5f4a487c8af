"""HTTP endpoints of sets: custom ones checked, studied and saved, and the balance of published ones."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import Response, delete, get, post, put
from litestar.params import JSONBody, PathParameter

from mascarade.rules import Refused, playable
from mascarade.server.http.auth import CurrentPerson, ServiceDep
from mascarade.server.http.security import AnyRequest, throttle_person
from mascarade.server.scenarios import saved
from mascarade.server.scenarios.balance import Balance, balance_of
from mascarade.server.scenarios.drafts import Draft, DraftCheck, check_draft, scenario_of
from mascarade.server.scenarios.saved import SavedSet, saved_sets
from mascarade.server.scenarios.studies import Study, published_study
from mascarade.server.storage.scenarios import remove_saved

Key = Annotated[str, PathParameter(max_length=32, description="The key of a study")]
SetId = Annotated[str, PathParameter(max_length=32, description="A saved set of the person")]
BALANCE_CACHE_CONTROL = "public, max-age=3600"


class SaveSetRequest(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A set and its name: 1 to 40 visible characters."""

    name: Annotated[str, msgspec.Meta(max_length=400)]
    draft: Draft


@post("/scenarios/check", status_code=200)
async def check_scenario(data: JSONBody[Draft]) -> DraftCheck:
    """Check a custom set against the rules, and suggest changes."""
    return check_draft(data)


@post("/scenarios/study", status_code=200)
async def study_scenario(
    request: AnyRequest, person: CurrentPerson, service: ServiceDep, data: JSONBody[Draft]
) -> Study:
    """Begin a quick study of a playable set, or join one; published sets have their figures at once."""
    scenario = scenario_of(data)
    playable(scenario)
    if scenario.id is not None:
        known = balance_of(scenario.edition, scenario.id, scenario.players)
        if known is not None:
            return published_study(known)
    limits = service.new_studies
    return await service.studies.begin(
        scenario, lambda: throttle_person(service, limits, request, person, "too-many-studies")
    )


@get("/scenarios/study/{key:str}")
async def study_now(service: ServiceDep, key: Key) -> Study:
    """A study's progress, or its figures."""
    return await service.studies.look(key)


@get("/me/scenarios")
async def my_sets(person: CurrentPerson, service: ServiceDep) -> list[SavedSet]:
    """The person's saved sets, newest first."""
    return list(await saved_sets(service.store, person.id))


@post("/me/scenarios")
async def save_set(person: CurrentPerson, service: ServiceDep, data: JSONBody[SaveSetRequest]) -> SavedSet:
    """Save a set, playable or not."""
    new = SavedSet(service.entropy(8).hex(), data.name, data.draft, service.clock.now())
    return await saved.save(service.store, person.id, new)


@put("/me/scenarios/{set_id:str}")
async def change_set(
    person: CurrentPerson, service: ServiceDep, set_id: SetId, data: JSONBody[SaveSetRequest]
) -> SavedSet:
    """Replace a saved set or its name."""
    now = SavedSet(set_id, data.name, data.draft, service.clock.now())
    return await saved.change(service.store, person.id, now)


@delete("/me/scenarios/{set_id:str}", status_code=204)
async def delete_set(person: CurrentPerson, service: ServiceDep, set_id: SetId) -> None:
    """Delete a saved set; no-op if absent."""
    await remove_saved(service.store, person.id, set_id)


@get("/atlas/{edition:str}/{set_id:str}/{players:int}")
async def balance(
    edition: Annotated[str, PathParameter(max_length=16, description="first or second")],
    set_id: Annotated[str, PathParameter(max_length=32, description="A published set, such as base")],
    players: Annotated[int, PathParameter(ge=2, le=13)],
) -> Response[Balance]:
    """The balance of a published set for this many players, as bots play it."""
    found = balance_of(edition, set_id, players)
    if found is None:
        raise Refused("no-figures")
    return Response(found, headers={"cache-control": BALANCE_CACHE_CONTROL})
