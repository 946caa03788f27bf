/** Which named types a request can hold. */
import type { TypeId } from "@njia/generator-core";
import { mentionedBy } from "@njia/generator-core";
import type { ServerModel } from "./model.ts";

/** The named types that `roots` lead to, themselves included. */
export function reached(model: ServerModel, roots: readonly TypeId[]): ReadonlySet<TypeId> {
  const seen = new Set<TypeId>();
  const waiting = [...roots];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    const named = model.types.get(id);
    if (seen.has(id) || named === undefined) continue;
    seen.add(id);
    waiting.push(...mentionedBy(named));
  }
  return seen;
}
