"""Create .venv with the tools of requirements-dev.txt; does nothing when it is current. ``--bench`` adds the peers.

Run by ``npm run setup``. Needs python3 (3.10 or newer) with the venv module (Debian: python3-venv).
"""

from __future__ import annotations

import hashlib
import subprocess
import sys
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"


def main() -> int:
    """Install what is missing. Returns an exit status."""
    name = "requirements-bench.txt" if "--bench" in sys.argv[1:] else "requirements-dev.txt"
    if sys.version_info < (3, 10):  # noqa: UP036 (this may run on any Python)
        print("setup: Python 3.10 or newer is needed", file=sys.stderr)
        return 1
    folder = VENV / "bench" if name == "requirements-bench.txt" else VENV
    wanted = hashlib.sha256((ROOT / name).read_bytes() + sys.version.encode()).hexdigest()
    stamp = folder / ".requirements.sha256"
    if stamp.exists() and stamp.read_text() == wanted:
        return 0
    try:
        venv.create(folder, with_pip=True, clear=True)
    except subprocess.CalledProcessError:
        print("setup: cannot create a virtual environment; on Debian install python3-venv", file=sys.stderr)
        return 1
    pip = [str(folder / "bin" / "python"), "-m", "pip", "--disable-pip-version-check", "--quiet", "install"]
    status = subprocess.call(  # noqa: S603 (our own arguments)
        [*pip, "-r", str(ROOT / name)]
    )
    if status != 0:
        return status
    site = next((folder / "lib").glob("python3*/site-packages"))
    (site / "source.pth").write_text(f"{ROOT / 'src'}\n")
    stamp.write_text(wanted)
    print(f"setup: {folder.name} is ready")
    return 0


if __name__ == "__main__":
    sys.exit(main())
