"""Joining the elements' modules into one."""

import pytest
from bundle import BundleError, bundle


@pytest.fixture
def write(tmp_path):
    def write(**files):
        for name, text in files.items():
            (tmp_path / f"{name}.js").write_text(text)
        return tmp_path / "main.js"

    return write


def run(open_page, script, result):
    """Runs a module's text on a page and returns `result` of it, an expression in `module`."""
    page = open_page("", ready="")
    return page.evaluate(
        """async ([script, result]) => {
          const url = URL.createObjectURL(new Blob([script], { type: 'text/javascript' }));
          const module = await import(url);
          return new Function('module', `return ${result}`)(module);
        }""",
        [script, result],
    )


@pytest.mark.parametrize("isolated", [True, False])
def test_it_runs_each_module_once_after_what_it_imports(write, open_page, isolated):
    main = write(
        base="export const order = [];\nexport function note(name) { order.push(name); }\n",
        left='import { note } from "./base.js";\nexport const left = 1;\nnote("left");\n',
        right='import {\n  note,\n} from "./base.js";\nexport class Right {}\nnote("right");\n',
        main='import { order } from "./base.js";\n'
        'import { left } from "./left.js";\n'
        'import { Right } from "./right.js";\n'
        "export { order };\n"
        "export async function made() { return [left, new Right()]; }\n",
    )
    script = bundle(main, isolated=isolated)
    assert run(open_page, script, "[module.order, Object.keys(module).sort()]") == [
        ["left", "right"],
        ["made", "order"],
    ]


@pytest.mark.parametrize(
    "files, message",
    [
        (
            {"main": 'import { a } from "./a.js";\nconst b = a;\n', "a": "const b = 1;\nexport const a = b;\n"},
            "`b` is also declared in",
        ),
        ({"main": 'import { a } from "./a.js";\n', "a": "export const b = 1;\n"}, "does not export `a`"),
        ({"main": 'import { a } from "./gone.js";\n'}, "No such file"),
        ({"main": 'import { a as b } from "./a.js";\n', "a": "export const a = 1;\n"}, "keeps its name"),
        ({"main": 'import * as all from "./a.js";\n', "a": ""}, "cannot join `import"),
        ({"main": "export default 1;\n"}, "cannot join `export default"),
        ({"main": "export let a = 1;\n"}, "can change"),
        ({"main": 'import { a } from "other";\n'}, "not a file"),
        (
            {
                "main": 'import { a } from "./a.js";\nexport const b = 1;\n',
                "a": 'import { b } from "./main.js";\nexport const a = b;\n',
            },
            "in a circle: main.js -> a.js -> main.js",
        ),
    ],
)
def test_it_refuses_what_it_cannot_join(write, files, message):
    with pytest.raises(BundleError, match=message):
        bundle(write(**files))
