"""Events beside the change of the index: settling, impressions, turns; content that is swapped."""

import pytest
from markup import boxes, pages, rondo
from moments import seen_now
from spy import SPY, events, forget, wait_for_event
from stopped import let_see, open_stopped

def open_it(open_page, kind, content, **attributes):
    page = open_page(rondo(kind, content, **attributes), width=300, head=SPY)
    page.wait_for_function("it.index >= 0", polling=20)
    page.evaluate(LISTEN)
    return page


# A drift wakes only for who listens to the element itself.
LISTEN = "for (const type of ['show', 'hide', 'turn']) it.addEventListener('rondo-' + type, () => {})"


def test_a_release_tells_where_it_will_settle(open_page):
    page = open_it(open_page, "pager", pages(4))
    page.evaluate("it.addEventListener('rondo-will-settle', () => { window.target = it.target })")
    page.mouse.move(250, 30)
    page.mouse.down()
    page.mouse.move(30, 30, steps=8)
    page.wait_for_timeout(100)
    assert events(page, "will-settle") == []
    page.mouse.up()
    assert events(page, "will-settle") == [{"index": 1}]
    assert page.evaluate("target") == 1
    wait_for_event(page, "settle")
    assert [kind for kind, _ in events(page) if "settle" in kind] == ["will-settle", "settle"]


def test_items_that_come_into_sight_and_leave_it_are_told(open_page):
    page = open_it(open_page, "pager", pages(4), transition=0.2)
    wait_for_event(page, "show")
    assert events(page, "show") == [{"index": 0}]
    page.wait_for_timeout(300)
    page.evaluate("it.next()")
    wait_for_event(page, "hide")
    assert events(page, "show") == [{"index": 0}, {"index": 1}]
    (hidden,) = events(page, "hide")
    assert hidden["index"] == 0 and hidden["fraction"] == 1
    assert hidden["duration"] > 0.45


def test_an_item_seen_in_part_is_told_by_how_much(open_page):
    page = open_it(open_page, "pager", pages(5), items_per_page=2, alignment="leading")
    page.mouse.move(200, 30)
    page.mouse.down()
    page.mouse.move(140, 30, steps=6)
    page.wait_for_timeout(80)
    assert {"index": 2} in events(page, "show")
    page.mouse.move(205, 30, steps=6)
    page.mouse.up()
    wait_for_event(page, "hide")
    hidden = next(detail for detail in events(page, "hide") if detail["index"] == 2)
    assert 0.2 < hidden["fraction"] < 0.5


def test_a_banner_scrolled_out_of_the_page_shows_nothing(open_page):
    page = open_it(open_page, "pager", pages(2))
    wait_for_event(page, "show")
    page.evaluate("it.style.marginTop = '3000px'")
    wait_for_event(page, "hide")
    assert events(page, "hide")[0]["index"] == 0
    page.evaluate("it.style.marginTop = ''")
    wait_for_event(page, "show", 2)


def test_a_banner_that_leaves_the_page_hides_its_items(open_page):
    page = open_it(open_page, "pager", pages(2))
    wait_for_event(page, "show")
    page.evaluate("it.addEventListener('rondo-hide', event => spy.events.push(['hide', event.detail, 'it']))")
    page.evaluate("it.remove()")
    wait_for_event(page, "hide")


def test_a_drift_tells_every_item_at_its_time(open_page):
    body = rondo("marquee", boxes(["red", "blue", "lime", "teal"]), speed=200, delay=0, gap=8)
    page = open_stopped(open_page, body, head=SPY)
    page.evaluate(LISTEN)
    let_see(page)
    page.clock.run_for(3000)
    hidden = events(page, "hide")
    assert [detail["index"] for detail in hidden][:4] == [0, 1, 2, 3]
    # At 200 a second, from where it was in sight at first, or came in, until the last of its 100 points is out.
    for detail, way in zip(hidden[1:4], (208, 316, 400)):
        assert detail["duration"] == pytest.approx(way / 200, abs=0.02)
        assert detail["fraction"] == pytest.approx(1, abs=1e-6)


def test_turns_are_told(open_page):
    page = open_it(open_page, "marquee", boxes(["red", "blue", "lime", "teal"]), speed=800, delay=0)
    wait_for_event(page, "turn", 2)
    assert all(detail["turns"] >= 1 for detail in events(page, "turn"))


# MARK: Content


FIRST = "A text that is quite a bit longer than the banner is wide, so it runs."
OTHER = "Another text that is quite a bit longer than the banner is wide, too."
# Where each text that is in sight starts and ends, and the window: from left to right.
WORDS = """() => {
  const box = it.getBoundingClientRect();
  return [...it.childNodes].flatMap((node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    return [...range.getClientRects()].filter(({ left, right }) => right > box.left && left < box.right)
      .map(({ left, right }) => ({ text: node.textContent, left: left - box.left, right: right - box.left }));
  }).sort((a, b) => a.left - b.left);
}"""


