/** Modules of types: records, enums, unions, aliases. */
import type {
  Code,
  Field,
  FilePlan,
  Fragment,
  RecordType,
  SurfaceLine,
  View,
} from "@njia/generator-core";
import { compose, fixed, fragment, ownedFile } from "@njia/generator-core";
import type { Book, TypeEntry } from "./book.ts";
import { entryOf } from "./book.ts";

import { importView } from "./imports.ts";
import { byName, docLines, docstring, indented, rows, scalar, text, tuple } from "./literals.ts";
import { path, privateName } from "./naming.ts";
import { annotation, codec, runtime } from "./types.ts";
import type { Item } from "./values.ts";
import { asFragment, enumItem, TYPE_ALIAS, unionItem } from "./values.ts";

const expression = compose("expression");
const type = compose("type");
const NONE = fixed("", "expression");

/** One file plan per module of types, then the package's index. */
export function* planTypes(book: Book): Iterable<FilePlan> {
  const modules = Map.groupBy(book.types.values(), (entry) => entry.module);
  for (const [module, entries] of modules) {
    const items = entries.map((entry) => itemOf(entry, book));
    const uses = items.flatMap((item) => item.uses);
    const usesRefs = uses.some((use) => use.imports.some((one) => one.name === "type_refs"));
    yield ownedFile({
      path: path("src/", book.package, "/types/", module, ".py"),
      origins: entries.map((entry) => entry.type.origin),
      exports: entries.flatMap((entry) => surface(entry, book)),
      body: {
        kind: "template",
        template: "types",
        view: {
          imports: importView(uses, 2, `types:${module}`),
          usesRefs,
          names: items
            .flatMap((item) => item.names)
            .toSorted(byName)
            .map((name) => text(name)),
          items: items.map((item) => ({
            isRecord: false,
            isEnum: false,
            isUnion: false,
            isAlias: false,
            ...item.view,
          })),
        },
      },
    });
  }
}

function surface(entry: TypeEntry, book: Book): readonly SurfaceLine[] {
  const symbol = `${book.package}.types.${entry.name}`;
  const own = { symbol, signature: entry.type.kind, origin: entry.type.origin };
  if (entry.type.kind !== "record") return [own];
  const attributes = book.attributes(entry.type);
  return [
    own,
    ...entry.type.fields.map((field) => ({
      symbol: `${symbol}.${attributes.get(field.name.wire) ?? field.name.wire}`,
      signature: `: ${annotation(field.ref, "read", book).code}${field.required ? "" : " (optional)"}`,
      origin: field.origin,
    })),
  ];
}

function itemOf(entry: TypeEntry, book: Book): Item {
  switch (entry.type.kind) {
    case "record":
      return recordItem(entry, entry.type, book);
    case "enum":
      return enumItem(entry, entry.type, book);
    case "union":
      return unionItem(entry, entry.type, book);
    case "alias": {
      const target = annotation(entry.type.target, "read", book);
      return {
        view: { isAlias: true, name: entry.name, target: text(target.code) },
        uses: [target, [TYPE_ALIAS]].map(asFragment),
        names: [entry.name],
      };
    }
    default:
      return entry.type satisfies never;
  }
}

function recordItem(entry: TypeEntry, record: RecordType, book: Book): Item {
  const attributes = book.attributes(record);
  const fields = record.fields.map((field) => fieldView(field, nameOf(attributes, field), book));
  const table = rows(
    record.fields.map((field) => row(field, nameOf(attributes, field), book)),
    { indent: 4, taken: 9 },
  );
  const extra = typeof record.extra === "string" ? undefined : codec(record.extra, book);
  const param =
    entry.param === undefined ? undefined : paramView(entry.param, record, attributes, book);
  return {
    view: {
      isRecord: true,
      name: entry.name,
      doc: docstring(docLines(record.doc, `${entry.name}.`, record.deprecated), 4),
      fields: fields.map((field) => field.view),
      table: indented(table.code, 4),
      hasExtra: extra !== undefined,
      extra: extra?.code ?? NONE,
      hasParam: param !== undefined,
      param: param?.view ?? NO_PARAM,
    },
    uses: [
      ...fields.map((field) => field.use),
      table,
      ...(extra === undefined ? [] : [extra]),
      ...(param?.uses ?? []),
      asFragment([
        runtime("_model", "Model"),
        ...(param === undefined ? [] : [{ from: "typing", name: "TypedDict" }]),
      ]),
    ],
    names: [entry.name, ...(entry.param === undefined ? [] : [entry.param])],
  };
}

const nameOf = (
  attributes: ReadonlyMap<string, Code<"identifier">>,
  field: Field,
): Code<"identifier"> => {
  const name = attributes.get(field.name.wire);
  if (name === undefined)
    throw new Error(`E-INTERNAL the field ${field.name.wire} has no attribute`);
  return name;
};

function fieldView(
  field: Field,
  name: Code,
  book: Book,
): { readonly view: View; readonly use: Fragment } {
  const plain = annotation(field.ref, "read", book);
  const isOpen = field.required || plain.code === "Any" || field.ref.nullable;
  const use = isOpen ? plain : type`${plain} | None`;
  const literal =
    field.ref.type.kind === "literal" && field.required ? scalar(field.ref.type.value) : undefined;
  const fallback = literal === undefined ? fixed("None", "expression") : literal;
  const lines = docLines(field.doc, "", field.deprecated).filter(
    (line, index) => index > 0 || line !== "",
  );
  return {
    use,
    view: {
      name,
      annotation: use.code,
      hasDefault: !field.required || literal !== undefined,
      default: fallback,
      hasDoc: lines.length > 0,
      doc: docstring(lines, 4),
    },
  };
}

function row(field: Field, name: Code, book: Book): Fragment {
  const flags = [
    field.required ? fixed("REQ", "expression") : undefined,
    SECRECY[field.sensitive],
  ].filter((flag) => flag !== undefined);
  const [first = fixed("OPT", "expression"), second] = flags;
  const both = second === undefined ? fragment(first) : expression`${first} | ${second}`;
  const used = fragment(
    both.code,
    (flags.length === 0 ? [first] : flags).map((flag) => runtime("_model", flag)),
  );
  return tuple([text(name), text(field.name.wire), codec(field.ref, book), used], {
    indent: 8,
    taken: 1,
  });
}

const SECRECY = {
  no: undefined,
  all: fixed("SECRET", "expression"),
  last4: fixed("LAST4", "expression"),
};
const NO_PARAM = {
  name: NONE,
  base: NONE,
  model: NONE,
  hasBase: false,
  required: [],
  optional: [],
  isTotal: true,
};

function paramView(
  name: Code<"identifier">,
  record: RecordType,
  attributes: ReadonlyMap<string, Code<"identifier">>,
  book: Book,
): { readonly view: View; readonly uses: readonly Fragment[] } {
  const fields = record.fields.map((field) => ({
    field,
    use: annotation(field.ref, "write", book),
  }));
  const print = (required: boolean): readonly View[] =>
    fields
      .filter(({ field }) => field.required === required)
      .map(({ field, use }) => ({ name: nameOf(attributes, field), annotation: use.code }));
  const [required, optional] = [print(true), print(false)];
  return {
    view: {
      name,
      model: entryOf(book, record.id).name,
      base: privateName(name),
      hasBase: required.length > 0 && optional.length > 0,
      required,
      optional,
      isTotal: optional.length === 0,
    },
    uses: fields.map(({ use }) => use),
  };
}
