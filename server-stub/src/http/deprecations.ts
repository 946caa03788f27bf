import { refuse } from "../domain/shared/refusal.ts";
import { OPERATIONS } from "../generated/operations.ts";
import type { OperationFacts } from "./operation.ts";

/** Something deprecated that a request used. Dates are YYYY-MM-DD. */
export interface DeprecatedUse {
  readonly kind: "operation" | "field" | "key_format";
  /** Its name in the report of deprecated uses. */
  readonly subject: string;
  /** Code for X-API-Warn; null where the operation itself is deprecated. */
  readonly warning: string | null;
  readonly since: string | null;
  readonly sunset: string | null;
  /** Path of what to use instead. */
  readonly successor: string | null;
}

/** The use of a deprecated operation; null for all others. */
export function deprecatedOperation(operation: OperationFacts): DeprecatedUse | null {
  if (operation.deprecated === null) return null;
  const { since, sunset, replacement } = operation.deprecated;
  const next = Object.values<OperationFacts>(OPERATIONS).find((other) => other.id === replacement);
  return {
    kind: "operation",
    subject: operation.id,
    warning: null,
    since,
    sunset,
    successor: next?.path ?? null,
  };
}

/** Refuses with operation_removed what the release, or one before it, no longer has. Releases are x.y.z. */
export function refuseRemoved({ id, deprecated }: OperationFacts, release: string): void {
  const end = deprecated?.removedIn ?? null;
  if (end === null || release.localeCompare(end, "en", { numeric: true }) < 0) return;
  const next = Object.values<OperationFacts>(OPERATIONS).find(
    (other) => other.id === deprecated?.replacement,
  );
  const replacement = next === undefined ? null : `${next.method} ${next.path}`;
  throw refuse(
    "operation_removed",
    `${id} was removed in ${end}.${replacement === null ? "" : ` Use ${replacement}.`}`,
    { replacement },
  );
}

/** Deprecation (RFC 9745, a structured date), Sunset (RFC 8594, an HTTP date), Link and X-API-Warn. The earliest dates win. */
export function deprecationHeaders(
  uses: readonly DeprecatedUse[],
): Readonly<Record<string, string>> {
  if (uses.length === 0) return {};
  const since = earliest(uses.map((use) => use.since));
  const sunset = earliest(uses.map((use) => use.sunset));
  const warnings = [...new Set(uses.flatMap((use) => use.warning ?? []))];
  const successors = [...new Set(uses.flatMap((use) => use.successor ?? []))].map(
    (path) => `<${path}>; rel="successor-version"`,
  );
  return {
    ...(since === null ? {} : { Deprecation: `@${since.getTime() / 1000}` }),
    ...(sunset === null ? {} : { Sunset: sunset.toUTCString() }),
    ...(warnings.length === 0 ? {} : { "X-API-Warn": warnings.join(", ") }),
    ...(successors.length === 0 ? {} : { Link: successors.join(", ") }),
  };
}

function earliest(dates: readonly (string | null)[]): Date | null {
  const known = dates.flatMap((date) => date ?? []).sort();
  return known[0] === undefined ? null : new Date(`${known[0]}T00:00:00Z`);
}
