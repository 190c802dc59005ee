"""What the elements make of their children: wrappers, copies, sizes, and nothing else."""

import pytest
from markup import boxes, pages, rondo


def test_the_children_stay_where_they_are(open_page):
    page = open_page(rondo("carousel", pages(3)), width=300)
    page.wait_for_function("it.index === 0", polling=20)
    assert page.evaluate("[...it.children].map(child => child.id)") == ["page0", "page1", "page2"]
    page.evaluate("it.select(2, { animated: false })")
    assert page.evaluate("[...it.children].map(child => child.id)") == ["page0", "page1", "page2"]


def test_each_child_has_a_slot_of_its_own_that_it_keeps(open_page):
    page = open_page(rondo("carousel", pages(3), autoplay="off"), width=300)
    page.evaluate("window.slots = [...it.children].map(child => child.assignedSlot)")
    assert page.evaluate("new Set(slots).size") == 3
    page.evaluate("it.next(); it.append(document.createElement('div'))")
    page.wait_for_function("it.children.length === 4 && it.children[3].assignedSlot", polling=20)
    assert page.evaluate(
        "[...it.children].slice(0, 3).every((child, at) => child.assignedSlot === slots[at])"
    )


def test_a_banner_is_as_tall_as_its_tallest_child(open_page):
    content = boxes(["red"], height=50) + boxes(["blue"], height=90)
    page = open_page(rondo("carousel", content), width=300)
    assert page.evaluate("it.getBoundingClientRect().height") == 90


def test_pages_are_as_wide_as_the_banner(open_page):
    page = open_page(rondo("carousel", pages(3)), width=321)
    page.wait_for_function("it.index === 0", polling=20)
    width = page.evaluate("page1.getBoundingClientRect().width")
    assert 321 <= width <= 322


def test_two_pages_and_insets_share_the_width(open_page):
    body = rondo("pager", pages(5), items_per_page=2, spacing=10, inset_leading=20, inset_trailing=30)
    page = open_page(body, width=400)
    page.wait_for_function("it.index === 0", polling=20)
    boxes_ = page.evaluate(
        "[page0, page1].map(page => { const b = page.getBoundingClientRect(); return [b.left, b.width] })"
    )
    assert boxes_ == [[20, 170], [200, 170]]


def test_a_text_without_an_element_is_an_item(open_page):
    page = open_page("<rondo-marquee id=it>Just words</rondo-marquee>", width=300)
    page.wait_for_function("it.index === 0", polling=20)
    assert page.evaluate("it.innerText") == "Just words"


def test_a_hidden_child_is_no_item(open_page):
    content = pages(1) + '<div hidden id=gone style="height:60px">x</div>' + pages(1)
    page = open_page(rondo("pager", content), width=300)
    page.evaluate("it.next()")
    page.wait_for_function("it.index === 2", polling=20)
    page.evaluate("gone.hidden = false")
    page.wait_for_function("it.shadowRoot.querySelectorAll('.item').length === 3", polling=20)
    page.evaluate("it.select(1, { animated: false })")
    assert page.evaluate("it.index") == 1


# MARK: Copies


def test_a_loop_longer_than_the_window_makes_no_copy(open_page):
    page = open_page(rondo("carousel", pages(3)), width=300)
    page.wait_for_function("it.isRunning", polling=20)
    assert page.evaluate("it.children.length") == 3


def test_a_short_loop_makes_copies_as_its_last_children(open_page):
    content = '<a id=link name=link href="#there" class=word>word</a>'
    page = open_page(rondo("marquee", content, runs_when_fits=""), width=300)
    page.wait_for_function("it.children.length > 4", polling=20)
    copies = page.evaluate(
        """[...it.children].slice(1).map(copy => [
          copy.id, copy.getAttribute('name'), copy.className, copy.ariaHidden, copy.inert,
          copy.hasAttribute('data-rondo-copy')])"""
    )
    assert all(copy == ["", None, "word", "true", True, True] for copy in copies)
    assert page.evaluate("document.querySelectorAll('#link').length") == 1


