"""What happens around a banner and in it: its parents, its children, print, colours, the way back."""

import numpy
import pytest
from conftest import CHROMIUM
from markup import boxes, pages, rondo
from moments import at_rest, drawn
from PIL import Image

STILL = {"autoplay": "off", "indicator": "none"}


def left(page, element):
    return page.evaluate(f"{element}.getBoundingClientRect().left")


# MARK: Parents


@pytest.mark.parametrize("style, width", [
    ("display:flex", 300), ("display:flex;flex-direction:column", 300), ("display:grid", 300),
    ("display:grid;grid-template-columns:1fr 1fr", 150), ("display:block", 300),
    ("display:flex;flex-direction:column;align-items:center", None),
    ("display:grid;grid-template-columns:100px minmax(0,1fr)", 100),
])
@pytest.mark.parametrize("kind", ["pager", "marquee"])
def test_a_banner_makes_no_parent_wider_than_it_is(open_page, style, width, kind):
    content = pages(3) if kind == "pager" else boxes(["red", "blue", "lime", "black", "navy"])
    body = f"<main style='width:300px;{style}'>{rondo(kind, content)}</main>"
    page = open_page(body, width=400, style="rondo-pager, rondo-marquee { flex: 1 1 auto }")
    page.wait_for_function("it.index === 0", polling=20)
    found = page.evaluate("it.getBoundingClientRect().width")
    assert found <= 300 and (width is None or found == width)
    assert page.evaluate("document.querySelector('main').scrollWidth") == 300


def test_a_page_stays_while_a_sidebar_grows(open_page):
    body = f"""<main style='display:flex;width:400px'><aside id=side style='flex:none;width:0'></aside>
      <div style='flex:1;min-width:0'>{rondo("carousel", pages(5), **STILL)}</div></main>"""
    page = open_page(body, width=400)
    page.evaluate("it.select(3, { animated: false })")
    for width in range(0, 201, 40):
        page.evaluate("width => { side.style.width = width + 'px' }", width)
        page.wait_for_function(
            "width => Math.abs(page3.getBoundingClientRect().left - width) < 0.6", arg=width, polling=20
        )
        assert page.evaluate("it.index") == 3


def test_it_lives_in_scrollers_of_both_axes(open_page):
    body = f"""<main id=scroller style='width:300px;height:200px;overflow:auto'>
      <div style='width:900px;height:900px'><div style='width:300px'>{rondo("pager", pages(3))}</div></div>
      </main>"""
    page = open_page(body, width=400)
    page.wait_for_function("it.index === 0", polling=20)
    page.mouse.move(150, 30)
    page.mouse.wheel(120, 0)
    at_rest(page, 1)
    assert page.evaluate("scroller.scrollLeft") == 0
    page.mouse.wheel(0, 120)
    page.wait_for_function("scroller.scrollTop > 50", polling=20)
    assert page.evaluate("it.index") == 1


# MARK: Children


CHANGES = {
    "the target goes": "page2.remove()",
    "all go": "it.replaceChildren()",
    "one comes first": "it.prepend(document.createElement('p'))",
    "the order turns round": "it.append(...[...it.children].reverse())",
    "a text comes": "it.append('words')",
    "one is hidden": "page1.hidden = true",
    "all are others": "it.replaceChildren(...[1, 2, 3].map(() => document.createElement('p')))",
}


