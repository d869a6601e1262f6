"""A network as half as many bytes, as it ships where a game has two:

python -m camarilla.learn.shrink viva.npz viva-small.npz
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

from camarilla.nets.network import packed_in_bytes, unpacked


def main(arguments: Sequence[str]) -> None:
    if len(arguments) != 2:
        raise SystemExit("python -m camarilla.learn.shrink IN.npz OUT.npz")
    source, out = map(Path, arguments)
    try:
        network = unpacked(source.read_bytes())
    except (OSError, ValueError, KeyError) as unreadable:
        raise SystemExit(f"{source} cannot be read as a network: {unreadable}") from None
    out.write_bytes(packed_in_bytes(*network))


if __name__ == "__main__":
    main(sys.argv[1:])
