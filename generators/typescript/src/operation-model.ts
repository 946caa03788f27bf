/** The call of one operation: its method, its arguments and what comes back. */
import { splitWords } from "@njia/generator-core";
import type {
  Api,
  Code,
  Content,
  Operation,
  Param,
  RecordType,
  Resource,
  Scope,
  TypeIndex,
  TypeRef,
} from "@njia/generator-core";
import { combined, headerKey, ownName } from "./naming.ts";

/** A parameter in the flat record. */
export interface RecordParam {
  readonly param: Param;
  /** Property of the record. */
  readonly key: string;
}

export interface OperationModel {
  readonly operation: Operation;
  readonly method: Code<"identifier">;
  /** Name of the descriptor in its file. */
  readonly constant: Code<"identifier">;
  readonly positional: readonly { readonly param: Param; readonly name: Code<"identifier"> }[];
  /** Query, cookie and required header parameters. Optional headers travel in the call's options. */
  readonly record: readonly RecordParam[];
  readonly headers: readonly Param[];
  readonly body: Content | undefined;
  /** The property that holds the body; undefined: the record is the body. */
  readonly bodyKey: string | undefined;
  /** Name of the interface of the record, where the body alone does not do. */
  readonly paramsType: Code<"identifier"> | undefined;
  readonly paramsRequired: boolean;
  /** The item type of a paged list. */
  readonly item: TypeRef | undefined;
}

interface Surroundings {
  readonly api: Api;
  readonly types: TypeIndex;
  readonly resource: Resource;
  readonly exported: Scope;
  readonly methods: Scope;
  /** Names on the level of the resource's file. */
  readonly constants: Scope;
  readonly newScope: () => Scope;
}

export function planOperation(operation: Operation, around: Surroundings): OperationModel {
  const { types, resource, exported, methods } = around;
  const { params, body: requestBody } = operation;
  const method = methods.take(
    operation.name,
    "method",
    [ownName(operation.method.toLowerCase())],
    operation.origin,
  );
  const constant = around.constants.take(
    { wire: operation.id, words: splitWords(operation.id) },
    "parameter",
    [ownName("operation")],
    operation.origin,
  );
  const args = around.newScope();
  // The method's body names the constant, so no argument may hide it.
  for (const word of ["params", "options", constant]) args.reserve(word);
  const byWire = new Map(
    params.filter((param) => param.in === "path").map((param) => [param.name.wire, param]),
  );
  const positional = operation.path.flatMap((part) => {
    const param = part.kind === "param" ? byWire.get(part.wire) : undefined;
    return param
      ? [{ param, name: args.take(param.name, "parameter", [ownName("path")], param.origin) }]
      : [];
  });
  const body = requestBody?.contents[0];
  const fields = body ? recordFields(body.ref, types) : undefined;
  const listed = params.filter(
    (param) =>
      param.in === "query" || param.in === "cookie" || (param.in === "header" && param.required),
  );
  const record = keyed(listed);
  const clash = record.some(({ key }) => fields?.has(key));
  const flat = body !== undefined && (record.length === 0 || (fields !== undefined && !clash));
  const bodyKey = body === undefined || flat ? undefined : freeKey(record);
  const needsType = record.length > 0 || bodyKey !== undefined;
  return {
    operation,
    method,
    constant,
    positional,
    record,
    headers: params.filter((param) => param.in === "header" && !param.required),
    body,
    bodyKey,
    paramsType: needsType
      ? exported.take(
          combined(...resource.path.slice(-1), operation.name, ownName("params")),
          "type",
          [...resource.path].reverse(),
          operation.origin,
        )
      : undefined,
    paramsRequired: (requestBody?.required ?? false) || listed.some((param) => param.required),
    item: itemType(operation, types),
  };
}

/** The record's properties: wire names, but camelCase for headers, whose case means nothing. */
function keyed(params: readonly Param[]): readonly RecordParam[] {
  const taken = new Set<string>();
  return params.map((param) => {
    const plain = param.in === "header" ? headerKey(param.name) : param.name.wire;
    const key = taken.has(plain) ? `${plain}${param.in === "header" ? "Header" : "Cookie"}` : plain;
    taken.add(key);
    return { param, key };
  });
}

function freeKey(record: readonly RecordParam[]): string {
  return record.some(({ key }) => key === "body") ? "requestBody" : "body";
}

/** The field names of a body that is a record, or a union of records; undefined for everything else. */
export function recordFields(ref: TypeRef, types: TypeIndex): ReadonlySet<string> | undefined {
  if (ref.nullable || ref.type.kind !== "named") return undefined;
  const type = types.get(ref.type.id);
  switch (type?.kind) {
    case "record":
      return new Set(type.fields.map((field) => field.name.wire));
    case "alias":
      return recordFields(type.target, types);
    case "union": {
      const all = type.variants.map((variant) => recordFields(variant.ref, types));
      return all.every((fields) => fields !== undefined)
        ? new Set(all.flatMap((fields) => [...fields]))
        : undefined;
    }
    default:
      return undefined;
  }
}

/** The record behind a reference, through aliases. */
export function recordOf(ref: TypeRef, types: TypeIndex): RecordType | undefined {
  if (ref.type.kind !== "named") return undefined;
  const type = types.get(ref.type.id);
  if (type?.kind === "alias") return recordOf(type.target, types);
  return type?.kind === "record" ? type : undefined;
}

/** What the items of a paged answer are; undefined if the operation cannot be paged from its record. */
function itemType(operation: Operation, types: TypeIndex): TypeRef | undefined {
  const { pagination, result, params } = operation;
  if (!pagination || result.kind !== "value") return undefined;
  const sends = params.some(
    (param) => param.in === "query" && param.name.wire === pagination.send.at,
  );
  if (pagination.style !== "link" && !(pagination.send.in === "query" && sends)) return undefined;
  if (pagination.items.in !== "body") return undefined;
  const content = result.contents.find((item) => item.codec === "json");
  let ref = content?.ref;
  for (const token of pagination.items.at.split("/").slice(1)) {
    const name = token.replaceAll("~1", "/").replaceAll("~0", "~");
    ref = ref && recordOf(ref, types)?.fields.find((field) => field.name.wire === name)?.ref;
  }
  return ref && listItem(ref, types);
}

function listItem(ref: TypeRef, types: TypeIndex): TypeRef | undefined {
  if (ref.type.kind === "list") return ref.type.item;
  const type = ref.type.kind === "named" ? types.get(ref.type.id) : undefined;
  return type?.kind === "alias" ? listItem(type.target, types) : undefined;
}
