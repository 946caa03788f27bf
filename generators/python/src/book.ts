/** All names and places of one output, settled once, so that every file spells them alike. */
import type {
  Api,
  Code,
  Field,
  Name,
  NamedType,
  Operation,
  Param,
  PlanContext,
  RecordType,
  Resource,
  Scope,
  TypeId,
  TypeIndex,
  TypeRef,
} from "@njia/generator-core";
import { flatRecord, joinedName, spellName, typeIndex } from "@njia/generator-core";
import { methodEntries } from "./methods.ts";
import { modulesOf } from "./modules.ts";
import {
  asyncName,
  clientName,
  moduleName,
  naming,
  ownName,
  privateName,
  scope,
} from "./naming.ts";

export interface TypeEntry {
  readonly type: NamedType;
  readonly name: Code<"identifier">;
  /** The TypedDict of a record, or the alias of a union, as requests take it. */
  readonly param?: Code<"identifier">;
  /** The alias of an enum's values. */
  readonly value?: Code<"identifier">;
  readonly module: Code<"identifier">;
}

/** One argument of a method. */
export interface Argument {
  readonly name: Code<"identifier">;
  readonly source:
    | { readonly kind: "param"; readonly param: Param }
    | { readonly kind: "field"; readonly field: Field };
  readonly required: boolean;
  readonly positional: boolean;
}

export interface MethodEntry {
  readonly operation: Operation;
  readonly name: Code<"identifier">;
  readonly constant: Code<"identifier">;
  readonly args: readonly Argument[];
  /** A record whose fields are arguments. */
  readonly flat?: RecordType;
}

export interface ResourceEntry {
  readonly resource: Resource;
  readonly className: Code<"identifier">;
  readonly asyncName: Code<"identifier">;
  readonly attribute: Code<"identifier">;
  readonly module: Code<"identifier">;
  readonly methods: readonly MethodEntry[];
  readonly children: readonly ResourceEntry[];
}

export interface Book {
  readonly api: Api;
  readonly context: PlanContext;
  readonly package: Code<"identifier">;
  readonly client: Code<"identifier">;
  readonly asyncClient: Code<"identifier">;
  readonly index: TypeIndex;
  readonly types: ReadonlyMap<TypeId, TypeEntry>;
  /** Top level only. */
  readonly roots: readonly ResourceEntry[];
  /** All, parents first. */
  readonly resources: readonly ResourceEntry[];
  /** The attributes of a record by wire name. */
  attributes(record: RecordType): ReadonlyMap<string, Code<"identifier">>;
}

/** Settles everything for one API. */
export function openBook(api: Api, context: PlanContext): Book {
  const index = typeIndex(api.types);
  const known = new Map<RecordType, ReadonlyMap<string, Code<"identifier">>>();
  const attributes = (record: RecordType): ReadonlyMap<string, Code<"identifier">> => {
    const found = known.get(record) ?? attributesOf(record, context);
    known.set(record, found);
    return found;
  };
  const roots = resourceEntries(api.resources, context, index, attributes);
  const resources = roots.flatMap(withChildren);
  const client = clientName(context.packageName);
  return {
    api,
    context,
    package: moduleName(context.packageName),
    client,
    asyncClient: asyncName(client),
    index,
    types: typeEntries(api, context, requestedTypes(api, index), resources),
    roots,
    resources,
    attributes,
  };
}

const withChildren = (entry: ResourceEntry): readonly ResourceEntry[] => [
  entry,
  ...entry.children.flatMap(withChildren),
];

function attributesOf(
  record: RecordType,
  context: PlanContext,
): ReadonlyMap<string, Code<"identifier">> {
  const names = scope(context);
  return new Map(
    record.fields.map((field) => [
      field.name.wire,
      names.take(field.name, "member", [ownName("field")], field.origin),
    ]),
  );
}

