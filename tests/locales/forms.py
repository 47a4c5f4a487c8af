"""Grammatical forms of variables beyond the English ones, as documented in story.ftl."""

from functools import cache

from tests.locales.ftl import Mentions, attributes, messages, variables

AS_WRITTEN = {"error-unknown-character", "error-unknown-edition"}
"""Messages that quote the character or the edition as typed, without forms."""
KINDS = {"story-power-takes": "source", "story-takes": "source", "story-gives": "target"}
INITIALS = {"story-card-of": "owner", "story-list-two": "last"}
LISTS = ("players", "ruined", "targets")
"""Variables that name the others where the viewer is one of several people."""


def forms_of_character(language: str) -> set[str]:
    """What may follow `$character-`."""
    return {"start", "name", "gender"} | _shared(language, "character-") - {"article"}


def forms_of_edition(language: str) -> set[str]:
    """What may follow `$edition-`."""
    return {"start"} | _shared(language, "edition-")


def given(language: str, message_id: str) -> set[str]:
    """The variables of a message, derived from the English one."""
    plain = variables("en", message_id)
    known = set(plain)
    if message_id not in AS_WRITTEN:
        if plain & {"character", "character-start"}:
            known |= {"character", *(f"character-{form}" for form in forms_of_character(language))}
        chosen_by = {variable for variable, _ in Mentions(messages("en")[message_id]).choices}
        if plain & {"edition", "edition-start"} and "edition" not in chosen_by:
            known |= {"edition", *(f"edition-{form}" for form in forms_of_edition(language))}
    for forms, form in ((KINDS, "kind"), (INITIALS, "initial")):
        if message_id in forms:
            known.add(f"{forms[message_id]}-{form}")
    return known | forms_of_lists(message_id)


def forms_of_lists(message_id: str) -> set[str]:
    """What continues or precedes "you" in a message to somebody who is in a list."""
    viewers = {
        word for variable, word in Mentions(messages("en")[message_id]).choices if variable == "viewer"
    }
    return {f"{name}-{form}" for name in LISTS if name in viewers for form in ("after", "before")}


@cache
def _shared(language: str, prefix: str) -> frozenset[str]:
    """The attributes that all messages with a prefix have in a language."""
    kind = [attributes(message) for name, message in messages(language).items() if name.startswith(prefix)]
    return frozenset(set.intersection(*kind) if kind else ())
