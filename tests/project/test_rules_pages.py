"""The rules in docs/ are those of the package, with an anchor for every number and no link into nothing."""

import re

import rules_pages


def test_the_pages_are_current() -> None:
    stale = [place.name for place, text in rules_pages.pages().items() if place.read_text("utf-8") != text]
    assert stale == [], "run python3 tools/rules_pages.py"


def test_every_link_of_a_page_has_its_anchor() -> None:
    for place, text in rules_pages.pages().items():
        anchors = set(re.findall(r'<a id="([^"]+)"></a>', text))
        assert set(re.findall(r"\]\(#([^)]+)\)", text)) <= anchors, place.name


def test_a_paragraph_gets_its_anchor_its_confidence_and_its_links() -> None:
    book = "# T\n\nIntro.\n\n**V8.2** [certain; order ruled] See V9.1 and V9.11.\n\n**V9.1** [likely] Text."
    made = rules_pages.page(book, "en")
    assert '<a id="v8-2"></a>**V8.2** <sub>certain; order ruled</sub> See [V9.1](#v9-1) and V9.11.' in made
    assert '<a id="v9-1"></a>**V9.1** <sub>likely</sub> Text.' in made
