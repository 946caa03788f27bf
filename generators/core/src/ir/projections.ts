import { edgesOf } from "./aliases.ts";
import type { Settled } from "./unions.ts";

/** The direction a value travels in, seen from the client. */
export type Direction = "request" | "response";

/** Which types are reached in which direction, and which of them need a form for each. */
export interface Projections {
  readonly request: ReadonlySet<string>;
  readonly response: ReadonlySet<string>;
  /** Types with two forms: they, or something they hold, have fields that travel one way only. */
  readonly split: ReadonlySet<string>;
}

/** Follows references from the roots of both directions; readOnly fields are not followed in requests, writeOnly ones not in responses. */
export function project(
  settled: Settled,
  roots: Readonly<Record<Direction, readonly string[]>>,
): Projections {
  const request = reachable(settled, roots.request, "read");
  const response = reachable(settled, roots.response, "write");
  const users = new Map<string, string[]>();
  const stack: string[] = [];
  for (const key of request) {
    if (!response.has(key)) continue;
    const draft = settled.drafts.get(key);
    if (
      !settled.substitutes.has(key) &&
      draft?.kind === "record" &&
      draft.fields.some(({ access }) => access !== "both")
    )
      stack.push(key);
    for (const { to } of edgesOf(settled, key)) {
      const known = users.get(to);
      if (known === undefined) users.set(to, [key]);
      else known.push(key);
    }
  }
  const split = new Set<string>();
  for (let key = stack.pop(); key !== undefined; key = stack.pop()) {
    if (split.has(key)) continue;
    split.add(key);
    stack.push(...(users.get(key) ?? []));
  }
  return { request, response, split };
}

function reachable(
  settled: Settled,
  roots: readonly string[],
  skipped: "read" | "write",
): ReadonlySet<string> {
  const seen = new Set<string>();
  const stack = [...roots];
  for (let key = stack.pop(); key !== undefined; key = stack.pop()) {
    if (seen.has(key)) continue;
    seen.add(key);
    for (const { to, access } of edgesOf(settled, key)) if (access !== skipped) stack.push(to);
  }
  return seen;
}
