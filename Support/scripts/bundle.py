#!/usr/bin/env python3
"""bundle.py ENTRY OUTPUT [WASM]   joins an ES module and what it imports into one ES module.

With WASM it writes one script with the engine inside, which a page may load as a module or, also
from the file system, as a classic script; what the module would export is in `globalThis.Rondo`.

Modules keep to a subset, so that joining is placing one text after another:
- `import { a, b } from "./file.js";` at the start of a line, with no renaming;
- `export` before a function, class or const at the start of a line, or `export { a, b };`;
- top-level names, exported or not, are unique over all modules.
Whatever does not keep to it is an error that names file and line, never a broken bundle.
"""

import base64
import re
import sys
from pathlib import Path

IMPORT = re.compile(r'^import\s*(?:\{([^}]*)\}\s*from\s*)?"([^"]+)";?[ \t]*$', re.M)
EXPORT_LIST = re.compile(r"^export\s*\{([^}]*)\};?[ \t]*$", re.M)
DECLARATION = re.compile(
    r"^(export[ \t]+)?(?:async[ \t]+)?(function\b[ \t]*\*?|class\b|const\b|let\b|var\b)"
    r"[ \t]*([A-Za-z_$][\w$]*|[{\[])",
    re.M,
)
LEFT_OVER = re.compile(r"^(?:import\b(?![ \t]*[.(])|export\b).*$", re.M)
NAME = re.compile(r"[A-Za-z_$][\w$]*")


class BundleError(Exception):
    pass


class Module:
    """One file: its text, the names it imports from where, exports and declares."""

    def __init__(self, path, text=None):
        self.path = path
        try:
            self.text = path.read_text(encoding="utf-8") if text is None else text
        except OSError as error:
            raise BundleError(f"{path}: {error.strerror}") from None
        self.imports = []  # (path, names, line)
        self.exports = set()
        self.declared = {}  # name: line
        self._read()

    def fail(self, position, message):
        raise BundleError(f"{self.path}:{self.line(position)}: {message}")

    def line(self, position):
        return self.text.count("\n", 0, position) + 1

    def _names(self, match, group):
        names = [name.strip() for name in match.group(group).split(",") if name.strip()]
        for name in names:
            if not NAME.fullmatch(name):
                self.fail(match.start(), f"cannot join `{name}`: a name keeps its name everywhere")
        return names

    def _read(self):
        for match in IMPORT.finditer(self.text):
            names = self._names(match, 1) if match.group(1) else []
            if not match.group(2).startswith("."):
                self.fail(match.start(), f'"{match.group(2)}" is not a file beside this one')
            target = (self.path.parent / match.group(2)).resolve()
            self.imports.append((target, names, self.line(match.start())))
        for match in DECLARATION.finditer(self.text):
            exported, kind, name = match.groups()
            if name in "{[":
                end = self.text.find("=", match.end())
                names = NAME.findall(re.sub(r"[\w$]+\s*:", "", self.text[match.end() : end]))
            else:
                names = [name]
            for name in names:
                if name in self.declared:
                    self.fail(match.start(), f"`{name}` is declared twice")
                self.declared[name] = self.line(match.start())
            if exported and kind in ("let", "var"):
                self.fail(match.start(), f"`{names[0]}` is exported and can change; export a function")
            if exported:
                self.exports.update(names)
        for match in EXPORT_LIST.finditer(self.text):
            self.exports.update(self._names(match, 1))

    def body(self):
        """The text without its imports and without the word export."""
        text = IMPORT.sub("", self.text)
        text = EXPORT_LIST.sub("", text)
        text = re.sub(
            r"^export[ \t]+(?=(?:async[ \t]+)?(?:function|class|const)\b)", "", text, flags=re.M
        )
        left = LEFT_OVER.search(text)
        if left:
            raise BundleError(f"{self.path}: cannot join `{left.group(0)}`")
        return text.strip() + "\n"


def collect(entry, replaced=None):
    """Returns the modules that `entry` needs and itself, each after what it imports.

    `replaced` has other texts for files, by their names.
    """
    order, done, path = [], {}, []

    def visit(file):
        if file in done:
            if done[file] is None:
                names = " -> ".join(step.name for step in [*path, file])
                raise BundleError(f"modules import each other in a circle: {names}")
            return done[file]
        done[file] = None
        path.append(file)
        module = Module(file, (replaced or {}).get(file.name))
        for target, names, line in module.imports:
            exports = visit(target).exports
            for name in names:
                if name not in exports:
                    raise BundleError(f"{file}:{line}: {target.name} does not export `{name}`")
        path.pop()
        done[file] = module
        order.append(module)
        return module

    visit(Path(entry).resolve())
    owner = {}
    for module in order:
        for name, line in module.declared.items():
            if name in owner:
                raise BundleError(
                    f"{module.path}:{line}: `{name}` is also declared in {owner[name].path}"
                )
            owner[name] = module
    return order


def bundle(entry, isolated=True):
    """Returns the text of `entry` and all it imports as one module.

    `isolated` puts everything in one function, so that a minifier may shorten every name.
    """
    modules = collect(entry)
    text = "\n".join(module.body() for module in modules)
    exports = sorted(modules[-1].exports)
    if not isolated:
        return text + (f"export {{ {', '.join(exports)} }};\n" if exports else "")
    if not exports:
        return f"(() => {{\n{text}}})();\n"
    names = ", ".join(exports)
    return f"export const {{ {names} }} = (() => {{\n{text}return {{ {names} }};\n}})();\n"


def bundle_with_engine(entry, wasm):
    """Returns the text of `entry` and all it imports as one script with the engine inside."""
    encoded = base64.b64encode(wasm).decode()
    binary = f"""export async function engineBytes() {{
  return Uint8Array.from(atob("{encoded}"), (letter) => letter.charCodeAt(0));
}}
"""
    modules = collect(entry, {"binary.js": binary})
    if not any(module.path.name == "binary.js" for module in modules):
        raise BundleError(f"{entry} does not import binary.js, whose place the engine takes")
    text = "\n".join(module.body() for module in modules)
    if "import.meta" in text:
        raise BundleError("a classic script has no import.meta")
    names = ", ".join(sorted(modules[-1].exports))
    return f"globalThis.Rondo = (() => {{\n{text}return {{ {names} }};\n}})();\n"


def minified(text, mediatype):
    """Returns `text` minified, or as it is where the minifier is not installed."""
    try:
        import minify
    except ImportError:
        print("bundle: tdewolff-minify is not installed; nothing is minified", file=sys.stderr)
        return text
    return minify.string(mediatype, text)


def main():
    if len(sys.argv) not in (3, 4):
        sys.exit(__doc__)
    entry, output, *wasm = map(Path, sys.argv[1:])
    try:
        text = bundle_with_engine(entry, wasm[0].read_bytes()) if wasm else bundle(entry)
    except BundleError as error:
        sys.exit(f"bundle: {error}")
    output.parent.mkdir(parents=True, exist_ok=True)
    output.write_text(minified(text, "application/javascript"), encoding="utf-8")


if __name__ == "__main__":
    main()
