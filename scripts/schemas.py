"""Prints the schemas for the client's types: WebSocket messages and HTTP bodies."""

import msgspec

from mascarade.server.config import Config
from mascarade.server.http.app import application
from mascarade.server.protocol.schema import schema
from mascarade.server.service import Service


def main() -> None:
    """Print the schemas as one JSON object."""
    http = application(Service(Config(database="sqlite:///never-opened.db"))).openapi_schema.to_schema()[
        "components"
    ]["schemas"]
    print(msgspec.json.encode({"messages": schema()["$defs"], "http": http}).decode())


if __name__ == "__main__":
    main()
