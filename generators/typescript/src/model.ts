/** All names and decisions of one run, made once: what is called how, and which file it lives in. */
import {
  createScope,
  toCase,
  typeIndex,
  type Api,
  type Code,
  type NamedType,
  type Operation,
  type PlanContext,
  type Resource,
  type Scope,
  type TypeId,
  type TypeIndex,
} from "@njia/generator-core";
import { families } from "./families.ts";
import { naming, ownName } from "./naming.ts";
import { planOperation, type OperationModel } from "./operation-model.ts";

export interface Model {
  readonly api: Api;
  readonly context: PlanContext;
  readonly types: TypeIndex;
  readonly header: Code<"comment">;
  /** `Njia`: the client's class. */
  readonly client: Code<"identifier">;
  typeName(id: TypeId): Code<"identifier">;
  /** File of a type below `types/` and `shapes/`, without extension. */
  family(id: TypeId): string;
  readonly resources: readonly ResourceModel[];
}

export interface ResourceModel {
  readonly resource: Resource;
  readonly className: Code<"identifier">;
  /** The property of the client, or of the parent. */
  readonly property: Code<"identifier">;
  readonly file: Code<"identifier">;
  readonly operations: readonly OperationModel[];
  readonly children: readonly ResourceModel[];
}

/** Members of the client that no resource may shadow. */
const CLIENT_MEMBERS = ["baseUrl", "call", "list", "close", "constructor", "then", "toString"];

/** The functions of the runtime that a file of tables may import, and the client that a file of examples makes. */
const FILE_NAMES = [
  "form",
  "plainText",
  "octets",
  "multipart",
  "textResult",
  "byteStream",
  "eventStream",
  "jsonLines",
  "client",
];

export function createModel(api: Api, context: PlanContext, header: Code<"comment">): Model {
  const scope = (): Scope => createScope({ target: "typescript", naming, report: context.report });
  const exported = scope();
  const client = exported.take(clientName(context.packageName), "type", [ownName("client")]);
  for (const word of [...companions(client), "KnownHeaders"]) exported.reserve(word);
  const names = nameTypes(api, exported);
  const types = typeIndex(api.types);
  const owner = families(api);
  const files = scope();
  for (const word of ["index", "shared", "webhook-events"]) files.reserve(word);
  const members = scope();
  for (const word of CLIENT_MEMBERS) members.reserve(word);
  const build = (resource: Resource, siblings: Scope): ResourceModel => {
    const parents = resource.path.slice(0, -1).reverse();
    const className = exported.take(
      resource.name,
      "type",
      [ownName("resource"), ...parents],
      resource.origin,
    );
    const own = scope();
    for (const word of ["constructor", "then"]) own.reserve(word);
    const property = siblings.take(resource.name, "method", [ownName("resource")], resource.origin);
    const file = files.take(resource.name, "file", parents, resource.origin);
    const constants = scope();
    for (const word of FILE_NAMES) constants.reserve(word);
    const around = { api, types, resource, exported, methods: own, constants, newScope: scope };
    const operations = resource.operations.map((operation) => planOperation(operation, around));
    const children = resource.children.map((child) => build(child, own));
    return { resource, className, property, file, operations, children };
  };
  const resources = api.resources.map((resource) => build(resource, members));
  const fileOf = new Map(flatten(resources).map((item) => [item.resource, item.file]));
  return {
    api,
    context,
    types,
    header,
    client,
    typeName: (id) => {
      const name = names.get(id);
      if (name === undefined) throw new Error(`E-INTERNAL no name for type ${id}`);
      return name;
    },
    family: (id) => {
      const top = owner.get(id);
      if (top === "webhooks") return "webhook-events";
      return (top && fileOf.get(top)) ?? "shared";
    },
    resources,
  };
}

/** Resources of the tree, depth first. */
export function flatten(resources: readonly ResourceModel[]): readonly ResourceModel[] {
  return resources.flatMap((resource) => [resource, ...flatten(resource.children)]);
}

/** Every operation with its resource. */
export function allOperations(
  model: Model,
): readonly (OperationModel & { readonly in: ResourceModel })[] {
  return flatten(model.resources).flatMap((resource) =>
    resource.operations.map((item) => ({ ...item, in: resource })),
  );
}

/** What is exported beside a client: `NjiaCore`, `NjiaOptions`. */
const companions = (client: string): readonly string[] => [`${client}Core`, `${client}Options`];

/** `@njia/sdk` is `Njia`, `swagger-petstore` is `SwaggerPetstore`; `client` is `ClientApi`, for the runtime has `ClientOptions`. */
function clientName(packageName: string): ReturnType<typeof ownName> {
  const bare = packageName.startsWith("@")
    ? packageName.slice(1).replace(/\/(sdk|client|api)$/, "")
    : packageName;
  const words = bare
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
  const name = ownName(...(words.length ? words : ["api"]));
  const plain = toCase(name.words, "pascal");
  const isOurs = [plain, ...companions(plain)].some((word) => naming.reserved.type.has(word));
  return isOurs ? ownName(...words, "api") : name;
}

function nameTypes(api: Api, scope: Scope): ReadonlyMap<TypeId, Code<"identifier">> {
  const kind = (type: NamedType): ReturnType<typeof ownName> => ownName(type.kind);
  return new Map(
    api.types.map((type) => [type.id, scope.take(type.name, "type", [kind(type)], type.origin)]),
  );
}

export type { OperationModel, Operation };
