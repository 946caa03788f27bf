"""Build the wheel and the source archive into dist/, reproducibly: twice, and the two must be the same octets."""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
DIST = ROOT / "dist"
EPOCH = "1577836800"  # 2020-01-01: a date of files that does not depend on the clock


def build(target: Path) -> dict[str, str]:
    """Build into `target`; returns the SHA-256 of each file."""
    shutil.rmtree(target, ignore_errors=True)
    command = [sys.executable, "-m", "build", "--no-isolation", "--outdir", str(target), str(ROOT)]
    environment = {**os.environ, "SOURCE_DATE_EPOCH": EPOCH}
    subprocess.run(command, check=True, env=environment, stdout=subprocess.DEVNULL)  # noqa: S603 (our own arguments)
    return {path.name: hashlib.sha256(path.read_bytes()).hexdigest() for path in sorted(target.iterdir())}


def main() -> int:
    """Returns an exit status."""
    again = ROOT / "dist" / "again"
    first = build(DIST)
    second = build(again)
    shutil.rmtree(again)
    if first != second:
        print("package: two builds differ", file=sys.stderr)
        return 1
    for name, digest in first.items():
        print(f"{digest}  {name}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
