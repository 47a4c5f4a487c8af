"""`mascarade replay`: a recorded game, as a story."""

from __future__ import annotations

from mascarade.cli import options
from mascarade.cli.narrative.record import print_record, record_as_json
from mascarade.cli.narrative.viewer import parse_viewer
from mascarade.cli.terminal import files
from mascarade.cli.terminal.output import error_boundary, write_json
from mascarade.rules import read_record
from mascarade.rules import verify as verify_record
from mascarade.rules.record import MAX_RECORD_BYTES


def replay(
    file: options.RecordFile,
    viewer: options.Viewer = "1",
    language: options.Language = None,
    as_json: options.Json = False,
) -> None:
    """Verify a record and tell its game as a story.

    With --json: one document as printed by 'mascarade demo --json', without the seed.

    \b
    Examples:
      mascarade replay game.json
      mascarade replay game.json --viewer Bruno
      mascarade replay game.json --viewer spectator --json
    """
    with error_boundary(as_json=as_json, language=language):
        record = read_record(files.read(file, MAX_RECORD_BYTES))
        verify_record(record)
        seen_by = parse_viewer(viewer, record.names)
        if as_json:
            write_json(record_as_json(record, seen_by))
        else:
            print_record(record, seen_by)
