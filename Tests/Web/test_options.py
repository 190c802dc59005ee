"""Options of moving by hand, of the drive and of the banner's size."""

import pytest
from markup import boxes, pages, rondo
from moments import at_rest, drawn
from spy import SPY, events
from stopped import let_see, open_stopped


def open_it(open_page, kind, count=6, width=300, **attributes):
    page = open_page(rondo(kind, pages(count), **attributes), width=width, head=SPY)
    page.wait_for_function("it.index >= 0", polling=20)
    return page


def drag(page, by, y=30):
    """Drags by so many points to the right and holds still before it lets go."""
    page.mouse.move(150, y)
    page.mouse.down()
    page.mouse.move(150 + by, y, steps=8)
    page.wait_for_timeout(120)
    page.mouse.up()


# MARK: By hand


def test_free_paging_rests_anywhere(open_page):
    page = open_it(open_page, "pager", paging="free")
    drag(page, -100)
    at_rest(page)
    assert 0.2 < page.evaluate("it.position") < 0.45


def test_one_page_a_flick_or_several(open_page):
    for paging, least, most in [("page", 1, 1), ("pages", 2, 5)]:
        page = open_it(open_page, "pager", count=9, items_per_page=3, paging=paging, stride=1)
        drag(page, -230)
        at_rest(page)
        assert least <= page.evaluate("it.index") - 1 <= most


def test_only_the_allowed_direction_moves_it(open_page):
    page = open_it(open_page, "carousel", autoplay="off", allowed_directions="forward")
    drag(page, 200)
    at_rest(page)
    assert page.evaluate("it.index") == 0
    drag(page, -200)
    at_rest(page)
    assert page.evaluate("it.index") == 1
    page.keyboard.press("Tab")
    page.evaluate("it.shadowRoot.querySelector('.window').focus()")
    page.keyboard.press("ArrowLeft")
    at_rest(page)
    assert page.evaluate("it.index") == 1


def test_a_slow_release_below_the_threshold_goes_back(open_page):
    page = open_it(open_page, "pager", flick_threshold=100000)
    page.mouse.move(150, 30)
    page.mouse.down()
    for step in range(1, 9):
        page.mouse.move(150 - 5 * step, 30)
        page.wait_for_timeout(20)
    page.mouse.up()
    at_rest(page)
    assert page.evaluate("it.index") == 0


@pytest.mark.parametrize("bounces", ["on", "off"])
def test_an_end_gives_way_only_if_it_bounces(open_page, bounces):
    page = open_it(open_page, "pager", bounces=bounces)
    page.mouse.move(100, 30)
    page.mouse.down()
    page.mouse.move(250, 30, steps=8)
    drawn(page)
    left = page.evaluate("page0.getBoundingClientRect().left")
    page.mouse.up()
    assert (left > 20) == (bounces == "on")


def test_a_fast_deceleration_rests_sooner(open_page):
    places = {}
    for rate in ("normal", "fast"):
        body = rondo("marquee", boxes(["red", "blue", "lime"] * 4), speed=0, deceleration_rate=rate)
        page = open_stopped(open_page, body)
        let_see(page)
        page.mouse.move(250, 30)
        page.mouse.down()
        # Let go in motion, at the same speed each time.
        for step in range(1, 11):
            page.clock.run_for(10)
            page.mouse.move(250 - 14 * step, 30)
        page.mouse.up()
        let_go = page.evaluate("it.position")
        page.clock.run_for(5000)
        places[rate] = page.evaluate("it.position")
        assert places[rate] > let_go
    assert places["fast"] < places["normal"]


def test_a_mouse_may_select_text_instead(open_page):
    page = open_it(open_page, "pager", mouse_drag="off")
    page.evaluate("page0.textContent = 'some words that can be selected'")
    page.mouse.move(5, 8)
    page.mouse.down()
    page.mouse.move(120, 8, steps=8)
    page.mouse.up()
    at_rest(page)
    assert page.evaluate("it.index") == 0
    assert len(page.evaluate("String(getSelection())")) > 3


# MARK: Drive


