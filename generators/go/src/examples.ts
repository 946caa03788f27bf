/** `examples/` and `api.md`: every operation as one call that compiles, and the list of all of them. */
import type { Code, FilePlan, Import, Operation, Resource, View } from "@njia/generator-core";
import {
  byCodePoint,
  compose,
  fixed,
  fragment,
  join,
  ownedFile,
  pathTemplate,
  shownCall,
} from "@njia/generator-core";
import type { Book } from "./book.ts";
import { callCode } from "./calls.ts";
import { importsOf, linesView } from "./files.ts";
import { aligned, docComment, indented, prose, text } from "./literals.ts";
import { createGoScope, filePath, wordsOf } from "./naming.ts";
import { allResources, signatureOf } from "./resources.ts";

const expression = compose("expression");

/** One file per resource with a function per operation, a table of them, and `api.md`. */
export function planExamples(book: Book): readonly FilePlan[] {
  const scope = createGoScope(book.context.report);
  for (const own of ["All", "Func"]) scope.reserve(own);
  const groups = allResources(book.api.resources)
    .filter((resource) => resource.operations.length > 0)
    .map((resource) => ({
      resource,
      examples: resource.operations.map((operation) => ({
        operation,
        name: scope.take(
          [...resource.path.flatMap((name) => [...wordsOf(name)]), ...wordsOf(operation.name)],
          "type",
          [["call"]],
          operation.origin,
        ),
      })),
    }));
  return [
    ...groups.map(({ resource, examples }) => planFile(book, resource, examples)),
    planTable(
      book,
      groups.flatMap((group) => group.examples),
    ),
    planIndex(book, groups),
  ];
}

interface Example {
  readonly operation: Operation;
  readonly name: Code<"identifier">;
}

function planFile(book: Book, resource: Resource, examples: readonly Example[]): FilePlan {
  const views = examples.map(({ operation, name }) => exampleView(book, operation, name));
  const imports: Import[] = views.flatMap((view) => view.imports);
  return ownedFile({
    path: filePath("examples/", book.service(resource).file, ".go"),
    origins: resource.operations.map((operation) => operation.origin),
    body: {
      kind: "template",
      template: "examples",
      view: {
        package: fixed("examples", "identifier"),
        imports: importsOf(
          book,
          [{ code: fixed("", "type"), imports }],
          ["context", "fmt", ...(views.some((view) => view.view.octets) ? ["errors", "io"] : [])],
          [""],
        ),
        module: book.module.name,
        examples: views.map((view) => view.view),
      },
    },
  });
}

function exampleView(
  book: Book,
  operation: Operation,
  name: Code<"identifier">,
): { readonly imports: readonly Import[]; readonly view: View & { readonly octets: boolean } } {
  const { returns } = signatureOf(book, operation);
  const code = callCode(shownCall(operation, book.api, returns.kind === "page"), book);
  const octets = returns.kind === "stream" && !returns.type.code.startsWith("*EventStream");
  return {
    imports: code.imports,
    view: {
      docs: linesView(
        docComment(name, { summary: operation.doc?.summary ?? operation.id }, operation.deprecated),
      ),
      name,
      module: book.module.name,
      call: indented(code.code),
      page: returns.kind === "page",
      octets,
      events: returns.kind === "stream" && !octets,
      value: returns.kind === "value",
    },
  };
}

function planTable(book: Book, examples: readonly Example[]): FilePlan {
  return ownedFile({
    path: filePath("examples/examples.go"),
    body: {
      kind: "template",
      template: "example_table",
      view: {
        imports: importsOf(book, [], ["context"], [""]),
        module: book.module.name,
        examples: tableRows(examples),
      },
    },
  });
}

/** Rows of a map literal, in columns as gofmt leaves them. */
function tableRows(examples: readonly Example[]): readonly View[] {
  const sorted = examples.toSorted((a, b) => byCodePoint(a.operation.id, b.operation.id));
  const rows = sorted.map(({ operation, name }) => ({
    key: text(operation.id),
    value: fragment(name),
  }));
  return aligned(rows).map((pair) => ({ pair }));
}

interface Group {
  readonly resource: Resource;
  readonly examples: readonly Example[];
}

function planIndex(book: Book, groups: readonly Group[]): FilePlan {
  return ownedFile({
    path: filePath("api.md"),
    body: {
      kind: "template",
      template: "api",
      view: {
        title: prose(book.api.title),
        groups: groups.map(({ resource, examples }) => ({
          service: chainOf(book, resource),
          file: book.service(resource).file,
          methods: examples.map(({ operation }) => ({
            file: book.service(resource).file,
            method: book.method(operation).method,
            doc: prose(operation.doc?.summary ?? operation.id),
            returns: prose(signatureOf(book, operation).returns.type.code),
            http: prose(`${operation.method} ${pathTemplate(operation)}`),
          })),
        })),
      },
    },
  });
}

/** `client.Payments`, parents included. */
function chainOf(book: Book, resource: Resource): Code<"expression"> {
  const parents = allResources(book.api.resources).filter((other) =>
    resource.path.slice(0, other.path.length).every((name, index) => name === other.path[index]),
  );
  const members = parents
    .filter((parent) => parent.path.length <= resource.path.length)
    .map((parent) => book.service(parent).member);
  return expression`client.${join(members, ".", "expression")}`.code;
}
