"""What each named effect looks like: where the corners of the pages are seen, how pale, and what is on top."""

import numpy
import pytest
from looks import (
    COUNT, WIDTH, HEIGHT, EFFECTS, PIXEL, open_it, seen_at, looks, picture, color_at, page_under,
)
from stopped import open_stopped


# MARK: Each effect

def test_flat_pages_lie_side_by_side(open_page):
    page = open_it(open_page, "flat")
    found = seen_at(page, 0.25)
    assert sorted(found) == [1, 2]
    for number, left in ((1, -75), (2, 225)):
        assert found[number].points == pytest.approx(
            numpy.array([[left, 0], [left + 300, 0], [left + 300, 300], [left, 300]]), abs=PIXEL)
        assert found[number].opacity == 1


def test_fade_crosses_two_pages_in_one_place(open_page):
    page = open_it(open_page, "fade")
    for position in (0, 0.25, 0.5, 0.9):
        found = seen_at(page, position)
        assert sum(look.opacity for look in found.values()) == pytest.approx(1)
        assert found[1].opacity == pytest.approx(1 - position)
        for look in found.values():
            assert look.points == pytest.approx(
                numpy.array([[0, 0], [300, 0], [300, 300], [0, 300]]), abs=PIXEL)
    # Both are seen through each other.
    seen_at(page, 0.5)
    red, green, blue = picture(page)[150, 150]
    assert 0x44 < red < 0xDD and 0x44 < green < 0xC4 and blue < 0x80


def test_zoom_shows_the_neighbours_smaller(open_page):
    page = open_it(open_page, "zoom", inset_leading=50, inset_trailing=50)
    found = seen_at(page, 0)
    assert sorted(found) == [1, 2, COUNT]
    assert found[1].left_edge == pytest.approx(300, abs=PIXEL)
    for number, middle in ((2, 350), (COUNT, -50)):
        assert found[number].left_edge == pytest.approx(255, abs=PIXEL)
        assert found[number].middle == pytest.approx([middle, 150], abs=PIXEL)
    # Halfway between its place and the next one a page is between the two sizes.
    found = seen_at(page, 0.5)
    assert found[1].left_edge == pytest.approx(found[2].left_edge) == pytest.approx(277.5, abs=PIXEL)


def test_depth_shows_the_neighbours_further_back_and_paler(open_page):
    page = open_it(open_page, "depth", inset_leading=60, inset_trailing=60)
    found = seen_at(page, 0)
    front = found[1]
    for number in (2, COUNT):
        back = found[number]
        assert back.opacity == pytest.approx(0.75)
        # Smaller by more than its own scale: it is seen from further away, and so nearer to the middle.
        assert back.left_edge == pytest.approx(back.right_edge) and back.left_edge < 0.9 * front.left_edge
        away = abs(back.middle[0] - 150)
        assert away < 170 and back.middle[1] == pytest.approx(150, abs=PIXEL)
    # Where they overlap the front one is on top.
    assert found[2].top_left[0] < front.top_right[0] - 1
    overlap = (found[2].top_left[0] + front.top_right[0]) / 2
    assert page_under(page, overlap, 150) == 1
    assert color_at(picture(page), overlap, 150) == 1
    # And a pointer finds them where they are seen, though they are further back than the window.
    assert page_under(page, front.top_right[0] + 5, 150) == 2
    assert page_under(page, front.top_left[0] - 5, 150) == COUNT


def test_cover_flows_neighbours_turn_to_the_middle_under_the_front_one(open_page):
    page = open_it(open_page, "cover-flow", inset_leading=90, inset_trailing=90)
    found = seen_at(page, 0)
    assert {1, 2, COUNT} <= set(found)
    front, right, left = found[1], found[2], found[COUNT]
    assert front.left_edge == pytest.approx(front.right_edge) == pytest.approx(300, abs=PIXEL)
    # Their outer edges are nearer than the inner ones, all are further away than the front one.
    assert right.left_edge < 0.9 * right.right_edge and left.right_edge < 0.9 * left.left_edge
    assert right.left_edge < 0.9 * 300 and left.right_edge < 0.9 * 300
    assert right.middle[0] - 150 == pytest.approx(150 - left.middle[0], abs=PIXEL)
    assert all(look.opacity == 1 for look in (front, right, left))
    # They are narrow, and reach under the front one.
    assert right.top_right[0] - right.top_left[0] < 0.7 * 120
    assert right.top_left[0] < front.top_right[0]
    pixels = picture(page)
    for look in (right, left):
        inner = (max(look.points[:, 0].min(), front.top_left[0]) + min(look.points[:, 0].max(), front.top_right[0])) / 2
        assert page_under(page, inner, 150) == 1 and color_at(pixels, inner, 150) == 1
    # The nearer of two neighbours is over the further one.
    third = found[3]
    both = (max(right.top_left[0], third.top_left[0]) + min(right.top_right[0], third.top_right[0])) / 2
    assert third.top_left[0] < both < right.top_right[0]
    assert page_under(page, both, 150) == 2 and color_at(pixels, both, 150) == 2
    # On the way the one that comes is upright when the other has turned as far.
    found = seen_at(page, 0.5)
    assert found[2].right_edge / found[2].left_edge == pytest.approx(found[1].left_edge / found[1].right_edge, abs=0.01)
    assert found[2].right_edge > found[2].left_edge


