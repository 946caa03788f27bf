/** What every Go file shares: package clause and imports. */
import type { Fragment, Import, View } from "@njia/generator-core";
import { byCodePoint, collectImports } from "@njia/generator-core";
import type { Book } from "./book.ts";
import { text } from "./literals.ts";

export { linesView } from "@njia/generator-core";

/** The imports of a file, standard library first, then the module's own. */
export function importsOf(
  book: Book,
  fragments: readonly Fragment[],
  standard: readonly string[],
  own: readonly ("runtime" | "" | "iface")[],
): { readonly standard: readonly View[]; readonly own: readonly View[]; readonly any: boolean } {
  const collected: readonly Import[] = collectImports([
    ...fragments,
    standard.map((from) => ({ from })),
  ]);
  const paths = [...new Set(collected.map((item) => item.from))].sort(byCodePoint);
  const mine = own.map((folder) =>
    folder === ""
      ? book.module.path
      : `${book.module.path}/${folder === "iface" ? book.module.name : ""}${folder}`,
  );
  return {
    standard: paths.map((path) => ({ path: text(path) })),
    own: [...mine].sort(byCodePoint).map((path) => ({ path: text(path) })),
    any: paths.length + mine.length > 0,
  };
}
