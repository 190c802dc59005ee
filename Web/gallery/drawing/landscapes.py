"""Pictures of hills, dunes and fields: layers, each a line across the picture."""

import numpy as np

from .paint import Canvas, blurred, mix, rgb, smooth


def spruces(c, count, ground, low, high, x0=0.0, x1=None, layers=7):
    """Returns the mask of `count` spruces that stand on `ground` (one y for each column)."""
    spots = [
        (c.random.uniform(x0, x1 or c.aspect), c.random.uniform(low, high)) for _ in range(count)
    ]
    jitter = c.random.uniform(0.75, 1.15, (count, layers))

    def strokes(pen, s):
        for (x, size), wobble in zip(spots, jitter):
            foot = ground[min(len(ground) - 1, int(x * s))] + 0.01
            for i in range(layers):
                top = foot - size * (1 - i / (layers + 1))
                base = foot - size * (1 - (i + 1.9) / (layers + 1))
                half = size * 0.2 * ((i + 1) / layers) * wobble[i]
                pen.polygon(
                    [
                        (x * s, top * s),
                        ((x - half) * s, base * s),
                        (x * s, (base - size * 0.03) * s),
                        ((x + half) * s, base * s),
                    ],
                    fill=255,
                )
            pen.rectangle(
                [(x - size * 0.014) * s, (foot - size * 0.2) * s, (x + size * 0.014) * s, foot * s],
                fill=255,
            )

    return c.draw(strokes)


def dusk():
    c = Canvas(1120, 630, 11)
    c.pixels[:] = c.ramp(
        [
            (0, "#262a5c"),
            (0.2, "#56478a"),
            (0.38, "#a8628f"),
            (0.52, "#ee8f86"),
            (0.63, "#ffc48f"),
            (0.72, "#ffe6b8"),
        ],
        c.y + 0.05 * (c.x - 0.9),
    )
    streaks = (
        smooth(0.1, 0.9, c.cloud(1.2, 9, 4) + 0.1) * smooth(0.05, 0.3, c.y) * smooth(0.62, 0.4, c.y)
    )
    c.lay(streaks, "#ffb39a", 0.5)
    c.shine(np.exp(-((c.x - 1.16) ** 2 + (c.y - 0.5) ** 2) / 0.11), "#ffb070", 0.6)
    c.lay(c.disc(1.16, 0.5, 0.066, 0.003), "#fff3d6")
    c.shine(np.exp(-((c.x - 1.16) ** 2 + (c.y - 0.5) ** 2) / 0.012), "#ffd9a0", 0.5)
    layers = [
        (0.56, 0.075, 2.2, "#e29a94", "#ffd2ae"),
        (0.62, 0.085, 1.9, "#b97795", "#eeb0a6"),
        (0.70, 0.09, 1.6, "#825a8c", "#c98ea0"),
        (0.78, 0.085, 1.5, "#543f78", "#94688f"),
        (0.86, 0.075, 1.3, "#322a58", "#5d4878"),
    ]
    for base, height, frequency, dark, mist in layers:
        line = base - height * c.wander(frequency, 6, 0.46)
        depth = (c.y - line) / 0.2
        c.lay(c.below(line), mix(rgb(dark), rgb(mist), np.clip(depth, 0, 1)[..., None] ** 1.3))
        lit = c.below(line) * np.clip(1 - (c.y - line) / 0.03, 0, 1)
        c.shine(lit * np.exp(-(((c.x - 1.16) / 0.5) ** 2)), "#ffb680", 0.22)
    ground = 0.95 - 0.045 * c.wander(1.2, 4, 0.5)
    trees = spruces(c, 46, ground, 0.05, 0.17)
    c.lay(np.maximum(trees, c.below(ground)), "#16142f")
    return c


