/** Examples, the index of methods, and the answers of the fake transport: all from the examples of the description. */
import type { Call, Example, FilePlan, Json } from "@njia/generator-core";
import { callOf } from "@njia/generator-core";
import type { Book, MethodEntry, ResourceEntry } from "./book.ts";
import { callCode, chain } from "./calls.ts";
import { jsonFile, markdown, phrase, plain } from "./literals.ts";
import { path } from "./naming.ts";
import { pathOf } from "./operations.ts";
import { outcomeOf, showing } from "./results.ts";

/** One runnable example per operation, and what the fake transport answers. */
export function* planExamples(book: Book): Iterable<FilePlan> {
  for (const entry of book.resources) {
    for (const method of entry.methods) yield exampleFile(method, entry, book);
  }
  const answers = book.resources.flatMap((entry) =>
    entry.methods.flatMap((method) => answerOf(method)),
  );
  yield {
    path: path("lib/", book.folder, "/generated/examples.json"),
    ownership: "owned",
    origins: [],
    exports: [],
    body: { kind: "text", text: jsonFile(Object.fromEntries(answers)) },
  };
}

const exampleName = (method: MethodEntry, entry: ResourceEntry): string =>
  `${entry.file}_${method.name}`;

function exampleFile(method: MethodEntry, entry: ResourceEntry, book: Book): FilePlan {
  const { operation } = method;
  const { name, show } = showing(outcomeOf(method, book));
  return {
    path: path("examples/", exampleName(method, entry), ".rb"),
    ownership: "owned",
    origins: [operation.origin],
    exports: [],
    body: {
      kind: "template",
      template: "example",
      view: {
        title: phrase(titleOf(method)),
        folder: book.folder,
        root: book.root,
        name,
        call: callCode(exampleCall(method, book), method, entry, book).code,
        show,
      },
    },
  };
}

const titleOf = (method: MethodEntry): string =>
  plain(method.operation.doc?.summary ?? "") || `${method.operation.id}.`;

/** The documented call; of a list only what is required and the size of a page, since filters exclude each other. */
function exampleCall(method: MethodEntry, book: Book): Call {
  const found = callOf(method.operation, book.api);
  if (!outcomeOf(method, book).isList) return found;
  const kept = new Set([
    ...method.operation.params.filter((param) => param.required).map((param) => param.name.wire),
    method.operation.pagination?.size?.at,
  ]);
  const params = Object.fromEntries(
    Object.entries(found.example.params).filter(([wire]) => kept.has(wire)),
  );
  return { ...found, example: { ...found.example, params } };
}

/** `api.md`: every method with its result and its path. */
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
              http: markdown(`${method.operation.method} ${pathOf(method.operation)}`),
            })),
          })),
      },
    },
  };
}

function answerOf(method: MethodEntry): readonly (readonly [string, Json])[] {
  const good = (example: Example): boolean =>
    example.answer !== undefined && example.answer.status >= 200 && example.answer.status < 300;
  const answer = method.operation.examples.find(good)?.answer;
  if (answer === undefined) return [];
  const body = answer.value === undefined ? {} : { body: lastPage(answer.value, method) };
  return [[method.operation.id, { status: answer.status, ...body }]];
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
