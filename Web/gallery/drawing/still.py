"""Pictures of things close by: a table and a pond."""

import numpy as np

from .paint import Canvas, blurred, mix, moved, rgb, smooth


def still_life():
    c = Canvas(840, 840, 8)
    c.pixels[:] = c.ramp([(0, "#e9d3c3"), (1, "#f0ddca")], (c.x + c.y) / 2)
    arch = np.maximum(
        c.disc(0.5, 0.4, 0.27), ((abs(c.x - 0.5) < 0.27) & (c.y > 0.4)).astype(np.float32)
    )
    c.lay(arch, c.ramp([(0.1, "#cf7f5e"), (0.75, "#e0a07c")], c.y))
    c.shade(
        arch
        * smooth(
            0.06, 0, 0.27 - np.where(c.y > 0.4, abs(c.x - 0.5), np.hypot(c.x - 0.5, c.y - 0.4))
        )
        * (c.x < 0.5),
        0.22,
        "#5a2418",
    )
    table = 0.75
    c.lay(c.below(table), c.ramp([(table, "#35545c"), (1, "#27424b")], c.y))
    c.shine(c.below(table) * np.exp(-(((c.y - table) / 0.006) ** 2)), "#9cc0bd", 0.5)

    def shadow(x, y, wide, high, length):
        mask = c.shape(
            [
                (x - wide, y),
                (x + wide, y),
                (x + wide + length, y + high),
                (x - wide * 0.4 + length, y + high),
            ]
        )
        c.shade(blurred(mask, 14), 0.5, "#0c1f28")

    light = np.array([-0.55, -0.6, 0.58])

    def ball(x, y, r, dark, mid, bright):
        dx, dy = (c.x - x) / r, (c.y - y) / r
        dz = np.sqrt(np.clip(1 - dx * dx - dy * dy, 0, 1))
        value = dx * light[0] + dy * light[1] + dz * light[2]
        tone = c.ramp(
            [(-0.7, dark), (0.2, mid), (0.75, bright), (1, "#fff1d8")],
            value + 0.12 * np.clip(dy, 0, 1) * (value < 0),
        )
        if y > 0.8:
            c.shade(
                blurred(c.disc(x + 0.012, y + r * 0.92, r * 0.8) * (c.y > y + r * 0.7), 7),
                0.7,
                "#0c1f28",
            )
        c.lay(c.disc(x, y, r), tone)

    def turned(x, foot, profile, stops, gloss=0.5):
        """A turned body: profile gives [(height above foot, radius), ...]."""
        heights, radii = zip(*profile)
        radius = np.interp(foot - c.y, heights, radii, left=radii[0], right=0).astype(np.float32)
        round = 0.022 * np.sqrt(np.clip(1 - ((c.x - x) / radii[0]) ** 2, 0, 1))
        edge = np.clip((foot + round - c.y) * c.h + 0.5, 0, 1)
        c.shade(
            blurred(c.disc(x + 0.02, foot + 0.008, radii[0] * 1.05) * (abs(c.y - foot) < 0.03), 9),
            0.55,
            "#0c1f28",
        )
        inside = (
            np.clip((radius - abs(c.x - x)) * c.h + 0.5, 0, 1) * edge * (c.y > foot - heights[-1])
        )
        across = np.clip((c.x - x) / np.maximum(radius, 1e-4), -1, 1)
        c.lay(inside, c.ramp(stops, across))
        c.shine(inside * np.exp(-(((across + 0.45) / 0.13) ** 2)), "#ffffff", gloss)

    def curve(knots, n=200):
        h, r = np.array(knots).T
        at = np.linspace(0, h[-1], n)
        line = np.interp(at, h, r)
        kernel = np.hanning(61) / np.hanning(61).sum()
        return list(
            zip(
                at,
                np.convolve(np.pad(line, 30, mode="reflect", reflect_type="odd"), kernel, "valid"),
            )
        )

    shadow(0.41, 0.8, 0.1, 0.05, 0.3)
    shadow(0.66, 0.85, 0.09, 0.05, 0.26)
    shadow(0.25, 0.87, 0.07, 0.04, 0.22)
    stems = [
        (0.41, 0.4, 0.36, 0.1),
        (0.41, 0.4, 0.5, 0.06),
        (0.41, 0.4, 0.27, 0.2),
        (0.41, 0.4, 0.6, 0.2),
    ]
    for x0, y0, x1, y1 in stems:
        points = [(x0 + (x1 - x0) * t**1.4, y0 + (y1 - y0) * t) for t in np.linspace(0, 1, 40)]
        c.lay(
            c.draw(lambda pen, s: pen.line([(x * s, y * s) for x, y in points], fill=255, width=7)),
            "#35513f",
        )
        for i, t in enumerate(range(9, 40, 4)):
            x, y = points[t]
            angle = np.arctan2(y1 - y0, x1 - x0) + (0.95 if i % 2 else -0.95)
            size = 0.052 * (1.1 - t / 70)
            u, v = np.cos(angle), np.sin(angle)
            leaf = [
                (
                    x + u * size * 2 * q - v * size * 0.62 * np.sin(np.pi * q) * side,
                    y + v * size * 2 * q + u * size * 0.62 * np.sin(np.pi * q) * side,
                )
                for side, run in ((1, np.linspace(0, 1, 14)), (-1, np.linspace(1, 0, 14)))
                for q in run
            ]
            c.lay(c.shape(leaf), ("#5f8a5c", "#40704f", "#86a66a")[i % 3])
    turned(
        0.41,
        0.83,
        curve(
            [
                (0, 0.075),
                (0.03, 0.1),
                (0.16, 0.135),
                (0.27, 0.1),
                (0.33, 0.045),
                (0.4, 0.042),
                (0.435, 0.06),
            ]
        ),
        [(-1, "#d9d3c4"), (-0.4, "#fbf7ec"), (0.25, "#d8d2c4"), (0.75, "#8f9291"), (1, "#6d757a")],
        0.35,
    )
    turned(
        0.67,
        0.87,
        curve([(0, 0.05), (0.02, 0.06), (0.06, 0.115), (0.115, 0.142)]),
        [(-1, "#17516b"), (-0.4, "#3f8fa6"), (0.3, "#1c627c"), (0.8, "#0f3d52"), (1, "#0b3042")],
        0.4,
    )
    rim = np.hypot((c.x - 0.67) / 0.14, (c.y - 0.757) / 0.022)
    c.lay(np.clip((1 - rim) * 60, 0, 1), "#0f3a4e")
    for x, y, r in ((0.615, 0.722, 0.05), (0.72, 0.724, 0.054), (0.668, 0.7, 0.052)):
        ball(x, y, r, "#8d2f10", "#e2751f", "#ffb648")
    ball(0.255, 0.845, 0.062, "#7d2414", "#d9572e", "#ff9a5e")
    ball(0.56, 0.885, 0.046, "#6d5310", "#d3b235", "#fbe58a")
    return c


