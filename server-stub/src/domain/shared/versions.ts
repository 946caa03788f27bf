import { API_VERSION } from "./events.ts";

/** Dated versions of the API, oldest first (domain 4.11). */
export const SUPPORTED_VERSIONS: readonly string[] = ["2026-03-01", API_VERSION];

/** Whether a version shows resources just as they are stored. */
export function showsAsStored(version: string): boolean {
  return version >= API_VERSION;
}

/** Makes the text of a value for one version: the legacy one repeats the amount of a resource under its old name. */
export function renderFor(version: string): (value: unknown) => string {
  return showsAsStored(version)
    ? (value) => JSON.stringify(value)
    : (value) => JSON.stringify(withOldAmounts(value));
}

function withOldAmounts(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withOldAmounts);
  if (typeof value !== "object" || value === null) return value;
  // A Money object is closed and came later; it never had the old name.
  const isMoney =
    Object.keys(value).length === 2 && "amountMinorUnits" in value && "currency" in value;
  const entries = Object.entries(value).flatMap(([name, member]) => {
    const kept = [[name, withOldAmounts(member)] as const];
    return name === "amountMinorUnits" && !isMoney ? [...kept, ["amount", member] as const] : kept;
  });
  return Object.fromEntries(entries);
}
