"""Assistive technology and the keyboard meet what is seen, once, and nothing else."""

import pytest
from markup import pages, rondo

LINKED = "<a href='#{number}' id=a{number}>link {number}</a>"

# Around a banner, so that the keyboard comes into it and goes out of it.
BEFORE = "<button id=before>before</button>"
AFTER = "<button id=after>after</button>"


def tab_order(page, most=12):
    """Returns what the Tab key reaches between the two buttons, shadow trees looked into."""
    order = []
    page.evaluate("before.focus()")
    for _ in range(most):
        page.keyboard.press("Tab")
        name = page.evaluate(
            """() => {
              let at = document.activeElement;
              while (at.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
              return at === document.body ? null : at.ariaLabel ?? at.id;
            }"""
        )
        if name in (None, "after"):
            break
        order.append(name)
    return order


def links(page, **options):
    return [name for name in tab_order(page, **options) if name.startswith("a")]


def settled(page, index):
    page.wait_for_function(
        "index => it.index === index && it.position === index && !it.shadowRoot.querySelector('.moves')",
        arg=index, polling=20,
    )


# MARK: The tab order


@pytest.mark.parametrize("kind", ["pager", "carousel"])
def test_only_the_page_that_is_shown_is_in_the_tab_order(open_page, kind):
    body = rondo(kind, pages(4, content=LINKED), autoplay="off")
    page = open_page(BEFORE + body + AFTER, width=300)
    page.wait_for_function("it.index === 0", polling=20)
    assert links(page) == ["a1"]
    page.evaluate("document.activeElement.blur(); it.next()")
    settled(page, 1)
    assert links(page) == ["a2"]


def test_all_the_pages_that_share_the_window_are_in_the_tab_order(open_page):
    body = rondo("pager", pages(6, content=LINKED), items_per_page=3, inset_trailing=40)
    page = open_page(BEFORE + body + AFTER, width=340)
    page.wait_for_function("it.index === 0", polling=20)
    # Three, and the one of which a part is seen: what is visible is not hidden.
    assert links(page) == ["a1", "a2", "a3", "a4"]


def test_what_an_effect_does_not_show_is_not_in_the_tab_order(open_page):
    body = rondo("carousel", pages(5, content=LINKED), autoplay="off", effect="flat")
    page = open_page(body, width=300)
    seen = "[...it.children].filter(child => !child.assignedSlot.closest('[inert]')).map(c => c.id)"
    for effect, shown in {
        "flat": [0], "fade": [0], "zoom": [0], "cube": [0], "parallax": [0], "cover-flow": None,
    }.items():
        page.evaluate("effect => { it.effect = effect }", effect)
        found = page.evaluate(seen)
        assert "page0" in found, effect
        if shown:
            assert found == [f"page{at}" for at in shown], effect


def test_a_page_that_has_the_focus_keeps_it_when_it_goes(open_page):
    body = rondo("carousel", pages(4, content=LINKED), autoplay="off")
    page = open_page(body, width=300)
    page.wait_for_function("it.index === 0", polling=20)
    page.evaluate("a1.focus(); it.next()")
    settled(page, 1)
    assert page.evaluate("document.activeElement.id") == "a1"
    page.evaluate("a1.blur()")
    page.wait_for_function("page0.assignedSlot.parentNode.inert", polling=20)


@pytest.mark.parametrize("count", [1, 2])
def test_a_short_loop_shows_the_page_itself_and_not_its_copy(open_page, count):
    body = rondo("carousel", pages(count, content=LINKED), autoplay="off")
    page = open_page(BEFORE + body + AFTER, width=300)
    page.wait_for_function("it.index === 0", polling=20)
    for step in range(1, 5):
        page.evaluate("it.next()")
        at = step % count
        settled(page, at)
        box = page.evaluate("at => document.getElementById('a' + (at + 1)).getBoundingClientRect().left", at)
        assert 0 <= box < 300
        assert links(page) == [f"a{at + 1}"]


def test_all_of_a_marquee_is_in_the_tab_order_and_each_link_once(open_page):
    content = "".join(f"<a href='#{n}' id=a{n}>a longer link {n}</a>" for n in range(3))
    body = rondo("marquee", content, runs_when_fits="")
    page = open_page(BEFORE + body + AFTER, width=500)
    page.wait_for_function("it.children.length > 5", polling=20)
    assert links(page) == ["a0", "a1", "a2"]
