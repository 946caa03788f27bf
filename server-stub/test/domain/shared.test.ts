import { describe, expect, it } from "vitest";
import { CURRENCIES, currencyOf } from "../../src/domain/shared/currencies.ts";
import {
  convertBackUp,
  convertDown,
  demoRate,
  formatRate,
  parseRate,
} from "../../src/domain/shared/fx.ts";
import { divideRounded, divideUp, wireAmount } from "../../src/domain/shared/money.ts";
import { decodeSuffix, encodeSuffix, isId, newId, uuidv7 } from "../../src/domain/shared/typeid.ts";
import { fc } from "../support/fast-check.ts";

describe("ids", () => {
  it("has the published TypeID vectors", () => {
    expect(encodeSuffix(new Uint8Array(16))).toBe("00000000000000000000000000");
    expect(encodeSuffix(new Uint8Array(16).fill(255))).toBe("7zzzzzzzzzzzzzzzzzzzzzzzzz");
    expect(
      encodeSuffix(Uint8Array.from(Buffer.from("0110c8531d0952d8d73e1194e95b5f19", "hex"))),
    ).toBe("0123456789abcdefghjkmnpqrs");
  });

  it("reads back what it wrote", () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 16, maxLength: 16 }), (bytes) => {
        expect(decodeSuffix(encodeSuffix(bytes))).toEqual(Uint8Array.from(bytes));
      }),
    );
    expect(() => decodeSuffix("8zzzzzzzzzzzzzzzzzzzzzzzzz")).toThrow(RangeError);
  });

  it("is UUID version 7 and sorts by time, also within one millisecond and when the clock steps back", () => {
    const now = Date.now();
    const times = [now, now, now, now - 5_000, now + 1, now];
    const suffixes = times.flatMap((time) =>
      Array.from({ length: 3_000 }, () => encodeSuffix(uuidv7(time))),
    );
    expect(suffixes).toEqual([...suffixes].sort());
    expect(new Set(suffixes).size).toBe(suffixes.length);
    const bytes = uuidv7();
    expect([(bytes[6] ?? 0) >> 4, (bytes[8] ?? 0) >> 6]).toEqual([7, 2]);
  });

  it("knows its own prefixes", () => {
    const id = newId("pay");
    expect(isId(id, "pay")).toBe(true);
    expect(isId(id, "txn")).toBe(false);
    expect(isId("pay_bulk", "pay")).toBe(false);
  });
});

describe("currencies", () => {
  it("follows ISO 4217, not CLDR", () => {
    const digits = (code: string): number => currencyOf(code).minorUnits;
    expect(["XAF", "UGX", "RWF", "MGA", "MRU", "SOS", "TND", "LYD", "KES"].map(digits)).toEqual([
      0, 0, 0, 2, 2, 2, 3, 3, 2,
    ]);
    expect(CURRENCIES.size).toBe(8 + 2 + 34);
  });
});

describe("exchange in whole numbers", () => {
  it("computes the demo rates", () => {
    expect(demoRate("XAF", "NGN", 0)).toBe("2.5");
    expect(demoRate("NGN", "XAF", 0)).toBe("0.4");
    expect(demoRate("KES", "UGX", 150)).toBe("27.8701550388");
    expect(demoRate("XAF", "ZWG", 0)).toBeUndefined();
  });

  it("shifts between currencies of different minor units", () => {
    expect(convertDown(1_000, "XAF", "NGN", "2.5")).toBe(250_000);
    expect(convertDown(100_000, "KES", "UGX", "28.2945736434")).toBe(28_294);
    expect(convertDown(1, "KES", "UGX", "28.2945736434")).toBe(0);
  });

  it("never gives more than it takes, and a payment worked out backwards always arrives", () => {
    const codes = ["XAF", "NGN", "KES", "UGX", "TND", "GHS", "RWF"];
    fc.assert(
      fc.property(
        fc.constantFrom(...codes),
        fc.constantFrom(...codes),
        fc.integer({ min: 1, max: 999_999_999_999 }),
        (source, destination, amount) => {
          const rate = demoRate(source, destination, 45) ?? "1";
          const needed = convertBackUp(amount, source, destination, rate);
          if (!Number.isSafeInteger(needed)) return;
          const arrives = convertDown(needed, source, destination, rate);
          expect(arrives).toBeGreaterThanOrEqual(amount);
          expect(convertDown(needed - 1, source, destination, rate)).toBeLessThan(amount);
        },
      ),
    );
  });

  it("is exact where a float is not", () => {
    expect(convertDown(999_999_999_999, "XAF", "XOF", "1.0000000001")).toBe(1_000_000_000_098);
    expect(formatRate(parseRate("0.1234567891"))).toBe("0.1234567891");
    expect(() => parseRate("1e3")).toThrow(RangeError);
    expect(() => parseRate("0.12345678912")).toThrow(RangeError);
  });

  it("rounds halves away from zero, and up where a payer must bring enough", () => {
    expect([divideRounded(5n, 2n), divideRounded(-5n, 2n), divideRounded(4n, 3n)]).toEqual([
      3n,
      -3n,
      1n,
    ]);
    expect([divideUp(4n, 2n), divideUp(5n, 2n)]).toEqual([2n, 3n]);
    expect(() => wireAmount(2n ** 53n)).toThrow(RangeError);
  });
});