def test_copies_go_when_they_are_not_needed(open_page):
    page = open_page(rondo("marquee", "<b>word</b>", runs_when_fits=""), width=300)
    page.wait_for_function("it.children.length > 4", polling=20)
    page.evaluate("it.runsWhenFits = false")
    page.wait_for_function("it.children.length === 1", polling=20)


def test_copies_follow_a_change_of_their_original(open_page):
    page = open_page(rondo("marquee", "<b>word</b>", runs_when_fits=""), width=300)
    page.wait_for_function("it.children.length > 4", polling=20)
    page.evaluate("it.firstChild.firstChild.data = 'other'")
    page.wait_for_function(
        "it.children.length > 3 && [...it.children].every(child => child.innerText === 'other')",
        polling=20,
    )


@pytest.mark.parametrize("inside", ["<video></video>", "<iframe></iframe>", "<my-part></my-part>"])
def test_what_cannot_be_copied_gets_a_wider_seam(open_page, inside):
    content = f"<div style='width:50px;height:20px;overflow:hidden'>{inside}</div>"
    page = open_page(rondo("marquee", content, runs_when_fits="", delay=0), width=300)
    page.wait_for_function("it.isRunning", polling=20)
    assert page.evaluate("it.children.length") == 1


def test_a_mouse_finds_the_item_itself_where_its_copy_was(open_page):
    link = "<a href='#there' style='display:block;width:80px;height:40px'>link</a>"
    page = open_page(rondo("marquee", link, delay=0, speed=40, gap=20, runs_when_fits=""), width=500)
    page.wait_for_function("it.position > 0.1", polling=20)
    page.evaluate("it.pause()")
    page.evaluate("""() => {
      window.told = [];
      for (const type of ['auxclick', 'contextmenu', 'click']) {
        it.firstElementChild.addEventListener(type, event => {
          if (type !== 'auxclick' || event.button === 1) told.push([type, event.isTrusted]);
          event.preventDefault();
        });
      }
    }""")
    lefts = page.evaluate("[...it.children].map(child => child.getBoundingClientRect().left)")
    places = sorted(left + 40 for left in lefts if 0 < left + 40 < 500)
    assert len(places) > 3
    for place in places:
        page.mouse.move(place, 20)
        page.mouse.move(place + 1, 21)
        # It stands still, and every view of it is where one was.
        page.wait_for_function("it.firstElementChild.matches(':hover')", polling=20)
        now = page.evaluate("[...it.children].map(child => child.getBoundingClientRect().left)")
        assert sorted(now) == pytest.approx(sorted(lefts), abs=0.1)
        page.mouse.click(place, 20, button="middle")
        page.mouse.click(place, 20, button="right")
        page.mouse.click(place, 20)
        assert page.evaluate("told.splice(0)") == [["auxclick", True], ["contextmenu", True], ["click", True]]


def open_links(open_page, **options):
    link = "<a href='#there' style='display:block;width:80px;height:40px'>link</a>"
    page = open_page(rondo("marquee", link, delay=0, speed=4, gap=20, runs_when_fits=""), width=500, **options)
    page.wait_for_function("it.position > 0.01 && it.children.length > 3", polling=20)
    # The middle of a copy that is well in sight.
    place = page.evaluate(
        "[...it.children].slice(1).map(copy => copy.getBoundingClientRect().left + 40).find(x => x > 150 && x < 450)")
    return page, place


@pytest.mark.parametrize("button, key", [("middle", None), ("left", "Control")])
def test_a_link_is_opened_beside_the_page_from_its_copy(open_page, button, key):
    page, place = open_links(open_page)
    page.mouse.move(place, 20)
    with page.context.expect_page() as opened:
        if key:
            page.keyboard.down(key)
        page.mouse.click(place, 20, button=button)
    assert opened.value.url.endswith("#there")
    assert page.evaluate("location.hash") == ""


