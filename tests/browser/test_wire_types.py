"""The client's types are those of the server."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

from .conftest import ROOT


def test_wire_types_are_up_to_date(tmp_path: Path) -> None:
    schema = tmp_path / "wire.json"
    subprocess.run([sys.executable, "-m", "tafelrunde.server.schema", str(schema)], check=True)
    node = shutil.which("node")
    assert node, "Node.js is needed for the client"
    done = subprocess.run(
        [node, "scripts/wire-types.mjs", str(schema), "--check"],
        cwd=ROOT / "web",
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
