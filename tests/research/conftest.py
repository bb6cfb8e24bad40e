from __future__ import annotations

import os
from pathlib import Path

# Small matrices on a busy machine: threads of the linear algebra would only wait for each other.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
# Pictures are of the client as it was built last, also where the package is not installed.
CLIENT = Path(__file__).parents[2] / "web" / "dist"
if (CLIENT / "index.html").exists():
    os.environ.setdefault("TAFELRUNDE_STATIC", str(CLIENT))
