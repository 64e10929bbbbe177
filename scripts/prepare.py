"""Makes the checkout's own environment, `.venv`, ready to play (`run`) or to test (`dev`).

Everything comes from the pinned files in `requirements/`, each file checked by its hash. A mark is
written when all is in place, so a later call has nothing to do until the pins change, and an
install that was cut short counts for nothing. Needs only the standard library.
"""

import fcntl
import hashlib
import importlib.util
import json
import os
import subprocess
import sys
import tomllib
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
KINDS = {"run": ("run",), "dev": ("run", "dev")}
"""What an environment of each kind can stand in for: the `dev` pins contain the `run` pins."""

Mark = dict[str, str]


class PrepareError(Exception):
    """Why the environment can't be made, in one line for the person who asked."""


def digest(root: Path, kind: str) -> str:
    """Returns a checksum of all that decides what an environment of this kind contains."""
    settings = tomllib.loads((root / "pyproject.toml").read_text())
    parts = [
        json.dumps([settings["build-system"], settings["project"]], sort_keys=True).encode(),
        (root / "requirements" / "build.txt").read_bytes(),
        (root / "requirements" / f"{kind}.txt").read_bytes(),
    ]
    return hashlib.sha256(b"\0".join(parts)).hexdigest()


def place(root: Path) -> str:
    """Returns what ties an environment to its spot: it can't be moved, nor change its Python."""
    return f"{root} {sys.base_prefix} {sys.version}"


def read_mark(root: Path) -> Mark:
    """Returns the mark of a finished environment at this spot, empty when there is none."""
    try:
        mark = json.loads((root / ".venv" / "ready").read_text())
    except (OSError, ValueError):
        return {}
    return mark if mark.get("place") == place(root) else {}


def write_mark(root: Path, kind: str) -> None:
    """Marks the environment as finished, in one step that can't be half done."""
    mark = {"place": place(root)} | {name: digest(root, name) for name in KINDS[kind]}
    draft = root / ".venv" / "ready.draft"
    draft.write_text(json.dumps(mark))
    draft.replace(root / ".venv" / "ready")


def run(command: Sequence[str], cwd: Path) -> None:
    """Runs one step of the installation; pip says itself what went wrong.

    Raises:
        PrepareError: the step failed.
    """
    settings = {
        "PIP_DISABLE_PIP_VERSION_CHECK": "1",
        "PIP_NO_INPUT": "1",
        "PIP_REQUIRE_VIRTUALENV": "0",
        "PIP_USER": "0",
    }
    # The step keeps the lock of `prepare`, should it outlive a caller that was killed.
    done = subprocess.run(command, cwd=cwd, env=os.environ | settings, close_fds=False, check=False)
    if done.returncode:
        message = "the installation failed; the lines above say why, and the next call tries again"
        raise PrepareError(message)


def install(root: Path, kind: str, *, fresh: bool) -> None:
    """Fills `.venv` with the pinned packages and the project itself, as an editable install.

    Args:
        root: the checkout.
        kind: `run` or `dev`.
        fresh: whether to empty the environment first.

    Raises:
        PrepareError: Python lacks a part, or a step failed.
    """
    if fresh:
        if (
            importlib.util.find_spec("venv") is None
            or importlib.util.find_spec("ensurepip") is None
        ):
            message = (
                f"{sys.executable} lacks the venv module (Debian: apt-get install python3-venv)"
            )
            raise PrepareError(message)
        run([sys.executable, "-m", "venv", "--clear", ".venv"], root)
    python = str(root / ".venv" / "bin" / "python")
    pip = [python, "-m", "pip", "install", "-qq"]
    pins = ["-r", "requirements/build.txt", "-r", f"requirements/{kind}.txt"]
    run([*pip, "--require-hashes", *pins], root)
    run([*pip, "--no-deps", "--no-build-isolation", "--editable", "."], root)


def check_python() -> None:
    """Makes sure that this Python can make environments, which Debian's can't as it comes.

    Raises:
        PrepareError: it can't.
    """
    if not all(map(importlib.util.find_spec, ("venv", "ensurepip"))):
        message = f"{sys.executable} can't make environments (Debian: install python3-venv)"
        raise PrepareError(message)


def prepare(root: Path, kind: str) -> None:
    """Makes `.venv` ready, at once when it already is; a second caller waits for the first.

    Raises:
        PrepareError: it can't be made ready.
    """
    if read_mark(root).get(kind) == digest(root, kind):
        return
    with (root / "pyproject.toml").open() as gate:
        fcntl.flock(gate, fcntl.LOCK_EX)
        os.set_inheritable(gate.fileno(), True)
        mark = read_mark(root)
        if mark.get(kind) == digest(root, kind):
            return
        check_python()
        print("Installing into .venv (this takes a minute) ...", file=sys.stderr, flush=True)
        (root / ".venv" / "ready").unlink(missing_ok=True)
        install(root, kind, fresh=not mark)
        write_mark(root, kind)


def main(arguments: Sequence[str]) -> int:
    """Runs `prepare` for the kind named on the command line; returns the exit code."""
    if len(arguments) != 1 or arguments[0] not in KINDS:
        print(f"usage: scripts/prepare {'|'.join(KINDS)}", file=sys.stderr)
        return 2
    try:
        prepare(ROOT, arguments[0])
    except PrepareError as error:
        print(f"cassino: {error}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("cassino: stopped; the next call starts again", file=sys.stderr)
        return 130
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
