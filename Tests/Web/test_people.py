"""Everyone can use it: reduced motion, pause control, names and roles, keyboard order."""

import pytest
from markup import boxes, pages, rondo
from moments import at_rest
from spy import SPY, events

COUNTED = {"interval": 0.6, "transition": 0.2}


def stands(page):
    page.wait_for_timeout(200)
    before = page.evaluate("it.position")
    page.wait_for_timeout(1000)
    return page.evaluate("it.position") == before


def test_reduced_motion_holds_the_drive(open_page):
    page = open_page(rondo("carousel", pages(3), **COUNTED), width=300, reduced_motion=True)
    assert stands(page)
    page.emulate_media(reduced_motion="no-preference")
    page.wait_for_function("it.index === 1", polling=20)
    page.emulate_media(reduced_motion="reduce")
    page.wait_for_function("it.holdReasons.includes('reduced-motion')", polling=20)
    assert stands(page)


def test_a_step_under_reduced_motion_is_a_cross_fade(open_page):
    page = open_page(rondo("carousel", pages(3), **COUNTED), width=300, reduced_motion=True)
    page.wait_for_function("it.index === 0", polling=20)
    place, faded = page.evaluate(
        """() => {
          it.next();
          return [[it.index, it.position], it.shadowRoot.getAnimations().map(animation => [
            animation.effect.getTiming().duration,
            animation.effect.getKeyframes().map(frame => frame.opacity)])];
        }"""
    )
    assert place == [1, 1]
    # The new page appears while the old one goes from where it stands.
    assert sorted(faded) == [[200, ["0", "1"]], [200, ["1", "0"]]]
    page.wait_for_function("it.shadowRoot.getAnimations().length === 0", polling=20)


def test_the_person_may_play_it_in_spite_of_reduced_motion(open_page):
    body = rondo("carousel", pages(3), controls="pause", **COUNTED)
    page = open_page(body, width=300, reduced_motion=True)
    page.get_by_role("button", name="Play").click()
    page.mouse.move(200, 300)
    page.wait_for_function("it.index === 1", polling=20)
    page.get_by_role("button", name="Pause").click()
    assert stands(page)


def test_the_pause_control_comes_first_and_its_name_changes(open_page):
    body = rondo("carousel", pages(3, content="<button>inside</button>"), controls="pause")
    page = open_page(body, width=300)
    page.wait_for_function("it.isRunning", polling=20)
    page.keyboard.press("Tab")
    control = page.locator("rondo-carousel button.control")
    assert page.evaluate("it.shadowRoot.activeElement.ariaLabel") == "Pause"
    page.keyboard.press("Enter")
    assert control.get_attribute("aria-label") == "Play"
    assert page.evaluate("it.isRunning") is False
    page.keyboard.press("Enter")
    assert control.get_attribute("aria-label") == "Pause"
    # The focus is on the control, and yet it plays: the person said so.
    assert page.evaluate("it.isRunning") is True


@pytest.mark.parametrize("before", ["", "button.click(); button.click();"])
def test_the_control_tells_and_lifts_a_pause_by_the_pages_code(open_page, before):
    page = open_page(rondo("carousel", pages(3), controls="pause"), width=300)
    page.wait_for_function("it.isRunning", polling=20)
    states = page.evaluate(f"""() => {{
      const button = it.shadowRoot.querySelector("button.control");
      const state = () => [it.isRunning, button.ariaLabel];
      {before}
      it.pause();
      const paused = state();
      button.click();
      return [paused, state()];
    }}""")
    assert states == [[False, "Play"], [True, "Pause"]]


@pytest.mark.parametrize("lang, name, carousel, slide", [
    ("en", "Pause", "carousel", "slide"), ("ko", "일시정지", "캐러셀", "슬라이드"),
])
def test_what_is_spoken_is_in_the_pages_language(open_page, lang, name, carousel, slide):
    body = rondo("carousel", pages(5), controls="pause", aria_label="Offers", items_per_page=2,
                 alignment="leading")
    page = open_page(body, width=300, lang=lang)
    page.wait_for_function("it.isRunning", polling=20)
    assert page.get_by_role("button", name=name).count() == 1
    assert page.get_by_role("region", name="Offers").count() == 1
    assert page.get_by_role("group", name="2 / 5").count() == 1
    session = page.context.new_cdp_session(page)
    described = [
        (node["role"]["value"], prop["value"]["value"])
        for node in session.send("Accessibility.getFullAXTree")["nodes"]
        for prop in node.get("properties", [])
        if prop["name"] == "roledescription"
    ]
    # The protocol passes these on as bytes.
    described = [(role, text.encode("latin-1").decode()) for role, text in described]
    # What is not seen is not spoken.
    assert described == [("region", carousel)] + [("group", slide)] * 2


