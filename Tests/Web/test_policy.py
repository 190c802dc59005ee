"""What holds a banner, what it does afterwards, and who has the last word. The test turns the clock."""

import pytest
from markup import pages, rondo
from spy import SPY
from stopped import let_see, open_stopped

# Seconds of a step; the fourth part of it has passed when something happens.
INTERVAL = 2
DWELL_PASSED = 500
STEP = INTERVAL * 1000
LONG = 20_000

BANNER = "<button id=before>before</button>" + rondo(
    "carousel", pages(7, content="<button id=b{number}>b</button>"), interval=INTERVAL,
    transition=0.2, controls="pause",
) + "<div style='height:3000px'></div>"

HIDE = """hidden => {
  Object.defineProperty(document, 'hidden', { configurable: true, value: hidden });
  document.dispatchEvent(new Event('visibilitychange'));
}"""


def move(page, down):
    """Moves the mouse far below the banner, or onto it beside dots and buttons."""
    page.mouse.move(20, 400 if down else 70)


def press_tab(page):
    page.evaluate("before.focus()")
    page.keyboard.press("Tab")


def press(page):
    move(page, False)
    page.mouse.down()


def let_go(page):
    page.mouse.up()
    move(page, True)


# How each reason to hold comes, and goes.
REASONS = {
    "hover": (lambda page: move(page, False), lambda page: move(page, True)),
    "keyboard focus": (press_tab, lambda page: page.evaluate("document.activeElement.blur()")),
    "focus inside": (
        lambda page: page.evaluate("b1.focus({ focusVisible: true })"),
        lambda page: page.evaluate("b1.blur()"),
    ),
    "press": (press, let_go),
    "off screen": (
        lambda page: page.evaluate("scrollTo(0, 1000)"), lambda page: page.evaluate("scrollTo(0, 0)"),
    ),
    "not displayed": (
        lambda page: page.evaluate("it.style.display = 'none'"),
        lambda page: page.evaluate("it.style.display = ''"),
    ),
    "hidden tab": (lambda page: page.evaluate(HIDE, True), lambda page: page.evaluate(HIDE, False)),
    "reduced motion": (
        lambda page: page.emulate_media(reduced_motion="reduce"),
        lambda page: page.emulate_media(reduced_motion="no-preference"),
    ),
    "code": (lambda page: page.evaluate("it.pause()"), lambda page: page.evaluate("it.resume()")),
}

# What the person's own play is stronger than.
YIELDING = {"hover", "keyboard focus", "focus inside", "reduced motion"}


def open_banner(open_page, body=BANNER, **options):
    page = open_stopped(open_page, body, **options)
    let_see(page)
    return page


def act(page, change):
    change(page)
    let_see(page)


def position(page):
    return page.evaluate("it.position")


def stands(page):
    before = position(page)
    page.clock.run_for(LONG)
    return position(page) == before


@pytest.mark.parametrize("reason", REASONS)
def test_it_holds_and_then_goes_on_with_what_was_left(open_page, reason):
    holds, lets_go = REASONS[reason]
    page = open_banner(open_page)
    page.clock.run_for(DWELL_PASSED)
    act(page, holds)
    assert stands(page)
    act(page, lets_go)
    # What was left of the dwell, and of the steps missed none.
    page.clock.run_for(STEP - DWELL_PASSED - 400)
    assert position(page) == 0
    page.clock.run_for(700)
    assert position(page) == 1
    page.clock.run_for(STEP)
    assert position(page) == 2


@pytest.mark.parametrize("reason", REASONS)
def test_the_persons_pause_outlives_it(open_page, reason):
    holds, lets_go = REASONS[reason]
    page = open_banner(open_page)
    page.evaluate("it.shadowRoot.querySelector('.control').click()")
    act(page, holds)
    assert stands(page)
    act(page, lets_go)
    assert stands(page)
    assert page.evaluate("[it.isRunning, it.index]") == [False, 0]
    page.evaluate("it.shadowRoot.querySelector('.control').click()")
    page.clock.run_for(STEP + 300)
    assert position(page) > 0


@pytest.mark.parametrize("reason", REASONS)
def test_the_persons_play_is_stronger_than_comfort_and_weaker_than_the_rest(open_page, reason):
    holds, _ = REASONS[reason]
    page = open_banner(open_page)
    page.evaluate("it.play()")
    act(page, holds)
    assert stands(page) == (reason not in YIELDING)


