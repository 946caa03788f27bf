"""Install the wheel of dist/ into a clean environment and use it there, as a user would.

Checks: one distribution and nothing else, the metadata, the contents, a sync and an async call against a server of this
process, a webhook, and that type checkers see the package as typed.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile
import textwrap
import venv
import zipfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LIMIT = 3_000_000  # octets installed

PROGRAM = """
import asyncio, http.server, json, threading, warnings
warnings.simplefilter("error")
import njia
from njia import AsyncNjia, Njia, webhooks
from njia.testing import FakeTransport, sign_for_test, fixture

class Handler(http.server.BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    def do_GET(self):
        body = json.dumps(fixture("getPayment")[1]).encode()
        self.send_response(200)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)
    def log_message(self, *args): pass

server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
server.daemon_threads = True
threading.Thread(target=server.serve_forever, daemon=True).start()
url = f"http://127.0.0.1:{server.server_port}"
key = "svc_test_" + "0" * 42
with Njia(api_key=key, base_url=url, proxy=None) as client:
    one = client.payments.retrieve("pay_1")

async def main():
    async with AsyncNjia(api_key=key, base_url=url, proxy=None) as client:
        return await client.payments.retrieve("pay_1")

assert asyncio.run(main()) == one and one.meta.status == 200
secret = "whsec_ABEiM0RVZneImaq7zN3u/wARIjNEVWZ3iJmqu8zd7v8="
payload, headers = sign_for_test(fixture("getEvent")[1], secret)
assert webhooks.unwrap(payload, headers, secret).to_dict() == fixture("getEvent")[1]
with Njia(api_key=key, transport=FakeTransport()) as client:
    assert client.payments.create(amount_minor_units=1, currency="XAF").id
server.shutdown()
print("used", njia.__file__)
"""


def main() -> int:
    """Returns an exit status; raises CalledProcessError or AssertionError with the reason."""
    (wheel,) = (ROOT / "dist").glob("njia-*-py3-none-any.whl")
    check_contents(wheel)
    run(sys.executable, "-m", "twine", "check", "--strict", *map(str, (ROOT / "dist").glob("njia-*")))
    run(sys.executable, "-m", "check_wheel_contents", str(wheel))
    with tempfile.TemporaryDirectory() as folder:
        venv.create(folder, with_pip=True)
        python = str(Path(folder) / "bin" / "python")
        run(python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-index", str(wheel))
        listed = run(python, "-m", "pip", "list", "--format=freeze", "--exclude", "pip", "--exclude", "setuptools")
        # trap:T9 no dependency range can be wrong, for there is no dependency
        assert listed.split() == ["njia==2.4.0"], f"installed more than one distribution: {listed}"
        print(run(python, "-I", "-c", textwrap.dedent(PROGRAM)).strip())
        print(live(python, folder))
    print(f"verified {wheel.name}")
    return 0


def live(python: str, folder: str) -> str:
    """What verify_use.py says after using a real server, the one that the environment names or one of its own."""
    program = shutil.copy(ROOT / "tools" / "verify_use.py", folder)
    given = {name: os.environ[name] for name in ("NJIA_BASE_URL", "NJIA_API_KEY") if name in os.environ}
    if len(given) == 2:
        return run(python, "-I", program, env=given).strip()
    command = ["node", "server-stub/src/main.ts", "serve", "--demo"]
    settings = {**os.environ, "PORT": "0", "LOG_LEVEL": "warn", "ALLOW_LOOPBACK_WEBHOOKS": "true"}
    with subprocess.Popen(command, cwd=ROOT.parent.parent, env=settings, stdout=subprocess.PIPE, text=True) as server:  # noqa: S603 (our own arguments)
        try:
            ready = next(json.loads(line) for line in server.stdout or () if line.startswith('{"ready":true'))
            own = {"NJIA_BASE_URL": ready["url"], "NJIA_API_KEY": ready["apiKey"]}
            return run(python, "-I", program, env=own).strip()
        finally:
            server.terminate()


def check_contents(wheel: Path) -> None:
    """The wheel holds the package, its typing mark and its data, and is small."""
    with zipfile.ZipFile(wheel) as archive:
        names = archive.namelist()
        size = sum(entry.file_size for entry in archive.infolist())
    assert "njia/py.typed" in names
    assert any(name.startswith("njia/_generated/fixtures/") and name.endswith(".json") for name in names)
    assert all(name.startswith(("njia/", "njia-2.4.0.dist-info/")) for name in names), "a foreign file in the wheel"
    assert not any("__pycache__" in name or name.endswith(".pyc") for name in names)
    assert size <= LIMIT, f"{size} octets installed, the limit is {LIMIT}"


def run(*command: str, env: dict[str, str] | None = None) -> str:
    """Run a command; its output is shown when it fails."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "NJIA_"))}
    environment |= env or {}
    done = subprocess.run(command, capture_output=True, text=True, env=environment)  # noqa: S603 (our own arguments)
    if done.returncode != 0:
        print(done.stdout, done.stderr, file=sys.stderr)
        done.check_returncode()
    return done.stdout


if __name__ == "__main__":
    sys.exit(main())
