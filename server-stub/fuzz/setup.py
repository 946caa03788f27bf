"""Create .venv with the fuzzer of requirements.txt; does nothing when it is current.

Run by ``npm run fuzz``. Needs python3 (3.10 or newer) with the venv module (Debian: python3-venv).
"""

from __future__ import annotations

import hashlib
import subprocess
import sys
import venv
from pathlib import Path

HERE = Path(__file__).resolve().parent
VENV = HERE / ".venv"
REQUIREMENTS = HERE / "requirements.txt"


def main() -> int:
    """Install what is missing. Returns an exit status."""
    wanted = hashlib.sha256(REQUIREMENTS.read_bytes() + sys.version.encode()).hexdigest()
    stamp = VENV / ".requirements.sha256"
    if stamp.exists() and stamp.read_text() == wanted:
        return 0
    try:
        venv.create(VENV, with_pip=True, clear=True)
    except subprocess.CalledProcessError:
        print("fuzz: cannot create a virtual environment; on Debian install python3-venv", file=sys.stderr)
        return 1
    pip = [str(VENV / "bin" / "python"), "-m", "pip", "--disable-pip-version-check", "--quiet", "install"]
    status = subprocess.call([*pip, "-r", str(REQUIREMENTS)])
    if status == 0:
        stamp.write_text(wanted)
    return status


if __name__ == "__main__":
    sys.exit(main())
