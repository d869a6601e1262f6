"""Writes out what @dataclass makes at run time, in the copy of the sources that mypyc compiles.

An ``__init__`` that @dataclass makes is bytecode, also in a compiled class, and every object pays for it. Written out
in the source it is compiled with the rest. The sources themselves stay plain: the copy is for the compiler alone.

What is told where nobody listens is not even put into words: every ``g.tell(...)`` first looks for ears.

A frozen class would refuse what its own ``__init__`` assigns; in the copy it is hashable instead, and the tests of the
interpreted build hold that nobody changes it.
"""

from __future__ import annotations

import ast
import builtins
from dataclasses import dataclass, field
from pathlib import Path

GENERATED = "_Any"  # stands for a type whose name the module does not know
FIXED = "fixed"  # the decorator of values, which hash as they compare


@dataclass
class Part:
    """A field: how its type and its default are written, and where."""

    name: str
    type: str
    module: str
    default: str | None = None
    factory: str | None = None
    init: bool = True


@dataclass
class Class:
    """A dataclass with the fields it declares itself."""

    module: str
    node: ast.ClassDef
    bases: list[tuple[str, str]]
    parts: list[Part] = field(default_factory=list)
    own_init: bool = False


class Sources:
    """All modules that are compiled together: what inherits from what across them."""

    def __init__(self, texts: dict[str, str]) -> None:
        self.texts = texts
        self.trees = {name: ast.parse(text) for name, text in texts.items()}
        self.names = {name: _names(name, tree) for name, tree in self.trees.items()}
        self.classes: dict[tuple[str, str], Class] = {}
        for name, tree in self.trees.items():
            for node in tree.body:
                if isinstance(node, ast.ClassDef):
                    found = self._class(name, node)
                    if found is not None:
                        self.classes[(name, node.name)] = found

    def _class(self, module: str, node: ast.ClassDef) -> Class | None:
        if not any(_is_dataclass(decorator) for decorator in node.decorator_list):
            return None
        bases = [self._origin(module, base) for base in node.bases]
        own_init = any(isinstance(part, ast.FunctionDef) and part.name == "__init__" for part in node.body)
        return Class(module, node, bases, [part for line in node.body if (part := _part(module, line))], own_init)

    def _origin(self, module: str, base: ast.expr) -> tuple[str, str]:
        name = ast.unparse(base.value if isinstance(base, ast.Subscript) else base)
        while (origin := self.names.get(module, {}).get(name, (module, name))) != (module, name):
            module, name = origin  # imported, perhaps from a package that imports it itself
        return module, name

    def parts(self, one: Class) -> list[Part]:
        """All fields in the order of ``__init__``: those of the bases first."""
        found: dict[str, Part] = {}
        for base in one.bases:
            if base in self.classes:
                found |= {part.name: part for part in self.parts(self.classes[base])}
        return list((found | {part.name: part for part in one.parts}).values())

    def written(self, module: str) -> str:
        """The module with every ``__init__`` written out."""
        lines = self.texts[module].splitlines()
        changes: list[tuple[int, int, list[str]]] = []  # first line, last line, what stands there instead
        for one in self.classes.values():
            if one.module == module and not one.own_init:
                changes += self._changes(one)
        changes += _guarded(self.trees[module], lines)
        changes += _for_the_checker(self.trees[module])
        if not changes:
            return self.texts[module]
        for first, last, instead in sorted(changes, reverse=True, key=lambda change: change[0]):
            lines[first:last] = instead
        after = next((node.end_lineno or 0 for node in self.trees[module].body if _is_future(node)), 0)
        lines[after:after] = ["from dataclasses import dataclass", f"from typing import Any as {GENERATED}"]
        return "\n".join(lines) + "\n"

    def _changes(self, one: Class) -> list[tuple[int, int, list[str]]]:
        decorator = next(found for found in one.node.decorator_list if _is_dataclass(found))
        inherited = not one.parts and any(base in self.classes for base in one.bases)
        written = [] if inherited else self._init(one)
        options = ["init=False"] if inherited else []
        hashable = ast.unparse(decorator) == FIXED or "frozen=True" in ast.unparse(decorator)
        options += ["unsafe_hash=True"] if hashable else []
        options += ["eq=False"] if "eq=False" in ast.unparse(decorator) else []  # what is known by which one it is
        line = decorator.lineno - 1
        changes = [(line, line + 1, [f"@dataclass({', '.join(options)})" if options else "@dataclass"])]
        last = one.node.body[-1].end_lineno or 0
        return [*changes, (last, last, ["", *written])] if written else changes

    def _init(self, one: Class) -> list[str]:
        given, body = [], []
        for part in self.parts(one):
            value = part.name
            if part.init:
                given.append(self._parameter(one.module, part))
                if part.factory is not None:
                    value = f"{self._value(one.module, part, part.factory)}() if {value} is None else {value}"
            else:
                value = (
                    f"{self._value(one.module, part, part.factory)}()"
                    if part.factory is not None
                    else self._value(one.module, part, part.default)
                )
            body.append(f"        self.{part.name} = {value}")
        if any(isinstance(line, ast.FunctionDef) and line.name == "__post_init__" for line in one.node.body):
            body.append("        self.__post_init__()")
        head = f"    def __init__(self, {', '.join(given)}) -> None:" if given else "    def __init__(self) -> None:"
        return [head, *(body or ["        pass"])]

    def _parameter(self, module: str, part: Part) -> str:
        type_here = part.type if part.module == module or self._known(module, part.type) else GENERATED
        if part.factory is not None:
            return f"{part.name}: {type_here} | None = None"
        if part.default is None:
            return f"{part.name}: {type_here}"
        return f"{part.name}: {type_here} = {self._value(module, part, part.default)}"

    def _value(self, module: str, part: Part, written: str | None) -> str:
        """A default as this module can write it."""
        assert written is not None
        if part.module != module and not self._known(module, written):
            raise SystemExit(
                f"{module} cannot write the default {written} of {part.name}, which {part.module} declares"
            )
        return f"({written})" if written.startswith("lambda") else written

    def _known(self, module: str, written: str) -> bool:
        used = {node.id for node in ast.walk(ast.parse(written)) if isinstance(node, ast.Name)}
        return all(name in self.names[module] or hasattr(builtins, name) for name in used)


