/** What shows the client to people: an example of each operation, the index of all methods, documented answers for tests. */
import type { Code, FilePlan, Fragment, Json } from "@njia/generator-core";
import {
  compose,
  fixed,
  fragment,
  joinedName,
  ownedFile,
  pathTemplate,
  shownAnswer,
  shownCall,
} from "@njia/generator-core";
import type { Book, OperationEntry, ResourceEntry } from "./book.ts";
import { callCode } from "./calls.ts";
import { javaFile } from "./file.ts";
import {
  deprecationMark,
  deprecationTag,
  docLines,
  jsonFile,
  phrase,
  prose,
  text,
} from "./literals.ts";
import { classWords, ownName, path, scope } from "./naming.ts";
import { givenBy } from "./operations.ts";
import { surface } from "./surface.ts";

const expression = compose("expression");
const EXAMPLES = fixed("examples", "identifier");
const FIXTURE = fixed("fixture", "identifier");

interface Shown {
  readonly resource: ResourceEntry;
  readonly access: Code<"expression">;
  readonly item: OperationEntry;
  readonly name: Code<"identifier">;
}

/** Every operation with the class of its example, resource by resource. */
function shownOf(book: Book): readonly Shown[] {
  const names = scope(book.context);
  for (const word of [book.client, book.asyncClient]) names.reserve(word);
  const walk = (entry: ResourceEntry, access: Code<"expression">): readonly Shown[] => [
    ...entry.operations.map((item): Shown => {
      const words = classWords(
        joinedName([...entry.resource.path, item.operation.name, "example"], "java"),
      );
      const name = names.take(words, "type", [ownName("call")], item.operation.origin);
      return { resource: entry, access, item, name };
    }),
    ...entry.children.flatMap((child) =>
      walk(child, expression`${access}.${child.accessor}()`.code),
    ),
  ];
  return book.resources.flatMap((entry) =>
    walk(entry, expression`client.${entry.accessor}()`.code),
  );
}

/** One runnable class for each operation, and the list of them. */
export function* planExamples(book: Book): Iterable<FilePlan> {
  const shown = shownOf(book);
  for (const one of shown) yield exampleFile(book, one);
}

function exampleFile(book: Book, { item, access, name }: Shown): FilePlan {
  const { operation } = item;
  const given = givenBy(book, operation);
  const example = shownCall(operation, book.api, operation.pagination !== undefined);
  const call = callCode(example, item, access, book);
  const client = fragment(expression`${book.client}`.code, [
    { from: book.root, name: book.client },
  ]);
  const kind = kindOf(item);
  const io = fragment(fixed("IOException", "expression"), [
    { from: "java.io", name: "IOException" },
  ]);
  return javaFile(book, {
    part: EXAMPLES,
    name,
    folder: path("examples/", folderOfExamples(book)),
    template: "example",
    origins: [operation.origin],
    exports: [],
    uses: [client, given.result, call, ...(kind === "events" || kind === "octets" ? [io] : [])],
    view: {
      doc: [
        ...docLines(operation.doc, `Calls ${operation.id}.`).slice(0, 1),
        ...deprecationTag(operation.deprecated),
      ],
      isDeprecated: operation.deprecated !== undefined,
      deprecated: deprecationMark(operation.deprecated),
      client: book.client,
      result: given.result.code,
      call: call.code,
      isPage: kind === "page",
      isEvents: kind === "events",
      isOctets: kind === "octets",
    },
  });
}

const folderOfExamples = (book: Book): string =>
  `${book.folder.replace("src/generated/java/", "")}/examples`;

type Kind = "page" | "events" | "octets" | "value";

function kindOf(item: OperationEntry): Kind {
  const { result, pagination } = item.operation;
  if (result.kind === "stream") return result.framing === "octets" ? "octets" : "events";
  return pagination === undefined ? "value" : "page";
}

/** `api.md`: every method with what it gives and its place on the wire. */
export function planIndex(book: Book): FilePlan {
  const groups = Map.groupBy(shownOf(book), (one) => one.access);
  return ownedFile({
    path: path("api.md"),
    body: {
      kind: "template",
      template: "api",
      view: {
        title: prose(book.api.title),
        resources: [...groups].map(([access, entries]) => ({
          name: access,
          methods: entries.map(({ item, name }) => ({
            name: item.method,
            example: path("examples/", folderOfExamples(book), "/", name, ".java"),
            doc: prose(item.operation.doc?.summary ?? item.operation.id),
            returns: prose(givenBy(book, item.operation).result.code),
            http: prose(`${item.operation.method} ${pathTemplate(item.operation)}`),
          })),
        })),
      },
    },
  });
}

