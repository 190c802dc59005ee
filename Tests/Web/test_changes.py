"""Changed items on their way: what moved slides, what is new fades in, what is gone fades out."""

import pytest
from markup import boxes, pages, rondo
from moments import SEEN_NOW, drawn
from spy import SPY, forget, seen

COLORS = ["#d00", "#06c", "#080", "#f80", "#808", "#088", "#880"]
# What moves each wrapper on top of the strip, and what fades its slot.
OWN = """const own = () => it.shadowRoot.getAnimations().filter(
  ({ effect }) => effect.getKeyframes().some(frame => 'translate' in frame) || effect.target.matches('slot'));"""
# Resolves once all changes under way have ended and that was told.
TOLD = OWN + """const told = act => Promise.all(own().map(animation => new Promise(done => {
  animation.addEventListener('finish', done);
  animation.addEventListener('cancel', done);
  act?.(animation);
})));"""
# Puts all changes at their middle and tells where what each box shows is along the axis, and how opaque.
MIDDLE = OWN + """
for (const animation of own()) {
  animation.pause();
  animation.currentTime = animation.effect.getTiming().duration / 2;
}
const face = it.getBoundingClientRect();
return Object.fromEntries([...it.shadowRoot.querySelectorAll('.item:not(.away)')].map(wrapper => {
  const box = wrapper.getBoundingClientRect();
  const slot = wrapper.firstChild;
  return [slot.assignedNodes()[0].title, [
    Math.round(axis === 'vertical' ? box.top - face.top : rtl ? face.right - box.right : box.left - face.left),
    +getComputedStyle(slot).opacity,
  ]];
}).filter(([, [at]]) => at > -100 && at < 500));
"""
MAKE = """const make = title => {
  const box = document.createElement('div');
  box.title = title;
  box.style.cssText = 'width:100px;height:100px;background:gold';
  return box;
};"""


def open_row(open_page, count=5, kind="pager", axis="horizontal", direction="ltr", head="", **attributes):
    content = "".join(
        f'<div id="b{at}" title="b{at}" style="width:100px;height:100px;background:{COLORS[at]}"></div>'
        for at in range(count)
    )
    attributes = {"axis": axis, "animates_changes": ""} | attributes
    if kind == "pager":
        attributes = {
            "items_per_page": 4, "alignment": "leading", "transition": 20, "transition_curve": "linear",
        } | attributes
    page = open_page(rondo(kind, content, **attributes), width=400, direction=direction, head=head,
                     style="#it { width: 400px } #it[axis=vertical] { height: 400px }")
    page.wait_for_function("it.index === 0", polling=20)
    drawn(page)
    return page


def middle(page, change, axis="horizontal", direction="ltr"):
    """Returns where what the banner shows is in the middle of a change, by its title, and how opaque."""
    return page.evaluate(
        # A microtask later it has been taken up.
        f"async ([axis, rtl]) => {{ {MAKE} {change}; await null; await null; {MIDDLE} }}",
        [axis, direction == "rtl"],
    )


def finish(page):
    """Ends all that is under way; returns what is left: children, wrappers, animations of changes."""
    # They are told of their ends in the next frame, and what one lets go is done when another is told.
    page.evaluate(f"() => {{ {TOLD} return told(animation => animation.finish()) }}")
    return page.evaluate(
        f"(() => {{ {OWN} return [it.childNodes.length, it.shadowRoot.querySelectorAll('.item').length,"
        " own().length] })()"
    )


