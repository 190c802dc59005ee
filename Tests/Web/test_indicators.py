"""What indicates the place, and selects one."""

import pytest
from markup import pages, rondo
from moments import at_rest, drawn, seen_now
from spy import SPY, forget, seen
from stopped import let_see, open_stopped

FILLS = "[...it.shadowRoot.querySelectorAll('.fill')]"


def open_pages(
    open_page, indicator, count=5, kind="carousel", width=390, direction="ltr", stopped=False, **attributes
):
    attributes = {"autoplay": "off"} | attributes
    body = rondo(kind, pages(count, height=120), indicator=indicator, **attributes)
    options = {"width": width, "head": SPY, "direction": direction}
    page = open_stopped(open_page, body, **options) if stopped else open_page(body, **options)
    page.wait_for_function("it.index === 0", polling=20)
    return page


def opacities(page):
    return page.evaluate(f"{FILLS}.map(fill => +(+getComputedStyle(fill).opacity).toFixed(3))")


def transforms(page, scale):
    """Returns the first number of the fills' transforms: the scale, or the shift in its lengths."""
    number = "a" if scale else "e / fill.offsetWidth"
    return seen_now(
        page,
        f"{FILLS}.map(fill => {{ const m = new DOMMatrix(getComputedStyle(fill).transform);"
        f" return +(m.{number}).toFixed(3) + 0 }})"
    )


def test_dots_show_the_page(open_page):
    page = open_pages(open_page, "dots")
    assert opacities(page) == [1, 0.55, 0.55, 0.55, 0.55]
    page.evaluate("it.select(3)")
    at_rest(page, 3)
    assert opacities(page) == [0.55, 0.55, 0.55, 1, 0.55]
    assert page.evaluate(
        "[...it.shadowRoot.querySelectorAll('.pages button')].map(dot => dot.ariaCurrent)"
    ) == [None, None, None, "true", None]


@pytest.mark.parametrize("direction, sign", [("ltr", 1), ("rtl", -1)])
def test_a_bar_shows_the_page(open_page, direction, sign):
    page = open_pages(open_page, "bar", count=4, direction=direction)
    page.evaluate("it.loop = false")
    assert transforms(page, scale=False) == [0, -sign, -sign, -sign]
    page.evaluate("it.select(2, { animated: false })")
    assert transforms(page, scale=False) == [sign, sign, 0, -sign]
    # On a loop what is half a turn away is out of sight on either side.
    page.evaluate("it.loop = true")
    assert [abs(shift) for shift in transforms(page, scale=False)] == [1, 1, 0, 1]


def test_stories_fill_while_a_page_stays(open_page):
    page = open_pages(
        open_page, "stories", count=3, stopped=True, autoplay="on", interval=1.2, transition=0.2)
    let_see(page)
    page.clock.run_for(1700)
    filled, progress = transforms(page, scale=True), page.evaluate("it.dwellProgress")
    assert page.evaluate("[it.index, it.target]") == [1, -1] and 0.2 < progress < 0.8
    assert filled[0] == 1 and filled[2] == 0
    assert filled[1] == pytest.approx(progress, abs=0.01)
    page.evaluate("it.pause()")
    before = page.evaluate("it.dwellProgress")
    page.clock.run_for(150)
    assert page.evaluate("it.dwellProgress") == before
    assert transforms(page, scale=True)[1] == pytest.approx(before, abs=0.01)
    assert page.evaluate("it.holdReasons") == ["caller"]


def test_stories_begin_anew_when_the_loop_comes_round(open_page):
    page = open_pages(
        open_page, "stories", count=2, stopped=True, autoplay="on", interval=0.6, transition=0.1)
    let_see(page)
    page.clock.run_for(900)
    assert page.evaluate("it.index") == 1 and page.evaluate("it.dwellProgress") > 0.3
    page.clock.run_for(500)
    assert page.evaluate("it.index") == 0 and page.evaluate("it.dwellProgress") > 0.1
    filled = transforms(page, scale=True)
    assert 0 < filled[0] < 1 and filled[1] == 0


def test_a_fraction_tells_the_page(open_page):
    page = open_pages(open_page, "fraction")
    text = "it.shadowRoot.querySelector('.fraction:not([hidden])').textContent"
    assert page.evaluate(text) == "1 / 5"
    page.evaluate("it.next()")
    page.wait_for_function(f"{text} === '2 / 5'", polling=20)


def test_what_does_not_fit_is_a_fraction(open_page):
    page = open_pages(open_page, "dots", count=20, width=300)
    assert page.evaluate("it.shadowRoot.querySelector('.pages')") is None
    assert page.evaluate("it.shadowRoot.querySelector('.fraction').textContent") == "1 / 20"
    page.set_viewport_size({"width": 700, "height": 600})
    page.wait_for_function("it.shadowRoot.querySelectorAll('.pages button').length === 20", polling=20)


