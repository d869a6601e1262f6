"""A real browser without root: the Chromium of an npm package, unpacked into the checkout.

As a command: chromium.py unpack PACKAGE_FOLDER OUT
"""

import io
import os
import shutil
import sys
import tarfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
UNPACKED = ROOT / ".cache" / "chromium"
AXE = ROOT / "tools" / "browser" / "node_modules" / "axe-core" / "axe.min.js"

# Nothing here asks the network for updates; without a sandbox because a container has none to give.
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-dev-shm-usage",
    "--no-first-run",
)

# The browser needs its own libraries and fonts; nothing else on the machine shall see them.
STARTER = """#!/bin/sh
here=$(cd "$(dirname "$0")" && pwd)
export LD_LIBRARY_PATH="$here/lib" FONTCONFIG_PATH="$here" FONTCONFIG_FILE="$here/fonts.conf"
exec "$here/chromium.bin" "$@"
"""

# Without a font every text has no size and counts as hidden.
FONTS = """<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>{out}/fonts</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir>{out}/fonts-cache</cachedir>
</fontconfig>
"""


def unpack(package: Path, out: Path) -> None:
    import brotli

    shutil.rmtree(out, ignore_errors=True)
    out.mkdir(parents=True)
    packed = package / "bin"
    for archive in ("al2023.tar.br", "fonts.tar.br", "swiftshader.tar.br"):
        with tarfile.open(fileobj=io.BytesIO(brotli.decompress((packed / archive).read_bytes()))) as tar:
            tar.extractall(out, filter="data") if hasattr(tarfile, "data_filter") else tar.extractall(out)
    binary = out / "chromium.bin"
    binary.write_bytes(brotli.decompress((packed / "chromium.br").read_bytes()))
    binary.chmod(0o755)
    (out / "fonts.conf").write_text(FONTS.format(out=out))
    starter = out / "chromium"
    starter.write_text(STARTER)
    starter.chmod(0o755)


def executable() -> Path:
    """The browser to drive: the one you name, else the unpacked one, else one of the system."""
    named = os.environ.get("CAMARILLA_BROWSER")
    if named:
        if not Path(named).exists():
            raise FileNotFoundError(f"CAMARILLA_BROWSER names {named}, which does not exist.")
        return Path(named)
    if (UNPACKED / "chromium").exists():
        return UNPACKED / "chromium"
    for name in ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "msedge"):
        if found := shutil.which(name):
            return Path(found)
    raise FileNotFoundError(
        "There is no Chromium to test with. On Linux x86-64 `python3 dev.py setup` unpacks one; elsewhere install "
        "Chromium or Chrome, or name one in the environment variable CAMARILLA_BROWSER."
    )


if __name__ == "__main__":
    if len(sys.argv) != 4 or sys.argv[1] != "unpack":
        sys.exit(__doc__)
    unpack(Path(sys.argv[2]), Path(sys.argv[3]))
