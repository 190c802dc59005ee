"""Long lists: items that are made as they are needed."""

import pytest
from markup import pages, rondo
from moments import SEEN_NOW, at_rest, drawn
from stopped import let_see, open_stopped

# Fills a list with numbered items and counts how often it is asked to.
FILL = """
<script>
  window.calls = 0;
  window.fill = (index, element) => {
    calls++;
    element.textContent = 'item ' + index;
    element.style.width = window.widths ? widths(index) + 'px' : '';
    element.style.height = '60px';
  };
</script>
"""
FILLED = FILL + "<script>addEventListener('DOMContentLoaded', () => { it.render = fill })</script>"
MILLION = 1_000_000


def open_list(open_page, kind, count=MILLION, head="", width=390, **attributes):
    page = open_page(rondo(kind, "", count=count, **attributes), head=FILLED + head, width=width)
    page.wait_for_function("it.index >= 0", polling=20)
    return page


def shown(page):
    """Returns what stands in the window, from left to right: text and left edge."""
    return page.evaluate(
        """() => {
          const face = it.getBoundingClientRect();
          return [...it.children].map(child => [child.textContent, child.getBoundingClientRect()])
            .filter(([, box]) => box.width > 0 && box.right > face.left + 1.5 && box.left < face.right - 1.5
              && box.bottom > face.top + 1.5 && box.top < face.bottom - 1.5)
            .sort(([, a], [, b]) => a.left - b.left || a.top - b.top)
            .map(([text, box]) => [text, Math.round(box.left * 100) / 100]);
        }"""
    )


@pytest.mark.parametrize("kind", ["pager", "carousel", "roller", "marquee"])
def test_a_million_items_take_a_handful_of_elements(open_page, kind):
    page = open_list(open_page, kind)
    assert shown(page)
    assert page.evaluate("it.children.length") < 100
    assert page.evaluate("calls") < 100
    assert shown(page)[-1 if kind == "roller" else 0][0] in ("item 0", "item 1")


@pytest.mark.parametrize("kind", ["pager", "carousel", "roller", "marquee"])
def test_any_of_a_million_items_can_be_selected(open_page, kind):
    page = open_list(open_page, kind, **({"autoplay": "off"} if kind != "marquee" else {"speed": 0}))
    page.evaluate("it.select(765432, { animated: false })")
    assert page.evaluate("it.index") == 765_432
    assert "item 765432" in [text for text, _ in shown(page)]
    page.evaluate("it.select(123456)")
    at_rest(page, 123_456)
    assert "item 123456" in [text for text, _ in shown(page)]
    assert page.evaluate("it.children.length") < 300


def test_the_next_item_takes_the_element_of_one_that_left(open_page):
    page = open_list(open_page, "pager")
    page.evaluate("it.select(500, { animated: false })")
    before = page.evaluate("it.children.length")
    for index in range(501, 531):
        page.evaluate("it.next()")
        at_rest(page, index)
        assert shown(page) == [[f"item {index}", 0]]
    assert page.evaluate("it.children.length") <= before + 3


def test_the_ends_of_a_loop_meet(open_page):
    page = open_list(open_page, "carousel", autoplay="off")
    page.evaluate("it.previous()")
    at_rest(page, 999_999)
    assert shown(page) == [["item 999999", 0]]
    page.evaluate("it.next()")
    at_rest(page, 0)
    assert shown(page) == [["item 0", 0]]


def test_items_stand_in_the_document_as_they_do_on_screen(open_page):
    page = open_list(open_page, "carousel", autoplay="off", items_per_page=3)
    for step in ["it.next()", "it.next()", "it.previous()", "it.select(40, { animated: false })",
                 "it.select(999999, { animated: false })"]:
        page.evaluate(step)
        at_rest(page)
        order = page.evaluate(
            """[...it.shadowRoot.querySelectorAll('.item:not(.away) slot')]
              .map(slot => slot.assignedNodes()[0].textContent)"""
        )
        seen = [text for text, _ in shown(page)]
        assert [text for text in order if text in seen] == seen


def test_a_drag_goes_through_a_list(open_page):
    page = open_list(open_page, "roller", autoplay="off", visible_rows=5)
    page.mouse.move(100, 150)
    page.mouse.down()
    page.mouse.move(100, 20, steps=12)
    drawn(page)
    assert len(shown(page)) >= 5
    page.mouse.up()
    at_rest(page)
    assert page.evaluate("it.index") > 2
    assert f"item {page.evaluate('it.index')}" in [text for text, _ in shown(page)]


# MARK: Extents


WIDTHS = "<script>window.widths = index => 40 + index * 37 % 111</script>"


