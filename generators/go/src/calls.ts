/** One call as code, as a user of the package writes it: for examples, api.md and the reference. */
import type {
  Api,
  Call,
  Code,
  Fragment,
  Resource,
  TypedValue,
  TypeRef,
} from "@njia/generator-core";
import { bindCall, compose, fixed, fragment, join, sampleContext } from "@njia/generator-core";
import { createBook, type Book } from "./book.ts";
import { fieldsOf } from "./fields.ts";
import {
  braced,
  bytesText,
  dateText,
  jsonText,
  number,
  qualify,
  text,
  timeText,
} from "./literals.ts";
import type { Entry } from "./literals.ts";
import { signatureOf } from "./resources.ts";
import type { Member } from "./params.ts";
import { isNullable, JSON_IMPORT, shapeOf } from "./types.ts";

const expression = compose("expression");
const type = compose("type");
const TIME = [{ from: "time" }] as const;
const CONTENT: TypeRef = { type: { kind: "unknown" }, nullable: false };

/** The sample of the target contract: the call on a `client`, with a `ctx`. */
export function sample(call: Call, api: Api): Fragment<"expression"> {
  return callCode(call, createBook(api, sampleContext("github.com/njia/njia-go/v2")));
}

/** `client.Payments.Create(ctx, njia.PaymentCreateParams{...})` with the values of an example. */
export function callCode(call: Call, book: Book): Fragment<"expression"> {
  const { operation } = call;
  const bound = bindCall(call, book.api);
  const { parameters, hasParams } = signatureOf(book, operation);
  const chain = chainTo(book.api.resources, operation.id) ?? [];
  const service = join(
    [fixed("client", "identifier"), ...chain.map((item) => book.service(item).member)],
    ".",
    "expression",
  );
  const given = new Map(bound.params.map((item) => [item.param.name.wire, item.value]));
  const args: Fragment<"expression">[] = [fragment(fixed("ctx", "expression"))];
  for (const item of parameters.positional) {
    const value = given.get(item.param.name.wire);
    args.push(
      value === undefined ? zero(book, item.param.ref) : valueCode(book, item.param.ref, value),
    );
  }
  if (hasParams) {
    const { body } = bound;
    const fields = new Map(
      body?.value.kind === "record"
        ? body.value.fields.map((item) => [item.field.name.wire, item.value])
        : [],
    );
    const entries = parameters.members.flatMap((member) => {
      const value = member.param === undefined ? fields.get(member.wire) : given.get(member.wire);
      const whole = member.place === "body" && body !== undefined;
      return whole
        ? [
            {
              key: member.name,
              value: wholeCode(
                book,
                member,
                body.content.ref,
                body.value,
                body.content.codec === "json",
              ),
            },
          ]
        : memberEntry(book, member, value);
    });
    const name = qualify(book.module.name, book.method(operation).params);
    args.push(braced(fragment(name), entries));
  }
  return expression`${service}.${book.method(operation).method}(${join(args, ", ", "expression")})`;
}

function chainTo(resources: readonly Resource[], id: string): readonly Resource[] | undefined {
  for (const resource of resources) {
    if (resource.operations.some((operation) => operation.id === id)) return [resource];
    const below = chainTo(resource.children, id);
    if (below !== undefined) return [resource, ...below];
  }
  return undefined;
}

function memberEntry(book: Book, member: Member, value: TypedValue | undefined): readonly Entry[] {
  const ref = member.field?.ref ?? member.param?.ref;
  if (value === undefined || ref === undefined) return [];
  if (member.part?.file === true) return [{ key: member.name, value: fileCode(book, value) }];
  return fieldEntry(book, member.name, ref, member.optional, value);
}

/** A literal that the runtime fills in needs no mention. */
function fieldEntry(
  book: Book,
  key: Code<"identifier">,
  ref: TypeRef,
  optional: boolean,
  value: TypedValue,
): readonly Entry[] {
  if (!optional && value.kind === "literal") return [];
  return [{ key, value: optional ? optionalCode(book, ref, value) : valueCode(book, ref, value) }];
}

