import { Refusal } from "../domain/shared/refusal.ts";

/** The paths of `expand`. Throws validation_failed for one that the operation does not know. */
export function checkExpand(
  paths: readonly string[] | undefined,
  known: readonly string[],
): readonly string[] {
  const unknown = paths?.find((path) => !known.includes(path));
  if (unknown === undefined) return paths ?? [];
  const message = `There is no "${unknown}" to expand here. Known: ${known.join(", ")}.`;
  throw new Refusal({
    code: "validation_failed",
    detail: message,
    errors: [{ in: "query", name: "expand", code: "enum", message }],
  });
}
