"""What a person does with mouse, finger, wheel and keys."""

import pytest
from markup import boxes, pages, rondo
from moments import at_rest, drawn
from spy import SPY, events, forget, seen, wait_for_event
from stopped import let_see, open_stopped

STILL = {"autoplay": "off"}


def drag(page, start, end, steps=8, release=True):
    page.mouse.move(*start)
    page.mouse.down()
    page.mouse.move(*end, steps=steps)
    if release:
        page.mouse.up()


# MARK: Dragging


def test_a_drag_turns_the_page_and_settles(open_page):
    page = open_page(rondo("pager", pages(3)), width=300, head=SPY)
    drag(page, (290, 30), (20, 30))
    at_rest(page, 1)
    wait_for_event(page, "settle")
    changes = events(page, "change")
    assert changes == [{"index": 1, "cause": "person"}]
    assert events(page, "settle")[-1] == {"index": 1}
    assert page.evaluate("page1.getBoundingClientRect().left") == pytest.approx(0, abs=0.6)


def test_the_strip_follows_the_pointer(open_page):
    page = open_page(rondo("pager", pages(3)), width=300)
    drag(page, (250, 30), (150, 30), release=False)
    drawn(page)
    first = page.evaluate("page0.getBoundingClientRect().left")
    assert first < -80
    page.mouse.move(140, 30)
    drawn(page)
    assert page.evaluate("page0.getBoundingClientRect().left") == pytest.approx(first - 10, abs=0.6)
    page.mouse.up()


def test_a_drag_is_no_click(open_page):
    content = pages(3, content="<a href='#x' onclick='window.clicks = (window.clicks ?? 0) + 1' "
                               "style='display:block;height:60px'>link</a>")
    page = open_page(rondo("pager", content), width=300, head=SPY)
    drag(page, (290, 30), (20, 30))
    wait_for_event(page, "settle")
    assert page.evaluate("window.clicks") is None
    assert events(page, "select") == []
    page.mouse.click(100, 30)
    assert page.evaluate("window.clicks") == 1
    assert events(page, "select") == [{"index": 1}]


def test_a_click_on_a_moving_strip_only_stops_it(open_page):
    body = rondo("carousel", pages(4), transition=20, transition_curve="linear", **STILL)
    page = open_page(body, width=300, head=SPY)
    page.evaluate("it.addEventListener('click', () => window.clicked = true)")
    page.evaluate("it.next()")
    page.wait_for_function("it.position > 0.01", polling=20)
    page.mouse.click(150, 30)
    assert events(page, "select") == []
    assert page.evaluate("window.clicked") is None


def test_a_click_on_a_drifting_item_gives_its_index(open_page):
    body = rondo("marquee", boxes(["red", "blue", "lime", "black"]), delay=0, speed=5)
    page = open_page(body, width=300, head=SPY)
    page.wait_for_function("it.position > 0.02", polling=20)
    page.mouse.click(250, 30)
    assert events(page, "select") == [{"index": 2}]


def test_a_finger_drags_and_the_page_scrolls_across(open_page):
    page = open_page(
        rondo("pager", pages(3)) + "<div style='height:3000px'></div>", width=300, touch=True
    )
    assert page.evaluate(
        "getComputedStyle(it.shadowRoot.querySelector('.window')).touchAction"
    ) == "pan-y pinch-zoom"
    session = page.context.new_cdp_session(page)

    def touch(kind, *points):
        session.send("Input.dispatchTouchEvent", {
            "type": kind, "touchPoints": [{"x": x, "y": y} for x, y in points]})

    touch("touchStart", (290, 30))
    for x in range(280, 20, -20):
        touch("touchMove", (x, 30))
    touch("touchEnd")
    at_rest(page, 1)
    touch("touchStart", (150, 40))
    for y in range(38, 0, -4):
        touch("touchMove", (150, y))
    touch("touchEnd")
    page.wait_for_function("scrollY > 5", polling=20)
    at_rest(page, 1)


