/** `conformance/drivers/ruby/generated/`: dispatch by operationId, as data for the hand-written driver. */
import type { FilePlan, Fragment } from "@njia/generator-core";
import { compose, entryOf, fixed, ownedFile, trailTo, wirePlace } from "@njia/generator-core";
import type { Book, MethodEntry, ResourceEntry } from "./book.ts";
import { isPositional } from "./book.ts";
import { flag, list, pair, qualified, rows, symbol, text } from "./literals.ts";
import { constantOf, path } from "./naming.ts";

const expression = compose("expression");
const NONE = fixed("", "expression");

/** One table for all operations. */
export function planDispatch(book: Book): FilePlan {
  const table = rows(
    NONE,
    "{}",
    book.resources.flatMap((entry) =>
      entry.methods.map((method) => pair(text(method.operation.id), rowOf(method, entry, book))),
    ),
    0,
  );
  return ownedFile({
    path: path("dispatch.rb"),
    body: { kind: "template", template: "dispatch", view: { table: table.code } },
  });
}

function rowOf(method: MethodEntry, entry: ResourceEntry, book: Book): Fragment<"expression"> {
  const record =
    method.flat === undefined
      ? fixed("nil", "expression")
      : expression`-> { ${qualified(book.root, entryOf(book, method.flat.id).name)} }`;
  const operation = qualified(book.root, "Operations", entry.className, constantOf(method.name));
  return rows(
    NONE,
    "[]",
    [
      list(
        NONE,
        "[]",
        trailTo(entry, book.resources).map((one) => symbol(one.property)),
        4,
      ),
      symbol(method.name),
      expression`-> { ${operation} }`,
      record,
      rows(
        NONE,
        "[]",
        method.args.map((arg) => {
          const place = wirePlace(arg);
          const items = [
            text(place.in),
            text(place.wire),
            symbol(arg.name),
            flag(isPositional(arg)),
          ];
          return list(NONE, "[]", items, 6);
        }),
        4,
      ),
    ],
    2,
  );
}
