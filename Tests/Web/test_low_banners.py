"""Buttons and indicators of banners of any height: none over another, each large enough to be hit."""

import pytest
from markup import pages, rondo

LINE = "A text that runs and runs and does not come to an end before the banner does. " * 2
BANNERS = {
    "dots": lambda: rondo("carousel", pages(5), controls="all", interval=60),
    "fraction": lambda: rondo("carousel", pages(5), controls="all", indicator="fraction", interval=60),
    "stories": lambda: rondo("carousel", pages(5), controls="all", indicator="stories", interval=60),
    "bar": lambda: rondo("carousel", pages(5), controls="all", indicator="bar", interval=60),
    "vertical": lambda: rondo("carousel", pages(5), controls="all", axis="vertical", interval=60),
    "shared": lambda: rondo("carousel", pages(7), controls="all", items_per_page=3, interval=60),
    "shared fraction": lambda: rondo(
        "pager", pages(7), controls="all", items_per_page=3, indicator="fraction", spacing=8),
    "still": lambda: rondo("pager", pages(5), controls="all", indicator="dots"),
    "pause": lambda: rondo("carousel", pages(5), controls="pause", interval=60),
    "marquee": lambda: rondo("marquee", LINE, controls="pause"),
}
# What of a banner's furniture overlaps, is too small or stands out of it.
FAULTS = """() => {
  const face = it.getBoundingClientRect();
  const found = [...it.shadowRoot.querySelectorAll('button, .fraction')]
    .filter(each => each.checkVisibility()).map(each => [each.part.value, each.getBoundingClientRect()]);
  const over = (a, b) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 0.1 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 0.1;
  const faults = [];
  found.forEach(([name, box], at) => {
    if (name !== 'fraction' && Math.min(box.width, box.height) < 24) faults.push([name, 'small']);
    if (box.left < face.left - 0.1 || box.right > face.right + 0.1 || box.top < face.top - 0.1
      || box.bottom > face.bottom + 0.1) faults.push([name, 'out']);
    for (const [other, otherBox] of found.slice(at + 1)) {
      if (over(box, otherBox)) faults.push([name, other]);
    }
  });
  return [found.filter(([name]) => /control|previous|next/.test(name)).length, faults];
}"""


@pytest.mark.parametrize("direction, lang", [("ltr", "en"), ("rtl", "ko")])
@pytest.mark.parametrize("name", BANNERS)
def test_nothing_to_press_lies_over_another(open_page, name, direction, lang):
    body = BANNERS[name]().replace("height:60px", "height:100%")
    page = open_page(body, width=400, direction=direction, lang=lang)
    page.wait_for_function("it.index === 0", polling=20)
    buttons = {"still": 2, "shared fraction": 2, "pause": 1, "marquee": 1}.get(name, 3)
    faults = []
    for height in (36, 40, 60, 80, 100, 116, 131, 132, 167, 168, 300):
        for width in (80, 112, 150, 200, 390):
            page.evaluate("size => Object.assign(it.style, size)",
                          {"width": f"{width}px", "height": f"{height}px"})
            page.evaluate("new Promise(done => requestAnimationFrame(() => setTimeout(done)))")
            count, wrong = page.evaluate(FAULTS)
            assert count == buttons
            faults += [(height, width, *each) for each in wrong]
    assert faults == []


@pytest.mark.parametrize("height", [100, 160])
@pytest.mark.parametrize("direction", ["ltr", "rtl"])
@pytest.mark.parametrize("kind, indicator", [("carousel", "dots"), ("pager", "fraction"), ("carousel", "bar")])
def test_buttons_leave_the_middle_of_items_that_share_a_phones_width(open_page, kind, indicator, direction, height):
    body = rondo(kind, pages(6, height=height), controls="all", items_per_page=3, spacing=8, indicator=indicator)
    page = open_page(body, width=390, direction=direction)
    page.wait_for_function("it.index === 0", polling=20)
    covered = """() => [...it.querySelectorAll('.page')].map(item => item.getBoundingClientRect())
      .filter(({ left, right }) => left > -2 && right < 392)
      .map(({ left, right, top, bottom }) => [0.25, 0.5, 0.65].map(part =>
        document.elementFromPoint((left + right) / 2, top + part * (bottom - top)).className))"""
    assert page.evaluate(covered) == [["page"] * 3] * 3
    assert page.evaluate(FAULTS)[1] == []


@pytest.mark.parametrize("rows", [1, 2, 3, 5])
def test_a_rollers_buttons_keep_apart_however_few_its_rows(open_page, rows):
    page = open_page(rondo("roller", pages(8, height=20), controls="all", visible_rows=rows), width=200)
    page.wait_for_function("it.index === 0", polling=20)
    assert page.evaluate(FAULTS) == [3, []]
