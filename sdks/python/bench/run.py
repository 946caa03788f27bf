"""The acceptance figures of this SDK beside its peers, installed from PyPI, in one run. Prints ratios and pass or miss.

``python3 bench/run.py [--quick]``: quick leaves out the 100,000 calls and the type checker.
"""

from __future__ import annotations

import json
import os
import statistics
import subprocess
import sys
import time
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parent.parent
PYTHON = ROOT / ".venv" / "bench" / "bin" / "python"
PEERS = ("stripe", "openai")
RUNS = 5


class Row(NamedTuple):
    """One line of the table; `limit` is the most that is accepted."""

    what: str
    unit: str
    ours: float
    limit: float
    peers: dict[str, float | None]


def probe(library: str, what: str, port: str) -> dict[str, float] | None:
    """One measurement in a fresh process; None when the library cannot do it."""
    environment = {**os.environ, "PYTHONDONTWRITEBYTECODE": ""}
    for name in ("NJIA_API_KEY", "NJIA_BASE_URL", "HTTP_PROXY", "http_proxy"):
        environment.pop(name, None)
    command = [str(PYTHON), str(ROOT / "bench/probe.py"), library, what, port]
    done = subprocess.run(command, capture_output=True, text=True, env=environment)
    if done.returncode != 0:
        last = (done.stderr.strip().splitlines() or ["no message"])[-1]
        print(f"  ({library} {what}: {last})", file=sys.stderr)
        return None
    found: dict[str, float] = json.loads(done.stdout)
    return found


def median(library: str, what: str, port: str, figure: str) -> float | None:
    """The median of several fresh processes."""
    found = [probe(library, what, port) for _ in range(RUNS)]
    values = [one[figure] for one in found if one is not None]
    return statistics.median(values) if values else None


def size(library: str) -> float:
    """Installed size in MB without compiled files; of ours what the wheel holds."""
    base = (
        ROOT / "src/njia"
        if library == "njia"
        else next((ROOT / ".venv/bench/lib").glob(f"python3*/site-packages/{library}"))
    )
    return sum(file.stat().st_size for file in base.rglob("*") if file.is_file() and file.suffix != ".pyc") / 1e6


def distributions(library: str) -> float:
    """How many distributions installing it brings, itself included."""
    if library == "njia":
        return 1
    code = (
        "import importlib.metadata as m, re, sys\n"
        "def walk(n, seen):\n"
        "    try: d = m.distribution(n)\n"
        "    except m.PackageNotFoundError: return seen\n"
        "    if d.name.lower() in seen: return seen\n"
        "    seen.add(d.name.lower())\n"
        "    for r in d.requires or []:\n"
        "        if 'extra ==' not in r: walk(re.split(r'[^A-Za-z0-9_.-]', r, maxsplit=1)[0], seen)\n"
        "    return seen\n"
        "print(len(walk(sys.argv[1], set())))"
    )
    return float(subprocess.run([str(PYTHON), "-c", code, library], capture_output=True, text=True, check=True).stdout)


def checker(library: str) -> float | None:
    """Processor seconds of a cold mypy over one line."""
    import resource
    import tempfile

    mypy = ROOT / ".venv/bin/mypy"
    with tempfile.TemporaryDirectory() as folder:
        script = Path(folder) / "one.py"
        script.write_text(f"import {library}\n")
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        command = [str(mypy), "--python-executable", str(PYTHON), "--cache-dir", f"{folder}/cache", str(script)]
        environment = {**os.environ, "MYPYPATH": str(ROOT / "src")} if library == "njia" else dict(os.environ)
        subprocess.run(command, capture_output=True, env=environment, cwd=folder)
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def measure(port: str, quick: bool) -> list[Row]:
    """All rows of the acceptance table that are figures."""

    def row(what: str, unit: str, limit: float, kind: str, figure: str) -> Row:
        ours = median("njia", kind, port, figure)
        return Row(
            what,
            unit,
            float("nan") if ours is None else ours,
            limit,
            {peer: median(peer, kind, port, figure) for peer in PEERS},
        )

    rows = [
        Row("distributions installed", "", distributions("njia"), 1, {peer: distributions(peer) for peer in PEERS}),
        row("import", "ms CPU", 30, "import", "cpu_ms"),
        row("modules imported", "", 30, "import", "modules"),
        row("import, client, first resource", "ms CPU", 110, "client", "cpu_ms"),
        row("one call on loopback", "ms CPU", 0.40, "calls", "cpu_ms"),
        row("memory with client", "MB", 24, "client", "rss"),
        Row("installed size", "MB", size("njia"), 3, {peer: size(peer) for peer in PEERS}),
    ]
    dropped = probe("njia", "leaks", port) or {"sockets": float("nan"), "warnings": float("nan")}
    none: dict[str, float | None] = {}
    rows.append(Row("sockets left by 1,000 dropped clients", "", dropped["sockets"], 0, none))
    rows.append(Row("warnings but ResourceWarning", "", dropped["warnings"], 0, none))
    if not quick:
        grown = probe("njia", "growth", port) or {"mb": float("nan")}
        rows.append(Row("growth over 100,000 calls", "MB", grown["mb"], 1, none))
        rows.append(
            Row(
                "cold mypy of one line", "s CPU", checker("njia") or float("nan"), 3, {peer: checker(peer) for peer in PEERS}
            )
        )
    return rows


def show(rows: list[Row]) -> int:
    """Print the table; returns how many targets are missed."""
    print(f"{'figure':<40}{'njia':>10}{'target':>9}  verdict" + "".join(f"{peer:>22}" for peer in PEERS))
    missed = 0
    for row in rows:
        good = row.ours <= row.limit
        missed += not good
        peers = "".join(f"{_beside(row.peers.get(peer), row.ours):>22}" for peer in PEERS)
        print(
            f"{row.what + (f' ({row.unit})' if row.unit else ''):<40}{row.ours:>10.2f}{row.limit:>9.2f}  {'pass' if good else 'MISS':<7}{peers}"
        )
    return missed


def _beside(value: float | None, ours: float) -> str:
    if value is None:
        return "-"
    return f"{value:.2f} ({value / ours:.1f}x)" if ours > 0 else f"{value:.2f}"


def main() -> int:
    """Returns 0; a missed target is shown, not an error of the bench."""
    subprocess.run([sys.executable, str(ROOT / "tools/setup.py"), "--bench"], check=True)
    fixtures = json.loads((ROOT / "src/njia/_generated/fixtures/accounts.json").read_text())
    account: Any = fixtures["getAccount"]["body"]  # a dozen fields, as many as the peers' bodies have
    charge = {"id": "ch_1", "object": "charge", "amount": 100, "currency": "usd", "metadata": {}, "livemode": False}
    charge |= {"captured": True, "created": 1, "description": None, "paid": True, "refunded": False, "status": "succeeded"}
    model = {"id": "m", "object": "model", "created": 1, "owned_by": "x"}
    bodies = json.dumps([account, charge, model])
    server = subprocess.Popen([str(PYTHON), str(ROOT / "bench/server.py"), bodies], stdout=subprocess.PIPE, text=True)
    try:
        assert server.stdout is not None
        port = server.stdout.readline().strip()
        started = time.monotonic()
        missed = show(measure(port, "--quick" in sys.argv[1:]))
        print(f"\n{missed} missed, {time.monotonic() - started:.0f} s; in brackets how many times ours")
    finally:
        server.kill()
        server.wait()
    return 0


if __name__ == "__main__":
    sys.exit(main())