@pytest.mark.parametrize("axis, direction", [
    ("horizontal", "ltr"), ("horizontal", "rtl"), ("vertical", "ltr"),
])
@pytest.mark.parametrize("change, places, left", [
    # The others close up from where they were; the last comes from beyond the window.
    ("b1.remove()", {"b0": 0, "b1": 100, "b2": 150, "b3": 250, "b4": 350}, 4),
    ("b0.after(make('new'))", {"b0": 0, "new": 100, "b1": 150, "b2": 250, "b3": 350}, 6),
    # The first keeps its place; what went before it leaves the window.
    ("b0.before(b3)", {"b0": 0, "b1": 100, "b2": 200, "b3": 100, "b4": 350}, 5),
    ("b1.title = 'old'; b1.replaceWith(make('new'))", {"b0": 0, "old": 100, "new": 100, "b2": 200, "b3": 300}, 5),
])
def test_items_are_on_their_way_in_the_middle_of_a_change(
    open_page, change, places, left, axis, direction
):
    page = open_row(open_page, axis=axis, direction=direction)
    found = middle(page, change, axis, direction)
    assert {title: at for title, (at, _) in found.items() if at < 400} == pytest.approx(places, abs=1.5)
    # What is new is coming, what is gone is going, and all else is whole.
    opacity = {title: opacity for title, (_, opacity) in found.items()}
    halves = {"new", "old"} | ({"b1"} if "b1.remove" in change else set())
    assert opacity == pytest.approx({title: 0.5 if title in halves else 1 for title in opacity}, abs=0.02)
    assert finish(page) == [left, left, 0]


@pytest.mark.parametrize("options, how", [
    ({"reduced_motion": True}, {}), ({}, {"animates": False}), ({}, {"transition": 0}),
])
def test_without_motion_they_are_there_at_once(open_page, options, how):
    content = boxes(COLORS[:5], height=100)
    attributes = {"items_per_page": 4, "alignment": "leading", "transition": how.get("transition", 2)}
    if how.get("animates", True):
        attributes["animates_changes"] = ""
    page = open_page(rondo("pager", content, **attributes), width=400, **options)
    page.wait_for_function("it.index === 0", polling=20)
    page.evaluate("box1.remove()")
    assert page.evaluate("it.shadowRoot.getAnimations().length") == 0
    assert page.evaluate("it.shadowRoot.querySelectorAll('.item').length") == 4
    assert page.evaluate("[box0, box2, box3, box4].map(box => box.getBoundingClientRect().left)") == (
        pytest.approx([0, 100, 200, 300], abs=1))


def test_a_change_asks_for_no_frame_and_no_timer(open_page):
    page = open_row(open_page, transition=0.4, head=SPY)
    forget(page)
    page.evaluate(f"async () => {{ {TOLD} b1.remove(); await null; await null; await told() }}")
    page.wait_for_timeout(500)
    found = seen(page)
    assert (found["frames"], found["intervals"]) == (0, 0)
    assert len(found["timers"]) <= 1
    # It ended by itself.
    assert page.evaluate("[it.childNodes.length, it.shadowRoot.querySelectorAll('.item').length]") == [4, 4]
    assert page.evaluate("it.shadowRoot.getAnimations().length") == 0


def test_only_what_the_compositor_animates_by_itself_is_animated(open_page):
    page = open_row(open_page)
    properties = page.evaluate(
        """() => {
          b1.remove();
          return new Promise(done => setTimeout(() => done([...new Set(it.shadowRoot.getAnimations().flatMap(
            ({ effect }) => effect.getKeyframes().flatMap(Object.keys)))])));
        }"""
    )
    assert set(properties) - {"offset", "computedOffset", "easing", "composite"} == {"translate", "opacity"}


def test_what_is_gone_is_out_of_reach(open_page):
    page = open_row(open_page)
    page.evaluate("it.addEventListener('rondo-select', event => { window.told = event.detail.index })")
    copy = page.evaluate(
        """() => { b1.remove(); return new Promise(done => setTimeout(() => {
          const [copy] = it.querySelectorAll('[data-rondo-copy]');
          done([copy.id, copy.inert, copy.getAttribute('aria-hidden'), it.children.length]);
        })) }"""
    )
    assert copy == ["", True, "true", 5]
    page.evaluate("() => { b2.remove(); b3.remove() }")
    page.wait_for_timeout(50)
    assert page.evaluate("it.position") == 0
    assert finish(page) == [2, 2, 0]


