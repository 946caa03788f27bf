"""How much of the public interface is typed, as pyright counts it on the installed wheel of dist/. Anything below 100 % fails."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PYRIGHT = Path(sys.executable).parent / "pyright"


def main() -> int:
    """Returns an exit status."""
    (wheel,) = (ROOT / "dist").glob("njia-*-py3-none-any.whl")
    with tempfile.TemporaryDirectory() as folder:
        venv.create(folder, with_pip=True)
        bin_folder = Path(folder) / "bin"
        pip = [str(bin_folder / "python"), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-index"]
        subprocess.run([*pip, str(wheel)], check=True)  # noqa: S603 (our own arguments)
        environment = {**os.environ, "VIRTUAL_ENV": folder, "PATH": f"{bin_folder}:{os.environ['PATH']}"}
        command = [str(PYRIGHT), "--verifytypes", "njia", "--ignoreexternal"]
        done = subprocess.run(command, capture_output=True, text=True, cwd=folder, env=environment)  # noqa: S603
    score = next((line for line in done.stdout.splitlines() if line.startswith("Type completeness score")), "no score")
    print(score)
    if done.returncode != 0:
        print("\n".join(line for line in done.stdout.splitlines() if " - error: " in line)[:4000])
    return done.returncode


if __name__ == "__main__":
    sys.exit(main())
