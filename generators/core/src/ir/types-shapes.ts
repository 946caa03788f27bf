import type { Decl, Json, Name, Sensitivity, TypeId } from "./types-base.ts";

/** The shapes of values. Import them through `types.ts`. */

/** A use of a type. Nullable is independent of being required: four states of presence. */
export interface TypeRef {
  readonly type: Type;
  readonly nullable: boolean;
}

/** The shape of a value. */
export type Type =
  | {
      readonly kind: "scalar";
      readonly scalar: Scalar;
      /** A number that travels as JSON text. */
      readonly asString: boolean;
      /** An unknown `format`, kept for documentation. */
      readonly semantic?: string;
      readonly limits?: Limits;
    }
  | { readonly kind: "literal"; readonly value: string | number | boolean }
  | {
      readonly kind: "list";
      readonly item: TypeRef;
      readonly unique: boolean;
      readonly limits?: Limits;
    }
  | { readonly kind: "map"; readonly value: TypeRef; readonly limits?: Limits }
  | {
      readonly kind: "named";
      readonly id: TypeId;
      /** Breaks a recursive value cycle: languages with value types use a pointer here. */
      readonly boxed: boolean;
    }
  | { readonly kind: "unknown" };

/** `integer` is an integer without format; `bytes` is base64 text; `binary` is raw octets. */
export type Scalar =
  | "string"
  | "boolean"
  | "int32"
  | "int64"
  | "integer"
  | "float"
  | "double"
  | "decimal"
  | "date"
  | "date-time"
  | "time"
  | "duration"
  | "uuid"
  | "uri"
  | "bytes"
  | "binary";

/** Constraints of JSON Schema; numeric bounds as decimal text, because 9223372036854775807 is no JS number. */
export interface Limits {
  readonly minimum?: string;
  readonly maximum?: string;
  readonly exclusiveMinimum?: boolean;
  readonly exclusiveMaximum?: boolean;
  readonly multipleOf?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  /** An ECMA-262 regular expression, unanchored. */
  readonly pattern?: string;
  readonly minItems?: number;
  readonly maxItems?: number;
  /** Entries of a map, members of a record. */
  readonly minProperties?: number;
  readonly maxProperties?: number;
}

/** The four kinds of named types. */
export type NamedType = RecordType | EnumType | UnionType | AliasType;

/** An object with known fields. */
export interface RecordType extends Decl {
  readonly kind: "record";
  readonly id: TypeId;
  /** Complete: allOf already merged; document order; wire names unique. */
  readonly fields: readonly Field[];
  /** Informative only; never needed to find a field. */
  readonly bases: readonly TypeId[];
  /** additionalProperties: unknown members allowed, refused, or of one type. */
  readonly extra: "open" | "closed" | TypeRef;
  /** All fields of at least one of these sets must be given (`anyOf` that varies only `required`); wire names. */
  readonly anyRequired?: readonly (readonly string[])[];
  /** How many members must and may be given (`minProperties`, `maxProperties`). */
  readonly limits?: Limits;
  /** In which direction values travel, seen from the client. */
  readonly use: "request" | "response" | "both";
}

/** A property of a record. */
export interface Field extends Decl {
  readonly ref: TypeRef;
  readonly required: boolean;
  /** What the server assumes when absent; documented, never sent by clients. */
  readonly default?: Json;
  readonly sensitive: Sensitivity;
}

/** Named values of one base type. Always two or more values; one value is a literal. */
export interface EnumType extends Decl {
  readonly kind: "enum";
  readonly id: TypeId;
  readonly base: "string" | "int64";
  /** All different, document order. */
  readonly values: readonly EnumValue[];
  /** A client must carry unknown values through a round trip. */
  readonly open: boolean;
}

/** One value of an enum; an int64 beyond 2^53 is kept as decimal text. */
export interface EnumValue extends Decl {
  readonly value: string | number;
}

/** One of several shapes, with the way to tell which one computed once. */
export interface UnionType extends Decl {
  readonly kind: "union";
  readonly id: TypeId;
  /** Two or more, document order; none is an anonymous union. */
  readonly variants: readonly Variant[];
  readonly select: Select;
  /** Fields that every variant (all of them records) has with the same shape. */
  readonly shared: readonly Field[];
  /** A client must keep a value of an unknown variant. */
  readonly open: boolean;
}

/** One branch of a union; `tags` are the discriminator values that select it (empty unless selected by tag). */
export interface Variant {
  readonly name: Name;
  readonly ref: TypeRef;
  readonly tags: readonly string[];
}

/** How a decoder tells the variants of a union apart; numbers are indexes into `variants`. */
export type Select =
  /** A discriminator, or an inferred constant. `fallback`: the variant for values that no tag names. */
  | { readonly by: "tag"; readonly property: string; readonly fallback?: number }
  /** One JSON type per variant, in the order of the variants. */
  | { readonly by: "json-type"; readonly types: readonly JsonType[] }
  /** One deciding key per variant, in the order of the variants; `''` (at most once) takes what no other key decides. */
  | { readonly by: "keys"; readonly keys: readonly string[] }
  /** Last resort, always diagnosed: try in this order. */
  | { readonly by: "trial"; readonly order: readonly number[] };

/** `number` here includes integers unless another variant is `integer`. */
export type JsonType = "null" | "boolean" | "integer" | "number" | "string" | "array" | "object";

/** A named use of another shape, for instance a list that the document gives a name. */
export interface AliasType extends Decl {
  readonly kind: "alias";
  readonly id: TypeId;
  readonly target: TypeRef;
}
