"""What every test shares: the browser, the database server, the tools that a machine may lack.

A test marked with the name of a tool is left out where the machine lacks its tool, and the run's
summary says so and how to get it. With `CASSINO_REQUIRE_ALL=1` it fails instead.
"""

import os
import shutil
import signal
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path

import pytest
from hypothesis import settings

if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    # A shell that runs the tests in the background lets all that they start ignore Ctrl+C.
    signal.signal(signal.SIGINT, signal.default_int_handler)

settings.register_profile("cassino", deadline=None, derandomize="CI" in os.environ, print_blob=True)
settings.load_profile("cassino")


def find_chromium() -> str | None:
    """Returns the path of a Chromium: `CASSINO_CHROMIUM`, or the first on the search path."""
    names = (os.environ.get("CASSINO_CHROMIUM"), "chromium", "chromium-browser", "google-chrome")
    return next(filter(None, map(shutil.which, filter(None, names))), None)


def find_postgres() -> str | None:
    """Returns the URL of a PostgreSQL database that tests may fill and empty."""
    return os.environ.get("CASSINO_TEST_POSTGRES") or None


def find_redis() -> str | None:
    """Returns the URL of a Redis server, where there is the program to start others, too."""
    return os.environ.get("CASSINO_TEST_REDIS") if shutil.which("redis-server") else None


def find_web_tools() -> str | None:
    """Returns the folder of the packages of `package.json`, once they are installed."""
    return _node_packages(Path(__file__).parents[1], "axe-core", "typescript")


def find_peer() -> str | None:
    """Returns the folder of the packages of the server that ours is measured beside."""
    return _node_packages(Path(__file__).parents[1] / "benchmarks" / "peer", "boardgame.io")


def _node_packages(place: Path, *names: str) -> str | None:
    packages = place / "node_modules"
    installed = all((packages / name).is_dir() for name in names)
    return str(packages) if installed and shutil.which("node") else None


def find_package(name: str) -> str | None:
    """Returns where a Python package is that only an extra brings along."""
    spec = find_spec(name)
    return None if spec is None else spec.origin


@dataclass(frozen=True, slots=True)
class Tool:
    """A tool that a machine may lack: its name, how to get it, and how to find it."""

    name: str
    remedy: str
    find: Callable[[], str | None]

    @property
    def reason(self) -> str:
        """Why a test is left out without the tool."""
        return f"needs {self.name}"


TOOLS = {
    "browser": Tool(
        "Chromium",
        "apt-get install chromium, or set CASSINO_CHROMIUM to the path of one",
        find_chromium,
    ),
    "dask": Tool("Dask", "pip install distributed", lambda: find_package("distributed")),
    "learn": Tool("JAX and Optax", "pip install jax optax", lambda: find_package("optax")),
    "ray": Tool("Ray", "pip install ray", lambda: find_package("ray")),
    "postgres": Tool(
        "PostgreSQL",
        "set CASSINO_TEST_POSTGRES to the URL of an empty database, or run .ci/run on Debian",
        find_postgres,
    ),
    "redis": Tool(
        "Redis",
        "apt-get install redis-server, and set CASSINO_TEST_REDIS to the URL of one that runs,"
        " or run .ci/run on Debian",
        find_redis,
    ),
    "npm": Tool(
        "axe-core and TypeScript",
        "npm ci (Debian: apt-get install npm)",
        find_web_tools,
    ),
    "peer": Tool(
        "boardgame.io",
        "npm ci --prefix benchmarks/peer (Debian: apt-get install npm)",
        find_peer,
    ),
}
"""The tool that each marker asks for."""


@pytest.fixture(scope="session")
def chromium() -> Path:
    """Returns the path of the browser; a test that uses it is marked `browser`."""
    return Path(_found("browser"))


@pytest.fixture(scope="session")
def postgres_url() -> str:
    """Returns the URL of the test database; a test that uses it is marked `postgres`."""
    return _found("postgres")


@pytest.fixture(scope="session")
def redis_url() -> str:
    """Returns the URL of the Redis server; a test that uses it is marked `redis`."""
    return _found("redis")


@pytest.fixture(scope="session")
def web_tools() -> Path:
    """Returns the folder of the npm packages; a test that uses it is marked `npm`."""
    return Path(_found("npm"))


def _found(marker: str) -> str:
    """Returns where the marker's tool is; ends the test that asks for it when it's nowhere."""
    tool = TOOLS[marker]
    found = tool.find()
    if found is None:
        if os.environ.get("CASSINO_REQUIRE_ALL") == "1":
            pytest.fail(f"{tool.reason}: {tool.remedy}", pytrace=False)
        pytest.skip(tool.reason)
    return found


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    """Leaves out, or fails, a test whose tool the machine lacks, before its fixtures are made."""
    for marker in TOOLS:
        if item.get_closest_marker(marker) is not None:
            _found(marker)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Says how many tests were left out for lack of a tool, and how to get it."""
    reasons = Counter(_skip_reasons(terminalreporter))
    for tool in TOOLS.values():
        if left_out := reasons[tool.reason]:
            tests = "1 test" if left_out == 1 else f"{left_out} tests"
            terminalreporter.write_line(
                f"Left out: {tests} ({tool.reason}: {tool.remedy})", yellow=True
            )


def _skip_reasons(terminalreporter: pytest.TerminalReporter) -> Iterator[str]:
    """Gives the reason of each skipped test."""
    for report in terminalreporter.stats.get("skipped", ()):
        if isinstance(report.longrepr, tuple):
            yield report.longrepr[2].removeprefix("Skipped: ")
