/** Records, enums and unions, and the objects that gather an operation's parameters. */
import type {
  Code,
  Decl,
  EnumType,
  FilePlan,
  Fragment,
  Origin,
  TypeRef,
  UnionType,
  View,
} from "@njia/generator-core";
import { compose, fixed, fragment, join } from "@njia/generator-core";
import type { Book, OperationEntry } from "./book.ts";
import { flatten, keyOf } from "./book.ts";
import { javaFile } from "./file.ts";
import {
  deprecationMark,
  deprecationTag,
  docLines,
  index,
  phrase,
  scalar,
  text,
} from "./literals.ts";
import type { Member } from "./members.ts";
import { enumConstants, memberNames, membersOf, variantNames } from "./members.ts";
import { prefixed } from "./naming.ts";
import { surface } from "./surface.ts";

const expression = compose("expression");
const type = compose("type");
const MODEL = fixed("model", "identifier");
const OPTIONAL = fragment(fixed("Optional", "type"), [{ from: "java.util", name: "Optional" }]);

/** One file for each named type that is no alias. */
export function* planModels(book: Book): Iterable<FilePlan> {
  for (const item of book.api.types) {
    switch (item.kind) {
      case "record":
        yield recordFile(book, book.types.nameOf(item.id), membersOf(item), item);
        break;
      case "enum":
        yield enumFile(book, item);
        break;
      case "union":
        yield unionFile(book, item);
        break;
      case "alias":
        break;
      default:
        item satisfies never;
    }
  }
}

/** One file for each operation that has parameters outside path and body. */
export function* planParams(book: Book): Iterable<FilePlan> {
  for (const resource of flatten(book.resources)) {
    for (const entry of resource.operations) {
      if (entry.paramsClass !== undefined) yield paramsFile(book, entry.paramsClass, entry);
    }
  }
}

function paramsFile(book: Book, name: Code<"identifier">, entry: OperationEntry): FilePlan {
  const members = entry.others.map((param) => ({ ...param, key: keyOf(param, entry.others) }));
  const { origin, id } = entry.operation;
  return recordFile(book, name, members, { origin, doc: { summary: `Parameters of ${id}.` } });
}

function recordFile(
  book: Book,
  name: Code<"identifier">,
  members: readonly Member[],
  about: { readonly origin: Origin; readonly doc?: Decl["doc"] },
): FilePlan {
  const prop = book.types.runtime("codec", fixed("Prop", "identifier"));
  const names = memberNames(book, members);
  const uses: Fragment[] = ["Model", "ModelBuilder", "Shape", "Values"].map((word) =>
    book.types.runtime("codec", RUNTIME[word as keyof typeof RUNTIME]),
  );
  const shown = members.flatMap((member) => {
    const name = names.get(member.key);
    if (name === undefined) return [];
    const { method, constant, states } = name;
    const java = book.types.of(member.ref);
    const isPlain = member.required && !member.ref.nullable;
    const result = isPlain ? java.primitive : type`${OPTIONAL}<${java.type}>`;
    const argument = member.ref.nullable
      ? book.types.orNull(java.type)
      : isPlain
        ? java.primitive
        : java.type;
    const definition = propOf(prop, member, java.codec);
    uses.push(java.type, result, argument, definition);
    if (states !== undefined) uses.push(book.types.runtime("codec", fixed("Field", "identifier")));
    const view = {
      doc: [
        ...docLines(member.doc, `The member ${member.name.wire}.`),
        fixed(" *", "comment"),
        isPlain
          ? fixed(" * @return the value, never null", "comment")
          : member.ref.nullable
            ? fixed(" * @return empty when it is null or was left out", "comment")
            : fixed(" * @return empty when it was left out", "comment"),
        ...deprecationTag(member.deprecated),
      ],
      deprecated: deprecationMark(member.deprecated),
      isDeprecated: member.deprecated !== undefined,
      type: java.type.code,
      argument: argument.code,
      constant,
      method,
      shown: expression`{@code ${method}}`.code,
      phrase: phrase(member.doc, "the value"),
      result: result.code,
      getter: isPlain ? fixed("get", "identifier") : fixed("find", "identifier"),
      prop: definition.code,
      states: states !== undefined,
      stateMethod: states ?? method,
      tag: deprecationTag(member.deprecated),
    };
    return [{ isConstant: member.required && member.ref.type.kind === "literal", view }];
  });
  const listed = shown.map(({ view }) => expression`, ${view.constant}`);
  return javaFile(book, {
    part: MODEL,
    name,
    template: "record",
    origins: [about.origin],
    exports: surface(book, MODEL, name, about.origin, [
      ...shown.map(({ view }) => ({ name: view.method, signature: view.result })),
    ]),
    uses,
    view: {
      doc: docLines(about.doc, "An object of the API."),
      literal: text(name),
      fields: shown.map(({ view }) => view),
      settable: shown.filter((item) => !item.isConstant).map(({ view }) => view),
      propList: join(listed, "", "expression").code,
    },
  });
}

const RUNTIME = {
  Model: fixed("Model", "identifier"),
  ModelBuilder: fixed("ModelBuilder", "identifier"),
  Shape: fixed("Shape", "identifier"),
  Values: fixed("Values", "identifier"),
};

