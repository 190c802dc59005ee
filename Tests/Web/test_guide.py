"""The guide's and the README's examples for browsers: they run as they stand, and name what there is."""

import json
import re

import pytest
from website import ROOT

FENCE = re.compile(r"^```(\w+)\n(.*?)^```", re.M | re.S)
TEXTS = {name: (ROOT / name).read_text() for name in ("docs/web.md", "README.md")}
EXAMPLES = [
    (name, language, code)
    for name, text in TEXTS.items() for language, code in FENCE.findall(text)
]
MARKUP = [(f"{name} {at}", code) for at, (name, language, code) in enumerate(EXAMPLES)
          if language == "html" and "<rondo-" in code]
PICTURE = "/Web/gallery/pictures/hills.webp"
# What HTML and the frameworks have themselves.
FOREIGN = {"id", "style", "class", "ref", "key", "lang", "dir", "hidden", "slot", "role"}


@pytest.fixture(scope="module")
def told():
    manifest = json.loads((ROOT / "build" / "web" / "custom-elements.json").read_text())
    return {each["tagName"]: each for each in manifest["modules"][0]["declarations"]}


@pytest.mark.parametrize("name, code", MARKUP, ids=[name for name, _ in MARKUP])
def test_an_example_runs_as_it_stands(open_page, site, name, code):
    code = re.sub(r'(?<=src=")[\w/.-]+\.(webp|svg|jpg|png)', PICTURE, code)
    code = code.replace(' … ', f'<img src="{PICTURE}" alt="">' * 3).replace("…", "text")
    code = re.sub(r'((?:src|href)=")(?=rondo\.)', r"\1/build/web/", code)
    loaded = "" if "rondo.js" in code else '<script type="module" src="/build/web/rondo.js"></script>'
    path = f"/guide/{len(site.pages)}.html"
    site.pages[path] = (
        "<!doctype html><html lang=en><meta charset=utf-8><link rel=icon href='data:,'>" + loaded + code
    )
    page = open_page(url=site.url + path)
    page.wait_for_function(
        "[...document.querySelectorAll(':not(:defined)')].length === 0"
        " && [...document.querySelectorAll('rondo-marquee, rondo-pager, rondo-carousel, rondo-roller')]"
        ".every(each => each.index >= 0)", polling=20,
    )
    page.wait_for_timeout(200)


def test_there_are_examples():
    assert len(MARKUP) > 5 and {name for name, _, _ in EXAMPLES} == set(TEXTS)


def test_examples_name_only_what_there_is(told):
    tags = re.compile(r"<(rondo-\w+)((?:\s+[^\s=>]+(?:=(?:\"[^\"]*\"|'[^']*'|\{(?:[^{}]|\{[^{}]*\})*\}))?)*)\s*/?>")
    checked = 0
    for name, language, code in EXAMPLES:
        for tag, written in tags.findall(code):
            attributes = {each["name"] for each in told[tag]["attributes"]}
            attributes |= {each["fieldName"] for each in told[tag]["attributes"]}
            events = {event["name"] for event in told[tag]["events"]}
            for attribute in re.findall(r"([@:\w-]+)(?==|\s|$)", re.sub(r"=(\"[^\"]*\"|\{.*?\}\}?)", "= ", written)):
                attribute = attribute.removeprefix(":")
                if attribute in FOREIGN or attribute.startswith(("aria-", "data-")):
                    continue
                known = attribute in attributes or attribute.removeprefix("@").removeprefix("on") in events
                assert known, f"{name}: <{tag} {attribute}>"
                checked += 1
    assert checked > 15


def test_the_guide_names_the_parts_and_files_there_are(told):
    parts = {part["name"] for each in told.values() for part in each["cssParts"]}
    guide = TEXTS["docs/web.md"]
    rows = re.findall(r"^\| (`.*?`) \|", guide[guide.index("## Parts"):guide.index("## Links")], re.M)
    assert {word for row in rows for word in re.findall(r"`(\w+)`", row)} == parts
    files = set(re.findall(r"`((?:rondo|react|custom)[\w.-]*\.(?:js|wasm|css|ts|json))`", guide))
    assert files <= {file.name for file in (ROOT / "build" / "web").iterdir()} and len(files) > 5
