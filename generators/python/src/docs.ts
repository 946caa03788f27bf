/** Examples, the index of methods, and the fixtures of the fake transport: all from the examples of the description. */
import type { FilePlan, Fragment, Import, Json } from "@njia/generator-core";
import {
  compose,
  fixed,
  fragment,
  join,
  ownedFile,
  pathTemplate,
  shownAnswer,
  shownCall,
  trailTo,
} from "@njia/generator-core";
import type { Book, ResourceEntry } from "./book.ts";
import { callCode, showing } from "./calls.ts";
import { importView } from "./imports.ts";
import { docLines, docstring, indented, jsonFile, pair, prose, spread, text } from "./literals.ts";
import { path } from "./naming.ts";
import { outcomeOf } from "./results.ts";

const expression = compose("expression");

/** One example file per operation. */
export function* planExamples(book: Book): Iterable<FilePlan> {
  for (const entry of book.resources) {
    for (const method of entry.methods) {
      const { operation } = method;
      const { verb } = outcomeOf(method, book);
      const call = shownCall(operation, book.api, verb === "list");
      const code = callCode(call, method, entry, book);
      const client: Import = { from: `package:${book.package}`, name: book.client };
      const name = showing(method, book);
      yield ownedFile({
        path: path("examples/", entry.module, "_", method.name, ".py"),
        origins: [operation.origin],
        body: {
          kind: "template",
          template: "example",
          view: {
            doc: docstring([docLines(operation.doc, `${operation.id}.`)[0] ?? ""], 0),
            imports: importView([code, [client]], 1),
            client: book.client,
            isDeprecated: operation.deprecated !== undefined,
            name,
            call: indented(code.code, 4),
            isPage: verb === "list",
            isStream: verb === "events" || verb === "bytes",
          },
        },
      });
    }
  }
}

/** `api.md`: every method with its parameters and its path. */
export function planIndex(book: Book): FilePlan {
  return ownedFile({
    path: path("api.md"),
    body: {
      kind: "template",
      template: "api",
      view: {
        title: prose(book.api.title),
        client: book.client,
        resources: book.resources
          .filter((entry) => entry.methods.length > 0)
          .map((entry) => ({
            name: chain(entry, book).code,
            methods: entry.methods.map((method) => ({
              name: method.name,
              example: expression`${entry.module}_${method.name}`.code,
              doc: prose(docLines(method.operation.doc, method.operation.id)[0] ?? ""),
              returns: prose(outcomeOf(method, book).returns.code),
              http: prose(`${method.operation.method} ${pathTemplate(method.operation)}`),
            })),
          })),
      },
    },
  });
}

const chain = (entry: ResourceEntry, book: Book): Fragment<"expression"> =>
  join(
    trailTo(entry, book.resources).map((one) => one.attribute),
    ".",
    "expression",
  );

/** Answers of the fake transport: one JSON file per resource and the look-up. */
export function* planFixtures(book: Book): Iterable<FilePlan> {
  const homes: Fragment[] = [];
  for (const entry of book.resources) {
    const answers = entry.methods.flatMap(({ operation }): readonly (readonly [string, Json])[] => {
      const answer = shownAnswer(operation);
      return answer === undefined ? [] : [[operation.id, { ...answer }]];
    });
    if (answers.length === 0) continue;
    homes.push(...answers.map(([id]) => pair(text(id), ": ", text(entry.module))));
    yield ownedFile({
      path: path("src/", book.package, "/_generated/fixtures/", entry.module, ".json"),
      origins: entry.methods.map((method) => method.operation.origin),
      body: { kind: "text", text: jsonFile(Object.fromEntries(answers)) },
    });
  }
  const table = homes.length === 0 ? fragment(fixed("{}", "expression")) : spread("{}", homes);
  yield ownedFile({
    path: path("src/", book.package, "/_generated/fixtures/__init__.py"),
    body: { kind: "template", template: "fixtures", view: { table: table.code } },
  });
}
