"""Files that outlive whoever writes them: journals, and files that are there whole or not at all.

A journal keeps every piece of long work, so that whoever is killed goes on where it ended.
"""

from cassino.disk.holding import hold
from cassino.disk.journals import Journal, Kind, open_journal
from cassino.disk.watching import Watch
from cassino.disk.whole_files import new_beside, see_writable, unwritable, written_whole

__all__ = [
    "Journal",
    "Kind",
    "Watch",
    "hold",
    "new_beside",
    "open_journal",
    "see_writable",
    "unwritable",
    "written_whole",
]
