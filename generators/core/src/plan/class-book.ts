/**
 * The names of an API for languages that make a class of every type and resource and take the members of a body as
 * arguments: given once, in an order that no document decides. What a language reserves comes in as `ClassNames`.
 */
import { indexTypes } from "../ir/types-index.ts";
import type {
  Api,
  Field,
  NamedType,
  Operation,
  RecordType,
  Resource,
  TargetId,
  TypeId,
  TypeRef,
  UnionType,
} from "../ir/types.ts";
import type { Code } from "../target/code.ts";
import type { Scope } from "../target/scope.ts";
import type { PlanContext } from "../target/target.ts";
import type { TypeIndex } from "../target/values.ts";
import type { ArgumentSource } from "./arguments.ts";
import { flatRecord } from "./arguments.ts";
import { boundedName, joinedName, ownName } from "./names.ts";
import { recordBehind, takesExtra } from "./types.ts";

type Id = Code<"identifier">;

export interface TypeEntry {
  readonly type: NamedType;
  readonly name: Id;
  /** The class of a union's unknown variant. */
  readonly unknown?: Id;
}

/** An argument of a method: a parameter of the operation, a member of its body, or the body as a whole. */
export interface Argument {
  readonly name: Id;
  readonly ref: TypeRef;
  readonly required: boolean;
  readonly source: ArgumentSource;
}

export interface MethodEntry {
  readonly operation: Operation;
  readonly name: Id;
  /** In the order of the language. */
  readonly args: readonly Argument[];
  /** The record whose members are arguments. */
  readonly flat?: RecordType;
}

export interface ResourceEntry {
  readonly resource: Resource;
  readonly className: Id;
  /** The property of the client or of the parent. */
  readonly property: Id;
  readonly methods: readonly MethodEntry[];
  readonly children: readonly ResourceEntry[];
}

export interface ClassBook {
  readonly api: Api;
  readonly context: PlanContext;
  readonly index: TypeIndex;
  readonly types: ReadonlyMap<TypeId, TypeEntry>;
  /** The unions that a record belongs to as a variant, of those that can be interfaces. */
  readonly interfaces: ReadonlyMap<TypeId, readonly TypeEntry[]>;
  readonly roots: readonly ResourceEntry[];
  /** All resources, depth first. */
  readonly resources: readonly ResourceEntry[];
  /** Names of the members of a record by wire name. */
  members(record: RecordType): ReadonlyMap<string, Id>;
}

/** What a language decides about these names. */
export interface ClassNames {
  readonly target: TargetId;
  /** A fresh scope of the target. */
  scope(): Scope;
  /** What no class of a resource may be called, beside reserved words. */
  reservedClasses(types: Iterable<TypeEntry>): Iterable<string>;
  /** Members of the client, and of every resource, which no resource below them may take. */
  readonly clientMembers: readonly string[];
  readonly resourceMembers: readonly string[];
  /** The argument of every method that carries the options of one request. */
  readonly optionsArgument: string;
  /** Whether the runtime fills a member of a body in, so that it is no argument. */
  isFilled(field: Field, types: TypeIndex): boolean;
  /** The order in which a method takes its arguments. */
  ordered(args: readonly Argument[], operation: Operation): readonly Argument[];
}

/** Names everything in an API. */
export function openClassBook(api: Api, context: PlanContext, names: ClassNames): ClassBook {
  const index = indexTypes(api);
  const types = nameTypes(index, names);
  const known = new Map<RecordType, ReadonlyMap<string, Id>>();
  const classes = names.scope();
  for (const word of names.reservedClasses(types.values())) classes.reserve(word);
  const roots = nameResources(api.resources, names.clientMembers, { classes, index, names });
  return {
    api,
    context,
    index,
    types,
    interfaces: interfacesOf(api, index, types),
    roots,
    resources: roots.flatMap(withChildren),
    members(record) {
      const found = known.get(record) ?? nameMembers(record, names.scope());
      known.set(record, found);
      return found;
    },
  };
}

/** The entry of a named type; a document's reference always resolves. */
export function entryOf(book: Pick<ClassBook, "types">, id: TypeId): TypeEntry {
  const entry = book.types.get(id);
  if (entry === undefined) throw new Error(`E-INTERNAL there is no type ${id}`);
  return entry;
}

/** Whether a union can be an interface: every variant is a class of ours. */
export function isInterface(union: UnionType, types: TypeIndex): boolean {
  return union.variants.every(
    (variant) => !variant.ref.nullable && recordBehind(variant.ref, types) !== undefined,
  );
}

