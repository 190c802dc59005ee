"""Pictures of the shore at night: a moon over the sea, a city, a lighthouse."""

import numpy as np

from .paint import Canvas, blurred, mix, rgb, smooth


def moon():
    c = Canvas(1120, 630, 23)
    c.pixels[:] = c.ramp(
        [(0, "#081226"), (0.25, "#12284a"), (0.45, "#25506f"), (0.6, "#6f9fa6"), (0.66, "#a9c6bd")],
        c.y,
    )
    for _ in range(150):
        x, y, r = (
            c.random.uniform(0, c.aspect),
            c.random.uniform(0, 0.45) ** 1.1,
            c.random.uniform(0.0006, 0.0018),
        )
        c.shine(c.disc(x, y, r, 0.002), "#e8f1ff", c.random.uniform(0.2, 0.9))
    mx, my = 0.62, 0.27
    away = np.hypot(c.x - mx, c.y - my)
    c.shine(np.exp(-((away / 0.34) ** 2)), "#a8d0d8", 0.5)
    face = c.disc(mx, my, 0.125, 0.002)
    maria = np.zeros_like(c.x)
    for x, y, r in (
        (-0.045, -0.04, 0.035),
        (0.0, -0.055, 0.03),
        (-0.03, 0.01, 0.04),
        (0.045, 0.0, 0.022),
        (0.03, 0.06, 0.026),
        (0.06, -0.05, 0.016),
    ):
        maria = np.maximum(maria, c.disc(mx + x + 0.004 * c.cloud(9, 9, 2), my + y, r, 0.02))
    c.lay(face, mix(rgb("#fdf6e0"), rgb("#d9d6c4"), (maria * 0.6)[..., None]))
    c.shade(face * smooth(0.04, 0.2, np.hypot(c.x - mx + 0.05, c.y - my + 0.04)), 0.2, "#56788c")
    clouds = smooth(0.25, 0.9, c.cloud(0.9, 8, 4)) * smooth(0.12, 0.3, c.y) * smooth(0.66, 0.5, c.y)
    c.lay(clouds, "#c4dcd8", 0.3)
    for base, height, colour in ((0.605, 0.035, "#5f8d98"), (0.625, 0.028, "#3f6c7e")):
        line = base - height * np.clip(c.wander(1.7, 5, 0.5) + 0.3, 0, 2) * smooth(0.9, 1.5, c.xs)
        c.lay(c.below(line), colour)
    horizon = 0.632
    deep = np.clip((c.y - horizon) / (1 - horizon), 0, 1)
    sea = c.below(horizon)
    c.lay(sea, c.ramp([(0, "#7fb0b3"), (0.12, "#3f7a8c"), (0.45, "#1c4a68"), (1, "#0a2340")], deep))
    column = np.exp(-(((c.x - mx) / (0.07 + 0.2 * deep)) ** 2))
    c.shine(sea * column, "#cfe6da", 0.28)
    marks = [
        (c.random.uniform(), c.random.normal(), c.random.uniform(0.4, 1.6)) for _ in range(520)
    ]

    def glitter(pen, s):
        for depth, side, length in marks:
            d = depth**1.5
            y = horizon + 0.006 + d * (1 - horizon)
            x = mx + side * (0.05 + 0.13 * d)
            half, thick = (0.006 + 0.04 * d) * length, 0.0008 + 0.0042 * d
            pen.ellipse(
                [(x - half) * s, (y - thick) * s, (x + half) * s, (y + thick) * s], fill=230
            )

    c.lay(c.draw(glitter), "#fbf3d8", 0.85)
    swell = [
        (c.random.uniform(0, c.aspect), c.random.uniform(), c.random.uniform(0.5, 2))
        for _ in range(420)
    ]

    def waves(pen, s):
        for x, depth, length in swell:
            d = depth**1.3
            y, half, thick = (
                horizon + 0.01 + d * (1 - horizon),
                (0.01 + 0.06 * d) * length,
                0.0008 + 0.003 * d,
            )
            pen.ellipse(
                [(x - half) * s, (y - thick) * s, (x + half) * s, (y + thick) * s], fill=200
            )

    c.lay(c.draw(waves), "#123c5a", 0.4)
    bx, by = 1.3, 0.735
    hull = [(bx - 0.062, by), (bx + 0.07, by), (bx + 0.048, by + 0.024), (bx - 0.045, by + 0.024)]
    main = [(bx - 0.002, by - 0.17), (bx - 0.002, by - 0.012), (bx + 0.066, by - 0.012)]
    jib = [(bx - 0.012, by - 0.145), (bx - 0.012, by - 0.012), (bx - 0.056, by - 0.012)]
    c.shade(
        blurred(
            c.shape(
                [
                    (bx - 0.05, by + 0.03),
                    (bx + 0.06, by + 0.03),
                    (bx + 0.02, by + 0.13),
                    (bx - 0.03, by + 0.13),
                ]
            ),
            12,
        ),
        0.5,
        "#071a30",
    )
    c.lay(c.shape(hull), "#0c1c30")
    c.lay(c.shape(main), "#f3ead0")
    c.lay(c.shape(jib), "#d9dccb")
    return c