@pytest.mark.parametrize("content", ["<video></video>", "<iframe></iframe>", "<x-own></x-own>"])
def test_what_cannot_be_copied_goes_at_once(open_page, content):
    page = open_row(open_page)
    page.evaluate("content => { b1.innerHTML = content }", content)
    found = middle(page, "b1.remove()")
    assert {title: at for title, (at, _) in found.items() if at < 400} == pytest.approx(
        {"b0": 0, "b2": 150, "b3": 250, "b4": 350}, abs=1.5)


# How far what is seen moves from just before to just after a change, and how many milliseconds that took.
AROUND = """async change => {
  const places = () => Object.fromEntries([...it.children].filter(child => child.id && !child.dataset.moves).map(child =>
    [child.id, child.getBoundingClientRect().left]));
  const [then, before] = seenNow(places);
  change();
  await null; await null;
  const [now, after] = seenNow(places);
  return Object.keys(before).filter(id => id in after && before[id] > -50 && before[id] < 350)
    .map(id => [after[id] - before[id], now - then]);
}"""


def test_quick_changes_in_a_row_do_not_jump(open_page):
    page = open_row(open_page, transition=0.6, transition_curve="ease-in-out")
    jumps = page.evaluate(
        f"""async () => {{
          {MAKE} {SEEN_NOW}
          const around = {AROUND};
          const jumps = [];
          for (let round = 0; round < 12; round++) {{
            jumps.push(...await around(() => round % 3 === 2 ? it.children[0].remove() : it.prepend(make('new'))));
            await new Promise(done => setTimeout(done, 90));
          }}
          return jumps;
        }}"""
    )
    assert len(jumps) >= 12
    # A change is some 100 points in 0.6 s, at most some twice as fast; several may come together.
    assert all(abs(jump) < 1 + 1.2 * took for jump, took in jumps)
    count, wrappers, moving = finish(page)
    assert count == wrappers and moving == 0


@pytest.mark.parametrize("direction", ["ltr", "rtl"])
@pytest.mark.parametrize("change", ["b3.remove()", "b3.dataset.moves = 1; b0.before(b3)", "it.append(make('new'))"])
def test_a_drift_goes_on_under_a_change(open_page, change, direction):
    page = open_row(open_page, kind="marquee", count=7, direction=direction, speed=50, delay=0, spacing=0, gap=0)
    page.wait_for_function("it.position > 0.2", polling=20)
    jumps = page.evaluate(f"() => {{ {MAKE} {SEEN_NOW} return ({AROUND})(() => {{ {change} }}) }}")
    # 50 points in a second, and of the change 100 in half of one.
    assert len(jumps) >= 3 and all(abs(jump) < 1 + 0.5 * took for jump, took in jumps)
    speed = page.evaluate(
        """async () => {
          await new Promise(done => setTimeout(done, 800));
          const look = () => [performance.now(), it.position];
          const [first, from] = look();
          await new Promise(done => setTimeout(done, 300));
          const [last, to] = look();
          return (to - from) * 100 / (last - first) * 1000;
        }"""
    )
    assert speed == pytest.approx(50, rel=0.15)
    count, wrappers, moving = finish(page)
    assert count == wrappers and moving == 0


@pytest.mark.parametrize("direction", ["ltr", "rtl"])
@pytest.mark.parametrize("swap", ["keeps-place", "starts-over"])
def test_new_text_crosses_the_old_one(open_page, direction, swap):
    body = rondo("marquee", "<b title=old style='display:block;width:500px'>Old</b>", animates_changes="",
                 speed=4, delay=0, gap=40, swap=swap)
    page = open_page(body, width=400, direction=direction, style="#it { width: 400px }")
    page.wait_for_function("it.position > 0.005", polling=20)
    found = middle(
        page, "const b = make('new'); b.style.width = '490px'; it.replaceItems(b)", direction=direction)
    assert sorted(found) == ["new", "old"]
    old, new = found["old"], found["new"]
    assert old[1] == pytest.approx(0.5, abs=0.02) and new[1] == pytest.approx(0.5, abs=0.02)
    if swap == "keeps-place":
        # The new one goes on where the old one was, which goes on too.
        assert -50 < old[0] < 0 and abs(new[0] - old[0]) < 12
    children, wrappers, _ = finish(page)
    assert page.evaluate("it.querySelectorAll('[title=old]').length") == 0
    assert children == wrappers


