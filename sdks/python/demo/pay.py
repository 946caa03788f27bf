"""Makes one payment and prints one line. Reads NJIA_API_KEY and NJIA_BASE_URL."""

from __future__ import annotations

import sys
from decimal import Decimal

from njia import Njia, NjiaError, to_minor_units

try:
    with Njia() as client:
        payment = client.payments.create(
            amount_minor_units=to_minor_units(Decimal("25000"), "XAF"),
            currency="XAF",
            reference="demo python",
            destination={"type": "mobile_money", "msisdn": "+237677999000", "country": "CM"},
        )
        attempts = payment.meta.attempts
        print(
            f"{payment.id} {payment.amount_minor_units} {payment.currency} {payment.status} via {payment.rail or 'no rail yet'} "
            f"(HTTP {payment.meta.status}, {attempts} attempt{'' if attempts == 1 else 's'})"
        )
except NjiaError as error:
    print(f"{type(error).__name__}: {error} (outcome {error.outcome})", file=sys.stderr)
    sys.exit(1)
