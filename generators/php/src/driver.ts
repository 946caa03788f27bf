/** `conformance/drivers/php/generated/`: dispatch by operationId, as data for the hand-written driver. */
import type { FilePlan, Fragment } from "@njia/generator-core";
import { compose, fixed } from "@njia/generator-core";
import type { Argument, Book, MethodEntry, ResourceEntry } from "./book.ts";
import { entryOf } from "./book.ts";
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
  return {
    path: path("dispatch.php"),
    ownership: "owned",
    origins: [],
    exports: [],
    body: { kind: "template", template: "dispatch", view: { table: table.code } },
  };
}

function rowOf(method: MethodEntry, entry: ResourceEntry, book: Book): Fragment<"expression"> {
  const operations = nameCode(qualified(book.root, "Operation", entry.operations));
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
        chain(entry, book).map((name) => text(name)),
        8,
      ),
      text(method.name),
      expression`\\${operations}::${method.name}(...)`,
      record,
      rows(
        NONE,
        "[]",
        method.args.map((arg) =>
          list(NONE, "[]", [text(placeOf(arg)), text(wireOf(arg)), text(arg.name)], 12),
        ),
        8,
      ),
    ],
    4,
  );
}

function chain(entry: ResourceEntry, book: Book): readonly string[] {
  const parent = book.resources.find((item) => item.children.includes(entry));
  return [...(parent === undefined ? [] : chain(parent, book)), entry.property];
}

const placeOf = (arg: Argument): string =>
  arg.source.kind === "param" ? arg.source.param.in : "body";

function wireOf(arg: Argument): string {
  switch (arg.source.kind) {
    case "param":
      return arg.source.param.name.wire;
    case "field":
      return arg.source.field.name.wire;
    case "body":
      return "";
    default:
      return arg.source satisfies never;
  }
}