def aurora():
    c = Canvas(1120, 630, 47)
    c.pixels[:] = c.ramp(
        [(0, "#050b1f"), (0.35, "#0a2038"), (0.62, "#14455a"), (0.72, "#2f7a78")], c.y
    )
    for _ in range(260):
        c.shine(
            c.disc(
                c.random.uniform(0, c.aspect),
                c.random.uniform(0, 0.62),
                c.random.uniform(0.0007, 0.0017),
                0.0018,
            ),
            "#eaf6ff",
            c.random.uniform(0.25, 1),
        )
    for base, swing, high, power, foot, crown in (
        (0.53, 0.1, 0.36, 1.5, "#4dffb0", "#6a5cff"),
        (0.4, 0.1, 0.36, 1.0, "#38f0c0", "#d05cf0"),
        (0.6, 0.05, 0.22, 0.8, "#9dff9a", "#2fd0d8"),
    ):
        line = base + swing * c.wander(1.0, 3, 0.42) + 0.06 * np.sin(c.xs * 3 + base * 20)
        rays = 0.66 + 0.34 * blurred((c.wander(5, 4, 0.75) * 0.8)[None, :].repeat(2, 0), 3)[0]
        veil = np.clip(0.6 + 0.55 * c.wander(1.3, 2, 0.5), 0.06, 1)
        up = line - c.y
        tall = high * (0.6 + 0.5 * rays)
        glow = np.where(up > 0, np.exp(-up / (tall * 0.42)), np.exp(up / 0.014)) * rays * veil
        hue = np.clip(up / (tall * 1.15), 0, 1)[..., None]
        light = glow[..., None] * mix(rgb(foot), rgb(crown), hue) * power
        c.pixels = 1 - (1 - c.pixels) * (1 - np.clip(light, 0, 0.95))
    shore = 0.8
    for base, height, dark, snow in (
        (0.75, 0.13, "#1d4658", "#a8e0d8"),
        (0.79, 0.06, "#0f2c3c", "#4f918f"),
    ):
        ridge = c.wander(2.0, 6, 0.5)
        line = base - height * np.clip(ridge + 0.25, -0.4, 2)
        mask = c.below(line)
        slope = np.gradient(blurred(line[None, :].repeat(2, 0), 5)[0]) * c.h
        bright = smooth(0.09, 0.0, c.y - line + 0.05 * c.cloud(16, 9, 3, 0.6)) * mask
        c.lay(mask, mix(rgb(dark), rgb("#2a6470"), np.clip((c.y - line) / 0.2, 0, 1)[..., None]))
        c.lay(bright * (0.35 + 0.65 * smooth(18, -18, slope)), snow, 0.6)
    bank = np.full(c.w, shore - 0.012, np.float32) - 0.012 * c.wander(2, 3)
    c.lay(np.maximum(spruces(c, 90, bank, 0.03, 0.1), c.below(bank)), "#06151f")
    edge = int(shore * c.h)
    deep = np.arange(c.h - edge)
    mirror = c.pixels[np.clip(edge - 1 - (deep * 2.6).astype(int), 0, edge - 1)]
    wave = (np.sin(deep * 0.23 + deep**1.3 * 0.01) * (1 + deep * 0.05)).astype(int)
    mirror = np.stack([np.roll(row, shift, 0) for row, shift in zip(mirror, wave)])
    mirror = np.stack([blurred(mirror[..., i], 6) for i in range(3)], -1)
    rows = np.linspace(0, 1, len(deep), dtype=np.float32)[:, None, None]
    c.pixels[edge:] = mix(mirror * 0.82, rgb("#06182a"), rows * 0.45)
    near = 0.965 - 0.02 * c.wander(1.5, 3) + 0.06 * smooth(0.3, 0.8, c.xs) * smooth(1.6, 1.1, c.xs)
    c.lay(
        np.maximum(
            c.below(near),
            np.maximum(
                spruces(c, 9, near, 0.2, 0.4, -0.03, 0.36),
                spruces(c, 8, near, 0.16, 0.34, 1.42, c.aspect + 0.02),
            ),
        ),
        "#030c14",
    )
    return c


