"""Ids in attributes: what they name is found whenever it comes, and missed in words."""

import pytest
from markup import pages, rondo
from spy import SPY

LEADER = rondo("carousel", pages(4).replace("page", "lead-page"), autoplay="off").replace("id=it", "id=lead")
MARK = "<div id=mark></div>"
POSITION = "getComputedStyle(mark).getPropertyValue('--rondo-position')"
KINDS = [("follow", "lead", LEADER), ("follow", "#lead", LEADER), ("indicator", "#mark", MARK)]


def follower(**attributes):
    return rondo("carousel", pages(4), autoplay="off", **attributes)


def connected(page, attribute):
    """Moves what leads and returns once it is followed."""
    page.wait_for_function("it.index >= 0", polling=20)
    if attribute == "follow":
        page.evaluate("lead.select(2, { animated: false })")
        page.wait_for_function("it.index === 2", polling=20)
    else:
        page.evaluate("it.select(2, { animated: false })")
        page.wait_for_function(f"+{POSITION} === 2", polling=20)


@pytest.mark.parametrize("attribute, value, other", KINDS)
def test_what_is_missing_is_told_once_and_found_when_it_comes(open_page, attribute, value, other):
    page = open_page(follower(**{attribute: value}), width=300)
    (told,) = open_page.wait_for_errors(page)
    page.evaluate("it.dir = 'rtl'; it.dir = 'ltr'")
    page.wait_for_timeout(100)
    assert open_page.take_errors() == []
    assert "<rondo-carousel>" in told and f'{attribute}="{value}"' in told
    page.evaluate("other => document.body.insertAdjacentHTML('afterbegin', other)", other)
    connected(page, attribute)


@pytest.mark.parametrize("attribute, value, other", KINDS)
def test_what_stands_later_in_the_page_is_not_missed(open_page, attribute, value, other):
    page = open_page(follower(**{attribute: value}) + other, width=300)
    connected(page, attribute)
    page.wait_for_timeout(100)
    assert open_page.take_errors() == []


@pytest.mark.parametrize("attribute, value, other", KINDS)
def test_what_a_script_adds_in_the_same_task_is_not_missed(open_page, attribute, value, other):
    page = open_page("<main></main>", width=300)
    page.evaluate(
        """([first, second]) => {
          document.querySelector('main').innerHTML = first;
          document.querySelector('main').insertAdjacentHTML('beforeend', second);
        }""",
        [follower(**{attribute: value}), other],
    )
    connected(page, attribute)
    page.wait_for_timeout(100)
    assert open_page.take_errors() == []


@pytest.mark.parametrize("attribute, value, other", KINDS)
def test_an_element_that_is_given_the_id_later_is_found(open_page, attribute, value, other):
    page = open_page(other.replace("id=", "class=later id=not-") + follower(**{attribute: value}), width=300)
    assert len(open_page.wait_for_errors(page)) == 1
    page.evaluate("id => { document.querySelector('.later').id = id }", value.strip("#"))
    connected(page, attribute)


def test_a_value_set_later_is_told_of_as_well(open_page):
    page = open_page(follower(), width=300)
    page.wait_for_function("it.index === 0", polling=20)
    page.evaluate("it.follow = 'nobody'")
    (told,) = open_page.wait_for_errors(page)
    assert 'follow="nobody"' in told
    page.evaluate("it.indicator = '#nothing'")
    (told,) = open_page.wait_for_errors(page)
    assert 'indicator="#nothing"' in told


def test_an_element_that_is_no_banner_cannot_be_followed(open_page):
    page = open_page(MARK + follower(follow="mark"), width=300)
    (told,) = open_page.wait_for_errors(page)
    assert 'follow="mark"' in told


def test_nobody_waits_once_the_banner_is_gone(open_page):
    page = open_page(follower(), head=SPY, width=300)
    page.wait_for_function("it.index === 0", polling=20)
    page.evaluate("() => { const gone = it; gone.follow = 'nobody'; gone.remove() }")
    page.wait_for_timeout(100)
    assert open_page.take_errors() == []
