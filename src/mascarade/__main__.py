"""``python -m mascarade`` is the ``mascarade`` command."""

from mascarade.cli.app import main

if __name__ == "__main__":
    main()
