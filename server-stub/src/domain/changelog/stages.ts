import type { ChangeLogEntry, DeprecatedUsage, Filter } from "./types.ts";

/** What a notice is about: the announcement, the days before, the day itself (design of the change log, 7.2). */
export type Stage = "announced" | "in_180" | "in_90" | "in_30" | "in_7" | "in_1" | "effective";

export interface Notice {
  /** The same for the same subscription, change and stage: each is sent once. */
  readonly id: string;
  readonly entry: ChangeLogEntry;
  readonly stage: Stage;
  /** Unix ms. */
  readonly dueAt: number;
}

/** Type of the event that tells of a stage. */
export function eventOf(entry: ChangeLogEntry, stage: Stage): string {
  if (stage === "effective" || !entry.breaking) return "changelog.entry_published";
  return stage === "announced"
    ? "changelog.breaking_change_announced"
    : "changelog.sunset_approaching";
}

const DAY_MS = 86_400_000;
const DAYS_BEFORE = [180, 90, 30, 7, 1] as const;

/** Every notice of an entry, earliest first. A change without a future has one: that it happened. */
export function stagesOf(subscriptionId: string, entry: ChangeLogEntry): readonly Notice[] {
  const announced = Date.parse(entry.announcedAt);
  const last = entry.effectiveAt ?? entry.sunsetAt;
  const notice = (stage: Stage, dueAt: number): Notice => ({
    id: `${subscriptionId}.${entry.id}.${stage}`,
    entry,
    stage,
    dueAt,
  });
  const end = last === null ? null : Date.parse(last);
  if (end === null || end <= announced) return [notice("effective", announced)];
  const before = DAYS_BEFORE.map((days) => notice(`in_${days}`, end - days * DAY_MS));
  return [
    notice("announced", announced),
    ...before.filter(({ dueAt }) => dueAt > announced),
    notice("effective", end),
  ];
}

/** Whether a subscription wants to hear of an entry. `used` is what the tenant used in the last 30 days. */
export function concerns(
  filter: Filter,
  entry: ChangeLogEntry,
  used: readonly DeprecatedUsage[],
): boolean {
  if (filter.breakingOnly && !entry.breaking) return false;
  const { operations, fields } = entry.affected;
  if (filter.operations !== null && !operations.some((one) => filter.operations?.includes(one)))
    return false;
  if (!filter.onlyAffectingMe) return true;
  return used.some(({ subject }) => operations.includes(subject) || fields.includes(subject));
}

/** Notices due after the subscription became active and not later than now, in order of time. */
export function dueNotices(
  subscription: { readonly id: string; readonly filter: Filter },
  entries: readonly ChangeLogEntry[],
  used: readonly DeprecatedUsage[],
  activeSince: number,
  now: number,
): readonly Notice[] {
  return entries
    .filter((entry) => concerns(subscription.filter, entry, used))
    .flatMap((entry) => stagesOf(subscription.id, entry))
    .filter(({ dueAt }) => dueAt > activeSince && dueAt <= now)
    .sort((a, b) => a.dueAt - b.dueAt);
}

/** When to look again: at the next notice of any entry, at most a day from now, since a release may bring new entries. */
export function nextLook(entries: readonly ChangeLogEntry[], now: number): number {
  const coming = entries
    .flatMap((entry) => stagesOf("", entry))
    .map(({ dueAt }) => dueAt)
    .filter((dueAt) => dueAt > now);
  return Math.min(now + DAY_MS, ...coming);
}
