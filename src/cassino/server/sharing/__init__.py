"""Sharing: several processes with one database; Redis says which of them has a table.

The process that has a table is the only one that knows its hidden cards, runs its clocks and
computers, and writes its log. The others carry their guests' frames there, and the answers back.
"""

from cassino.server.sharing.shared import Shared
from cassino.server.sharing.wire import NoRedis, Wire, open_wire

__all__ = ["NoRedis", "Shared", "Wire", "open_wire"]
