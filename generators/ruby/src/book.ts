/** Every name of the package, given once and in an order that no document decides. */
import type {
  Api,
  Code,
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
import { CLIENT_MEMBERS, fileOf, folderName, ownName, rootModule, scope } from "./naming.ts";

export type Id = Code<"identifier">;

export interface TypeEntry {
  readonly type: NamedType;
  readonly name: Id;
  /** The file that defines it, below `models/`. */
  readonly file: Id;
  /** The class of a union's unknown variant, in the same file. */
  readonly unknown?: Id;
}

/** An argument of a method: a parameter of the operation, a member of its body, or the body as a whole. */
export interface Argument {
  readonly name: Id;
  readonly ref: TypeRef;
  readonly required: boolean;
  /** Parameters of the path are given by position, in the order of the path. */
  readonly positional: boolean;
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
  readonly file: Id;
  /** The property of the client or of the parent. */
  readonly property: Id;
  readonly methods: readonly MethodEntry[];
  readonly children: readonly ResourceEntry[];
}

export interface Book {
  readonly api: Api;
  readonly context: PlanContext;
  /** The root module, and the folder below `lib/`. */
  readonly root: Id;
  readonly folder: Id;
  readonly types: ReadonlyMap<TypeId, TypeEntry>;
  /** The interfaces that a record implements, because it is a variant. */
  readonly interfaces: ReadonlyMap<TypeId, readonly TypeEntry[]>;
  readonly roots: readonly ResourceEntry[];
  /** All resources, depth first. */
  readonly resources: readonly ResourceEntry[];
  /** Property names of a record by wire name. */
  members(record: RecordType): ReadonlyMap<string, Id>;
}

/** Names everything in an API. */
export function openBook(api: Api, context: PlanContext): Book {
  const types = nameTypes(api, context);
  const known = new Map<RecordType, ReadonlyMap<string, Id>>();
  const members = (record: RecordType): ReadonlyMap<string, Id> => {
    const found = known.get(record) ?? nameMembers(record, context);
    known.set(record, found);
    return found;
  };
  const classes = scope(context);
  // What the files of resources mention from around them.
  for (const word of ["Operations", "Runtime", "OMIT"]) classes.reserve(word);
  const roots = nameResources(api.resources, types, classes, context, true);
  const all = (entry: ResourceEntry): readonly ResourceEntry[] => [
    entry,
    ...entry.children.flatMap(all),
  ];
  return {
    api,
    context,
    root: rootModule(context.packageName),
    folder: folderName(context.packageName),
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

/** Whether a use has one possible value, which the runtime fills in. */
export function isConstant(ref: TypeRef, types: ReadonlyMap<TypeId, TypeEntry>): boolean {
  if (ref.nullable) return false;
  if (ref.type.kind !== "named") return ref.type.kind === "literal";
  const type = types.get(ref.type.id)?.type;
  return type?.kind === "alias" && isConstant(type.target, types);
}

/** Whether a union can be an interface: every variant is a class of ours. */
export function isInterface(union: UnionType, types: ReadonlyMap<TypeId, TypeEntry>): boolean {
  return union.variants.every(
    (variant) => !variant.ref.nullable && recordOf(variant.ref, types) !== undefined,
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
    const file = fileOf(name);
    if (type.kind !== "union") return { type, name, file };
    const unknown = names.take(
      joinedName(["unknown", boundedName(type.name)], "ruby"),
      "type",
      [ownName("variant")],
      type.origin,
    );
    return { type, name, file, unknown };
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
  for (const word of top ? CLIENT_MEMBERS : []) properties.reserve(word);
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
      file: fileOf(className),
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
    const args = nameArguments(operation, flat, types, context);
    return { operation, name, args, ...(flat === undefined ? {} : { flat }) };
  });
}

function nameArguments(
  operation: Operation,
  flat: RecordType | undefined,
  types: ReadonlyMap<TypeId, TypeEntry>,
  context: PlanContext,
): readonly Argument[] {
  const names = scope(context);
  names.reserve("request_options");
  if (flat !== undefined && takesExtra(flat)) names.reserve("extra");
  const params = operation.params.map((param): Argument => ({
    name: names.take(param.name, "parameter", [ownName(param.in)], param.origin),
    ref: param.ref,
    required: param.required,
    positional: param.in === "path",
    source: { kind: "param", param },
  }));
  const isRequired = operation.body?.required === true;
  const fields = (flat?.fields ?? [])
    .filter((field) => !isConstant(field.ref, types))
    .map((field): Argument => ({
      name: names.take(field.name, "parameter", [ownName("body")], field.origin),
      ref: field.ref,
      required: field.required && isRequired,
      positional: false,
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
            positional: false,
            source: { kind: "body" },
          },
        ];
  const all = [...params, ...fields, ...whole];
  const keywords = all.filter((arg) => !arg.positional);
  return [
    ...inPathOrder(all, operation),
    ...keywords.filter((arg) => arg.required),
    ...keywords.filter((arg) => !arg.required),
  ];
}

function inPathOrder(all: readonly Argument[], operation: Operation): readonly Argument[] {
  return operation.path.flatMap((part) =>
    part.kind === "text"
      ? []
      : all.filter(
          (arg) =>
            arg.positional &&
            arg.source.kind === "param" &&
            arg.source.param.name.wire === part.wire,
        ),
  );
}
