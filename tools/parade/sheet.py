"""The contact sheet: a page with every picture, what is wrong below it, the faulty ones first."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from pathlib import Path

from parade.walk import Seen

PAGE = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Parade</title>
<style>
body {{ font: 14px/1.4 sans-serif; margin: 16px; background: #f7ecd6 }}
main {{ display: grid; grid-template-columns: repeat(auto-fill, minmax(340px, 1fr)); gap: 16px }}
figure {{ margin: 0; padding: 8px; background: #fff9eb; border: 2px solid #1c2230 }}
figure.wrong {{ border-color: #b5301d }}
img {{ max-width: 100%; max-height: 420px }}
li {{ color: #b5301d }}
</style>
<h1>{title}</h1>
{missing}
<main>{figures}</main>
</html>
"""


def written(folder: Path, seen: Sequence[Seen], missing: Sequence[str]) -> Path:
    ordered = sorted(seen, key=lambda one: not one.faults)
    wrong = sum(1 for one in seen if one.faults)
    page = PAGE.format(
        title=f"{len(seen)} pictures, {wrong} with faults",
        missing="".join(f"<p>No position: {escape(kind)}</p>" for kind in missing),
        figures="".join(figure(folder, one) for one in ordered),
    )
    path = folder / "index.html"
    path.write_text(page, encoding="utf-8")
    return path


def figure(folder: Path, seen: Seen) -> str:
    shown = "".join(
        f'<a href="{path.relative_to(folder)}"><img loading="lazy" src="{path.relative_to(folder)}" alt=""></a>'
        for path in seen.pictures
    )
    faults = "".join(f"<li>{escape(fault)}</li>" for fault in seen.faults)
    kind = ' class="wrong"' if seen.faults else ""
    caption = f"{escape(seen.name)} · {seen.stop.where}"
    return f"<figure{kind}>{shown}<figcaption>{caption}<ul>{faults}</ul></figcaption></figure>"