def desert():
    c = Canvas(1120, 630, 61)
    c.pixels[:] = c.ramp(
        [(0, "#2f7f8f"), (0.25, "#7fb4a8"), (0.42, "#eccb9c"), (0.55, "#f7b77e")], c.y
    )
    c.shine(np.exp(-((c.x - 0.5) ** 2 + (c.y - 0.33) ** 2) / 0.06), "#fff0c0", 0.55)
    c.lay(c.disc(0.5, 0.33, 0.085, 0.002), "#fff6dc")
    for centre, wide, top, colour in (
        (1.28, 0.2, 0.345, "#c88a78"),
        (1.55, 0.13, 0.38, "#b97a70"),
        (0.95, 0.09, 0.41, "#d39a82"),
    ):
        edge = smooth(wide, wide * 0.72, abs(c.xs - centre + 0.02 * c.wander(6, 3)))
        line = 0.53 - (0.53 - top) * edge - 0.006 * c.wander(14, 2) * edge
        c.lay(
            c.below(line),
            mix(rgb(colour), rgb("#eab78c"), np.clip((c.y - line) / 0.2, 0, 1)[..., None]),
        )
    dunes = [
        (0.52, 0.035, 1.2, 0.3, "#f3bd83", "#cf8a63"),
        (0.6, 0.07, 0.85, 2.3, "#efa96a", "#b96c4f"),
        (0.72, 0.1, 0.62, 5.0, "#e58f51", "#96503f"),
        (0.9, 0.11, 0.5, 1.3, "#d2713e", "#6d3433"),
    ]
    crests = []
    for base, height, frequency, phase, lit, dark in dunes:
        u = c.xs * frequency * 3.1 + phase
        wave = np.sin(u + 0.45 * np.sin(u))
        line = base - height * wave - 0.012 * c.wander(2, 2)
        crest = np.cos(u + 0.45 * np.sin(u))
        crests.append(line)
        fold = np.maximum(c.y - line, 0)
        side = smooth(-0.12, 0.2, crest[None, :] + 2.6 * fold - 0.25)
        tone = mix(rgb(dark), rgb(lit), side[..., None])
        tone = mix(tone, rgb(dark), (np.clip(fold / 0.5, 0, 1) * 0.45)[..., None])
        ripple = np.sin(
            (fold * 150 + c.x * 9 + 1.5 * np.sin(c.x * 7 + fold * 20)) / (0.6 + fold * 2.2)
        )
        c.lay(c.below(line), tone)
        c.shine(
            c.below(line) * np.clip(ripple, 0, 1) * side * smooth(0.0, 0.08, fold), "#ffd79a", 0.1
        )
        c.shine(c.below(line) * np.exp(-fold / 0.006) * smooth(-0.2, 0.6, crest), "#ffe7b8", 0.5)
    spots = [
        (x, crests[2][int(x * c.h)] - 0.023, k) for x, k in ((0.84, 1), (0.9, 0.94), (0.955, 1.02))
    ]

    def camels(pen, s):
        for x, y, k in spots:
            k *= 0.034
            pen.ellipse(
                [(x - k * 0.8) * s, (y - k * 0.75) * s, (x + k * 0.8) * s, (y - k * 0.05) * s],
                fill=255,
            )
            pen.ellipse(
                [(x - k * 0.4) * s, (y - k * 1.15) * s, (x + k * 0.35) * s, (y - k * 0.3) * s],
                fill=255,
            )
            pen.line(
                [
                    ((x - k * 0.65) * s, (y - k * 0.4) * s),
                    ((x - k * 1.15) * s, (y - k * 0.6) * s),
                    ((x - k * 1.3) * s, (y - k * 1.25) * s),
                ],
                fill=255,
                width=max(2, int(k * 0.22 * s)),
                joint="curve",
            )
            pen.ellipse(
                [(x - k * 1.7) * s, (y - k * 1.42) * s, (x - k * 1.15) * s, (y - k * 1.12) * s],
                fill=255,
            )
            for leg in (-0.55, -0.3, 0.3, 0.58):
                pen.line(
                    [
                        ((x + k * leg) * s, (y - k * 0.3) * s),
                        ((x + k * (leg * 1.12)) * s, (y + k * 0.75) * s),
                    ],
                    fill=255,
                    width=max(2, int(k * 0.14 * s)),
                )

    c.lay(c.draw(camels), "#5a2a2c")
    return c