/** The types that callers pass as values, as opposed to bodies whose fields are arguments. */
function requestedTypes(api: Api, index: TypeIndex): ReadonlySet<TypeId> {
  const found = new Set<TypeId>();
  const visit = (ref: TypeRef): void => {
    if (ref.type.kind === "list") visit(ref.type.item);
    if (ref.type.kind === "map") visit(ref.type.value);
    if (ref.type.kind !== "named" || found.has(ref.type.id)) return;
    found.add(ref.type.id);
    const type = index.get(ref.type.id);
    if (type?.kind === "record") {
      for (const field of type.fields) visit(field.ref);
      if (typeof type.extra !== "string") visit(type.extra);
    }
    if (type?.kind === "union") for (const variant of type.variants) visit(variant.ref);
    if (type?.kind === "alias") visit(type.target);
  };
  const walk = (resource: Resource): void => {
    for (const operation of resource.operations) {
      for (const param of operation.params) visit(param.ref);
      const flat = flatBody(operation, index);
      if (flat !== undefined) for (const field of flat.fields) visit(field.ref);
      else if (operation.body !== undefined) visit(operation.body.contents[0].ref);
    }
    resource.children.forEach(walk);
  };
  api.resources.forEach(walk);
  return found;
}

/** The record behind a body whose fields become arguments; undefined for bodies that are passed as a whole. */
export function flatBody(operation: Operation, index: TypeIndex): RecordType | undefined {
  const record = flatRecord(operation, index);
  return record === undefined || typeof record.extra !== "string" || record.fields.length === 0
    ? undefined
    : record;
}

function typeEntries(
  api: Api,
  context: PlanContext,
  requested: ReadonlySet<TypeId>,
  resources: readonly ResourceEntry[],
): ReadonlyMap<TypeId, TypeEntry> {
  const names = scope(context);
  const plain = new Map(
    api.types.map((type) => [
      type.id,
      names.take(type.name, "type", [ownName(type.kind), ownName("type")], type.origin),
    ]),
  );
  const modules = modulesOf(api, context, requested, resources);
  const derive = (type: NamedType, word: string): Code<"identifier"> =>
    names.take(
      joinedName([type.name, word], "python"),
      "type",
      [ownName("request"), ownName("type")],
      type.origin,
    );
  return new Map(
    api.types.flatMap((type) => {
      const [name, module] = [plain.get(type.id), modules.get(type.id)];
      if (name === undefined || module === undefined) return [];
      const hasFields = type.kind === "record" && type.fields.length > 0;
      const hasParam = requested.has(type.id) && (hasFields || type.kind === "union");
      const param = hasParam ? { param: derive(type, "param") } : {};
      const value = type.kind === "enum" ? { value: derive(type, "value") } : {};
      return [[type.id, { type, name, module, ...param, ...value }]];
    }),
  );
}

function resourceEntries(
  resources: readonly Resource[],
  context: PlanContext,
  index: TypeIndex,
  attributes: Book["attributes"],
): readonly ResourceEntry[] {
  const modules = scope(context);
  const classes = scope(context);
  const client = clientName(context.packageName);
  for (const name of [client, asyncName(client)]) classes.reserve(name);
  for (const type of index.values())
    classes.reserve(spellName(type.name, "type", naming, "python"));
  const build = (resource: Resource, parents: readonly Name[], siblings: Scope): ResourceEntry => {
    const full: Name = {
      wire: resource.path.map((part) => part.wire).join(" "),
      words: resource.path.flatMap((part) => part.words),
    };
    const own = parents.length === 0 ? resource.name : full;
    const className = classes.take(own, "type", [ownName("resource")], resource.origin);
    classes.reserve(asyncName(className));
    const members = scope(context);
    const children = resource.children.map((child) =>
      build(child, [...parents, resource.name], members),
    );
    return {
      resource,
      className,
      asyncName: asyncName(className),
      attribute: siblings.take(resource.name, "member", [ownName("resource")], resource.origin),
      module: modules.take(own, "module", [ownName("resource")], resource.origin),
      methods: methodEntries(resource, context, index, attributes, members),
      children,
    };
  };
  const members = scope(context);
  for (const word of ["close", "preload"]) members.reserve(word);
  return resources.map((resource) => build(resource, [], members));
}

/** The entry of a type that the IR promises to have. */
export function entryOf(book: Book, id: TypeId): TypeEntry {
  const entry = book.types.get(id);
  if (entry === undefined) throw new Error(`E-INTERNAL the type ${id} is not in the book`);
  return entry;
}

/** The name of a union's codec. */
export function codecName(entry: TypeEntry): Code<"identifier"> {
  return privateName(entry.name);
}

/** Whether a word may be an attribute of an enum class as it stands; kept here for the reserved list's sake. */
export const enumMembers = (context: PlanContext): Scope => {
  const names = scope(context);
  for (const word of naming.reserved["enum-member"]) names.reserve(word);
  return names;
};