function wholeCode(
  book: Book,
  member: Member,
  ref: TypeRef,
  value: TypedValue,
  json: boolean,
): Fragment<"expression"> {
  if (!json) return expression`[]byte(${jsonText(plainOf(value))})`;
  return member.optional ? optionalCode(book, ref, value) : valueCode(book, ref, value);
}

function fileCode(book: Book, value: TypedValue): Fragment<"expression"> {
  const items = value.kind === "list" ? value.items : [value];
  const file = qualify(book.module.name, fixed("File", "identifier"));
  const files = items.map((item) => ({
    value: expression`{Name: "file", Content: []byte(${text(String(plainOf(item)))})}`,
  }));
  return braced(type`[]${file}`, files, true);
}

const plainOf = (value: TypedValue): string | number | boolean | null =>
  value.kind === "scalar" || value.kind === "literal" || value.kind === "enum" ? value.value : null;

/** `njia.Some(...)`; the type is named where Go would infer another one. */
function optionalCode(book: Book, ref: TypeRef, value: TypedValue): Fragment<"expression"> {
  const shape = qualified(book, shapeOf(book, ref).type);
  const some = qualify(book.module.name, fixed("Some", "identifier"));
  const none = qualify(book.module.name, fixed("Null", "identifier"));
  if (value.kind === "null") return expression`${none}[${shape}]()`;
  const code = bareCode(book, ref, value);
  return isInferred(book, value)
    ? expression`${some}(${code})`
    : expression`${some}[${shape}](${code})`;
}

/** Whether Go infers the right type argument from the code of a value. */
function isInferred(book: Book, value: TypedValue): boolean {
  switch (value.kind) {
    case "scalar":
      return typeof value.value !== "number" && !/^(u?int|float|double)/.test(value.scalar);
    case "literal":
      return typeof value.value !== "number";
    case "record":
    case "enum":
    case "list":
    case "map":
      return true;
    case "union":
    case "null":
    case "unknown":
      return false;
    default:
      return value satisfies never;
  }
}

const qualified = (book: Book, code: Fragment): Fragment<"type"> =>
  fragment(qualify(book.module.name, code.code), code.imports);

const zero = (book: Book, ref: TypeRef): Fragment<"expression"> =>
  expression`*new(${qualified(book, plainType(book, ref))})`;

const plainType = (book: Book, ref: TypeRef): Fragment<"type"> => {
  const shape = shapeOf(book, ref);
  return isNullable(book, ref) ? type`Opt[${shape.type}]` : shape.type;
};

/** A value of a type, as a caller of another package writes it. What does not fit its type is the zero value of it. */
export function valueCode(book: Book, ref: TypeRef, value: TypedValue): Fragment<"expression"> {
  return isNullable(book, ref) ? optionalCode(book, ref, value) : bareCode(book, ref, value);
}

function bareCode(book: Book, ref: TypeRef, value: TypedValue): Fragment<"expression"> {
  switch (value.kind) {
    case "null":
    case "unknown":
      return unknownCode(book, ref, value);
    case "literal":
      return scalarCode(value.value);
    case "enum":
      return enumCode(book, value);
    case "scalar":
      return typedScalar(book, value);
    case "list": {
      const items = value.items.map((item) => ({ value: valueCode(book, value.item, item) }));
      return braced(qualified(book, shapeOf(book, ref).type), items, value.items.every(isShort));
    }
    case "map": {
      const item = mapItem(book, ref);
      const entries = value.entries.map((entry) => ({
        key: text(entry.key),
        value: valueCode(book, item, entry.value),
      }));
      return braced(qualified(book, shapeOf(book, ref).type), entries);
    }
    case "record":
      return recordCode(book, ref, value);
    case "union":
      return unionCode(book, value);
    default:
      return value satisfies never;
  }
}

const isShort = (value: TypedValue): boolean =>
  value.kind === "enum" || (value.kind === "scalar" && String(value.value).length < 40);