def test_items_of_different_extents_are_measured_as_they_come(open_page):
    page = open_list(open_page, "marquee", head=WIDTHS, delay=0, speed=0, gap=8)
    page.evaluate("it.select(1000, { animated: false })")
    row = shown(page)
    for (text, left), (_, right) in zip(row, row[1:]):
        width = 40 + int(text.split()[1]) * 37 % 111
        assert right - left == pytest.approx(width + 8, abs=0.02)


def test_the_place_does_not_jump_as_measures_come_in(open_page):
    body = rondo("marquee", "", count=MILLION, delay=0, speed=300)
    page = open_stopped(open_page, body, head=FILL + WIDTHS, width=390)
    page.evaluate("() => { it.render = fill }")
    let_see(page)
    look = f"""() => {{
      {SEEN_NOW}
      return seenNow(() => [...it.children].map(child => [child.textContent, child.getBoundingClientRect()])
        .filter(([, {{ left, width }}]) => width && left > -150 && left < 500).map(([text, {{ left }}]) => [text, left]));
    }}"""
    last, lefts, jumps = 0, {}, []
    for _ in range(150):
        page.clock.run_for(16)
        time, seen = page.evaluate(look)
        jumps += [lefts[text] - left - 0.3 * (time - last) for text, left in seen if text in lefts]
        last, lefts = time, dict(seen)
    assert len(jumps) > 300
    assert max(abs(jump) for jump in jumps) < 1


def test_an_item_that_grows_moves_the_others_and_not_the_place(open_page):
    page = open_list(open_page, "carousel", head=WIDTHS, autoplay="off", items_per_page="auto")
    page.evaluate("it.select(300, { animated: false })")
    before = dict(shown(page))["item 300"]
    page.evaluate(
        "[...it.children].find(child => child.textContent === 'item 300').style.width = '200px'"
    )
    page.wait_for_function(
        """() => {
          const box = [...it.children].find(child => child.textContent === 'item 301')
            .getBoundingClientRect();
          return box.left > 290;
        }""",
        polling=20,
    )
    # Still in the middle.
    assert dict(shown(page))["item 300"] == pytest.approx(95, abs=0.6)
    assert before != pytest.approx(95, abs=0.6)


# MARK: Data


def test_a_new_count_keeps_the_place(open_page):
    page = open_list(open_page, "pager")
    page.evaluate("it.select(5000, { animated: false }); it.count = 6000")
    assert page.evaluate("it.index") == 5000
    page.evaluate("it.count = 100")
    page.wait_for_function("it.index === 99", polling=20)
    assert shown(page) == [["item 99", 0]]
    page.evaluate("it.count = 3")
    page.wait_for_function("it.index === 2", polling=20)
    assert shown(page) == [["item 2", 0]]
    page.evaluate("it.count = 1e6")
    page.wait_for_function("it.textContent.includes('item 3')", polling=20)
    assert page.evaluate("it.index") == 2
    assert shown(page) == [["item 2", 0]]


def test_refresh_fills_what_is_there_anew(open_page):
    page = open_list(open_page, "pager")
    page.evaluate(
        """() => {
          calls = 0;
          it.render = (index, element) => { calls++; element.textContent = 'new ' + index };
        }"""
    )
    assert shown(page) == [["new 0", 0]]
    assert page.evaluate("calls") < 10
    page.evaluate(
        "() => { window.word = 'first'; it.render = (index, element) => { element.textContent = word } }"
    )
    page.evaluate("word = 'second'; it.refresh()")
    assert shown(page) == [["second", 0]]


def test_a_short_list_loops_without_a_gap(open_page):
    page = open_list(open_page, "marquee", count=2, runs_when_fits="", speed=0)
    assert len(shown(page)) > 3
    assert {text for text, _ in shown(page)} == {"item 0", "item 1"}
    assert page.evaluate("it.querySelectorAll('[data-rondo-copy]').length") > 0


def test_a_list_of_many_small_items_that_fits_loops_without_a_gap(open_page):
    head = "<script>window.widths = () => 6</script>"
    page = open_list(open_page, "marquee", count=26, runs_when_fits="", speed=0, gap=8, head=head)
    page.wait_for_function("it.querySelectorAll('[data-rondo-copy]').length > 0", polling=20)
    page.evaluate("document.querySelectorAll('[data-rondo-item]').forEach(e => e.style.overflow = 'hidden')")
    assert len(shown(page)) > 25


