import os
import sys

import pytest
from playwright.sync_api import sync_playwright
from recorder import Recorder
from website import ROOT, Site

sys.path.append(str(ROOT / "Support" / "scripts"))

CHROMIUM = os.environ.get("CHROMIUM", "/usr/bin/chromium")

# A page's own time limit: a slow machine passes, a page that never answers fails soon.
PATIENCE = 15_000  # milliseconds


def pytest_collection_modifyitems(items):
    for item in items:
        if "recorder" in item.fixturenames:
            item.add_marker("alone")


@pytest.fixture(scope="session")
def browser():
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=CHROMIUM,
            args=["--no-sandbox", "--disable-dev-shm-usage", "--hide-scrollbars"],
        )
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def site():
    site = Site()
    yield site
    site.close()


class Opener:
    """Opens pages, each in a context of its own, and keeps what they report as errors."""

    def __init__(self, browser, site):
        self.browser = browser
        self.site = site
        self.contexts = []
        self.errors = []

    def __call__(
        self,
        body="",
        *,
        url=None,
        head="",
        style="",
        direction="ltr",
        lang="en",
        width=390,
        height=844,
        dark=False,
        reduced_motion=False,
        touch=False,
        watch=None,
        scale=1,
        clock=False,
        ready=("rondo-marquee", "rondo-pager", "rondo-carousel", "rondo-roller"),
    ):
        """Returns a page with `body`, or the page at `url`, once its elements are defined.

        `ready` selects what must be defined; an empty string waits for nothing. `watch` is called
        with the address of everything that the page asks for. With `clock` the page's time stands
        until the test turns it.
        """
        context = self.browser.new_context(
            viewport={"width": width, "height": height},
            color_scheme="dark" if dark else "light",
            reduced_motion="reduce" if reduced_motion else "no-preference",
            has_touch=touch,
            device_scale_factor=scale,
        )
        context.set_default_timeout(PATIENCE)
        self.contexts.append(context)
        page = context.new_page()
        if clock:
            page.clock.install(time=0)
            page.clock.pause_at(1000)
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("console", self._note)
        if watch:
            page.on("request", lambda request: watch(request.url))
        page.goto(url or self.site.add(
            body, head=head, style=style, direction=direction, lang=lang
        ))
        if ready:
            page.wait_for_function(
                "names => names.every(name => customElements.get(name))", arg=list(ready)
            )
        return page

    def _note(self, message):
        # A page that is in order says nothing at all.
        self.errors.append(message.text)

    def take_errors(self):
        """Returns the errors so far and forgets them, for a test that expects some."""
        errors, self.errors = self.errors, []
        return errors

    def wait_for_errors(self, page, count=1):
        """Returns the errors once there are so many, and forgets them."""
        for _ in range(PATIENCE // 20):
            if len(self.errors) >= count:
                break
            page.wait_for_timeout(20)
        return self.take_errors()

    def close(self):
        for context in self.contexts:
            context.close()


@pytest.fixture
def open_page(browser, site):
    opener = Opener(browser, site)
    yield opener
    opener.close()
    assert opener.errors == []


@pytest.fixture
def recorder():
    """Makes a recorder of a page's frames: `recorder(page).record(seconds)`, with `ruled=True` exactly timed."""
    return Recorder
