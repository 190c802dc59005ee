#!/usr/bin/env python3
"""manifest.py TYPES OUTPUT   writes the Custom Elements Manifest that a file of types tells of.

In TYPES, besides TypeScript's own words:
- the first words of an exported class's comment name its element: `<rondo-pager>`: pages ...;
- a property with `@default` mirrors the attribute of its name in kebab case;
- `@slot`, `@csspart NAME` and `@cssprop NAME` before a class, each with what it is;
- the interface RondoEvents lists the events.
A property, method or event without a comment is an error, so that nothing stays untold.
"""

import json
import re
import sys
from pathlib import Path

SCHEMA = "2.1.0"
MODULE = "rondo.js"

COMMENT = r"/\*\*(?P<doc>(?:(?!\*/).)*)\*/\s*"
CLASS = re.compile(
    rf"(?:{COMMENT})?(?P<exported>export )?(?:declare )?class (?P<name>\w+) extends (?P<base>\w+) "
    r"\{(?P<body>(?:\}|.*?\n\}))",
    re.S,
)
MEMBER = re.compile(
    rf"(?:{COMMENT})?^  (?P<readonly>readonly )?(?P<name>\w+)"
    r"(?P<rest>\??:\s+(?P<type>[^;]+)|(?:<[^>]*>)?\((?P<parameters>[^;]*)\): (?P<returns>[^;]+));",
    re.S | re.M,
)
EVENT = re.compile(rf'{COMMENT}^  "(?P<name>[\w-]+)": (?P<type>.+?);$', re.S | re.M)
PARAMETER = re.compile(r"(\w+)(\?)?: ([^,]+)")
# What HTMLElement already has, told again with other types.
INHERITED = {"addEventListener", "removeEventListener"}


class ManifestError(Exception):
    pass


def kebab(name):
    return re.sub("[A-Z]", lambda letter: "-" + letter.group().lower(), name)


def one_line(text):
    return " ".join(text.split()).removeprefix("| ")


def read_comment(doc):
    """Returns a comment's text and its tags as (tag, text)."""
    text = "\n".join(re.sub(r"^\s*\* ?", "", line) for line in (doc or "").strip().splitlines())
    words, *tags = re.split(r"^@", text, flags=re.M)
    tags = [one_line(tag).partition(" ") for tag in tags]
    return one_line(words), [(tag, rest) for tag, _, rest in tags]


def named(text):
    name, _, description = text.partition(" ")
    return {"name": name, "description": description}


def members_of(body, where):
    """Returns the fields and methods of a class's body, and the attributes by their fields."""
    members, attributes = {}, {}
    for match in MEMBER.finditer(body):
        name = match["name"]
        if name in INHERITED:
            continue
        description, tags = read_comment(match["doc"])
        if not description:
            raise ManifestError(f"{where}.{name} has no comment")
        member = {"kind": "field" if match["type"] else "method", "name": name}
        member["description"] = description
        if match["type"]:
            member["type"] = {"text": one_line(match["type"])}
            if match["readonly"]:
                member["readonly"] = True
            default = dict(tags).get("default")
            if default is not None:
                attribute = kebab(name)
                member |= {"default": default, "attribute": attribute, "reflects": True}
                attributes[name] = {
                    "name": attribute, "fieldName": name, "description": description,
                    "type": member["type"], "default": default,
                }
        else:
            member["parameters"] = [
                {"name": parameter, "type": {"text": one_line(kind)}}
                | ({"optional": True} if optional else {})
                for parameter, optional, kind in PARAMETER.findall(match["parameters"])
            ]
            member["return"] = {"type": {"text": one_line(match["returns"])}}
        members[name] = member
    return members, attributes


def events_of(text):
    found = re.search(r"interface RondoEvents \{(.*?)\n\}", text, re.S)
    events = [
        {
            "name": match["name"], "description": read_comment(match["doc"])[0],
            "type": {"text": one_line(match["type"])},
        }
        for match in EVENT.finditer(found.group(1) if found else "")
    ]
    names = re.findall(r'^  "([\w-]+)":', found.group(1) if found else "", re.M)
    if [event["name"] for event in events] != names or not names:
        raise ManifestError(f"RondoEvents: an event has no comment, or none is there: {names}")
    return events


def manifest(text):
    """Returns the manifest that the text of a file of types tells of."""
    events = events_of(text)
    classes, declarations, exports = {}, [], []
    for match in CLASS.finditer(text):
        name, base = match["name"], match["base"]
        description, tags = read_comment(match["doc"])
        inherited = classes.get(base, {"members": {}, "attributes": {}, "tags": []})
        members, attributes = members_of(match["body"], name)
        classes[name] = {
            "members": inherited["members"] | members,
            "attributes": inherited["attributes"] | attributes,
            "tags": inherited["tags"] + tags,
        }
        if not match["exported"]:
            continue
        tag = re.match(r"`<([\w-]+)>`: (.+)", description)
        if not tag:
            raise ManifestError(f"{name}: its comment does not begin with its element's name")
        told = classes[name]

        def listed(kind):
            return [named(text) for tag, text in told["tags"] if tag == kind]

        declarations.append({
            "kind": "class", "name": name, "customElement": True, "tagName": tag.group(1),
            "description": tag.group(2), "superclass": {"name": "HTMLElement"},
            "members": list(told["members"].values()),
            "attributes": list(told["attributes"].values()),
            "events": events,
            "slots": [{"name": "", "description": t} for kind, t in told["tags"] if kind == "slot"],
            "cssParts": listed("csspart"), "cssProperties": listed("cssprop"),
        })
        declaration = {"name": name, "module": MODULE}
        exports += [
            {"kind": "js", "name": name, "declaration": declaration},
            {"kind": "custom-element-definition", "name": tag.group(1), "declaration": declaration},
        ]
    module = {
        "kind": "javascript-module", "path": MODULE, "declarations": declarations, "exports": exports,
    }
    return {"schemaVersion": SCHEMA, "readme": "README.md", "modules": [module]}


def main():
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    types, output = map(Path, sys.argv[1:])
    try:
        text = json.dumps(manifest(types.read_text(encoding="utf-8")), indent=2, ensure_ascii=False)
    except (OSError, ManifestError) as error:
        sys.exit(f"manifest: {types}: {error}")
    output.parent.mkdir(parents=True, exist_ok=True)
    output.write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
