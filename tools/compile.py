"""Compile core, match, games and bots with mypyc into a copy of the package, so that the source tree stays clean.

    compile.py OUT [--fast]      then: PYTHONPATH=OUT python -m pytest tests/conformance

Each game and the core become a library of their own: they are built side by side, and only what changed is built
again. --fast compiles with all optimisations, for speed measurements; without it the build is quick, the code less so.
"""

import argparse
import os
import subprocess
import sys
import time
from pathlib import Path

from written_out import written_out

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src" / "camarilla"
ROOMS = [SOURCE / "core", SOURCE / "match", SOURCE / "games", SOURCE / "bots"]
MENDING = ROOT / "tools" / "mypyc_dataclasses.c"


def copy_changed(out: Path) -> None:
    """Bring the copy up to date; files that did not change keep their time, so that they are not built again."""
    wanted = {path.relative_to(SOURCE) for path in SOURCE.rglob("*") if path.is_file() and "static" not in path.parts}
    wanted = {path for path in wanted if "__pycache__" not in path.parts}
    there = {path.relative_to(out): path for path in out.rglob("*") if path.is_file() and path.suffix != ".so"}
    for gone in set(there) - wanted:
        there[gone].unlink()
    written = written_out(SOURCE, ROOMS)
    for path in wanted:
        target = out / path
        content = written[SOURCE / path].encode() if SOURCE / path in written else (SOURCE / path).read_bytes()
        if not target.exists() or target.read_bytes() != content:
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes(content)


def groups(package: Path) -> list[tuple[list[str], str]]:
    """The modules of each library: the core, the match, every game, and the bots, who think with classes of the
    games, which only compiled classes can extend. Paths as mypyc wants them."""
    games = (path.parent for path in sorted(package.glob("games/*/__init__.py")))
    rooms = [package / "core", package / "match", *games, package / "bots"]
    base = package.parent
    return [([str(path.relative_to(base)) for path in sorted(room.rglob("*.py"))], room.name) for room in rooms]


# Where mypyc's C source gets what mends its dataclasses.
HOLE = "int\nCPyDataclass_SleightOfHand("
FAULT = "PyObject *orig_dict = PyDict_Copy(ttp->tp_dict);"
BETTER = "PyObject *orig_dict = attributes_around_dataclass(ttp, dict, annotations);"


def mend(source: Path, mended: str, since: float) -> None:
    """Mend the C source, which mypyc has just written anew; if nothing else is new in it, its time stays, or
    everything would be built again."""
    text = source.read_text(encoding="utf-8")
    if (text.count(HOLE), text.count(FAULT)) != (1, 1):
        raise SystemExit(
            "This mypyc is not the one that tools/mypyc_dataclasses.c mends: look whether it still needs it."
        )
    text = text.replace(HOLE, f"{MENDING.read_text(encoding='utf-8')}\n{HOLE}").replace(FAULT, BETTER)
    source.write_text(text, encoding="utf-8")
    if text == mended:
        os.utime(source, (since, since))


def build(out: Path, fast: bool) -> None:
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    class SharedOnce(build_ext):  # type: ignore[misc]
        """Makes what all libraries share of mypyc once, before them: made side by side for each, the same file is
        linked into one library while it is being written anew for another."""

        def build_extensions(self) -> None:
            libraries = [extension for extension in self.extensions if len(extension.sources) > 1]
            shared = sorted(set.intersection(*[set(library.sources) for library in libraries]))
            objects = self.compiler.compile(
                shared,
                output_dir=self.build_temp,
                include_dirs=libraries[0].include_dirs,
                extra_postargs=libraries[0].extra_compile_args,
            )
            for library in libraries:
                library.sources = [source for source in library.sources if source not in shared]
                library.depends = [*library.depends, *shared]
                library.extra_objects = [*library.extra_objects, *objects]
            super().build_extensions()

    package = out / "camarilla"
    package.mkdir(parents=True, exist_ok=True)
    copy_changed(package)
    # A library of a module that is gone would still be found; those that are still wanted are copied anew below.
    for library in out.rglob("*.so"):
        library.unlink()
    work = out.with_name(f"{out.name}-work")
    faulty = work / "c" / "misc_ops.c"
    mended, since = (faulty.read_text(encoding="utf-8"), faulty.stat().st_mtime) if faulty.exists() else ("", 0.0)
    os.chdir(out)
    parts = groups(package)
    every_module = [module for modules, _ in parts for module in modules]
    extensions = mypycify(
        ["--strict", "--config-file=", *every_module],
        separate=[(modules, f"camarilla_{name}") for modules, name in parts],
        multi_file=False,
        include_runtime_files=False,
        opt_level="3" if fast else "0",
        debug_level="0",
        target_dir=str(work / "c"),
    )
    mend(faulty, mended, since)
    # The largest first: none of them is to be left for the end, when the other cores have nothing to do.
    extensions.sort(key=lambda extension: -sum(Path(source).stat().st_size for source in extension.sources))
    distribution = Distribution({"name": "camarilla-compiled", "ext_modules": extensions})
    command = SharedOnce(distribution)
    command.inplace = True
    command.parallel = os.cpu_count()
    command.build_temp = str(work / "objects")
    command.build_lib = str(work / "libraries")
    command.ensure_finalized()
    command.run()


def verify(out: Path) -> int:
    """Import every module of the compiled rooms; each must be the library, not the source beside it."""
    package = out / "camarilla"
    modules = [path.removesuffix(".py").removesuffix("/__init__") for part, _ in groups(package) for path in part]
    names = [module.replace("/", ".") for module in modules]
    check = (
        "import importlib, sys; print(*[importlib.import_module(name).__file__ for name in sys.argv[1:]], sep='\\n')"
    )
    done = subprocess.run([sys.executable, "-c", check, *names], cwd=out, capture_output=True, text=True)
    if done.returncode:
        raise SystemExit(f"The compiled rules cannot be imported:\n{done.stderr}")
    sources = [place for place in done.stdout.splitlines() if place.endswith(".py")]
    if sources:
        raise SystemExit(f"Not compiled: {', '.join(sources)}")
    return len(names)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("out", type=Path)
    parser.add_argument("--fast", action="store_true")
    options = parser.parse_args()
    begun = time.monotonic()
    out = options.out.resolve()
    build(out, options.fast)
    print(f"{verify(out)} compiled modules in {time.monotonic() - begun:.0f} s")


if __name__ == "__main__":
    main()
