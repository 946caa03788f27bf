import { describe, expect, it } from "vitest";
import { luhnDigit, newNumber } from "../../src/domain/cards/number.ts";
import { endOfMonth, isTimezone, windowOf } from "../../src/domain/cards/windows.ts";
import type { Interval } from "../../src/domain/cards/types.ts";
import { fc } from "../support/fast-check.ts";

const window = (interval: Interval, at: string, timezone: string) => {
  const found = windowOf(interval, Date.parse(at), timezone);
  return found === null ? null : [found.start, found.end];
};

describe("windows of spend limits (domain 5.5)", () => {
  it("follow the calendar of the card's time zone", () => {
    const at = "2026-11-20T23:30:00.000Z";
    expect(window("daily", at, "Africa/Douala")).toEqual([
      "2026-11-20T23:00:00.000Z",
      "2026-11-21T23:00:00.000Z",
    ]);
    expect(window("weekly", at, "Africa/Douala")).toEqual([
      "2026-11-15T23:00:00.000Z",
      "2026-11-22T23:00:00.000Z",
    ]);
    expect(window("monthly", "2026-11-30T23:00:00.000Z", "Africa/Douala")).toEqual([
      "2026-11-30T23:00:00.000Z",
      "2026-12-31T23:00:00.000Z",
    ]);
    expect(window("yearly", at, "Africa/Nairobi")).toEqual([
      "2025-12-31T21:00:00.000Z",
      "2026-12-31T21:00:00.000Z",
    ]);
    expect(window("all_time", at, "UTC")).toEqual(["1970-01-01T00:00:00.000Z", null]);
    expect(window("per_authorization", at, "UTC")).toBeNull();
  });

  it("keep days of 23 and 25 hours whole, and days that begin behind a gap", () => {
    expect(window("daily", "2026-04-24T12:00:00Z", "Africa/Cairo")).toEqual([
      "2026-04-23T22:00:00.000Z",
      "2026-04-24T21:00:00.000Z",
    ]);
    expect(window("daily", "2026-10-29T12:00:00Z", "Africa/Cairo")).toEqual([
      "2026-10-28T21:00:00.000Z",
      "2026-10-29T22:00:00.000Z",
    ]);
    expect(window("daily", "2026-03-29T12:00:00Z", "Europe/Paris")).toEqual([
      "2026-03-28T23:00:00.000Z",
      "2026-03-29T22:00:00.000Z",
    ]);
  });

  it("contain their instant and meet without gap or overlap", () => {
    const zones = fc.constantFrom(
      "Africa/Douala",
      "Africa/Cairo",
      "Africa/Casablanca",
      "America/New_York",
      "Asia/Kathmandu",
    );
    const intervals = fc.constantFrom<Interval>("daily", "weekly", "monthly", "yearly");
    const instants = fc.integer({ min: Date.UTC(2024, 0), max: Date.UTC(2030, 0) });
    fc.assert(
      fc.property(zones, intervals, instants, (zone, interval, at) => {
        const found = windowOf(interval, at, zone);
        const start = Date.parse(found?.start ?? "");
        const end = Date.parse(found?.end ?? "");
        expect(start <= at && at < end).toBe(true);
        expect(windowOf(interval, end - 1, zone)).toEqual(found);
        expect(windowOf(interval, end, zone)?.start).toBe(found?.end);
      }),
    );
  });

  it("give cards an end of the month, and know zones from nonsense", () => {
    const end = endOfMonth(Date.parse("2026-11-20T10:00:00Z"), 12, "Africa/Douala");
    expect(new Date(end).toISOString()).toBe("2027-11-30T22:59:59.999Z");
    expect([isTimezone("Africa/Douala"), isTimezone("Mars/Base")]).toEqual([true, false]);
  });
});

describe("card numbers (domain 3.12)", () => {
  it("have the vectors of the design", () => {
    expect(newNumber("CM", "123456789")).toBe("9120001234567893");
    expect(newNumber("KE", "123456789")).toBe("9404001234567890");
    expect(newNumber("NG", "123456789")).toBe("9566001234567894");
  });

  it("pass the Luhn check and start with 9", () => {
    for (let index = 0; index < 200; index += 1) {
      const number = newNumber("CM");
      expect(number).toMatch(/^912000\d{10}$/);
      expect(luhnDigit(number.slice(0, -1))).toBe(number.slice(-1));
    }
  });
});
