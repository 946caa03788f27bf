/** Named types to files: one record or union with what belongs to it alone. */
import type {
  AliasType,
  Code,
  EnumType,
  FilePlan,
  Fragment,
  NamedType,
  RecordType,
  SurfaceLine,
  TypeId,
  UnionType,
  View,
} from "@njia/generator-core";
import { byCodePoint, compose, fixed, fragment, join, ownedFile } from "@njia/generator-core";
import type { Book } from "./book.ts";
import { fieldsOf, requiredNames } from "./fields.ts";
import { importsOf, linesView } from "./files.ts";
import { docComment, number, text } from "./literals.ts";
import { filePath, fileWords, prefixed, wordsOf } from "./naming.ts";
import { shapeOf } from "./types.ts";

const expression = compose("expression");
const FORMATTING = ["fmt", "log/slog"] as const;

interface Declaration {
  readonly view: View;
  readonly fragments: readonly Fragment[];
  readonly standard: readonly string[];
  readonly exports: readonly SurfaceLine[];
}

/** One file per record, union, alias, and per enum that several types share. */
export function planModels(book: Book): readonly FilePlan[] {
  const owners = enumOwners(book);
  const types = [...book.types.values()].sort((a, b) => byCodePoint(a.id, b.id));
  return types
    .filter((type) => owners.get(type.id) === undefined)
    .map((type) => {
      const members = [type, ...types.filter((other) => owners.get(other.id) === type.id)];
      const name = book.files.take(
        fileWords(wordsOf(type.name), "type"),
        "file",
        [["type"]],
        type.origin,
      );
      return planFile(book, filePath(name, ".go"), members);
    });
}

/** Enums that a single record mentions live in its file. */
function enumOwners(book: Book): ReadonlyMap<TypeId, TypeId> {
  const users = new Map<TypeId, Set<TypeId>>();
  for (const type of book.types.values()) {
    if (type.kind !== "record") continue;
    for (const field of type.fields) {
      let inner = field.ref.type;
      while (inner.kind === "list" || inner.kind === "map")
        inner = inner.kind === "list" ? inner.item.type : inner.value.type;
      if (inner.kind !== "named") continue;
      users.set(inner.id, (users.get(inner.id) ?? new Set()).add(type.id));
    }
  }
  const owners = new Map<TypeId, TypeId>();
  for (const type of book.types.values()) {
    const [only, ...others] = users.get(type.id) ?? [];
    if (type.kind === "enum" && only !== undefined && others.length === 0)
      owners.set(type.id, only);
  }
  return owners;
}

function planFile(book: Book, path: Code<"path">, types: readonly NamedType[]): FilePlan {
  const declarations = types.map((type) => declare(book, type));
  const usesRuntime = types.some((type) => type.kind !== "enum" && type.kind !== "alias");
  const imports = importsOf(
    book,
    declarations.flatMap((item) => item.fragments),
    declarations.flatMap((item) => item.standard),
    usesRuntime ? ["runtime"] : [],
  );
  return ownedFile({
    path,
    origins: types.map((type) => type.origin),
    exports: declarations.flatMap((item) => item.exports),
    body: {
      kind: "template",
      template: "types",
      view: {
        package: book.module.name,
        imports,
        declarations: declarations.map((item) => item.view),
      },
    },
  });
}

const NONE = { record: false, enumeration: false, union: false, alias: false } as const;

function declare(book: Book, type: NamedType): Declaration {
  const name = book.typeName(type.id);
  const docs = linesView(docComment(name, type.doc, type.deprecated));
  switch (type.kind) {
    case "record":
      return record(book, type, name, docs);
    case "enum":
      return enumeration(book, type, name, docs);
    case "union":
      return union(book, type, name, docs);
    case "alias":
      return alias(book, type, name, docs);
    default:
      return type satisfies never;
  }
}

function record(
  book: Book,
  type: RecordType,
  name: Code<"identifier">,
  docs: readonly View[],
): Declaration {
  const plans = fieldsOf(book, type);
  const extra = typeof type.extra === "string" ? undefined : shapeOf(book, type.extra);
  let index = 0;
  const fields = plans.map((plan) => ({
    docs: linesView(plan.docs),
    name: plan.name,
    type: plan.type.code,
    wire: text(plan.field.name.wire),
    read: plan.read.code,
    put: plan.put.map((line) => ({ line })),
    required: plan.field.required,
    index: number(plan.field.required ? index++ : 0),
  }));
  const view = {
    ...NONE,
    record: {
      docs,
      name,
      reader: prefixed("read", name),
      writer: prefixed("write", name),
      label: text(name),
      fields,
      hasFields: fields.length > 0,
      hasRequired: index > 0,
      required: requiredNames(plans).code,
      hasExtra: extra !== undefined,
      extraType: extra === undefined ? fixed("", "type") : extra.type.code,
      extraRead: extra === undefined ? fixed("", "expression") : extra.read.code,
      extraWrite: extra === undefined ? fixed("", "expression") : extra.write.code,
    },
  };
  const fragments: Fragment[] = plans.map((plan) => plan.type);
  if (extra !== undefined) fragments.push(extra.type);
  return {
    view,
    fragments,
    standard: FORMATTING,
    exports: [
      { symbol: name, signature: "struct", origin: type.origin },
      ...plans.map((plan) => ({
        symbol: `${name}.${plan.name}`,
        signature: plan.type.code,
        origin: plan.field.origin,
      })),
    ],
  };
}

