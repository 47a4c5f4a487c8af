"""The JSON Schema of the messages in both directions."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from mascarade.server.protocol.client_in import ClientMessage
from mascarade.server.protocol.client_out import PROTOCOL, ServerMessage


@lru_cache(maxsize=1)
def schema() -> dict[str, object]:
    """The JSON Schema of all messages."""
    (client, server), components = msgspec.json.schema_components(
        (ClientMessage, ServerMessage), ref_template="#/$defs/{name}"
    )
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Messages of a Mascarade table",
        "$comment": f"protocol {PROTOCOL}",
        "$defs": {**components, "ClientMessage": client, "ServerMessage": server},
        "anyOf": [{"$ref": "#/$defs/ClientMessage"}, {"$ref": "#/$defs/ServerMessage"}],
    }