/** Documented answers: one JSON file for each resource, and the class that serves them to tests. */
export function* planFixtures(book: Book): Iterable<FilePlan> {
  const answered = shownOf(book).flatMap((one) => {
    const answer = shownAnswer(one.item.operation);
    return answer === undefined ? [] : [{ one, answer }];
  });
  const folder = book.folder.replace("src/generated/java/", "src/generated/resources/");
  const routes: Fragment<"expression">[] = [];
  for (const [table, group] of Map.groupBy(answered, ({ one }) => one.resource.table)) {
    const file = expression`${table}.json`.code;
    const bodies = group.map(({ one, answer }) => [one.item.operation.id, answer.body ?? null]);
    routes.push(
      ...group.map(({ one, answer }) => {
        const { id, method } = one.item.operation;
        return expression`            .answer(${text(id)}, ${text(method)}, ${text(pathTemplate(one.item.operation))}, ${text(String(answer.status))}, ${text(file)})\n`;
      }),
    );
    yield ownedFile({
      path: path(folder, "/fixture/", file),
      origins: group.map(({ one }) => one.item.operation.origin),
      body: { kind: "text", text: jsonFile(Object.fromEntries(bodies) as Json) },
    });
  }
  const name = fixed("Fixtures", "identifier");
  const origin = answered[0]?.one.item.operation.origin;
  if (origin === undefined) return;
  const testing = ["FakeTransport", "FixtureTable"] as const;
  yield javaFile(book, {
    part: FIXTURE,
    name,
    template: "fixtures",
    origins: [origin],
    exports: surface(book, FIXTURE, name, origin, [
      { name: fixed("transport", "identifier"), signature: fixed("FakeTransport", "type") },
      { name: fixed("json", "identifier"), signature: fixed("JsonValue", "type") },
    ]),
    uses: [
      ...testing.map((word) => book.types.runtime("testing", TESTING[word])),
      book.types.runtime("json", fixed("JsonValue", "identifier")),
      fragment(fixed("Set", "type"), [{ from: "java.util", name: "Set" }]),
    ],
    view: { routes: routes.map((route) => route.code) },
  });
}

const TESTING = {
  FakeTransport: fixed("FakeTransport", "identifier"),
  FixtureTable: fixed("FixtureTable", "identifier"),
};

/** `package-info.java` of every generated package: in it nothing is null unless it says so. */
export function* planPackages(book: Book): Iterable<FilePlan> {
  const parts = [
    {
      part: undefined,
      about: phrase({ summary: `The client of the ${book.api.title}.` }, "The client."),
    },
    {
      part: fixed("resource", "identifier"),
      about: phrase({ summary: "The operations, resource by resource." }, ""),
    },
    {
      part: fixed("model", "identifier"),
      about: phrase({ summary: "What travels: objects, enums, unions, parameters." }, ""),
    },
    ...(book.api.webhooks === undefined || book.api.webhooks.events.length === 0
      ? []
      : [
          {
            part: fixed("event", "identifier"),
            about: phrase({ summary: "What the API sends by itself." }, ""),
          },
        ]),
    ...(shownOf(book).some((one) => shownAnswer(one.item.operation) !== undefined)
      ? [
          {
            part: FIXTURE,
            about: phrase({ summary: "Documented answers, for tests without a network." }, ""),
          },
        ]
      : []),
  ];
  const hasModels =
    book.api.types.some((type) => type.kind !== "alias") ||
    shownOf(book).some((one) => one.item.paramsClass);
  for (const { part, about } of parts) {
    if (part === "model" && !hasModels) continue;
    if (part === "resource" && book.resources.length === 0) continue;
    const home = part === undefined ? book.root : expression`${book.root}.${part}`.code;
    yield ownedFile({
      path: path(book.folder, "/", ...(part === undefined ? [] : [part, "/"]), "package-info.java"),
      body: { kind: "template", template: "package-info", view: { about, home } },
    });
  }
}
