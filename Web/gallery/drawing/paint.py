"""A small paint box on numpy: fields, masks and light, enough for the gallery's pictures."""

import numpy as np
from PIL import Image, ImageDraw

OVERSAMPLING = 2


def rgb(code):
    """Returns a '#rrggbb' colour as three floats in 0...1."""
    return np.array([int(code[i : i + 2], 16) for i in (1, 3, 5)], np.float32) / 255


def mix(a, b, t):
    return a + (b - a) * t


def smooth(low, high, value):
    """Returns 0 below low, 1 above high and a smooth step between."""
    t = np.clip((value - low) / (high - low), 0, 1)
    return t * t * (3 - 2 * t)


def blurred(field, radius):
    """Returns the field under three box blurs, near enough to a Gaussian; radius in pixels."""
    radius = max(1, int(radius))
    for _ in range(3):
        for axis in (0, 1):
            pad = [(0, 0), (0, 0)]
            pad[axis] = (radius + 1, radius)
            total = np.cumsum(np.pad(field, pad, mode="edge").astype(np.float64), axis=axis)
            high = np.take(total, range(2 * radius + 1, total.shape[axis]), axis=axis)
            low = np.take(total, range(0, total.shape[axis] - 2 * radius - 1), axis=axis)
            field = ((high - low) / (2 * radius + 1)).astype(np.float32)
    return field


def moved(field, right, down):
    """Returns the field moved by whole pixels, empty where it came from."""
    field = np.roll(field, (down, right), (0, 1))
    for axis, shift in ((0, down), (1, right)):
        gap = [slice(None), slice(None)]
        gap[axis] = slice(0, shift) if shift > 0 else slice(shift or field.shape[axis], None)
        field[tuple(gap)] = 0
    return field


class Canvas:
    """A picture in the making. x runs from 0 to the aspect ratio, y from 0 (top) to 1."""

    def __init__(self, width, height, seed):
        self.size = (width, height)
        self.w, self.h = width * OVERSAMPLING, height * OVERSAMPLING
        self.aspect = width / height
        self.random = np.random.Generator(np.random.PCG64(seed))
        self.xs = (np.arange(self.w, dtype=np.float32) + 0.5) / self.h
        self.x = self.xs[None, :].repeat(self.h, 0)
        self.y = ((np.arange(self.h, dtype=np.float32) + 0.5) / self.h)[:, None].repeat(self.w, 1)
        self.pixels = np.zeros((self.h, self.w, 3), np.float32)

    # Fields

    def ramp(self, stops, t):
        """Returns colours along stops [(position, '#rrggbb'), ...] at every t."""
        places = [place for place, _ in stops]
        colours = np.array([rgb(code) for _, code in stops])
        return np.stack([np.interp(t, places, colours[:, i]) for i in range(3)], -1).astype(
            np.float32
        )

    def wander(self, frequency, octaves=4, roughness=0.5):
        """Returns smooth noise in about -1...1 along x, one value a column."""
        total, weight = np.zeros(self.w, np.float32), 1.0
        for octave in range(octaves):
            step = frequency * 2**octave
            knots = self.random.uniform(-1, 1, int(self.aspect * step) + 4)
            at = self.xs * step + self.random.uniform()
            i = at.astype(int)
            t = at - i
            t = t * t * (3 - 2 * t)
            total += weight * mix(knots[i], knots[i + 1], t)
            weight *= roughness
        return total

    def cloud(self, across, down, octaves=4, roughness=0.5):
        """Returns smooth noise in about -1...1 over the whole picture."""
        total, weight = np.zeros((self.h, self.w), np.float32), 1.0
        for octave in range(octaves):
            shape = (max(2, int(down * 2**octave)), max(2, int(across * self.aspect * 2**octave)))
            grid = Image.fromarray(self.random.uniform(-1, 1, shape).astype(np.float32), "F")
            total += weight * np.asarray(grid.resize((self.w, self.h), Image.BICUBIC))
            weight *= roughness
        return total

    # Masks

    def below(self, line):
        """Returns the mask under a line (one y for each column, or a number)."""
        return np.clip((self.y - line) * self.h + 0.5, 0, 1)

    def disc(self, x, y, radius, softness=None):
        distance = np.hypot(self.x - x, self.y - y)
        edge = softness or 1 / self.h
        return np.clip((radius - distance) / edge + 0.5, 0, 1)

    def shape(self, points):
        """Returns the mask of a polygon."""
        image = Image.new("L", (self.w, self.h))
        ImageDraw.Draw(image).polygon([(x * self.h, y * self.h) for x, y in points], fill=255)
        return np.asarray(image, np.float32) / 255

    def draw(self, strokes):
        """Returns the mask of what `strokes(pen, scale)` draws with Pillow; scale is pixels a unit."""
        image = Image.new("L", (self.w, self.h))
        strokes(ImageDraw.Draw(image), self.h)
        return np.asarray(image, np.float32) / 255

    # Paint

    def lay(self, mask, colour, opacity=1.0):
        colour = rgb(colour) if isinstance(colour, str) else colour
        alpha = (mask * opacity)[..., None]
        self.pixels += (colour - self.pixels) * alpha

    def shine(self, light, colour, strength=1.0):
        """Screens light onto the picture: it brightens and never clips."""
        glow = (np.clip(light * strength, 0, 1))[..., None] * rgb(colour)
        self.pixels = 1 - (1 - self.pixels) * (1 - glow)

    def shade(self, mask, strength, tint="#000000"):
        self.lay(np.clip(mask, 0, 1), tint, strength)

    def paper(self, mask, colour, depth=0.016, dark=0.3, drop=0.008, tint="#10202a"):
        """Lays a cut sheet of paper: a soft shadow under it, a thin light along its edge."""
        pixels = depth * self.h
        shadow = blurred(mask, pixels)
        shift = int(drop * self.h)
        shadow = moved(shadow, -shift, shift)
        self.shade(shadow, dark, tint)
        self.lay(mask, colour)
        rim = np.clip(mask - np.roll(mask, 3, 0), 0, 1)
        self.shine(rim, "#ffffff", 0.16)

    # Out

    def save(self, path, quality=72, grain=0.008):
        image = Image.fromarray((np.clip(self.pixels, 0, 1) * 255 + 0.5).astype(np.uint8))
        small = np.asarray(image.resize(self.size, Image.LANCZOS), np.float32) / 255
        width, height = self.size
        noise = self.random.normal(0, 1, (height, width)).astype(np.float32)
        noise = (
            noise + np.roll(noise, 1, 0) + np.roll(noise, 1, 1) + np.roll(noise, (1, 1), (0, 1))
        ) / 2
        small = np.clip(small + (noise * grain)[..., None], 0, 1)
        image = Image.fromarray((small * 255 + 0.5).astype(np.uint8))
        image.save(path, "WEBP", quality=quality, method=6)
