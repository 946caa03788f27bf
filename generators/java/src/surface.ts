/** Lines of `api.txt`. */
import type { Code, Origin, SurfaceLine } from "@njia/generator-core";
import type { Book } from "./book.ts";

/** A class and its members. */
export function surface(
  book: Book,
  part: Code<"identifier"> | undefined,
  name: Code<"identifier">,
  origin: Origin,
  members: readonly { readonly name: Code<"identifier">; readonly signature: Code }[],
): readonly SurfaceLine[] {
  const home = part === undefined ? book.root : `${book.root}.${part}`;
  return [
    { symbol: `${home}.${name}`, signature: "class", origin },
    ...members.map((member) => ({
      symbol: `${home}.${name}#${member.name}`,
      signature: member.signature,
      origin,
    })),
  ];
}
