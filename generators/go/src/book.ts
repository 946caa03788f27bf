/** The names of one module, taken once, in an order that does not depend on the document. */
import type {
  Api,
  Code,
  EnumType,
  NamedType,
  Operation,
  Resource,
  TypeId,
  TypeIndex,
  UnionType,
} from "@njia/generator-core";
import { byCodePoint, typeIndex } from "@njia/generator-core";
import type { PlanContext } from "@njia/generator-core";
import {
  createGoScope,
  moduleOf,
  naming,
  singular,
  wordsOf,
  type GoScope,
  type Module,
} from "./naming.ts";

/** The names of an operation. */
export interface MethodNames {
  readonly method: Code<"identifier">;
  /** The iterator over all items, where the operation has pages. */
  readonly all?: Code<"identifier">;
  readonly params: Code<"identifier">;
  /** Suffix of its descriptor. */
  readonly descriptor: Code<"identifier">;
}

export interface ServiceNames {
  readonly service: Code<"identifier">;
  readonly member: Code<"identifier">;
  /** The name of its interface: the path from the root. */
  readonly face: Code<"identifier">;
  readonly file: Code<"identifier">;
}

export interface Book {
  readonly api: Api;
  readonly module: Module;
  readonly types: TypeIndex;
  readonly context: PlanContext;
  /** Names of the files of the client package. */
  readonly files: GoScope;
  typeName(id: TypeId): Code<"identifier">;
  constants(type: EnumType): readonly Code<"identifier">[];
  /** Go names of the variants of a union: the record itself, or a wrapper of ours. */
  variants(
    type: UnionType,
  ): readonly { readonly name: Code<"identifier">; readonly wraps: boolean }[];
  method(operation: Operation): MethodNames;
  service(resource: Resource): ServiceNames;
}

export function createBook(api: Api, context: PlanContext): Book {
  const scope = createGoScope(context.report);
  for (const word of naming.reserved.type) scope.reserve(word);
  const types = typeIndex(api.types);
  const typeNames = new Map<TypeId, Code<"identifier">>();
  const sorted = [...api.types].sort((a, b) => byCodePoint(a.id, b.id));
  for (const type of sorted) {
    typeNames.set(
      type.id,
      scope.take(wordsOf(type.name), "type", [["model"], [type.kind]], type.origin),
    );
  }
  const services = new Map<string, ServiceNames>();
  const methods = new Map<string, MethodNames>();
  const files = createGoScope(context.report);
  for (const own of ["client", "aliases", "info", "unknown", "webhooks"]) files.reserve(own);
  nameServices(api.resources, scope, createGoScope(context.report), files, services, true, context);
  for (const { resource, operation, inner } of methodsOf(api.resources, context)) {
    const noun = [
      ...resource.path.slice(0, -1).flatMap((name) => [...wordsOf(name)]),
      ...singular(wordsOf(resource.name)),
    ];
    const verb = wordsOf(operation.name);
    const paged = operation.pagination !== undefined;
    const allWords =
      verb[0] === "list" || verb[0] === "get" ? ["all", ...verb.slice(1)] : ["all", ...verb];
    methods.set(operation.id, {
      method: inner.take(verb, "method", [wordsOf(resource.name)], operation.origin),
      ...(paged
        ? { all: inner.take(allWords, "method", [verb, wordsOf(resource.name)], operation.origin) }
        : {}),
      params: scope.take([...noun, ...verb, "params"], "type", [["call"]], operation.origin),
      descriptor: scope.take([...noun, ...verb, "operation"], "type", [["call"]], operation.origin),
    });
  }
  const constants = new Map<TypeId, readonly Code<"identifier">[]>();
  const variants = new Map<TypeId, readonly { name: Code<"identifier">; wraps: boolean }[]>();
  for (const type of sorted) {
    if (type.kind === "enum") constants.set(type.id, enumConstants(type, scope));
    if (type.kind === "union") variants.set(type.id, variantNames(type, types, typeNames, scope));
  }
  const must = <K, V>(map: ReadonlyMap<K, V>, key: K): V => {
    const value = map.get(key);
    if (value === undefined) throw new Error(`E-INTERNAL nothing is named ${String(key)}`);
    return value;
  };
  return {
    api,
    module: moduleOf(context.packageName),
    types,
    context,
    files,
    typeName: (id) => must(typeNames, id),
    constants: (type) => must(constants, type.id),
    variants: (type) => must(variants, type.id),
    method: (operation) => must(methods, operation.id),
    service: (resource) => must(services, pathKey(resource)),
  };
}

const pathKey = (resource: Resource): string => resource.path.map((name) => name.wire).join("\n");

function nameServices(
  resources: readonly Resource[],
  scope: GoScope,
  faces: GoScope,
  files: GoScope,
  services: Map<string, ServiceNames>,
  top: boolean,
  context: PlanContext,
): void {
  const members = createGoScope(context.report);
  for (const word of naming.reserved.method) members.reserve(word);
  if (!top) {
    for (const parent of ["Create", "List", "All", "Retrieve", "Update", "Delete"])
      members.reserve(parent);
  }
  for (const resource of resources) {
    const path = resource.path.flatMap((name) => [...wordsOf(name)]);
    const noun = [
      ...resource.path.slice(0, -1).flatMap((name) => [...wordsOf(name)]),
      ...singular(wordsOf(resource.name)),
    ];
    services.set(pathKey(resource), {
      service: scope.take([...noun, "service"], "type", [["client"]], resource.origin),
      member: members.take(wordsOf(resource.name), "method", [["service"]], resource.origin),
      face: faces.take(path, "type", [["service"]], resource.origin),
      file: files.take([...path, "service"], "file", [["group"]], resource.origin),
    });
    nameServices(resource.children, scope, faces, files, services, false, context);
  }
}

function* methodsOf(
  resources: readonly Resource[],
  context: PlanContext,
): Iterable<{ resource: Resource; operation: Operation; inner: GoScope }> {
  for (const resource of resources) {
    const inner = createGoScope(context.report);
    for (const word of naming.reserved.method) inner.reserve(word);
    // A service holds its children as fields, which share the name space of its methods.
    for (const child of resource.children)
      inner.take(wordsOf(child.name), "method", [["service"]], child.origin);
    const operations = [...resource.operations].sort((a, b) => byCodePoint(a.id, b.id));
    for (const operation of operations) yield { resource, operation, inner };
    yield* methodsOf(resource.children, context);
  }
}

function enumConstants(type: EnumType, scope: GoScope): readonly Code<"identifier">[] {
  return type.values.map((value) =>
    scope.take([...wordsOf(type.name), ...wordsOf(value.name)], "type", [["value"]], value.origin),
  );
}

function variantNames(
  type: UnionType,
  types: TypeIndex,
  typeNames: ReadonlyMap<TypeId, Code<"identifier">>,
  scope: GoScope,
): readonly { name: Code<"identifier">; wraps: boolean }[] {
  return type.variants.map((variant) => {
    const { type: shape } = variant.ref;
    const record = shape.kind === "named" ? types.get(shape.id) : undefined;
    const name = shape.kind === "named" ? typeNames.get(shape.id) : undefined;
    if (record?.kind === "record" && name !== undefined) return { name, wraps: false };
    return {
      name: scope.take(
        [...wordsOf(type.name), ...wordsOf(variant.name)],
        "type",
        [["variant"]],
        type.origin,
      ),
      wraps: true,
    };
  });
}

/** The type behind a reference, aliases not followed. */
export function namedOf(book: Book, id: TypeId): NamedType | undefined {
  return book.types.get(id);
}
