/** Items of a module of types that are no records: enums, unions, and what all items share. */
import type { Code, EnumType, Fragment, UnionType, View } from "@njia/generator-core";
import { compose, fixed, fragment, namedBehind } from "@njia/generator-core";
import type { Book, TypeEntry } from "./book.ts";
import { codecName, enumMembers } from "./book.ts";
import { docLines, docstring, integer, pair, spread, text, tuple } from "./literals.ts";
import { ownName } from "./naming.ts";
import { annotation, codec, runtime } from "./types.ts";

const expression = compose("expression");
const type = compose("type");
const NONE = fixed("", "expression");

/** What a module prints for one type, what that uses, and the names it defines. */
export type Item = {
  readonly view: { readonly [key: string]: View };
  readonly uses: readonly Fragment[];
  readonly names: readonly Code[];
};

/** The import that aliases need. */
export const TYPE_ALIAS = { from: "typing", name: "TypeAlias" };

/** Imports on their own as a fragment. */
export const asFragment = (use: Fragment | readonly Fragment["imports"][number][]): Fragment =>
  "imports" in use ? use : fragment(NONE, use);

/** An enum. */
export function enumItem(entry: TypeEntry, of: EnumType, book: Book): Item {
  const members = enumMembers(book.context);
  const isText = of.base === "string";
  const literal = (value: string | number): Code => (isText ? text(String(value)) : integer(value));
  const base = runtime("_enum", isText ? "OpenEnum" : "OpenIntEnum");
  return {
    view: {
      isEnum: true,
      name: entry.name,
      alias: entry.value ?? entry.name,
      doc: docstring(docLines(of.doc, `${entry.name}.`, of.deprecated), 4),
      base: fixed(isText ? "OpenEnum" : "OpenIntEnum", "type"),
      python: fixed(isText ? "str" : "int", "type"),
      values: of.values.map((value) => literal(value.value)),
      members: of.values.map((value) => {
        const lines = docLines(value.doc, "", value.deprecated).filter(
          (line, index) => index > 0 || line !== "",
        );
        return {
          name: members.take(value.name, "enum-member", [ownName("value")], value.origin),
          value: literal(value.value),
          hasDoc: lines.length > 0,
          doc: docstring(lines, 4),
        };
      }),
    },
    uses: [
      asFragment([
        base,
        TYPE_ALIAS,
        ...["Final", "Literal", "get_args"].map((name) => ({ from: "typing", name })),
        { from: "typing", name: "TypeGuard", typeOnly: true },
      ]),
    ],
    names: [entry.name, ...(entry.value === undefined ? [] : [entry.value])],
  };
}

/** A union. */
export function unionItem(entry: TypeEntry, union: UnionType, book: Book): Item {
  const unknown = fragment(fixed("UnknownVariant", "type"), [
    { ...runtime("_union", "UnknownVariant"), typeOnly: true },
  ]);
  const alias = (mode: "read" | "write"): Fragment => {
    const parts = union.variants.map((variant) => annotation(variant.ref, mode, book));
    return parts.reduceRight((rest, part) => type`${part} | ${rest}`, unknown);
  };
  const [read, write] = [alias("read"), alias("write")];
  const selector = selectorOf(union, book);
  return {
    view: {
      isUnion: true,
      name: entry.name,
      target: text(read.code),
      hasParam: entry.param !== undefined,
      param: entry.param ?? entry.name,
      paramTarget: text(write.code),
      codec: codecName(entry),
      selector: selector.code,
    },
    uses: [read, ...(entry.param === undefined ? [] : [write]), selector, asFragment([TYPE_ALIAS])],
    names: [entry.name, ...(entry.param === undefined ? [] : [entry.param])],
  };
}

function selectorOf(union: UnionType, book: Book): Fragment {
  const codecs = union.variants.map((variant) => codec(variant.ref, book));
  const { select } = union;
  const build = (
    name: "TagUnion" | "TypeUnion" | "KeyUnion" | "TrialUnion",
    items: readonly (Code | Fragment)[],
  ): Fragment => {
    const args = spread("()", items);
    return fragment(expression`${fixed(name, "expression")}${args}`.code, [
      ...args.imports,
      runtime("_union", name),
    ]);
  };
  const inner = { indent: 4, taken: 1 };
  switch (select.by) {
    case "tag": {
      const tags = union.variants.flatMap((variant, index) =>
        variant.tags.map((tag) => pair(text(tag), ": ", codecs[index] ?? NONE)),
      );
      const fallback = select.fallback === undefined ? [] : [codecs[select.fallback] ?? NONE];
      return build("TagUnion", [
        text(select.property),
        text(attributeOf(union, select.property, book)),
        spread("{}", tags),
        ...fallback,
      ]);
    }
    case "json-type":
      return build("TypeUnion", [
        tuple(
          select.types.map((name) => text(name)),
          inner,
        ),
        tuple(codecs, inner),
      ]);
    case "keys": {
      const keys = select.keys.map((key) =>
        tuple([text(key), text(key === "" ? "" : attributeOf(union, key, book))], inner),
      );
      return build("KeyUnion", [tuple(keys, inner), tuple(codecs, inner)]);
    }
    case "trial":
      return build("TrialUnion", [
        tuple(
          select.order.map((index) => codecs[index] ?? NONE),
          inner,
        ),
      ]);
    default:
      return select satisfies never;
  }
}

/** The Python spelling of a property in the variants of a union. */
function attributeOf(union: UnionType, wire: string, book: Book): string {
  for (const variant of union.variants) {
    const record = namedBehind(variant.ref, book.index);
    const name = record?.kind === "record" ? book.attributes(record).get(wire) : undefined;
    if (name !== undefined) return name;
  }
  return wire;
}
