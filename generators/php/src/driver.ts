/** `conformance/drivers/php/generated/`: dispatch by operationId, as data for the hand-written driver. */
import type { FilePlan, Fragment } from "@njia/generator-core";
import { compose, entryOf, fixed, ownedFile, trailTo, wirePlace } from "@njia/generator-core";
import type { Book, MethodEntry, ResourceEntry } from "./book.ts";
import { operationsOf } from "./book.ts";
import { entry as pair, list, nameCode, qualified, rows, text } from "./literals.ts";
import { path } from "./naming.ts";

const expression = compose("expression");
const NONE = fixed("", "expression");

/** One table for all operations: properties to the resource, method, operation, record of a flat body, arguments. */
export function planDispatch(book: Book): FilePlan {
  const table = rows(
    NONE,
    "[]",
    book.resources.flatMap((entry) =>
      entry.methods.map((method) => pair(text(method.operation.id), rowOf(method, entry, book))),
    ),
    0,
  );
  return ownedFile({
    path: path("dispatch.php"),
    body: { kind: "template", template: "dispatch", view: { table: table.code } },
  });
}

function rowOf(method: MethodEntry, entry: ResourceEntry, book: Book): Fragment<"expression"> {
  const operations = nameCode(qualified(book.root, "Operation", operationsOf(entry)));
  const record =
    method.flat === undefined
      ? fixed("null", "expression")
      : expression`\\${nameCode(qualified(book.root, "Model", entryOf(book, method.flat.id).name))}::class`;
  return rows(
    NONE,
    "[]",
    [
      list(
        NONE,
        "[]",
        trailTo(entry, book.resources).map((one) => text(one.property)),
        8,
      ),
      text(method.name),
      expression`\\${operations}::${method.name}(...)`,
      record,
      rows(
        NONE,
        "[]",
        method.args.map((arg) => {
          const place = wirePlace(arg);
          return list(NONE, "[]", [text(place.in), text(place.wire), text(arg.name)], 12);
        }),
        8,
      ),
    ],
    4,
  );
}
