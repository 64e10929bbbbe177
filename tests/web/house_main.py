"""The program of a house under test: it listens on the port given, and says its address."""

import sys

from cassino.server import run


def main() -> None:
    """Runs a house; port 0 is a free one."""
    run(port=int(sys.argv[1]), on_ready=lambda address: print(address, flush=True))  # noqa: T201


if __name__ == "__main__":
    main()
