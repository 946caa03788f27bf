/** Patches that plant one defect each into the Python SDK, by the name of the mutant; paths from `sdks/python`. */
import type { Patch } from "./patch.ts";

const runtime = (file: string, find: string, replace: string): Patch => ({
  file: `src/njia/_runtime/${file}`,
  find,
  replace,
});

/** What a transport does that follows redirects: the same request again, credentials and all. */
const follow = `result = self._attempt(request)
        from urllib.parse import urljoin
        while not isinstance(result, TransportError) and 300 <= result.status < 400 and "location" in result.headers:
            request.url = urljoin(request.url, result.headers["location"])
            result = self._attempt(request)
`;

export const python: Readonly<Record<string, readonly Patch[]>> = {
  "retry-on-400": [runtime("_retry.py", "frozenset({408, 429,", "frozenset({400, 408, 429,")],
  "retry-after-ignored": [
    runtime("_engine.py", "wait = asked if asked is not None else backoff", "wait = backoff"),
  ],
  "http-date-read-as-0": [
    runtime("_retry.py", "return max(0.0, date.timestamp() - now)", "return 0.0"),
  ],
  "max-retry-after-ignored": [
    runtime(
      "_engine.py",
      "if (asked is not None and asked > settings.max_retry_after) or (left",
      "if (left",
    ),
  ],
  "no-deadline": [
    runtime("_engine.py", "return None if deadline is None else deadline -", "return None and"),
  ],
  "timeout-per-read": [
    runtime("_socket.py", `__slots__ = ("_end",)`, `__slots__ = ("_each", "_end")`),
    runtime(
      "_socket.py",
      "self._end = None if seconds is None else time.monotonic() + seconds",
      "self._each, self._end = seconds, seconds",
    ),
    runtime("_socket.py", "left = self._end - time.monotonic()", "left = self._each"),
  ],
  "keyless-write-replayed": [runtime("_retry.py", "return safe or not sent", "return True")],
  "tls-check-off": [
    runtime(
      "_transport_stdlib.py",
      `context.set_alpn_protocols(["http/1.1"])`,
      "context.check_hostname = False\n        context.verify_mode = ssl.CERT_NONE",
    ),
  ],
  "redirect-followed": [
    runtime("_transport_stdlib.py", "result = self._attempt(request)\n", follow),
  ],
  "path-not-escaped": [
    runtime(
      "_query.py",
      `return quote(text_of(value), safe="-._~!$'()*:@")`,
      "return text_of(value)",
    ),
  ],
  "headers-shared-between-calls": [
    runtime(
      "_engine.py",
      "pairs.extend(call.settings.headers)",
      `shared = vars(call.seam).setdefault("last_headers", {})
        shared.update(call.settings.headers)
        pairs.extend(shared.items())`,
    ),
  ],
  "socket-not-released": [runtime("_pool.py", "idle, self._idle = self._idle, {}", "idle = {}")],
  "signature-over-reserialised-json": [
    runtime(
      "_webhook.py",
      "data = _octets(payload)",
      `data = _octets(payload)
    try:
        data = dumps(loads(data)).encode()
    except ValueError:
        pass`,
    ),
  ],
  "no-timestamp-tolerance": [runtime("_webhook.py", "if abs(age) > tolerance:", "if False:")],
  "secret-in-debug-text": [
    runtime(
      "_redact.py",
      "def __repr__(self) -> str:\n        return MASK",
      "def __repr__(self) -> str:\n        return self._value",
    ),
    runtime(
      "_client.py",
      `return f"Core({self.base_url!r})"`,
      `return f"Core({self.base_url!r}, {self.credentials._given!r})"`,
    ),
  ],
  "hook-breaks-the-call": [
    runtime("_hooks.py", "except Exception as error:", "except ZeroDivisionError as error:"),
  ],
};
