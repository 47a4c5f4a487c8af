"""Translated messages (Fluent), one folder per language.

A language is a folder of ``.ftl`` files beside this module, which are read as one. A message that a language
lacks falls back to English.

>>> Words.of("it").with_article("empress", "second")
"l'Imperatrice"
>>> Words.of("en").power("king", "first", amount=3)
'Take 3 coins from the bank.'
>>> Words.of("en").say("story-card-left", character=Role("king", "second"))
'The King leaves the game.'
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING
from unicodedata import bidirectional

if TYPE_CHECKING:  # fluent.runtime imports babel, which is slow
    from importlib.resources.abc import Traversable

    from fluent.runtime import FluentBundle
    from fluent.runtime.resolver import Pattern

ENGLISH = "en"
"""The language with all messages, to which the others fall back."""


class UnknownLanguage(LookupError):
    """There is no folder for this language."""

    def __init__(self, language: str) -> None:
        super().__init__(f"no language {language!r}; there are {', '.join(LANGUAGES)}")


class UnknownMessage(LookupError):
    """Neither the language nor English has the message."""

    def __init__(self, message_id: str, language: str) -> None:
        super().__init__(f"no message {message_id!r} in {language!r} or in English")


class BrokenMessage(ValueError):
    """A message that does not parse, or lacks an argument."""


@dataclass(frozen=True, slots=True)
class Role:
    """A character as an argument of a message, in all its grammatical forms.

    The argument `x` becomes `$x` (with article), `$x-name`, `$x-start` (at the start of a sentence),
    `$x-gender`, and `$x-<attribute>` for every other attribute of its message, such as `$x-dative`.
    """

    character: str
    edition: str
    marks: tuple[str, str] = ("", "")
    """Style marks before and after each form; the gender is not printed and gets none."""


@dataclass(frozen=True, slots=True)
class Piece:
    """A message as an argument of another, such as `edition-first`: `$x`, `$x-start`, `$x-<attribute>`."""

    message: str


Argument = str | int | float | bool | Role | Piece
"""An argument of a message."""


@dataclass(frozen=True, slots=True, eq=False)
class Words:
    """The messages of one language; created by :meth:`of`."""

    language: str
    """The folder's name, such as ``fr``."""

    _bundles: tuple[FluentBundle, ...]
    """Where messages are looked up, in this order."""

    @staticmethod
    def of(language: str) -> Words:
        """The messages of a language of :data:`LANGUAGES`; cached."""
        if language not in LANGUAGES:
            raise UnknownLanguage(language)
        return _words(language)

    def has(self, message_id: str) -> bool:
        """Whether the message exists, possibly only in English."""
        return self._find(message_id) is not None

    def say(self, message_id: str, /, **arguments: Argument) -> str:
        """The text of a message, or of an attribute: ``message.attribute``. A bool is passed as yes or no."""
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
        """A number with this many decimal digits, in the format of the language."""
        from babel.numbers import format_decimal  # noqa: PLC0415

        return format_decimal(number, format=f"0.{'0' * digits}" if digits else "0", locale=self.language)

    def percent(self, share: float, digits: int) -> str:
        """A share in percent, with this many decimal digits."""
        return self.say("arena-percent", share=self.decimal(100 * share, digits))

    def name(self, character_id: str, edition: str) -> str:
        """The character's name: ``Juge``."""
        return self.say(self._of_edition(f"character-{character_id}", edition))

    def with_article(self, character_id: str, edition: str) -> str:
        """The name with its article: ``le Juge``."""
        return self.say(self._of_edition(f"character-{character_id}", edition) + ".article")

    def gender(self, character_id: str, edition: str) -> str:
        """The name's grammatical gender, ``masculine`` or ``feminine``, for messages to select on."""
        return self.say(self._of_edition(f"character-{character_id}", edition) + ".gender")

    def power(self, character_id: str, edition: str, amount: int, players: int = 6) -> str:
        """The text of the character's power; ``amount`` is its number of coins in this edition.

        With two or three players some powers reach other cards.
        """
        return self.say(self._of_edition(f"power-{character_id}", edition), amount=amount, players=players)

    def _forms(self, name: str, value: Argument) -> dict[str, str | int | float]:
        """The variables of an argument: several for a character or a piece, else one."""
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
                variables = {f"{name}-{form}": f"{before}{text}{after}" for form, text in forms.items()}
                gender = self.say(f"{message}.gender")
                return {**variables, name: f"{before}{article}{after}", f"{name}-gender": gender}
            case Piece(message):
                text = self.say(message)
                forms = {"start": at_the_start(text), **self._attributes(message)}
                return {name: text, **{f"{name}-{form}": variant for form, variant in forms.items()}}
            case str():
                return {name: isolated(value)}
        return {name: value}

    def _attributes(self, message_id: str) -> dict[str, str]:
        """All attributes of a message."""
        own = next((bundle for bundle in self._bundles if bundle.has_message(message_id)), None)
        names = () if own is None else own.get_message(message_id).attributes
        return {name: self.say(f"{message_id}.{name}") for name in names}

    def _of_edition(self, message_id: str, edition: str) -> str:
        """The id of the edition's message if there is one, else of the message for all editions."""
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


def isolated(text: str) -> str:
    """The text in marks that keep it from reordering the words around it, if it runs from right to left."""
    return f"\u2068{text}\u2069" if any(bidirectional(each) in ("R", "AL") for each in text) else text


def at_the_start(text: str) -> str:
    """The text with a capital letter, for the start of a sentence."""
    return text[:1].upper() + text[1:]


def _ftl_files(folder: Traversable) -> list[Traversable]:
    return sorted(
        (file for file in folder.iterdir() if file.name.endswith(".ftl")), key=lambda file: file.name
    )


def _languages() -> tuple[str, ...]:
    folders = (folder for folder in files(__name__).iterdir() if folder.is_dir() and _ftl_files(folder))
    return tuple(sorted((folder.name for folder in folders), key=lambda name: (name != ENGLISH, name)))


LANGUAGES: tuple[str, ...] = _languages()
"""All languages with a folder: English first, then by name."""


@cache
def _words(language: str) -> Words:
    own = _bundle(language)
    return Words(language, (own,) if language == ENGLISH else (own, _bundle(ENGLISH)))


@cache
def _bundle(language: str) -> FluentBundle:
    from fluent.runtime import FluentBundle, FluentResource  # noqa: PLC0415
    from fluent.syntax.ast import Junk  # noqa: PLC0415

    # Marks around everything would show up in terminals and copied text; `isolated` adds what is needed.
    bundle = FluentBundle([language], use_isolating=False)
    for file in _ftl_files(files(__name__) / language):
        resource = FluentResource(file.read_text(encoding="utf-8"))
        for entry in resource.body:
            if isinstance(entry, Junk):
                raise BrokenMessage(f"{language}/{file.name} does not parse at: {entry.content!r}")
        bundle.add_resource(resource)
    return bundle
