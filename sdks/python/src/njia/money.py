"""Amounts between decimals and minor units (ISO 4217), exact in both directions."""

from ._runtime._money import from_minor_units, minor_unit_digits, to_minor_units

__all__ = ["from_minor_units", "minor_unit_digits", "to_minor_units"]
