"""The fingerprint of what a computer was shown, for the log."""

from __future__ import annotations

import json
from hashlib import sha256

from cassino.rules import PlayerView
from cassino.table.forms import form_of


def view_hash(view: PlayerView) -> str:
    """The SHA-256 (hexadecimal) of a view's plain form as JSON, keys sorted, without spaces.

    >>> from cassino.rules import deal, variant, view_of
    >>> start = deal(variant(), seed="a")
    >>> view_hash(view_of(start, 0)) == view_hash(view_of(start, 1))
    False
    """
    plain = form_of(PlayerView).write(view)
    return sha256(json.dumps(plain, sort_keys=True, separators=(",", ":")).encode()).hexdigest()
