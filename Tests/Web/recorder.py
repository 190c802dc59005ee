"""What a person sees: the frames that the compositor shows, even while the page's script is busy."""

import base64
import io
from dataclasses import dataclass

import numpy
from PIL import Image


@dataclass(frozen=True)
class Frame:
    """One frame: seconds since 1970 when it was shown, and its pixels as rows of RGB."""

    time: float
    pixels: numpy.ndarray


# A mark that the compositor moves along the foot of the page tells of each frame what moment it shows: when it is
# shown a busy machine puts off, and by how much changes from frame to frame.
RULER = 10  # points high
MARK = 20  # points wide
SPEED = 100  # points per second
RULE = f"""() => {{
  const ruler = document.createElement('div'), mark = document.createElement('div');
  ruler.style.cssText = 'position:fixed;inset:auto 0 0;height:{RULER}px;background:#fff;overflow:clip';
  mark.style.cssText = 'width:{MARK}px;height:{RULER}px;background:#000;will-change:transform';
  ruler.append(mark);
  document.body.append(ruler);
  const way = innerWidth + {MARK};
  const moving = mark.animate(
    {{ transform: ['translateX(-{MARK}px)', `translateX(${{innerWidth}}px)`] }},
    {{ duration: way / {SPEED} * 1000, iterations: Infinity }});
  moving.startTime = 0;
  return performance.timeOrigin / 1000;
}}"""


class Recorder:
    """Records a page's frames between `start` and `stop`."""

    def __init__(self, page, ruled=False):
        """With `ruled` a ruler takes the last points of the page, and frames have the times that they show."""
        self.page = page
        self.origin = page.evaluate(RULE) if ruled else None
        self.session = page.context.new_cdp_session(page)
        self.received = []
        self.session.on("Page.screencastFrame", self._receive)

    def _receive(self, event):
        self.received.append((event["metadata"]["timestamp"], event["data"]))
        self.session.send("Page.screencastFrameAck", {"sessionId": event["sessionId"]})

    def start(self):
        self.received.clear()
        self.session.send("Page.startScreencast", {"format": "png", "everyNthFrame": 1})

    def stop(self):
        """Ends the recording and returns its frames in order of time."""
        return self._timed(self._stop())

    def _stop(self):
        self.session.send("Page.stopScreencast")
        return [
            Frame(time, numpy.asarray(Image.open(io.BytesIO(base64.b64decode(data))).convert("RGB")))
            for time, data in sorted(self.received, key=lambda frame: frame[0])
        ]

    def wait_for_frames(self, count):
        """Waits until so many more frames were shown."""
        wanted = len(self.received) + count
        for _ in range(600):
            if len(self.received) >= wanted:
                return
            self.page.wait_for_timeout(25)
        raise AssertionError(f"{len(self.received)} frames where {wanted} were waited for")

    def record(self, seconds):
        """Returns the frames of the next `seconds`."""
        self.start()
        self.page.wait_for_timeout(seconds * 1000)
        return self.stop()

    def record_while_blocked(self, seconds, act=None):
        """Returns the frames shown while the page's script does nothing but be busy, from right after an act."""
        self.start()
        self.page.wait_for_timeout(100)
        if act:
            act()
        began, ended = self.page.evaluate(
            """async ([seconds, acts]) => {
              // What comes of an act is the compositor's from the frame after the next one.
              for (let frame = 0; acts && frame < 2; frame++) await new Promise(requestAnimationFrame);
              const began = performance.now(), origin = performance.timeOrigin;
              while (performance.now() < began + seconds * 1000) {}
              return [(origin + began) / 1000, (origin + performance.now()) / 1000];
            }""",
            [seconds, bool(act)],
        )
        return self._timed([frame for frame in self._stop() if began <= frame.time <= ended])

    def _timed(self, frames):
        if self.origin is None:
            return frames
        timed = [Frame(self._shown(frame), frame.pixels) for frame in frames]
        return [frame for frame in timed if frame.time]

    def _shown(self, frame):
        """Returns the time that a frame's ruler shows, 0 where its mark is not seen."""
        row = 1 - frame.pixels[-RULER // 2].mean(axis=1) / 255
        width, dark = len(row), row.sum()
        if dark < 1:
            return 0
        place = (row * numpy.arange(0.5, width)).sum() / dark - MARK / 2
        if dark < MARK - 1:
            place = dark - MARK if row[0] > row[-1] else width - dark
        turn = (width + MARK) / SPEED
        shown = self.origin + (place + MARK) / SPEED
        return shown + round((frame.time - shown) / turn) * turn
