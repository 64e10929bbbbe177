"""Rooms: one task owns a table; clients, computers and alarms ask, and it does things in turn."""

from cassino.server.rooms.asking_once import ask
from cassino.server.rooms.clients import Client, CloseCode, changes_of, closing_for
from cassino.server.rooms.desk import Desk, wall_clock
from cassino.server.rooms.house import Elsewhere, House, NoSuchTable
from cassino.server.rooms.jobs import Arrive, Depart, Job, Order, Stop, Told, Turn
from cassino.server.rooms.keeping import load
from cassino.server.rooms.owning import ALONE, Door, FindRoom, NoOwner, Owning
from cassino.server.rooms.room import Room
from cassino.server.rooms.rules_forms import RulesForm, read_rules
from cassino.server.rooms.seeing import Views, reader_of

__all__ = [
    "ALONE",
    "Arrive",
    "Client",
    "CloseCode",
    "Depart",
    "Desk",
    "Door",
    "Elsewhere",
    "FindRoom",
    "House",
    "Job",
    "NoOwner",
    "NoSuchTable",
    "Order",
    "Owning",
    "Room",
    "RulesForm",
    "Stop",
    "Told",
    "Turn",
    "Views",
    "ask",
    "changes_of",
    "closing_for",
    "load",
    "read_rules",
    "reader_of",
    "wall_clock",
]