def test_cards_lie_in_a_stack_from_which_the_top_one_leaves(open_page):
    page = open_it(open_page, "cards", inset_leading=30, inset_trailing=60)
    found = seen_at(page, 0)
    assert sorted(found) == [1, 2, 3]
    top = found[1]
    assert top.left_edge == pytest.approx(300, abs=PIXEL) and top.top_left == pytest.approx([30, 0], abs=PIXEL)
    # Each is smaller than the one over it, and a little of it is seen at the trailing side.
    for upper, lower in ((1, 2), (2, 3)):
        assert found[lower].left_edge < 0.97 * found[upper].left_edge
        assert found[lower].middle[0] > found[upper].middle[0] + 5
        edge = found[upper].top_right[0]
        assert edge + 3 < found[lower].top_right[0]
        assert page_under(page, edge - 3, 150) == upper and page_under(page, edge + 3, 150) == lower
    pixels = picture(page)
    rights = [found[number].top_right[0] for number in (1, 2, 3)]
    assert [color_at(pixels, right - 4, 150) for right in rights] == [1, 2, 3]
    # It leaves at the leading side, turned, over those that move up.
    found = seen_at(page, 0.5)
    assert found[1].middle[0] < top.middle[0] - 80
    assert found[1].top_left[0] != pytest.approx(found[1].bottom_left[0], abs=3)
    assert found[2].left_edge > 0.93 * 300 and page_under(page, 150, 150) == 2
    assert page_under(page, 40, 150) == 1 and color_at(picture(page), 40, 150) == 1
    # And the next one is on top where it was.
    found = seen_at(page, 1)
    assert sorted(found) == [2, 3, 4]
    assert found[2].points == pytest.approx(top.points, abs=PIXEL)


def test_the_cubes_faces_meet_at_their_edge(open_page):
    page = open_it(open_page, "cube")
    found = seen_at(page, 0)
    assert sorted(found) == [1]
    assert found[1].points == pytest.approx(numpy.array([[0, 0], [300, 0], [300, 300], [0, 300]]), abs=PIXEL)
    for position in (0.2, 0.5, 0.8):
        found = seen_at(page, position)
        gone, come = found[1], found[2]
        # A face is longer by the pixel that it overlaps the next one.
        assert gone.top_right == pytest.approx(come.top_left, abs=2)
        assert gone.bottom_right == pytest.approx(come.bottom_left, abs=2)
        # The edge is nearer than the screen, and the rest of both falls away from it.
        assert gone.right_edge > 300 > max(gone.left_edge, come.right_edge)
    found = seen_at(page, 0.5)
    assert found[1].left_edge == pytest.approx(found[2].right_edge, abs=2)
    assert found[1].right_edge == pytest.approx(300 + 300 * (2**0.5 / 2 - 0.5) / 2, abs=5)
    pixels = picture(page)
    assert [color_at(pixels, x, 150) for x in (60, 140, 160, 240)] == [1, 1, 2, 2]
    assert [page_under(page, x, 150) for x in (60, 140, 160, 240)] == [1, 1, 2, 2]


