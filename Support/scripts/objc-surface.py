#!/usr/bin/env python3
"""Says what of the banners' public Swift Objective-C cannot see, and what of it the client leaves out.

    objc-surface.py FOLDER TESTS

FOLDER holds what the compiler wrote for one of Apple's triples: RondoUIKit-Swift.h, and the symbol graphs
of RondoUIKit and RondoCore. TESTS holds Client.m, which uses all of it, and Snippets.m, in which the
documentation's code is compiled. Every public declaration in Swift has one of the same name in the
header, a name in RENAMED, or a reason in ABSENT.
"""

import json
import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
CATALOG = ROOT / "Sources/RondoUIKit/RondoUIKit.docc"

# Types that Objective-C cannot have, and those that stand for them.
COUNTERPARTS = {
    "PositionIndicator": ["RondoPositionIndicator"],
    "ReelDwell": ["RondoDwell"],
    "ReelPageMotion": ["RondoPageMotion"],
    "ReelPageMotion.Keyframe": ["RondoPageKeyframe"],
    "ReelPhrases": ["RondoPhrases"],
    "ReelCause": ["RondoCause"],
    "MarqueeView.Mode": ["RondoMarqueeMode"],
    "MarqueeView.Swap": ["RondoMarqueeSwap"],
    "PageIndicator.Style": ["RondoPageIndicatorStyle"],
    "ReelViewDataSource": ["RondoReelViewDataSource"],
    "ReelViewDelegate": ["RondoReelViewDelegate"],
    "Reel.Appearance": ["RondoAppearance"],
    "Reel.Axis": ["RondoAxis"],
    "Reel.Cause": ["RondoCause"],
    "Reel.DecelerationRate": ["RondoDecelerationRate"],
    "Reel.Direction": ["RondoDirection"],
    "Reel.Directions": ["RondoDirections"],
    "Reel.Drive": ["RondoDrive"],
    "Reel.Effect": ["RondoEffect"],
    "Reel.Effect.Knot": ["RondoEffectKnot"],
    "Reel.EndBehavior": ["RondoEndBehavior"],
    "Reel.HoldReasons": ["RondoHoldReasons"],
    "Reel.Paging": ["RondoPaging"],
    "Reel.PersonSwitch": ["RondoPersonSwitch"],
    "Reel.Settings": ["ReelView", "MarqueeView"],
    "Reel.Way": ["RondoWay"],
}

# What is called otherwise in Objective-C: the first part of the selector, or the property.
RENAMED = {
    "Reel.Appearance.plain": "init",
    "PagerView.setImages": "setImagesWithCount",
    "PageIndicator.show(motion:)": "initWithStyle",
    "PageIndicator.show(dwell:)": "initWithStyle",
    "PositionIndicator.show(position:of:isMirrored:animated:)": "showPosition",
    "PositionIndicator.show(motion:)": "showMotion",
    "PositionIndicator.show(dwell:)": "showDwell",
    "Reel.Drive.drift(speed:)": "driftWithSpeed",
    "Reel.Drive.shuttle(speed:)": "shuttleWithSpeed",
    "Reel.Effect.Knot.appearance": "initWithDistance",
    "Reel.Effect.sampling": "samplingFrom",
    "Reel.Settings.alignment": "alignmentFraction",
    "Reel.Settings.passes": "mode",
    "ReelPageMotion.Keyframe.curve": "timingFunction",
    "ReelView.alignment": "alignmentFraction",
    "ReelView.restore": "restorePlace",
    "ReelView.seek": "seekToTime",
    "ReelView.select": "selectItemAtIndex",
}

# What Objective-C does without, and why.
ABSENT = {
    "Reel.Alignment": "is a number, alignmentFraction",
    "Reel.SavedPlace": "is a property list, place",
    "ReelImageTask": "is a block",
    "ReelItems": "is generic; the data source does the same",
    "ReelView.defaultSettings": "is for subclasses, which Objective-C cannot make of Swift's classes",
    "ReelView.settings": "has its parts in properties of their own",
    "TransitionCurve": "is Core Animation's timing function",
}

# What the client cannot use: it is for subclasses.
UNUSED = {"indexDidChangeTo:cause:", "textSizeDidChange", "initWithCoder:"}

INTERFACE = re.compile(r"^@(?:interface|protocol) (\w+)[^;\n]*\n(.*?)^@end", re.M | re.S)
ENUMERATION = re.compile(r"^typedef SWIFT_ENUM\w*\(\w+, (\w+),[^\n]*\{(.*?)^\};", re.M | re.S)


def selector(declaration):
    """Returns the selector of a method's declaration."""
    text = re.sub(r"\b(SWIFT|OBJC)_\w+(\(.*?\))?", "", declaration).rstrip("; ")
    depth, flat = 0, ""
    for character in text:
        depth += (character == "(") - (character == ")")
        if depth == 0 and character != ")":
            flat += character
    parts = re.findall(r"(\w+):", flat)
    return "".join(part + ":" for part in parts) if parts else flat.strip("+- ").split()[0]


def property_name(declaration):
    block = re.search(r"\(\^ ?\w* (\w+)\)\(", declaration)
    return block.group(1) if block else re.search(r"(\w+);\)?$", declaration).group(1)