@pytest.mark.parametrize("moment", ["at rest", "in a step", "in a drag"])
def test_children_may_change_at_any_moment(open_page, moment):
    body = rondo("carousel", pages(5), transition=0.6, **STILL)
    for name, change in CHANGES.items():
        page = open_page(body, width=300) if name == "the target goes" else page
        page.evaluate("content => { it.replaceChildren(); it.innerHTML = content }", pages(5))
        page.wait_for_function("it.index >= 0 && it.children.length === 5", polling=20)
        page.evaluate("it.select(1, { animated: false })")
        if moment == "in a step":
            page.evaluate("it.next()")
        elif moment == "in a drag":
            page.mouse.move(250, 30)
            page.mouse.down()
            page.mouse.move(180, 30, steps=3)
        page.evaluate(f"() => {{ {change} }}")
        page.evaluate("new Promise(done => setTimeout(done, 30))")
        page.mouse.up()
        page.wait_for_function("it.target === -1", polling=20)
        # It tells the truth: the item at the index is the one in the window.
        index, shown = page.evaluate(
            """() => {
              const nodes = [...it.childNodes].filter(node => !node.hidden && !node.inert);
              const slot = [...it.shadowRoot.querySelectorAll('.item')].find(item =>
                !item.inert && !item.classList.contains('away'));
              return [it.index, slot ? nodes.length : 0];
            }"""
        )
        assert (index >= 0) == (shown > 0), name
        assert (index == -1) == (name == "all go"), name


def test_a_late_picture_and_a_late_font_make_room_for_themselves(open_page):
    picture = "<svg xmlns='http://www.w3.org/2000/svg' width='260' height='50'/>"
    page = open_page(rondo("marquee", "<img id=late alt=''><span id=word>word</span>", delay=60), width=200)
    page.wait_for_function("it.index >= 0 && !it.needsScrolling", polling=20)
    page.evaluate("text => { late.src = 'data:image/svg+xml,' + encodeURIComponent(text) }", picture)
    page.wait_for_function("it.needsScrolling", polling=20)
    # One after the other: the picture and the spacing, or the word and the gap of a loop.
    way = left(page, "word") - left(page, "late")
    width = page.evaluate("word.getBoundingClientRect().width")
    assert way == pytest.approx(268, abs=0.6) or -way == pytest.approx(width + 32, abs=0.6)
    index = page.evaluate("it.index")
    before = page.evaluate("word.getBoundingClientRect().width")
    page.evaluate("it.style.fontSize = '40px'")
    page.wait_for_function("before => word.getBoundingClientRect().width > 1.5 * before", arg=before, polling=20)
    assert page.evaluate("it.index") == index


# MARK: Print, colours, the way back


@pytest.mark.parametrize("kind", ["marquee", "pager", "carousel", "roller"])
def test_all_of_it_is_printed(open_page, kind):
    content = "".join(f"<div style='height:40px;width:200px' class=one>{n}</div>" for n in range(5))
    extra = {"runs_when_fits": ""} if kind == "marquee" else {}
    page = open_page(rondo(kind, content, **extra) + "<p id=after>after</p>", width=300)
    page.wait_for_function("it.index === 0", polling=20)
    page.emulate_media(media="print")
    boxes_ = page.evaluate(
        """() => [...it.querySelectorAll('.one:not([data-rondo-copy])'), after].map(one => {
          const { left, top, right, bottom } = one.getBoundingClientRect();
          return [left, top, right, bottom];
        })"""
    )
    # Each within the page's width, none over another, and what follows comes below.
    assert all(left >= -0.6 and right <= 301 for left, _, right, _ in boxes_)
    for at, (left_, top, right, bottom) in enumerate(boxes_):
        for other in boxes_[at + 1 :]:
            assert right <= other[0] + 1 or bottom <= other[1] + 1 or left_ >= other[2] - 1
    assert page.evaluate(
        "[...it.querySelectorAll('[data-rondo-copy]')].every(copy => !copy.getClientRects().length)"
    )
    assert page.evaluate(
        "[...it.shadowRoot.querySelectorAll('button')].every(button => !button.getClientRects().length)"
    )
    page.emulate_media(media="screen")
    page.wait_for_function("it.index === 0", polling=20)
    assert left(page, "it.firstElementChild") < 300