@pytest.mark.parametrize("behavior, way", [("rewind", [1, 2, 0]), ("turn-back", [1, 2, 1]), ("stop", [1, 2])])
def test_at_an_end_the_drive_does_what_is_asked(open_page, behavior, way):
    body = rondo(
        "pager", pages(3), autoplay="on", interval=0.4, transition=0.1, end_behavior=behavior)
    page = open_stopped(open_page, body, head=SPY)
    let_see(page)
    page.clock.run_for(1400)
    # A rewind passes over the middle page.
    assert [detail["index"] for detail in events(page, "settle")] == way
    if behavior == "stop":
        assert page.evaluate("it.index") == 2
        assert events(page, "finish") == [None]


def test_an_item_has_its_own_interval(open_page):
    page = open_it(open_page, "carousel", count=3, interval=30, transition=0.1)
    page.evaluate("page0.dataset.interval = '0.4'")
    page.wait_for_function("it.index === 1", polling=20)
    page.wait_for_timeout(700)
    assert page.evaluate("it.index") == 1
    page.evaluate("page1.dataset.interval = 'soon'")
    (told,) = open_page.wait_for_errors(page)
    assert "data-interval" in told and "soon" in told


def test_a_transition_has_its_curve(open_page):
    page = open_it(
        open_page, "carousel", autoplay="off", transition=1, transition_curve="cubic-bezier(0.1,1,0.2,1)"
    )
    curve = page.evaluate(
        """() => {
          it.next();
          return page0.assignedSlot.parentNode.getAnimations()[0].effect.getKeyframes()[0].easing;
        }"""
    )
    assert curve == "cubic-bezier(0.1, 1, 0.2, 1)"


@pytest.mark.parametrize("text", ["bouncy", "cubic-bezier(2,0,1,1)", "cubic-bezier(0,0,1)", "steps(3)"])
def test_a_bad_curve_is_told(open_page, text):
    page = open_it(open_page, "carousel", transition_curve=text)
    (told,) = open_page.take_errors()
    assert "transition-curve" in told and text in told
    assert page.evaluate("it.transitionCurve") == "ease-in-out"


def test_it_runs_only_while_the_mouse_is_over_it(open_page):
    page = open_it(open_page, "carousel", runs_while="hover focus", interval=0.3, transition=0.1)
    page.wait_for_timeout(700)
    assert page.evaluate("[it.index, it.isRunning]") == [0, False]
    page.mouse.move(100, 30)
    page.wait_for_function("it.index === 1", polling=20)
    assert page.evaluate("it.isRunning")
    page.mouse.move(100, 500)
    page.wait_for_function("!it.isRunning", polling=20)


@pytest.mark.parametrize("kind, options", [
    ("carousel", {"interval": 0.3, "transition": 0.1}), ("marquee", {"delay": 0, "speed": 200}),
])
def test_it_runs_only_while_a_mouse_presses_it(open_page, kind, options):
    content = pages(6) if kind == "carousel" else boxes(["red", "blue", "lime", "teal"])
    page = open_page(rondo(kind, content, runs_while="press", **options), width=300)
    page.wait_for_function("it.index === 0", polling=20)
    page.mouse.move(100, 30)
    page.wait_for_timeout(600)
    assert page.evaluate("[it.position, it.isRunning]") == [0, False]
    page.mouse.down()
    page.wait_for_function("it.position >= 1", polling=20)
    page.mouse.up()
    page.wait_for_function("!it.isRunning", polling=20)


def test_it_runs_only_while_it_has_the_focus_wherever_the_mouse_is(open_page):
    page = open_it(open_page, "carousel", runs_while="focus", interval=0.3, transition=0.1)
    page.mouse.move(100, 30)
    page.wait_for_timeout(600)
    assert page.evaluate("[it.index, it.isRunning]") == [0, False]
    page.keyboard.press("Tab")
    page.wait_for_function("it.index === 1", polling=20)
    page.evaluate("document.activeElement.blur()")
    page.wait_for_function("!it.isRunning", polling=20)


def test_one_item_loops_if_asked(open_page):
    page = open_it(open_page, "carousel", count=1, loops_single_item="on")
    assert page.evaluate("it.querySelectorAll('[data-rondo-copy]').length") > 0
    page = open_it(open_page, "carousel", count=1)
    assert page.evaluate("it.children.length") == 1


