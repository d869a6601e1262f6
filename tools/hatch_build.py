"""A wheel without the built client would install and then show an empty page: refuse to build it."""

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class ClientIsBuilt(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        page = Path(self.root, "src/camarilla/static/index.html")
        if version != "editable" and not page.exists():
            raise SystemExit("The client is not built: run `python3 dev.py client` first.")
