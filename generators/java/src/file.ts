/** A Java file: package, imports, one class. */
import type {
  Code,
  FilePlan,
  Fragment,
  Import,
  Origin,
  SurfaceLine,
  View,
} from "@njia/generator-core";
import { byCodePoint, collectImports, join, ownedFile } from "@njia/generator-core";
import type { Book } from "./book.ts";
import { NOTICE } from "./book.ts";
import { importLine, path } from "./naming.ts";

export interface JavaFile {
  /** Below the root package; empty for the root itself. */
  readonly part: Code<"identifier"> | undefined;
  readonly name: Code<"identifier">;
  readonly template: string;
  /** Where it lies, if not below the folder of generated code. */
  readonly folder?: Code<"path">;
  readonly origins: readonly Origin[];
  readonly exports: readonly SurfaceLine[];
  /** Everything that the view mentions. */
  readonly uses: readonly (Fragment | readonly Import[])[];
  readonly view: { readonly [key: string]: View };
}

/** The plan of a file; only what it uses and what stands in another package is imported. */
export function javaFile(book: Book, file: JavaFile): FilePlan {
  const home =
    file.part === undefined ? book.root : join([book.root, file.part], ".", "identifier").code;
  const imports = collectImports(file.uses, home)
    .flatMap((item) => (item.name === undefined ? [] : [{ from: item.from, name: item.name }]))
    .toSorted((a, b) => byCodePoint(`${a.from}.${a.name}`, `${b.from}.${b.name}`));
  const folder =
    file.folder ?? (file.part === undefined ? book.folder : `${book.folder}/${file.part}`);
  return ownedFile({
    path: path(folder, "/", file.name, ".java"),
    origins: file.origins,
    exports: file.exports,
    body: {
      kind: "template",
      template: file.template,
      view: {
        notice: NOTICE,
        home,
        imports: imports.map((item) => importLine(item.from, item.name)),
        name: file.name,
        ...file.view,
      },
    },
  });
}
