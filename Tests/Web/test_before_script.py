"""Before the script runs, and where it never does: all can be read, and nothing moves when it takes over."""

import pytest
from markup import boxes, pages, rondo

PAGE = """<!doctype html>
<html lang="en" dir="{direction}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Before</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/build/web/rondo.css">
<style>body {{ margin: 0 }} p {{ margin: 0 }} {style}</style>
<p>Above</p>
{body}
<p id="below">Below</p>
"""

WORDS = "<span>Paper hills</span><span>Northern lights</span><span>Tea fields</span><span>Dunes</span>"

ROWS = "".join(f"<div style='height:{height}px'>{height}</div>" for height in (30, 52, 24, 70, 38))

BANNERS = {
    "text": (rondo("marquee", "The last train to the coast leaves at 23:10 from platform four, and on."), ""),
    "short text": (rondo("marquee", "Short"), ""),
    "mixed": (rondo("marquee", boxes(["red", "blue", "lime", "black"], height=37)), ""),
    "upright marquee": (
        rondo("marquee", boxes(["red", "blue", "lime", "black"]), axis="vertical"), "#it { height: 90px }"),
    "pager": (rondo("pager", pages(3, height=70)), ""),
    "carousel": (rondo("carousel", pages(4, height=70)), ""),
    "two a page": (rondo("carousel", pages(4, height=70), items_per_page=2, alignment="leading"), ""),
    "two in the middle": (rondo("carousel", pages(4, height=70), items_per_page=2), ""),
    "two in a pager": (rondo("pager", pages(4, height=70), items_per_page=2), ""),
    "three in a pager": (rondo("pager", pages(7, height=70), items_per_page=3), ""),
    "two in a pager that comes round": (rondo("pager", pages(4, height=70), items_per_page=2, loop="on"), ""),
    "two in a carousel with ends": (rondo("carousel", pages(4, height=70), items_per_page=2, loop="off"), ""),
    "five a page": (rondo("carousel", pages(9, height=70), items_per_page=5, alignment="leading"), ""),
    "seven a page": (rondo("carousel", pages(9, height=70), items_per_page=7), ""),
    "space between": (rondo("carousel", pages(4, height=70), items_per_page=3, spacing=12), ""),
    "space between single pages": (rondo("pager", pages(4, height=70), spacing=12), ""),
    "insets": (rondo("carousel", pages(4, height=70), inset_leading=20, inset_trailing=44), ""),
    "insets and space": (
        rondo("carousel", pages(6, height=70), items_per_page=2, inset_leading=20, inset_trailing=40,
              spacing=10), ""),
    "trailing": (rondo("carousel", pages(4, height=70), items_per_page=2, alignment="trailing"), ""),
    "a fraction": (rondo("carousel", pages(4, height=70), items_per_page=2, alignment="0.25"), ""),
    "two upright": (
        rondo("carousel", pages(4, height=70), items_per_page=2, axis="vertical", spacing=6),
        "#it { height: 200px }"),
    "spaced text": (rondo("marquee", boxes(["red", "blue", "lime", "black"], height=37), spacing=20), ""),
    "own widths": (rondo("carousel", boxes(["red", "blue", "lime"], width=210), items_per_page="auto",
                         alignment="leading"), ""),
    "upright pager": (rondo("pager", pages(3, height=70), axis="vertical"), "#it { height: 90px }"),
    "roller": (rondo("roller", WORDS), ""),
    "five rows": (rondo("roller", WORDS, visible_rows=5), ""),
    "four rows": (rondo("roller", WORDS, visible_rows=4), ""),
    "high rows": (rondo("roller", WORDS, row_height=60), ""),
    "one row": (rondo("roller", WORDS, visible_rows=1, row_height=24), ""),
    "as high as a row": (rondo("roller", WORDS, fits_height_to_item=""), ""),
    "words side by side": (rondo("roller", WORDS, axis="horizontal"), ""),
    "own widths in the middle": (
        rondo("carousel", boxes(["red", "blue", "lime"], width=210), items_per_page="auto"), ""),
    "own widths in a row that ends": (
        rondo("carousel", boxes(["red", "blue", "lime"], width=210), items_per_page="auto", loop="off"), ""),
    "own widths in a pager": (rondo("pager", boxes(["red", "blue", "lime"], width=210), items_per_page="auto"), ""),
    "own widths in a pager that comes round": (
        rondo("pager", boxes(["red", "blue", "lime"], width=210), items_per_page="auto", loop="on"), ""),
    "own widths at a fraction": (
        rondo("carousel", boxes(["red", "blue", "lime"], width=130), items_per_page="auto", alignment="0.3"), ""),
    "own widths at a fraction of insets": (
        rondo("carousel", boxes(["red", "blue", "lime"], width=130), items_per_page="auto", alignment="0.8",
              inset_leading=60, spacing=16), ""),
    "own heights at a fraction": (
        rondo("carousel", boxes(["red", "blue", "lime"], height=90), items_per_page="auto", axis="vertical",
              alignment="0.3"), "#it { height: 200px }"),
    "wider than its place": (
        rondo("carousel", boxes(["red", "blue", "lime"], width=350), items_per_page="auto"), ""),
    "two narrow ones": (rondo("carousel", boxes(["red", "blue"], width=60), items_per_page="auto"), ""),
    "words at a fraction": (rondo("roller", WORDS, axis="horizontal", alignment="0.2"), ""),
    "own widths and space": (
        rondo("carousel", boxes(["red", "blue", "lime"], width=130), items_per_page="auto", spacing=16), ""),
    "own widths at the end": (
        rondo("carousel", boxes(["red", "blue", "lime"], width=130), items_per_page="auto", alignment="trailing"), ""),
    "own widths beside insets": (
        rondo("carousel", boxes(["red", "blue", "lime"], width=130), items_per_page="auto", inset_leading=60), ""),
    "own heights in the middle": (
        rondo("carousel", boxes(["red", "blue", "lime"], height=90), items_per_page="auto", axis="vertical"),
        "#it { height: 200px }"),
    "rows of their own": (rondo("roller", ROWS, row_height="auto"), ""),
    "rows of their own in a height": (rondo("roller", ROWS, row_height="auto"), "rondo-roller { height: 160px }"),
    "five rows of their own": (rondo("roller", ROWS, row_height="auto", visible_rows=5), ""),
    "words side by side that end": (rondo("roller", WORDS, axis="horizontal", loop="off"), ""),
    "rows that end": (rondo("roller", WORDS, loop="off"), ""),
    "rows that end and fit": (rondo("roller", WORDS, loop="off", visible_rows=5), ""),
    "rows at the start": (rondo("roller", WORDS, alignment="leading"), ""),
    "rows at the end": (rondo("roller", WORDS, alignment="trailing"), ""),
    "rows apart": (rondo("roller", WORDS, spacing=12, visible_rows=4), ""),
    "rows beside insets": (rondo("roller", WORDS, inset_leading=40, inset_trailing=10), ""),
    "rows beside insets that end": (rondo("roller", WORDS, inset_leading=40, loop="off"), ""),
    "words apart": (rondo("roller", WORDS, axis="horizontal", spacing=12), ""),
    "words at the start": (rondo("roller", WORDS, axis="horizontal", alignment="leading"), ""),
    "words beside insets": (rondo("roller", WORDS, axis="horizontal", inset_leading=80), ""),
    "text beside insets": (
        rondo("marquee", "The last train to the coast leaves at 23:10 from platform four.", inset_leading=30,
              inset_trailing=20), ""),
    "upright marquee beside insets": (
        rondo("marquee", boxes(["red", "blue", "lime", "black"]), axis="vertical", inset_leading=30),
        "#it { height: 90px }"),
    "in a sentence": (
        "<p>We sail to " + rondo("roller", WORDS, fits_width_to_item="", visible_rows=1, row_height=24)
        + " and back.</p>", ""),
    "rows in a sentence": ("<p>We sail to " + rondo("roller", WORDS, fits_width_to_item="on") + " now</p>", ""),
    "not in a sentence": (rondo("roller", WORDS, fits_width_to_item="off"), ""),
    "fitting height": (
        rondo("carousel", "<div style='height:60px'>a</div><div style='height:160px'>b</div>",
              fits_height_to_item=""), ""),
    "not fitting height": (
        rondo("carousel", "<div style='height:60px'>a</div><div style='height:160px'>b</div>",
              fits_height_to_item="off"), ""),
    "pictures": (
        rondo("carousel", "<img alt=Hill src='/Web/gallery/pictures/hills.webp'>" * 3), "#it { height: 120px }"),
}