def test_new_text_comes_in_at_the_seam_behind_the_old(open_page):
    body = rondo("marquee", FIRST, swap="at-seam", speed=400, delay=0, gap=50)
    page = open_stopped(open_page, body)
    let_see(page)
    page.clock.run_for(200)
    assert page.evaluate("it.isRunning && it.position !== 0")
    # At once nothing of what is seen changes, though the text is the new one.
    page.evaluate("it.dispatchEvent(new PointerEvent('pointerenter'))")
    before = page.evaluate(WORDS)
    page.evaluate(f"it.text = {OTHER!r}")
    assert page.evaluate("it.text") == OTHER
    assert [word["text"] for word in before] == [FIRST] * len(before)
    after = page.evaluate(WORDS)
    assert [word["text"] for word in after] == [word["text"] for word in before]
    for old, new in zip(before, after):
        assert new["left"] == pytest.approx(old["left"], abs=0.6)
    # Then the new one follows with the gap, and in the end is there alone.
    page.evaluate("it.dispatchEvent(new PointerEvent('pointerleave'))")
    frames = []
    while page.evaluate("it.childNodes.length > 1 + it.querySelectorAll('[data-rondo-copy]').length"):
        frames.append(seen_now(page, f"({WORDS})()"))
        page.clock.run_for(40)
        assert len(frames) < 200
    last = seen_now(page, f"({WORDS})()")
    both = [frame for frame in frames if {word["text"] for word in frame} == {FIRST, OTHER}]
    assert both
    for frame in both:
        old, new = frame[0], frame[1]
        assert (old["text"], new["text"]) == (FIRST, OTHER)
        assert new["left"] - old["right"] == pytest.approx(50, abs=1)
    assert {word["text"] for word in last} == {OTHER}
    assert page.evaluate("it.text") == OTHER


def test_of_texts_set_again_and_again_only_the_newest_comes(open_page):
    body = rondo("marquee", FIRST, swap="at-seam", speed=80, delay=0)
    page = open_stopped(open_page, body)
    let_see(page)
    page.clock.run_for(200)
    texts = []
    for number in range(200):
        if number < 60:
            page.evaluate(f"it.text = 'Number {number} of texts that are longer than the window is.'")
        page.clock.run_for(16 if number < 60 else 100)
        assert page.evaluate("it.childNodes.length") <= 8
        present = [word["text"] for word in seen_now(page, f"({WORDS})()")]
        texts += [text for text in present if text not in texts]
        if FIRST not in present:
            break
    assert texts == [FIRST, "Number 59 of texts that are longer than the window is."]


def test_what_goes_is_not_selected_and_new_text_is_what_it_says(open_page):
    body = rondo("marquee", "<b>one</b><b>two</b><b>three, a longer one, so that it runs</b>",
                 swap="at-seam", speed=20, delay=0)
    page = open_page(body, width=150)
    page.evaluate("it.addEventListener('rondo-select', ({ detail }) => (window.picked = detail.index))")
    page.wait_for_function("it.isRunning && it.position !== 0", polling=20)
    page.evaluate(
        """() => {
          const item = document.createElement('i');
          item.textContent = 'a new item that is longer than the window, so that it runs on';
          it.replaceItems(item);
        }"""
    )
    assert page.evaluate("it.text").startswith("a new item")
    page.evaluate("it.querySelector('b').click()")
    assert page.evaluate("window.picked") is None
    page.evaluate("it.querySelector('i').click()")
    assert page.evaluate("window.picked") == 0


@pytest.mark.parametrize("swap", ["keeps-place", "starts-over"])
def test_new_text_is_shown_at_once(open_page, swap):
    text = "A text that is quite a bit longer than the banner is wide, so it runs."
    page = open_page(rondo("marquee", text, swap=swap, speed=60, delay=0), width=300)
    page.wait_for_function("it.isRunning && it.position !== 0", polling=20)
    page.evaluate("it.text = 'Another text that is quite a bit longer than the banner is wide, too.'")
    assert page.evaluate("it.text").startswith("Another")
    assert page.evaluate("it.childNodes.length") >= 1
    assert page.evaluate("it.isRunning")


def test_items_are_replaced_by_others(open_page):
    page = open_it(open_page, "carousel", pages(3), autoplay="off")
    page.evaluate(
        """() => {
          const item = document.createElement('b');
          item.textContent = 'new';
          it.replaceItems(item, 'words');
        }"""
    )
    page.wait_for_function("it.childNodes.length === 2 && it.index === 0", polling=20)


def test_items_are_replaced_by_lists_of_others(open_page):
    page = open_it(open_page, "carousel", pages(3), autoplay="off")
    page.evaluate(
        """() => {
          const made = text => Object.assign(document.createElement('b'), { textContent: text });
          const fragment = new DocumentFragment();
          fragment.append(made('e'), made('f'));
          it.replaceItems([made('a'), [made('b')]], new Set([made('c')]), 'd', fragment, 7);
        }"""
    )
    assert page.evaluate("[...it.childNodes].map(node => node.textContent)") == list("abcdef") + ["7"]
    page.wait_for_function("it.index === 0", polling=20)


@pytest.mark.parametrize("given", ["{ text: 'a' }", "null", "undefined", "() => 'a'"])
def test_what_cannot_be_an_item_is_told_of_and_passed_over(open_page, given):
    page = open_it(open_page, "carousel", pages(3), autoplay="off")
    page.evaluate(f"it.replaceItems({given}, document.createElement('b'))")
    (told,) = open_page.take_errors()
    assert "<rondo-carousel>" in told and "replaceItems" in told
    assert page.evaluate("[it.childNodes.length, it.index]") == [1, 0]


@pytest.mark.parametrize("text", ["null", "undefined", "''"])
def test_no_text_is_none(open_page, text):
    page = open_page(rondo("marquee", FIRST), width=300)
    page.wait_for_function("it.isRunning", polling=20)
    page.evaluate(f"it.text = {text}")
    assert page.evaluate("[it.text, it.index]") == ["", -1]