def test_repeats_are_counted_and_then_it_is_finished(open_page):
    body = rondo("carousel", pages(2), interval=0.25, transition=0.1, repeat_count=2)
    page = open_stopped(open_page, body, head=SPY)
    let_see(page)
    page.clock.run_for(2000)
    assert events(page, "finish") == [None]
    assert sum(detail["turns"] for detail in events(page, "turn")) == 2
    assert page.evaluate("[it.index, it.isRunning]") == [0, False]
    page.evaluate("it.start()")
    page.clock.run_for(300)
    assert page.evaluate("it.index") == 1


def test_two_banners_with_one_epoch_show_the_same(open_page):
    body = "".join(
        rondo("carousel", pages(5), interval=0.5, transition=0.1, epoch=epoch).replace("id=it", f"id=it{n}")
        .replace('id="page', f'class=p{n} data-id="page')
        for n, epoch in enumerate(["1970-01-01T00:00:00Z", 0])
    )
    page = open_stopped(open_page, body)
    let_see(page, "it1")
    places = []
    for _ in range(40):
        page.clock.run_for(23)
        places.append(page.evaluate("[it0.position, it1.position]"))
    assert len({first for first, _ in places}) > 5
    assert all(first == pytest.approx(second, abs=1e-6) for first, second in places)
    page.evaluate("it1.epoch = new Date(1767225600000)")
    assert page.evaluate("it1.epoch") == 1767225600000


def test_a_time_shows_it_as_it_is_then(open_page):
    page = open_it(open_page, "carousel", interval=1, transition=0.5, time=2.2)
    assert page.evaluate("[it.position, it.isRunning]") == [2, False]
    page.evaluate("it.time = 0.75")
    assert page.evaluate("it.position") == pytest.approx(0.5, abs=1e-6)
    page.evaluate("it.time = null")
    page.wait_for_function("it.index === 1 && it.isRunning", polling=20)


# MARK: Parts


def test_the_selected_row_has_its_own_font_and_colour(open_page):
    style = """
    rondo-roller { color: rgb(1, 2, 3); font-size: 16px }
    rondo-roller::part(item) { font-style: italic }
    rondo-roller::part(selected) { color: rgb(200, 0, 0); font-size: 20px }"""
    words = "".join(f"<span>{word}</span>" for word in ("tea", "coffee"))
    page = open_page(rondo("roller", words, autoplay="off", transition=0.4), width=300, style=style)
    page.wait_for_function("it.index === 0 && it.children.length > 2", polling=20)
    looks = """() => [...it.children].map(child => {
      const { color, fontSize, fontStyle } = getComputedStyle(child);
      return [child.textContent, color, fontSize, fontStyle];
    })"""
    plain, other = ["rgb(1, 2, 3)", "16px", "italic"], ["rgb(200, 0, 0)", "20px", "italic"]
    found = page.evaluate(looks)
    # The copies look as what they are copies of.
    assert len(found) > 2
    assert all(look == (other if word == "tea" else plain) for word, *look in found)
    page.evaluate("""() => {
      it.addEventListener('rondo-change', () => { window.onItsWay = it.target === 1 });
      it.next();
    }""")
    page.wait_for_function("getComputedStyle(it.children[1]).fontSize === '20px'", polling=20)
    # It looks so when it is nearest, and not only when it is there.
    assert page.evaluate("onItsWay")
    assert all(look == (other if word == "coffee" else plain) for word, *look in page.evaluate(looks))
    page.evaluate("it.firstElementChild.before(document.createElement('hr'))")
    page.wait_for_function("it.index === 2", polling=20)
    assert page.evaluate("getComputedStyle([...it.children].find(c => c.textContent === 'coffee')).color") == other[0]


