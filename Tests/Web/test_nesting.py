"""A banner inside another one, and what can be used inside moving items."""

import pytest
from markup import pages, rondo
from moments import at_rest


def inner(kind="pager", count=3, **attributes):
    return rondo(kind, "".join(
        f"<div class=inner{index} style='height:120px'>i{index}</div>" for index in range(count)
    ), **attributes).replace("id=it", "id=inner")


def open_nested(open_page, nested, **attributes):
    attributes = {"autoplay": "off"} | attributes
    body = rondo("carousel", nested + pages(2, height=200), **attributes)
    page = open_page(body, width=300)
    page.wait_for_function("it.index === 0 && inner.index === 0", polling=20)
    return page


def drag(page, x, y):
    page.mouse.move(150, 50)
    page.mouse.down()
    page.mouse.move(150 + x, 50 + y, steps=8)
    page.wait_for_timeout(100)
    page.mouse.up()
    for element in ("it", "inner"):
        at_rest(page, element=element)
    return page.evaluate("[it.index, inner.index]")


def test_a_drag_goes_to_the_inner_banner(open_page):
    page = open_nested(open_page, inner(autoplay="off"))
    assert drag(page, -200, 0) == [0, 1]
    assert drag(page, -200, 0) == [0, 2]
    # At its end it bounces, and the outer one stays.
    assert drag(page, -200, 0) == [0, 2]


def test_at_its_end_the_drag_goes_on_to_the_outer_banner_if_asked(open_page):
    page = open_nested(open_page, inner(autoplay="off", drag_chaining="on"))
    assert drag(page, -200, 0) == [0, 1]
    assert drag(page, -200, 0) == [0, 2]
    assert drag(page, -200, 0) == [1, 2]


def test_a_drag_along_the_outer_axis_goes_to_the_outer_banner(open_page):
    page = open_nested(open_page, inner("roller", autoplay="off", row_height=60))
    assert drag(page, 0, -60)[0] == 0
    assert drag(page, -200, 0)[0] == 1


def test_an_inner_banner_that_cannot_be_dragged_leaves_it_to_the_outer_one(open_page):
    page = open_nested(open_page, inner(drag="off"))
    assert drag(page, -200, 0) == [1, 0]


def test_a_wheel_goes_to_the_inner_banner_alone(open_page):
    page = open_nested(open_page, inner(autoplay="off"))
    page.mouse.move(150, 50)
    page.mouse.wheel(120, 0)
    page.wait_for_function("inner.index === 1 && inner.target === -1", polling=20)
    assert page.evaluate("it.index") == 0


# MARK: Inside items


USABLE = """
<div style="width:200px;height:60px">
  <a href="#there" class=link>link</a> <button onclick="window.hits = (window.hits ?? 0) + 1">press</button>
  <input class=field size=6>
</div>
"""


def moving(open_page, content=USABLE, width=390, **attributes):
    # So slow that a hand, or a busy machine, finds in its place what it saw there.
    attributes = {"speed": 4, "delay": 0, "gap": 8, "runs_when_fits": ""} | attributes
    page = open_page(rondo("marquee", content, **attributes), width=width)
    page.wait_for_function("it.index === 0", polling=20)
    return page


def middle_of_copy(page, selector):
    """Returns where a copy in sight shows what a selector finds."""
    return page.evaluate(
        """selector => [...it.querySelectorAll(`[data-rondo-copy] ${selector}`)]
          .map(copy => copy.getBoundingClientRect())
          .filter(box => box.left > 0 && box.right < innerWidth)
          .map(box => [box.left + box.width / 2, box.top + box.height / 2])[0]""",
        selector,
    )


def middle(page, selector, at=0):
    return page.evaluate(
        """([selector, at]) => {
          const box = it.querySelectorAll(selector)[at].getBoundingClientRect();
          return [box.left + box.width / 2, box.top + box.height / 2];
        }""",
        [selector, at],
    )


def test_links_and_buttons_work_on_the_moving_strip(open_page):
    page = moving(open_page)
    page.mouse.click(*middle(page, "button"))
    assert page.evaluate("window.hits") == 1
    page.mouse.click(*middle(page, "a"))
    page.wait_for_function("location.hash === '#there'", polling=20)


def test_a_field_can_be_written_in_on_the_moving_strip(open_page):
    page = moving(open_page)
    page.mouse.click(*middle(page, "input"))
    page.keyboard.type("tea")
    assert page.evaluate("it.querySelector('input').value") == "tea"


def test_links_buttons_and_fields_work_on_copies(open_page):
    page = moving(open_page, width=900)
    page.wait_for_function("it.querySelectorAll('button').length > 1", polling=20)
    page.mouse.click(*middle_of_copy(page, "button"))
    assert page.evaluate("window.hits") == 1
    page.mouse.click(*middle_of_copy(page, "a"))
    page.wait_for_function("location.hash === '#there'", polling=20)
    page.mouse.click(*middle_of_copy(page, "input"))
    assert page.evaluate("document.activeElement === it.querySelector('input')")


@pytest.mark.parametrize("selector", ["button", "a"])
def test_a_drag_never_clicks(open_page, selector):
    page = moving(open_page, speed=0)
    x, y = middle(page, selector)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x - 60, y, steps=6)
    # Back on the very thing it began on.
    page.mouse.move(x, y, steps=6)
    page.wait_for_timeout(120)
    page.mouse.up()
    page.wait_for_timeout(50)
    assert page.evaluate("[window.hits ?? 0, location.hash]") == [0, ""]
    page.mouse.click(*middle(page, "button"))
    assert page.evaluate("window.hits") == 1
