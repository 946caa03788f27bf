/** What every PHP file shares: namespace, imports, doc comments. */
import type { FilePlan, Fragment, Import, Origin, SurfaceLine, View } from "@njia/generator-core";
import { byCodePoint, ownedFile } from "@njia/generator-core";
import type { Book, Id } from "./book.ts";
import { nameCode, qualified } from "./literals.ts";
import { path } from "./naming.ts";

export { linesView, surfaceLine as surface } from "@njia/generator-core";

export type Folder = "" | "Model" | "Resource" | "Operation";

export interface ClassFile {
  readonly folder: Folder;
  readonly name: Id;
  readonly template: string;
  readonly uses: readonly (Fragment | readonly Import[])[];
  readonly view: { readonly [key: string]: View };
  readonly origins: readonly Origin[];
  readonly exports?: readonly SurfaceLine[];
}

/** The plan of a file with one class; imports from its own namespace are left out. */
export function classFile(book: Book, file: ClassFile): FilePlan {
  const namespace = file.folder === "" ? book.root : qualified(book.root, file.folder);
  const names = new Set(
    file.uses
      .flatMap((use) => ("imports" in use ? use.imports : use))
      .map((item) => item.from)
      .filter((name) => name.slice(0, name.lastIndexOf("\\")) !== namespace),
  );
  const folder = file.folder === "" ? "" : `${file.folder}/`;
  const uses = [...names].toSorted(byCodePoint).map((name) => ({ name: nameCode(name) }));
  return ownedFile({
    path: path("src/generated/", folder, file.name, ".php"),
    origins: file.origins,
    exports: file.exports ?? [],
    body: {
      kind: "template",
      template: file.template,
      view: {
        namespace: nameCode(namespace),
        uses,
        hasUses: uses.length > 0,
        name: file.name,
        ...file.view,
      },
    },
  });
}
