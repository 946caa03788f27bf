/** Every name of the package, given once and in an order that no document decides. */
import type {
  Api,
  Code,
  EnumType,
  Field,
  NamedType,
  Operation,
  Param,
  PlanContext,
  RecordType,
  Resource,
  TypeId,
  TypeRef,
  UnionType,
} from "@njia/generator-core";
import { boundedName, indexTypes, joinedName } from "@njia/generator-core";
import { ownName, rootNamespace, scope, suffixed } from "./naming.ts";

export type Id = Code<"identifier">;

export interface TypeEntry {
  readonly type: NamedType;
  readonly name: Id;
  /** The class of a union's unknown variant, which holds its codec. */
  readonly unknown?: Id;
}

/** An argument of a method: a parameter of the operation, a member of its body, or the body as a whole. */
export interface Argument {
  readonly name: Id;
  readonly ref: TypeRef;
  readonly required: boolean;
  readonly source:
    | { readonly kind: "param"; readonly param: Param }
    | { readonly kind: "field"; readonly field: Field }
    | { readonly kind: "body" };
}

export interface MethodEntry {
  readonly operation: Operation;
  readonly name: Id;
  /** Required ones first. */
  readonly args: readonly Argument[];
  /** The record whose members are arguments. */
  readonly flat?: RecordType;
}

export interface ResourceEntry {
  readonly resource: Resource;
  readonly className: Id;
  readonly operations: Id;
  /** The property of the client or of the parent. */
  readonly property: Id;
  readonly methods: readonly MethodEntry[];
  readonly children: readonly ResourceEntry[];
}

export interface Book {
  readonly api: Api;
  readonly context: PlanContext;
  readonly root: Id;
  readonly client: Id;
  readonly types: ReadonlyMap<TypeId, TypeEntry>;
  /** The interfaces that a record implements, because it is a variant. */
  readonly interfaces: ReadonlyMap<TypeId, readonly TypeEntry[]>;
  readonly roots: readonly ResourceEntry[];
  /** All resources, depth first. */
  readonly resources: readonly ResourceEntry[];
  /** Property names of a record by wire name. */
  members(record: RecordType): ReadonlyMap<string, Id>;
}

const CLIENT_NAMES = [
  "ApiClient",
  "ClientInfo",
  "ConfigurationException",
  "Credentials",
  "CurlTransport",
  "Fixtures",
  "Hooks",
  "Scheme",
  "Seam",
  "Transport",
  "WebhookEvents",
  "Webhooks",
] as const;

/** Names everything in an API. */
export function openBook(api: Api, context: PlanContext): Book {
  const root = rootNamespace(context.packageName);
  const types = nameTypes(api, context);
  const known = new Map<RecordType, ReadonlyMap<string, Id>>();
  const members = (record: RecordType): ReadonlyMap<string, Id> => {
    const found = known.get(record) ?? nameMembers(record, context);
    known.set(record, found);
    return found;
  };
  const classes = scope(context);
  // Files of resources import models, the client's file imports these.
  for (const entry of types.values()) classes.reserve(entry.name);
  for (const word of CLIENT_NAMES) classes.reserve(word);
  const roots = nameResources(api.resources, types, classes, context, true);
  const all = (entry: ResourceEntry): readonly ResourceEntry[] => [
    entry,
    ...entry.children.flatMap(all),
  ];
  return {
    api,
    context,
    root,
    client: suffixed(root, "Client"),
    types,
    interfaces: variantsOf(api, types),
    roots,
    resources: roots.flatMap(all),
    members,
  };
}

/** The entry of a named type; a document's reference always resolves. */
export function entryOf(book: Pick<Book, "types">, id: TypeId): TypeEntry {
  const entry = book.types.get(id);
  if (entry === undefined) throw new Error(`E-INTERNAL there is no type ${id}`);
  return entry;
}

/** The record behind a use of a type, through aliases; undefined for anything else. */
export function recordOf(
  ref: TypeRef,
  types: ReadonlyMap<TypeId, TypeEntry>,
): RecordType | undefined {
  if (ref.type.kind !== "named") return undefined;
  const type = types.get(ref.type.id)?.type;
  if (type?.kind === "alias") return recordOf(type.target, types);
  return type?.kind === "record" ? type : undefined;
}

/** Whether a union can be an interface: every variant is a class of ours. */
export function isInterface(union: UnionType, types: ReadonlyMap<TypeId, TypeEntry>): boolean {
  return union.variants.every(
    (variant) => !variant.ref.nullable && recordOf(variant.ref, types) !== undefined,
  );
}

export interface EnumCase {
  readonly name: Id;
  readonly value: string | number;
  readonly item: EnumType["values"][number];
}

/** The cases of an enum that has a class. */
export function enumCases(type: EnumType, book: Pick<Book, "context">): readonly EnumCase[] {
  const names = scope(book.context);
  return type.values.map((item) => ({
    name: names.take(item.name, "enum-member", [type.name], item.origin),
    value: item.value,
    item,
  }));
}