@pytest.mark.parametrize("change", [
    "it.next()", "it.select(3, { animated: false })", "page0.remove()", "it.interval = 1",
    "before.after(it)", "const kept = it; kept.remove(); await Promise.resolve(); before.after(kept)",
    "document.documentElement.lang = 'ko'", "it.autoplay = false; it.autoplay = true",
])
def test_the_persons_pause_outlives_a_change(open_page, change):
    page = open_banner(open_page)
    page.evaluate("it.shadowRoot.querySelector('.control').click()")
    page.evaluate(f"(async () => {{ {change} }})()")
    page.clock.run_for(1000)
    assert stands(page)
    assert page.evaluate("it.isRunning") is False


def test_the_focus_of_a_mouse_does_not_hold(open_page):
    page = open_banner(open_page)
    page.mouse.click(20, 70)
    page.evaluate("it.shadowRoot.querySelector('.window').focus({ focusVisible: false })")
    move(page, True)
    assert not stands(page)


def test_a_drag_holds_and_a_full_dwell_follows(open_page):
    page = open_banner(open_page)
    page.clock.run_for(DWELL_PASSED)
    page.mouse.move(250, 30)
    page.mouse.down()
    page.mouse.move(40, 30, steps=4)
    assert stands(page) and 0 < position(page) < 1
    page.mouse.up()
    move(page, True)
    page.clock.run_for(STEP - 300)
    assert position(page) == 1
    page.clock.run_for(STEP)
    assert position(page) == 2


def test_a_page_loaded_hidden_begins_when_it_is_shown(open_page):
    page = open_stopped(open_page)
    page.evaluate(HIDE, True)
    page.evaluate("body => { document.body.innerHTML = body }", BANNER)
    let_see(page)
    assert stands(page) and page.evaluate("[it.index, it.isRunning]") == [0, False]
    page.evaluate(HIDE, False)
    page.clock.run_for(STEP - 400)
    assert position(page) == 0
    page.clock.run_for(700)
    assert position(page) == 1


def test_a_banner_loaded_out_of_sight_begins_when_it_is_seen(open_page):
    body = "<div id=above style='height:3000px'></div>" + BANNER
    page = open_banner(open_page, body)
    assert stands(page)
    page.evaluate("above.remove()")
    let_see(page)
    page.clock.run_for(STEP - 400)
    assert position(page) == 0
    page.clock.run_for(700)
    assert position(page) == 1


def test_reasons_add_up_and_the_last_to_go_sets_it_free(open_page):
    page = open_banner(open_page)
    names = ["hover", "hidden tab", "reduced motion", "code"]
    for name in names:
        act(page, REASONS[name][0])
    for name in names:
        assert stands(page), name
        act(page, REASONS[name][1])
    assert not stands(page)


@pytest.mark.parametrize("kind", ["marquee", "roller"])
@pytest.mark.parametrize("reason", ["hover", "hidden tab", "reduced motion"])
def test_it_is_the_same_for_what_has_no_pages(open_page, kind, reason):
    content = "".join(f"<div style='width:200px;height:80px' id=c{n}>{n}</div>" for n in range(4))
    extra = {"delay": 0, "speed": 10} if kind == "marquee" else {"interval": 2, "row_height": 80}
    page = open_banner(open_page, rondo(kind, content, **extra) + "<div style='height:3000px'></div>")
    holds, lets_go = REASONS[reason]
    page.clock.run_for(DWELL_PASSED)
    act(page, holds)
    held = position(page)
    assert stands(page)
    act(page, lets_go)
    page.clock.run_for(1000)
    # A second of 10 points, or a step or none, and nothing made up for.
    assert 0 <= position(page) - held < 1.01
    assert not stands(page)


def test_missed_time_sets_no_storm_of_events_free(open_page):
    page = open_stopped(open_page, head=SPY)
    page.evaluate("body => { document.body.innerHTML = body }", BANNER)
    let_see(page)
    act(page, REASONS["hidden tab"][0])
    page.clock.run_for(LONG)
    page.evaluate("spy.events = []")
    act(page, REASONS["hidden tab"][1])
    page.clock.run_for(STEP + 400)
    kinds = [kind for kind, *_ in page.evaluate("spy.events")]
    assert kinds.count("change") == 1 and kinds.count("settle") == 1
