"""Rows of a roller: each as high as what is in it, apart, aligned and beside insets."""

import pytest
from markup import rondo
from moments import at_rest
from stopped import let_see, open_stopped

HEIGHTS = [30, 52, 24, 70, 38]
ROWS = "".join(f"<div class=row id=row{at} style='height:{height}px'>{height}</div>"
               for at, height in enumerate(HEIGHTS))
# Rows touch; a browser puts text to whole pixels.
PIXEL = 1.01


def open_rows(open_page, content=ROWS, style="", **attributes):
    attributes = {"row_height": "auto", "autoplay": "off", "controls": "none"} | attributes
    page = open_page(rondo("roller", content, **attributes), style=style, width=300, height=500)
    page.wait_for_function("it.index >= 0", polling=20)
    return page


def middles(page):
    """Returns for each row that is no copy where its middle is."""
    return page.evaluate(
        """() => Object.fromEntries([...document.querySelectorAll('.row[id]')].map(row => {
          const { top, height } = row.getBoundingClientRect();
          return [row.textContent, top + height / 2];
        }))"""
    )


def test_each_row_is_as_high_as_its_content_and_rests_in_the_middle(open_page):
    page = open_rows(open_page, style="#it { height: 200px }")
    for at, height in enumerate(HEIGHTS):
        page.evaluate("at => it.select(at, { animated: false })", at)
        found = middles(page)
        assert found[str(height)] == pytest.approx(100, abs=PIXEL)
        after = HEIGHTS[(at + 1) % len(HEIGHTS)]
        if 100 + height / 2 + after < 200:
            # The next one follows without a gap.
            assert found[str(after)] == pytest.approx(100 + (height + after) / 2, abs=PIXEL)
        assert page.evaluate("id => document.getElementById(id).offsetHeight", f"row{at}") == height


def test_it_is_as_high_as_so_many_usual_rows_unless_the_page_says_otherwise(open_page):
    for rows, style, height in ((3, "", 114), (5, "", 190), (3, "#it { height: 60px }", 60), (3, "#it { height: 222px }", 222)):
        page = open_rows(open_page, style=style, visible_rows=rows)
        assert page.evaluate("[it.offsetHeight, it.shadowRoot.querySelector('.window').offsetHeight]") == [height] * 2
        assert middles(page)["30"] == pytest.approx(height / 2, abs=PIXEL)


def test_the_highlight_is_as_high_as_the_row_in_it(open_page):
    body = rondo("roller", ROWS, row_height="auto", autoplay="off", controls="none")
    page = open_stopped(open_page, body, style="#it { height: 200px }")
    let_see(page)
    look = """() => {
      const { top, height } = it.shadowRoot.querySelector('.highlight').getBoundingClientRect();
      return [top + height / 2, height];
    }"""
    finish = "it.shadowRoot.querySelector('.highlight').getAnimations().forEach(each => each.finish())"
    page.evaluate(finish)
    assert page.evaluate(look) == pytest.approx([100, 30], abs=PIXEL)
    page.evaluate("it.next()")
    # It goes there with the step.
    assert page.evaluate(
        "it.shadowRoot.querySelector('.highlight').getAnimations().map(each => each.effect.getTiming().duration)"
    ) == [500, 500]
    page.clock.run_for(600)
    page.evaluate(finish)
    assert page.evaluate(look) == pytest.approx([100, 52], abs=PIXEL)


def test_rows_of_their_own_and_rows_of_one_height_can_change_places(open_page):
    page = open_rows(open_page, style="#it { height: 200px }")
    page.evaluate("it.select(3, { animated: false }); it.rowHeight = 44")
    assert page.evaluate("[it.index, it.offsetHeight]") == [3, 200]
    found = middles(page)
    assert found["38"] - found["24"] == pytest.approx(2 * 44, abs=PIXEL)
    page.evaluate("it.rowHeight = 'auto'")
    assert page.evaluate("[it.index, it.getAttribute('row-height')]") == [3, "auto"]
    assert middles(page)["38"] - middles(page)["70"] == pytest.approx(54, abs=PIXEL)


