"""One measurement in a fresh process: ``probe.py <library> <what> <port>`` prints one JSON object."""

from __future__ import annotations

import gc
import json
import os
import resource
import sys
import time
import warnings
from collections.abc import Callable
from typing import Any

KEY = "svc_test_" + "0" * 42


def cpu() -> float:
    """Processor seconds of this process."""
    used = resource.getrusage(resource.RUSAGE_SELF)
    return used.ru_utime + used.ru_stime


def resident() -> float:
    """Resident memory in MB."""
    with open("/proc/self/statm") as file:
        return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 1e6


def load(library: str) -> Any:
    """Import the library and nothing else."""
    return __import__(library)


def njia(module: Any, url: str) -> Callable[[], Any]:
    client = module.Njia(api_key=KEY, base_url=url, proxy=None)
    accounts = client.accounts
    return lambda: accounts.retrieve("acct_1")


def stripe(module: Any, url: str) -> Callable[[], Any]:
    client = module.StripeClient("sk_test_x", base_addresses={"api": url})
    charges = client.v1.charges if hasattr(client, "v1") else client.charges
    return lambda: charges.retrieve("ch_1")


def openai(module: Any, url: str) -> Callable[[], Any]:
    client = module.OpenAI(api_key="x", base_url=url)
    models = client.models
    return lambda: models.retrieve("m")


FIRST = {"njia": njia, "stripe": stripe, "openai": openai}


def measure(library: str, what: str, port: str) -> dict[str, float]:
    """The figures of one kind."""
    url = f"http://127.0.0.1:{port}"
    before, modules = cpu(), len(sys.modules)
    if what == "bare":
        return {"cpu_ms": 0.0, "rss": resident()}
    module = load(library)
    if what == "import":
        return {"cpu_ms": (cpu() - before) * 1000, "modules": len(sys.modules) - modules}
    call = FIRST[library](module, url)
    if what == "client":
        return {"cpu_ms": (cpu() - before) * 1000, "rss": resident()}
    if what == "calls":
        return calls(call)
    if what == "growth":
        return growth(call)
    return leaks(module, url)


def calls(call: Callable[[], Any], count: int = 1500) -> dict[str, float]:
    """Processor time per call, client side only, after a warm-up."""
    for _ in range(100):
        call()
    start = cpu()
    for _ in range(count):
        call()
    return {"cpu_ms": (cpu() - start) * 1000 / count}


def growth(call: Callable[[], Any], count: int = 100_000) -> dict[str, float]:
    """Memory that many calls leave behind."""
    for _ in range(2000):
        call()
    gc.collect()
    before = resident()
    for _ in range(count):
        call()
    gc.collect()
    return {"mb": resident() - before}


def leaks(module: Any, url: str) -> dict[str, float]:
    """1,000 clients, each used once and dropped: sockets left open, and warnings but ResourceWarning."""
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        for _ in range(1000):
            FIRST["njia"](module, url)()
        gc.collect()
    time.sleep(0.1)
    links = []
    for name in os.listdir("/proc/self/fd"):
        try:
            links.append(os.readlink(f"/proc/self/fd/{name}"))
        except OSError:  # the descriptor of the listing itself
            continue
    sockets = [link for link in links if link.startswith("socket:")]
    others = [item for item in caught if not issubclass(item.category, ResourceWarning)]
    return {"sockets": len(sockets), "warnings": len(others)}


if __name__ == "__main__":
    print(json.dumps(measure(*sys.argv[1:4])))
