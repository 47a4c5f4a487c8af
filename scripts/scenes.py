"""Prints how long each event is shown, for the client: `web/src/model/scenes.json`."""

import json

from mascarade.server.tables.scenes import PACES, REVEAL_MS, SCENES


def main() -> None:
    """Print the paces, the steps of a reveal and the scenes as one JSON object."""
    scenes = {
        str(event.__struct_config__.tag): {"length": it.length, "each": it.each, "counts": it.counts}
        for event, it in SCENES.items()
    }
    print(json.dumps({"paces": PACES, "reveal": REVEAL_MS, "scenes": scenes}, indent=2))


if __name__ == "__main__":
    main()
