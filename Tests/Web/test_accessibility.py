"""Assistive technology and the keyboard meet what is seen, once, and nothing else."""

import pytest
from axe_playwright_python.sync_playwright import Axe
from markup import pages, rondo
from moments import at_rest

LINKED = "<a href='/pages/{number}' id=a{number}>link {number}</a>"

# Around a banner, so that the keyboard comes into it and goes out of it.
BEFORE = "<button id=before>before</button>"
AFTER = "<button id=after>after</button>"


def tab_order(page, most=12):
    """Returns what the Tab key reaches between the two buttons, shadow trees looked into."""
    order = []
    page.evaluate("before.focus()")
    for _ in range(most):
        page.keyboard.press("Tab")
        name = page.evaluate(
            """() => {
              let at = document.activeElement;
              while (at.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
              return at === document.body ? null : at.ariaLabel ?? at.id;
            }"""
        )
        if name in (None, "after"):
            break
        order.append(name)
    return order


def links(page, **options):
    return [name for name in tab_order(page, **options) if name.startswith("a")]


# MARK: The tab order


@pytest.mark.parametrize("kind", ["pager", "carousel"])
def test_only_the_page_that_is_shown_is_in_the_tab_order(open_page, kind):
    body = rondo(kind, pages(4, content=LINKED), autoplay="off")
    page = open_page(BEFORE + body + AFTER, width=300)
    page.wait_for_function("it.index === 0", polling=20)
    assert links(page) == ["a1"]
    page.evaluate("document.activeElement.blur(); it.next()")
    at_rest(page, 1)
    assert links(page) == ["a2"]


def test_all_the_pages_that_share_the_window_are_in_the_tab_order(open_page):
    body = rondo("pager", pages(6, content=LINKED), items_per_page=3, inset_trailing=40)
    page = open_page(BEFORE + body + AFTER, width=340)
    page.wait_for_function("it.index === 0", polling=20)
    # Three, and the one of which a part is seen: what is visible is not hidden.
    assert links(page) == ["a1", "a2", "a3", "a4"]


def test_what_an_effect_does_not_show_is_not_in_the_tab_order(open_page):
    body = rondo("carousel", pages(5, content=LINKED), autoplay="off", effect="flat")
    page = open_page(body, width=300)
    seen = "[...it.children].filter(child => !child.assignedSlot.closest('[inert]')).map(c => c.id)"
    for effect, shown in {
        "flat": [0], "fade": [0], "zoom": [0], "cube": [0], "parallax": [0], "cover-flow": None,
    }.items():
        page.evaluate("effect => { it.effect = effect }", effect)
        found = page.evaluate(seen)
        assert "page0" in found, effect
        if shown:
            assert found == [f"page{at}" for at in shown], effect


def test_a_page_that_has_the_focus_keeps_it_when_it_goes(open_page):
    body = rondo("carousel", pages(4, content=LINKED), autoplay="off")
    page = open_page(body, width=300)
    page.wait_for_function("it.index === 0", polling=20)
    page.evaluate("a1.focus(); it.next()")
    at_rest(page, 1)
    assert page.evaluate("document.activeElement.id") == "a1"
    page.evaluate("a1.blur()")
    page.wait_for_function("page0.assignedSlot.parentNode.inert", polling=20)


@pytest.mark.parametrize("count", [1, 2])
def test_a_short_loop_shows_the_page_itself_and_not_its_copy(open_page, count):
    body = rondo("carousel", pages(count, content=LINKED), autoplay="off")
    page = open_page(BEFORE + body + AFTER, width=300)
    page.wait_for_function("it.index === 0", polling=20)
    for step in range(1, 5):
        page.evaluate("it.next()")
        at = step % count
        at_rest(page, at)
        box = page.evaluate("at => document.getElementById('a' + (at + 1)).getBoundingClientRect().left", at)
        assert 0 <= box < 300
        assert links(page) == [f"a{at + 1}"]


def test_all_of_a_marquee_is_in_the_tab_order_and_each_link_once(open_page):
    content = "".join(f"<a href='#{n}' id=a{n}>a longer link {n}</a>" for n in range(3))
    body = rondo("marquee", content, runs_when_fits="")
    page = open_page(BEFORE + body + AFTER, width=500)
    page.wait_for_function("it.children.length > 5", polling=20)
    assert links(page) == ["a0", "a1", "a2"]


