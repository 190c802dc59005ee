"""Pages whose clock the test turns: what the script, its timers and the engine see as time."""


def open_stopped(open_page, body="", **options):
    """Opens a page whose clock stands at 0 when its elements are connected."""
    options = {"width": 300, **options}
    page = open_page("", ready="", clock=True, **options)
    # The turned clock lets its origin wander by a millisecond, which no browser's does.
    page.evaluate("Object.defineProperty(performance, 'timeOrigin', { value: 0 })")
    page.evaluate("import('/build/web/rondo.js').then(rondo => rondo.ready)")
    page.evaluate("body => { document.body.innerHTML = body }", body)
    return page


def let_see(page, element="it"):
    """Waits until the browser has told what is in sight, which it does with the next frames."""
    page.evaluate(
        f"""async () => {{
          for (let frame = 0; frame < 2; frame++) {{
            await new Promise(done => {{
              const told = new IntersectionObserver(() => {{ told.disconnect(); done(); }});
              told.observe({element});
            }});
          }}
        }}"""
    )
