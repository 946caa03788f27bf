/** Examples, the index of methods, and the answers of the fake transport: all from the examples of the description. */
import type { FilePlan, Json } from "@njia/generator-core";
import { ownedFile, pathTemplate, shownAnswer, shownCall } from "@njia/generator-core";
import type { Book, MethodEntry, ResourceEntry } from "./book.ts";
import { callCode, chain } from "./calls.ts";
import { jsonFile, markdown, phrase, plain } from "./literals.ts";
import { fileOf, path } from "./naming.ts";
import { outcomeOf, showing } from "./results.ts";

/** One runnable example per operation, and what the fake transport answers. */
export function* planExamples(book: Book): Iterable<FilePlan> {
  for (const entry of book.resources) {
    for (const method of entry.methods) yield exampleFile(method, entry, book);
  }
  const answers = book.resources.flatMap((entry) =>
    entry.methods.flatMap(({ operation }): readonly (readonly [string, Json])[] => {
      const answer = shownAnswer(operation);
      return answer === undefined ? [] : [[operation.id, { ...answer }]];
    }),
  );
  yield ownedFile({
    path: path("lib/", book.folder, "/generated/examples.json"),
    body: { kind: "text", text: jsonFile(Object.fromEntries(answers)) },
  });
}

const exampleName = (method: MethodEntry, entry: ResourceEntry): string =>
  `${fileOf(entry.className)}_${method.name}`;

function exampleFile(method: MethodEntry, entry: ResourceEntry, book: Book): FilePlan {
  const { operation } = method;
  const outcome = outcomeOf(method, book);
  const { name, show } = showing(outcome);
  const call = shownCall(operation, book.api, outcome.isList);
  return ownedFile({
    path: path("examples/", exampleName(method, entry), ".rb"),
    origins: [operation.origin],
    body: {
      kind: "template",
      template: "example",
      view: {
        title: phrase(titleOf(method)),
        folder: book.folder,
        root: book.root,
        name,
        call: callCode(call, method, entry, book).code,
        show,
      },
    },
  });
}

const titleOf = (method: MethodEntry): string =>
  plain(method.operation.doc?.summary ?? "") || `${method.operation.id}.`;

/** `api.md`: every method with its result and its path. */
export function planIndex(book: Book): FilePlan {
  return ownedFile({
    path: path("api.md"),
    body: {
      kind: "template",
      template: "api",
      view: {
        title: markdown(book.api.title),
        resources: book.resources
          .filter((entry) => entry.methods.length > 0)
          .map((entry) => ({
            chain: chain(entry, book).code,
            methods: entry.methods.map((method) => ({
              name: method.name,
              example: path(exampleName(method, entry)),
              doc: markdown(titleOf(method)),
              returns: markdown(outcomeOf(method, book).returns.yard),
              http: markdown(`${method.operation.method} ${pathTemplate(method.operation)}`),
            })),
          })),
      },
    },
  });
}
