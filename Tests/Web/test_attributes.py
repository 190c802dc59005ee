"""Attributes, and the properties that mirror them."""

import re

import pytest
from markup import boxes, pages, rondo
from stopped import let_see, open_stopped
from website import ROOT

DEFAULTS = {
    "marquee": {
        "alignment": "leading", "mode": "continuous", "direction": "forward", "axis": "horizontal", "speed": 40,
        "duration": None, "gap": 32, "spacing": 8, "delay": 1, "dwell": 0, "fadeLength": 0,
        "runsWhenFits": False, "drag": True, "repeatCount": None, "insetLeading": 0, "insetTrailing": 0,
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
        "direction": "forward", "drag": True, "alignment": "center", "spacing": 0, "insetLeading": 0,
        "insetTrailing": 0,
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
        ("marquee", "runs-when-fits", "on", "runsWhenFits", True),
        ("marquee", "repeat-count", "3", "repeatCount", 3),
        ("carousel", "alignment", "0.3", "alignment", "0.3"),
        ("carousel", "alignment", "leading", "alignment", "leading"),
        ("carousel", "autoplay", "off", "autoplay", False),
        ("carousel", "items-per-page", "auto", "itemsPerPage", "auto"),
        ("pager", "loop", "on", "loop", True),
        ("roller", "visible-rows", "5", "visibleRows", 5),
        ("roller", "row-height", "auto", "rowHeight", "auto"),
        ("roller", "row-height", "44", "rowHeight", 44),
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
        ("roller", "row-height", "none", "rowHeight", 38),
        ("roller", "row-height", "-4", "rowHeight", 38),
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


@pytest.mark.parametrize("kind, attribute, text", [
    ("marquee", "effect", "cube"), ("marquee", "autoplay", "off"), ("pager", "speed", "20"),
    ("carousel", "visible-rows", "3"), ("roller", "items-per-page", "2"),
])
def test_an_attribute_that_only_others_have_is_told_of(open_page, kind, attribute, text):
    page = open_page(rondo(kind, pages(3), **{attribute: text}), width=300)
    page.wait_for_function("it.index === 0", polling=20)
    (told,) = open_page.take_errors()
    assert f"<rondo-{kind}>" in told and f'{attribute}="{text}"' in told
    # Once for each time that it is set, and not for what the page has of its own.
    page.evaluate("name => { it.removeAttribute(name); it.setAttribute('class', 'mine'); it.dataset.loop = '' }", attribute)
    assert open_page.take_errors() == []
    page.evaluate("name => it.setAttribute(name, 'other')", attribute)
    (told,) = open_page.take_errors()
    assert f'{attribute}="other"' in told


def test_properties_set_before_the_element_is_defined_count(open_page):
    head = """
    <script>addEventListener('DOMContentLoaded', () => { it.speed = 77; it.mode = 'bounce' })</script>
    """
    page = open_page(rondo("marquee", boxes(["red", "blue"])), head=head)
    assert page.evaluate("[it.speed, it.mode, it.getAttribute('speed')]") == [77, "bounce", "77"]


def test_a_new_speed_keeps_the_place(open_page):
    page = open_stopped(open_page, rondo("marquee", boxes(["red", "blue", "lime"]), delay=0, speed=100), width=200)
    let_see(page)
    page.clock.run_for(700)
    before, after = page.evaluate(
        "() => { const place = it.position; it.speed = 20; return [place, it.position] }"
    )
    assert 0.5 < before == pytest.approx(after, abs=1e-9)


# A loop of 348 points; or 116 points that do not fit into the window, there and back.
@pytest.mark.parametrize(
    "mode, places", [("continuous", [0, -87, 87, 0]), ("bounce", [0, -58, -58, 0])]
)
def test_a_duration_makes_a_turn_take_so_long(open_page, mode, places):
    body = rondo("marquee", boxes(["red", "blue", "lime"]), mode=mode, delay=0, duration=4)
    page = open_page(body, width=200)
    seen = page.evaluate(
        """() => [0, 1, 3, 4].map((time) => {
          it.time = time;
          return box0.getBoundingClientRect().left;
        })"""
    )
    assert seen == pytest.approx(places, abs=0.1)


@pytest.mark.parametrize("acts, speed, duration", [
    (["speed = 90", "duration = 7"], 90, 7),
    (["duration = 7", "speed = 90"], 90, None),
    (["duration = 7", "speed = 90", "duration = 7"], 90, 7),
    (["duration = 7", "speed = 90", "duration = null"], 90, None),
    (["speed = 90", "duration = 7", "speed = null"], 40, 7),
])
def test_of_speed_and_duration_the_one_set_last_holds(open_page, acts, speed, duration):
    page = open_page(rondo("marquee", boxes(["red", "blue", "lime"]), delay=0), width=200)
    for act in acts:
        page.evaluate(f"it.{act}")
    assert page.evaluate("[it.speed, it.duration]") == [speed, duration]
    start, later = page.evaluate(
        """() => [0, 0.5].map((time) => {
          it.time = time;
          return box0.getBoundingClientRect().left;
        })"""
    )
    assert start - later == pytest.approx((348 / duration if duration else speed) / 2, abs=0.1)


@pytest.mark.parametrize("direction", ["ltr", "rtl"])
@pytest.mark.parametrize("alignment, place", [(None, 0), ("center", 0.5), ("trailing", 1), (0.25, 0.25)])
def test_content_that_fits_stands_where_it_is_asked_to(open_page, direction, alignment, place):
    asked = {} if alignment is None else {"alignment": alignment}
    body = rondo("marquee", boxes(["red", "blue"]), **asked)
    page = open_page(body, width=308, direction=direction)
    page.wait_for_function("it.index === 0", polling=20)
    left = page.evaluate("Math.min(...[box0, box1].map(box => box.getBoundingClientRect().left))")
    # 208 points of 308.
    assert left == pytest.approx(100 * (place if direction == "ltr" else 1 - place), abs=0.6)


def test_a_new_axis_a_new_alignment_and_new_items_per_page_keep_the_index(open_page):
    page = open_page(rondo("carousel", pages(6), autoplay="off"), width=300, style="#it { height: 200px }")
    page.evaluate("it.select(4, { animated: false })")
    for change in ["it.axis = 'vertical'", "it.axis = 'horizontal'", "it.itemsPerPage = 2", "it.alignment = 'leading'", "it.spacing = 12",
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
@pytest.mark.parametrize("kind", DEFAULTS)
def test_every_switch_takes_the_words_people_try(open_page, kind, word, value):
    page = open_page(rondo(kind, pages(3)), width=300)
    switches = page.evaluate("Object.keys(it.values).filter(name => typeof it.values[name] === 'boolean')")
    assert {"drag", "bounces"} < set(switches)
    for name in switches:
        attribute = re.sub("[A-Z]", lambda letter: "-" + letter[0].lower(), name)
        page.evaluate("([name, text]) => it.setAttribute(name, text)", [attribute, word])
        assert page.evaluate(f"it.{name}") is value, name
        page.evaluate("([name, text]) => it.setAttribute(name, text)", [attribute, "perhaps"])
        (told,) = open_page.take_errors()
        assert f'{attribute}="perhaps"' in told
        for given in (not value, value):
            page.evaluate("([name, given]) => { it[name] = given }", [name, given])
            assert page.evaluate(f"it.{name}") is given, name


@pytest.mark.parametrize("word, is_inline", [
    ("on", True), ("", True), ("true", True), ("off", False), ("false", False),
])
def test_a_roller_stands_in_a_sentence_only_if_its_switch_is_on(open_page, word, is_inline):
    page = open_page(rondo("roller", "<i>Tea</i><i>A long word</i>", fits_width_to_item=word), width=300)
    page.wait_for_function("it.index === 0", polling=20)
    assert page.evaluate("getComputedStyle(it).display") == ("inline-flex" if is_inline else "flex")
    assert (page.evaluate("it.clientWidth") < 100) is is_inline


# Every attribute with another value than its default.
OTHER = {
    "axis": "", "direction": "backward", "drag": "off", "mouse-drag": "off", "drag-chaining": "on",
    "flick-threshold": "200", "allowed-directions": "forward", "deceleration-rate": "fast",
    "bounces": "off", "loops-single-item": "on", "runs-while": "hover", "repeat-count": "7",
    "follow": "nobody", "epoch": None, "time": None, "count": "5", "preload": "2", "animates-changes": "on", "controls": "all",
    "mode": None, "speed": "0", "duration": None, "gap": "21", "spacing": "13", "delay": "3",
    "dwell": "2", "fade-length": "10", "runs-when-fits": "", "swap": "at-seam", "autoplay": "off",
    "loop": None, "interval": "9", "transition": "0.2", "transition-curve": "linear",
    "paging": "free", "end-behavior": "turn-back", "effect": "zoom", "fits-height-to-item": "",
    "alignment": "leading", "items-per-page": "2", "stride": "2", "inset-leading": "15",
    "inset-trailing": "25", "indicator": "bar", "fits-width-to-item": "", "row-height": "44",
    "visible-rows": "5",
}


@pytest.mark.parametrize("kind", DEFAULTS)
def test_every_attribute_can_change_at_any_time_and_the_place_stays(open_page, kind):
    page = open_page(rondo(kind, pages(6, height=40), **({} if kind == "marquee" else {"autoplay": "off"})),
                     width=300)
    page.wait_for_function("it.index === 0", polling=20)
    page.evaluate("it.pause(); it.select(3, { animated: false })")
    names = page.evaluate("Object.keys(it.constructor.attributes)")
    for name in names:
        if name.startswith("label-"):
            value = "other"
        else:
            value = OTHER[name]
        if name == "axis":
            value = "horizontal" if kind == "roller" else "vertical"
        if name == "loop":
            value = "off" if kind != "pager" else "on"
        if value is None:
            continue
        page.evaluate("([name, value]) => it.setAttribute(name, value)", [name, value])
        assert page.evaluate("it.index") == 3, f"{name} set"
        page.evaluate("name => it.removeAttribute(name)", name)
        assert page.evaluate("it.index") == 3, f"{name} removed"
    assert all('follow="nobody"' in told for told in open_page.take_errors())
    # These show another place because they say which.
    assert {"epoch", "time"} <= set(names)


@pytest.mark.parametrize("kind", ["pager", "carousel", "roller"])
@pytest.mark.parametrize("moment", ["step", "drag"])
def test_every_attribute_can_change_in_a_step_and_in_a_drag(open_page, kind, moment):
    body = rondo(kind, pages(6, height=40), autoplay="off", transition=0.4)
    page = open_stopped(open_page, body, style="#it { height: 120px }")
    let_see(page)
    names = [name for name in page.evaluate("Object.keys(it.constructor.attributes)")
             if not name.startswith("label-") and OTHER[name] and name not in ("count", "follow", "autoplay")]
    upright = kind == "roller"
    for name in names:
        value = OTHER[name]
        if name == "axis":
            value = "horizontal" if kind == "roller" else "vertical"
        page.evaluate("it.select(2, { animated: false })")
        if moment == "step":
            page.evaluate("it.next()")
            page.clock.run_for(150)
        else:
            page.mouse.move(200, 60)
            page.mouse.down()
            for step in range(1, 6):
                page.mouse.move(200 - (0 if upright else 12 * step), 60 - (8 * step if upright else 0))
                page.clock.run_for(16)
        before = page.evaluate("it.position")
        assert 2 < before < 3, name
        page.evaluate("([name, value]) => it.setAttribute(name, value)", [name, value])
        # It is still where it was, as near as items of other sizes let it.
        assert page.evaluate("it.position") == pytest.approx(before, abs=1), name
        page.clock.run_for(50)
        page.evaluate("name => it.removeAttribute(name)", name)
        if moment == "drag":
            page.clock.run_for(400)
            page.mouse.up()
        page.clock.run_for(2000)
        index, position, target = page.evaluate("[it.index, it.position, it.target]")
        assert index in (2, 3) and position == index and target == -1, name
        if moment == "step" and name not in ("loop", "drag"):
            assert index == 3, name


def test_a_marquee_changes_its_mode_axis_and_duration_without_starting_over(open_page):
    page = open_page(rondo("marquee", boxes(["red", "blue", "lime", "teal"]), speed=0, delay=0), width=200)
    page.wait_for_function("it.index === 0", polling=20)
    page.evaluate("it.select(2, { animated: false })")
    for change in ["it.duration = 100", "it.duration = null", "it.mode = 'bounce'",
                   "it.mode = 'continuous'", "it.axis = 'vertical'", "it.axis = 'horizontal'"]:
        page.evaluate(change)
        assert page.evaluate("it.index") == 2, change


@pytest.mark.parametrize(
    "kind, attribute, text, name, value",
    [
        ("carousel", "paging", "sometimes", "paging", "page"),
        ("carousel", "end-behavior", "explode", "endBehavior", "rewind"),
        ("carousel", "indicator", "squares", "indicator", "dots"),
        ("carousel", "runs-while", "hover sleep", "runsWhile", ""),
        ("carousel", "epoch", "yesterday", "epoch", None),
        ("carousel", "time", "-1", "time", None),
        ("carousel", "flick-threshold", "fast", "flickThreshold", 50),
        ("roller", "allowed-directions", "up", "allowedDirections", "both"),
        ("pager", "count", "1.5", "count", 0),
        ("marquee", "swap", "now", "swap", "keeps-place"),
    ],
)
def test_a_bad_value_of_an_option_is_told_once(open_page, kind, attribute, text, name, value):
    page = open_page(rondo(kind, pages(3), **{attribute: text}))
    page.wait_for_function("it.index === 0", polling=20)
    (told,) = open_page.take_errors()
    assert f"rondo-{kind}" in told and attribute in told and text in told
    assert page.evaluate(f"it.{name}") == value
    for _ in range(3):
        page.evaluate("([name, text]) => it.setAttribute(name, text)", [attribute, text])
    assert open_page.take_errors() == []
