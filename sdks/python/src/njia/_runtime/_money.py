"""Amounts: minor units by ISO 4217, from and to exact decimals. A float is refused, always."""

from __future__ import annotations

from decimal import Decimal, InvalidOperation

# ISO 4217 exponents that are not 2. MGA and MRU are 2 in ISO, although one unit has five subunits.
_EXPONENTS = {
    **dict.fromkeys(
        [
            "BIF",
            "CLP",
            "DJF",
            "GNF",
            "ISK",
            "JPY",
            "KMF",
            "KRW",
            "PYG",
            "RWF",
            "UGX",
            "UYI",
            "VND",
            "VUV",
            "XAF",
            "XOF",
            "XPF",
        ],
        0,
    ),
    **dict.fromkeys(["BHD", "IQD", "JOD", "KWD", "LYD", "OMR", "TND"], 3),
    **dict.fromkeys(["CLF", "UYW"], 4),
}
_TWO = frozenset(
    [
        "AED",
        "AFN",
        "ALL",
        "AMD",
        "AOA",
        "ARS",
        "AUD",
        "AWG",
        "AZN",
        "BAM",
        "BBD",
        "BDT",
        "BMD",
        "BND",
        "BOB",
        "BOV",
        "BRL",
        "BSD",
        "BTN",
        "BWP",
        "BYN",
        "BZD",
        "CAD",
        "CDF",
        "CHE",
        "CHF",
        "CHW",
        "CNY",
        "COP",
        "COU",
        "CRC",
        "CUP",
        "CVE",
        "CZK",
        "DKK",
        "DOP",
        "DZD",
        "EGP",
        "ERN",
        "ETB",
        "EUR",
        "FJD",
        "FKP",
        "GBP",
        "GEL",
        "GHS",
        "GIP",
        "GMD",
        "GTQ",
        "GYD",
        "HKD",
        "HNL",
        "HTG",
        "HUF",
        "IDR",
        "ILS",
        "INR",
        "IRR",
        "JMD",
        "KES",
        "KGS",
        "KHR",
        "KPW",
        "KYD",
        "KZT",
        "LAK",
        "LBP",
        "LKR",
        "LRD",
        "LSL",
        "MAD",
        "MDL",
        "MGA",
        "MKD",
        "MMK",
        "MNT",
        "MOP",
        "MRU",
        "MUR",
        "MVR",
        "MWK",
        "MXN",
        "MXV",
        "MYR",
        "MZN",
        "NAD",
        "NGN",
        "NIO",
        "NOK",
        "NPR",
        "NZD",
        "PAB",
        "PEN",
        "PGK",
        "PHP",
        "PKR",
        "PLN",
        "QAR",
        "RON",
        "RSD",
        "RUB",
        "SAR",
        "SBD",
        "SCR",
        "SDG",
        "SEK",
        "SGD",
        "SHP",
        "SLE",
        "SOS",
        "SRD",
        "SSP",
        "STN",
        "SVC",
        "SYP",
        "SZL",
        "THB",
        "TJS",
        "TMT",
        "TOP",
        "TRY",
        "TTD",
        "TWD",
        "TZS",
        "UAH",
        "USD",
        "USN",
        "UYU",
        "UZS",
        "VED",
        "VES",
        "WST",
        "XCD",
        "XCG",
        "YER",
        "ZAR",
        "ZMW",
        "ZWG",
    ]
)


def minor_unit_digits(currency: str) -> int:
    """How many decimal digits one unit of `currency` has (XAF 0, KES 2, TND 3). Raises ValueError if unknown."""
    digits = _EXPONENTS.get(currency, 2 if currency in _TWO else None)
    if digits is None:
        raise ValueError(f"{currency!r} is not an ISO 4217 currency code in upper case")
    return digits


def to_minor_units(amount: Decimal | int | str, currency: str) -> int:
    """``to_minor_units(Decimal("250.00"), "KES") == 25000``.

    Raises TypeError for a float, ValueError for an unknown currency or more digits than the currency has; never rounds.
    """
    if not _is_exact(amount):
        raise TypeError(
            f"an amount is a Decimal, an int or text, not {type(amount).__name__}: a float cannot hold it exactly"
        )
    digits = minor_unit_digits(currency)
    try:
        value = Decimal(amount)
    except InvalidOperation:
        raise ValueError("the amount is not a decimal number") from None
    if not value.is_finite():
        raise ValueError("the amount is not finite")
    sign, figures, exponent = value.as_tuple()
    assert isinstance(exponent, int)
    shift = exponent + digits
    if shift > 30 or len(figures) > 40:
        raise ValueError("the amount is out of range")
    whole = int("".join(map(str, figures)) or "0")
    scale: int = 10 ** min(abs(shift), 60)
    units, rest = (whole * scale, 0) if shift >= 0 else divmod(whole, scale)
    if rest:
        raise ValueError(f"{currency} has {digits} decimal digits; the amount has more and is not rounded")
    return -units if sign else units


def _is_exact(amount: object) -> bool:
    return isinstance(amount, (Decimal, int, str)) and not isinstance(amount, bool)


def from_minor_units(amount_minor_units: int, currency: str) -> Decimal:
    """``from_minor_units(25000, "KES") == Decimal("250.00")``. Raises TypeError, ValueError."""
    if type(amount_minor_units) is not int:
        raise TypeError(f"minor units are an int, not {type(amount_minor_units).__name__}")
    digits = minor_unit_digits(currency)
    figures = tuple(int(char) for char in str(abs(amount_minor_units)))
    return Decimal((int(amount_minor_units < 0), figures, -digits))
