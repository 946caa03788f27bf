/** `generated/models/`: one class per record, one module per enumeration, a module and an unknown variant per union. */
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
import { compose, fixed, isInterface, takesExtra } from "@njia/generator-core";
import type { Book, Id, TypeEntry } from "./book.ts";
import { isConstant } from "./book.ts";
import { linesView, sourceFile, surface } from "./files.ts";
import {
  docLines,
  integer,
  list,
  named,
  qualified,
  rows,
  symbol,
  tag,
  text,
  wordSymbol,
} from "./literals.ts";
import { fileOf, scope } from "./naming.ts";
import { codec, declare } from "./types.ts";

const expression = compose("expression");
const SHAPE = fixed("shape", "identifier");
const UNION = fixed("union", "identifier");

/** One plan per named type but aliases. */
export function* planModels(book: Book): Iterable<FilePlan> {
  for (const entry of book.types.values()) {
    const shape = entry.type;
    switch (shape.kind) {
      case "record":
        yield recordFile(book, entry, shape);
        break;
      case "enum":
        yield enumFile(book, entry, shape);
        break;
      case "union":
        yield unionFile(book, entry, shape);
        break;
      case "alias":
        break;
      default:
        shape satisfies never;
    }
  }
}

export interface Member {
  readonly field: Field;
  readonly name: Id;
}

/** The members of a record in its own order. */
export function membersOf(record: RecordType, book: Book): readonly Member[] {
  const names = book.members(record);
  return record.fields.flatMap((field): readonly Member[] => {
    const name = names.get(field.name.wire);
    return name === undefined ? [] : [{ field, name }];
  });
}

/** The members that a constructor takes, required ones first; constants are filled in. */
export function givenOf(members: readonly Member[], book: Book): readonly Member[] {
  const given = members.filter(({ field }) => !isConstant(field.ref, book.index));
  return [
    ...given.filter((one) => one.field.required),
    ...given.filter((one) => !one.field.required),
  ];
}

function recordFile(book: Book, entry: TypeEntry, record: RecordType): FilePlan {
  const members = membersOf(record, book);
  const given = givenOf(members, book);
  const extra = takesExtra(record);
  const self = qualified(book.root, entry.name);
  const params = [
    ...given.map(({ field, name }) =>
      field.required ? expression`${name}:` : expression`${name}: OMIT`,
    ),
    ...(extra ? [expression`extra: {}`] : []),
  ];
  const values = list(
    fixed("", "expression"),
    "{}",
    given.map(({ name }) => named(name, name)),
    6,
    14,
  );
  return sourceFile(book, {
    place: `models/${fileOf(entry.name)}`,
    template: "record",
    origins: [record.origin],
    exports: [
      surface(self, "class", record.origin),
      ...members.map(({ field, name }) =>
        surface(
          `${self}#${name}`,
          declare(field.ref, "read", !field.required, book).rbs,
          field.origin,
        ),
      ),
    ],
    view: {
      name: entry.name,
      doc: linesView(
        docLines(record.doc, `The object ${record.name.words.join(" ")}.`, 2, record.deprecated),
      ),
      unions: (book.interfaces.get(record.id) ?? []).map((one) => ({ name: one.name })),
      isUnion: book.interfaces.has(record.id),
      members: members.map((member) => memberView(member, book)),
      tags: linesView(given.map((member) => paramTag(member, book))),
      head: rows(fixed("def initialize", "expression"), "()", params, 4).code,
      hasMembers: members.length > 0,
      parent: (extra ? expression`super(${values}, extra)` : expression`super(${values})`).code,
      shape: extra
        ? fixed("define_shape(extra: true)", "expression")
        : fixed("define_shape", "expression"),
      specs: members.map((member) => ({ spec: specOf(member, book).code })),
    },
  });
}

function memberView({ field, name }: Member, book: Book): View {
  const { yard } = declare(field.ref, "read", !field.required, book);
  const prose = docLines(
    field.doc,
    `The member ${field.name.words.join(" ")}.`,
    4,
    field.deprecated,
  );
  return { name, doc: linesView([...prose, tag("@return", undefined, yard, "")]) };
}

function paramTag({ field, name }: Member, book: Book): Code<"comment"> {
  const { yard } = declare(field.ref, "write", !field.required, book);
  return tag("@param", name, yard, "");
}

function specOf({ field, name }: Member, book: Book): Fragment<"expression"> {
  const verb = field.required
    ? fixed("shape.required", "expression")
    : fixed("shape.optional", "expression");
  return list(
    verb,
    "()",
    [
      symbol(name),
      text(field.name.wire),
      codec(field.ref, SHAPE, book),
      ...(field.sensitive === "no"
        ? []
        : [named(fixed("sensitive", "identifier"), wordSymbol(field.sensitive))]),
    ],
    6,
  );
}