def city():
    c = Canvas(1120, 630, 31)
    water = 0.735
    c.pixels[:] = c.ramp(
        [
            (0, "#0a0f2c"),
            (0.3, "#1c1d52"),
            (0.42, "#4b2f78"),
            (0.56, "#a3508c"),
            (0.66, "#f08a86"),
            (0.735, "#ffc58f"),
        ],
        c.y,
    )
    for _ in range(110):
        c.shine(
            c.disc(c.random.uniform(0, c.aspect), c.random.uniform(0, 0.38), 0.0011, 0.002),
            "#dfe6ff",
            c.random.uniform(0.2, 0.8),
        )
    c.shine(np.exp(-(((c.x - 0.95) / 0.6) ** 2) - ((c.y - water) / 0.2) ** 2), "#ff9f80", 0.4)

    def block(left, right, top, tone, light, chance, cell):
        mask = ((c.x > left) & (c.x < right) & (c.y > top) & (c.y < water)).astype(np.float32)
        fade = np.clip((c.y - top) / (water - top), 0, 1)[..., None]
        c.lay(mask, mix(rgb(tone), mix(rgb(tone), rgb("#b0588c"), 0.3), fade**2))
        c.shade(mask * smooth(0.25, 1, (c.x - left) / (right - left)), 0.25, "#070a20")
        columns, rows = int((right - left) / cell), int((water - top) / (cell * 1.25))
        lit = c.random.uniform(size=(rows + 1, columns + 1)) < chance
        lit[:1] = False
        style = c.random.integers(0, 4)
        if style < 2:
            middle, half = (left + right) / 2, (right - left) / 2
            for step in range(1, 4):
                inset = half * (0.25 * step if style else 0.18 * step)
                c.lay(
                    (
                        (abs(c.x - middle) < half - inset)
                        & (c.y < top)
                        & (c.y > top - 0.012 * step)
                    ).astype(np.float32),
                    tone,
                )

        def windows(pen, s):
            pad = (right - left - columns * cell) / 2
            for row in range(1, rows):
                for column in range(columns):
                    if lit[row, column]:
                        x, y = left + pad + column * cell, top + row * cell * 1.25
                        pen.rectangle(
                            [
                                (x + cell * 0.25) * s,
                                (y + cell * 0.2) * s,
                                (x + cell * 0.75) * s,
                                (y + cell * 0.85) * s,
                            ],
                            fill=255,
                        )

        panes = c.draw(windows)
        c.lay(panes, light, 0.92)

    for count, low, high, tone, chance, cell, light in (
        (26, 0.5, 0.66, "#8a4a86", 0, 0.012, "#f7b7a0"),
        (18, 0.4, 0.66, "#4a2f74", 0.16, 0.016, "#ffc98a"),
        (11, 0.3, 0.66, "#1a1b4c", 0.34, 0.02, "#ffd98f"),
    ):
        for i in range(count):
            x = (i + c.random.uniform(-0.3, 0.3)) * c.aspect / count
            wide = c.random.uniform(0.05, 0.1) * (1 if count > 20 else 1.15)
            top = c.random.uniform(low, high) + 0.12 * abs(x - 0.95) ** 1.5
            block(x, x + wide, min(top, water - 0.05), tone, light, chance, cell)
            if c.random.uniform() < 0.3:
                mast = (
                    (abs(c.x - x - wide / 2) < 0.0018) & (c.y < top) & (c.y > top - 0.055)
                ).astype(np.float32)
                c.lay(mast, tone)
                c.shine(c.disc(x + wide / 2, top - 0.055, 0.003, 0.006), "#ff6a5a", 0.9)
    glow = blurred(np.clip(c.pixels.max(-1) - 0.82, 0, 1) * (c.y < water) * (c.y > 0.3), 14)
    c.shine(glow, "#ffc080", 2.6)
    edge = int(water * c.h)
    deep = np.arange(c.h - edge)
    reach = np.clip(edge - 1 - (deep * 1.55).astype(int), 0, edge - 1)
    mirror = c.pixels[reach]
    wave = (np.sin(deep * 0.11 + deep**1.2 * 0.02) * (1.5 + deep * 0.06)).astype(int)
    mirror = np.stack([np.roll(row, shift, 0) for row, shift in zip(mirror, wave)])
    mirror = np.stack([blurred(mirror[..., i], 5) for i in range(3)], -1)
    rows = np.linspace(0, 1, len(deep), dtype=np.float32)[:, None, None]
    c.pixels[edge:] = mix(mirror * 0.78, rgb("#0b0e2c"), rows**0.9 * 0.75)
    c.shine(np.exp(-(((c.y - water) / 0.004) ** 2)), "#ffb9a0", 0.35)
    return c