/** Whether a use admits null by an alias that it goes through. */
export function isNullableAlias(ref: TypeRef, types: TypeIndex): boolean {
  if (ref.type.kind !== "named") return false;
  const type = types.get(ref.type.id);
  return type?.kind === "alias" && (type.target.nullable || isNullableAlias(type.target, types));
}

const withChildren = (entry: ResourceEntry): readonly ResourceEntry[] => [
  entry,
  ...entry.children.flatMap(withChildren),
];

function nameTypes(index: TypeIndex, names: ClassNames): ReadonlyMap<TypeId, TypeEntry> {
  const classes = names.scope();
  const plain = [...index.values()].map((type) => ({
    type,
    name: classes.take(
      boundedName(type.name),
      "type",
      [ownName("model"), ownName("type")],
      type.origin,
    ),
  }));
  const entries = plain.map(({ type, name }): TypeEntry => {
    if (type.kind !== "union") return { type, name };
    const words = joinedName(["unknown", boundedName(type.name)], names.target);
    const unknown = classes.take(words, "type", [ownName("variant")], type.origin);
    return { type, name, unknown };
  });
  return new Map(entries.map((entry) => [entry.type.id, entry]));
}

function nameMembers(record: RecordType, members: Scope): ReadonlyMap<string, Id> {
  if (takesExtra(record)) members.reserve("extra");
  return new Map(
    record.fields.map((field) => [
      field.name.wire,
      members.take(field.name, "member", [ownName("field"), record.name], field.origin),
    ]),
  );
}

function interfacesOf(
  api: Api,
  index: TypeIndex,
  types: ReadonlyMap<TypeId, TypeEntry>,
): ReadonlyMap<TypeId, readonly TypeEntry[]> {
  const found = new Map<TypeId, TypeEntry[]>();
  for (const type of api.types) {
    const entry = types.get(type.id);
    if (type.kind !== "union" || entry === undefined || !isInterface(type, index)) continue;
    for (const variant of type.variants) {
      const record = recordBehind(variant.ref, index);
      const list = record === undefined ? [] : (found.get(record.id) ?? []);
      if (record !== undefined && !list.includes(entry)) found.set(record.id, [...list, entry]);
    }
  }
  return found;
}

interface Naming {
  /** The scope of all classes of resources. */
  readonly classes: Scope;
  readonly index: TypeIndex;
  readonly names: ClassNames;
}

function nameResources(
  resources: readonly Resource[],
  taken: readonly string[],
  naming: Naming,
): readonly ResourceEntry[] {
  const { classes, names } = naming;
  const properties = names.scope();
  for (const word of taken) properties.reserve(word);
  return resources.map((resource) => {
    const { name, path, origin } = resource;
    const parents = path.slice(0, -1).toReversed();
    return {
      resource,
      className: classes.take(name, "type", [...parents, ownName("resource")], origin),
      property: properties.take(name, "member", [ownName("resource"), ownName("api")], origin),
      methods: nameMethods(resource, naming),
      children: nameResources(resource.children, names.resourceMembers, naming),
    };
  });
}

function nameMethods(resource: Resource, { index, names }: Naming): readonly MethodEntry[] {
  const methods = names.scope();
  return resource.operations.map((operation) => {
    const name = methods.take(operation.name, "method", [ownName("operation")], operation.origin);
    const flat = flatRecord(operation, index);
    const args = names.ordered(nameArguments(operation, flat, index, names), operation);
    return { operation, name, args, ...(flat === undefined ? {} : { flat }) };
  });
}

/** Parameters in the order of the document, then the members of the body, or the body as a whole. */
function nameArguments(
  operation: Operation,
  flat: RecordType | undefined,
  index: TypeIndex,
  names: ClassNames,
): readonly Argument[] {
  const args = names.scope();
  args.reserve(names.optionsArgument);
  if (flat !== undefined && takesExtra(flat)) args.reserve("extra");
  const params = operation.params.map((param): Argument => ({
    name: args.take(param.name, "parameter", [ownName(param.in)], param.origin),
    ref: param.ref,
    required: param.required,
    source: { kind: "param", param },
  }));
  const isRequired = operation.body?.required === true;
  if (flat !== undefined) {
    const fields = flat.fields
      .filter((field) => !names.isFilled(field, index))
      .map((field): Argument => ({
        name: args.take(field.name, "parameter", [ownName("body")], field.origin),
        ref: field.ref,
        required: field.required && isRequired,
        source: { kind: "field", field },
      }));
    return [...params, ...fields];
  }
  const content = operation.body?.contents[0];
  if (content === undefined) return params;
  const name = args.take(ownName("body"), "parameter", [ownName("content")], operation.origin);
  return [...params, { name, ref: content.ref, required: isRequired, source: { kind: "body" } }];
}