def test_a_finger_drags_an_upright_strip_and_the_page_scrolls_sideways(open_page):
    body = rondo("pager", pages(3), axis="vertical") + "<div style='width:2000px;height:10px'></div>"
    page = open_page(body, width=300, touch=True, style="#it { width: 300px; height: 200px }")
    page.wait_for_function("it.index === 0", polling=20)
    assert page.evaluate(
        "getComputedStyle(it.shadowRoot.querySelector('.window')).touchAction"
    ) == "pan-x pinch-zoom"
    session = page.context.new_cdp_session(page)

    def touch(kind, *points):
        session.send("Input.dispatchTouchEvent", {
            "type": kind, "touchPoints": [{"x": x, "y": y} for x, y in points]})

    touch("touchStart", (150, 190))
    for y in range(180, 20, -20):
        touch("touchMove", (150, y))
    touch("touchEnd")
    at_rest(page, 1)
    assert page.evaluate("[scrollX, scrollY]") == [0, 0]
    touch("touchStart", (150, 100))
    for x in range(146, 40, -8):
        touch("touchMove", (x, 100))
    touch("touchEnd")
    page.wait_for_function("scrollX > 5", polling=20)
    at_rest(page, 1)


def test_a_drag_that_is_switched_off_leaves_the_strip_alone(open_page):
    page = open_page(rondo("pager", pages(3), drag="off"), width=300)
    drag(page, (290, 30), (20, 30))
    assert page.evaluate("it.position") == 0


def test_only_a_drag_asks_for_frames(open_page):
    page = open_page(rondo("carousel", pages(4), **STILL), width=300, head=SPY)
    page.wait_for_function("it.index === 0", polling=20)
    forget(page)
    drag(page, (290, 30), (20, 30), release=False)
    assert seen(page)["frames"] > 0
    page.mouse.up()
    at_rest(page, 1)
    frames = seen(page)["frames"]
    page.evaluate("it.next()")
    at_rest(page, 2)
    assert seen(page)["frames"] == frames


def test_a_slider_inside_an_item_keeps_its_own_drag(open_page):
    content = pages(2, content="<input type=range style='width:200px' value=0 id=r{number}>")
    page = open_page(rondo("pager", content), width=300)
    box = page.evaluate("r1.getBoundingClientRect().toJSON()")
    drag(page, (box["left"] + 8, box["top"] + 8), (box["left"] + 150, box["top"] + 8))
    assert page.evaluate("it.position") == 0
    assert page.evaluate("r1.valueAsNumber") > 30


# MARK: Wheel


def test_a_wheel_along_the_strip_is_used_and_across_is_the_pages(open_page):
    body = rondo("pager", pages(3)) + "<div style='height:3000px'></div>"
    page = open_page(body, width=300)
    page.mouse.move(150, 30)
    page.mouse.wheel(0, 120)
    page.wait_for_function("scrollY > 50", polling=20)
    assert page.evaluate("it.position") == 0
    page.evaluate("scrollTo(0, 0)")
    page.wait_for_function("scrollY === 0", polling=20)
    page.mouse.wheel(120, 0)
    at_rest(page, 1)


def test_a_wheel_at_the_end_is_the_pages(open_page):
    page = open_page(rondo("pager", pages(3)), width=300)
    used = page.evaluate("""() => [120, -120].map(deltaX => !it.firstElementChild.dispatchEvent(
      new WheelEvent('wheel', { deltaX, bubbles: true, composed: true, cancelable: true })))""")
    assert used == [True, True]
    page = open_page(rondo("pager", pages(3)), width=300)
    assert page.evaluate("""() => it.firstElementChild.dispatchEvent(
      new WheelEvent('wheel', { deltaX: -120, bubbles: true, composed: true, cancelable: true }))""")