def _guarded(tree: ast.Module, lines: list[str]) -> list[tuple[int, int, list[str]]]:
    """``g.tell(...)`` only where somebody has ears."""
    changes = []
    for node in ast.walk(tree):
        match node:
            case ast.Expr(value=ast.Call(func=ast.Attribute(value=teller, attr="tell"))):
                first, last, margin = node.lineno - 1, node.end_lineno or 0, " " * node.col_offset
                guard = f"{margin}if {ast.unparse(teller)}.ears is not None:"
                changes.append((first, last, [guard, *(f"    {line}" for line in lines[first:last])]))
    return changes


def _for_the_checker(tree: ast.Module) -> list[tuple[int, int, list[str]]]:
    """``@dataclass_transform`` is read by type checkers alone, and a compiled function cannot wear it."""
    worn = [one for node in tree.body if isinstance(node, ast.FunctionDef) for one in node.decorator_list]
    return [
        (one.lineno - 1, one.end_lineno or one.lineno, [])
        for one in worn
        if ast.unparse(one).startswith("dataclass_transform")
    ]


def _names(module: str, tree: ast.Module) -> dict[str, tuple[str, str]]:
    """The names of a module, each with the module and the name it comes from."""
    found: dict[str, tuple[str, str]] = {}
    for node in tree.body:
        if isinstance(node, ast.ImportFrom):
            found |= {alias.asname or alias.name: (node.module or "", alias.name) for alias in node.names}
        elif isinstance(node, ast.ClassDef | ast.FunctionDef):
            found[node.name] = (module, node.name)
        elif isinstance(node, ast.Assign | ast.AnnAssign):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            found |= {target.id: (module, target.id) for target in targets if isinstance(target, ast.Name)}
    return found


def _is_dataclass(decorator: ast.expr) -> bool:
    return ast.unparse(decorator.func if isinstance(decorator, ast.Call) else decorator) in ("dataclass", FIXED)


def _is_future(node: ast.stmt) -> bool:
    return isinstance(node, ast.ImportFrom) and node.module == "__future__"


def _part(module: str, line: ast.stmt) -> Part | None:
    if not isinstance(line, ast.AnnAssign) or not isinstance(line.target, ast.Name):
        return None
    written = ast.unparse(line.annotation)
    if written.startswith("ClassVar"):
        return None
    part = Part(line.target.id, written, module)
    value = line.value
    if isinstance(value, ast.Call) and ast.unparse(value.func) == "field":
        for keyword in value.keywords:
            said = ast.unparse(keyword.value)
            if keyword.arg == "default":
                part.default = said
            elif keyword.arg == "default_factory":
                part.factory = said
            elif keyword.arg == "init":
                part.init = said == "True"
    elif value is not None:
        part.default = ast.unparse(value)
    return part


def written_out(package: Path, rooms: list[Path]) -> dict[Path, str]:
    """The modules of these rooms of a package as the compiler shall read them."""
    paths = {
        ".".join(path.relative_to(package.parent).with_suffix("").parts).removesuffix(".__init__"): path
        for room in rooms
        for path in sorted(room.rglob("*.py"))
    }
    sources = Sources({name: path.read_text(encoding="utf-8") for name, path in paths.items()})
    return {path: sources.written(name) for name, path in paths.items()}