function unknownCode(book: Book, ref: TypeRef, value: TypedValue): Fragment<"expression"> {
  const json = value.kind === "unknown" ? value.value : null;
  const raw = fragment(expression`json.RawMessage(${jsonText(json)})`.code, [JSON_IMPORT]);
  if (ref.type.kind === "unknown") return raw;
  const named = ref.type.kind === "named" ? book.types.get(ref.type.id) : undefined;
  if (named?.kind === "union") {
    const unknown = qualify(book.module.name, fixed("Unknown", "identifier"));
    return expression`${unknown}{Raw: ${raw}}`;
  }
  return zero(book, ref);
}

type Union = Extract<TypedValue, { kind: "union" }>;

function unionCode(book: Book, value: Union): Fragment<"expression"> {
  const index = value.type.variants.indexOf(value.variant);
  const own = book.variants(value.type)[index];
  const inner = valueCode(book, value.variant.ref, value.value);
  if (own?.wraps !== true) return inner;
  return expression`${qualify(book.module.name, own.name)}{Value: ${inner}}`;
}

type EnumCase = Extract<TypedValue, { kind: "enum" }>;

function enumCode(book: Book, value: EnumCase): Fragment<"expression"> {
  const constants = book.constants(value.type);
  const index = value.member === undefined ? -1 : value.type.values.indexOf(value.member);
  const constant = constants[index];
  if (constant !== undefined) return expression`${qualify(book.module.name, constant)}`;
  const name = qualify(book.module.name, book.typeName(value.type.id));
  return expression`${name}(${scalarCode(value.value)})`;
}

type RecordCase = Extract<TypedValue, { kind: "record" }>;

function recordCode(book: Book, ref: TypeRef, value: RecordCase): Fragment<"expression"> {
  const plans = fieldsOf(book, value.type);
  const entries: Entry[] = value.fields.flatMap((item) => {
    const plan = plans.find((one) => one.field === item.field);
    return plan === undefined
      ? []
      : fieldEntry(book, plan.name, item.field.ref, plan.optional, item.value);
  });
  const { extra } = value.type;
  if (typeof extra !== "string" && value.extra.length > 0) {
    const shape = qualified(book, plainType(book, extra));
    entries.push({
      key: fixed("AdditionalProperties", "identifier"),
      value: expression`map[string]${shape}{}`,
    });
  }
  const boxed = ref.type.kind === "named" && ref.type.boxed;
  const name = fragment(qualify(book.module.name, book.typeName(value.type.id)));
  return boxed ? expression`&${braced(name, entries)}` : braced(name, entries);
}

function mapItem(book: Book, ref: TypeRef): TypeRef {
  const { type: inner } = ref;
  if (inner.kind === "map") return inner.value;
  const named = inner.kind === "named" ? book.types.get(inner.id) : undefined;
  return named?.kind === "alias" ? mapItem(book, named.target) : CONTENT;
}

type Scalar = Extract<TypedValue, { kind: "scalar" }>;

function typedScalar(book: Book, value: Scalar): Fragment<"expression"> {
  const plain = String(value.value);
  const own = (name: Code<"identifier">): Code<"type"> => qualify(book.module.name, name);
  switch (value.scalar) {
    case "decimal":
      return expression`${own(fixed("MustDecimal", "identifier"))}(${text(plain)})`;
    case "date":
      return fragment(expression`${own(fixed("Date", "identifier"))}${dateText(plain)}`.code, TIME);
    case "date-time":
      return fragment(expression`${own(fixed("At", "identifier"))}(${timeText(plain)})`.code, TIME);
    case "bytes":
      return expression`[]byte(${bytesText(plain)})`;
    case "int32":
    case "int64":
    case "integer":
    case "float":
    case "double":
      return expression`${number(plain)}`;
    case "string":
    case "boolean":
    case "time":
    case "duration":
    case "uuid":
    case "uri":
    case "binary":
      return scalarCode(value.value);
    default:
      return value.scalar satisfies never;
  }
}

const scalarCode = (value: string | number | boolean): Fragment<"expression"> => {
  if (typeof value === "string") return expression`${text(value)}`;
  if (typeof value === "boolean")
    return fragment(value ? fixed("true", "expression") : fixed("false", "expression"));
  return expression`${number(value)}`;
};
