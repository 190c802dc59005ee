"""The elements under a clock that the test turns: the same place at every frame rate and age."""

import pytest
from markup import boxes, pages, rondo
from stopped import open_stopped

# Seconds from the start at which places are compared.
MOMENTS = [0.5, 1, 1.5, 2.25, 3]

BANNERS = {
    "drift": rondo("marquee", boxes(["black", "red", "blue"]), speed=60, delay=1),
    "bounce": rondo("marquee", boxes(["black", "red", "blue", "lime"] * 2), mode="bounce"),
    "steps": rondo("carousel", pages(5), interval=1.25, transition=0.5),
    "rows": rondo("roller", pages(6, height=20), interval=1, transition=0.25),
}


def places(page, rate):
    """Turns the clock frame by frame; returns the positions of all banners at the moments."""
    found = []
    time = frame = 0
    look = "[...document.body.children].map(banner => banner.position)"
    for moment in MOMENTS:
        end = round(moment * 1000)
        while time < end:
            # The clock counts in whole milliseconds.
            frame += 1
            step = min(round(frame * 1000 / rate), end) - time
            if step > 0:
                page.clock.run_for(step)
                page.evaluate(look)
            time += step
        found.append(page.evaluate(look))
    return found


def test_banners_are_at_the_same_places_at_60_90_and_120_frames_a_second(open_page):
    body = "".join(BANNERS.values()).replace("id=it", "")
    slow, middle, fast = [places(open_stopped(open_page, body), rate) for rate in (60, 90, 120)]
    for row in range(len(MOMENTS)):
        # The three clocks begin at different times, so the last bits differ.
        assert slow[row] == pytest.approx(fast[row], abs=1e-9)
        assert middle[row] == pytest.approx(fast[row], abs=1e-9)
    for banner in zip(*slow):
        assert len(set(banner)) >= 3


def test_a_drift_is_where_the_formula_says_after_an_hour(open_page):
    page = open_stopped(open_page, BANNERS["drift"])
    page.clock.fast_forward(3_600_000)
    now, position = page.evaluate("[performance.now() / 1000, it.position]")
    page.clock.fast_forward(10_000)
    later, further = page.evaluate("[performance.now() / 1000, it.position]")
    assert later - now == pytest.approx(10, abs=0.01)
    # 350 points a turn at 60 a second: items 108 apart, the seam 32 instead of 8.
    assert now >= 3600
    way = offset_of(further) - offset_of(position)
    assert way % 348 == pytest.approx(600 % 348, abs=0.7)


def offset_of(position):
    """The offset at a position of three boxes 100 wide, 8 apart, with a seam of 32."""
    return position * 108 if position <= 2 else 216 + (position - 2) * 132


def test_a_carousel_is_on_the_right_page_after_an_hour(open_page):
    page = open_stopped(open_page, rondo("carousel", pages(5), interval=3))
    start = page.evaluate("performance.now()")
    page.clock.fast_forward(3_600_000)
    page.clock.run_for(1000)
    seconds = (page.evaluate("performance.now()") - start) / 1000
    assert page.evaluate("it.index") == int((seconds + 0.25) // 3) % 5
