"""What people read, in their language: Fluent messages, one folder a language.

A language is a folder of ``.ftl`` files beside this module, and nothing else; the files of a folder are read
as one. A message that a language lacks is said in English.

>>> Words.of("it").with_article("empress", "second")
"l'Imperatrice"
>>> Words.of("en").power("king", "first", amount=3)
'Take 3 coins from the bank.'
>>> Words.of("en").say("story-power", player="Ada", character=Role("king", "second"))
'Ada uses the power of the King.'
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING

if TYPE_CHECKING:  # fluent.runtime brings babel along: only who speaks waits for it
    from importlib.resources.abc import Traversable

    from fluent.runtime import FluentBundle
    from fluent.runtime.resolver import Pattern

__all__ = [
    "ENGLISH",
    "LANGUAGES",
    "Argument",
    "BrokenMessage",
    "Piece",
    "Role",
    "UnknownLanguage",
    "UnknownMessage",
    "Words",
    "at_the_start",
]

ENGLISH = "en"
"""The language that has every message; the others fall back to it."""


class UnknownLanguage(LookupError):
    """There is no folder of this language."""

    def __init__(self, language: str) -> None:
        super().__init__(f"no language {language!r}; there are {', '.join(LANGUAGES)}")


class UnknownMessage(LookupError):
    """Neither the language nor English has this message."""

    def __init__(self, message_id: str, language: str) -> None:
        super().__init__(f"no message {message_id!r} in {language!r} or in English")


class BrokenMessage(ValueError):
    """A message that does not parse, or that was not given what it needs."""


@dataclass(frozen=True, slots=True)
class Role:
    """A character inside a message, in all the forms that a grammar may ask for.

    Given as `x` it is told as `$x` (with its article), `$x-name`, `$x-start` (as it begins a sentence),
    `$x-gender`, and `$x-<attribute>` for every other attribute of its message, such as `$x-dative`.
    """

    character: str
    edition: str
    marks: tuple[str, str] = ("", "")
    """What is put before and after each form, for those who paint; the gender is never read and gets none."""


@dataclass(frozen=True, slots=True)
class Piece:
    """Another message inside a message, such as `edition-first`: `$x`, `$x-start` and `$x-<attribute>`."""

    message: str


Argument = str | int | float | bool | Role | Piece
"""What a message can be given."""


@dataclass(frozen=True, slots=True, eq=False)
class Words:
    """The messages of one language. Get it with :meth:`of`."""

    language: str
    """The folder's name, such as ``fr``."""

    _bundles: tuple[FluentBundle, ...]
    """Where a message is looked for, in this order."""

    @staticmethod
    def of(language: str) -> Words:
        """The words of a language of :data:`LANGUAGES`; read once."""
        if language not in LANGUAGES:
            raise UnknownLanguage(language)
        return _words(language)

    def has(self, message_id: str) -> bool:
        """Whether :meth:`say` knows this message, be it in English only."""
        return self._find(message_id) is not None

    def say(self, message_id: str, /, **arguments: Argument) -> str:
        """A message, or with ``message.attribute`` one of its attributes. A bool is told as yes or no."""
        found = self._find(message_id)
        if found is None:
            raise UnknownMessage(message_id, self.language)
        bundle, pattern = found
        given: dict[str, str | int | float] = {}
        for name, value in arguments.items():
            given |= self._forms(name, value)
        text, errors = bundle.format_pattern(pattern, given)
        if errors or not isinstance(text, str):
            raise BrokenMessage(f"{message_id!r} in {bundle.locales[0]!r}: {'; '.join(map(str, errors))}")
        return text

    def decimal(self, number: float, digits: int) -> str:
        """A number with so many digits after the decimal mark of the language."""
        from babel.numbers import format_decimal  # noqa: PLC0415

        return format_decimal(number, format=f"0.{'0' * digits}" if digits else "0", locale=self.language)

    def name(self, character_id: str, edition: str) -> str:
        """The character's name: ``Juge``."""
        return self.say(self._of_edition(f"character-{character_id}", edition))

    def with_article(self, character_id: str, edition: str) -> str:
        """The name as it stands inside a sentence: ``le Juge``."""
        return self.say(self._of_edition(f"character-{character_id}", edition) + ".article")

    def gender(self, character_id: str, edition: str) -> str:
        """The name's grammatical gender, ``masculine`` or ``feminine``, for messages to select on."""
        return self.say(self._of_edition(f"character-{character_id}", edition) + ".gender")

    def power(self, character_id: str, edition: str, amount: int, players: int = 6) -> str:
        """What the character's power does; ``amount`` is its number of coins in this edition.

        With two or three players some powers reach other cards than with more.
        """
        return self.say(self._of_edition(f"power-{character_id}", edition), amount=amount, players=players)

    def _forms(self, name: str, value: Argument) -> dict[str, str | int | float]:
        """An argument as a message gets it: most are one variable, a character or a piece is several."""
        match value:
            case bool():
                return {name: "yes" if value else "no"}
            case Role(character, edition, (before, after)):
                message = self._of_edition(f"character-{character}", edition)
                article = self.say(f"{message}.article")
                forms = {
                    "name": self.say(message),
                    "start": at_the_start(article),
                    **self._attributes(message),
                }
                told = {f"{name}-{form}": f"{before}{words}{after}" for form, words in forms.items()}
                gender = self.say(f"{message}.gender")
                return {**told, name: f"{before}{article}{after}", f"{name}-gender": gender}
            case Piece(message):
                words = self.say(message)
                forms = {"start": at_the_start(words), **self._attributes(message)}
                return {name: words, **{f"{name}-{form}": told for form, told in forms.items()}}
        return {name: value}

    def _attributes(self, message_id: str) -> dict[str, str]:
        """All attributes of a message."""
        own = next((bundle for bundle in self._bundles if bundle.has_message(message_id)), None)
        names = () if own is None else own.get_message(message_id).attributes
        return {name: self.say(f"{message_id}.{name}") for name in names}

    def _of_edition(self, message_id: str, edition: str) -> str:
        """The edition's own message where it has one, else the one for all editions."""
        own = f"{message_id}-{edition}"
        return own if self.has(own) else message_id

    def _find(self, message_id: str) -> tuple[FluentBundle, Pattern] | None:
        name, _, attribute = message_id.partition(".")
        for bundle in self._bundles:
            if bundle.has_message(name):
                message = bundle.get_message(name)
                pattern = message.attributes.get(attribute) if attribute else message.value
                if pattern is not None:
                    return bundle, pattern
        return None