def test_a_row_that_grows_makes_room_for_itself(open_page):
    page = open_rows(open_page, style="#it { height: 200px }")
    page.evaluate("row1.style.height = '20px'")
    page.wait_for_function("row2.getBoundingClientRect().top < 140", polling=20)
    found = middles(page)
    assert found["30"] == pytest.approx(100, abs=PIXEL) and found["52"] == pytest.approx(125, abs=PIXEL)


def test_a_drag_rests_on_a_row_whatever_its_height(open_page):
    page = open_rows(open_page, style="#it { height: 200px }")
    page.mouse.move(150, 150)
    page.mouse.down()
    # From 30 to 24 it is 93 points.
    page.mouse.move(150, 60, steps=8)
    page.wait_for_timeout(150)
    page.mouse.up()
    at_rest(page, 2)
    assert middles(page)["24"] == pytest.approx(100, abs=PIXEL)


def test_a_long_list_has_rows_of_their_own(open_page):
    body = rondo("roller", "", row_height="auto", autoplay="off", controls="none", count=1000)
    page = open_page(body, style="#it { height: 200px }", width=300)
    page.evaluate(
        """() => {
          it.render = (index, element) => {
            element.className = 'row';
            element.id = 'row' + index;
            element.textContent = index;
            element.style.height = `${20 + index % 3 * 15}px`;
          };
        }"""
    )
    page.wait_for_function("it.index === 0", polling=20)
    page.evaluate("it.select(500, { animated: false })")
    page.wait_for_function("row501?.getBoundingClientRect().height > 0", polling=20)
    found = middles(page)
    # 500 is 50 high, 501 is 20 and 502 is 35.
    assert found["500"] == pytest.approx(100, abs=PIXEL)
    assert found["501"] == pytest.approx(135, abs=PIXEL) and found["502"] == pytest.approx(162.5, abs=PIXEL)


def test_it_may_be_as_high_as_its_row(open_page):
    page = open_rows(open_page, fits_height_to_item="", transition=0)
    assert page.evaluate("it.offsetHeight") == pytest.approx(30, abs=1)
    page.evaluate("it.select(3, { animated: false })")
    page.wait_for_function("it.offsetHeight > 60", polling=20)
    assert page.evaluate("it.offsetHeight") == pytest.approx(70, abs=1)


@pytest.mark.parametrize("height", ["auto", "40"])
@pytest.mark.parametrize("attributes, top", [
    ({}, 85), ({"alignment": "leading"}, 0), ({"alignment": "trailing"}, 170), ({"alignment": "0.25"}, 42.5),
    ({"inset_leading": 60}, 115), ({"inset_leading": 20, "inset_trailing": 50, "alignment": "trailing"}, 120),
])
def test_a_row_and_its_highlight_rest_where_alignment_and_insets_say(open_page, height, attributes, top):
    content = "".join(f"<div class=row style='height:{30 if height == 'auto' else 40}px'>{at}</div>" for at in range(9))
    page = open_rows(
        open_page, content, row_height=height, visible_rows=5, style="#it { height: 200px }", transition=0, **attributes)
    page.evaluate("it.select(4, { animated: false })")
    # Fixed rows are 10 points higher, of which as much is before them as the alignment says.
    room = 200 - sum(attributes.get(name, 0) for name in ("inset_leading", "inset_trailing"))
    part = (top - attributes.get("inset_leading", 0)) / (room - 30)
    top = top if height == "auto" else top - 10 * part
    for look in ("it.children[4]", "it.shadowRoot.querySelector('.highlight')"):
        page.evaluate("it.shadowRoot.querySelector('.highlight').getAnimations().forEach(each => each.finish())")
        assert page.evaluate(f"{look}.getBoundingClientRect().top") == pytest.approx(top, abs=PIXEL)


def test_rows_stand_apart(open_page):
    content = "".join(f"<div class=row id=row{at} style='height:20px'>{at}</div>" for at in range(5))
    page = open_rows(open_page, content, row_height=40, spacing=15)
    assert page.evaluate("row1.getBoundingClientRect().top - row0.getBoundingClientRect().top") == 55
    page.evaluate("it.rowHeight = 'auto'")
    assert page.evaluate("row1.getBoundingClientRect().top - row0.getBoundingClientRect().bottom") == pytest.approx(15, abs=PIXEL)
