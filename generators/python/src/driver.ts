/** `conformance/drivers/python/generated/`: dispatch by operationId, as data for the hand-written driver. */
import type { FilePlan, Fragment } from "@njia/generator-core";
import { fixed } from "@njia/generator-core";
import type { Argument, Book, MethodEntry, ResourceEntry } from "./book.ts";
import { call, pair, spread, text, tuple } from "./literals.ts";
import { path } from "./naming.ts";
import { outcomeOf } from "./results.ts";

const PLACE = { indent: 8, taken: 12 };

/** One table for all operations. */
export function planDispatch(book: Book): FilePlan {
  const rows = book.resources.flatMap((entry) =>
    entry.methods.map((method) =>
      pair(text(method.operation.id), ": ", rowOf(method, entry, book)),
    ),
  );
  return {
    path: path("dispatch.py"),
    ownership: "owned",
    origins: [],
    exports: [],
    body: {
      kind: "template",
      template: "dispatch",
      view: { package: book.package, table: spread("{}", rows).code },
    },
  };
}

function rowOf(method: MethodEntry, entry: ResourceEntry, book: Book): Fragment {
  const whole = method.operation.body !== undefined && method.flat === undefined;
  const args = method.args.map((arg) =>
    tuple(
      [
        text(placeOf(arg)),
        text(wireOf(arg)),
        text(arg.name),
        fixed(arg.positional ? "True" : "False", "expression"),
      ],
      PLACE,
    ),
  );
  return call(
    fixed("Dispatch", "expression"),
    [
      tuple(
        chain(entry, book).map((name) => text(name)),
        PLACE,
      ),
      text(method.name),
      text(entry.module),
      text(method.constant),
      text(outcomeOf(method, book).verb),
      fixed(whole ? "True" : "False", "expression"),
      tuple(args, PLACE),
    ],
    { indent: 4, taken: 40 },
  );
}

function chain(entry: ResourceEntry, book: Book): readonly string[] {
  const parent = book.resources.find((item) => item.children.includes(entry));
  return [...(parent === undefined ? [] : chain(parent, book)), entry.attribute];
}

const placeOf = (arg: Argument): string =>
  arg.source.kind === "field" ? "body" : arg.source.param.in;
const wireOf = (arg: Argument): string =>
  arg.source.kind === "field" ? arg.source.field.name.wire : arg.source.param.name.wire;
