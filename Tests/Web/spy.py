"""Watches what a page asks of the browser: frame callbacks, timers and events."""

# Goes into a page's head, before anything else runs.
SPY = """
<script>
{
  window.spy = { frames: 0, timers: [], intervals: 0, events: [] };
  const { requestAnimationFrame, setTimeout, setInterval } = window;
  window.requestAnimationFrame = run => (spy.frames++, requestAnimationFrame(run));
  window.setInterval = (...all) => (spy.intervals++, setInterval(...all));
  window.setTimeout = (run, delay, ...all) => {
    const timer = { made: performance.now(), delay, fired: null };
    spy.timers.push(timer);
    return setTimeout((...some) => { timer.fired = performance.now(); run(...some); }, delay, ...all);
  };
  for (const type of [
    'change', 'settle', 'select', 'toggle', 'will-settle', 'show', 'hide', 'turn', 'finish',
  ]) {
    addEventListener('rondo-' + type, event => spy.events.push([type, event.detail, event.target.id]));
  }
}
</script>
"""


def forget(page):
    """Forgets everything seen so far."""
    page.evaluate("Object.assign(spy, { frames: 0, timers: [], intervals: 0, events: [] })")


def seen(page):
    return page.evaluate("spy")


def events(page, kind=None):
    """Returns the events seen, as (type, detail), or the details of those of one type."""
    found = seen(page)["events"]
    if kind is None:
        return [(type, detail) for type, detail, _ in found]
    return [detail for type, detail, _ in found if type == kind]


def wait_for_event(page, kind, count=1):
    """Waits until so many events of a type have been seen, without asking for frames."""
    page.wait_for_function(
        "([kind, count]) => spy.events.filter(([type]) => type === kind).length >= count",
        arg=[kind, count],
        polling=20,
    )