def test_the_status_is_silent_while_it_runs_and_polite_while_it_stands(open_page):
    page = open_page(rondo("carousel", pages(3)), width=300)
    page.wait_for_function("it.isRunning", polling=20)
    status = page.locator("rondo-carousel .status")
    assert status.get_attribute("aria-live") == "off"
    page.evaluate("it.pause()")
    assert status.get_attribute("aria-live") == "polite"
    page.evaluate("it.next()")
    page.wait_for_function("it.shadowRoot.querySelector('.status').textContent === '2 / 3 2'", polling=20)
    assert page.evaluate("it.index") == 1


def test_copies_are_hidden_from_assistive_technology(open_page):
    page = open_page(rondo("marquee", "<b>word</b>", runs_when_fits=""), width=300)
    page.wait_for_function("it.children.length > 4", polling=20)
    session = page.context.new_cdp_session(page)
    names = [
        node.get("name", {}).get("value")
        for node in session.send("Accessibility.getFullAXTree")["nodes"]
        if not node["ignored"] and node["role"]["value"] == "StaticText"
    ]
    assert names.count("word") == 1


def test_dots_show_the_page_and_select_it(open_page):
    page = open_page(rondo("carousel", pages(4), autoplay="off"), width=300, head=SPY)
    dots = page.locator("rondo-carousel [part~=dot]")
    assert dots.count() == 4
    assert dots.nth(0).get_attribute("aria-current") == "true"
    box = dots.nth(2).bounding_box()
    assert box["width"] >= 24 and box["height"] >= 24
    dots.nth(2).click()
    at_rest(page, 2)
    assert dots.nth(2).get_attribute("aria-current") == "true"
    assert dots.nth(0).get_attribute("aria-current") is None
    assert events(page, "change")[-1] == {"index": 2, "cause": "person"}
    # A dot is no item.
    assert events(page, "select") == []


def test_a_pager_has_no_dots_unless_asked(open_page):
    page = open_page(rondo("pager", pages(3)), width=300)
    assert page.locator("[part~=dot]").count() == 0
    page.evaluate("it.indicator = 'dots'")
    assert page.locator("[part~=dot]").count() == 3


def test_a_marquee_under_reduced_motion_can_be_read_by_keys(open_page):
    content = "<span style='display:inline-block;width:900px'>a long line</span>"
    page = open_page(rondo("marquee", content), width=300, reduced_motion=True)
    page.keyboard.press("Tab")
    page.keyboard.press("ArrowRight")
    page.wait_for_function("it.firstElementChild.getBoundingClientRect().left < -20", polling=20)


def test_the_children_can_be_read_where_the_engine_does_not_come(open_page):
    head = """
    <link rel=stylesheet href="/Web/rondo.css">
    <script>window.fetch = () => Promise.reject(new Error("no network"))</script>
    """
    page = open_page(rondo("carousel", pages(3)), head=head, width=300, ready="")
    page.wait_for_function("document.readyState === 'complete'", polling=20)
    told = page.evaluate("""import('/build/web/rondo.js').then(rondo => rondo.ready)
      .then(() => it.matches(':defined'))""")
    assert told is False
    assert any("engine" in error for error in open_page.take_errors())
    assert page.evaluate("it.innerText.split(/\\s+/)") == ["1", "2", "3"]
    # Beside each other, and scrolled by hand.
    assert page.evaluate("page1.getBoundingClientRect().left") == 300
    assert page.evaluate("it.scrollWidth") == 900


def test_fading_edges_are_on_the_sides_where_content_goes_on(open_page):
    body = rondo("marquee", boxes(["black"] * 6), mode="bounce", delay=60, fade_length=20)
    page = open_page(body, width=300)
    style = """['--rondo-fade-before', '--rondo-fade-after'].map(
      name => it.shadowRoot.querySelector('.window').style.getPropertyValue(name))"""
    page.wait_for_function("it.needsScrolling", polling=20)
    assert page.evaluate(style) == ["0", "1"]
    page.evaluate("document.documentElement.dir = 'rtl'")
    page.wait_for_function(f"{style}[0] === '1'", polling=20)
    assert page.evaluate(style) == ["1", "0"]
