"""Standard input and output of the driver: one JSON message per line, and the protocol alone on standard output."""

from __future__ import annotations

import json
import sys
import threading
from collections.abc import Iterator
from typing import Any

_lock = threading.Lock()


def reply(request: int, **body: Any) -> None:
    line = json.dumps({"id": request, **body}, ensure_ascii=True)
    with _lock:
        sys.stdout.write(line + "\n")
        sys.stdout.flush()


def requests() -> Iterator[dict[str, Any]]:
    for line in sys.stdin:
        yield json.loads(line)
