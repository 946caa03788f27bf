"""A user's program against a real server (NJIA_BASE_URL, NJIA_API_KEY), run by verify_package.py in an empty project.

A payment, an error, a list over several pages, and a webhook that the server itself delivers. Any warning is an error.
"""

from __future__ import annotations

import http.server
import os
import queue
import threading
import warnings
from collections.abc import Mapping

warnings.simplefilter("error")

from njia import BadRequestError, Njia, NotFoundError, webhooks  # noqa: E402 (warnings of the import count too)
from njia.types import Payment, PaymentEvent  # noqa: E402

Delivery = tuple[bytes, Mapping[str, str]]
deliveries: queue.Queue[Delivery] = queue.Queue()
REFERENCE = "verify-python"


class Receiver(http.server.BaseHTTPRequestHandler):
    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["Content-Length"]))
        self.send_response(204)
        self.end_headers()
        if b'"type":"payment.' in body:
            deliveries.put((body, dict(self.headers)))

    def log_message(self, format: str, *args: object) -> None:
        """Says nothing."""


def pay(client: Njia, amount: int) -> Payment:
    return client.payments.create(
        amount_minor_units=amount,
        currency="XAF",
        reference=REFERENCE,
        destination={"type": "mobile_money", "msisdn": "+237677999000", "country": "CM"},
    )


def main() -> None:
    """Prints one line; raises AssertionError with what does not hold."""
    receiver = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Receiver)
    threading.Thread(target=receiver.serve_forever, daemon=True).start()
    with Njia(base_url=os.environ["NJIA_BASE_URL"], proxy=None) as client:
        url = f"http://127.0.0.1:{receiver.server_port}/hook"
        endpoint = client.webhook_endpoints.create(url=url, events=["*"])
        payment = pay(client, 25_000)
        assert payment.meta.status == 201
        assert payment.amount_minor_units == 25_000
        try:
            pay(client, -1)
        except BadRequestError as error:
            assert error.fields
            assert error.request_id
        else:
            raise AssertionError("a negative amount was accepted")
        try:
            client.payments.retrieve("pay_01kag9ytq2f7sv3w5x8a0b1c2d")
        except NotFoundError as error:
            assert error.code == "resource_not_found"
        else:
            raise AssertionError("an unknown payment was found")
        pay(client, 26_000)
        listed = list(client.payments.list(reference=REFERENCE, limit=1))
        assert len(listed) >= 2
        assert {item.reference for item in listed} == {REFERENCE}
        assert endpoint.secret is not None
        event = webhooks.unwrap(*deliveries.get(timeout=30), [endpoint.secret])
        assert isinstance(event, PaymentEvent)
        client.webhook_endpoints.delete(endpoint.id)
    receiver.shutdown()
    print(f"{payment.id} paid, 2 errors read, {len(listed)} listed, webhook {event.id} verified")


if __name__ == "__main__":
    main()
