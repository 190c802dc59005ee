"""That settings do what they say: times, strides, places, and lists made ahead. The test turns the clock."""

import pytest
from markup import boxes, pages, rondo
from stopped import let_see, open_stopped

BOXES = boxes(["red", "blue", "lime", "teal"])
TURN = 4 * 100 + 3 * 8 + 32  # points: boxes, spacing, gap


def open_it(open_page, body, **options):
    page = open_stopped(open_page, body, **options)
    let_see(page)
    return page


def left_of(page, name):
    return page.evaluate(f"{name}.getBoundingClientRect().left")


def position(page):
    return page.evaluate("it.position")


def moved(page, seconds):
    """Returns whether it moves in the next so many seconds."""
    before = position(page)
    page.clock.run_for(seconds * 1000)
    return position(page) != before


@pytest.mark.parametrize("delay", [0, 2])
def test_a_delay_is_waited_for_at_first_and_after_a_reset(open_page, delay):
    page = open_it(open_page, rondo("marquee", BOXES, delay=delay, speed=100))
    for _ in range(2):
        if delay:
            assert not moved(page, delay - 0.1) and position(page) == 0
        page.clock.run_for(200)
        assert moved(page, 1)
        page.evaluate("it.reset()")
        assert position(page) == 0
    # A stop goes home and stays; a start goes on.
    page.clock.run_for((delay + 1) * 1000)
    page.evaluate("it.stop()")
    page.clock.run_for(3000)
    assert position(page) == 0 and not moved(page, 5)
    page.evaluate("it.start()")
    assert moved(page, delay + 1)


def test_a_dwell_is_stood_at_home_on_every_turn(open_page):
    # A turn takes a second.
    page = open_it(open_page, rondo("marquee", BOXES, delay=0, dwell=2, speed=TURN))
    standing = []
    for _ in range(60):
        before = position(page)
        page.clock.run_for(100)
        standing.append(position(page) == before)
    # Of six seconds two turns, each with its dwell.
    assert standing.count(True) == pytest.approx(40, abs=2)
    runs = [at for at in range(1, 60) if standing[at] != standing[at - 1]]
    assert {b - a for a, b in zip(runs, runs[1:])} <= {9, 10, 11, 19, 20, 21}


def test_what_passes_enters_at_the_far_edge_and_leaves_at_the_near_one(open_page):
    page = open_it(open_page, rondo("marquee", boxes(["red"]), mode="pass", delay=0, speed=100, runs_when_fits=""))
    # Once only, however long the window.
    assert page.evaluate("it.childElementCount") == 1
    places = []
    for time in (0.1, 1, 2, 3, 3.9):
        page.evaluate("time => { it.time = time }", time)
        places.append(left_of(page, "box0"))
    assert places == pytest.approx([290, 200, 100, 0, -90], abs=0.6)


@pytest.mark.parametrize("stride, index", [(1, 1), (2, 2), (3, 3)])
def test_a_step_passes_as_many_items_as_its_stride(open_page, stride, index):
    page = open_it(open_page, rondo("carousel", pages(6), stride=stride, items_per_page=3, interval=2,
                                    transition=0.2, alignment="leading"))
    page.clock.run_for(2400)
    assert page.evaluate("[it.index, it.position]") == [index, index]
    page.evaluate("it.next()")
    page.clock.run_for(400)
    assert page.evaluate("it.index") == 2 * index % 6


@pytest.mark.parametrize("alignment, left", [
    ("leading", 0), ("center", 75), ("trailing", 150), (0.25, 37.5), (0, 0), (1, 150),
])
def test_an_item_rests_where_its_alignment_says(open_page, alignment, left):
    page = open_it(open_page, rondo("carousel", pages(6), items_per_page=2, autoplay="off", alignment=alignment))
    assert left_of(page, "page0") == pytest.approx(left, abs=0.6)
    page.evaluate("it.select(3, { animated: false })")
    assert left_of(page, "page3") == pytest.approx(left, abs=0.6)
    page.evaluate("it.alignment = 'leading'")
    assert left_of(page, "page3") == pytest.approx(0, abs=0.6)


def test_pages_of_a_list_are_made_ahead_as_asked(open_page):
    made = {}
    for preload in (0, 1, 4):
        page = open_it(open_page, rondo("pager", "", count=1000, preload=preload))
        page.evaluate("() => { it.render = (index, element) => { element.textContent = index } }")
        page.evaluate("it.select(500, { animated: false })")
        indices = sorted(page.evaluate("[...it.children].map(each => +each.textContent)"))
        assert 500 in indices
        made[preload] = [500 - indices[0], indices[-1] - 500]
    assert all(before >= preload and after >= preload for preload, (before, after) in made.items())
    assert sum(made[0]) < sum(made[1]) < sum(made[4])