def test_a_wheels_rows_shrink_and_fade_to_its_ends(open_page):
    page = open_it(open_page, "wheel", "roller", row_height=60, visible_rows=5)
    found = seen_at(page, 0)
    rows = [found[number] for number in (COUNT - 1, COUNT, 1, 2, 3) if number in found]
    heights = [look.left_edge for look in rows]
    opacities = [look.opacity for look in rows]
    middle = rows.index(found[1])
    assert len(rows) == 5 and heights[middle] == pytest.approx(60, abs=PIXEL) and opacities[middle] == 1
    for values in (heights, opacities):
        assert values[:middle] == sorted(values[:middle]) and values[middle] == max(values)
        assert values[middle:] == sorted(values[middle:], reverse=True)
        assert values == pytest.approx(values[::-1], abs=PIXEL)
    assert heights[0] < 0.75 * 60 and opacities[0] < 0.75
    # The upper edge of an upper row is further away than its lower one, and they follow each other.
    for upper, lower in zip(rows, rows[1:]):
        assert upper.bottom_left[1] == pytest.approx(lower.top_left[1], abs=4)
    width = lambda left, right: right[0] - left[0]
    assert width(rows[0].top_left, rows[0].top_right) < width(rows[0].bottom_left, rows[0].bottom_right)
    assert width(rows[-1].top_left, rows[-1].top_right) > width(rows[-1].bottom_left, rows[-1].bottom_right)
    # The wheel is as high as the window, and nothing of its back is seen.
    assert min(look.points[:, 1].min() for look in found.values()) > -PIXEL
    assert max(look.points[:, 1].max() for look in found.values()) < 300 + PIXEL
    assert len(seen_at(page, 0.5)) <= 8


def test_parallax_moves_the_content_slower_than_its_place(open_page):
    page = open_it(open_page, "parallax")
    found = seen_at(page, 0)
    assert found[1].points == pytest.approx(numpy.array([[0, 0], [300, 0], [300, 300], [0, 300]]), abs=PIXEL)
    found = seen_at(page, 0.5)
    # The places are where flat ones are; the contents are held back by a quarter of the way.
    assert found[1].frame[2] == pytest.approx(150, abs=PIXEL) == found[2].frame[0]
    assert found[1].top_left[0] == pytest.approx(-150 + 37.5, abs=PIXEL)
    assert found[2].top_left[0] == pytest.approx(150 - 37.5, abs=PIXEL)
    # No content goes out of its place, and none leaves a gap.
    pixels = picture(page)
    assert [color_at(pixels, x, 150) for x in (5, 145, 155, 295)] == [1, 1, 2, 2]


# MARK: All effects

INSETS = {"inset_leading": 50, "inset_trailing": 50}
POSITIONS = (0, 0.3, 0.8, 1.5)


def compare(found, other, change=lambda points: points, about=None):
    """Compares looks with those of another banner whose points are changed to theirs."""
    assert sorted(found) == sorted(other), about
    for number, look in found.items():
        assert look.opacity == pytest.approx(other[number].opacity), (about, number)
        assert look.points == pytest.approx(change(other[number].points), abs=2 * PIXEL), (about, number)


def test_from_right_to_left_each_is_mirrored(open_page):
    page = open_it(open_page, "flat", **INSETS)
    mirror = open_it(open_page, "flat", direction="rtl", **INSETS)
    for effect in EFFECTS:
        for each in (page, mirror):
            each.evaluate("effect => { it.effect = effect }", effect)
        for position in POSITIONS:
            # Left and right corners are the other ones.
            compare(
                seen_at(page, position), seen_at(mirror, position),
                lambda points: numpy.array([WIDTH, 0]) + points[[1, 0, 3, 2]] * [-1, 1], (effect, position))


def test_on_a_vertical_strip_each_is_upright(open_page):
    page = open_it(open_page, "flat", **INSETS)
    upright = open_it(open_page, "flat", axis="vertical", **INSETS)
    for effect in EFFECTS:
        for each in (page, upright):
            each.evaluate("effect => { it.effect = effect }", effect)
        for position in POSITIONS:
            found, other = seen_at(page, position), seen_at(upright, position)
            if effect == "cards":
                # A card turns the same way about, so only its middle is where the other's is.
                assert sorted(found) == sorted(other)
                for number, look in found.items():
                    assert look.middle == pytest.approx(other[number].middle[::-1], abs=2 * PIXEL)
            else:
                compare(found, other, lambda points: points[[0, 3, 2, 1]][:, ::-1], (effect, position))