def test_a_marquee_is_rolled_by_the_wheel(open_page):
    body = rondo("marquee", boxes(["red", "blue", "lime", "black"]), delay=60)
    page = open_page(body, width=200)
    page.mouse.move(100, 30)
    page.mouse.wheel(33, 0)
    page.wait_for_function("Math.abs(box0.getBoundingClientRect().left + 33) < 0.6", polling=20)


# MARK: Keys


@pytest.mark.parametrize("direction, forward, backward", [
    ("ltr", "ArrowRight", "ArrowLeft"), ("rtl", "ArrowLeft", "ArrowRight"),
])
def test_arrow_keys_turn_pages_in_their_own_direction(open_page, direction, forward, backward):
    page = open_page(rondo("pager", pages(3)), width=300, direction=direction)
    page.keyboard.press("Tab")
    page.keyboard.press(forward)
    at_rest(page, 1)
    page.keyboard.press(backward)
    at_rest(page, 0)
    page.keyboard.press("End")
    at_rest(page, 2)
    page.keyboard.press("Home")
    at_rest(page, 0)


def test_arrow_keys_across_the_strip_are_the_pages(open_page):
    page = open_page(rondo("pager", pages(3)) + "<div style='height:3000px'></div>", width=300)
    page.keyboard.press("Tab")
    page.keyboard.press("ArrowDown")
    page.wait_for_function("scrollY > 0", polling=20)
    assert page.evaluate("it.position") == 0


def test_a_key_inside_an_item_is_the_items(open_page):
    page = open_page(rondo("pager", pages(2, content="<input id=field{number}>")), width=300)
    page.evaluate("field1.focus()")
    page.keyboard.press("ArrowRight")
    page.wait_for_timeout(100)
    assert page.evaluate("it.position") == 0


def test_what_gets_the_focus_is_brought_into_sight(open_page):
    content = "".join(
        f"<button id=b{n} style='width:200px;height:40px'>b</button>" for n in range(4)
    )
    page = open_page(rondo("marquee", content, delay=60), width=300)
    page.evaluate("b2.focus()")
    page.wait_for_function("b2.getBoundingClientRect().right <= 300", polling=20)
    assert page.evaluate("b2.getBoundingClientRect().left") >= 0
    # The window itself is not scrolled for it.
    assert page.evaluate("it.shadowRoot.querySelector('.window').scrollLeft") == 0


# MARK: Holding


def hold_test(open_page, **options):
    body = rondo("carousel", pages(4), interval=0.6, transition=0.1, controls="pause")
    body += "<button id=out style='margin-top:200px'>out</button>"
    page = open_stopped(open_page, body, **options)
    let_see(page)
    page.clock.run_for(800)
    assert page.evaluate("[it.index, it.target]") == [1, -1]
    return page


def stands(page):
    """Whether nothing moves for longer than an interval."""
    let_see(page)
    page.clock.run_for(200)
    before = page.evaluate("it.position")
    page.clock.run_for(1000)
    return page.evaluate("it.position") == before


def test_a_mouse_over_the_strip_holds_it(open_page):
    page = hold_test(open_page)
    page.mouse.move(100, 30)
    assert stands(page)
    page.mouse.move(100, 200)
    assert not stands(page)


def test_the_keyboards_focus_holds_it_and_a_clicks_does_not(open_page):
    page = hold_test(open_page)
    page.keyboard.press("Tab")
    assert stands(page)
    page.evaluate("document.activeElement.blur()")
    assert not stands(page)


def test_a_banner_out_of_sight_stands(open_page):
    page = hold_test(open_page)
    page.evaluate("it.style.marginTop = '3000px'")
    assert stands(page)
    page.evaluate("it.style.marginTop = ''")
    assert not stands(page)


def test_a_hidden_page_holds_it(open_page):
    page = hold_test(open_page)
    hide = """hidden => {
      Object.defineProperty(document, 'hidden', { configurable: true, value: hidden });
      document.dispatchEvent(new Event('visibilitychange'));
    }"""
    page.evaluate(hide, True)
    assert stands(page)
    page.evaluate(hide, False)
    assert not stands(page)


