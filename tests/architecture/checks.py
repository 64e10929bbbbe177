"""What the source must be like, as functions from a source tree to the faults found in it."""

import ast
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

LINE_LIMIT = 400
"""Lines a file of program text may have; pictures, catalogues and other data are not counted."""

VAGUE_NAMES = frozenset({"util", "utils", "helper", "helpers", "common", "manager", "managers"})
"""Names that say nothing about what is inside."""

PLAIN_FLOORS = ("cards", "rules")
"""Floors that know only the standard library and the floors below them."""

TAUGHT_FLOORS = ("cards", "rules", "notation")
"""Floors whose every public function shows itself at work in a doctest."""


def long_files(source: Path) -> Iterator[str]:
    """Finds files of program text over the limit."""
    for path in sorted(source.rglob("*")):
        if path.suffix in {".py", ".js", ".css"} and path.is_file():
            length = len(path.read_text(encoding="utf-8").splitlines())
            if length > LINE_LIMIT:
                yield f"{path.relative_to(source)} has {length} lines, over {LINE_LIMIT}"


def vague_names(source: Path) -> Iterator[str]:
    """Finds modules, scripts and folders whose name says nothing."""
    for path in sorted(source.rglob("*")):
        if path.stem.strip("_").lower() in VAGUE_NAMES:
            yield f"{path.relative_to(source)} says nothing by its name"


def faceless_packages(source: Path) -> Iterator[str]:
    """Finds folders of Python without a face: an `__init__.py` with a docstring and `__all__`.

    The database's migrations are scripts that Alembic runs, not a package.
    """
    for folder in sorted({path.parent for path in source.rglob("*.py")}):
        if "migrations" in folder.relative_to(source).parts:
            continue
        name = folder.relative_to(source.parent)
        face = folder / "__init__.py"
        if not face.exists():
            yield f"{name} has no __init__.py"
            continue
        tree = ast.parse(face.read_text(encoding="utf-8"))
        if ast.get_docstring(tree) is None:
            yield f"{name} has a face without a docstring"
        if "__all__" not in assigned_names(tree):
            yield f"{name} has a face without __all__"


def assigned_names(tree: ast.Module) -> Iterator[str]:
    """Gives the names that a module assigns at its top level."""
    for node in tree.body:
        targets: Sequence[ast.expr] = ()
        if isinstance(node, ast.Assign):
            targets = node.targets
        elif isinstance(node, ast.AnnAssign):
            targets = (node.target,)
        yield from (target.id for target in targets if isinstance(target, ast.Name))


def foreign_imports(package: Path) -> Iterator[str]:
    """Finds imports of third-party packages, also those inside functions."""
    for path in sorted(package.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            for name in imported_names(node):
                top = name.partition(".")[0]
                if top != "cassino" and top not in sys.stdlib_module_names:
                    yield f"{path.relative_to(package.parent)} imports {name}"


def imported_names(node: ast.AST) -> Iterator[str]:
    """Gives the full names of the modules that one statement imports."""
    if isinstance(node, ast.Import):
        yield from (alias.name for alias in node.names)
    elif isinstance(node, ast.ImportFrom):
        yield node.module or "."


@dataclass(frozen=True, slots=True)
class Exported:
    """A function that a package's face offers: where it's written, and what it says of itself."""

    name: str
    docstring: str | None

    def faults(self) -> Iterator[str]:
        """Finds what its docstring lacks."""
        if self.docstring is None:
            yield f"{self.name} has no docstring"
        elif ">>> " not in self.docstring:
            yield f"{self.name} has no doctest"


def untaught_functions(package: Path) -> Iterator[str]:
    """Finds functions offered by the package's face without a docstring or without a doctest."""
    for exported in exported_functions(package):
        yield from exported.faults()


def exported_functions(package: Path) -> Iterator[Exported]:
    """Gives the functions written in the package whose names its face lists in `__all__`."""
    face = ast.parse((package / "__init__.py").read_text(encoding="utf-8"))
    offered = set(listed_names(face))
    for path in sorted(package.rglob("*.py")):
        module = path.relative_to(package.parent).with_suffix("").as_posix().replace("/", ".")
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name in offered:
                yield Exported(f"{module}.{node.name}", ast.get_docstring(node))


def listed_names(face: ast.Module) -> Iterator[str]:
    """Gives the strings written in a face's `__all__`."""
    for node in face.body:
        if "__all__" in assigned_names(ast.Module([node], [])):
            parts = (part.value for part in ast.walk(node) if isinstance(part, ast.Constant))
            yield from (part for part in parts if isinstance(part, str))
