/** `conformance/drivers/python/generated/`: dispatch by operationId, as data for the hand-written driver. */
import type { FilePlan, Fragment } from "@njia/generator-core";
import { fixed, ownedFile, trailTo, wirePlace } from "@njia/generator-core";
import type { Book, MethodEntry, ResourceEntry } from "./book.ts";
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
  return ownedFile({
    path: path("dispatch.py"),
    body: {
      kind: "template",
      template: "dispatch",
      view: { package: book.package, table: spread("{}", rows).code },
    },
  });
}

function rowOf(method: MethodEntry, entry: ResourceEntry, book: Book): Fragment {
  const whole = method.operation.body !== undefined && method.flat === undefined;
  const args = method.args.map((arg) => {
    const place = wirePlace(arg);
    const positional = fixed(arg.positional ? "True" : "False", "expression");
    return tuple([text(place.in), text(place.wire), text(arg.name), positional], PLACE);
  });
  return call(
    fixed("Dispatch", "expression"),
    [
      tuple(
        trailTo(entry, book.resources).map((one) => text(one.attribute)),
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
