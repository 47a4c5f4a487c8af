"""The process that reviews games: `python -m mascarade.server.review.worker_main`, started by the server."""

from __future__ import annotations

import os

from mascarade.server.botpool.child_main import answer_parent
from mascarade.server.review.work import answer

_NICENESS = 10
"""Reviews can wait; moves can't."""


def main() -> None:
    """Serve the parent."""
    os.nice(_NICENESS)
    answer_parent(answer)


if __name__ == "__main__":
    main()