def test_controls_dots_and_highlight_are_seen_in_forced_colours(open_page, tmp_path):
    body = rondo("carousel", pages(3, height=120), controls="all", interval=60) + (
        "<rondo-roller autoplay=off controls=none><b>One</b><b>Two</b><b>Three</b></rondo-roller>"
    )
    page = open_page(body, width=300)
    page.emulate_media(forced_colors="active")
    page.wait_for_function("it.isRunning", polling=20)
    file = tmp_path / "page.png"
    page.screenshot(path=file)
    pixels = numpy.asarray(Image.open(file).convert("L")).astype(int)

    def contrast(selector, host="it"):
        left_, top, width, height = (
            round(number) for number in page.evaluate(
                f"""selector => {{
                  const box = {host}.shadowRoot.querySelector(selector).getBoundingClientRect();
                  return [box.left, box.top, box.width, box.height];
                }}""",
                selector,
            )
        )
        area = pixels[top : top + height, left_ : left_ + width]
        return area.max() - area.min()

    for selector in (".control", ".previous", ".next", ".dots"):
        assert contrast(selector) > 100, selector
    assert contrast(".highlight", "document.querySelector('rondo-roller')") > 100


def test_it_goes_on_after_the_way_back(open_page, site):
    # The browser of the other tests keeps no page for the way back.
    browser = open_page.browser.browser_type.launch(
        executable_path=CHROMIUM, args=["--no-sandbox", "--disable-dev-shm-usage"],
        ignore_default_args=["--disable-back-forward-cache"],
    )
    page = browser.new_page(viewport={"width": 300, "height": 200})
    page.goto(site.add(rondo("carousel", pages(5), interval=1, transition=0.2)))
    page.wait_for_function("it.index === 1", polling=20)
    page.evaluate(
        """() => {
          addEventListener('pagehide', () => { window.left = it.position });
          addEventListener('pageshow', ({ persisted }) => { window.back = [persisted, it.position] });
        }"""
    )
    page.goto(site.add("<p>other</p>"))
    page.wait_for_timeout(1500)
    page.go_back(wait_until="commit")
    # A page that is loaded anew knows nothing of how it was left.
    page.wait_for_function("window.back", polling=20)
    left_at, (is_kept, position) = page.evaluate("[window.left, window.back]")
    # A second and a half passed elsewhere: no step is made up for, but one that was under way ends.
    assert is_kept and left_at > 0 and (position - left_at) % 5 < 1
    for _ in range(2):
        index = page.evaluate("it.index")
        page.wait_for_function("index => it.index !== index", arg=index, polling=20)
    browser.close()


def test_in_another_document_it_looks_moves_and_is_dragged_as_before(open_page):
    frame = "<iframe id=frame style='border:0;width:400px;height:200px' srcdoc='<body style=margin:0>'></iframe>"
    page = open_page(rondo("carousel", pages(4), interval=60, transition=3) + frame, width=400)
    page.wait_for_function("it.index === 0 && frame.contentDocument?.body", polling=20)
    page.evaluate("window.it = it; frame.contentDocument.body.append(it)")
    inner = page.frames[1]
    inner.wait_for_function("document.getElementById('it').index === 0", polling=20)
    # Its pages fill the window, side by side.
    assert page.evaluate("getComputedStyle(it).display") == "flex"
    assert page.evaluate("it.children[0].getBoundingClientRect().width") == pytest.approx(400, abs=2)
    # A step takes its time there too.
    page.evaluate("it.next()")
    left = "it.children[1].getBoundingClientRect().left"
    page.wait_for_function(f"{left} > 20 && {left} < 380", polling=5)
    page.wait_for_function("it.position === 1", polling=20)
    page.wait_for_function(f"Math.abs({left}) < 2", polling=20)
    top = page.evaluate("frame.getBoundingClientRect().top")
    page.mouse.move(300, top + 30)
    page.mouse.down()
    page.mouse.move(40, top + 30, steps=12)
    drawn(page)
    # But for what it takes until it is a drag; more than half a page, however slow the machine makes the hand.
    assert -261 < page.evaluate(left) < -220
    page.mouse.up()
    page.wait_for_function("it.index === 2 && it.position === 2", polling=20)
    # And home again.
    page.evaluate("document.body.append(it)")
    page.wait_for_function("it.index === 2", polling=20)
    assert page.evaluate("getComputedStyle(it).display") == "flex"
