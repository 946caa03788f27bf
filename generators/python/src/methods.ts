/** The methods of a resource and their arguments, named. */
import type {
  Code,
  Operation,
  Param,
  PlanContext,
  RecordType,
  Resource,
  Scope,
  TypeIndex,
} from "@njia/generator-core";
import type { Argument, Book, MethodEntry } from "./book.ts";
import { flatBody } from "./book.ts";
import { ownName, scope, screaming } from "./naming.ts";

/** One entry per operation, in the order of the resource. */
export function methodEntries(
  resource: Resource,
  context: PlanContext,
  index: TypeIndex,
  attributes: Book["attributes"],
  members: Scope,
): readonly MethodEntry[] {
  return resource.operations.map((operation) => {
    const name = members.take(
      operation.name,
      "method",
      [ownName(...operation.id.split(/[^A-Za-z0-9]+/))],
      operation.origin,
    );
    const flat = flatBody(operation, index);
    return {
      operation,
      name,
      constant: screaming(name),
      args: argumentsOf(operation, flat, context, attributes),
      ...(flat === undefined ? {} : { flat }),
    };
  });
}

function argumentsOf(
  operation: Operation,
  flat: RecordType | undefined,
  context: PlanContext,
  attributes: Book["attributes"],
): readonly Argument[] {
  const names = scope(context);
  const pathOrder = operation.path.flatMap((part) => (part.kind === "param" ? [part.wire] : []));
  const rank = (param: Param): number =>
    param.in === "path" ? pathOrder.indexOf(param.name.wire) : pathOrder.length;
  const params = operation.params
    .toSorted((a, b) => rank(a) - rank(b))
    .map((param): Argument => ({
      name: names.take(param.name, "parameter", [ownName(param.in)], param.origin),
      source: { kind: "param", param },
      required: param.required,
      positional: param.in === "path",
    }));
  const own = flat === undefined ? new Map<string, Code<"identifier">>() : attributes(flat);
  const fields = (flat?.fields ?? []).map((field): Argument => ({
    name: names.take(
      {
        wire: field.name.wire,
        words: (own.get(field.name.wire) ?? field.name.wire).split("_").filter(Boolean),
      },
      "parameter",
      [ownName("body")],
      field.origin,
    ),
    source: { kind: "field", field },
    required:
      field.required && operation.body?.required === true && field.ref.type.kind !== "literal",
    positional: false,
  }));
  const all = [...params, ...fields];
  return [...all.filter((arg) => arg.required), ...all.filter((arg) => !arg.required)];
}
