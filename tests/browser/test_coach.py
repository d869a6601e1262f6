"""The coach at a real table: what is new is told once, everything says what it is, and an old hand advises."""

from collections.abc import Callable

from playwright.sync_api import Page, expect
from tests.browser.support import LiveServer, Pages

LAPTOP = (1366, 768)
SEATED = """async (game) => {
    const seats = [{kind: 'human', name: 'Ana'}, {kind: 'bot'}, {kind: 'bot'}, {kind: 'bot'}];
    const body = JSON.stringify({game, seats});
    const headers = {'Content-Type': 'application/json'};
    return (await (await fetch('/api/tables', {method: 'POST', headers, body})).json()).table.id;
}"""
TOLD = "JSON.parse(localStorage.getItem('camarilla.coach')).filter((one) => /-(term|stop)-/.test(one))"


def test_the_coach_explains_what_is_new_once_and_an_old_hand_advises(live_server: LiveServer, new_page: Pages) -> None:
    page = new_page(viewport=LAPTOP, coach="")
    page.goto(live_server.url)
    page.goto(f"{live_server.url}/#/t/{page.evaluate(SEATED, 'junta')}")
    coach = page.get_by_role("complementary", name="The coach")
    expect(coach).to_contain_text("You may propose one person as President")
    line = page.get_by_role("complementary", name="What is new here")
    page.wait_for_timeout(1_500)
    expect(line).to_have_count(0)  # one of them speaks at a time
    page.keyboard.press("Escape")
    expect(coach).to_have_count(0)
    expect(line).to_be_visible()
    told = page.evaluate(TOLD)
    assert len(told) == 1
    page.keyboard.press("h")
    expect(coach).to_be_visible()
    expect(line).to_have_count(0)
    page.keyboard.press("Escape")
    expect(line).to_be_visible()
    assert page.evaluate(TOLD) == told, "what gave way before it could be read comes again"
    line.get_by_role("button").click()
    expect(line).to_have_count(0)
    page.keyboard.press("h")
    coach.get_by_role("button", name="Ask an old hand").click()
    coach.get_by_role("button", name="Do that").wait_for()
    page.reload()
    page.get_by_role("button", name="What does this mean?").wait_for()
    expect(line).to_be_visible()
    after = page.evaluate(TOLD)
    assert after[:1] == told, "what has been told once is not told again"
    assert len(after) == 2
    expect(coach).to_have_count(0)
    page.keyboard.press("h")
    expect(coach).to_be_visible()
    coach.get_by_role("button", name="Ask an old hand").click()
    coach.get_by_role("button", name="Do that").click()
    expect(coach).to_contain_text("Your family, your offices and your influence cards are votes")
    expect(coach.get_by_role("button", name="Ask an old hand")).to_be_visible()  # that advice was for another question


SIGNED_UP = """async () => {
    const body = JSON.stringify({name: 'Inés of the coach', password: 'correct horse'});
    const headers = {'Content-Type': 'application/json'};
    return (await fetch('/api/account', {method: 'POST', headers, body})).status;
}"""


def test_what_was_explained_at_home_is_not_new_on_the_train(live_server: LiveServer, new_page: Pages) -> None:
    home = new_page(viewport=LAPTOP, coach="")
    home.goto(live_server.url)
    assert home.evaluate(SIGNED_UP) == 201
    table = home.evaluate(SEATED, "viva")
    home.goto(f"{live_server.url}/#/t/{table}")
    coach = home.get_by_role("complementary", name="The coach")
    expect(coach).to_contain_text("New to you")
    home.keyboard.press("Escape")
    home.get_by_role("complementary", name="What is new here").wait_for()
    with home.expect_response("**/api/account/explained"):
        home.reload()  # whoever signed in behind the page's back is known now, and the house is told
    train = new_page(viewport=LAPTOP, coach="")
    kept = [{"name": one["name"], "value": one["value"], "url": live_server.url} for one in home.context.cookies()]
    train.context.add_cookies(kept)  # type: ignore[arg-type]
    train.goto(f"{live_server.url}/#/t/{table}")
    train.get_by_role("button", name="What does this mean?").wait_for()
    train.keyboard.press("h")
    coach = train.get_by_role("complementary", name="The coach")
    expect(coach).to_be_visible()
    expect(coach).not_to_contain_text("New to you")


SIGNS = {  # a thing of every board, and how what it is begins
    "junta": ("junta-term-votes", "Votes", "What you can throw into a vote"),
    "viva": ("viva-term-points", "Victory points", "Buildings, yacht and supercar"),
    "global_powers": ("gp-term-raw", "Raw materials", "A chip that the budget turns"),
    "anti_monopoly": ("am-term-negotiation", "Negotiation field", "At the end of a loop"),
}


def test_everything_on_the_boards_says_what_it_is(
    live_server: LiveServer, new_page: Pages, axe: Callable[[Page], None]
) -> None:
    """By pointer, by keys and by a finger that stays; a click goes through to what lies there."""
    page = new_page(viewport=LAPTOP, has_touch=True)
    page.goto(live_server.url)
    tip = page.get_by_role("tooltip")
    for game, (term, name, says) in SIGNS.items():
        table = page.evaluate(SEATED, game)
        page.goto(f"{live_server.url}/#/t/{table}")
        thing = page.locator(f"main [data-term={term}]:visible").first
        for _ in range(20):  # a bot may move just now, and what lay under the pointer is drawn anew
            page.mouse.move(1, 1)
            thing.hover(force=True)
            try:
                expect(tip).to_contain_text(name, timeout=5_000)
                break
            except AssertionError:
                continue
        expect(tip).to_contain_text(name)
        expect(tip).to_contain_text(says)
        page.mouse.move(1, 1)
        expect(tip).to_have_count(0)
        page.keyboard.press("Tab")
        page.locator("[data-stop]:visible").last.focus()
        page.keyboard.press("Shift+Tab")
        page.keyboard.press("Tab")
        expect(tip).to_be_visible()
        axe(page)
        page.keyboard.press("Escape")
    box = thing.bounding_box()
    assert box is not None
    finger = {"pointerType": "touch", "bubbles": True, "clientX": box["x"] + box["width"] / 2}
    finger["clientY"] = box["y"] + box["height"] / 2
    thing.dispatch_event("pointerdown", finger)
    expect(tip).to_contain_text(name)
    thing.dispatch_event("pointerup", finger)
    page.evaluate("window.clicks = 0; document.addEventListener('click', () => (window.clicks += 1))")
    thing.dispatch_event("click")
    thing.dispatch_event("click")
    assert page.evaluate("window.clicks") == 1, "only the click that ends a long press is nobody's"
