"""What `make web` writes: a package that can be published, and that says what the elements are."""

import json
import re

import pytest
from manifest import ManifestError, kebab, manifest
from markup import pages, rondo
from website import ROOT

PACKAGE = ROOT / "build" / "web"
ELEMENTS = ["rondo-marquee", "rondo-pager", "rondo-carousel", "rondo-roller"]

TYPES = """
export interface RondoEvents {
  /** It changed. */
  "rondo-change": CustomEvent<{ index: number; cause: string }>;
}
/** `<rondo-x>`: a thing. */
export class X extends HTMLElement {
  BODY
}
"""


@pytest.fixture(scope="module")
def declared():
    """Returns what the manifest says of each element."""
    told = json.loads((PACKAGE / "custom-elements.json").read_text())
    assert told["schemaVersion"].startswith("2.")
    (module,) = told["modules"]
    return {each["tagName"]: each for each in module["declarations"]}


def strings(value):
    """Returns all paths in a part of package.json."""
    if isinstance(value, str):
        return [value]
    return [text for each in (value.values() if isinstance(value, dict) else value) for text in strings(each)]


def test_the_package_holds_all_that_it_names():
    package = json.loads((PACKAGE / "package.json").read_text())
    held = {file.name for file in PACKAGE.iterdir()}
    named = strings([package[key] for key in ("main", "types", "exports", "customElements", "sideEffects")])
    assert {name.removeprefix("./") for name in named} <= held
    # These three go into a package without being named.
    assert held == {*package["files"], "package.json", "README.md", "LICENSE"}
    assert (package["type"], package["license"]) == ("module", "MIT")
    assert re.fullmatch(r"\d+\.\d+\.\d+", package["version"])
    assert (PACKAGE / "LICENSE").read_text() == (ROOT / "LICENSE").read_text()


def test_the_manifest_has_the_four_elements(declared):
    assert list(declared) == ELEMENTS


@pytest.fixture(scope="module")
def shared_page(browser, site):
    """One page with all four elements, for tests that only read."""
    page = browser.new_page()
    body = "".join(f"<{tag}>{pages(3)}</{tag}>" for tag in ELEMENTS)
    page.goto(site.add(body))
    page.wait_for_function("names => names.every(name => customElements.get(name))", arg=ELEMENTS)
    yield page
    page.close()


@pytest.mark.parametrize("tag", ELEMENTS)
def test_the_manifest_has_an_elements_attributes_and_defaults(declared, shared_page, tag):
    own, values = shared_page.evaluate(
        """tag => {
          const { attributes, observedAttributes } = customElements.get(tag);
          const own = Object.keys(attributes);
          return [own.every(name => observedAttributes.includes(name)) && own, { ...document.querySelector(tag).values }];
        }""",
        tag,
    )
    attributes = declared[tag]["attributes"]
    assert {each["name"] for each in attributes} == set(own)
    defaults = {each["fieldName"]: json.loads(each["default"]) for each in attributes}
    assert defaults == values
    assert all(each["name"] == kebab(each["fieldName"]) for each in attributes)


@pytest.mark.parametrize("tag", ELEMENTS)
def test_the_manifest_has_an_elements_properties_and_methods(declared, shared_page, tag):
    # All that stands between an element and HTMLElement, less what the browser calls.
    found = shared_page.evaluate(
        """tag => {
          const found = {};
          let each = customElements.get(tag).prototype;
          for (; each !== HTMLElement.prototype; each = Object.getPrototypeOf(each)) {
            for (const [name, { value, set }] of Object.entries(Object.getOwnPropertyDescriptors(each))) {
              found[name] ??= value ? "method" : set ? "field" : "readonly";
            }
          }
          return found;
        }""",
        tag,
    )
    known = {"constructor", "addEventListener", "removeEventListener", "values"}
    found = {
        name: kind for name, kind in found.items()
        if name not in known and not name.endswith("Callback")
    }
    members = {
        each["name"]: "readonly" if each.get("readonly") else each["kind"]
        for each in declared[tag]["members"]
    }
    assert members == found


