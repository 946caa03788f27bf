/** Plans of files that every target makes alike. */
import type { Origin } from "../ir/types.ts";
import type { Code } from "../target/code.ts";
import type { FilePlan, SurfaceLine } from "../target/target.ts";

/** What differs between the files that the generator owns; most come from no one place and export nothing. */
export type OwnedFile = Pick<FilePlan, "path" | "body"> &
  Partial<Pick<FilePlan, "origins" | "exports">>;

/** A file that is generated as a whole, as opposed to a scaffold that is written once. */
export const ownedFile = ({ path, body, origins = [], exports = [] }: OwnedFile): FilePlan => ({
  path,
  ownership: "owned",
  origins,
  exports,
  body,
});

/** Lines of a comment as a view. */
export const linesView = (
  lines: readonly Code<"comment">[],
): readonly { readonly line: Code<"comment"> }[] => lines.map((line) => ({ line }));

/** One symbol of the public surface, its signature on one line. */
export const surfaceLine = (symbol: string, signature: string, origin: Origin): SurfaceLine => ({
  symbol,
  signature: signature.replace(/\s+/g, " ").trim(),
  origin,
});
