/** Times and spans as people type them. */
import { usage } from "./exit.ts";

const UNITS = { ms: 1, s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000, w: 604_800_000 } as const;

/** Milliseconds of `250ms`, `30s`, `10m`, `2h`, `7d`; undefined for anything else. */
export function spanOf(text: string): number | undefined {
  const [, number, unit] = /^(\d{1,6}(?:\.\d{1,3})?)(ms|s|m|h|d|w)$/.exec(text) ?? [];
  return unit === undefined ? undefined : Number(number) * UNITS[unit as keyof typeof UNITS];
}

/** The same, or a usage error that names the flag. A number alone means seconds. */
export function requireSpan(flag: string, text: string): number {
  const span = spanOf(/^\d+(\.\d+)?$/.test(text) ? `${text}s` : text);
  if (span !== undefined && span > 0) return span;
  throw usage(`${flag} takes a span such as 500ms, 30s, 10m or 2h, not "${text}".`);
}

/** An RFC 3339 time; a span means that long ago. Throws a usage error that names the flag. */
export function momentOf(flag: string, text: string): string {
  const span = spanOf(text);
  if (span !== undefined) return new Date(Date.now() - span).toISOString();
  if (/^\d{4}-\d\d-\d\d(T[\d:.]+(Z|[+-]\d\d:\d\d))?$/.test(text) && !Number.isNaN(Date.parse(text)))
    return text.length === 10 ? `${text}T00:00:00Z` : text;
  throw usage(`${flag} takes a time such as 2026-11-22T10:00:00Z or 10m (ago), not "${text}".`);
}
