"""Places: who is at which table, and the links by which one gets there."""

from __future__ import annotations

from cassino.server.keys import digest
from cassino.server.pages.site import Site
from cassino.server.problems import Problem
from cassino.server.rooms import Door, NoOwner, NoSuchTable
from cassino.store import Link, LinkKind
from cassino.table import LogError, Table


async def enter(site: Site, table_id: str, guest: str, acts_as: str | None = None) -> None:
    """Let a guest be at a table, as itself or as who it is there already."""
    found = await site.store.books.find_place(table_id, guest)
    if found != (acts_as or guest):
        now = site.house.desk.now()
        await site.store.books.add_place(table_id, guest, acts_as or guest, now)


async def place_of(site: Site, table_id: str, guest: str) -> str:
    """Under which id a guest is at a table.

    Raises:
        Problem: when it isn't.
    """
    found = await site.store.books.find_place(table_id, guest)
    if found is None:
        raise Problem(403, "table/not-here")
    return found


async def link_of(site: Site, secret: str, *kinds: LinkKind) -> Link:
    """The link of a secret.

    Raises:
        Problem: when there is none of these kinds.
    """
    found = await site.store.books.find_link(digest(secret))
    if found is None or found.kind not in kinds:
        raise Problem(404, "link/invalid")
    return found


async def seat_path(site: Site, table_id: str, guest: str) -> str:
    """The link by which a guest is itself again, made good on the way."""
    await site.store.books.add_link(site.jar.keys.link(table_id, LinkKind.SEAT, guest))
    return site.link_path(LinkKind.SEAT, table_id, guest)


async def door_of(site: Site, table_id: str) -> tuple[Door, Table]:
    """The way to a table, and the table as it is now.

    Raises:
        Problem: when there is no such table, its log is broken, or nobody can have it now.
    """
    try:
        door = await site.house.door(table_id)
        return door, await door.look()
    except NoSuchTable as wrong:
        raise Problem(404, wrong.code) from None
    except NoOwner as wrong:
        raise Problem(503, wrong.code) from None
    except LogError:
        raise Problem(500, "table/broken") from None
