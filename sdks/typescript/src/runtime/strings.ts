// Weak brands: an editor shows what a string means, and any string still fits.
declare const format: unique symbol;

/** A time as RFC 3339 has it, precision and offset as they came, e.g. `2026-11-20T10:00:00.000Z`. */
export type DateTime = string & { readonly [format]?: "date-time" };
/** A calendar date, `2026-11-20`. */
export type DateOnly = string & { readonly [format]?: "date" };
/** A decimal number as text, exact, e.g. `0.10`. */
export type Decimal = string & { readonly [format]?: "decimal" };
