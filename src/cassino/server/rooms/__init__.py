"""Rooms: one task owns a table; clients, computers and alarms ask, and it does things in turn."""

from cassino.server.rooms.clients import Client, CloseCode
from cassino.server.rooms.desk import Desk, wall_clock
from cassino.server.rooms.house import House, NoSuchTable
from cassino.server.rooms.jobs import Arrive, Depart, Told, Turn
from cassino.server.rooms.room import Room
from cassino.server.rooms.rules_forms import RulesForm, read_rules
from cassino.server.rooms.seeing import Views, reader_of

__all__ = [
    "Arrive",
    "Client",
    "CloseCode",
    "Depart",
    "Desk",
    "House",
    "NoSuchTable",
    "Room",
    "RulesForm",
    "Told",
    "Turn",
    "Views",
    "read_rules",
    "reader_of",
    "wall_clock",
]
