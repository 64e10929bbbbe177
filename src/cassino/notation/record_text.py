"""Records as text: header lines, one number a round of turns, comments in braces."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cassino.notation.records import (
    UNFINISHED,
    Record,
    RecordedDeal,
    RecordedMove,
    Tag,
)
from cassino.rules import Variant, default_partners, options_of


def format_record(record: Record) -> str:
    r"""Write a record; reading what is written gives the same record, to the byte.

    >>> from cassino.rules import variant
    >>> print(format_record(Record(variant(), 2, False, ("A", "B"), None, (), None)), end="")
    [Variant "classic"]
    [Options ""]
    [Seats "2"]
    [Names "A" "B"]
    [Result "*"]
    """
    return "\n".join(_lines(record)) + "\n"


def format_options(variant: Variant) -> str:
    """The switches that differ from the preset, as a record writes them.

    >>> from cassino.rules import variant
    >>> format_options(variant("royal", raise_own=False, target=31))
    'raise_own=false; target=31'
    """
    return "; ".join(f"{name}={setting_text(value)}" for name, value in options_of(variant).items())


def setting_text(setting: object) -> str:
    """A setting as text, as options are written in records and on the command line.

    >>> setting_text(None), setting_text(True)
    ('null', 'true')
    """
    if setting is None:
        return "null"
    return str(setting).lower() if isinstance(setting, bool) else str(setting)


def _lines(record: Record) -> Iterator[str]:
    yield _tag(("Variant", (record.variant.preset,)))
    yield _tag(("Options", (format_options(record.variant),)))
    yield _tag(("Seats", (str(record.seats),)))
    if record.partners != default_partners(record.variant, record.seats) or record.partners:
        yield _tag(("Partners", ("yes" if record.partners else "no",)))
    if record.names:
        yield _tag(("Names", record.names))
    if record.date is not None:
        yield _tag(("Date", (record.date,)))
    yield from map(_tag, record.tags)
    for deal in record.deals:
        yield from _deal_lines(deal, record.seats)
    result = UNFINISHED if record.result is None else "-".join(map(str, record.result))
    yield _tag(("Result", (result,)))


def _tag(tag: Tag) -> str:
    name, texts = tag
    quoted = (text.replace("\\", "\\\\").replace('"', '\\"') for text in texts)
    return f"[{name}" + "".join(f' "{text}"' for text in quoted) + "]"


def _deal_lines(deal: RecordedDeal, seats: int) -> Iterator[str]:
    yield from map(_tag, deal.tags)
    yield _tag(("Deck", (" ".join(card.text for card in deal.deck),)))
    yield _tag(("Dealer", (str(deal.dealer),)))
    yield ""
    if deal.comments:
        yield " ".join(f"{{{comment}}}" for comment in deal.comments)
    for start in range(0, len(deal.moves), seats):
        moves = deal.moves[start : start + seats]
        yield f"{start // seats + 1}. {_round(moves)}"
    if deal.points is not None:
        yield "{deal " + "-".join(map(str, deal.points)) + "}"
    yield ""


def _round(moves: Sequence[RecordedMove]) -> str:
    """The moves of a round, three spaces between them, comments behind their move."""
    return "   ".join(
        " ".join([move.text, *(f"{{{comment}}}" for comment in move.comments)]) for move in moves
    )
