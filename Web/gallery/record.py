"""Records the moving picture of the README from build/gallery.html, as the compositor shows it.

    .venv/bin/python Web/gallery/record.py docs/gallery.webp

Needs what `make test` installs. Frames last as long as they did on screen.
"""

import base64
import io
import os
import sys
from pathlib import Path

from PIL import Image
from playwright.sync_api import sync_playwright

ROOT = Path(__file__).resolve().parents[2]
SECONDS = 6.5
SIZE = (720, 560)
RATE = 15  # frames a second at most


def frames_of(page):
    """Returns what the screen shows for some seconds: times and pictures."""
    session = page.context.new_cdp_session(page)
    frames = []

    def take(event):
        frames.append((event["metadata"]["timestamp"], event["data"]))
        session.send("Page.screencastFrameAck", {"sessionId": event["sessionId"]})

    session.on("Page.screencastFrame", take)
    session.send("Page.startScreencast", {"format": "jpeg", "quality": 92})
    page.wait_for_timeout(int(SECONDS * 1000))
    session.send("Page.stopScreencast")
    return frames


def main(output):
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=os.environ.get("CHROMIUM", "/usr/bin/chromium"), args=["--no-sandbox"]
        )
        page = browser.new_page(viewport={"width": SIZE[0], "height": SIZE[1]})
        page.goto((ROOT / "build" / "gallery.html").as_uri())
        page.locator("#circle").evaluate(
            "e => scrollBy(0, e.closest('section').getBoundingClientRect().top)"
        )
        page.wait_for_timeout(500)
        frames = frames_of(page)
        browser.close()
    kept = []
    for time, data in frames:
        if not kept or time - kept[-1][0] >= 1 / RATE:
            kept.append((time, data))
    pictures = [Image.open(io.BytesIO(base64.b64decode(data))).convert("RGB") for _, data in kept]
    durations = [round((b[0] - a[0]) * 1000) for a, b in zip(kept, kept[1:])] + [100]
    pictures[0].save(
        output, save_all=True, append_images=pictures[1:], duration=durations, loop=0, quality=55,
        method=4,
    )
    print(f"{output}: {len(pictures)} frames, {Path(output).stat().st_size // 1024} kB")


if __name__ == "__main__":
    main(sys.argv[1])
