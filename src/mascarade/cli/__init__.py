"""The ``mascarade`` command: games told as stories, scenarios shown and checked, records verified."""