@pytest.mark.parametrize("kind, count", [("marquee", 2), ("carousel", 1), ("roller", 2), ("pager", 1)])
def test_nothing_that_is_hidden_from_assistive_technology_takes_the_focus(open_page, kind, count):
    content = pages(count, height=38, content="<a href='#x'>go</a><button>do</button><input>")
    extra = {"runs_when_fits": ""} if kind == "marquee" else {"loop": "on", "loops_single_item": "on"}
    page = open_page(rondo(kind, content, **extra), width=300)
    page.wait_for_function("it.querySelector('[aria-hidden=true]')", polling=20)
    assert page.evaluate(
        """() => [...it.querySelectorAll('[aria-hidden=true]')].flatMap(hidden =>
          [...hidden.querySelectorAll('a, button, input')].filter(each => {
            each.focus();
            return document.activeElement === each;
          })).length"""
    ) == 0
    # What they are copies of takes it.
    assert page.evaluate("() => { const [own] = it.querySelectorAll('input'); own.focus(); return document.activeElement === own }")


EFFECTS = [
    "flat", "fade", "zoom", "depth", "cover-flow", "cards", "cube", "wheel", "parallax", "overlap", "flip",
    "ferris-wheel", "inverted-ferris-wheel", "cylinder", "inverted-cylinder", "rotary", "inverted-rotary",
    "time-machine", "inverted-time-machine",
]

# Which items' wrappers show something in the window, and which are in the tab order.
SHOWN_AND_REACHED = """() => {
  const face = it.shadowRoot.querySelector('.window').getBoundingClientRect();
  // Copies come after all items, and are inert themselves.
  const items = [...it.shadowRoot.querySelectorAll('.item')].slice(0, 9);
  const shown = items.map(item => {
    const box = item.getBoundingClientRect();
    const wide = Math.min(box.right, face.right) - Math.max(box.left, face.left);
    const high = Math.min(box.bottom, face.bottom) - Math.max(box.top, face.top);
    return wide > 3 && high > 3 && +getComputedStyle(item).opacity > 0.05;
  });
  return [shown, items.map(item => !item.inert)];
}"""


@pytest.mark.parametrize("kind, extra", [
    ("carousel", {}), ("pager", {}), ("roller", {"visible_rows": 3}),
    ("carousel", {"items_per_page": 3, "spacing": 10}),
    ("carousel", {"inset_leading": 40, "inset_trailing": 40}),
    ("carousel", {"items_per_page": "auto"}),
])
def test_nothing_visible_is_hidden_and_nothing_hidden_is_visible(open_page, kind, extra):
    content = pages(9, height=38, content="<a href='/pages/{number}' style='display:block;width:150px'>{number}</a>")
    page = open_page(rondo(kind, content, autoplay="off", **extra), width=300)
    page.wait_for_function("it.index === 0", polling=20)
    for effect in EFFECTS:
        page.evaluate("effect => { it.effect = effect }", effect)
        for index in (0, 4):
            page.evaluate("index => it.select(index, { animated: false })", index)
            shown, reached = page.evaluate(SHOWN_AND_REACHED)
            assert any(reached) and shown == reached, (effect, index)


# MARK: Focus by script


def focused(page):
    return page.evaluate(
        "[document.activeElement === it, it.shadowRoot.activeElement?.ariaLabel ?? null, it.matches(':focus-within')]")


@pytest.mark.parametrize("body, name", [
    (rondo("carousel", pages(3), interval=60, controls="all"), "Pause"),
    (rondo("carousel", pages(3), interval=60), "Pause"),
    (rondo("pager", pages(3)), "Previous"),
    (rondo("pager", pages(3), controls="none"), "Items"),
    (rondo("roller", pages(8, height=20), controls="none"), "Items"),
    (rondo("marquee", "<i style='display:block;width:900px'>long</i>", controls="pause"), "Pause"),
])
def test_focus_by_script_goes_where_the_tab_key_goes_first(open_page, body, name):
    page = open_page(BEFORE + body + AFTER, width=300)
    page.wait_for_function("it.index === 0", polling=20)
    # Also after a mouse was used, when a browser shows no focus by itself.
    page.mouse.click(150, 700)
    page.evaluate("it.focus()")
    assert focused(page) == [True, name, True]
    assert page.evaluate("+getComputedStyle(it.shadowRoot.activeElement).opacity") == 1
    assert tab_order(page)[0] == name


