/** Whether two uses of a type accept and carry the same values. */
import type { Type, TypeRef } from "@njia/generator-core";

/** The type in words, without bounds: `list of Payment`, `string or null`. */
export function shapeOf(ref: TypeRef): string {
  return plainShape(ref.type) + (ref.nullable ? " or null" : "");
}

function plainShape(type: Type): string {
  switch (type.kind) {
    case "scalar":
      return type.asString && type.scalar !== "string" ? `${type.scalar} as text` : type.scalar;
    case "literal":
      return JSON.stringify(type.value);
    case "list":
      return `list of ${shapeOf(type.item)}`;
    case "map":
      return `map of ${shapeOf(type.value)}`;
    case "named":
      return type.id;
    case "unknown":
      return "anything";
    default:
      return type satisfies never;
  }
}

export interface ShapeChange {
  readonly from: string;
  readonly to: string;
  /** True if values that were sent so far are still taken. */
  readonly isWiderToSend: boolean;
  /** True if whoever could read the old values can read the new ones. */
  readonly isNarrowerToRead: boolean;
}

/** The difference of two uses of a type; undefined if they read the same. */
export function compareShapes(before: TypeRef, after: TypeRef): ShapeChange | undefined {
  const from = shapeOf(before);
  const to = shapeOf(after);
  if (from === to) return undefined;
  const sameType = plainShape(before.type) === plainShape(after.type);
  return {
    from,
    to,
    isWiderToSend: sameType && after.nullable,
    isNarrowerToRead: sameType && !after.nullable,
  };
}
