"""Effects of the page's own, as knots or as a function."""

import pytest
from markup import pages, rondo


def open_carousel(open_page, effect, **attributes):
    attributes = {"autoplay": "off"} | attributes
    page = open_page(rondo("carousel", pages(5), **attributes), width=300)
    page.wait_for_function("it.index === 0", polling=20)
    page.evaluate(f"() => {{ it.effect = {effect} }}")
    return page


def looks(page):
    """Returns scale and opacity of each page that is placed, by its number."""
    return page.evaluate(
        """Object.fromEntries([...it.shadowRoot.querySelectorAll('.item:not(.away)')].map(item => {
          const { transform, opacity } = getComputedStyle(item);
          return [item.firstChild.assignedNodes()[0].textContent,
            [+new DOMMatrix(transform).a.toFixed(4), +(+opacity).toFixed(4)]];
        }))"""
    )


KNOTS = "[{ distance: -1, scale: 0.5, opacity: 0.2 }, { distance: 0 }, { distance: 1, scale: 0.5, opacity: 0.2 }]"


@pytest.mark.parametrize("effect", [
    KNOTS,
    "(distance) => ({ scale: 1 - Math.abs(distance) / 2, opacity: 1 - 0.8 * Math.abs(distance) })",
    f"{{ knots: {KNOTS}, reach: 1, perspective: 500 }}",
])
def test_knots_or_a_function_decide_how_items_look(open_page, effect):
    page = open_carousel(open_page, effect, items_per_page=1, inset_leading=50, inset_trailing=50)
    found = looks(page)
    assert found["1"] == [1, 1]
    assert found["2"] == [0.5, 0.2] and found["5"] == [0.5, 0.2]


def test_it_is_handed_to_the_compositor_for_each_slot(open_page):
    page = open_carousel(open_page, KNOTS, transition=1, transition_curve="linear")
    found = page.evaluate(
        """() => {
          it.next();
          const item = page1.assignedSlot.parentNode;
          const animation = item.getAnimations()[0];
          const frames = animation.effect.getKeyframes();
          return [frames[0].opacity, frames.at(-1).opacity, frames[0].transform.includes('scale(0.5)')];
        }"""
    )
    assert found == ["0.2", "1", True]


def test_a_function_is_asked_once(open_page):
    page = open_carousel(open_page, "distance => { window.calls = (window.calls ?? 0) + 1; return {} }")
    calls = page.evaluate("calls")
    page.evaluate("it.next(); it.spacing = 10")
    page.wait_for_function("it.index === 1 && it.target === -1", polling=20)
    assert 2 < page.evaluate("calls") == calls


def test_a_word_takes_its_place_again(open_page):
    page = open_carousel(open_page, KNOTS, inset_leading=50, inset_trailing=50)
    assert page.evaluate("typeof it.effect") == "object"
    page.evaluate("it.effect = 'flat'")
    assert looks(page)["2"] == [1, 1]
    assert page.evaluate("it.effect") == "flat"
    page.evaluate("() => { const kept = it; kept.remove(); document.body.append(kept) }")
    assert page.evaluate("it.effect") == "flat"


def test_it_survives_leaving_the_page(open_page):
    page = open_carousel(open_page, KNOTS, inset_leading=50, inset_trailing=50)
    page.evaluate(
        "async () => { it.remove(); await new Promise(done => setTimeout(done, 50)); document.body.append(it) }"
        .replace("it.remove()", "window.kept = it; it.remove()").replace("append(it)", "append(kept)")
    )
    assert looks(page)["2"] == [0.5, 0.2]


@pytest.mark.parametrize("effect", ["[]", "[{ distance: NaN, scale: NaN }]", "() => ({ scale: 'x' })", "{ knots: [] }"])
def test_a_bad_effect_is_plain(open_page, effect):
    page = open_carousel(open_page, effect, inset_leading=50, inset_trailing=50)
    assert looks(page)["2"] == [1, 1]
