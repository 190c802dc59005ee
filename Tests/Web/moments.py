"""Moments at which a page is looked at.

The engine tells where a banner is at the time of the question; what is drawn comes a little later, on a busy machine
much later. Who looks at what is drawn waits for that, and who compares a place with a time reads both at one moment.
"""

# `seenNow(look)` returns a moment, in the page's milliseconds, and what `look` sees with all that moves put there, where
# the next frame would show it.
SEEN_NOW = """const seenNow = look => {
  const time = performance.now();
  const roots = [document, ...[...document.querySelectorAll(':defined')].map(each => each.shadowRoot)];
  const moving = roots.flatMap(root => root?.getAnimations() ?? [])
    .filter(each => each.startTime !== null && !(each instanceof CSSTransition)).map(each => [each, each.startTime]);
  for (const [each, start] of moving) each.currentTime = time - start;
  const found = look();
  for (const [each, start] of moving) each.startTime = start;
  return [time, found];
};"""


def seen_now(page, look):
    """Returns what an expression tells of the page as it is at this moment."""
    return page.evaluate(f"() => {{ {SEEN_NOW} return seenNow(() => ({look}))[1] }}")


def at_rest(page, index=None, element="it"):
    """Waits until a banner rests, at an item if one is named, and is drawn so."""
    page.wait_for_function(
        f"""index => {{
          const {{ target, position, shadowRoot }} = {element};
          return target === -1 && !shadowRoot.querySelector('.moves, .dragging')
            && (index === null || {element}.index === index && Math.abs(position - index) < 1e-6);
        }}""",
        arg=index, polling=20,
    )


def drawn(page):
    """Waits for a frame: in it a drag is drawn, and what changed its size is told."""
    page.evaluate("() => new Promise(done => requestAnimationFrame(() => setTimeout(done)))")