def lighthouse():
    c = Canvas(720, 960, 83)
    c.pixels[:] = c.ramp(
        [(0, "#14305a"), (0.25, "#3f5f8f"), (0.45, "#b67c94"), (0.6, "#f3a287"), (0.72, "#ffd7a0")],
        c.y,
    )
    puffs = smooth(0.05, 0.8, c.cloud(1.6, 6, 5)) * smooth(0.12, 0.35, c.y) * smooth(0.72, 0.5, c.y)
    c.lay(puffs, c.ramp([(0.2, "#6d6d9c"), (0.45, "#f0a6a0"), (0.65, "#ffe0b4")], c.y), 0.6)
    lx, ly = 0.475, 0.265
    for angle, spread, power in ((0.2, 0.075, 0.55), (np.pi + 0.2, 0.075, 0.5)):
        dx, dy = c.x - lx, c.y - ly
        along = dx * np.cos(angle) + dy * np.sin(angle)
        across = -dx * np.sin(angle) + dy * np.cos(angle)
        beam = np.exp(-((across / (np.maximum(along, 0.001) * spread * 1.2 + 0.012)) ** 2)) * (
            along > 0
        )
        c.shine(beam * np.exp(-along / 0.42), "#fff0b8", power)
    sea = 0.735
    c.lay(
        c.below(sea),
        c.ramp([(sea, "#f0b79c"), (sea + 0.05, "#8a7f9c"), (0.86, "#2c4f78"), (1, "#10294a")], c.y),
    )
    marks = [
        (c.random.uniform(0, c.aspect), c.random.uniform(), c.random.uniform(0.5, 1.8))
        for _ in range(420)
    ]
    for part, colour, opacity in ((0, "#ffe0b8", 0.5), (1, "#1d3c66", 0.45)):

        def ripples(pen, s):
            for x, depth, length in marks[part::2]:
                d = depth**1.4
                y, half, thick = (
                    sea + 0.006 + d * 0.27,
                    (0.006 + 0.04 * d) * length,
                    0.0006 + 0.0022 * d,
                )
                pen.ellipse(
                    [(x - half) * s, (y - thick) * s, (x + half) * s, (y + thick) * s], fill=255
                )

        c.lay(c.draw(ripples), colour, opacity)
    rock = (
        0.845
        - 0.105 * smooth(0.02, 0.3, c.xs) * smooth(0.75, 0.55, c.xs)
        + 0.025 * c.wander(4, 5, 0.55)
    )
    fall = np.maximum(c.y - rock, 0)
    side = np.sin(c.x * 26 + 9 * c.cloud(4, 5, 3)) * 0.5 + 0.5
    c.lay(
        c.below(rock), mix(rgb("#2a2440"), rgb("#58405e"), (side * np.exp(-fall / 0.09))[..., None])
    )
    c.shine(c.below(rock) * np.exp(-fall / 0.005), "#ffb99a", 0.5)
    foot, head = 0.775, 0.31
    t = np.clip((foot - c.y) / (foot - head), 0, 1)
    half = mix(0.074, 0.047, t**0.8)
    tower = np.clip((half - abs(c.x - lx)) * c.h + 0.5, 0, 1) * (c.y < foot) * (c.y > head)
    across = (c.x - lx) / half
    band = (t * 5.0 + 0.04 * across**2) % 2 >= 1
    white = c.ramp([(-1, "#c9b7c2"), (-0.2, "#fff4e8"), (0.4, "#f3d9d0"), (1, "#8d7594")], across)
    red = c.ramp([(-1, "#a83340"), (-0.2, "#e85a4c"), (0.4, "#c8414a"), (1, "#6d2440")], across)
    c.lay(tower, np.where(band[..., None], red, white))
    for y, wide, high, colour in (
        (head - 0.004, 0.066, 0.016, "#2c2744"),
        (0.292, 0.05, 0.01, "#3a3358"),
    ):
        c.lay(((abs(c.x - lx) < wide) & (abs(c.y - y) < high / 2)).astype(np.float32), colour)
    c.lay(((abs(c.x - lx) < 0.036) & (c.y > 0.232) & (c.y < 0.29)).astype(np.float32), "#ffe9a6")
    for offset in (-0.035, -0.012, 0.012, 0.035):
        c.lay(
            ((abs(c.x - lx - offset) < 0.0022) & (c.y > 0.232) & (c.y < 0.29)).astype(np.float32),
            "#2c2744",
        )
    roof = np.clip(
        (0.048 * np.sqrt(np.clip((c.y - 0.185) / 0.047, 0, 1)) - abs(c.x - lx)) * c.h + 0.5, 0, 1
    )
    c.lay(roof * (c.y < 0.233), c.ramp([(-1, "#b8404a"), (0, "#d9534e"), (1, "#7a2a44")], across))
    c.lay(c.disc(lx, 0.182, 0.008), "#2c2744")
    c.shine(np.exp(-((np.hypot(c.x - lx, c.y - ly) / 0.07) ** 2)), "#fff2c0", 0.75)
    for y in (0.47, 0.6):
        c.lay(
            ((abs(c.x - lx + 0.006) < 0.009) & (abs(c.y - y) < 0.014)).astype(np.float32), "#4a3550"
        )
    c.lay(
        ((abs(c.x - lx + 0.004) < 0.017) & (c.y > 0.728) & (c.y < 0.79)).astype(np.float32),
        "#4a3550",
    )
    c.lay(c.below(0.778 + 0.02 * c.wander(9, 3)) * c.below(rock), "#2a2440", 0.9)
    for x, y, k in (
        (0.14, 0.47, 0.017),
        (0.2, 0.44, 0.011),
        (0.62, 0.36, 0.013),
        (0.1, 0.415, 0.009),
    ):
        wings = lambda pen, s: [
            pen.arc([(x - 2 * k) * s, (y - k * 0.5) * s, x * s, (y + k) * s], 200, 330, 255, 4),
            pen.arc([x * s, (y - k * 0.5) * s, (x + 2 * k) * s, (y + k) * s], 210, 340, 255, 4),
        ]
        c.lay(c.draw(wings), "#2c2744", 0.85)
    return c
