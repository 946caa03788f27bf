/** All names of one run, made once. */
import {
  allOperations,
  createScope,
  fixed,
  indexTypes,
  type Api,
  type Code,
  type NamedType,
  type Operation,
  type Param,
  type PlanContext,
  type Resource,
  type TypeId,
} from "@njia/generator-core";
import { naming, ownName } from "@njia/generator-typescript/naming";

export interface ServerModel {
  /** Strict: every enum and union is closed, whatever clients must tolerate. */
  readonly api: Api;
  readonly types: ReadonlyMap<TypeId, NamedType>;
  readonly header: Code<"comment">;
  /** Header parameters of every operation that needs credentials: the HTTP layer's own business. */
  readonly commonHeaders: readonly Param[];
  /** All resources of the tree that have operations, flat. */
  readonly resources: readonly ResourceModel[];
}

export interface ResourceModel {
  readonly resource: Resource;
  readonly file: Code<"identifier">;
  /** `BulkPayments`: first part of the names of its interfaces. */
  readonly typeName: Code<"identifier">;
  /** `bulkPayments`: the constant that holds its operations or validators. */
  readonly constant: Code<"identifier">;
  readonly operations: readonly OperationModel[];
}

export interface OperationModel {
  readonly operation: Operation;
  /** The operation's id; handlers, tables and validators are all keyed by it. */
  readonly id: Code<"identifier">;
  /** `CreatePaymentInput`. */
  readonly input: Code<"identifier">;
}

/** The model of an Api as a strict server sees it. */
export function createModel(given: Api, context: PlanContext): ServerModel {
  const api: Api = { ...given, types: given.types.map(close) };
  const files = createScope({ target: "server", naming, report: context.report });
  for (const word of ["index", "shared"]) files.reserve(word);
  const exported = createScope({ target: "server", naming, report: context.report });
  for (const word of ["Wire", "Reply", "OperationFacts", "Handlers"]) exported.reserve(word);
  const ids = createScope({ target: "server", naming, report: context.report });
  const flat = api.resources.flatMap(withChildren);
  return {
    api,
    types: indexTypes(api),
    commonHeaders: commonHeaders(api),
    header: fixed("Generated from the API description; do not edit.", "comment"),
    resources: flat.map((resource) => ({
      resource,
      file: files.take(resource.name, "file", resource.path, resource.origin),
      typeName: exported.take(resource.name, "type", resource.path, resource.origin),
      constant: exported.take(resource.name, "constant", resource.path, resource.origin),
      operations: resource.operations.map((operation) => {
        const words = operation.id
          .replace(/([a-z0-9])([A-Z])/g, "$1 $2")
          .toLowerCase()
          .split(/[^a-z0-9]+/);
        const name = { wire: operation.id, words: words.filter((word) => word !== "") };
        return {
          operation,
          id: ids.take(name, "method", [], operation.origin),
          input: exported.take(
            { wire: `${operation.id} input`, words: [...name.words, "input"] },
            "type",
            [ownName("operation")],
            operation.origin,
          ),
        };
      }),
    })),
  };
}

const withChildren = (resource: Resource): readonly Resource[] => [
  ...(resource.operations.length > 0 ? [resource] : []),
  ...resource.children.flatMap(withChildren),
];

function close(type: NamedType): NamedType {
  return type.kind === "enum" || type.kind === "union" ? { ...type, open: false } : type;
}

function commonHeaders(api: Api): readonly Param[] {
  const [first, ...others] = allOperations(api).filter(({ auth }) => auth.length > 0);
  const takes = (operation: Operation, param: Param): boolean =>
    operation.params.some((other) => other.origin.pointer === param.origin.pointer);
  const headers = first?.params.filter((param) => param.in === "header") ?? [];
  return headers.filter((param) => others.every((operation) => takes(operation, param)));
}

/** The parameters of one place but for the common headers. */
export function ownParams(
  model: ServerModel,
  operation: Operation,
  place: Param["in"],
): readonly Param[] {
  const common = new Set(model.commonHeaders.map(({ origin }) => origin.pointer));
  return operation.params.filter(
    (param) => param.in === place && !common.has(param.origin.pointer),
  );
}
