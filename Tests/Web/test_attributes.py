"""Attributes, and the properties that mirror them."""

import re

import pytest
from markup import boxes, pages, rondo
from website import ROOT

DEFAULTS = {
    "marquee": {
        "mode": "continuous", "direction": "forward", "axis": "horizontal", "speed": 40,
        "duration": None, "gap": 32, "spacing": 8, "delay": 1, "dwell": 0, "fadeLength": 0,
        "runsWhenFits": False, "drag": True, "repeatCount": None,
    },
    "pager": {
        "autoplay": False, "interval": 3, "transition": 0.5, "alignment": "center",
        "itemsPerPage": 1, "stride": 1, "spacing": 0, "insetLeading": 0, "insetTrailing": 0,
        "effect": "flat", "indicator": "none", "controls": "auto", "loop": False, "drag": True,
    },
    "carousel": {
        "autoplay": True, "interval": 3, "transition": 0.5, "alignment": "center",
        "itemsPerPage": 1, "stride": 1, "spacing": 0, "insetLeading": 0, "insetTrailing": 0,
        "effect": "flat", "indicator": "dots", "controls": "auto", "loop": True, "drag": True,
    },
    "roller": {
        "axis": "vertical", "rowHeight": 38, "visibleRows": 3, "interval": 2, "transition": 0.5,
        "direction": "forward", "drag": True,
    },
}


@pytest.mark.parametrize("kind", DEFAULTS)
def test_without_attributes_the_properties_are_the_defaults(open_page, kind):
    page = open_page(rondo(kind, pages(3)))
    names = list(DEFAULTS[kind])
    assert page.evaluate("names => names.map(name => it[name])", names) == [
        DEFAULTS[kind][name] for name in names
    ]


@pytest.mark.parametrize(
    "kind, attribute, text, name, value",
    [
        ("marquee", "speed", "12.5", "speed", 12.5),
        ("marquee", "mode", "bounce", "mode", "bounce"),
        ("marquee", "runs-when-fits", "", "runsWhenFits", True),
        ("marquee", "repeat-count", "3", "repeatCount", 3),
        ("carousel", "alignment", "0.3", "alignment", "0.3"),
        ("carousel", "alignment", "leading", "alignment", "leading"),
        ("carousel", "autoplay", "off", "autoplay", False),
        ("carousel", "items-per-page", "auto", "itemsPerPage", "auto"),
        ("pager", "loop", "on", "loop", True),
        ("roller", "visible-rows", "5", "visibleRows", 5),
    ],
)
def test_an_attribute_and_its_property_agree(open_page, kind, attribute, text, name, value):
    page = open_page(rondo(kind, pages(3), **{attribute: text}))
    assert page.evaluate(f"String(it.{name})") == page.evaluate("String", value)
    page.evaluate(f"it.removeAttribute('{attribute}')")
    assert page.evaluate(f"String(it.{name})") != page.evaluate("String", value)
    page.evaluate(f"value => {{ it.{name} = value }}", value)
    assert page.evaluate(f"it.getAttribute('{attribute}')") == text


@pytest.mark.parametrize(
    "kind, attribute, text, name, value",
    [
        ("marquee", "speed", "fast", "speed", 40),
        ("marquee", "speed", "-3", "speed", 40),
        ("marquee", "gap", "NaN", "gap", 32),
        ("marquee", "mode", "sideways", "mode", "continuous"),
        ("carousel", "interval", "0", "interval", 3),
        ("carousel", "interval", "1e999", "interval", 3),
        ("carousel", "alignment", "1.5", "alignment", "center"),
        ("carousel", "items-per-page", "2.5", "itemsPerPage", 1),
        ("carousel", "autoplay", "maybe", "autoplay", True),
        ("carousel", "effect", "explode", "effect", "flat"),
        ("roller", "row-height", "", "rowHeight", 38),
    ],
)
def test_a_bad_attribute_is_told_once_and_counts_as_the_default(
    open_page, kind, attribute, text, name, value
):
    page = open_page(rondo(kind, pages(3), **{attribute: text}))
    page.wait_for_function("it.index === 0", polling=20)
    told = open_page.take_errors()
    assert len(told) == 1
    for word in (f"rondo-{kind}", attribute, text):
        assert word in told[0]
    assert page.evaluate(f"it.{name}") == value
    page.evaluate("it.setAttribute('direction', 'backward')")
    assert open_page.take_errors() == []


def test_properties_set_before_the_element_is_defined_count(open_page):
    head = """
    <script>addEventListener('DOMContentLoaded', () => { it.speed = 77; it.mode = 'bounce' })</script>
    """
    page = open_page(rondo("marquee", boxes(["red", "blue"])), head=head)
    assert page.evaluate("[it.speed, it.mode, it.getAttribute('speed')]") == [77, "bounce", "77"]


def test_a_new_speed_keeps_the_place(open_page):
    page = open_page(rondo("marquee", boxes(["red", "blue", "lime"]), delay=0, speed=100), width=200)
    page.wait_for_function("it.position > 0.5", polling=20)
    before, after = page.evaluate(
        "() => { const place = it.position; it.speed = 20; return [place, it.position] }"
    )
    assert after == pytest.approx(before, abs=0.05)


def test_a_duration_makes_a_turn_take_so_long(open_page):
    body = rondo("marquee", boxes(["red", "blue", "lime"]), delay=0, duration=1.5)
    page = open_page(body, width=200)
    page.wait_for_function("it.isRunning", polling=20)
    rates = page.evaluate(
        """async () => {
          const [first, began] = [it.position, performance.now()];
          await new Promise(done => setTimeout(done, 300));
          return [(it.position - first + 3) % 3, (performance.now() - began) / 1000];
        }"""
    )
    # Three items in 1.5 s; the seam is wider than the spacing, so within a third.
    assert rates[0] / rates[1] == pytest.approx(2, rel=0.34)


def test_a_new_axis_a_new_alignment_and_new_items_per_page_keep_the_index(open_page):
    page = open_page(rondo("carousel", pages(6), autoplay="off"), width=300)
    page.evaluate("it.select(4, { animated: false })")
    for change in ["it.itemsPerPage = 2", "it.alignment = 'leading'", "it.spacing = 12",
                   "it.insetTrailing = 40", "it.stride = 2", "it.loop = false", "it.loop = true"]:
        page.evaluate(change)
        assert page.evaluate("it.index") == 4, change


@pytest.mark.parametrize("kind", DEFAULTS)
def test_the_types_name_every_property(open_page, kind):
    page = open_page(rondo(kind, pages(2)))
    properties = page.evaluate("Object.keys(it.values)")
    declared = set(re.findall(r"^  (\w+):", (ROOT / "Web" / "rondo.d.ts").read_text(), re.M))
    assert set(properties) <= declared


@pytest.mark.parametrize("word, value", [
    ("on", True), ("off", False), ("true", True), ("false", False), ("", True),
])
def test_a_switch_takes_the_words_people_try(open_page, word, value):
    page = open_page(rondo("carousel", pages(3), drag=word), width=300)
    assert page.evaluate("it.drag") is value