/** Whether an enum has a class: all its values fit its base. */
export function hasClass(type: EnumType): boolean {
  return type.values.every((item) =>
    type.base === "string"
      ? typeof item.value === "string"
      : Number.isSafeInteger(Number(item.value)),
  );
}

function nameTypes(api: Api, context: PlanContext): ReadonlyMap<TypeId, TypeEntry> {
  const names = scope(context);
  const plain = [...indexTypes(api).values()].map((type) => ({
    type,
    name: names.take(
      boundedName(type.name),
      "type",
      [ownName("model"), ownName("type")],
      type.origin,
    ),
  }));
  const entries = plain.map(({ type, name }): TypeEntry => {
    if (type.kind !== "union") return { type, name };
    const unknown = names.take(
      joinedName(["unknown", boundedName(type.name)], "php"),
      "type",
      [ownName("variant")],
      type.origin,
    );
    return { type, name, unknown };
  });
  return new Map(entries.map((entry) => [entry.type.id, entry]));
}

function nameMembers(record: RecordType, context: PlanContext): ReadonlyMap<string, Id> {
  const names = scope(context);
  if (takesExtra(record)) names.reserve("extra");
  return new Map(
    record.fields.map((field) => [
      field.name.wire,
      names.take(field.name, "member", [ownName("field"), record.name], field.origin),
    ]),
  );
}

/** Whether a caller may add members that the description does not name. */
export function takesExtra(record: RecordType): boolean {
  return record.use !== "response" && record.extra !== "closed";
}

function variantsOf(
  api: Api,
  types: ReadonlyMap<TypeId, TypeEntry>,
): ReadonlyMap<TypeId, readonly TypeEntry[]> {
  const found = new Map<TypeId, TypeEntry[]>();
  for (const type of api.types) {
    const entry = types.get(type.id);
    if (type.kind !== "union" || entry === undefined || !isInterface(type, types)) continue;
    for (const variant of type.variants) {
      const record = recordOf(variant.ref, types);
      const list = record === undefined ? [] : (found.get(record.id) ?? []);
      if (record !== undefined && !list.includes(entry)) found.set(record.id, [...list, entry]);
    }
  }
  return found;
}

function nameResources(
  resources: readonly Resource[],
  types: ReadonlyMap<TypeId, TypeEntry>,
  classes: ReturnType<typeof scope>,
  context: PlanContext,
  top: boolean,
): readonly ResourceEntry[] {
  const properties = scope(context);
  for (const word of top ? ["webhooks", "api"] : ["api"]) properties.reserve(word);
  return resources.map((resource) => {
    const parents = resource.path.slice(0, -1).toReversed();
    const className = classes.take(
      resource.name,
      "type",
      [...parents, ownName("resource")],
      resource.origin,
    );
    return {
      resource,
      className,
      operations: suffixed(className, "Operations"),
      property: properties.take(
        resource.name,
        "member",
        [ownName("resource"), ownName("api")],
        resource.origin,
      ),
      methods: nameMethods(resource, types, context),
      children: nameResources(resource.children, types, classes, context, false),
    };
  });
}

function nameMethods(
  resource: Resource,
  types: ReadonlyMap<TypeId, TypeEntry>,
  context: PlanContext,
): readonly MethodEntry[] {
  const names = scope(context);
  return resource.operations.map((operation) => {
    const name = names.take(operation.name, "method", [ownName("operation")], operation.origin);
    const content = operation.body?.contents[0];
    const isFlat = content !== undefined && ["json", "form", "multipart"].includes(content.codec);
    const flat = isFlat && !content.ref.nullable ? recordOf(content.ref, types) : undefined;
    const args = nameArguments(operation, flat, context);
    return { operation, name, args, ...(flat === undefined ? {} : { flat }) };
  });
}

function nameArguments(
  operation: Operation,
  flat: RecordType | undefined,
  context: PlanContext,
): readonly Argument[] {
  const names = scope(context);
  names.reserve("options");
  if (flat !== undefined && takesExtra(flat)) names.reserve("extra");
  const params = operation.params.map((param): Argument => ({
    name: names.take(param.name, "parameter", [ownName(param.in)], param.origin),
    ref: param.ref,
    required: param.required,
    source: { kind: "param", param },
  }));
  const isRequired = operation.body?.required === true;
  const fields = (flat?.fields ?? [])
    .filter((field) => field.ref.type.kind !== "literal")
    .map((field): Argument => ({
      name: names.take(field.name, "parameter", [ownName("body")], field.origin),
      ref: field.ref,
      required: field.required && isRequired,
      source: { kind: "field", field },
    }));
  const content = operation.body?.contents[0];
  const whole: readonly Argument[] =
    content === undefined || flat !== undefined
      ? []
      : [
          {
            name: names.take(ownName("body"), "parameter", [ownName("content")], operation.origin),
            ref: content.ref,
            required: isRequired,
            source: { kind: "body" },
          },
        ];
  const all = [...params, ...fields, ...whole];
  return [...all.filter((arg) => arg.required), ...all.filter((arg) => !arg.required)];
}
