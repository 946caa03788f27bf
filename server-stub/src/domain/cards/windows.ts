import type { Interval } from "./types.ts";

/** A calendar window; both ends are ISO instants, the end is not part of it. Null ends: it has none. */
export interface Window {
  readonly start: string;
  readonly end: string | null;
}

interface Day {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

const DAY_MS = 24 * 3_600_000;
const EPOCH = new Date(0).toISOString();
const formats = new Map<string, Intl.DateTimeFormat>();

/** Whether the runtime knows the zone. */
export function isTimezone(timezone: string): boolean {
  try {
    formatOf(timezone);
    return true;
  } catch {
    return false;
  }
}

/** The window of an interval that contains an instant (Unix ms), in the zone's calendar; weeks start on Monday. Null for per_authorization. */
export function windowOf(interval: Interval, at: number, timezone: string): Window | null {
  if (interval === "per_authorization") return null;
  if (interval === "all_time") return { start: EPOCH, end: null };
  const today = dayOf(at, timezone);
  const [first, next] = daysOf(interval, today);
  return {
    start: new Date(startOfDay(first, timezone)).toISOString(),
    end: new Date(startOfDay(next, timezone)).toISOString(),
  };
}

/** The last millisecond of the month that lies `months` after the one of an instant. */
export function endOfMonth(at: number, months: number, timezone: string): number {
  const { year, month } = dayOf(at, timezone);
  return startOfDay({ year, month: month + months + 1, day: 1 }, timezone) - 1;
}

/** The calendar day of an instant in a zone. Months count from 1. */
export function dayOf(at: number, timezone: string): Day {
  const parts = Object.fromEntries(
    formatOf(timezone)
      .formatToParts(at)
      .map(({ type, value }) => [type, Number(value)]),
  );
  return { year: parts["year"] ?? 0, month: parts["month"] ?? 0, day: parts["day"] ?? 0 };
}

function daysOf(
  interval: "daily" | "weekly" | "monthly" | "yearly",
  { year, month, day }: Day,
): readonly [Day, Day] {
  switch (interval) {
    case "daily":
      return [
        { year, month, day },
        { year, month, day: day + 1 },
      ];
    case "weekly": {
      const sinceMonday = (new Date(Date.UTC(year, month - 1, day)).getUTCDay() + 6) % 7;
      return [
        { year, month, day: day - sinceMonday },
        { year, month, day: day - sinceMonday + 7 },
      ];
    }
    case "monthly":
      return [
        { year, month, day: 1 },
        { year, month: month + 1, day: 1 },
      ];
    case "yearly":
      return [
        { year, month: 1, day: 1 },
        { year: year + 1, month: 1, day: 1 },
      ];
    default:
      return interval satisfies never;
  }
}

/** The first instant of a day. Days and months beyond their ends roll over. Where midnight is skipped, the day starts behind the gap. */
function startOfDay({ year, month, day }: Day, timezone: string): number {
  const wall = Date.UTC(year, month - 1, day);
  const candidates = [wall - DAY_MS, wall + DAY_MS]
    .map((near) => wall - offsetAt(near, timezone))
    .sort((a, b) => a - b);
  const isOnDay = (instant: number): boolean => {
    const found = dayOf(instant, timezone);
    return Date.UTC(found.year, found.month - 1, found.day) === wall;
  };
  return candidates.find(isOnDay) ?? wall;
}

/** How far the zone's clock is ahead of UTC, in ms. */
export function offsetAt(at: number, timezone: string): number {
  const parts = Object.fromEntries(
    formatOf(timezone)
      .formatToParts(at)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const wall = Date.UTC(
    parts["year"] ?? 0,
    (parts["month"] ?? 1) - 1,
    parts["day"] ?? 1,
    parts["hour"] ?? 0,
    parts["minute"] ?? 0,
    parts["second"] ?? 0,
  );
  return wall - Math.floor(at / 1000) * 1000;
}

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known !== undefined) return known;
  const made = new Intl.DateTimeFormat("en-US", {
    timeZone,
    calendar: "iso8601",
    numberingSystem: "latn",
    hourCycle: "h23",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    second: "2-digit",
  });
  formats.set(timeZone, made);
  return made;
}