def test_the_middle_row_stands_in_a_highlight(open_page):
    words = "".join(f"<span>{word}</span>" for word in ("tea", "coffee", "water"))
    page = open_page(rondo("roller", words, row_height=30, visible_rows=5), width=300, style="""
      #styled::part(highlight) { border: 3px dashed rgb(0, 90, 0); background: rgb(240, 240, 0); border-radius: 15px }
    """)
    page.wait_for_function("it.index === 0", polling=20)
    look = """() => {
      const highlight = it.shadowRoot.querySelector('.highlight');
      const { borderTopWidth, borderTopStyle, borderTopLeftRadius, backgroundColor } = getComputedStyle(highlight);
      const [box, face] = [highlight, it].map(each => each.getBoundingClientRect());
      return [box.top - face.top, box.height, box.width - face.width,
        borderTopWidth, borderTopStyle, borderTopLeftRadius, backgroundColor];
    }"""
    assert page.evaluate(look) == [60, 30, 0, "1px", "solid", "8px", "rgba(0, 0, 0, 0)"]
    page.evaluate("it.id = 'styled'; window.it = styled")
    assert page.evaluate(look) == [60, 30, 0, "3px", "dashed", "15px", "rgb(240, 240, 0)"]
    # Under the words.
    page.mouse.move(150, 75)
    assert page.evaluate("it.contains(document.elementFromPoint(150, 75))")


def test_the_indicator_is_placed_by_its_part(open_page):
    page = open_page(rondo("carousel", pages(5, height=100)), width=300, style="""
      #above::part(indicator) { inset-block: 0 auto; justify-content: start }
      #beside::part(indicator) { inset-inline: auto 8px }
    """)
    page.wait_for_function("it.index === 0", polling=20)
    dots = """() => {
      const face = document.querySelector('rondo-carousel').getBoundingClientRect();
      const all = [...document.querySelector('rondo-carousel').shadowRoot.querySelectorAll('[part~=dot]')];
      const [first, last] = [all[0], all.at(-1)].map(dot => dot.getBoundingClientRect());
      return [first.left - face.left, first.top - face.top, face.right - last.right];
    }"""
    assert page.evaluate(dots) == [90, 76, 90]
    page.evaluate("it.id = 'above'")
    assert page.evaluate(dots) == [0, 0, 180]
    page.evaluate("above.id = 'beside'")
    assert page.evaluate(dots) == [172, 76, 8]
    # And still selects there.
    page.mouse.click(172 + 24 * 2 + 12, 88)
    page.wait_for_function("beside.target === 2 || beside.index === 2", polling=20)


# MARK: Size


def test_the_height_follows_the_item(open_page):
    content = "".join(f"<div style='height:{height}px'>x</div>" for height in (60, 140, 90))
    page = open_page(rondo("pager", content, fits_height_to_item="", transition=5) + "<p id=after>", width=300)
    height = "it.getBoundingClientRect().height"
    page.wait_for_function(f"{height} === 60", polling=20)
    page.evaluate("it.next()")
    going = "it.shadowRoot.getAnimations().filter(each => each instanceof CSSTransition)"
    page.wait_for_function(f"{going}.length", polling=20)
    page.evaluate(f"{going}.forEach(each => {{ each.pause(); each.currentTime = 2500 }})")
    assert page.evaluate(height) == pytest.approx(100, abs=1)
    page.evaluate(f"{going}.forEach(each => each.finish())")
    page.wait_for_function(f"{height} === 140", polling=20)
    at_rest(page, 1)
    page.evaluate("it.transition = 0; it.children[1].style.height = '100px'")
    page.wait_for_function(f"{height} === 100", polling=20)
    page.evaluate("it.removeAttribute('fits-height-to-item')")
    page.wait_for_function(f"{height} === 100 || {height} === 90", polling=20)


def test_a_roller_in_a_sentence_is_as_wide_as_its_word(open_page):
    words = "".join(f"<span>{word}</span>" for word in ("tea", "a cup of coffee", "water"))
    roller = rondo(
        "roller", words, fits_width_to_item="", visible_rows=1, row_height=24, autoplay="off",
        transition=0.2,
    )
    page = open_page(f"<p style='font:16px/24px sans-serif'>We serve {roller} here.</p>", width=390)
    page.wait_for_function("it.index === 0", polling=20)
    sizes = []
    for index in range(3):
        page.evaluate(f"it.select({index})")
        at_rest(page, index)
        page.evaluate("Promise.all(it.shadowRoot.getAnimations().map(each => each.finished))")
        sizes.append(page.evaluate(
            "index => [it.offsetWidth, it.children[index].getBoundingClientRect().width, it.offsetHeight]",
            index,
        ))
    for width, word, height in sizes:
        assert width == pytest.approx(word, abs=1.5) and height == 24
    assert sizes[1][0] > 2 * sizes[0][0]
