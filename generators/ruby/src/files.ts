/** What generated files share: where they lie, comments as views, lines of the public surface. */
import type { FilePlan, Origin, SurfaceLine, View } from "@njia/generator-core";
import { ownedFile } from "@njia/generator-core";
import type { Book } from "./book.ts";
import { path } from "./naming.ts";

export { linesView, surfaceLine as surface } from "@njia/generator-core";

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
  return ownedFile({
    path: path("lib/", book.folder, "/generated/", file.place, ".rb"),
    origins: file.origins,
    exports: file.exports ?? [],
    body: {
      kind: "template",
      template: file.template,
      view: { root: book.root, ...file.view },
    },
  });
}
