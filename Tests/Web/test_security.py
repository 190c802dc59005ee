"""The elements work under a strict policy: no text is run, no HTML parsed, no style written into markup."""

import re

import pytest
from website import ROOT

POLICY = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'"

PAGE = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="{policy}">
<title>Policy</title>
<link rel="icon" href="/docs/gallery.webp">
<link rel="stylesheet" href="/build/web/rondo.css">
<script type="module" src="/build/web/{script}"></script>
<rondo-marquee runs-when-fits delay="0" fade-length="20" controls="pause"><b>Word</b></rondo-marquee>
<rondo-pager indicator="dots" controls="all"><p>One</p><p>Two</p><p>Three</p></rondo-pager>
<rondo-carousel effect="cover-flow" interval="0.3" transition="0.1"><p>One</p><p>Two</p></rondo-carousel>
<rondo-roller interval="0.3" transition="0.1"><i>One</i><i>Two</i><i>Three</i><i>Four</i></rondo-roller>
"""

BUNDLES = ["rondo.js", "rondo.inline.js"]


@pytest.mark.parametrize("script", BUNDLES)
def test_they_work_under_a_strict_policy_and_ask_for_one_file(open_page, site, script):
    path = f"/policy/{len(site.pages)}.html"
    site.pages[path] = PAGE.format(policy=POLICY, script=script)
    asked = []
    # What the policy refuses is told in the console, where nothing may be told.
    page = open_page(url=site.url + path, width=300, watch=asked.append, ready="")

    def wait_for(fact):
        # Playwright's own waiting evaluates text later on, which the policy forbids.
        for _ in range(500):
            if page.evaluate(fact):
                return
            page.wait_for_timeout(20)
        raise AssertionError(fact)

    wait_for("!document.querySelector(':not(:defined)')")
    page.evaluate(
        """() => {
          window.refused = [];
          const note = ({ violatedDirective }) => refused.push(violatedDirective);
          document.addEventListener('securitypolicyviolation', note);
          for (const it of document.querySelectorAll(':defined')) it.next?.();
          const pager = document.querySelector('rondo-pager');
          for (const effect of ['fade', 'cube', 'cards', 'parallax']) pager.effect = effect;
          const shared = document.querySelector('rondo-carousel');
          shared.append(shared.firstElementChild.cloneNode(true));
          shared.itemsPerPage = 2;
        }"""
    )
    page.mouse.move(200, 20)
    page.mouse.down()
    page.mouse.move(100, 20, steps=4)
    page.mouse.up()
    for name in ("rondo-carousel", "rondo-roller", "rondo-pager"):
        wait_for(f"document.querySelector('{name}').index > 0")
    assert page.evaluate("refused") == []
    loaded = {url.removeprefix(site.url) for url in asked} - {"/docs/gallery.webp"}
    own = {"/build/web/rondo.js", "/build/web/rondo.wasm"} if script == "rondo.js" else {f"/build/web/{script}"}
    assert loaded == {path, "/build/web/rondo.css"} | own


@pytest.mark.parametrize("name", BUNDLES)
def test_the_script_has_no_way_to_run_text_or_parse_html(name):
    text = (ROOT / "build" / "web" / name).read_text()
    for word in (
        r"\beval\b", r"\bFunction\(", r"\binnerHTML\b", r"\bouterHTML\b", r"\binsertAdjacentHTML\b",
        r"\bdocument\.write", r"\bDOMParser\b", r"\bsetHTML", r"\bcreateContextualFragment\b",
        r"""["'`]style["'`]\s*,""", r"\bcssText\b", r"<style", r"<script", r"\bXMLHttpRequest\b",
        r"\bWebSocket\b", r"\bEventSource\b", r"\bsendBeacon\b", r"\bimport\(", r"\bimportScripts\b",
        r"\blocalStorage\b", r"\bcookie\b", r"\bset(?:Timeout|Interval)\(\s*[\"'`]",
    ):
        assert not re.search(word, text), word
    assert len(re.findall(r"\bfetch\(", text)) == (1 if name == "rondo.js" else 0)
    assert not re.search(r"https?://(?!www\.w3\.org/2000/svg)", text)
