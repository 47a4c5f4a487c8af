"""`--ray`, alone or with an address: which of the two, is told by what follows it.

Typer has no options whose value may be left out.
"""

from __future__ import annotations

from typing import Annotated, Any

import typer
from typer.core import TyperCommand

OPTION = "--ray"

RayOption = Annotated[
    str | None,
    typer.Option(
        OPTION,
        metavar="[HOST:PORT]",
        help="Play on a Ray cluster: the one at this address, or one of its own here with --jobs workers. "
        "Needs pip install 'mascarade[cluster]'.",
        show_default=False,
    ),
]


class RayCommand(TyperCommand):
    """A command with such an option."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Say what a `--ray` alone means."""
        if OPTION in args:
            from mascarade.arena.runner.ray import HERE, is_address

            place = args.index(OPTION)
            if not args[place + 1 : place + 2] or not is_address(args[place + 1]):
                args = [*args[:place], f"{OPTION}={HERE}", *args[place + 1 :]]
        return super().parse_args(ctx, args)