function enumeration(
  book: Book,
  type: EnumType,
  name: Code<"identifier">,
  docs: readonly View[],
): Declaration {
  const constants = book.constants(type);
  const values = type.values.map((value, index) => {
    const constant = constants[index] ?? name;
    return {
      docs: linesView(docComment(constant, value.doc, value.deprecated)),
      constant,
      name,
      value: type.base === "string" ? text(String(value.value)) : number(value.value),
    };
  });
  return {
    view: {
      ...NONE,
      enumeration: {
        docs,
        name,
        base: type.base === "string" ? fixed("string", "type") : fixed("int64", "type"),
        values,
        all: join(constants, ", ", "expression").code,
      },
    },
    fragments: [],
    standard: [],
    exports: [
      { symbol: name, signature: type.base, origin: type.origin },
      ...type.values.map((value, index) => ({
        symbol: constants[index] ?? name,
        signature: `= ${JSON.stringify(value.value)}`,
        origin: value.origin,
      })),
    ],
  };
}

function union(
  book: Book,
  type: UnionType,
  name: Code<"identifier">,
  docs: readonly View[],
): Declaration {
  const names = book.variants(type);
  const plain = type.variants.map((_, index) => index);
  const order = type.select.by === "trial" ? type.select.order : numbersLast(type, plain);
  const shapes = type.variants.map((variant) => shapeOf(book, variant.ref));
  const variants = type.variants.map((variant, index) => {
    const shape = shapes[index] ?? shapeOf(book, variant.ref);
    const wraps = names[index]?.wraps === true;
    return {
      name: names[index]?.name ?? name,
      type: shape.type.code,
      read: shape.read.code,
      write: shape.write.code,
      condition: condition(type, index, shape.read).code,
      wraps,
      marker: prefixed("is", name),
      union: name,
    };
  });
  const unique = variants.filter(
    (item, index) => variants.findIndex((other) => other.name === item.name) === index,
  );
  const ordered = order.flatMap((index) => variants[index] ?? []);
  // The variant that takes what nothing else decides comes last.
  const last = ordered.filter((item) => item.condition === "true");
  const first = ordered.filter((item) => item.condition !== "true");
  return {
    view: {
      ...NONE,
      union: {
        docs,
        name,
        marker: prefixed("is", name),
        reader: prefixed("read", name),
        writer: prefixed("write", name),
        tagged: type.select.by === "tag",
        property: text(type.select.by === "tag" ? type.select.property : ""),
        refusal: text(`${name}: set one of its variants, by value`),
        variants: unique,
        choices: [...first, ...last.slice(0, 1)],
      },
    },
    fragments: variants.flatMap((item, index) =>
      item.wraps ? [shapes[index]?.type ?? fragment(fixed("", "type"))] : [],
    ),
    standard: [],
    exports: [
      {
        symbol: name,
        signature: `interface: ${unique.map((item) => item.name).join(" | ")}`,
        origin: type.origin,
      },
      ...unique
        .filter((item) => item.wraps)
        .map((item) => ({
          symbol: item.name,
          signature: `struct { Value ${item.type} }`,
          origin: type.origin,
        })),
    ],
  };
}

/** A number is also what an integer is, so it is asked for after it. */
function numbersLast(type: UnionType, order: readonly number[]): readonly number[] {
  const { select } = type;
  if (select.by !== "json-type") return order;
  const isNumber = (index: number): boolean => select.types[index] === "number";
  return [...order.filter((index) => !isNumber(index)), ...order.filter(isNumber)];
}

function condition(
  type: UnionType,
  index: number,
  read: Fragment<"expression">,
): Fragment<"expression"> {
  const { select } = type;
  switch (select.by) {
    case "tag": {
      const tags = type.variants[index]?.tags ?? [];
      if (select.fallback === index) return fragment(fixed("true", "expression"));
      return join(
        tags.map((tag) => expression`tag == ${text(tag)}`),
        " || ",
        "expression",
      );
    }
    case "json-type":
      return expression`r.Is(${text(select.types[index] ?? "")})`;
    case "keys": {
      const key = select.keys[index] ?? "";
      return key === "" ? fragment(fixed("true", "expression")) : expression`r.Has(${text(key)})`;
    }
    case "trial":
      return expression`runtime.Fits(r, ${read})`;
    default:
      return select satisfies never;
  }
}

function alias(
  book: Book,
  type: AliasType,
  name: Code<"identifier">,
  docs: readonly View[],
): Declaration {
  const shape = shapeOf(book, type.target);
  return {
    view: { ...NONE, alias: { docs, name, type: shape.type.code } },
    fragments: [shape.type],
    standard: [],
    exports: [{ symbol: name, signature: `= ${shape.type.code}`, origin: type.origin }],
  };
}

/** `Unknown` belongs to every union of the package. */
export function planUnknown(book: Book): FilePlan {
  const unions = [...book.types.values()]
    .filter((type): type is UnionType => type.kind === "union")
    .sort((a, b) => byCodePoint(a.id, b.id));
  return ownedFile({
    path: filePath("unknown.go"),
    origins: unions.map((type) => type.origin),
    exports: [
      {
        symbol: "Unknown",
        signature: "struct { Type string; Raw json.RawMessage }",
        origin: { pointer: "" },
      },
    ],
    body: {
      kind: "template",
      template: "unknown",
      view: {
        package: book.module.name,
        unions: unions.map((type) => ({ marker: prefixed("is", book.typeName(type.id)) })),
      },
    },
  });
}
