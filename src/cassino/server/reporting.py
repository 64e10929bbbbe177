"""What the house writes down about itself: plain lines, or one JSON object a line.

Addresses are written as routes, never as they were asked for: a link's secret stands in them.
"""

from __future__ import annotations

import logging
import sys
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any, Final

import msgspec

if TYPE_CHECKING:
    from cassino.server.settings import Settings

LOG: Final = logging.getLogger("cassino")

_DETAILS: Final = "cassino_details"


def note(level: int, message: str, **details: object) -> None:
    """Write something down with its details, such as a table's id and a duration."""
    LOG.log(level, message, extra={_DETAILS: details})


def failed(message: str, wrong: BaseException, **details: object) -> None:
    """Write down a mistake in the program, with where it happened."""
    LOG.error(message, exc_info=wrong, extra={_DETAILS: details})


def set_up_logging(settings: Settings) -> None:
    """Send what the house and its libraries say to the standard error output."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if settings.log_json else PlainLines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    LOG.setLevel(settings.log_level.upper())
    for quiet in ("uvicorn.access", "alembic"):
        logging.getLogger(quiet).setLevel(logging.ERROR)


class JsonLines(logging.Formatter):
    """One JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        """Write a record as an object."""
        told: dict[str, Any] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
            **getattr(record, _DETAILS, {}),
        }
        if record.exc_info:
            told["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(told, enc_hook=str).decode()


class PlainLines(logging.Formatter):
    """A line for people."""

    def format(self, record: logging.LogRecord) -> str:
        """Write a record as a line, with a trace behind it for a mistake in the program."""
        details = getattr(record, _DETAILS, {})
        at = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="seconds")
        told = "".join(f" {name}={value}" for name, value in details.items())
        line = f"{at} {record.levelname.lower()} {record.getMessage()}{told}"
        return f"{line}\n{self.formatException(record.exc_info)}" if record.exc_info else line
