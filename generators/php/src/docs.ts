/** Examples, the index of methods, and the answers of the fake transport: all from the examples of the description. */
import type { Code, FilePlan, Json } from "@njia/generator-core";
import {
  compose,
  entryOf,
  environmentName,
  fixed,
  ownedFile,
  pathTemplate,
  shownAnswer,
  shownCall,
  splitWords,
  toCase,
  trailTo,
} from "@njia/generator-core";
import type { Book, MethodEntry, ResourceEntry } from "./book.ts";
import { callCode, chainOf } from "./calls.ts";
import { classFile } from "./files.ts";
import {
  jsonFile,
  list,
  markdown,
  named,
  nameCode,
  phrase,
  plain,
  qualified,
  text,
} from "./literals.ts";
import { nameOf, path } from "./naming.ts";
import { credentials } from "./package.ts";
import { outcomeOf } from "./results.ts";
import { runtime } from "./types.ts";

const expression = compose("expression");

/** One program per operation. */
export function* planExamples(book: Book): Iterable<FilePlan> {
  for (const entry of book.resources) {
    for (const method of entry.methods) {
      const { operation } = method;
      const call = shownCall(operation, book.api, operation.pagination !== undefined);
      const code = callCode(call, method, entry, book);
      const client = qualified(book.root, book.client);
      const uses = [...new Set([client, ...code.imports.map((item) => item.from)])].toSorted();
      const outcome = outcomeOf(operation, book);
      yield ownedFile({
        path: path("examples/", ...folders(entry, book), method.name, ".php"),
        origins: [operation.origin],
        body: {
          kind: "template",
          template: "example",
          view: {
            doc: phrase(summaryOf(method)),
            uses: uses.map((name) => ({ name: nameCode(name) })),
            loader: trailTo(entry, book.resources).length > 1 ? DEEP : FLAT,
            client: clientCode(method, book),
            call: code.code,
            isList: outcome.walks,
          },
        },
      });
    }
  }
}

/** The client of an example: credentials that no environment variable brings by itself are named. */
function clientCode(method: MethodEntry, book: Book): Code {
  const [wanted = []] = method.operation.auth;
  const args = credentials(book).flatMap(({ option, scheme }) => {
    const isAsked =
      scheme.env === undefined && wanted.some((one) => one.scheme === scheme.name.wire);
    const variable = environmentName(
      splitWords(book.root),
      toCase(splitWords(option), "screaming"),
    );
    return isAsked ? [named(option, expression`(string) getenv(${text(variable)})`)] : [];
  });
  return list(expression`new ${book.client}`.code, "()", args, 0, 12).code;
}

const FLAT = fixed("/../../autoload.php", "expression");
const DEEP = fixed("/../../../autoload.php", "expression");

const summaryOf = (method: MethodEntry): string =>
  plain(method.operation.doc?.summary ?? "") || method.operation.id;

const folders = (entry: ResourceEntry, book: Book): readonly string[] =>
  trailTo(entry, book.resources).map((one) => `${one.property}/`);

/** `api.md`: every method with what it answers and its request. */
export function planIndex(book: Book): FilePlan {
  return ownedFile({
    path: path("api.md"),
    body: {
      kind: "template",
      template: "api",
      view: {
        title: markdown(book.api.title),
        client: book.client,
        resources: book.resources
          .filter((entry) => entry.methods.length > 0)
          .map((entry) => ({
            name: chainOf(entry, book).code,
            methods: entry.methods.map((method) => ({
              name: method.name,
              file: path("examples/", ...folders(entry, book), method.name, ".php"),
              doc: markdown(summaryOf(method)),
              returns: markdown(outcomeOf(method.operation, book).doc),
              http: markdown(`${method.operation.method} ${pathTemplate(method.operation)}`),
            })),
          })),
      },
    },
  });
}

/** Documented answers for tests without a network: a file of JSON, and the class that reads it. */
export function* planFixtures(book: Book): Iterable<FilePlan> {
  const answers = book.resources.flatMap((entry) =>
    entry.methods.flatMap((one) => answerOf(one, book)),
  );
  yield ownedFile({
    path: path("src/generated/fixtures.json"),
    body: { kind: "text", text: jsonFile(Object.fromEntries(answers)) },
  });
  yield classFile(book, {
    folder: "",
    name: nameOf("Fixtures"),
    template: "fixtures",
    uses: [[runtime(book, "Testing\\FixtureBook")]],
    origins: [],
    view: {},
  });
}

function answerOf(method: MethodEntry, book: Book): readonly (readonly [string, Json])[] {
  const { operation } = method;
  const answer = shownAnswer(operation);
  if (answer === undefined) return [];
  const { status, ...body } = answer;
  const request = { method: operation.method, path: pathTemplate(operation) };
  const model = outcomeOf(operation, book).model;
  const shape = model === undefined ? {} : { model: String(entryOf(book, model.id).name) };
  return [[operation.id, { ...request, status, ...shape, ...body }]];
}
