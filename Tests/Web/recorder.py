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


class Recorder:
    """Records a page's frames between `start` and `stop`."""

    def __init__(self, page):
        self.page = page
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
        self.session.send("Page.stopScreencast")
        return [
            Frame(time, numpy.asarray(Image.open(io.BytesIO(base64.b64decode(data))).convert("RGB")))
            for time, data in sorted(self.received, key=lambda frame: frame[0])
        ]

    def record(self, seconds):
        """Returns the frames of the next `seconds`."""
        self.start()
        self.page.wait_for_timeout(seconds * 1000)
        return self.stop()

    def record_while_blocked(self, seconds):
        """Returns the frames shown while the page's script does nothing but be busy."""
        self.start()
        self.page.wait_for_timeout(100)
        began, ended = self.page.evaluate(
            """seconds => {
              const began = performance.now(), origin = performance.timeOrigin;
              while (performance.now() < began + seconds * 1000) {}
              return [(origin + began) / 1000, (origin + performance.now()) / 1000];
            }""",
            seconds,
        )
        return [frame for frame in self.stop() if began <= frame.time <= ended]
