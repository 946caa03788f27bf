/** `src/generated/Model/`: one class per record, one enum per enumeration, an interface and an unknown variant per union. */
import type {
  Code,
  EnumType,
  Field,
  FilePlan,
  Fragment,
  RecordType,
  UnionType,
  View,
} from "@njia/generator-core";
import { compose, fixed, isInterface, join, takesExtra } from "@njia/generator-core";
import type { Book, Id, TypeEntry } from "./book.ts";
import { enumCases, hasClass } from "./book.ts";
import { classFile, linesView, surface } from "./files.ts";
import {
  docLines,
  entry as pair,
  flag,
  GAP,
  integer,
  list,
  named,
  qualified,
  rows,
  scalar,
  tag,
  text,
  variable,
} from "./literals.ts";
import { codec, declare, model, runtime } from "./types.ts";

const expression = compose("expression");
const SECRET_NAMES = /password|secret|token|credential|api_?key/i;
const SECRET = fixed("#[\\SensitiveParameter] ", "expression");

/** One plan per class. */
export function* planModels(book: Book): Iterable<FilePlan> {
  for (const entry of book.types.values()) {
    const shape = entry.type;
    switch (shape.kind) {
      case "record":
        yield recordFile(book, entry, shape);
        break;
      case "enum":
        if (hasClass(shape)) yield enumFile(book, entry, shape);
        break;
      case "union":
        yield* unionFiles(book, entry, shape);
        break;
      case "alias":
        break;
      default:
        shape satisfies never;
    }
  }
}

interface Member {
  readonly field: Field;
  readonly name: Id;
}

function recordFile(book: Book, entry: TypeEntry, record: RecordType): FilePlan {
  const names = book.members(record);
  const members = record.fields.flatMap((field): readonly Member[] => {
    const name = names.get(field.name.wire);
    return name === undefined ? [] : [{ field, name }];
  });
  const given = members.filter(
    ({ field }) => field.ref.type.kind !== "literal" || field.ref.nullable,
  );
  const ordered = [
    ...given.filter((one) => one.field.required),
    ...given.filter((one) => !one.field.required),
  ];
  const properties = members.map((member) => propertyOf(member, book));
  const params = ordered.map((member) => parameterOf(member, book));
  const extra = takesExtra(record);
  const specs = members.map((member) => specOf(member, book));
  const shape = rows(fixed("new Shape", "expression"), "()", specs, 8);
  const values = rows(
    fixed("", "expression"),
    "[]",
    ordered.map(({ name }) => pair(text(name), variable(name))),
    8,
  );
  const interfaces = book.interfaces.get(record.id) ?? [];
  const tags = params.flatMap((param) => param.tags);
  return classFile(book, {
    folder: "Model",
    name: entry.name,
    template: "record",
    origins: [record.origin],
    uses: [
      shape,
      ...properties.map((property) => property.native),
      ...params.map((param) => param.native),
      interfaces.map((one) => model(book, one.name)),
      ["Model", "Internal\\Hydration", "Internal\\Codec\\Shape"].map((name) => runtime(book, name)),
      members.length === 0 ? [] : [runtime(book, "Internal\\Codec\\FieldSpec")],
    ],
    exports: [
      surface(qualified(book.root, "Model", entry.name), "final readonly class", record.origin),
      ...properties.map((property) =>
        surface(
          `${qualified(book.root, "Model", entry.name)}::$${property.name}`,
          property.native.code,
          property.origin,
        ),
      ),
    ],
    view: {
      doc: linesView(
        docLines(record.doc, `The object ${record.name.words.join(" ")}.`, 0, record.deprecated),
      ),
      interfaces: join(
        [fixed("Model", "identifier"), ...interfaces.map((one) => one.name)],
        ", ",
        "type",
      ).code,
      properties: properties.map(({ name, native, doc }) => ({
        name,
        type: native.code,
        doc: linesView(doc),
      })),
      hasParams: params.length > 0 || extra,
      tags: linesView(extra ? [...tags, ...EXTRA] : tags),
      hasTags: tags.length > 0 || extra,
      params: params.map((param) => param.view),
      extra,
      values: extra ? expression`${values}, $extra`.code : values.code,
      shape: shape.code,
    },
  });
}

const EXTRA = tag(
  "@param",
  fixed("array<string, mixed>", "type"),
  fixed("$extra", "expression"),
  "further members by wire name",
);

function propertyOf(
  { field, name }: Member,
  book: Book,
): {
  readonly name: Id;
  readonly native: Fragment<"type">;
  readonly doc: readonly Code<"comment">[];
  readonly origin: Field["origin"];
} {
  const { native, doc, isPrecise } = declare(field.ref, "read", !field.required, book);
  const prose = docLines(
    field.doc,
    `The member ${field.name.words.join(" ")}.`,
    4,
    field.deprecated,
  );
  const type = isPrecise ? [] : [GAP, ...tag("@var", doc, undefined, "")];
  return { name, native, doc: [...prose, ...type], origin: field.origin };
}

