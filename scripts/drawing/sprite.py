"""Write SVG: elements, symbols, and whole sprite files, as small text."""

from __future__ import annotations

NAMESPACE = "http://www.w3.org/2000/svg"


def tag(name: str, *children: str, **attributes: str | float) -> str:
    """One element as text.

    An underscore in an attribute's name stands for a hyphen, one at its end is dropped
    (``class_``); numbers are written as short as they can be.
    """
    written = "".join(
        f' {key.rstrip("_").replace("_", "-")}="{short(value)}"'
        for key, value in attributes.items()
    )
    if not children:
        return f"<{name}{written}/>"
    return f"<{name}{written}>{''.join(children)}</{name}>"


def short(value: str | float) -> str:
    """A number with at most one decimal and no idle zeros; text stays as it is."""
    if isinstance(value, str):
        return value
    rounded = f"{value:.1f}".rstrip("0").rstrip(".")
    return "0" if rounded in {"-0", ""} else rounded


def path(d: str, **attributes: str | float) -> str:
    """A path element."""
    return tag("path", d=d, **attributes)


def use(name: str, *, transform: str = "") -> str:
    """A reference to a shape of the same file."""
    if transform:
        return tag("use", href=f"#{name}", transform=transform)
    return tag("use", href=f"#{name}")


def symbol(name: str, box: str, *children: str) -> str:
    """A symbol that a page refers to as ``file.svg#name``."""
    return tag("symbol", *children, id=name, viewBox=box)


def document(*children: str, **attributes: str | float) -> str:
    """A whole SVG file, one child a line so that a change shows as a small diff."""
    opening = tag("svg", "\n", xmlns=NAMESPACE, **attributes)
    head, tail = opening.split("\n")
    return "\n".join((head, *children, tail)) + "\n"