def tea():
    c = Canvas(1120, 630, 71)
    c.pixels[:] = c.ramp([(0, "#bfe0dc"), (0.22, "#e9efd4"), (0.4, "#fff3cf")], c.y)
    c.shine(np.exp(-((c.x - 1.35) ** 2 + (c.y - 0.2) ** 2) / 0.12), "#fff2c0", 0.8)
    for base, height, colour in (
        (0.3, 0.07, "#b5d3c3"),
        (0.36, 0.065, "#8dbba6"),
        (0.42, 0.05, "#67a188"),
    ):
        line = base - height * c.wander(1.6, 5, 0.48)
        c.lay(
            c.below(line),
            mix(rgb(colour), rgb("#eef3d8"), np.clip((c.y - line) / 0.13, 0, 1)[..., None]),
        )
    fields = [
        (0.44, 0.05, 1.0, 0.6, 30, "#7db56c", "#3f8a56", 1.0),
        (0.53, 0.09, 0.75, 3.6, 24, "#69ab55", "#2b7547", 1.25),
        (0.69, 0.13, 0.55, 1.5, 17, "#559c45", "#1c613c", 1.7),
    ]
    for base, height, frequency, phase, rows, lit, dark, size in fields:
        line = (
            base
            - height * np.sin(c.xs * frequency * 3 + phase)
            - height * 0.2 * np.sin(c.xs * frequency * 7 + phase)
        )
        depth = np.clip(c.y - line, 0, 1)
        bend = np.sin(c.x * frequency * 3.4 + phase + 1) * 0.5 + 0.25 * np.sin(
            c.x * 5.2 + phase * 2
        )
        at = rows * (np.sqrt(depth + 0.004) * 1.5 + 0.22 * bend + 0.12 * c.x)
        part = at - np.floor(at)
        bump = np.sin(np.pi * part) ** 0.6
        leaf = c.cloud(44, 44, 2, 0.6) * 0.13
        light = np.clip(
            0.15 + 0.85 * bump * (0.62 + 0.38 * np.cos(np.pi * (part - 0.12))) + leaf * bump, 0, 1
        )
        tone = mix(rgb(dark) * 0.72, rgb(lit), light[..., None])
        tone = mix(
            tone,
            rgb("#eef2bd"),
            (np.clip((part < 0.38) * bump * 0.5, 0, 1) * smooth(0.2, 1.6, c.x) * 0.5)[..., None],
        )
        mist = np.exp(-depth / 0.045) * (0.55 if size < 1.5 else 0.25)
        c.lay(c.below(line), mix(tone, rgb("#e8f0cf"), mist[..., None]))
    veil = smooth(-0.2, 0.9, c.cloud(1.1, 5, 3)) * np.exp(-(((c.y - 0.47) / 0.07) ** 2))
    c.lay(veil, "#fbf7e2", 0.6)
    c.shade(smooth(0.75, 1.05, c.y), 0.3, "#0b3a2c")
    return c


def hills():
    c = Canvas(1120, 630, 5)
    c.pixels[:] = c.ramp([(0, "#f6efdc"), (0.7, "#f3dfb9")], c.y)
    c.paper(c.disc(1.22, 0.34, 0.2), "#f0a24b")
    c.paper(c.disc(1.22, 0.34, 0.15), "#ec7a4a", 0.012)
    c.paper(c.disc(1.22, 0.34, 0.098), "#e25a47", 0.01)

    def puff(x, y, s):
        mask = np.zeros_like(c.x)
        for dx, dy, r in (
            (-0.09, 0, 0.035),
            (-0.04, -0.028, 0.05),
            (0.03, -0.018, 0.043),
            (0.085, 0, 0.032),
        ):
            mask = np.maximum(mask, c.disc(x + dx * s, y + dy * s, r * s))
        flat = ((c.y < y + 0.022 * s) & (abs(c.x - x) < 0.115 * s) & (c.y > y - 0.01 * s)).astype(
            np.float32
        )
        return np.maximum(mask * (c.y < y + 0.022 * s), flat)

    c.paper(puff(0.42, 0.2, 1.25), "#fffaf0", 0.014, 0.22)
    c.paper(puff(0.86, 0.34, 0.8), "#fffaf0", 0.012, 0.2)
    waves = [
        (0.56, 0.06, 1.1, 0.4, "#cfdcae"),
        (0.64, 0.075, 0.85, 2.1, "#9fc394"),
        (0.72, 0.07, 1.0, 4.4, "#62a183"),
        (0.80, 0.065, 0.9, 0.9, "#2f7d72"),
        (0.89, 0.06, 0.75, 3.2, "#175a5e"),
        (0.97, 0.04, 1.1, 5.2, "#0d3d47"),
    ]
    for i, (base, height, frequency, phase, colour) in enumerate(waves):
        line = (
            base
            - height * np.sin(c.xs * frequency * 3.4 + phase)
            - height * 0.35 * np.sin(c.xs * frequency * 7.1 + phase * 2)
        )
        mask = c.below(line)
        if i in (2, 3, 4):
            for _ in range(5):
                x = c.random.uniform(0.05, c.aspect - 0.05)
                foot, size = line[int(x * c.h)] + 0.01, c.random.uniform(0.07, 0.12) * (
                    0.75 + 0.13 * i
                )
                crown = np.clip(
                    (
                        1
                        - np.hypot(
                            (c.x - x) / (size * 0.3), (c.y - foot + size * 0.68) / (size * 0.5)
                        )
                    )
                    * size
                    * 0.3
                    * c.h,
                    0,
                    1,
                )
                trunk = (
                    (abs(c.x - x) < size * 0.035) & (c.y < foot + 0.02) & (c.y > foot - size * 0.6)
                )
                mask = np.maximum(mask, np.maximum(crown, trunk.astype(np.float32)))
        c.paper(mask, colour, 0.018, 0.36)
    return c
