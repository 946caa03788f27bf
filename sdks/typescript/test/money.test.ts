import fc from "fast-check";
import { expect, it } from "vitest";
import { fromMinorUnits, minorUnitDigits, toMinorUnits } from "../src/runtime/money.ts";

it.each([
  ["250.00", "KES", 25_000],
  ["0.10", "EUR", 10],
  ["25000", "XAF", 25_000],
  ["25000.00", "XAF", 25_000],
  ["1.234", "TND", 1234],
  ["1", "TND", 1000],
  ["-0.01", "USD", -1],
  ["-0", "USD", 0],
  ["90071992547409.91", "USD", Number.MAX_SAFE_INTEGER],
])("%s %s is %d", (text, currency, minor) => {
  expect(toMinorUnits(text, currency)).toBe(minor);
});
it.each([
  ["0.5", "XAF"],
  ["1.005", "USD"],
  ["1,5", "USD"],
  ["1e3", "USD"],
  [".5", "USD"],
  ["", "USD"],
  ["90071992547409.92", "USD"],
  ["1", "XXX"],
  ["1", "usd"],
  ["1", "F DJ"],
])("refuses %s %s", (text, currency) => {
  expect(() => toMinorUnits(text, currency)).toThrow(RangeError);
});
it("knows the traps of ISO 4217", () => {
  const digits = ["XAF", "UGX", "RWF", "KES", "MGA", "MRU", "SOS", "TND", "LYD"].map(
    minorUnitDigits,
  );
  expect(digits).toEqual([0, 0, 0, 2, 2, 2, 2, 3, 3]);
});
it("goes forth and back without loss", () => {
  fc.assert(
    fc.property(fc.maxSafeInteger(), fc.constantFrom("XAF", "KES", "TND"), (minor, currency) => {
      const back = toMinorUnits(fromMinorUnits(minor, currency), currency);
      expect(back === 0 ? 0 : back).toBe(minor === 0 ? 0 : minor);
    }),
  );
  expect(fromMinorUnits(5, "KES")).toBe("0.05");
  expect(fromMinorUnits(-1234, "TND")).toBe("-1.234");
  expect(() => fromMinorUnits(0.5, "KES")).toThrow(RangeError);
});