@pytest.mark.parametrize("kind", ["dots", "bar", "stories"])
def test_targets_are_large_enough_to_hit(open_page, kind):
    page = open_pages(open_page, kind, count=6, width=320)
    for width, height in page.evaluate(
        """[...it.shadowRoot.querySelectorAll('.pages button')].map(button => {
          const box = button.getBoundingClientRect();
          return [box.width, box.height];
        })"""
    ):
        assert width >= 24 and height >= 24


@pytest.mark.parametrize("kind", ["dots", "bar", "stories"])
def test_a_tap_selects_a_page(open_page, kind):
    page = open_pages(open_page, kind)
    box = page.evaluate(
        """() => {
          const box = it.shadowRoot.querySelectorAll('.pages button')[3].getBoundingClientRect();
          return [box.left + box.width / 2, box.top + box.height / 2];
        }"""
    )
    page.mouse.click(*box)
    page.wait_for_function("it.index === 3 && it.target === -1", polling=20)


def test_a_drag_along_it_selects_page_after_page(open_page):
    page = open_pages(open_page, "dots")
    x, y = page.evaluate(
        """() => {
          const box = it.shadowRoot.querySelector('.pages button').getBoundingClientRect();
          return [box.left + 12, box.top + 12];
        }"""
    )
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 48, y, steps=6)
    page.wait_for_function("it.index === 2 && it.target === -1", polling=20)
    page.mouse.move(x + 96, y, steps=6)
    page.wait_for_function("it.index === 4 && it.target === -1", polling=20)
    page.mouse.up()
    page.wait_for_timeout(100)
    assert page.evaluate("it.index") == 4


@pytest.mark.parametrize("kind", ["dots", "bar", "stories"])
def test_it_follows_a_step_without_a_frame_callback(open_page, kind):
    page = open_pages(open_page, kind, autoplay="on", interval=1, transition=0.8)
    page.wait_for_function("it.index === 1", polling=10)
    forget(page)
    page.wait_for_timeout(1500)
    assert seen(page)["frames"] == 0
    page.wait_for_function(f"{FILLS}.some(fill => fill.getAnimations().length > 0)", polling=20)


def test_dots_are_between_two_pages_as_the_strip_is(open_page):
    page = open_pages(open_page, "dots", stopped=True, transition=0.8)
    let_see(page)
    page.evaluate("it.next()")
    found = []
    for _ in range(15):
        page.clock.run_for(50)
        found.append(seen_now(page, f"""[
          (+getComputedStyle({FILLS}[1]).opacity - 0.55) / 0.45, 1 - page1.getBoundingClientRect().left / 390]"""))
    assert len({place for _, place in found}) > 10
    for shown, place in found:
        assert shown == pytest.approx(place, abs=0.01)


def test_it_follows_the_finger(open_page):
    page = open_pages(open_page, "bar", count=4)
    page.mouse.move(300, 60)
    page.mouse.down()
    page.mouse.move(105, 60, steps=10)
    drawn(page)
    shift = transforms(page, scale=False)[0]
    assert shift == pytest.approx(page.evaluate("it.position"), abs=0.02)
    assert 0.3 < shift < 0.7
    page.mouse.up()


@pytest.mark.parametrize("by_property", [False, True])
def test_an_element_of_the_page_is_given_the_position(open_page, by_property):
    body = "<div id=mine></div>" + rondo("carousel", pages(4), autoplay="off", indicator="#mine")
    page = open_page(body, width=390)
    if by_property:
        page.evaluate("it.indicator = 'none'; it.indicator = mine")
        assert page.evaluate("it.indicator === mine")
    place = "+getComputedStyle(mine).getPropertyValue('--rondo-position')"
    page.wait_for_function(f"{place} === 0", polling=20)
    assert page.evaluate("getComputedStyle(mine).getPropertyValue('--rondo-count')") == "4"
    # In the middle of a step, and at its end.
    assert page.evaluate(
        f"""() => {{
          it.next();
          for (const each of mine.getAnimations()) {{
            each.pause();
            each.currentTime = 250;
          }}
          return {place};
        }}"""
    ) == pytest.approx(0.5, abs=0.01)
    page.evaluate("mine.getAnimations().forEach(each => each.play())")
    page.wait_for_function(f"{place} === 1", polling=10)
    page.evaluate("it.select(3, { animated: false })")
    assert page.evaluate(place) == 3
    page.evaluate("it.indicator = 'dots'")
    assert page.evaluate("it.shadowRoot.querySelectorAll('.pages button').length") == 4
