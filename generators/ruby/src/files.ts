/** What generated files share: where they lie, comments as views, lines of the public surface. */
import type { Code, FilePlan, Origin, SurfaceLine, View } from "@njia/generator-core";
import type { Book } from "./book.ts";
import { path } from "./naming.ts";

export interface SourceFile {
  /** Below `lib/<package>/generated/`, without suffix. */
  readonly place: string;
  readonly template: string;
  readonly view: { readonly [key: string]: View };
  readonly origins: readonly Origin[];
  readonly exports?: readonly SurfaceLine[];
}

/** The plan of a file below `generated/`. */
export function sourceFile(book: Book, file: SourceFile): FilePlan {
  return {
    path: path("lib/", book.folder, "/generated/", file.place, ".rb"),
    ownership: "owned",
    origins: file.origins,
    exports: file.exports ?? [],
    body: {
      kind: "template",
      template: file.template,
      view: { root: book.root, ...file.view },
    },
  };
}

/** Lines of a comment as a view. */
export function linesView(lines: readonly Code<"comment">[]): readonly View[] {
  return lines.map((line) => ({ line }));
}

/** One symbol of the public surface. */
export function surface(symbol: string, signature: string, origin: Origin): SurfaceLine {
  return { symbol, signature: signature.replace(/\s+/g, " ").trim(), origin };
}
