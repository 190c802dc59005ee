"""What the script and the web module agree on: the order of numbers, and calls with anything."""

import re

import pytest
from website import ROOT

ENGINE = (ROOT / "Web" / "src" / "engine.js").read_text()

# Makes a reel with three items, then calls an export on it, and then asks whether it still works.
CALL = """
async ([name, values]) => {
  const bytes = await (await fetch('/build/web/rondo.wasm')).arrayBuffer();
  const { exports } = (await WebAssembly.instantiate(bytes, {})).instance;
  const numbers = count => new Float64Array(exports.memory.buffer, exports.rondo_buffer(count), count);
  const reel = exports.rondo_create();
  numbers(64).fill(NaN);
  exports.rondo_settings(reel, 2, 0);
  exports.rondo_layout(reel, 300, 100, 0, 0);
  numbers(3).set([100, 200, 50]);
  exports.rondo_items(reel, 3, -1, 1, 0);
  numbers(3).set([NaN, -1e300, 1e300]);
  exports['rondo_' + name](...(name === 'buffer' || name === 'interface' ? values : [reel, ...values]));
  exports.rondo_layout(reel, 300, 100, 0, 1);
  numbers(2).set([100, 200]);
  const report = exports.rondo_items(reel, 2, -1, 1, 1);
  const place = exports.rondo_place(reel);
  return [report, place, [...numbers(place)]];
}
"""

GARBAGE = [0, -1, 1e9, -2147483648, 2147483647, float("nan"), float("inf"), -1e300]


def listed(name):
    found = re.search(rf"const {name} = \[(.*?)\];", ENGINE, re.S)
    return re.findall(r'"(\w+)"', found.group(1))


def cases(path, enumeration):
    source = (ROOT / "Sources" / "RondoWeb" / path).read_text()
    body = source[source.index(f"enum {enumeration}") :]
    body = body[: body.index("\n}")]
    return [
        case.strip()
        for line in re.findall(r"^\s+case ((?:\w+, )*\w+)$", body, re.M)
        for case in line.split(",")
    ]


def test_the_settings_are_in_the_same_order():
    assert listed("SETTINGS") == cases("SettingsCode.swift", "SettingsCode")


def test_the_commands_are_in_the_same_order():
    renamed = {"personSwitch": "switch"}
    assert listed("COMMANDS") == [
        renamed.get(case, case) for case in cases("Command.swift", "Command")
    ]


def test_the_report_has_as_many_numbers_as_are_read():
    source = (ROOT / "Sources" / "RondoWeb" / "Report.swift").read_text()
    written = {int(place) for place in re.findall(r"address\[(\d+)\] =", source)}
    assert written == set(range(len(listed("REPORT"))))


@pytest.mark.parametrize("number", GARBAGE)
def test_every_export_takes_any_number(open_page, number):
    page = open_page("", ready="")
    counts = {
        "interface": 0, "buffer": 1, "settings": 2, "layout": 4, "items": 4, "list": 4, "intervals": 2,
        "effect": 3, "seek": 2, "indicator": 1, "impressions": 1, "pointer": 6, "wheel": 5,
        "arrow": 3, "select": 5, "jump": 2, "follow": 2, "command": 3, "look": 1, "place": 0, "script": 0,
        "change": 0,
    }
    for name, count in counts.items():
        value = {"NaN": "NaN"}.get(str(number), number)
        report, place, numbers = page.evaluate(CALL, [name, [value] * count])
        assert report != 0 and place > 4, name
        # Nothing placed is NaN; the time of renewal alone may be.
        assert all(n == n for n in numbers[:3] + numbers[4:]), name


@pytest.mark.parametrize("code", range(12))
def test_every_command_takes_any_number(open_page, code):
    page = open_page("", ready="")
    for value in (0, -1, 2147483647, -2147483648, 5):
        report, place, _ = page.evaluate(CALL, ["command", [code, value, 0.5]])
        assert report != 0 and place > 4
