"""The WebAssembly module by itself, without the elements."""

import gzip
import re

import pytest
from wasm_module import WasmModule
from website import ROOT

WASM = ROOT / "build" / "web" / "rondo.wasm"
# Bytes. What the whole engine measures with a little room, so that growth is noticed; the aim is 40,000
# and 16,000, and the README tells where the rest goes.
RAW_CEILING = 172_600
GZIP_CEILING = 78_600
EXPOSED = re.compile(r'@_expose\(wasm, "(\w+)"\)')

# Instantiated anew for each call, so that no call hides what another does.
CALL = """
async ([name, values]) => {
  const bytes = await (await fetch('/build/web/rondo.wasm')).arrayBuffer();
  const { instance } = await WebAssembly.instantiate(bytes, {});
  const result = instance.exports[name](...values);
  return result === undefined ? 'nothing' : String(result);
}
"""


@pytest.fixture(scope="module")
def module():
    return WasmModule.read(WASM.read_bytes())


def test_it_imports_nothing(module):
    assert module.imports == []


def test_it_exports_what_the_sources_expose_and_its_memory(module):
    exposed = set()
    for source in (ROOT / "Sources" / "RondoWeb").rglob("*.swift"):
        exposed.update(EXPOSED.findall(source.read_text()))
    assert exposed
    assert set(module.exports) == exposed | {"memory"}


def test_it_does_not_grow_unnoticed():
    data = WASM.read_bytes()
    assert len(data) <= RAW_CEILING
    assert len(gzip.compress(data, 9)) <= GZIP_CEILING


@pytest.mark.parametrize("number", ["0", "1", "NaN", "Infinity", "-Infinity", "1e300"])
def test_every_export_can_be_called_first_with(number, module, open_page):
    """Whole numbers, which may be places in memory or handles, are 0; the others are `number`."""
    page = open_page("", ready="")
    trapped = {}
    for name, parameters in module.functions.items():
        values = ", ".join(
            {"i32": "0", "i64": "0n"}.get(parameter, number) for parameter in parameters
        )
        try:
            page.evaluate(f"({CALL})(['{name}', [{values}]])")
        except Exception as error:
            trapped[name] = str(error)
    assert trapped == {}
    assert module.functions
