"""Links to what stands in a page that is not shown, and the focus there."""

import pytest
from markup import pages, rondo
from moments import drawn

FIELD = "<p id=words{number}>Words</p><input id=field{number}>"
LINKS = "".join(f"<a id=to-{name} href='#{name}'>{name}</a>" for name in ("page3", "field4", "words4", "box3"))


def open_it(open_page, kind="carousel", content=FIELD, **attributes):
    attributes = {"autoplay": "off"} | attributes
    page = open_page(LINKS + rondo(kind, pages(6, content=content), **attributes), width=300)
    page.wait_for_function("it.index === 0", polling=20)
    return page


def left(page, name):
    return page.evaluate(f"{name}.getBoundingClientRect().left - it.getBoundingClientRect().left")


@pytest.mark.parametrize("kind", ["carousel", "pager", "roller"])
@pytest.mark.parametrize("name, index", [("page3", 3), ("words4", 3), ("field4", 3)])
def test_a_link_brings_what_it_names_into_sight(open_page, kind, name, index):
    page = open_it(open_page, kind)
    page.evaluate("it.addEventListener('rondo-change', event => { window.told = event.detail })")
    page.click(f"#to-{name}")
    page.wait_for_function(f"it.index === {index}", polling=20)
    assert page.evaluate("told") == {"index": index, "cause": "person"}
    middle = "(box => [box.left + box.right, box.top + box.bottom])({}.getBoundingClientRect())"
    assert page.evaluate(middle.format(f"page{index}.assignedSlot.parentNode")) == pytest.approx(page.evaluate(middle.format("it")), abs=2)
    assert page.evaluate("document.activeElement.id") == (name if name == "field4" else "")
    if name != "field4":
        page.keyboard.press("Tab")
        assert page.evaluate("document.activeElement.id") == "field4"
    assert page.evaluate(f"{name}.hasAttribute('tabindex')") is False


def test_the_same_link_works_again(open_page):
    page = open_it(open_page)
    page.click("#to-page3")
    page.wait_for_function("it.index === 3", polling=20)
    page.evaluate("it.select(0, { animated: false })")
    page.click("#to-page3")
    page.wait_for_function("it.index === 3", polling=20)


def test_the_way_back_works_too(open_page):
    page = open_it(open_page)
    page.click("#to-page3")
    page.wait_for_function("it.index === 3", polling=20)
    page.click("#to-words4")
    page.evaluate("it.select(0, { animated: false })")
    page.go_back()
    page.wait_for_function("it.index === 3", polling=20)


def test_a_page_that_is_opened_at_a_fragment_shows_it(open_page, site):
    address = site.add("<p style='height:2000px'></p>" + rondo("carousel", pages(6, content=FIELD), interval=60))
    page = open_page(url=address + "#words5", width=300)
    page.wait_for_function("it.index === 4", polling=20)
    assert page.evaluate("words5.getBoundingClientRect().bottom <= innerHeight")
    # Once: where the person went since is kept when the banner moves within the page.
    page.evaluate("it.select(1, { animated: false }); document.body.prepend(it)")
    page.wait_for_timeout(50)
    assert page.evaluate("it.index") == 1


def test_what_is_seen_already_stays(open_page):
    page = open_it(open_page, items_per_page=3, alignment="leading")
    page.evaluate("it.select(2, { animated: false })")
    page.evaluate("addEventListener('hashchange', () => { window.followed = location.hash })")
    page.click("#to-page3")
    page.wait_for_function("window.followed === '#page3'", polling=20)
    drawn(page)
    assert page.evaluate("it.index") == 2


def test_a_marquee_goes_to_it_as_well(open_page):
    page = open_it(open_page, "marquee", "<i style='display:block;width:200px'>{number}</i>",
                   autoplay=None, speed=0)
    page.click("#to-page3")
    page.wait_for_function("it.index === 3", polling=20)
    assert left(page, "page3") == pytest.approx(0, abs=1)


def test_banners_in_banners_both_go_there(open_page):
    inner = rondo("pager", pages(3).replace("page", "box")).replace("id=it", "id=inside")
    page = open_page(LINKS + rondo("carousel", pages(2) + inner.replace("box2", "box3"), autoplay="off"), width=300)
    page.wait_for_function("it.index === 0 && inside.index === 0", polling=20)
    page.click("#to-box3")
    page.wait_for_function("it.index === 2 && inside.index === 2", polling=20)
    assert left(page, "box3") == pytest.approx(0, abs=1)


def test_code_selects_by_a_node_and_can_give_it_the_focus_at_once(open_page):
    page = open_it(open_page)
    page.evaluate("it.select(field5, { animated: false }); field5.focus()")
    assert page.evaluate("[it.index, document.activeElement.id]") == [4, "field5"]
    # What is in no item selects nothing.
    page.evaluate("it.select(document.body, { animated: false }); it.select(it, { animated: false })")
    assert page.evaluate("it.index") == 4
