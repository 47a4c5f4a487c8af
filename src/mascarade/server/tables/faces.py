"""The face a person chose: a half mask on a coloured medallion. Otherwise pages derive one from the name.

A face is as public as the name. Masks and colours are stored by name, so none may be renamed or removed.
"""

from __future__ import annotations

from typing import Literal

import msgspec

FaceMask = Literal["half", "cat", "horns", "beak", "flames", "feather", "diamond", "bear"]
FaceColour = Literal[
    "rose",
    "sky",
    "amber",
    "iris",
    "pine",
    "rust",
    "orchid",
    "moss",
    "lagoon",
    "coral",
    "slate",
    "oak",
    "ink",
]


class Face(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A chosen face."""

    mask: FaceMask
    colour: FaceColour
    dark: bool = False
    """Whether the mask is dark instead of light."""
