import { mapOperation } from "./rewrite.ts";
import type { NamedType, Operation, TypeRef } from "./types.ts";

/** The references that a type holds directly: of its fields, variants or target. */
export function refsOfType(type: NamedType): readonly TypeRef[] {
  switch (type.kind) {
    case "record":
      return [
        ...type.fields.map((field) => field.ref),
        ...(typeof type.extra === "string"
          ? []
          : [{ type: { kind: "map", value: type.extra }, nullable: false } as const]),
      ];
    case "enum":
      return [];
    case "union":
      return type.variants.map((variant) => variant.ref);
    case "alias":
      return [type.target];
    default:
      return type satisfies never;
  }
}

/** The references that an operation holds: of parameters, bodies, answers and their headers. */
export function refsOfOperation(operation: Operation): readonly TypeRef[] {
  const refs: TypeRef[] = [];
  mapOperation(operation, (ref) => {
    refs.push(ref);
    return ref;
  });
  return refs;
}