def test_the_manifest_has_the_events_that_are_told(declared):
    sources = "".join(file.read_text() for file in (ROOT / "Web" / "src").glob("*.js"))
    told = {f"rondo-{name}" for name in re.findall(r'\btell\(\s*"([\w-]+)"', sources)}
    for each in declared.values():
        assert {event["name"] for event in each["events"]} == told


def test_the_manifest_has_the_parts(declared):
    sources = "".join(file.read_text() for file in (ROOT / "Web" / "src").glob("*.js"))
    used = re.findall(r'\bpart: "([\w ]+)"', sources)
    used += re.findall(r'\bbuttonOf\("(\w+)"', sources)
    used += re.findall(r'\bpart\.toggle\("(\w+)"', sources)
    for line in re.findall(r"\.part = .*", sources):
        used += re.findall(r'"([\w ]+)"', line)
    known = set(" ".join(used).split())
    told = {part["name"] for each in declared.values() for part in each["cssParts"]}
    assert told == known


def test_the_manifest_has_the_style_properties(declared):
    style = (ROOT / "Web" / "src" / "styles.js").read_text()
    told = {each["name"] for one in declared.values() for each in one["cssProperties"]}
    assert told == set(re.findall(r"--rondo-[\w-]+", style))


@pytest.mark.parametrize("body, message", [
    ("speed: number;", "X.speed has no comment"),
    ("start(): void;", "X.start has no comment"),
])
def test_a_manifest_leaves_nothing_untold(body, message):
    with pytest.raises(ManifestError, match=message):
        manifest(TYPES.replace("BODY", body))


def test_a_manifest_is_of_the_types():
    text = TYPES.replace("BODY", """/**
   * How fast
   * it goes.
   * @default 2.5
   */
  topSpeed: number | null;
  /** Goes. */
  go(way: "left" | "right", far?: boolean): void;
  /** Where. */
  readonly place: number;""")
    (declaration,) = manifest(text)["modules"][0]["declarations"]
    kind = {"text": "number | null"}
    assert declaration["attributes"] == [{
        "name": "top-speed", "fieldName": "topSpeed", "description": "How fast it goes.", "type": kind,
        "default": "2.5",
    }]
    speed, go, place = declaration["members"]
    assert speed == {
        "kind": "field", "name": "topSpeed", "description": "How fast it goes.", "type": kind,
        "default": "2.5", "attribute": "top-speed", "reflects": True,
    }
    assert go["parameters"] == [
        {"name": "way", "type": {"text": '"left" | "right"'}},
        {"name": "far", "type": {"text": "boolean"}, "optional": True},
    ]
    assert place["readonly"] and "attribute" not in place


# MARK: One file


@pytest.mark.parametrize("script", ["<script src='rondo.inline.js' defer></script>", ""])
def test_the_one_file_variant_works_from_the_file_system(open_page, tmp_path, script):
    code = (PACKAGE / "rondo.inline.js").read_text()
    (tmp_path / "rondo.inline.js").write_text(code)
    inside = script or f"<script type=module>{code}</script>"
    body = "".join(f"<{tag}>{pages(3)}</{tag}>" for tag in ELEMENTS).replace("id=", "class=")
    (tmp_path / "page.html").write_text(
        f"<!doctype html><meta charset=utf-8><link rel=icon href='data:,'>{inside}<body>{body}"
    )
    asked = []
    page = open_page(url=(tmp_path / "page.html").as_uri(), width=300, watch=asked.append)
    assert page.evaluate("Rondo.ready.then(() => customElements.get('rondo-pager') === Rondo.RondoPager)")
    assert page.evaluate(
        "[...document.querySelectorAll('rondo-pager, rondo-carousel')].map(it => (it.next(), it.target))"
    ) == [1, 1]
    assert len([url for url in asked if url.startswith("file:")]) == (2 if script else 1)
    assert not [url for url in asked if url.startswith("http")]


def test_the_two_variants_export_the_same(open_page):
    page = open_page("", ready="")
    page.evaluate("import('/build/web/rondo.inline.js')")
    assert page.evaluate(
        "import('/build/web/rondo.js').then(module => Object.keys(module).sort().join() "
        "=== Object.keys(Rondo).sort().join())"
    )