def pond():
    c = Canvas(960, 720, 97)
    c.pixels[:] = c.ramp(
        [(0, "#0f5f66"), (0.5, "#0c4a58"), (1, "#08303f")], (c.y + 0.35 * c.x) / 1.4
    )
    caustic = np.abs(c.cloud(5, 5, 3, 0.55))
    c.shine(np.exp(-((caustic / 0.07) ** 2)), "#7fd6c4", 0.16)

    def fish(x, y, angle, size, patches):
        u, v = np.cos(angle), np.sin(angle)
        a = ((c.x - x) * u + (c.y - y) * v) / size
        b = (-(c.x - x) * v + (c.y - y) * u) / size
        b = b - 0.18 * np.sin(a * 2.2)
        half = 0.24 * np.sqrt(np.clip((a + 1) / 0.9, 0, 1)) * np.clip((1 - a) / 1.0, 0, 1) ** 0.55
        body = np.clip((half - abs(b)) * size * c.h + 0.5, 0, 1) * (a > -1) * (a < 1)
        spread = np.clip((-a - 0.72) / 0.6, 0, 1)
        tail = (
            np.clip((0.34 * spread**0.8 - abs(b)) * size * c.h + 0.5, 0, 1)
            * (a > -1.32)
            * (a < -0.72)
        )
        fin = np.clip(
            (1 - np.hypot((a - 0.3) / 0.16, (abs(b) - 0.27) / 0.17)) * size * 0.15 * c.h, 0, 1
        )
        all = np.maximum(body, np.maximum(tail, fin) * 0.8)
        c.shade(moved(blurred(all, 10), 14, 18), 0.4, "#021b26")
        c.lay(np.maximum(tail, fin), "#f7d9c4", 0.8)
        c.lay(
            body, mix(rgb("#fffaf2"), rgb("#d9c4bd"), np.clip(abs(b) / 0.26, 0, 1)[..., None] ** 2)
        )
        for pa, pb, r in patches:
            c.lay(body * smooth(r, r * 0.82, np.hypot(a - pa, (b - pb) * 1.3)), "#f0592b")
        for eye in (-0.1, 0.1):
            c.lay(np.clip((0.028 - np.hypot(a - 0.76, b - eye)) * size * c.h, 0, 1), "#20242c")

    fish(0.5, 0.36, 0.55, 0.135, ((0.45, 0.02, 0.3), (-0.25, -0.06, 0.27), (-0.8, 0, 0.16)))
    fish(0.88, 0.63, 2.5, 0.125, ((0.6, 0, 0.24), (0.0, 0.08, 0.25), (-0.55, -0.04, 0.22)))
    fish(0.73, 0.22, -2.8, 0.1, ((0.2, 0, 0.85), (-0.6, 0, 0.4)))
    pads = [
        (0.17, 0.2, 0.155, 0.6),
        (0.36, 0.06, 0.1, 2.2),
        (0.08, 0.53, 0.12, 5.3),
        (1.17, 0.13, 0.15, 3.6),
        (1.02, -0.02, 0.11, 2.4),
        (1.27, 0.42, 0.12, 3.2),
        (0.22, 0.86, 0.17, 0.2),
        (0.47, 0.95, 0.11, 5.4),
        (1.14, 0.9, 0.16, 4.0),
        (0.92, 0.98, 0.08, 4.9),
        (1.3, 0.7, 0.07, 3.5),
    ]
    for i, (x, y, r, notch) in enumerate(pads):
        angle = np.arctan2(c.y - y, c.x - x)
        away = np.hypot(c.x - x, c.y - y)
        turn = np.abs((angle - notch + np.pi) % (2 * np.pi) - np.pi)
        wobble = r * (1 + 0.02 * np.sin(angle * 7 + i))
        mask = np.clip((wobble - away) * c.h + 0.5, 0, 1) * np.clip(
            (turn - 0.14) * away * c.h + 0.5, 0, 1
        )
        c.shade(moved(blurred(mask, 12), 12, 16), 0.42, "#021b26")
        base = ("#5fae6a", "#3f9465", "#86bf6d")[i % 3]
        tone = mix(
            rgb(base) * 0.74,
            rgb(base),
            np.clip((0.5 + 0.5 * np.cos(angle + 2.2)) * 0.8 + 0.25, 0, 1)[..., None],
        )
        vein = np.exp(
            -(((np.abs((angle - notch) * 8 / np.pi % 2 - 1) * away) / 0.0035) ** 2)
        ) * smooth(r, r * 0.3, away)
        c.lay(mask, tone)
        c.shine(mask * vein, "#e0f2b0", 0.22)
        c.shine(mask * np.exp(-(((away - wobble) / 0.004) ** 2)), "#e5f5b8", 0.4)

    def lotus(x, y, size, tints):
        for ring, (count, reach, wide, tint) in enumerate(
            ((9, 1.0, 0.36, tints[0]), (8, 0.78, 0.33, tints[1]), (6, 0.5, 0.28, tints[2]))
        ):
            whole = np.zeros_like(c.x)
            for i in range(count):
                angle = 2 * np.pi * i / count + ring * 0.35
                u, v = np.cos(angle), np.sin(angle)
                a = ((c.x - x) * u + (c.y - y) * v) / (size * reach)
                b = (-(c.x - x) * v + (c.y - y) * u) / (size * reach)
                half = wide * np.sin(np.pi * np.clip(a, 0, 1) ** 0.8) ** 0.75
                petal = np.clip((half - abs(b)) * size * c.h + 0.5, 0, 1) * (a > 0) * (a < 1)
                c.shade(blurred(petal, 5), 0.16, "#5a1238")
                c.lay(
                    petal, mix(rgb(tint), rgb("#fff4f2"), (np.clip(1 - a, 0, 1) * 0.65)[..., None])
                )
                c.shine(petal * np.exp(-((b / 0.03) ** 2)) * np.clip(a, 0, 1), "#ffffff", 0.25)
        c.lay(c.disc(x, y, size * 0.16), "#f6c84a")
        for i in range(10):
            c.lay(
                c.disc(
                    x + size * 0.11 * np.cos(i * 0.628),
                    y + size * 0.11 * np.sin(i * 0.628),
                    size * 0.028,
                ),
                "#d9922b",
            )

    lotus(0.245, 0.25, 0.105, ("#e0619a", "#ef86b0", "#f7adc8"))
    lotus(1.12, 0.84, 0.12, ("#e87aa8", "#f4a0c0", "#fac6d8"))
    lotus(0.5, 0.93, 0.06, ("#f0a8c4", "#f7c4d6", "#fde0ea"))
    return c
