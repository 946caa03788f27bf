/** `njiatest`: the answers of the description's examples, a transport that gives them, and a fake of every service. */
import type {
  Code,
  Example,
  FilePlan,
  Import,
  Json,
  Operation,
  Resource,
  View,
} from "@njia/generator-core";
import { compose, fixed } from "@njia/generator-core";
import type { Book } from "./book.ts";
import { importsOf } from "./files.ts";
import { jsonFile, qualify, text } from "./literals.ts";
import { filePath } from "./naming.ts";
import {
  allResources,
  currentResources,
  forwardText,
  signatureOf,
  signatureText,
} from "./resources.ts";

export function planFixtures(book: Book): readonly FilePlan[] {
  const resources = allResources(book.api.resources).filter(
    (resource) => resource.operations.length > 0,
  );
  const folder = compose("identifier")`${book.module.name}test`.code;
  return [
    {
      path: filePath(folder, "/", folder, ".go"),
      ownership: "owned",
      origins: [],
      exports: [],
      body: {
        kind: "template",
        template: "testing",
        view: {
          package: folder,
          imports: importsOf(
            book,
            [],
            ["embed", "encoding/json", "fmt", "sync", "time"],
            ["", "runtime"],
          ),
          module: book.module.name,
          schemes: book.api.auth.map((scheme) => ({
            scheme: text(scheme.name.wire),
            package: folder,
          })),
        },
      },
    },
    {
      path: filePath(folder, "/fixtures/fixtures.json"),
      ownership: "owned",
      origins: [],
      exports: [],
      body: { kind: "text", text: jsonFile(answersOf(resources)) },
    },
    ...currentResources(book.api.resources).map((resource) => planFake(book, resource, folder)),
  ];
}

function answersOf(resources: readonly Resource[]): Json {
  const answers = resources.flatMap((resource) => resource.operations.flatMap(answerOf));
  return Object.fromEntries(answers.sort(([a], [b]) => (a < b ? -1 : 1)));
}

function answerOf(operation: Operation): readonly (readonly [string, Json])[] {
  const good = (example: Example): boolean =>
    example.answer !== undefined && example.answer.status >= 200 && example.answer.status < 300;
  const answer = operation.examples.find(good)?.answer;
  if (answer === undefined) return [];
  const body = answer.value === undefined ? {} : { body: lastPage(answer.value, operation) };
  return [[operation.id, { status: answer.status, ...body }]];
}

/** The page of an example as the last one, so that a listing over the fake transport ends. */
function lastPage(value: Json, operation: Operation): Json {
  const { more, next } = operation.pagination ?? {};
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

function planFake(book: Book, resource: Resource, folder: Code<"identifier">): FilePlan {
  const names = book.service(resource);
  const imports: Import[] = [];
  let pages = false;
  const fake = compose("identifier")`Fake${names.face}`.code;
  const methods: View[] = resource.operations.map((operation, index) => {
    const { parameters, returns, hasParams } = signatureOf(book, operation);
    const own = book.method(operation);
    const paged = returns.page !== undefined;
    pages = pages || paged;
    imports.push(
      ...parameters.positional.flatMap((item) => item.type.imports),
      ...returns.type.imports,
    );
    const signature = signatureText(parameters, hasParams ? own.params : undefined);
    return {
      fake,
      label: text(`${names.face}.${own.method}`),
      method: own.method,
      all: own.all ?? own.method,
      paged,
      signature: qualify(book.module.name, signature.code),
      arguments: forwardText(parameters, hasParams).code,
      more: index + 1 < resource.operations.length,
      returns: qualify(book.module.name, returns.type.code),
      item: paged ? qualify(book.module.name, returns.page.item.code) : fixed("", "type"),
    };
  });
  return {
    path: filePath(folder, "/", names.file, ".go"),
    ownership: "owned",
    origins: [],
    exports: [],
    body: {
      kind: "template",
      template: "fake",
      view: {
        package: compose("identifier")`${book.module.name}test`.code,
        imports: importsOf(
          book,
          [{ code: fixed("", "type"), imports }],
          ["context", ...(pages ? ["iter"] : [])],
          ["", "iface"],
        ),
        fake,
        face: names.face,
        module: book.module.name,
        methods,
      },
    },
  };
}
