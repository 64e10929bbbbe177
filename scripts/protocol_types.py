"""Write the types of the protocol's frames for the browser client, from its published schema.

``python scripts/protocol_types.py`` writes ``src/cassino/web/protocol.d.ts``; ``--check`` writes
nothing and fails when the file isn't what would be written. Only the type checker reads the file.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from cassino.server.protocol import schema

FILE = Path(__file__).resolve().parent.parent / "src" / "cassino" / "web" / "protocol.d.ts"

HEAD = "// Written by scripts/protocol_types.py from the protocol's schema.\n"

_PLAIN: Mapping[str, str] = {
    "integer": "number",
    "number": "number",
    "string": "string",
    "boolean": "boolean",
    "null": "null",
}


def types() -> str:
    """The whole file."""
    parts: Mapping[str, Any] = schema()["$defs"]
    names = {"client": "ClientMessage", "server": "ServerMessage"}
    written = (_declared(names.get(name, name), shape) for name, shape in parts.items())
    return HEAD + "\n" + "\n\n".join(written) + "\n"


def _declared(name: str, shape: Mapping[str, Any]) -> str:
    return "\n".join([*_comment(shape, ""), f"export type {name} = {_type(shape)};"])


def _comment(shape: Mapping[str, Any], margin: str) -> Iterator[str]:
    told = str(shape.get("description", ""))
    if told:
        lines = told.replace("``", "`").splitlines()
        if len(lines) == 1:
            yield f"{margin}/** {lines[0]} */"
            return
        yield f"{margin}/**"
        yield from (f"{margin} * {line}".rstrip() for line in lines)
        yield f"{margin} */"


def _type(shape: Mapping[str, Any]) -> str:
    """The type of a part of the schema."""
    if "$ref" in shape:
        return str(shape["$ref"]).rpartition("/")[2]
    if "enum" in shape:
        return " | ".join(json.dumps(each) for each in shape["enum"])
    if "anyOf" in shape:
        return " | ".join(_type(each) for each in shape["anyOf"])
    match shape.get("type"):
        case "array":
            inner = _type(shape["items"])
            return f"({inner})[]" if "|" in inner else f"{inner}[]"
        case "object":
            return _object(shape)
        case str(plain):
            return _PLAIN[plain]
        case _:
            return "unknown"


def _object(shape: Mapping[str, Any]) -> str:
    if "properties" not in shape:
        inner = shape.get("additionalProperties", {})
        return f"Record<string, {_type(inner) if isinstance(inner, dict) else 'unknown'}>"
    needed = set(shape.get("required", ()))
    fields = [
        f"  {name}{'' if name in needed else '?'}: {_type(part)};"
        for name, part in shape["properties"].items()
    ]
    return "\n".join(["{", *fields, "}"])


def main() -> int:
    """Write, or check; 1 when a check finds a difference."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--check", action="store_true", help="only compare, and fail if unlike")
    asked = parser.parse_args()
    text = types()
    if not asked.check:
        FILE.write_text(text, encoding="utf-8", newline="\n")
        return 0
    if FILE.is_file() and FILE.read_text(encoding="utf-8") == text:
        return 0
    print(f"{FILE.name}: differs from what scripts/protocol_types.py writes", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main())
