"""Makes wheels that `pip install FILE` takes: a pure one, and one whose rules are compiled.

    wheel.py OUT                 the pure wheel, as the project's build system makes it
    wheel.py OUT --with BUILD    and one with the libraries of a compiled build (tools/compile.py BUILD --fast)
    wheel.py OUT ... --check     and try what was made (tools/wheel_check.py)

The compiled wheel is the pure one with the libraries beside their sources: Python takes a library where there is one,
so `camarilla` simulates, measures and thinks with compiled rules by itself. It fits one Python on one kind of machine,
and its name says which.
"""

from __future__ import annotations

import argparse
import base64
import hashlib
import subprocess
import sys
import sysconfig
import zipfile
from pathlib import Path

import wheel_check

ROOT = Path(__file__).resolve().parent.parent


def pure_wheel(out: Path) -> Path:
    """The wheel of the build system; it refuses to be made without the built client."""
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(out.resolve())]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    if done.returncode:
        raise SystemExit(f"The wheel cannot be built:\n{done.stdout}{done.stderr}")
    return max(out.glob("camarilla-*-py3-none-any.whl"), key=lambda wheel: wheel.stat().st_mtime)


def platform_tag() -> str:
    """For which Python and machine a library built here is."""
    python = f"cp{sys.version_info.major}{sys.version_info.minor}"
    return f"{python}-{python}-{sysconfig.get_platform().replace('-', '_').replace('.', '_')}"


def compiled_wheel(pure: Path, build: Path) -> Path:
    """The same wheel with the libraries of a compiled build."""
    libraries = {path.relative_to(build).as_posix(): path.read_bytes() for path in sorted(build.rglob("*.so"))}
    if not libraries:
        raise SystemExit(f"{build} holds no libraries: run python3 tools/compile.py {build} --fast")
    with zipfile.ZipFile(pure) as wheel:
        parts = {name: wheel.read(name) for name in wheel.namelist()} | libraries
    about = next(name.removesuffix("WHEEL") for name in parts if name.endswith(".dist-info/WHEEL"))
    lines = parts[f"{about}WHEEL"].decode().splitlines()
    told = [line for line in lines if not line.startswith(("Tag:", "Root-Is-Purelib:"))]
    parts[f"{about}WHEEL"] = "\n".join([*told, "Root-Is-Purelib: false", f"Tag: {platform_tag()}", ""]).encode()
    parts[f"{about}RECORD"] = record(parts, f"{about}RECORD").encode()
    target = pure.with_name(pure.name.replace("py3-none-any", platform_tag()))
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED) as wheel:
        for name, content in parts.items():
            wheel.writestr(name, content)
    return target


def record(parts: dict[str, bytes], own: str) -> str:
    """The list of a wheel's files with their hashes; of itself it holds none."""
    rows = [f"{name},{hashed(content)},{len(content)}" for name, content in parts.items() if name != own]
    return "\n".join([*rows, f"{own},,", ""])


def hashed(content: bytes) -> str:
    digest = base64.urlsafe_b64encode(hashlib.sha256(content).digest()).rstrip(b"=").decode()
    return f"sha256={digest}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("out", type=Path)
    parser.add_argument("--with", dest="build", type=Path, help="a compiled build")
    parser.add_argument("--check", action="store_true", help="install and try them")
    options = parser.parse_args()
    options.out.mkdir(parents=True, exist_ok=True)
    made = [pure_wheel(options.out)]
    if options.build:
        made.append(compiled_wheel(made[0], options.build.resolve()))
    print(*made, sep="\n", flush=True)
    if options.check and not wheel_check.check(made):
        raise SystemExit(1)


if __name__ == "__main__":
    main()