def test_a_finger_finds_the_item_itself_where_its_copy_was(open_page):
    page, place = open_links(open_page, touch=True)
    page.evaluate("it.firstElementChild.addEventListener('click', event => { window.tapped = event.isTrusted })")
    session = page.context.new_cdp_session(page)
    for kind, points in (("touchStart", [{"x": place, "y": 20}]), ("touchEnd", [])):
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
        # What a menu for what is pressed long would be of.
        assert page.evaluate("x => document.elementFromPoint(x, 20) === it.firstElementChild", place)
    page.wait_for_function("window.tapped && location.hash === '#there'", polling=20)


def test_a_click_on_a_copy_is_a_click_on_the_original(open_page):
    content = '<div style="width:60px;height:40px"><b id=deep onclick="window.hit = event.target.id">x</b></div>'
    style = "b { display: block; width: 60px; height: 40px }"
    page = open_page(
        rondo("marquee", content, runs_when_fits="", speed=0, gap=0, spacing=0), width=300, style=style
    )
    page.wait_for_function("it.children.length > 4", polling=20)
    page.mouse.click(200, 20)
    assert page.evaluate("window.hit") == "deep"


# MARK: Data


def test_the_index_follows_its_item_when_others_come_and_go(open_page):
    page = open_page(rondo("carousel", pages(4), autoplay="off"), width=300)
    page.evaluate("it.select(2, { animated: false })")
    page.evaluate("page0.remove()")
    page.wait_for_function("it.index === 1", polling=20)
    page.evaluate("it.prepend(document.createElement('p'), document.createElement('p'))")
    page.wait_for_function("it.index === 3", polling=20)
    assert page.evaluate("page2.getBoundingClientRect().left") == pytest.approx(0, abs=0.6)


def test_a_banner_can_be_emptied_and_filled_again(open_page):
    page = open_page(rondo("carousel", pages(3)), width=300)
    page.evaluate("it.replaceChildren()")
    page.wait_for_function("it.index === -1", polling=20)
    page.evaluate("content => { it.innerHTML = content }", pages(2))
    page.wait_for_function("it.index === 0", polling=20)
    assert page.evaluate("page0.getBoundingClientRect().width") >= 300


def test_a_resize_keeps_the_page(open_page):
    page = open_page(rondo("carousel", pages(5), autoplay="off"), width=400)
    page.evaluate("it.select(3, { animated: false })")
    page.set_viewport_size({"width": 250, "height": 500})
    page.wait_for_function("page3.getBoundingClientRect().width < 252", polling=20)
    assert page.evaluate("it.index") == 3
    assert page.evaluate("page3.getBoundingClientRect().left") == pytest.approx(0, abs=0.6)


def test_moving_the_element_within_the_page_keeps_its_place(open_page):
    page = open_page("<section id=other></section>" + rondo("carousel", pages(5), autoplay="off"))
    page.evaluate("it.select(3, { animated: false }); other.append(it)")
    assert page.evaluate("it.index") == 3
    page.evaluate("window.kept = it; it.remove()")
    page.wait_for_timeout(50)
    assert page.evaluate("kept.index") == 3
    page.evaluate("other.append(kept)")
    assert page.evaluate("it.index") == 3
    assert page.evaluate("page3.getBoundingClientRect().left") == pytest.approx(0, abs=0.6)


def test_a_select_before_the_first_layout_is_remembered(open_page):
    page = open_page("", width=300)
    page.evaluate(
        """content => {
          const banner = document.createElement('rondo-carousel');
          banner.id = 'it';
          banner.innerHTML = content;
          banner.select(2);
          document.body.append(banner);
        }""",
        pages(4),
    )
    page.wait_for_function("it.index === 2", polling=20)


def test_an_element_removed_leaves_no_timer_behind(open_page):
    from spy import SPY, forget, seen

    page = open_page(rondo("carousel", pages(3), interval=0.3), width=300, head=SPY)
    page.wait_for_function("it.index === 1", polling=20)
    page.evaluate("it.remove()")
    page.wait_for_timeout(100)
    forget(page)
    page.wait_for_timeout(1000)
    assert seen(page)["timers"] == [] and seen(page)["events"] == []


