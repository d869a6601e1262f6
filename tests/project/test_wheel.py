"""What `pip install FILE` brings plays; a compiled wheel is the same with its libraries, and says for which machine."""

from __future__ import annotations

import subprocess
import sys
import zipfile
from pathlib import Path

import dev
import pytest

import wheel


def run(*command: str | Path) -> str:
    done = subprocess.run([str(part) for part in command], capture_output=True, text=True, timeout=600)
    assert done.returncode == 0, f"{done.stdout}{done.stderr}"
    return done.stdout


@pytest.mark.slow
def test_the_pure_wheel_installs_into_an_empty_environment_and_plays(tmp_path: Path) -> None:
    if not (dev.ROOT / "src" / "camarilla" / "static" / "index.html").exists():
        pytest.skip("the client is not built here")
    pure = wheel.pure_wheel(tmp_path)
    home = tmp_path / "empty"
    run(sys.executable, "-m", "venv", "--without-pip", home)
    python = home / "bin" / "python"
    run(dev.script("uv"), "pip", "install", "--offline", "--no-deps", "--python", python, pure)
    # the packages it needs, as an index would bring them; the checkout itself is not among them
    packages = next((home / "lib").glob("python*/site-packages"))
    (packages / "needed.pth").write_text(next(path for path in sys.path if path.endswith("site-packages")) + "\n")
    assert run(python, "-I", "-c", "import camarilla; print(camarilla.__file__)").startswith(str(home))
    assert "simulate" in run(home / "bin" / "camarilla", "--help")
    said = run(home / "bin" / "camarilla", "simulate", "viva", "--players", "3", "--games", "2", "--json")
    assert '"games": 2' in said


def test_a_compiled_wheel_holds_the_libraries_and_says_for_which_machine_it_is(tmp_path: Path) -> None:
    pure = tmp_path / "camarilla-1.0-py3-none-any.whl"
    with zipfile.ZipFile(pure, "w") as made:
        made.writestr("camarilla/core/flow.py", "x = 1\n")
        made.writestr("camarilla-1.0.dist-info/WHEEL", "Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n")
        made.writestr("camarilla-1.0.dist-info/RECORD", "")
    library = tmp_path / "build" / "camarilla" / "core" / "flow.cpython-311.so"
    library.parent.mkdir(parents=True)
    library.write_bytes(b"a library")
    found = wheel.compiled_wheel(pure, tmp_path / "build")
    assert found.name == f"camarilla-1.0-{wheel.platform_tag()}.whl"
    with zipfile.ZipFile(found) as made:
        assert made.read("camarilla/core/flow.cpython-311.so") == b"a library"
        about = made.read("camarilla-1.0.dist-info/WHEEL").decode()
        rows = made.read("camarilla-1.0.dist-info/RECORD").decode().splitlines()
    assert f"Tag: {wheel.platform_tag()}" in about
    assert "Root-Is-Purelib: false" in about
    assert "py3-none-any" not in about
    assert rows[0].startswith("camarilla/core/flow.py,sha256=")
    assert rows[-1] == "camarilla-1.0.dist-info/RECORD,,"
    assert len(rows) == 4


def test_a_build_without_libraries_makes_no_wheel(tmp_path: Path) -> None:
    with pytest.raises(SystemExit, match="holds no libraries"):
        wheel.compiled_wheel(tmp_path / "camarilla-1.0-py3-none-any.whl", tmp_path)