def at_the_start(told: str) -> str:
    """The words as they begin a sentence."""
    return told[:1].upper() + told[1:]


def _ftl_files(folder: Traversable) -> list[Traversable]:
    return sorted(
        (file for file in folder.iterdir() if file.name.endswith(".ftl")), key=lambda file: file.name
    )


def _languages() -> tuple[str, ...]:
    folders = (folder for folder in files(__name__).iterdir() if folder.is_dir() and _ftl_files(folder))
    return tuple(sorted((folder.name for folder in folders), key=lambda name: (name != ENGLISH, name)))


LANGUAGES: tuple[str, ...] = _languages()
"""Every language there is a folder of: English first, then by name."""


@cache
def _words(language: str) -> Words:
    own = _bundle(language)
    return Words(language, (own,) if language == ENGLISH else (own, _bundle(ENGLISH)))


@cache
def _bundle(language: str) -> FluentBundle:
    from fluent.runtime import FluentBundle, FluentResource  # noqa: PLC0415
    from fluent.syntax.ast import Junk  # noqa: PLC0415

    # Isolation marks would end up in terminals, logs and copied text; our names need none.
    bundle = FluentBundle([language], use_isolating=False)
    for file in _ftl_files(files(__name__) / language):
        resource = FluentResource(file.read_text(encoding="utf-8"))
        for entry in resource.body:
            if isinstance(entry, Junk):
                raise BrokenMessage(f"{language}/{file.name} does not parse at: {entry.content!r}")
        bundle.add_resource(resource)
    return bundle