/** The constants of an enumeration. */
export function constantsOf(
  type: EnumType,
  book: Book,
): readonly {
  readonly name: Id;
  readonly value: Code;
  readonly item: EnumType["values"][number];
}[] {
  const names = scope(book.context);
  return type.values.map((item) => ({
    item,
    name: names.take(item.name, "enum-member", [type.name], item.origin),
    value: type.base === "string" ? text(String(item.value)) : integer(item.value),
  }));
}

function enumFile(book: Book, entry: TypeEntry, type: EnumType): FilePlan {
  const constants = constantsOf(type, book);
  const self = qualified(book.root, entry.name);
  const all = list(
    fixed("", "expression"),
    "[]",
    constants.map((one) => one.name),
    4,
    16,
  );
  return sourceFile(book, {
    place: `models/${fileOf(entry.name)}`,
    template: "enum",
    origins: [type.origin],
    exports: [
      surface(self, "module", type.origin),
      ...constants.map((one) => surface(`${self}::${one.name}`, `= ${one.value}`, one.item.origin)),
    ],
    view: {
      name: entry.name,
      doc: linesView(
        docLines(type.doc, `The values of ${type.name.words.join(" ")}.`, 2, type.deprecated),
      ),
      constants: constants.map(({ name, value, item }) => ({
        name,
        value,
        doc: linesView(
          docLines(item.doc, `The value ${item.name.words.join(" ")}.`, 4, item.deprecated),
        ),
      })),
      all: all.code,
    },
  });
}

function unionFile(book: Book, entry: TypeEntry, union: UnionType): FilePlan {
  const isOpen = isInterface(union, book.index);
  const unknown = entry.unknown ?? entry.name;
  return sourceFile(book, {
    place: `models/${fileOf(entry.name)}`,
    template: "union",
    origins: [union.origin],
    exports: [
      surface(qualified(book.root, entry.name), "module", union.origin),
      surface(qualified(book.root, unknown), "class", union.origin),
    ],
    view: {
      name: entry.name,
      unknown,
      isOpen,
      doc: linesView(
        docLines(
          union.doc,
          `One of several shapes: ${union.name.words.join(" ")}.`,
          2,
          union.deprecated,
        ),
      ),
      head: unionHead(book, union, unknown).code,
      variants: variantsOf(book, union).map((one) => ({ code: one.code })),
    },
  });
}

function unionHead(book: Book, union: UnionType, unknown: Id): Fragment<"expression"> {
  const { select } = union;
  switch (select.by) {
    case "tag":
      return list(
        fixed("Runtime::TagUnion.new", "expression"),
        "()",
        [unknown, text(select.property), symbol(memberOf(union, select.property, book))],
        6,
        16,
      );
    case "json-type":
      return expression`Runtime::TypeUnion.new(${unknown})`;
    case "keys":
      return expression`Runtime::KeyUnion.new(${unknown})`;
    case "trial":
      return expression`Runtime::TrialUnion.new(${unknown})`;
    default:
      return select satisfies never;
  }
}

/** The name in Ruby of a property of the variants. */
function memberOf(union: UnionType, wire: string, book: Book): Id {
  for (const variant of union.variants) {
    if (variant.ref.type.kind !== "named") continue;
    const shape = book.types.get(variant.ref.type.id)?.type;
    const name = shape?.kind === "record" ? book.members(shape).get(wire) : undefined;
    if (name !== undefined) return name;
  }
  return fixed("type", "identifier");
}

function variantsOf(book: Book, union: UnionType): readonly Fragment<"expression">[] {
  const { select, variants } = union;
  const codecs = variants.map((variant) => codec(variant.ref, UNION, book));
  const add = (at: number, marks: readonly Code[]): readonly Fragment<"expression">[] => {
    const found = codecs[at];
    const head = fixed("union.variant", "expression");
    return found === undefined ? [] : [list(head, "()", [found, ...marks], 8)];
  };
  switch (select.by) {
    case "tag": {
      const tagged = variants.flatMap((variant, index) =>
        variant.tags.length === 0
          ? []
          : add(
              index,
              variant.tags.map((one) => text(one)),
            ),
      );
      const last = select.fallback === undefined ? undefined : codecs[select.fallback];
      return last === undefined ? tagged : [...tagged, expression`union.fallback(${last})`];
    }
    case "json-type":
      return select.types.flatMap((one, index) => add(index, [text(one)]));
    case "keys":
      return select.keys.flatMap((one, index) => add(index, [text(one)]));
    case "trial":
      return select.order.flatMap((index) => add(index, []));
    default:
      return select satisfies never;
  }
}