# Where the middle of the first child is.
FIRST = """() => {
  const box = it.firstElementChild?.getBoundingClientRect();
  return box && [box.left + box.width / 2, box.top + box.height / 2];
}"""


def open_before(open_page, site, body, style="", direction="ltr", **options):
    path = f"/before/{len(site.pages)}.html"
    site.pages[path] = PAGE.format(body=body, style=style, direction=direction)
    return open_page(url=site.url + path, ready="", **options)


@pytest.mark.parametrize(
    "name, direction",
    [(name, "ltr") for name in BANNERS] + [(name, "rtl") for name in ("text", "two a page", "own widths", "own widths in the middle", "own widths at a fraction", "words side by side")],
)
def test_nothing_shifts_when_the_script_takes_over(open_page, site, name, direction):
    body, style = BANNERS[name]
    page = open_before(open_page, site, body, style, direction, width=300)
    page.evaluate(
        """() => {
          window.shifts = [];
          window.note = entries => {
            for (const entry of entries) {
              shifts.push([entry.value, entry.sources.map(({ node, previousRect, currentRect }) =>
                [node?.nodeName, node?.id, previousRect.toJSON(), currentRect.toJSON()])]);
            }
          };
          window.watch = new PerformanceObserver(list => note(list.getEntries()));
          watch.observe({ type: 'layout-shift', buffered: true });
        }"""
    )
    page.wait_for_function("performance.getEntriesByName('first-contentful-paint').length", polling=20)
    page.wait_for_load_state()
    frames = "() => new Promise(done => requestAnimationFrame(() => setTimeout(done, 40)))"
    page.evaluate(frames)
    look = "() => [it, below].map(e => { const b = e.getBoundingClientRect(); return [b.left, b.top, b.width, b.height] })"
    before, first = page.evaluate(look), page.evaluate(FIRST)
    page.evaluate("it.setAttribute(...(it.localName === 'rondo-marquee' ? ['delay', 60] : ['autoplay', 'off']))")
    page.evaluate("import('/build/web/rondo.js').then(rondo => rondo.ready)")
    page.wait_for_function("it.index === 0", polling=20)
    page.evaluate(frames)
    assert page.evaluate("note(watch.takeRecords()), shifts") == []
    assert page.evaluate(look) == before
    if first:
        # The items themselves are where they were, but for the pixel by which pages overlap.
        assert page.evaluate(FIRST) == pytest.approx(first, abs=1.01)


