"""Places that a page keeps, and the person's switch set by it."""

import json

import pytest
from markup import boxes, pages, rondo
from spy import SPY


def open_it(open_page, kind, count=6, width=300, **attributes):
    page = open_page(rondo(kind, pages(count), **attributes), width=width, head=SPY)
    page.wait_for_function("it.index >= 0", polling=20)
    return page


def test_a_place_is_kept_as_json(open_page):
    page = open_it(open_page, "carousel")
    page.evaluate("it.select(4, { animated: false }); it.shadowRoot.querySelector('.control').click()")
    kept = json.loads(page.evaluate("JSON.stringify(it.place)"))
    assert kept == {"index": 4, "isPaused": True}
    page = open_it(open_page, "carousel", interval=0.3)
    page.evaluate("place => { it.place = place }", kept)
    assert page.evaluate("[it.index, it.personSwitch, it.isRunning]") == [4, "paused", False]


def test_a_place_given_before_the_element_is_defined_counts(open_page):
    head = "<script>addEventListener('DOMContentLoaded', () => { it.place = { index: 3 } })</script>"
    page = open_page(rondo("pager", pages(5)), head=head, width=300)
    page.wait_for_function("it.index === 3", polling=20)


def test_the_reasons_for_a_hold_can_be_read(open_page):
    page = open_it(open_page, "carousel")
    assert page.evaluate("[it.holdReasons, it.personSwitch]") == [[], "automatic"]
    page.mouse.move(100, 30)
    page.evaluate("it.pause()")
    assert page.evaluate("it.holdReasons") == ["hover", "caller"]
    page.evaluate("it.play()")
    assert page.evaluate("it.personSwitch") == "playing"


def test_a_control_of_the_pages_own_is_the_persons_switch(open_page):
    page = open_it(open_page, "carousel", interval=0.3, transition=0.1, controls="pause")
    page.evaluate("it.personSwitch = 'paused'")
    assert page.evaluate("[it.personSwitch, it.isRunning, it.place.isPaused]") == ["paused", False, True]
    assert page.evaluate("it.shadowRoot.querySelector('.control').ariaLabel") == "Play"
    page.evaluate("it.start()")
    assert page.evaluate("it.isRunning") is False
    page.evaluate("it.personSwitch = 'perhaps'")
    assert page.evaluate("it.personSwitch") == "paused"
    page.evaluate("it.personSwitch = 'automatic'")
    page.wait_for_function("it.index === 1", polling=20)
    # The person's play outdoes the mouse; the page's own hold it does not lift.
    page.mouse.move(100, 30)
    page.wait_for_function("!it.isRunning", polling=20)
    page.evaluate("it.personSwitch = 'playing'")
    page.wait_for_function("it.index === 2", polling=20)
    page.evaluate("it.pause()")
    page.evaluate("it.personSwitch = 'playing'")
    assert page.evaluate("[it.isRunning, it.holdReasons.includes('caller')]") == [False, True]


def test_the_persons_switch_can_be_set_before_it_is_in_the_page(open_page):
    page = open_it(open_page, "carousel")
    assert page.evaluate(
        """async () => {
          const it = document.createElement('rondo-carousel');
          it.append('a', document.createElement('hr'));
          it.personSwitch = 'paused';
          const said = [it.personSwitch];
          document.body.append(it);
          said.push(it.personSwitch);
          it.remove();
          await 0;
          it.personSwitch = 'automatic';
          document.body.append(it);
          return [...said, it.personSwitch];
        }"""
    ) == ["paused", "paused", "automatic"]


def test_a_marquees_place_is_kept_to_the_point(open_page):
    content = boxes(["red", "blue", "lime", "teal"])
    page = open_page(rondo("marquee", content, speed=300, delay=0), width=300)
    page.wait_for_function("it.position > 1.2", polling=10)
    page.evaluate("it.pause()")
    kept = page.evaluate("it.place")
    page = open_page(rondo("marquee", content, speed=0), width=300)
    page.wait_for_function("it.index === 0", polling=20)
    page.evaluate("place => { it.place = place }", kept)
    assert page.evaluate("it.position") == pytest.approx(kept["position"], abs=1e-6)
