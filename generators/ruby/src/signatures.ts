/** `sig/generated/`: the types of everything that is generated, for RBS. */
import type { Code, FilePlan, Fragment, RecordType, View } from "@njia/generator-core";
import { compose, fixed, isInterface, join, ownedFile, takesExtra } from "@njia/generator-core";
import type { Book, TypeEntry } from "./book.ts";
import { constantsOf, givenOf, membersOf } from "./models.ts";
import { path, withMethod } from "./naming.ts";
import { credentials } from "./package.ts";
import { methodType } from "./resources.ts";
import { declare } from "./types.ts";

const expression = compose("expression");

/** One file for all types of values, one for all methods: signatures are read by tools alone. */
export function* planSignatures(book: Book): Iterable<FilePlan> {
  yield signature("models", "model_signatures", book, modelsView(book));
  yield signature("resources", "resource_signatures", book, resourcesView(book));
}

function signature(
  name: string,
  template: string,
  book: Book,
  view: { readonly [key: string]: View },
): FilePlan {
  return ownedFile({
    path: path("sig/generated/", name, ".rbs"),
    body: { kind: "template", template: template, view: { root: book.root, ...view } },
  });
}

function modelsView(book: Book): { readonly [key: string]: View } {
  const entries = [...book.types.values()];
  return {
    records: entries.flatMap((entry) =>
      entry.type.kind === "record" ? [recordView(entry, entry.type, book)] : [],
    ),
    enums: entries.flatMap((entry) => {
      if (entry.type.kind !== "enum") return [];
      const type =
        entry.type.base === "string" ? fixed("String", "type") : fixed("Integer", "type");
      const constants = constantsOf(entry.type, book).map((one) => ({ name: one.name, type }));
      return [{ name: entry.name, type, constants }];
    }),
    unions: entries.flatMap((entry) =>
      entry.type.kind === "union"
        ? [
            {
              name: entry.name,
              unknown: entry.unknown ?? entry.name,
              isOpen: isInterface(entry.type, book.index),
            },
          ]
        : [],
    ),
  };
}

function recordView(entry: TypeEntry, record: RecordType, book: Book): View {
  const members = membersOf(record, book);
  return {
    name: entry.name,
    unions: (book.interfaces.get(record.id) ?? []).map((one) => ({ name: one.name })),
    members: members.map(({ field, name }) => ({
      name,
      type: declare(field.ref, "read", !field.required, book).rbs,
    })),
    constructor_: constructorOf(record, book),
  };
}

function constructorOf(record: RecordType, book: Book): Code {
  const params = givenOf(membersOf(record, book), book).map(
    ({ field, name }): Fragment<"expression"> => {
      const { rbs } = declare(field.ref, "write", !field.required, book);
      return field.required ? expression`${name}: ${rbs}` : expression`?${name}: ${rbs}`;
    },
  );
  const extra = takesExtra(record)
    ? [fixed("?extra: Hash[String | Symbol, untyped]", "expression")]
    : [];
  return expression`(${join([...params, ...extra], ", ", "expression")}) -> void`.code;
}

function resourcesView(book: Book): { readonly [key: string]: View } {
  const found = credentials(book);
  const options = found.map(({ option }) => expression`?${option}: Runtime::credential | nil, `);
  return {
    options: join(options, "", "expression").code,
    roots: book.roots.map((entry) => ({ property: entry.property, type: entry.className })),
    credentials: found.map(({ option }) => ({ option, method: withMethod(option) })),
    hasEvents: book.api.webhooks !== undefined,
    resources: book.resources.map((entry) => ({
      name: entry.className,
      children: entry.children.map((child) => ({ name: child.property, type: child.className })),
      methods: entry.methods.map((method) => ({
        name: method.name,
        type: methodType(method, book),
      })),
    })),
  };
}
