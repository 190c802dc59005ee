"""Draws the gallery's pictures. Same seeds, same pictures: run it again after any change.

    pip install numpy pillow
    python Web/gallery/draw_pictures.py [name ...]
"""

import sys
from pathlib import Path

from drawing.landscapes import aurora, desert, dusk, hills, tea
from drawing.shores import city, lighthouse, moon
from drawing.still import pond, still_life

FOLDER = Path(__file__).parent / "pictures"

# name: (scene, quality): as small as each can be without showing it.
SCENES = {
    "dusk": (dusk, 70),
    "moon": (moon, 66),
    "hills": (hills, 72),
    "city": (city, 62),
    "still-life": (still_life, 74),
    "aurora": (aurora, 66),
    "desert": (desert, 70),
    "tea": (tea, 50),
    "lighthouse": (lighthouse, 70),
    "pond": (pond, 66),
}

if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for name in sys.argv[1:] or SCENES:
        scene, quality = SCENES[name]
        path = FOLDER / f"{name}.webp"
        scene().save(path, quality)
        print(f"{path.name}: {path.stat().st_size / 1000:.1f} kB")
