"""A Redis server of a test's own, that it may kill and start again."""

import shutil
import socket
import subprocess
import time
from pathlib import Path


class RedisServer:
    """A Redis server on a free port of loopback, which keeps nothing."""

    def __init__(self, folder: Path) -> None:
        """Starts it."""
        program = shutil.which("redis-server")
        assert program is not None
        with socket.create_server(("127.0.0.1", 0)) as free:
            self.port: int = free.getsockname()[1]
        where = ("--bind", "127.0.0.1", "--port", str(self.port), "--dir", str(folder))
        self._command = [program, *where, "--save", ""]
        self.start()

    @property
    def url(self) -> str:
        """Its address."""
        return f"redis://127.0.0.1:{self.port}/0"

    def start(self) -> None:
        """Starts it, and waits until it answers."""
        self.process = subprocess.Popen(self._command, stdout=subprocess.DEVNULL)
        until = time.monotonic() + 30
        while time.monotonic() < until:
            try:
                with socket.create_connection(("127.0.0.1", self.port), 1) as line:
                    line.sendall(b"PING\r\n")
                    if line.recv(7) == b"+PONG\r\n":
                        return
            except OSError:
                time.sleep(0.05)
        raise AssertionError("redis-server doesn't answer")

    def kill(self) -> None:
        """Ends it at once."""
        self.process.kill()
        self.process.wait()