/** A parameter of a constructor or method, with a tag where PHP's own type says less than the description. */
export function parameterOf(
  {
    field,
    name,
  }: { readonly field: Pick<Field, "ref" | "required" | "doc" | "sensitive">; readonly name: Id },
  book: Book,
): {
  readonly native: Fragment<"type">;
  readonly tags: readonly Code<"comment">[];
  readonly view: View;
} {
  const { native, doc, isPrecise } = declare(field.ref, "write", !field.required, book);
  // A document that marks nothing still names its secrets; a trace must not show them.
  const isSecret = field.sensitive !== "no" || SECRET_NAMES.test(name);
  const secret = isSecret ? SECRET : fixed("", "expression");
  const fallback = field.required ? fixed("", "expression") : fixed(" = Omit::Value", "expression");
  const view = { declaration: expression`${secret}${native} ${variable(name)}${fallback}`.code };
  const prose = field.doc?.summary ?? "";
  if (isPrecise && prose === "") return { native, view, tags: [] };
  return { native, view, tags: tag("@param", doc, variable(name), prose) };
}

function specOf({ field, name }: Member, book: Book): Fragment<"expression"> {
  const items = [
    text(name),
    text(field.name.wire),
    codec(field.ref, book),
    ...(field.required ? [flag(true)] : []),
    ...(field.sensitive === "no"
      ? []
      : [named(fixed("sensitive", "identifier"), text(field.sensitive))]),
  ];
  return list(fixed("new FieldSpec", "expression"), "()", items, 12);
}

function enumFile(book: Book, entry: TypeEntry, type: EnumType): FilePlan {
  const cases = enumCases(type, book).map(({ name, item }) => ({
    name,
    value:
      type.base === "string"
        ? text(String(item.value))
        : (integer(item.value) ?? text(String(item.value))),
    doc: linesView(
      docLines(item.doc, `The value ${item.name.words.join(" ")}.`, 4, item.deprecated),
    ),
    origin: item.origin,
  }));
  const symbol = qualified(book.root, "Model", entry.name);
  return classFile(book, {
    folder: "Model",
    name: entry.name,
    template: "enum",
    origins: [type.origin],
    uses: [],
    exports: [
      surface(symbol, "enum", type.origin),
      ...cases.map((one) => surface(`${symbol}::${one.name}`, `= ${one.value}`, one.origin)),
    ],
    view: {
      doc: linesView(
        docLines(type.doc, `The values of ${type.name.words.join(" ")}.`, 0, type.deprecated),
      ),
      base: type.base === "string" ? fixed("string", "type") : fixed("int", "type"),
      cases: cases.map(({ name, value, doc }) => ({ name, value, doc })),
    },
  });
}

function* unionFiles(book: Book, entry: TypeEntry, union: UnionType): Iterable<FilePlan> {
  const isOpen = isInterface(union, book.index);
  const doc = linesView(
    docLines(
      union.doc,
      `One of several shapes: ${union.name.words.join(" ")}.`,
      0,
      union.deprecated,
    ),
  );
  if (isOpen) {
    yield classFile(book, {
      folder: "Model",
      name: entry.name,
      template: "union",
      origins: [union.origin],
      uses: [],
      exports: [surface(qualified(book.root, "Model", entry.name), "interface", union.origin)],
      view: { doc },
    });
  }
  const name = entry.unknown ?? entry.name;
  const made = unionCodec(book, union);
  yield classFile(book, {
    folder: "Model",
    name,
    template: "unknown",
    origins: [union.origin],
    uses: [
      made,
      ["Internal\\Codec", "Internal\\Codec\\UnionCodec", "Internal\\UnknownVariant"].map((one) =>
        runtime(book, one),
      ),
    ],
    exports: [surface(qualified(book.root, "Model", name), "final readonly class", union.origin)],
    view: {
      union: entry.name,
      interfaces: isOpen ? expression` implements ${entry.name}`.code : fixed("", "expression"),
      codec: made.code,
    },
  });
}

function unionCodec(book: Book, union: UnionType): Fragment<"expression"> {
  const { select, variants } = union;
  const self = fixed("self::class", "expression");
  const codecs = variants.map((variant) => codec(variant.ref, book));
  const all = rows(fixed("", "expression"), "[]", codecs, 12);
  switch (select.by) {
    case "tag": {
      const tags = variants.flatMap((variant, index) =>
        variant.tags.map((one) => pair(text(one), codecs[index] ?? all)),
      );
      const fallback = select.fallback === undefined ? undefined : codecs[select.fallback];
      const items = [
        text(select.property),
        rows(fixed("", "expression"), "[]", tags, 12),
        self,
        ...(fallback === undefined ? [] : [fallback]),
      ];
      return rows(fixed("new Codec\\TagUnion", "expression"), "()", items, 8);
    }
    case "json-type":
      return rows(
        fixed("new Codec\\TypeUnion", "expression"),
        "()",
        [texts(select.types), all, self],
        8,
      );
    case "keys":
      return rows(
        fixed("new Codec\\KeyUnion", "expression"),
        "()",
        [texts(select.keys), all, self],
        8,
      );
    case "trial": {
      const order = select.order.flatMap((index) => codecs[index] ?? []);
      const sorted = rows(fixed("", "expression"), "[]", order, 12);
      return rows(fixed("new Codec\\TrialUnion", "expression"), "()", [sorted, self], 8);
    }
    default:
      return select satisfies never;
  }
}

const texts = (items: readonly string[]): Fragment<"expression"> =>
  expression`${list(
    fixed("", "expression"),
    "[]",
    items.map((item) => scalar(item)),
    12,
  )}`;
