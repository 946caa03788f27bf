/** `njiatest`: the answers of the description's examples, a transport that gives them, and a fake of every service. */
import type { Code, FilePlan, Import, Json, Resource, View } from "@njia/generator-core";
import { compose, fixed, ownedFile, shownAnswer } from "@njia/generator-core";
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
    ownedFile({
      path: filePath(folder, "/", folder, ".go"),
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
    }),
    ownedFile({
      path: filePath(folder, "/fixtures/fixtures.json"),
      body: { kind: "text", text: jsonFile(answersOf(resources)) },
    }),
    ...currentResources(book.api.resources).map((resource) => planFake(book, resource, folder)),
  ];
}

function answersOf(resources: readonly Resource[]): Json {
  const answers = resources.flatMap((resource) =>
    resource.operations.flatMap((operation): readonly (readonly [string, Json])[] => {
      const answer = shownAnswer(operation);
      return answer === undefined ? [] : [[operation.id, { ...answer }]];
    }),
  );
  return Object.fromEntries(answers.sort(([a], [b]) => (a < b ? -1 : 1)));
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
  return ownedFile({
    path: filePath(folder, "/", names.file, ".go"),
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
  });
}