function propOf(
  prop: Fragment<"type">,
  member: Member,
  codec: Fragment<"expression">,
): Fragment<"expression"> {
  const kind = member.required ? fixed("required", "identifier") : fixed("optional", "identifier");
  let code = expression`${prop}.${kind}(${text(member.key)}, ${codec})`;
  if (member.ref.nullable) code = expression`${code}.orNull()`;
  if (member.sensitive === "all") code = expression`${code}.keep(${prop}.Secrecy.SECRET)`;
  if (member.sensitive === "last4") code = expression`${code}.keep(${prop}.Secrecy.LAST4)`;
  if (member.ref.type.kind === "literal" && member.required) {
    code = expression`${code}.always(${scalar(member.ref.type.value)})`;
  }
  return code;
}

function enumFile(book: Book, item: EnumType): FilePlan {
  const name = book.types.nameOf(item.id);
  const constants = enumConstants(book, item);
  const values = item.values.map((value) => ({
    doc: docLines(value.doc, `The value ${String(value.value)}.`, value.deprecated),
    deprecated: deprecationMark(value.deprecated),
    isDeprecated: value.deprecated !== undefined,
    enumName: name,
    constant: constants.get(value) ?? name,
    literal: text(String(value.value)),
    shown: phrase(undefined, shownValue(String(value.value))),
  }));
  return javaFile(book, {
    part: MODEL,
    name,
    template: "enum",
    origins: [item.origin],
    exports: surface(
      book,
      MODEL,
      name,
      item.origin,
      values.map((value) => ({ name: value.constant, signature: name })),
    ),
    uses: [
      book.types.runtime("codec", fixed("Codec", "identifier")),
      book.types.runtime("codec", fixed("OpenEnum", "identifier")),
    ],
    view: {
      doc: docLines(item.doc, "A value out of a list that may grow."),
      values,
      codec:
        item.base === "string" ? fixed("ofText", "identifier") : fixed("ofIntegers", "identifier"),
    },
  });
}

const shownValue = (value: string): string => (value.trim() === "" ? "An empty value" : value);

/** One alternative of a union: how it is recognised and what it holds. */
export interface Alternative {
  readonly name: Code<"identifier">;
  readonly about: string;
  readonly ref: TypeRef;
  readonly recognise: (codec: Fragment<"expression">) => Fragment<"expression">;
}

function unionFile(book: Book, item: UnionType): FilePlan {
  const alternatives = [...variantNames(book, item)].map(([variant, name]): Alternative => ({
    name,
    about: variant.name.wire,
    ref: variant.ref,
    recognise: recogniser(item, item.variants.indexOf(variant)),
  }));
  return unionPlan(book, MODEL, book.types.nameOf(item.id), alternatives, item.doc, [item.origin]);
}

function recogniser(item: UnionType, place: number): Alternative["recognise"] {
  const { select } = item;
  switch (select.by) {
    case "tag": {
      const tags = (item.variants[place]?.tags ?? []).map((tag) => expression`, ${text(tag)}`);
      const pointer = text(`/${select.property.replaceAll("~", "~0").replaceAll("/", "~1")}`);
      return place === select.fallback
        ? (codec) => expression`.otherwise(${codec})`
        : (codec) => expression`.tagged(${codec}, ${pointer}${join(tags, "", "expression")})`;
    }
    case "keys": {
      const key = select.keys[place] ?? "";
      return key === ""
        ? (codec) => expression`.otherwise(${codec})`
        : (codec) => expression`.keyed(${codec}, ${text(key)})`;
    }
    case "json-type": {
      const wanted = text(select.types[place] ?? "object");
      return (codec) => expression`.typed(${codec}, ${wanted})`;
    }
    case "trial":
      return (codec) => expression`.tried(${codec})`;
    default:
      return select satisfies never;
  }
}

/** The file of a union, of the document or of all events. */
export function unionPlan(
  book: Book,
  part: Code<"identifier">,
  name: Code<"identifier">,
  alternatives: readonly Alternative[],
  doc: Decl["doc"],
  origins: readonly Origin[],
): FilePlan {
  const uses: Fragment[] = [
    OPTIONAL,
    book.types.runtime("codec", fixed("Union", "identifier")),
    book.types.runtime("codec", fixed("UnionCodec", "identifier")),
    book.types.runtime("json", fixed("JsonValue", "identifier")),
  ];
  const variants = alternatives.map((item, place): { readonly [key: string]: View } => {
    const java = book.types.of(item.ref);
    const codec = java.record === undefined ? java.codec : expression`${java.type}.SHAPE`;
    const branch = item.recognise(java.record === undefined || part === MODEL ? java.codec : codec);
    const isLast = place === alternatives.length - 1;
    uses.push(java.type, codec, branch);
    return {
      branch: isLast ? expression`${branch};`.code : branch.code,
      phrase: phrase({ summary: item.about }, "a value"),
      unionName: name,
      type: java.type.code,
      codec: codec.code,
      place: index(place),
      visit: item.name,
      factory: prefixed("of", item.name),
      getter: prefixed("as", item.name),
    };
  });
  const [origin] = origins;
  return javaFile(book, {
    part,
    name,
    template: "union",
    origins,
    exports:
      origin === undefined
        ? []
        : surface(
            book,
            part,
            name,
            origin,
            alternatives.map((item) => ({
              name: prefixed("as", item.name),
              signature: book.types.of(item.ref).type.code,
            })),
          ),
    uses,
    view: { doc: docLines(doc, "One of several types."), variants },
  });
}