@pytest.mark.parametrize("kind", ["marquee", "pager", "carousel", "roller"])
def test_what_is_hidden_has_no_box(open_page, site, kind):
    for attributes in ({}, {"axis": "vertical"}, {"fits_width_to_item": ""}):
        page = open_before(open_page, site, rondo(kind, pages(2), hidden="", **attributes))
        assert page.evaluate("it.getClientRects().length") == 0
        page.evaluate("it.hidden = false")
        assert page.evaluate("it.getClientRects().length") == 1


@pytest.mark.parametrize("name", BANNERS)
def test_without_script_all_of_it_can_be_reached_by_scrolling(open_page, site, name):
    body, style = BANNERS[name]
    page = open_before(open_page, site, body, style, width=300)
    page.wait_for_load_state()
    page.evaluate("Promise.all(it.getAnimations().map(each => each.finished))")
    hidden = page.evaluate(
        """() => {
          const hidden = [];
          for (const child of it.children) {
            child.scrollIntoView({ block: 'nearest', inline: 'nearest' });
            const box = child.getBoundingClientRect(), face = it.getBoundingClientRect();
            const fits = (from, to, low, high) => from >= low - 1 && to <= high + 1 || from <= low + 1 && to >= high - 1;
            if (!fits(box.left, box.right, face.left, face.right)
              || !fits(box.top, box.bottom, face.top, face.bottom)) hidden.push(child.id || child.textContent);
          }
          return hidden;
        }"""
    )
    assert hidden == []
    # The page itself is not made wider by it.
    assert page.evaluate("document.documentElement.scrollWidth") == 300