def test_a_replaced_page_crosses_the_old_one_and_the_others_stand(open_page):
    page = open_row(open_page)
    found = middle(page, "b1.title = 'old'; it.replaceItems(b0, make('new'), b2, b3, b4)")
    assert found == {
        "b0": [0, 1], "old": [pytest.approx(100, abs=1), pytest.approx(0.5, abs=0.02)],
        "new": [pytest.approx(100, abs=1), pytest.approx(0.5, abs=0.02)],
        "b2": [pytest.approx(200, abs=1), 1], "b3": [pytest.approx(300, abs=1), 1],
    }
    assert finish(page) == [5, 5, 0]


def test_short_lists_are_changed_so_too(open_page):
    page = open_page(
        rondo("pager", "", items_per_page=4, alignment="leading", animates_changes="", transition=20,
              transition_curve="linear", style="height:100px"),
        width=400,
    )
    page.evaluate(
        """() => {
          it.render = (index, element) => { element.title = 'row' + index; element.textContent = index; };
          it.count = 2;
        }"""
    )
    page.wait_for_function("it.index === 0", polling=20)
    assert page.evaluate("it.shadowRoot.getAnimations().length") == 0
    opacity = {title: opacity for title, (_, opacity) in middle(page, "it.count = 4").items()}
    assert opacity == pytest.approx({"row0": 1, "row1": 1, "row2": 0.5, "row3": 0.5}, abs=0.02)
    assert finish(page) == [4, 4, 0]
    opacity = {title: opacity for title, (_, opacity) in middle(page, "it.count = 3").items()}
    assert opacity == pytest.approx({"row0": 1, "row1": 1, "row2": 1, "row3": 0.5}, abs=0.02)
    assert finish(page) == [3, 3, 0]


def test_a_banner_that_leaves_the_page_in_the_middle_leaves_nothing(open_page):
    page = open_row(open_page)
    left = page.evaluate(
        """async () => {
          b1.remove();
          await null;
          const gone = it;
          gone.remove();
          await null; await null;
          const counts = [gone.childNodes.length, gone.shadowRoot.getAnimations().length];
          document.body.append(gone);
          await new Promise(done => setTimeout(done, 50));
          return [...counts, gone.childNodes.length, gone.shadowRoot.querySelectorAll('.item').length];
        }"""
    )
    assert left == [4, 0, 4, 4]


def test_ten_thousand_changes_leave_nothing_behind(open_page):
    page = open_row(open_page, transition=0.1)
    session = page.context.new_cdp_session(page)
    session.send("Performance.enable")
    session.send("HeapProfiler.enable")
    page.evaluate(
        f"""() => {{ {MAKE} window.cycle = async count => {{
          for (let round = 0; round < count; round++) {{
            if (round % 2) it.children[1].remove();
            else it.children[0].after(make('new'));
            await null;
            if (round % 100 === 0) await new Promise(done => setTimeout(done));
          }}
          {TOLD}
          while (own().length) await told();
        }} }}"""
    )

    def measured():
        for _ in range(3):
            session.send("HeapProfiler.collectGarbage")
            page.wait_for_timeout(20)
        metrics = session.send("Performance.getMetrics")["metrics"]
        return {each["name"]: each["value"] for each in metrics}

    page.evaluate("cycle(1000)")
    before = measured()
    page.set_default_timeout(60_000)
    page.evaluate("cycle(10_000)")
    after = measured()
    assert finish(page) == [5, 5, 0]
    assert after["Nodes"] - before["Nodes"] < 200
    assert after["JSEventListeners"] - before["JSEventListeners"] < 100
    assert after["JSHeapUsedSize"] - before["JSHeapUsedSize"] < 400_000
