import { byCodePoint } from "../source/plain.ts";
import type { OperationDraft } from "./operations.ts";
import type { TypeId } from "./types.ts";

/**
 * The named type that most failures carry, among equals the first by id. Undefined when failures carry none, or each its own.
 */
export function commonError(drafts: readonly OperationDraft[]): TypeId | undefined {
  const counts = new Map<TypeId, number>();
  for (const { operation } of drafts) {
    for (const { ref } of operation.failures) {
      if (ref?.type.kind === "named") counts.set(ref.type.id, (counts.get(ref.type.id) ?? 0) + 1);
    }
  }
  const [best] = [...counts].sort(([a, many], [b, more]) => more - many || byCodePoint(a, b));
  return best !== undefined && (best[1] > 1 || counts.size === 1) ? best[0] : undefined;
}
