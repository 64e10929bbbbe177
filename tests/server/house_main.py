"""The program of a house under test: it says its address on its standard output."""

from cassino.server import run


def main() -> None:
    """Runs a house on a free port."""
    run(port=0, on_ready=lambda address: print(address, flush=True))  # noqa: T201


if __name__ == "__main__":
    main()
