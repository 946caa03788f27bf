/** All names of one output, taken once: classes, params, resources, operations. */
import type {
  Api,
  Code,
  Name,
  Operation,
  Param,
  PlanContext,
  Resource,
  TypeId,
} from "@njia/generator-core";
import { fixed, joinedName } from "@njia/generator-core";
import { classWords, clientWord, folderOf, ownName, packageOf, scope } from "./naming.ts";
import type { Types } from "./types.ts";
import { createTypes } from "./types.ts";

export interface OperationEntry {
  readonly operation: Operation;
  readonly method: Code<"identifier">;
  readonly constant: Code<"identifier">;
  readonly path: readonly { readonly param: Param; readonly name: Code<"identifier"> }[];
  /** Parameters outside path and body, with the class that gathers them. */
  readonly others: readonly Param[];
  readonly paramsClass: Code<"identifier"> | undefined;
  readonly needsParams: boolean;
}

export interface ResourceEntry {
  readonly resource: Resource;
  readonly accessor: Code<"identifier">;
  readonly sync: Code<"identifier">;
  readonly async: Code<"identifier">;
  readonly table: Code<"identifier">;
  readonly operations: readonly OperationEntry[];
  readonly children: readonly ResourceEntry[];
}

export interface Book {
  readonly api: Api;
  readonly context: PlanContext;
  readonly root: Code<"identifier">;
  /** The folder of the root package below the output root. */
  readonly folder: string;
  readonly client: Code<"identifier">;
  readonly asyncClient: Code<"identifier">;
  readonly types: Types;
  /** The tree. */
  readonly resources: readonly ResourceEntry[];
}

/** Takes every name, in an order that the document does not decide. */
export function createBook(api: Api, context: PlanContext): Book {
  const root = packageOf(context.packageName);
  const classes = scope(context);
  const client = classes.take(ownName(clientWord(context.packageName), "client"), "type", []);
  const asyncClient = classes.take(
    ownName(clientWord(context.packageName), "async", "client"),
    "type",
    [],
  );
  const names = new Map<TypeId, Code<"identifier">>();
  for (const item of api.types) {
    if (item.kind === "alias") continue;
    names.set(
      item.id,
      classes.take(classWords(item.name), "type", [ownName(item.kind)], item.origin),
    );
  }

  const entry = (resource: Resource, accessor: Code<"identifier">): ResourceEntry => {
    const words = resource.path;
    const take = (...suffix: readonly string[]): Code<"identifier"> =>
      classes.take(
        classWords(joinedName([...words, ...suffix], "java")),
        "type",
        [ownName("api")],
        resource.origin,
      );
    const sync = take("resource");
    const async = take("async", "resource");
    const table = take("operations");
    const members = scope(context);
    const constants = scope(context);
    const children = resource.children.map((child) =>
      entry(child, members.take(child.name, "method", [ownName("resource")], child.origin)),
    );
    const operations = resource.operations.map((operation): OperationEntry => {
      const method = members.take(operation.name, "method", [ownName("call")], operation.origin);
      const parameters = scope(context);
      const isInPath = (param: Param): boolean => param.in === "path";
      const order = operation.path.flatMap((part) => (part.kind === "param" ? [part.wire] : []));
      const path = operation.params
        .filter(isInPath)
        .toSorted((a, b) => order.indexOf(a.name.wire) - order.indexOf(b.name.wire))
        .map((param) => ({
          param,
          name: parameters.take(param.name, "parameter", [ownName("path")], param.origin),
        }));
      const others = operation.params.filter((param) => !isInPath(param));
      return {
        operation,
        method,
        constant: constants.take(operation.name, "constant", [ownName("call")], operation.origin),
        path,
        others,
        paramsClass:
          others.length === 0
            ? undefined
            : classes.take(
                classWords(joinedName([...words, operation.name, "params"], "java")),
                "type",
                [ownName("call")],
                operation.origin,
              ),
        needsParams: others.some((param) => param.required),
      };
    });
    return { resource, accessor, sync, async, table, operations, children };
  };

  const accessors = scope(context);
  for (const word of ["async", "close", "withOptions"]) accessors.reserve(word);
  const resources = api.resources.map((resource) =>
    entry(
      resource,
      accessors.take(resource.name, "method", [ownName("resource")], resource.origin),
    ),
  );
  const folder = `src/generated/java/${folderOf(context.packageName)}`;
  return {
    api,
    context,
    root,
    folder,
    client,
    asyncClient,
    types: createTypes(api, root, names),
    resources,
  };
}

/** Resources with operations, depth first. */
export function flatten(resources: readonly ResourceEntry[]): readonly ResourceEntry[] {
  return resources.flatMap((item) => [item, ...flatten(item.children)]);
}

/** The wire name of a parameter as a member of its params; told apart where two places share a name. */
export function keyOf(param: Param, others: readonly Param[]): string {
  const isShared = others.some((other) => other !== param && other.name.wire === param.name.wire);
  return isShared ? `${param.in}:${param.name.wire}` : param.name.wire;
}

/** A name for one of ours, such as a parameter that the document spells. */
export type { Name };
export const NOTICE = fixed(
  "Generated from the API description. Do not edit: changes belong in the generator.",
  "comment",
);