def test_focus_by_script_goes_to_the_banner_itself_where_the_page_made_it_focusable(open_page):
    page = open_page(rondo("carousel", pages(3), tabindex=-1), width=300)
    page.wait_for_function("it.index === 0", polling=20)
    page.evaluate("it.focus()")
    assert focused(page) == [True, None, True]
    # What has nothing to be used has no focus.
    page.evaluate("it.blur(); it.removeAttribute('tabindex'); it.replaceChildren(); it.focus()")
    assert page.evaluate("document.activeElement === document.body")


def test_a_mouse_selects_text_in_what_can_be_given_the_focus(open_page):
    page = open_page(rondo("pager", pages(2), mouse_drag="off", controls="all"), width=300)
    page.evaluate("page0.textContent = 'some words that can be selected'")
    page.mouse.move(60, 8)
    page.mouse.down()
    page.mouse.move(200, 8, steps=6)
    page.mouse.up()
    assert len(page.evaluate("String(getSelection())")) > 3
    # And a click gives no control the focus.
    assert page.evaluate("it.shadowRoot.activeElement?.localName") in (None, "div")


# MARK: Controls


def controls(page):
    """Returns the names of the controls that are there, in their order."""
    return page.evaluate(
        """[...it.shadowRoot.querySelectorAll('button:is(.control, .previous, .next)')]
          .filter(button => !button.hidden).map(button => button.ariaLabel)"""
    )


def test_the_controls_come_first_and_the_pause_before_all(open_page):
    body = rondo("carousel", pages(3, content=LINKED), interval=60)
    page = open_page(BEFORE + body + AFTER, width=300)
    page.wait_for_function("it.isRunning", polling=20)
    assert tab_order(page) == [
        "Pause", "Previous", "Next", "Items", "a1", "1 / 3", "2 / 3", "3 / 3",
    ]


def test_controls_are_seen_with_the_keyboards_focus_or_when_asked_for(open_page):
    page = open_page(BEFORE + rondo("carousel", pages(3), interval=60), width=300)
    page.wait_for_function("it.isRunning", polling=20)
    opacity = """() => [...it.shadowRoot.querySelectorAll('.control, .previous, .next')]
      .map(button => button.hidden ? null : +getComputedStyle(button).opacity)"""
    assert page.evaluate(opacity) == [0, 0, 0]
    page.evaluate("before.focus()")
    page.keyboard.press("Tab")
    assert page.evaluate(opacity) == [1, 0, 0]
    for value, seen in [("all", [1, 1, 1]), ("pause", [1, None, None]), ("none", [None] * 3)]:
        page.evaluate("value => { it.controls = value }", value)
        assert page.evaluate(opacity) == seen, value
    # Nobody presses by chance what is not seen.
    page.evaluate("it.controls = 'auto'; document.activeElement.blur()")
    place = page.evaluate("(box => [box.left + 16, box.top + 16])(it.shadowRoot.querySelector('.control').getBoundingClientRect())")
    page.mouse.click(*place)
    assert page.evaluate("it.personSwitch") == "automatic"


def test_next_and_previous_turn_pages_for_the_person(open_page):
    page = open_page(rondo("pager", pages(3), controls="all"), width=300)
    page.evaluate("it.addEventListener('rondo-change', event => { window.told = event.detail })")
    page.get_by_role("button", name="Next").click()
    at_rest(page, 1)
    assert page.evaluate("told") == {"index": 1, "cause": "person"}
    page.get_by_role("button", name="Previous").click()
    at_rest(page, 0)


def test_at_the_ends_of_a_bounded_strip_there_is_no_way_on(open_page):
    page = open_page(rondo("pager", pages(5), items_per_page=3, controls="all"), width=300)
    state = """() => ['.previous', '.next'].map(
      name => it.shadowRoot.querySelector(name).ariaDisabled === 'true')"""
    page.wait_for_function("it.index === 0", polling=20)
    assert page.evaluate(state) == [True, False]
    page.evaluate("it.select(2, { animated: false })")
    assert page.evaluate(state) == [False, False]
    page.evaluate("it.select(4, { animated: false })")
    assert page.evaluate(state) == [False, True]
    # It keeps the focus that it has, and does nothing.
    page.evaluate("it.shadowRoot.querySelector('.next').focus()")
    page.keyboard.press("Enter")
    assert page.evaluate("[it.target, it.shadowRoot.activeElement.className]") == [-1, "next"]
    page.evaluate("it.loop = true")
    assert page.evaluate(state) == [False, False]


