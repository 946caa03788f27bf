/** Examples, the index of methods, and the fixtures of the fake transport: all from the examples of the description. */
import type { Call, Code, Example, FilePlan, Fragment, Import, Json } from "@njia/generator-core";
import { callOf, compose, fixed, fragment } from "@njia/generator-core";
import type { Book, MethodEntry, ResourceEntry } from "./book.ts";
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
      const code = callCode(exampleCall(method, book), method, entry, book);
      const client: Import = { from: `package:${book.package}`, name: book.client };
      const name = showing(method, book);
      yield {
        path: path("examples/", entry.module, "_", method.name, ".py"),
        ownership: "owned",
        origins: [operation.origin],
        exports: [],
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
            isPage: outcomeOf(method, book).verb === "list",
            isStream:
              outcomeOf(method, book).verb === "events" || outcomeOf(method, book).verb === "bytes",
          },
        },
      };
    }
  }
}

/** The documented call; of a list only what is required and the size of a page, since filters exclude each other. */
function exampleCall(method: MethodEntry, book: Book): Call {
  const found = callOf(method.operation, book.api);
  if (outcomeOf(method, book).verb !== "list") return found;
  const kept = new Set([
    ...method.operation.params.filter((param) => param.required).map((param) => param.name.wire),
    method.operation.pagination?.size?.at,
  ]);
  const params = Object.fromEntries(
    Object.entries(found.example.params).filter(([wire]) => kept.has(wire)),
  );
  return { ...found, example: { ...found.example, params } };
}

/** `api.md`: every method with its parameters and its path. */
export function planIndex(book: Book): FilePlan {
  return {
    path: path("api.md"),
    ownership: "owned",
    origins: [],
    exports: [],
    body: {
      kind: "template",
      template: "api",
      view: {
        title: prose(book.api.title),
        client: book.client,
        resources: book.resources
          .filter((entry) => entry.methods.length > 0)
          .map((entry) => ({
            name: expression`${chain(entry, book)}`.code,
            methods: entry.methods.map((method) => ({
              name: method.name,
              example: expression`${entry.module}_${method.name}`.code,
              doc: prose(docLines(method.operation.doc, method.operation.id)[0] ?? ""),
              returns: prose(outcomeOf(method, book).returns.code),
              http: prose(
                `${method.operation.method} ${method.operation.path.map((part) => (part.kind === "text" ? part.text : `{${part.wire}}`)).join("")}`,
              ),
            })),
          })),
      },
    },
  };
}

function chain(entry: ResourceEntry, book: Book): Code {
  const parent = book.resources.find((item) => item.children.includes(entry));
  return parent === undefined
    ? entry.attribute
    : expression`${chain(parent, book)}.${entry.attribute}`.code;
}

/** Answers of the fake transport: one JSON file per resource and the look-up. */
export function* planFixtures(book: Book): Iterable<FilePlan> {
  const homes: Fragment[] = [];
  for (const entry of book.resources) {
    const answers = entry.methods.flatMap((method) => answerOf(method));
    if (answers.length === 0) continue;
    homes.push(...answers.map(([id]) => pair(text(id), ": ", text(entry.module))));
    yield {
      path: path("src/", book.package, "/_generated/fixtures/", entry.module, ".json"),
      ownership: "owned",
      origins: entry.methods.map((method) => method.operation.origin),
      exports: [],
      body: { kind: "text", text: jsonFile(Object.fromEntries(answers)) },
    };
  }
  const table = homes.length === 0 ? fragment(fixed("{}", "expression")) : spread("{}", homes);
  yield {
    path: path("src/", book.package, "/_generated/fixtures/__init__.py"),
    ownership: "owned",
    origins: [],
    exports: [],
    body: { kind: "template", template: "fixtures", view: { table: table.code } },
  };
}

function answerOf(method: MethodEntry): readonly (readonly [string, Json])[] {
  const good = (example: Example): boolean =>
    example.answer !== undefined && example.answer.status >= 200 && example.answer.status < 300;
  const answer = method.operation.examples.find(good)?.answer;
  if (answer === undefined) return [];
  return [
    [
      method.operation.id,
      {
        status: answer.status,
        ...(answer.value === undefined ? {} : { body: lastPage(answer.value, method) }),
      },
    ],
  ];
}

/** The page of an example as the last one, so that a listing over the fake transport ends. */
function lastPage(value: Json, method: MethodEntry): Json {
  const { more, next } = method.operation.pagination ?? {};
  const end = more?.in === "body" ? { at: more.at, is: false } : { at: next?.at ?? "", is: null };
  return next === undefined && more === undefined
    ? value
    : replaced(value, end.at.split("/").filter(Boolean), end.is);
}

function replaced(value: Json, [head, ...tail]: readonly string[], by: Json): Json {
  if (head === undefined) return by;
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  const members = value as Readonly<Record<string, Json>>;
  const member = members[head];
  return member === undefined ? value : { ...members, [head]: replaced(member, tail, by) };
}