def test_code_holds_it_and_lets_it_go(open_page):
    page = hold_test(open_page)
    page.evaluate("it.pause()")
    assert page.evaluate("it.isRunning") is False
    assert stands(page)
    page.evaluate("it.resume()")
    assert page.evaluate("it.isRunning") is True
    assert not stands(page)


def test_stop_returns_home_and_start_goes_on(open_page):
    page = hold_test(open_page)
    page.evaluate("it.stop()")
    page.clock.run_for(1000)
    assert page.evaluate("[it.index, it.position]") == [0, 0]
    assert stands(page)
    page.evaluate("it.start()")
    page.clock.run_for(800)
    assert page.evaluate("it.index") == 1


def test_toggle_tells_of_running_and_standing(open_page):
    page = open_page(rondo("carousel", pages(3)), width=300, head=SPY)
    page.wait_for_function("it.isRunning", polling=20)
    forget(page)
    page.evaluate("it.pause(); it.resume()")
    assert events(page, "toggle") == [{"running": False}, {"running": True}]


# MARK: Upright


def test_a_roller_is_rolled_by_hand_and_settles_on_a_row(open_page):
    body = rondo("roller", pages(8, height=20), autoplay="off")
    page = open_page(body, width=200, head=SPY)
    assert page.evaluate(
        "getComputedStyle(it.shadowRoot.querySelector('.window')).touchAction"
    ) == "pan-x pinch-zoom"
    drag(page, (100, 100), (100, 14), steps=12, release=False)
    # Held still for longer than the 40 ms after which a release is no flick.
    page.wait_for_timeout(100)
    page.mouse.up()
    wait_for_event(page, "settle")
    # Two rows of 38, less the slop of 3.
    assert page.evaluate("it.index") == 2
    assert page.evaluate("it.position") == pytest.approx(2, abs=1e-6)
    assert {change["cause"] for change in events(page, "change")} == {"person"}


def test_up_and_down_keys_roll_a_roller(open_page):
    page = open_page(rondo("roller", pages(8, height=20), autoplay="off"), width=200)
    page.keyboard.press("Tab")
    page.keyboard.press("ArrowDown")
    at_rest(page, 1)
    page.keyboard.press("ArrowUp")
    at_rest(page, 0)


def test_a_tap_on_a_row_gives_its_index(open_page):
    page = open_page(rondo("roller", pages(5, height=20), autoplay="off"), width=200, head=SPY)
    page.mouse.click(100, 95)
    assert events(page, "select") == [{"index": 1}]


@pytest.mark.parametrize("direction", ["ltr", "rtl"])
def test_what_scrolls_in_an_item_takes_the_wheel_first(open_page, direction):
    box = ("<div id=box style='overflow-x:auto;width:280px;height:50px'>"
           "<div style='width:600px;height:40px'>wide</div></div>")
    page = open_page(rondo("pager", f"<div>{box}</div>" + pages(2)), width=300, direction=direction)
    page.wait_for_function("it.index === 0", polling=20)
    on = 1 if direction == "ltr" else -1
    page.mouse.move(150, 20)
    for _ in range(20):
        page.mouse.wheel(60 * on, 0)
        page.wait_for_timeout(60)
        if page.evaluate("Math.abs(box.scrollLeft) > 100"):
            break
    page.wait_for_function("Math.abs(box.scrollLeft) > 100", polling=20)
    assert page.evaluate("[it.index, it.target]") == [0, -1]
    page.wait_for_timeout(600)
    # At its end the page turns.
    page.evaluate("left => { box.scrollLeft = left }", 320 * on)
    for _ in range(30):
        page.mouse.wheel(60 * on, 0)
        page.wait_for_timeout(30)
        if page.evaluate("it.index > 0 || it.target > 0"):
            break
    page.wait_for_function("it.index > 0", polling=20)