@pytest.mark.parametrize("body, there", [
    (rondo("marquee", "short"), []),
    (rondo("marquee", "<i style='display:block;width:900px'>long</i>"), ["Pause"]),
    (rondo("marquee", "<i>short</i>", runs_when_fits=""), ["Pause"]),
    (rondo("pager", pages(3)), ["Previous", "Next"]),
    (rondo("pager", pages(1)), []),
    (rondo("carousel", pages(1)), []),
    (rondo("roller", pages(8, height=20)), ["Pause", "Previous", "Next"]),
])
def test_there_is_a_control_for_what_can_be_done(open_page, body, there):
    page = open_page(body, width=300)
    page.wait_for_function("it.index === 0", polling=20)
    assert controls(page) == there


@pytest.mark.parametrize("direction, side", [("ltr", "left"), ("rtl", "right")])
def test_previous_stands_on_the_side_where_reading_begins(open_page, direction, side):
    body = rondo("pager", pages(3, height=100), controls="all")
    page = open_page(body, width=300, direction=direction)
    page.wait_for_function("it.index === 0", polling=20)
    boxes = page.evaluate(
        "['.previous', '.next'].map(n => it.shadowRoot.querySelector(n).getBoundingClientRect().left)"
    )
    assert boxes == ([8, 252] if side == "left" else [252, 8])


def test_every_word_can_be_the_pages_own(open_page):
    words = {
        "label_carousel": "Karussell", "label_slide": "Bild", "label_place": "{index} von {count}",
        "label_items": "Bilder", "label_pages": "Seiten", "label_pause": "Anhalten",
        "label_play": "Abspielen", "label_previous": "Zurück", "label_next": "Weiter",
    }
    body = rondo("carousel", pages(3), interval=60, **words)
    page = open_page(body, width=300, lang="ko")
    page.wait_for_function("it.isRunning", polling=20)
    found = page.evaluate(
        """() => {
          const found = [it, ...it.shadowRoot.querySelectorAll('[aria-label], [aria-roledescription]')];
          return found.flatMap(each => [each.ariaLabel, each.ariaRoleDescription]).filter(Boolean);
        }"""
    )
    places = [f"{n} von 3" for n in (1, 2, 3)]
    own = set(words.values()) - {"{index} von {count}", "Abspielen"}
    assert set(found) == own | set(places)
    page.evaluate("it.pause(); it.next()")
    assert "Abspielen" in controls(page)
    at_rest(page, 1)
    assert page.locator("rondo-carousel .status").text_content() == "2 von 3 2"
    page.evaluate("it.labelNext = null")
    assert "다음" in controls(page)


# MARK: axe


EVERYTHING = (
    "<main><h1>Banners</h1>"
    + rondo("marquee", "<a href='#a'>The last train leaves at ten past eleven from platform four</a>",
            runs_when_fits="", controls="pause").replace("id=it", "id=words")
    + rondo("pager", pages(3, content=LINKED), controls="all", indicator="dots", aria_label="Photos")
    + rondo("carousel", pages(2, content="<img alt='Tea' src='data:,'>"), controls="all",
            aria_label="Offers", effect="cover-flow").replace("id=it", "id=offers").replace("page", "offer")
    + rondo("roller", "<span>One</span><span>Two</span><span>Three</span><span>Four</span>",
            controls="all").replace("id=it", "id=rows")
    + "</main>"
)


@pytest.mark.parametrize("options", [
    {}, {"lang": "ko", "direction": "rtl", "dark": True}, {"reduced_motion": True},
])
def test_axe_finds_nothing_wrong(open_page, options):
    style = ":root { color-scheme: light dark } body { background: Canvas; color: CanvasText }"
    page = open_page(EVERYTHING, style=style, width=390, **options)
    page.wait_for_function(
        "[...document.querySelectorAll('main > :not(h1)')].every(it => it.index >= 0)", polling=20
    )
    open_page.take_errors()  # the pictures are not there
    for state in ["", "it.next(); offers.pause(); offers.next()"]:
        page.evaluate(f"() => {{ {state} }}")
        results = Axe().run(page, options={"resultTypes": ["violations", "incomplete"]}).response
        assert [(each["id"], each["nodes"][0]["html"], each["nodes"][0]["failureSummary"])
                for each in results["violations"]] == []
        assert len(results["passes"]) > 10
    page.wait_for_function("it.index === 1", polling=20)
