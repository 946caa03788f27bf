"""The ten tasks of sdks/README.md, for real: each part between "task" and "end" is shown there. See scripts/sdk-tasks.ts."""

import json
import os
import time
from pathlib import Path

from njia import BadRequestError, Njia, NjiaError, TimeoutError, webhooks
from njia.types import MobileMoneyPartyParam, Payment, PaymentEvent, PaymentStatus

order_id, folder, secret = (os.environ[name] for name in ("TASK_ORDER", "TASK_DELIVERY", "TASK_SECRET"))
njia = Njia(base_url=os.environ["NJIA_BASE_URL"], proxy=None)
destination: MobileMoneyPartyParam = {"type": "mobile_money", "msisdn": "+237677999000", "country": "CM"}


def pay() -> None:
    # task pay
    payment = njia.payments.create(
        amount_minor_units=25_000,
        currency="XAF",
        destination={"type": "mobile_money", "msisdn": "+237677999000", "country": "CM"},
    )
    print(payment.id, payment.status, payment.meta.request_id)
    # end
    assert payment.amount_minor_units == 25_000


def retry() -> None:
    # task retry
    def pay() -> Payment:
        return njia.payments.create(
            amount_minor_units=25_000,
            currency="XAF",
            destination=destination,
            options={"idempotency_key": order_id},
        )

    try:
        payment = pay()
    except NjiaError as error:
        if error.outcome != "unknown":
            raise
        payment = pay()  # never pays twice
    # end
    again = pay()
    assert again.id == payment.id
    assert again.meta.replayed


def error() -> None:
    # task error
    try:
        njia.payments.create(amount_minor_units=-1, currency="XAF", destination=destination)
    except BadRequestError as error:
        for field in error.fields:
            print(field.pointer, field.message)
        seen = (error.code, error.request_id, error.outcome)  # outcome: "none" or "unknown"
    # end
    assert seen[0] is not None
    assert seen[2] == "none"


def list_() -> None:
    # task list
    for count, payment in enumerate(njia.payments.list(status="completed", limit=2), start=1):
        print(payment.id)
        if count == 3:
            break  # nothing more is fetched
    # end
    assert count == 3


def webhook() -> None:
    body = Path(folder, "body").read_bytes()
    headers = json.loads(Path(folder, "headers").read_text())
    # task webhook
    event = webhooks.unwrap(body, headers, [secret])  # the bytes as received; raises WebhookSignatureError
    if isinstance(event, PaymentEvent):
        print(event.id, event.type, event.data.id)
    # end
    assert isinstance(event, PaymentEvent)


def wait() -> None:
    id = njia.payments.create(amount_minor_units=300, currency="XAF", destination=destination).id
    # task wait
    final = {"completed", "failed", "canceled", "expired"}
    payment = njia.payments.retrieve(id)
    while payment.status not in final:
        time.sleep(0.5)
        payment = njia.payments.retrieve(id)
    print(payment.status, PaymentStatus.is_known(payment.status))
    # end
    assert payment.status == "completed"


def quote() -> None:
    # task quote
    quote = njia.quotes.create(amount_minor_units=25_000, currency="XAF", destination=destination)
    payment = njia.payments.create(
        amount_minor_units=25_000,
        currency="XAF",
        destination=destination,
        quote_id=quote.id,
    )
    print(quote.fee.amount_minor_units, payment.rail)
    # end
    assert quote.fee.amount_minor_units >= 0


def deadline() -> None:
    # task deadline
    try:
        njia.payments.list(options={"timeout": 5.0, "deadline": 0.001})  # one attempt, the whole call: seconds
    except TimeoutError as error:
        kind = type(error).__name__
    # end
    assert kind == "TimeoutError"


def bulk() -> None:
    # task bulk
    bulk = njia.bulk_payments.create(
        mode="partial",
        payments=[
            {"item_reference": "M-1", "amount_minor_units": 40_000, "currency": "XAF", "destination": destination},
            {"item_reference": "M-2", "amount_minor_units": 30_000, "currency": "XAF", "destination": destination},
        ],
    )
    for item in njia.bulk_payments.list_items(bulk.id):
        print(item.item_reference, item.status)
    # end
    assert bulk.id


def card() -> None:
    # task card
    card = njia.ghost_cards.create(
        currency="XAF",
        label="Market purchases",
        spend_limits=[
            {"scope": "merchant", "merchant_id": "*", "amount_minor_units": 75_000, "interval": "daily"},
        ],
    )
    njia.ghost_cards.freeze(card.id)
    # end
    assert card.id


TASKS = [pay, retry, error, list_, webhook, wait, quote, deadline, bulk, card]
for name in os.environ["TASKS"].split(","):
    next(task for task in TASKS if task.__name__.rstrip("_") == name)()
    print(f"task {name} done")
njia.close()
