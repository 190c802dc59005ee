"""Golden traces: what was recorded natively is seen again in the browser, to the last bit."""

import pytest
from website import ROOT

TRACES = sorted((ROOT / "Tests" / "Traces").glob("*.txt"))

# Returns, for each line, what is seen after it; Infinity and the like do not occur in a trace.
PLAY = """
async (lines) => {
  const bytes = await (await fetch('/build/tests/traces.wasm')).arrayBuffer();
  const { instance: { exports: player } } = await WebAssembly.instantiate(bytes, {});
  const packed = (word) => [...word.slice(0, 8)].reduceRight(
    (sum, letter) => (sum << 8n) | BigInt(letter.charCodeAt()), 0n);
  player.trace_begin();
  return lines.map((line) => {
    const words = line.split(' ');
    const detail = words[0] === 'set' ? words[1] : words[0] === 'at' ? words[2] : '';
    words.slice(1).map(Number).filter((n) => !isNaN(n)).forEach((n) => player.trace_number(n));
    if (!player.trace_play(packed(words[0]), packed(detail))) return '? ' + line;
    return [player.trace_turn(), player.trace_offset(), player.trace_index()];
  });
}
"""


@pytest.mark.parametrize("trace", TRACES, ids=lambda path: path.stem)
def test_a_recorded_life_is_seen_again_exactly(trace, open_page):
    page = open_page("", ready="")
    lines = trace.read_text().splitlines()
    played = page.evaluate(PLAY, lines)
    seen = 0
    for line, sight in zip(lines, played, strict=True):
        assert isinstance(sight, list), sight
        if line.startswith("see "):
            turn, offset, index = line.split()[2:]
            assert sight == [int(turn), float(offset), int(index)], line
            seen += 1
    assert seen >= 20


def test_there_are_traces():
    assert len(TRACES) >= 9
