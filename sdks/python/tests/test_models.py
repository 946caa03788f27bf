"""Models and values: exactness, presence, unknown data, immutability, pickling, money."""

from __future__ import annotations

import copy
import json
import pickle
from datetime import datetime, timedelta, timezone
from decimal import Decimal
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from njia import (
    ConnectionError,
    DecodingError,
    NjiaError,
    UnknownVariant,
    UnprocessableEntityError,
    from_minor_units,
    minor_unit_digits,
    to_json,
    to_minor_units,
)
from njia._runtime._errors import FieldError
from njia._runtime._headers import Headers
from njia._runtime._json import dumps, loads
from njia._runtime._time import format_timestamp, parse_timestamp

from .support import OK, Bank, Payment, Wallet

FULL = {
    "id": "pay_1",
    "amountMinorUnits": 9007199254740993,
    "createdAt": "2026-11-20T10:00:00.123456789+03:00",
    "note": None,
    "rate": "1.2500",
    "destination": {"type": "mobile_money", "msisdn": "+254700000001", "newField": [1]},
    "metadata": {"camelCase": "kept", "snake_case": "kept"},
    "inventedLater": {"a": 1.0},
}


def test_round_trip_keeps_everything() -> None:
    payment = Payment.from_dict(FULL)
    assert payment.to_dict() == FULL
    assert payment.amount_minor_units == 9007199254740993
    assert payment.created_at.utcoffset() == timedelta(hours=3)
    assert payment.created_at.microsecond == 123456
    assert payment.rate == Decimal("1.25")
    assert payment.destination.extra == {"newField": [1]}
    assert payment.extra == {"inventedLater": {"a": 1.0}}


def test_absent_null_and_value_are_three_things() -> None:
    absent = Payment(id="p", amount_minor_units=1)
    null = Payment(id="p", amount_minor_units=1, note=None)
    assert (absent.note, absent.is_set("note"), null.is_set("note")) == (None, False, True)
    assert "note" not in absent.to_dict()
    assert null.to_dict()["note"] is None
    assert absent != null
    with pytest.raises(AttributeError):
        absent.is_set("nope")


@pytest.mark.parametrize("text", ["1234567890.123456789", "1.0", "1e400", "0.10", "12345678901234567890", "-0.0"])
def test_unknown_numbers_keep_their_digits(text: str) -> None:
    data = loads(f'{{"id":"p","amountMinorUnits":1,"x":{text}}}'.encode())
    assert to_json(Payment.from_dict(data)).endswith(f'"x":{text}}}')  # type: ignore[arg-type]


@given(st.recursive(st.none() | st.booleans() | st.integers() | st.text() | st.floats(allow_nan=False, allow_infinity=False),
                    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner), max_leaves=20))  # fmt: skip
def test_json_round_trip(value: Any) -> None:
    assert loads(dumps(value).encode()) == value
    assert json.loads(dumps(value)) == value


@given(st.integers(min_value=-(10**30), max_value=10**30))
def test_amounts_are_exact_at_any_size(amount: int) -> None:
    data = {"id": "p", "amountMinorUnits": amount}
    assert type(Payment.from_dict(loads(dumps(data).encode())).amount_minor_units) is int  # type: ignore[arg-type]
    assert Payment.from_dict(data).to_dict() == data


@pytest.mark.parametrize("wrong", [1.0, 1.5, True, "1", None, [1], Decimal(1)])
def test_no_float_and_nothing_else_becomes_an_amount(wrong: Any) -> None:
    with pytest.raises(DecodingError):
        Payment.from_dict({"id": "p", "amountMinorUnits": wrong})
    with pytest.raises(TypeError):
        Payment(id="p", amount_minor_units=wrong).to_dict()


@pytest.mark.parametrize("wrong", [1.5, "1.5", float("nan"), Decimal("NaN"), True])
def test_decimals_refuse_floats(wrong: Any) -> None:
    with pytest.raises(TypeError):
        Payment(id="p", amount_minor_units=1, rate=wrong).to_dict()


def test_naive_datetimes_are_refused_and_aware_ones_are_written_as_rfc_3339() -> None:
    with pytest.raises(TypeError, match="aware"):
        Payment(id="p", amount_minor_units=1, created_at=datetime(2026, 1, 1)).to_dict()  # noqa: DTZ001
    aware = datetime(2026, 1, 1, tzinfo=timezone.utc)
    assert Payment(id="p", amount_minor_units=1, created_at=aware).to_dict()["createdAt"] == "2026-01-01T00:00:00Z"


@pytest.mark.parametrize("text", ["2026-11-20T10:00:00.000Z", "2026-11-20t10:00:00z", "2026-11-20T10:00:00.123456789-11:30",
                                  "2016-12-31T23:59:60Z", "2026-11-20T10:00:00+00:00"])  # fmt: skip
def test_timestamps_keep_their_text(text: str) -> None:
    stamp = parse_timestamp(text)
    assert format_timestamp(stamp) == text
    assert format_timestamp(pickle.loads(pickle.dumps(stamp))) == text
    assert stamp.tzinfo is not None
    assert format_timestamp(stamp + timedelta(days=1)) != text


