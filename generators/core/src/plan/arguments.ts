/** Operations as methods whose arguments are parameters and the members of a body: where an argument comes from and goes to. */
import type { Field, Operation, Param, RecordType } from "../ir/types.ts";
import type { BoundCall } from "../target/call.ts";
import type { PlanContext } from "../target/target.ts";
import type { TypedValue, TypeIndex } from "../target/values.ts";
import { recordBehind } from "./types.ts";

/** A parameter of the operation, a member of its body, or the body as a whole. */
export type ArgumentSource =
  | { readonly kind: "param"; readonly param: Param }
  | { readonly kind: "field"; readonly field: Field }
  | { readonly kind: "body" };

type Sourced = { readonly source: ArgumentSource };

/** The record whose members can be arguments: the first content of the body, where it is an object that travels as members. */
export function flatRecord(operation: Operation, types: TypeIndex): RecordType | undefined {
  const content = operation.body?.contents[0];
  const isFlat = content !== undefined && ["json", "form", "multipart"].includes(content.codec);
  return isFlat && !content.ref.nullable ? recordBehind(content.ref, types) : undefined;
}

/** Required arguments before the others, each in the order given. */
export function requiredFirst<A extends { readonly required: boolean }>(
  all: readonly A[],
): readonly A[] {
  return [...all.filter((arg) => arg.required), ...all.filter((arg) => !arg.required)];
}

/** Every argument with the value that an example gives it; undefined where it gives none. */
export function argumentValues<A extends Sourced>(
  args: readonly A[],
  bound: BoundCall,
): readonly { readonly arg: A; readonly value: TypedValue | undefined }[] {
  const body = bound.body?.value;
  const fields = new Map(
    body?.kind === "record" ? body.fields.map((item) => [item.field.name.wire, item.value]) : [],
  );
  const valueOf = (source: ArgumentSource): TypedValue | undefined => {
    switch (source.kind) {
      case "param":
        return bound.params.find((item) => item.param === source.param)?.value;
      case "field":
        return fields.get(source.field.name.wire);
      case "body":
        return body;
      default:
        return source satisfies never;
    }
  };
  return args.map((arg) => ({ arg, value: valueOf(arg.source) }));
}

/** Where the value of an argument travels; the wire name is empty for a body as a whole. */
export function wirePlace({ source }: Sourced): {
  readonly in: Param["in"] | "body";
  readonly wire: string;
} {
  switch (source.kind) {
    case "param":
      return { in: source.param.in, wire: source.param.name.wire };
    case "field":
      return { in: "body", wire: source.field.name.wire };
    case "body":
      return { in: "body", wire: "" };
    default:
      return source satisfies never;
  }
}

/** The entries from the root of a tree of resources down to one of them. */
export function trailTo<E extends { readonly children: readonly E[] }>(
  entry: E,
  all: readonly E[],
): readonly E[] {
  const parent = all.find((item) => item.children.includes(entry));
  return parent === undefined ? [entry] : [...trailTo(parent, all), entry];
}

/** The method of an operation with the resource that has it. */
export function methodOf<
  E extends { readonly methods: readonly { readonly operation: Operation }[] },
>(
  operation: Operation,
  all: readonly E[],
): { readonly entry: E; readonly method: E["methods"][number] } {
  for (const entry of all) {
    const method = entry.methods.find((item) => item.operation.id === operation.id);
    if (method !== undefined) return { entry, method };
  }
  throw new Error(`E-INTERNAL no method for ${operation.id}`);
}

/** The context of a sample: a package of that name, and nobody to report to, since the plans of the target report already. */
export function sampleContext(packageName: string): PlanContext {
  return {
    packageName,
    packageVersion: "0",
    report: { add: () => undefined },
    samples: new Map(),
  };
}