def test_rows_are_as_high_as_asked(open_page):
    page = open_page(rondo("roller", pages(8, height=20), autoplay="off", row_height=40), width=200)
    page.wait_for_function("it.index === 0", polling=20)
    tops = page.evaluate("[page7, page0, page1].map(row => row.getBoundingClientRect().top)")
    assert [tops[1] - tops[0], tops[2] - tops[1]] == [40, 40]
    assert page.evaluate("it.getBoundingClientRect().height") == 120


# MARK: Changed children


LONG = "A text that is quite a bit longer than the banner is wide, so that it runs."
OTHER = LONG.replace("A text", "Another")
# Whether the middle of the window shows letters, in a copy or in the text itself, all through a turn.
COVERED = """() => [...Array(20).keys()].map((at) => {
  it.time = at / 2;
  const views = [it.shadowRoot.querySelector('.row')].flatMap(row => [...row.children]);
  return views.some(view => {
    const box = view.getBoundingClientRect();
    return box.width > 0 && box.left < 250 && box.right > 150
      && view.firstChild.assignedNodes().length === 1;
  });
})"""


@pytest.mark.parametrize("change", [
    f"it.text = '{OTHER}'",
    f"it.replaceChildren('{OTHER}')",
    f"it.firstChild.replaceWith('{OTHER}')",
    f"it.firstChild.data = '{OTHER}'",
])
@pytest.mark.parametrize("swap", ["keeps-place", "starts-over"])
def test_changed_text_has_the_copies_that_a_turn_needs(open_page, change, swap):
    page = open_page(rondo("marquee", LONG, swap=swap, delay=0), width=400)
    page.wait_for_function("it.isRunning", polling=20)
    page.evaluate(f"{change}; it.pause()")
    page.evaluate("new Promise(requestAnimationFrame)")
    assert page.evaluate(COVERED) == [True] * 20


@pytest.mark.parametrize("kind, count", [("carousel", 2), ("roller", 3)])
def test_other_children_have_as_many_copies_as_those_before(open_page, kind, count):
    peek = {"inset_leading": 60, "inset_trailing": 60} if kind == "carousel" else {}
    page = open_page(rondo(kind, pages(count), autoplay="off", **peek), width=300)
    page.wait_for_function("it.index === 0", polling=20)
    before = page.evaluate("it.childNodes.length")
    page.evaluate("() => { const other = it.children[1].cloneNode(true); it.children[1].replaceWith(other) }")
    page.evaluate("new Promise(requestAnimationFrame)")
    assert before == 2 * count
    assert page.evaluate("it.childNodes.length") == before


@pytest.mark.parametrize("swap, keeps", [("keeps-place", True), ("starts-over", False)])
def test_new_text_goes_on_where_the_old_was_unless_it_starts_over(open_page, swap, keeps):
    page = open_page(rondo("marquee", LONG, swap=swap, delay=5), width=300)
    page.evaluate("it.pause(); it.place = { index: 0, position: 0.25 }")
    page.evaluate(f"it.text = '{OTHER}'")
    assert page.evaluate("it.position") == pytest.approx(0.25 if keeps else 0, abs=0.001)


@pytest.mark.parametrize("change, act, index", [
    ("it.append(made())", "it.select(3, now)", 3),
    ("it.prepend(made())", "it.select(3, now)", 3),
    ("it.replaceChildren(made(), made(), made(), made())", "it.select(2, now)", 2),
    ("window.node = made(); it.append(node)", "it.select(node, now)", 3),
    ("it.append(made())", "it.place = { index: 3 }", 3),
    ("it.prepend(made(), made())", "0", 2),
])
def test_what_is_asked_for_right_after_a_change_is_of_the_new_children(
    open_page, change, act, index
):
    page = open_page(rondo("pager", pages(3)), width=300)
    page.wait_for_function("it.index === 0", polling=20)
    assert page.evaluate(f"""() => {{
      const now = {{ animated: false }};
      const made = () => document.createElement('p');
      {change}; {act};
      return it.index;
    }}""") == index