@pytest.mark.parametrize("text", ["2026-11-20", "2026-11-20T10:00:00", "2026-13-20T10:00:00Z", "now", "2026-11-20T10:00Z"])
def test_what_is_no_timestamp_is_refused(text: str) -> None:
    with pytest.raises(DecodingError):
        Payment.from_dict({"id": "p", "amountMinorUnits": 1, "createdAt": text})


def test_unknown_variants_are_kept() -> None:
    data = {**FULL, "destination": {"type": "pigeon", "loft": {"x": 1}}}
    payment = Payment.from_dict(data)
    assert isinstance(payment.destination, UnknownVariant)
    assert (payment.destination.type, payment.destination.raw["loft"]) == ("pigeon", {"x": 1})
    assert payment.to_dict() == data


def test_models_are_immutable_equal_by_value_hashable_and_picklable() -> None:  # trap:T20
    one, two = Payment.from_dict(FULL), Payment.from_dict(FULL)
    assert one == two
    assert hash(one) == hash(two)
    assert one != Payment.from_dict({**FULL, "inventedLater": 0})
    for clone in (pickle.loads(pickle.dumps(one)), copy.copy(one), copy.deepcopy(one)):
        assert clone == one
        assert clone.to_dict() == FULL
    with pytest.raises(AttributeError):
        one.id = "other"
    with pytest.raises(AttributeError):
        del one.id
    with pytest.raises(TypeError, match="nope"):
        Payment(id="p", amount_minor_units=1, nope=1)  # type: ignore[call-arg]
    with pytest.raises(TypeError, match="amount_minor_units"):
        Payment(id="p")  # type: ignore[call-arg]
    with pytest.raises(AttributeError, match="metadata"):
        _ = one.meta


def test_errors_pickle_and_copy() -> None:
    error = UnprocessableEntityError(
        "no rail", status=422, code="no_eligible_rail", fields=(FieldError("/a", "b", "c"),), headers=Headers([("A", "b")]),
        body={"x": 1}, raw_body=b"{}", attempts=2, idempotency_key="k", outcome="none", request_id="req_1",
    )  # fmt: skip
    error.cursor = "c"
    for clone in (pickle.loads(pickle.dumps(error)), copy.deepcopy(error), copy.copy(error)):
        assert type(clone) is UnprocessableEntityError
        assert clone.__dict__ == error.__dict__
        assert str(clone) == str(error)
    lost = pickle.loads(pickle.dumps(ConnectionError("gone", outcome="unknown", idempotency_key="k")))
    assert isinstance(lost, NjiaError)
    assert isinstance(lost, OSError)
    assert (lost.outcome, lost.idempotency_key) == ("unknown", "k")


def test_repr_hides_what_is_sensitive() -> None:
    assert repr(Wallet(msisdn="+254700000001")) == "Wallet(type='mobile_money', msisdn='***0001')"
    assert "12345678" not in repr(Bank(account_number="12345678"))
    assert "4242" not in repr(Payment.from_dict({"id": "p", "amountMinorUnits": 1, "secret": "4242424242424242"}))
    assert "424242" not in repr(Payment.from_dict({"id": "p", "amountMinorUnits": 1, "pan": "4242 4242 4242 4242"}))


def test_the_decoder_reads_the_bytes_of_the_wire() -> None:
    assert Payment.from_dict(loads(OK)).amount_minor_units == 25000  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("amount", "currency", "units"),
    [("250.00", "KES", 25000), ("250", "XAF", 250), ("1.234", "TND", 1234), ("0.01", "MGA", 1), ("-5.5", "USD", -550),
     ("1E+3", "XAF", 1000), (7, "KES", 700), ("0", "UGX", 0), ("100.000", "XAF", 100)],
)  # fmt: skip
def test_minor_units(amount: Any, currency: str, units: int) -> None:
    value = Decimal(amount) if isinstance(amount, str) else amount
    assert to_minor_units(value, currency) == units
    assert from_minor_units(units, currency) == value


@pytest.mark.parametrize("amount", ["1.001", "Infinity", "NaN", "x"])
def test_amounts_that_do_not_fit_are_refused(amount: str) -> None:
    with pytest.raises(ValueError):
        to_minor_units(amount, "KES")


@pytest.mark.parametrize("amount", [1.5, True, None])
def test_floats_are_never_amounts(amount: Any) -> None:
    with pytest.raises(TypeError):
        to_minor_units(amount, "KES")


@given(st.integers(min_value=-(10**18), max_value=10**18), st.sampled_from(["XAF", "KES", "TND", "CLF", "MGA"]))
def test_minor_units_round_trip(units: int, currency: str) -> None:
    amount = from_minor_units(units, currency)
    assert to_minor_units(amount, currency) == units
    assert -int(amount.as_tuple().exponent) == minor_unit_digits(currency)


def test_unknown_currencies_are_refused() -> None:
    with pytest.raises(ValueError, match="XXX"):
        minor_unit_digits("XXX")