def test_children_and_a_list_exclude_each_other(open_page):
    page = open_page(rondo("pager", pages(2), count=5), head=FILLED)
    page.wait_for_function("it.index >= 0", polling=20)
    told = open_page.take_errors()
    assert len(told) == 1 and "rondo-pager" in told[0]
    assert shown(page) == [["item 0", 0]]
    page.evaluate("it.select(4, { animated: false }); it.append(document.createElement('p'))")
    assert shown(page) == [["item 4", 0]]
    # Told once.
    assert open_page.take_errors() == []
    page.evaluate("it.render = null")
    page.wait_for_function("it.querySelectorAll('[data-rondo-item]').length === 0", polling=20)
    assert page.evaluate("page0.getBoundingClientRect().width") >= 390


def test_an_item_with_the_focus_keeps_its_element(open_page):
    page = open_list(open_page, "pager")
    page.evaluate(
        """() => { it.render = (index, element) => {
          element.innerHTML = '<button>b</button>';
          element.firstChild.textContent = 'item ' + index;
        } }"""
    )
    page.evaluate("window.first = [...it.children].find(e => e.innerText === 'item 0').firstChild; first.focus()")
    page.evaluate("it.select(4000, { animated: false })")
    assert page.evaluate("document.activeElement === first && first.textContent === 'item 0'")


def test_a_function_that_throws_is_told_and_stops_nothing(open_page):
    page = open_page(rondo("pager", "", count=1000), head=FILLED)
    page.wait_for_function("it.index >= 0", polling=20)
    page.evaluate("() => { it.render = () => { throw new Error('mine') } }")
    page.evaluate("it.next()")
    page.wait_for_function("it.index === 1", polling=20)
    assert all("mine" in told for told in open_page.take_errors())


def test_labels_count_all_items(open_page):
    page = open_list(open_page, "pager")
    page.evaluate("it.select(999998, { animated: false })")
    labels = page.evaluate(
        "[...it.shadowRoot.querySelectorAll('.item:not(.away)')].map(item => item.ariaLabel)"
    )
    assert labels == ["999999 / 1000000"]


# MARK: Costs


def test_a_million_items_cost_what_fifty_do(open_page):
    lists = {count: open_list(open_page, "carousel", count=count, autoplay="off") for count in (50, MILLION)}
    turn = """() => {
      const began = performance.now();
      for (let round = 0; round < 100; round++) it.select(round * 7 % 50, { animated: false });
      return performance.now() - began;
    }"""
    # In turns, so that a busy machine is busy for both; of each the time in which least came between.
    rounds = [{count: page.evaluate(turn) for count, page in lists.items()} for _ in range(8)]
    costs = {count: min(times[count] for times in rounds[1:]) for count in lists}
    elements = {count: page.evaluate("it.querySelectorAll('*').length") for count, page in lists.items()}
    assert elements[MILLION] <= elements[50] + 2
    # An array of a million takes a thousand times as long.
    assert costs[MILLION] < 3 * costs[50] + 20


@pytest.mark.parametrize("count", [5, 1000])
def test_what_fills_an_element_is_told_before_it_is_filled_anew_or_taken_away(open_page, count):
    page = open_page(rondo("pager", "", count=count), width=300)
    page.evaluate("""() => {
      window.filled = new Map();
      it.render = (index, element) => {
        if (filled.has(element)) throw new Error('filled twice');
        element.textContent = index;
        filled.set(element, index);
        return () => {
          if (filled.get(element) !== index) throw new Error('not what was filled');
          filled.delete(element);
        };
      };
    }""")
    page.wait_for_function("it.index === 0", polling=20)
    agree = "filled.size === it.childElementCount && [...it.children].every(each => filled.get(each) == each.textContent)"
    assert page.evaluate("filled.size") > 1 and page.evaluate(agree)
    page.evaluate("it.select(it.count - 1, { animated: false })")
    assert page.evaluate(agree) and page.evaluate("[...filled.values()].includes(it.count - 1)")
    page.evaluate("it.refresh()")
    assert page.evaluate(agree)
    page.evaluate("it.count = 2")
    page.wait_for_function("it.index === 1 && filled.size === 2", polling=20)
    assert page.evaluate(agree)
    page.evaluate("it.count = 0")
    assert page.evaluate("filled.size") == 0


def test_an_error_in_what_is_told_is_the_pages(open_page):
    page = open_page(rondo("pager", "", count=3), width=300)
    page.evaluate("it.render = (_, element) => () => { throw new Error('mine') }")
    page.wait_for_function("it.index === 0", polling=20)
    page.evaluate("it.count = 1")
    page.wait_for_function("it.childElementCount === 1", polling=20)
    assert all("mine" in told for told in open_page.take_errors())
