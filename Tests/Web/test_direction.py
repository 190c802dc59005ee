"""Right to left, upright and backward."""

import pytest
from markup import boxes, pages, rondo
from moments import at_rest


def left(page, name):
    return page.evaluate(f"{name}.getBoundingClientRect().left")


def test_from_right_to_left_the_next_page_is_on_the_left(open_page):
    page = open_page(rondo("pager", pages(3)), width=300, direction="rtl")
    page.wait_for_function("it.index === 0", polling=20)
    assert left(page, "page0") == pytest.approx(0, abs=1.1)
    page.evaluate("it.select(1, { animated: false })")
    assert left(page, "page1") == pytest.approx(0, abs=1.1)
    # Seen beside each other.
    page.evaluate("it.itemsPerPage = 2; it.select(0, { animated: false })")
    assert left(page, "page0") == pytest.approx(150, abs=1.1)
    assert left(page, "page1") == pytest.approx(0, abs=1.1)


def test_a_change_of_direction_is_followed_at_once(open_page):
    page = open_page(rondo("pager", pages(4), items_per_page=2), width=300)
    page.wait_for_function("it.index === 0", polling=20)
    assert left(page, "page0") == pytest.approx(0, abs=1.1)
    page.evaluate("document.documentElement.dir = 'rtl'")
    page.wait_for_function("page0.getBoundingClientRect().left > 140", polling=20)


@pytest.mark.parametrize("direction, way, sign", [
    ("ltr", "forward", -1), ("ltr", "backward", 1), ("rtl", "forward", 1), ("rtl", "backward", -1),
])
def test_a_drift_goes_with_or_against_the_text(open_page, direction, way, sign):
    body = rondo("marquee", boxes(["red", "blue", "lime", "black"]), delay=0, speed=50, direction=way)
    page = open_page(body, width=200, direction=direction)
    page.wait_for_function("it.isRunning", polling=20)
    before, after = page.evaluate(
        """() => [0.2, 0.6].map(time => {
          it.time = time;
          return box1.getBoundingClientRect().left;
        })"""
    )
    assert after - before == pytest.approx(20 * sign, abs=0.05)


def test_an_upright_marquee_moves_upwards(open_page):
    content = boxes(["red", "blue", "lime"], height=50)
    page = open_page(
        rondo("marquee", content, axis="vertical", delay=0, speed=50),
        width=200, style="#it { height: 80px }",
    )
    page.wait_for_function("it.isRunning", polling=20)
    before, after = page.evaluate(
        """() => [0.1, 0.4].map(time => {
          it.time = time;
          const { left, top } = box1.getBoundingClientRect();
          return [left, top];
        })"""
    )
    assert after[0] == before[0]
    assert after[1] - before[1] == pytest.approx(-15, abs=0.05)


def test_a_roller_shows_three_rows_and_its_choice_in_the_middle(open_page):
    page = open_page(rondo("roller", pages(5, height=20), autoplay="off"), width=200)
    page.wait_for_function("it.index === 0", polling=20)
    assert page.evaluate("it.getBoundingClientRect().height") == 114
    middle = page.evaluate(
        "() => { const b = page0.getBoundingClientRect(); return b.top + b.height / 2 }"
    )
    assert middle == pytest.approx(57, abs=1)
    page.evaluate("it.next()")
    at_rest(page, 1)
    assert page.evaluate("page1.getBoundingClientRect().top") == pytest.approx(47, abs=1)


def test_an_upright_pager_turns_pages_upwards(open_page):
    page = open_page(
        rondo("pager", pages(3, height=10), axis="vertical"), style="#it { height: 120px }"
    )
    page.wait_for_function("it.index === 0", polling=20)
    page.evaluate("it.select(2, { animated: false })")
    box = page.evaluate("page2.parentNode && page2.assignedSlot.getBoundingClientRect().toJSON()")
    assert box["top"] == pytest.approx(0, abs=0.6)
    assert box["height"] == pytest.approx(120, abs=1.1)