def test_each_turns_without_a_jump_also_over_the_seam(open_page):
    page = open_it(open_page, "flat", **INSETS)
    near = 0.001
    for effect in EFFECTS:
        page.evaluate("effect => { it.effect = effect }", effect)
        for position in (0.5, 0.8, 1, 1.5, COUNT - 0.5, COUNT):
            about = effect, position
            before = seen_at(page, position - near)
            page.evaluate("time => { it.time = time }", position + near)
            after = looks(page)
            for number in set(before) | set(after):
                # What comes and goes is too pale to be seen, or at the edge, or edge-on.
                if number not in before or number not in after:
                    only = before.get(number) or after.get(number)
                    left, top, right, bottom = only.frame
                    is_at_edge = right < 4 or left > WIDTH - 4
                    assert is_at_edge or right - left < 4 or only.opacity < 0.02, about
                    continue
                # A card leaves some two windows behind in one step.
                most = 2 * near * 3 * WIDTH
                assert numpy.abs(before[number].points - after[number].points).max() < most, about
                assert abs(before[number].opacity - after[number].opacity) < 2 * near * 13, about


@pytest.mark.parametrize("effect", EFFECTS)
def test_on_its_way_it_looks_as_at_each_place(open_page, effect):
    kind, attributes = "carousel", INSETS
    if effect == "wheel":
        kind, attributes = "roller", {"row_height": 60, "visible_rows": 5}
    # Its script's time stands, so that the step is not over before the test is.
    page = open_it(open_page, effect, kind, autoplay="off", opened=open_stopped, **attributes)
    still = open_it(open_page, effect, kind, **attributes)
    page.evaluate("it.next()")
    for position in (0.01, 0.3, 0.5, 0.8, 0.99):
        # What was handed to the compositor, at that part of the step.
        page.evaluate(
            """part => {
              for (const each of it.shadowRoot.getAnimations()) {
                each.pause();
                each.currentTime = 1000 * part;
              }
            }""",
            position,
        )
        compare(looks(page), seen_at(still, position), about=position)


# MARK: Where a pointer finds them

DEEP = ["cover-flow", "cards", "cube", "wheel"]


@pytest.mark.parametrize("effect", DEEP)
def test_a_pointer_finds_what_is_seen_however_far_back(open_page, effect):
    kind, attributes = "carousel", INSETS
    if effect == "wheel":
        kind, attributes = "roller", {"row_height": 60, "visible_rows": 5}
    page = open_it(open_page, effect, kind, **attributes)
    for position in (0, 0.4, 0.7):
        found = seen_at(page, position)
        pixels = picture(page)
        # At the middles of all pages and between, where it is one page's pure colour.
        points = [look.middle for look in found.values() if look.opacity == 1]
        points += [numpy.array([x, y]) for x in range(10, WIDTH, 20) for y in (60, 150, 250)]
        compared = 0
        for x, y in points:
            if not (0 <= x < WIDTH and 0 <= y < HEIGHT):
                continue
            number = color_at(pixels, min(x, WIDTH - 1), min(y, HEIGHT - 1))
            if number:
                compared += 1
                assert page_under(page, x, y) == number, (position, x, y)
        assert compared > 5


def test_a_click_on_a_neighbour_further_back_tells_of_it(open_page):
    page = open_it(open_page, "cover-flow", inset_leading=90, inset_trailing=90, autoplay="off")
    page.evaluate("it.addEventListener('rondo-select', ({ detail }) => { window.selected = detail.index })")
    page.evaluate("document.querySelector('[data-page=\"2\"]').innerHTML += '<a href=#there style=\"display:block;height:100%\">Go</a>'")
    look = looks(page)[2]
    x, y = float(look.top_right[0] - 5), 150
    page.mouse.click(x, y)
    assert page.evaluate("window.selected") == 1
    page.wait_for_function("location.hash === '#there'", polling=20)


def test_a_pointer_that_the_page_takes_from_it_finds_nothing_of_it(open_page):
    page = open_it(open_page, "depth", autoplay="off", **INSETS)
    page.evaluate(
        """() => {
          window.clicks = [];
          document.body.style.height = '100vh';
          document.documentElement.addEventListener('click', ({ target }) => clicks.push(target.className || target.localName));
        }"""
    )
    def click_with(value):
        page.evaluate("value => { document.body.style.pointerEvents = value; clicks.length = 0 }", value)
        page.mouse.move(5, 280)
        page.mouse.move(150, 150)
        page.mouse.click(150, 150)
        return page.evaluate("clicks")

    assert click_with("") == ["page"]
    assert click_with("none") == ["html"]
    assert click_with("") == ["page"]
    page.evaluate("document.body.style.pointerEvents = 'none'; it.spacing = 3")
    assert click_with("none") == ["html"]
    assert click_with("") == ["page"]
