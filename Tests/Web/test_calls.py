"""Calls of a page's code: next, previous, select."""

import pytest
from markup import boxes, pages, rondo
from moments import at_rest
from spy import SPY, events
from stopped import let_see, open_stopped

STILL = {"autoplay": "off"}


def test_next_and_previous_are_never_lost(open_page):
    page = open_page(rondo("carousel", pages(7), **STILL), width=300)
    assert page.evaluate("it.next(), it.next(), it.next(), it.previous(), it.target") == 2
    at_rest(page, 2)


def test_select_goes_the_way_asked_for(open_page):
    page = open_stopped(open_page, rondo("carousel", pages(5), **STILL), head=SPY)
    let_see(page)
    page.evaluate("it.select(1, { way: 'backward' })")
    page.clock.run_for(2000)
    assert page.evaluate("it.position") == 1
    passed = [change["index"] for change in events(page, "change")]
    assert passed == [4, 3, 2, 1]
    assert {change["cause"] for change in events(page, "change")} == {"caller"}


def test_select_without_animation_is_there_at_once(open_page):
    page = open_page(rondo("carousel", pages(5), **STILL), width=300, head=SPY)
    page.evaluate("it.select(3, { animated: false })")
    assert page.evaluate("[it.index, it.position, it.target]") == [3, 3, -1]
    assert page.evaluate("page3.getBoundingClientRect().left") == pytest.approx(0, abs=0.6)


def test_a_select_of_nonsense_changes_nothing(open_page):
    page = open_page(rondo("carousel", pages(3), **STILL), width=300)
    page.evaluate("it.select(1, { animated: false })")
    page.evaluate("for (const x of [NaN, 0.5, 1e300, undefined, 'x']) it.select(x, { animated: false })")
    assert page.evaluate("it.index") == 1


@pytest.mark.parametrize("kind", ["pager", "carousel", "marquee"])
@pytest.mark.parametrize("index, end", [(-1, 0), (-2_000_000_000, 0), (3, 2), (99, 2), (2_147_483_647, 2)])
def test_a_select_beyond_the_ends_goes_to_the_end(open_page, kind, index, end):
    options = {"speed": 0} if kind == "marquee" else STILL
    page = open_page(rondo(kind, pages(3) if kind != "marquee" else boxes(["red", "blue", "lime"], width=200),
                           **options), width=300)
    page.wait_for_function("it.index === 0", polling=20)
    page.evaluate("it.select(1, { animated: false })")
    page.evaluate("index => it.select(index, { animated: false })", index)
    assert page.evaluate("it.index") == end


def test_each_of_many_quick_calls_is_honoured(open_page):
    page = open_stopped(open_page, rondo("carousel", pages(7), **STILL), head=SPY)
    let_see(page)
    page.evaluate("spy.events = []")
    for _ in range(24):
        page.evaluate("it.next()")
        page.clock.run_for(70)
    page.clock.run_for(2000)
    assert page.evaluate("[it.index, it.target]") == [24 % 7, -1]
    # Each page on the way is told of, once and in order.
    passed = [change["index"] for change in events(page, "change")]
    assert passed == [step % 7 for step in range(1, 25)]
