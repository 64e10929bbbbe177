"""The server: pages and sockets around the tables of one house.

``run`` runs it until it is told to stop; ``make_app`` gives the application to other web servers.
The protocol is written down in ``docs/protocol.md`` and published by the server as a schema.
"""

from cassino.server.app import make_app
from cassino.server.running import HouseError, run
from cassino.server.settings import DEFAULT_PORT, SettingError, Settings, read_settings

__all__ = [
    "DEFAULT_PORT",
    "HouseError",
    "SettingError",
    "Settings",
    "make_app",
    "read_settings",
    "run",
]
