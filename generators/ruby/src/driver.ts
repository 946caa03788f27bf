/** `conformance/drivers/ruby/generated/`: dispatch by operationId, as data for the hand-written driver. */
import type { FilePlan, Fragment } from "@njia/generator-core";
import { compose, fixed } from "@njia/generator-core";
import type { Argument, Book, MethodEntry, ResourceEntry } from "./book.ts";
import { entryOf } from "./book.ts";
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
  return {
    path: path("dispatch.rb"),
    ownership: "owned",
    origins: [],
    exports: [],
    body: { kind: "template", template: "dispatch", view: { table: table.code } },
  };
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
      list(NONE, "[]", chain(entry, book), 4),
      symbol(method.name),
      expression`-> { ${operation} }`,
      record,
      rows(
        NONE,
        "[]",
        method.args.map((arg) =>
          list(
            NONE,
            "[]",
            [text(placeOf(arg)), text(wireOf(arg)), symbol(arg.name), flag(arg.positional)],
            6,
          ),
        ),
        4,
      ),
    ],
    2,
  );
}

function chain(entry: ResourceEntry, book: Book): readonly ReturnType<typeof symbol>[] {
  const parent = book.resources.find((item) => item.children.includes(entry));
  return [...(parent === undefined ? [] : chain(parent, book)), symbol(entry.property)];
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
