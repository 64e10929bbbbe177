"""The store: logs of tables, secret links, guests and finished matches in one SQL database.

SQLite by default, PostgreSQL by its address. What was appended is on disk when ``append`` returns;
rows are never changed, so a log is what happened. Only analyses are replaced: they can be made
again.
"""

from cassino.store.analyses import Analyses
from cassino.store.books import Books
from cassino.store.errors import (
    Conflict,
    DriverMissing,
    InUse,
    KeyTaken,
    NewerDatabase,
    StoreError,
    UnknownDatabase,
    Unreachable,
)
from cassino.store.holding import held_alone
from cassino.store.logs import Logs
from cassino.store.opening import Store, open_store
from cassino.store.places import data_folder, default_url
from cassino.store.rows import (
    AnalysisPart,
    Batch,
    Data,
    Entry,
    FinishedMatch,
    KnownTable,
    Link,
    LinkKind,
    Status,
)

__all__ = [
    "Analyses",
    "AnalysisPart",
    "Batch",
    "Books",
    "Conflict",
    "Data",
    "DriverMissing",
    "Entry",
    "FinishedMatch",
    "InUse",
    "KeyTaken",
    "KnownTable",
    "Link",
    "LinkKind",
    "Logs",
    "NewerDatabase",
    "Status",
    "Store",
    "StoreError",
    "UnknownDatabase",
    "Unreachable",
    "data_folder",
    "default_url",
    "held_alone",
    "open_store",
]
