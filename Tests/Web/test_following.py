"""Linked banners: one follows another's position."""

import pytest
from markup import pages, rondo
from moments import at_rest
from stopped import let_see, open_stopped


def linked(first="carousel", second="pager", thumbs_are=None, **attributes):
    attributes = {"autoplay": "off"} | attributes
    leader = rondo(first, pages(5), **attributes).replace("id=it", "id=lead")
    thumbs = pages(5, height=30).replace('id="page', 'id="thumb')
    return leader + rondo(second, thumbs, follow="lead", **(thumbs_are or {}))


def open_linked(open_page, body):
    page = open_page(body, width=300)
    page.wait_for_function("it.index === 0 && lead.index === 0", polling=20)
    settled(page, 0)
    return page


def settled(page, index):
    for element in ("lead", "it"):
        at_rest(page, index, element)


def test_it_goes_where_the_other_one_goes(open_page):
    page = open_stopped(open_page, linked())
    let_see(page)
    page.evaluate("lead.select(2)")
    places = []
    for _ in range(40):
        page.clock.run_for(16)
        places.append(page.evaluate("[lead.position, it.position]"))
    assert places[-1] == [2, 2] and len({first for first, _ in places}) > 20
    for first, second in places:
        assert second == pytest.approx(first, abs=1e-6)


def test_it_follows_the_other_ones_drive(open_page):
    page = open_linked(open_page, linked(autoplay="on", interval=0.7, transition=0.2))
    page.wait_for_function("lead.index === 2 && it.index === 2", polling=20)


def test_it_follows_a_drag(open_page):
    page = open_linked(open_page, linked())
    page.mouse.move(280, 30)
    page.mouse.down()
    page.mouse.move(100, 30, steps=8)
    first, second = page.evaluate("[lead.position, it.position]")
    assert 0.4 < first < 0.7 and second == pytest.approx(first, abs=0.02)
    page.mouse.up()
    settled(page, 1)


def test_a_click_on_a_thumb_takes_the_other_one_to_it(open_page):
    page = open_linked(open_page, linked(thumbs_are={"items_per_page": 3, "alignment": "leading"}))
    page.evaluate("it.addEventListener('rondo-select', ({ detail }) => { it.title = detail.index })")
    page.click("#thumb2")
    settled(page, 2)
    assert page.evaluate("it.title") == "2"


def test_what_it_is_asked_for_the_other_one_selects(open_page):
    page = open_linked(open_page, linked())
    page.evaluate("it.select(3)")
    settled(page, 3)
    page.evaluate("it.next()")
    settled(page, 4)


def test_the_other_one_may_come_later_and_go(open_page):
    page = open_page(linked(), width=300)
    page.evaluate("() => { window.other = lead; other.remove() }")
    page.wait_for_timeout(50)
    page.evaluate("it.select(1, { animated: false })")
    assert page.evaluate("it.index") == 1
    page.evaluate("() => { document.body.prepend(other); other.select(3, { animated: false }) }")
    settled(page, 3)


def test_an_element_can_be_followed_and_left(open_page):
    page = open_linked(open_page, linked())
    page.evaluate("() => { it.follow = null }")
    page.evaluate("lead.select(2, { animated: false })")
    assert page.evaluate("it.index") == 0
    page.evaluate("() => { it.follow = lead }")
    settled(page, 2)
    assert page.evaluate("it.follow === lead")


def test_a_row_of_thumbs_shows_the_page(open_page):
    page = open_linked(open_page, linked(thumbs_are={"items_per_page": 3}))
    page.evaluate("lead.select(2)")
    settled(page, 2)
    left = page.evaluate("thumb2.getBoundingClientRect().left")
    assert left == pytest.approx(100, abs=0.6)
    page.evaluate("lead.select(4)")
    settled(page, 4)
    assert page.evaluate("thumb4.getBoundingClientRect().left") == pytest.approx(200, abs=0.6)


def test_two_that_follow_each_other_stand(open_page):
    body = linked().replace("<rondo-carousel id=lead", "<rondo-carousel id=lead follow=it")
    page = open_page(body, width=300)
    page.wait_for_timeout(300)
    page.evaluate("lead.select(2); it.next()")
    page.wait_for_timeout(300)
    assert page.evaluate("lead.index >= 0 && it.index >= 0")
