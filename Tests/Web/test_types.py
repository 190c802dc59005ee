"""The elements' types, as a page in TypeScript and a component in React use them."""

import subprocess

from website import ROOT


def test_what_is_right_compiles_and_what_is_wrong_does_not():
    checked = subprocess.run(
        ["tsc", "--project", str(ROOT / "Tests" / "Web" / "types")], capture_output=True, text=True
    )
    assert checked.stdout == ""
    assert checked.returncode == 0