def seen(header):
    """Returns the names of what a generated header declares, by type."""
    types = {}
    for name, body in INTERFACE.findall(header):
        members = types.setdefault(name, set())
        for line in body.splitlines():
            if "@property" in line:
                members.add(property_name(line))
            elif line[:1] in "+-" and line and "UNAVAILABLE" not in line:
                members.add(selector(line))
    for name, body in ENUMERATION.findall(header):
        types[name] = set(re.findall(r"\b(%s\w+) = " % name, body))
    return types


def public(graph):
    """Returns the public declarations of a module that override nothing, as path and kind."""
    overriding = {r["source"] for r in graph["relationships"] if r["kind"] == "overrides"}
    for symbol in graph["symbols"]:
        usr = symbol["identifier"]["precise"]
        if "::SYNTHESIZED::" in usr or usr in overriding:
            continue
        path = ".".join(symbol["pathComponents"])
        kind = symbol["kind"]["identifier"]
        if re.search(r"\.(init\(rawValue:\)|rawValue|hash\(into:\)|encode\(to:\)|[=!<]+\(.*)$", path):
            continue
        # What Objective-C sees is named in its way, and what only holds types is none.
        if not usr.startswith("c:") and path != "Reel":
            yield path, kind


def looked_up(table, path):
    """Returns what a table says of a declaration, of its name without arguments, or of what it is in."""
    while path:
        for key in (path, path.split("(")[0]):
            if key in table:
                return table[key]
        path = path.split("(")[0].rpartition(".")[0] if table is ABSENT else ""
    return None


def is_seen(path, kind, types):
    owner, _, name = path.partition("(")[0].rpartition(".")
    name += path[len(path.partition("(")[0]) :]
    if kind in ("swift.class", "swift.protocol", "swift.struct", "swift.enum"):
        return any(n in types for n in COUNTERPARTS.get(path, [path.rpartition(".")[2]]))
    base = looked_up(RENAMED, path) or name.split("(")[0]
    for type_name in COUNTERPARTS.get(owner, [owner]):
        members = types.get(type_name, set())
        if kind == "swift.init":
            # One that is not made by hand in Objective-C has only what it tells.
            if any(m.startswith("init") for m in members) or type_name in UNMADE:
                return True
            continue
        case = type_name + base[:1].upper() + base[1:]
        for member in members:
            first = member.split(":")[0]
            if first in (base, case):
                return True
    return False


# Objects that only a banner makes, or that are plain to begin with.
UNMADE = {"ReelView", "MarqueeView", "RondoDwell", "RondoPageMotion", "RondoPageKeyframe"} | {
    "RondoAppearance"
}


def undocumented(header, snippets):
    """Tells what the documentation leaves out, or says otherwise than what is compiled."""
    page = (CATALOG / "InterfaceBuilder.md").read_text()
    for line in header.splitlines():
        if "@property" in line and "IBInspectable" in line:
            name = property_name(line)
            if f"`{name}`" not in page:
                yield f"InterfaceBuilder.md does not tell of {name}"
    compiled = "".join(snippets.split())
    for page in [*sorted(CATALOG.glob("*.md")), ROOT / "README.md"]:
        for code in re.findall(r"```objc\n(.*?)```", page.read_text(), re.S):
            if "".join(code.split()) not in compiled:
                yield f"{page.name} has code that is not compiled: {code}"


def main():
    folder, tests = Path(sys.argv[1]), Path(sys.argv[2])
    client = (tests / "Client.m").read_text()
    header = (folder / "RondoUIKit-Swift.h").read_text()
    types = seen(header)
    faults = list(undocumented(header, (tests / "Snippets.m").read_text()))
    overriding, checked = set(), 0
    for module in ("RondoCore", "RondoUIKit"):
        graph = json.loads((folder / f"{module}.symbols.json").read_text())
        names = {s["identifier"]["precise"]: s["pathComponents"][-1] for s in graph["symbols"]}
        overriding |= {
            names[r["source"]].split("(")[0]
            for r in graph["relationships"]
            if r["kind"] == "overrides" and r["source"] in names
        }
        for path, kind in public(graph):
            checked += 1
            if not looked_up(ABSENT, path) and not is_seen(path, kind, types):
                faults.append(f"{path} of {module} is hidden from Objective-C, without a reason")
    words = set(re.findall(r"\w+:?", client)) | set(re.findall(r"\w+", client))
    for name, members in types.items():
        for member in sorted(members):
            parts = re.findall(r"\w+:?", member)
            first = re.sub(r"(In|With)?:?$", "", parts[0])
            if member in UNUSED or first in overriding or words.issuperset(parts):
                continue
            # A property of a class has its setter told, too.
            if member[:3] != "set" or member[3:4].lower() + member[4:-1] not in members:
                faults.append(f"the client does not use {member} of {name}")
    for fault in faults:
        print(f"error: {fault}")
    if not faults:
        print(f"{checked} declarations, {sum(map(len, types.values()))} names in Objective-C")
    sys.exit(1 if faults or checked < 200 else 0)


if __name__ == "__main__":
    main()