@pytest.mark.parametrize("kind, fit", [("pager", "contain"), ("carousel", "cover")])
def test_pictures_fit_or_fill_their_page(open_page, kind, fit):
    picture = "<img id=picture src='/Web/gallery/pictures/hills.webp'>"
    page = open_it(open_page, rondo(kind, picture + "<img src='/Web/gallery/pictures/hills.webp'>",
                                    autoplay="off"), style="#it { height: 100px }")
    assert page.evaluate(
        "[getComputedStyle(picture).objectFit, picture.clientHeight, Math.abs(picture.clientWidth - 300) < 2]"
    ) == [fit, 100, True]
    # The page's own rule wins.
    page.evaluate("picture.style.objectFit = 'none'")
    assert page.evaluate("getComputedStyle(picture).objectFit") == "none"


@pytest.mark.parametrize("kind", ["marquee", "carousel", "roller"])
def test_what_was_not_displayed_at_first_begins_when_it_is(open_page, kind):
    content = BOXES if kind == "marquee" else pages(4)
    options = {"delay": 1, "speed": 100} if kind == "marquee" else {"interval": 1, "transition": 0.2}
    page = open_it(open_page, f"<div id=box style='display:none'>{rondo(kind, content, **options)}</div>"
                   "<p id=below>below</p>", style="")
    page.clock.run_for(5000)
    page.evaluate("box.style.display = 'block'")
    let_see(page)
    assert page.evaluate("[it.index, it.position]") == [0, 0]
    # A step is over when its interval is.
    page.clock.run_for(700)
    assert position(page) == 0
    page.clock.run_for(600)
    assert position(page) > 0


@pytest.mark.parametrize("direction", ["ltr", "rtl"])
def test_a_drag_goes_the_way_of_reading_and_then_it_drifts_on(open_page, direction):
    page = open_it(open_page, rondo("marquee", BOXES, delay=60, speed=50), direction=direction)
    on = -1 if direction == "ltr" else 1
    page.mouse.move(150, 30)
    page.mouse.down()
    for step in range(1, 9):
        page.mouse.move(150 + on * 15 * step, 30)
        page.clock.run_for(50)
    page.clock.run_for(500)
    dragged = position(page)
    assert 0.6 < dragged < 1.3
    page.mouse.up()
    page.mouse.move(150, 400)
    page.clock.run_for(4000)
    assert position(page) > dragged + 0.5


def test_a_select_during_a_drag_is_gone_to_when_the_hand_lets_go(open_page):
    page = open_it(open_page, rondo("carousel", pages(7), autoplay="off", transition=0.2))
    page.mouse.move(200, 30)
    page.mouse.down()
    page.mouse.move(120, 30, steps=4)
    held = position(page)
    assert 0 < held < 1
    page.evaluate("it.select(4)")
    page.clock.run_for(1000)
    assert position(page) == held
    page.mouse.up()
    page.clock.run_for(1000)
    assert page.evaluate("[it.index, it.position]") == [4, 4]
    # One without a transition takes it from the hand.
    page.mouse.move(200, 30)
    page.mouse.down()
    page.mouse.move(120, 30, steps=4)
    page.evaluate("it.select(1, { animated: false })")
    page.mouse.move(60, 30)
    assert page.evaluate("[it.index, it.position]") == [1, 1]
    page.mouse.up()


@pytest.mark.parametrize("direction, side", [("ltr", "left"), ("rtl", "right")])
def test_a_marquee_begins_beside_its_inset_in_which_what_is_gone_is_still_seen(open_page, direction, side):
    body = rondo(
        "marquee", boxes(["red", "blue", "lime", "black"]), inset_leading=40, spacing=0, gap=0, speed=50, delay=0)
    page = open_page(body, width=300, direction=direction)
    page.wait_for_function("it.index === 0", polling=20)
    away = "side => { const { left, right } = box0.getBoundingClientRect(); return side === 'left' ? left : 300 - right }"
    for time, place in ((0, 40), (1, -10)):
        page.evaluate("time => { it.time = time }", time)
        assert page.evaluate(away, side) == pytest.approx(place, abs=1.01)
    # Before the first one the last one is seen.
    page.evaluate("it.time = 0")
    x = 20 if direction == "ltr" else 280
    assert page.evaluate("x => document.elementFromPoint(x, 30).style.background", x) == "black"
