import type { OperationDraft } from "./operations.ts";

/** Whether an operation is kept by `tag:T` and `operation:O` filters; without any, all are. */
export function isKept(draft: OperationDraft, only: readonly string[]): boolean {
  if (only.length === 0) return true;
  return only.some((filter) => {
    const [, kind, value] = /^(tag|operation):(.*)$/.exec(filter) ?? [];
    return kind === "tag"
      ? draft.tags.includes(value ?? "")
      : kind === "operation" && draft.operation.id === value;
  });
}
