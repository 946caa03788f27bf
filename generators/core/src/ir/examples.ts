import type { Build } from "./context.ts";
import type { OperationDraft } from "./operations.ts";
import type { NamedType } from "./types.ts";

export function withExamples(
  _build: Build,
  drafts: readonly OperationDraft[],
  _types: readonly NamedType[],
): readonly OperationDraft[] {
  return drafts;
}
