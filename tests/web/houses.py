"""Houses for browsers: each keeps its port, so that it can be killed and come back."""

import json
import os
import subprocess
import sys
import urllib.request
from pathlib import Path
from typing import Any, cast

from tests.server.houses import FAST

MAIN = Path(__file__).with_name("house_main.py")


class House:
    """A house in a process of its own, on loopback."""

    def __init__(self, home: Path, **settings: str) -> None:
        """Starts it on a free port."""
        self.home = home
        home.mkdir(parents=True, exist_ok=True)
        self.log_path = home / "log"
        self.settings = {f"CASSINO_{name.upper()}": text for name, text in settings.items()}
        self.url = ""
        self.process = self._start("0")

    def _start(self, port: str) -> subprocess.Popen[str]:
        env = {name: text for name, text in os.environ.items() if not name.startswith("CASSINO_")}
        env |= {"CASSINO_HOME": str(self.home), **FAST, **self.settings}
        env["PYTHONPATH"] = os.pathsep.join(filter(None, sys.path))
        with self.log_path.open("ab") as log:
            process = subprocess.Popen(
                [sys.executable, str(MAIN), port],
                stdout=subprocess.PIPE,
                stderr=log,
                env=env,
                text=True,
            )
        assert process.stdout is not None
        self.url = process.stdout.readline().strip().rstrip("/")
        assert self.url.startswith("http"), self.log_path.read_text(encoding="utf-8")
        return process

    def kill(self) -> None:
        """Ends it at once, whatever it is doing."""
        self.process.kill()
        self._wait()

    def restart(self) -> None:
        """Starts it again where it was."""
        self.process = self._start(self.url.rpartition(":")[2])

    def stop(self) -> None:
        """Asks it to end, and waits until it has."""
        if self.process.poll() is None:
            self.process.terminate()
        self._wait()

    def _wait(self) -> None:
        self.process.wait(timeout=90)
        if self.process.stdout is not None:
            self.process.stdout.close()

    def words(self, language: str) -> dict[str, str]:
        """The labels of the client in a language."""
        return cast("dict[str, str]", self.document(f"/words/{language}.json")["labels"])

    def document(self, path: str) -> dict[str, Any]:
        """A JSON document of the house."""
        with urllib.request.urlopen(self.url + path, timeout=90) as answer:  # noqa: S310
            return cast("dict[str, Any]", json.load(answer))
