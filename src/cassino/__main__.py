"""Runs the command line: `python -m cassino` is `cassino`."""

from cassino.cli import main

__all__: list[str] = []

if __name__ == "__main__":
    main()
