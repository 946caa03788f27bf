/** A small Api, built by hand: one resource, one record, one enum. */
import type {
  Api,
  EnumType,
  Field,
  Name,
  Operation,
  OperationId,
  RecordType,
  TypeId,
  TypeRef,
} from "../../src/ir/types.ts";

export const nameOf = (wire: string, ...words: readonly string[]): Name => ({
  wire,
  words: words.length > 0 ? words : [wire],
});

export const text: TypeRef = {
  type: { kind: "scalar", scalar: "string", asString: false },
  nullable: false,
};

export const amount: TypeRef = {
  type: { kind: "scalar", scalar: "int64", asString: false },
  nullable: false,
};

export const named = (id: string): TypeRef => ({
  type: { kind: "named", id: id as TypeId, boxed: false },
  nullable: false,
});

export const field = (wire: string, ref: TypeRef, required: boolean): Field => ({
  name: nameOf(wire),
  ref,
  required,
  sensitive: "no",
  origin: { pointer: `/components/schemas/Payment/properties/${wire}` },
});

export const status: EnumType = {
  kind: "enum",
  id: "Status" as TypeId,
  name: nameOf("Status", "status"),
  base: "string",
  open: true,
  origin: { pointer: "/components/schemas/Status" },
  values: ["pending", "done"].map((value, index) => ({
    value,
    name: nameOf(value),
    origin: { pointer: `/components/schemas/Status/enum/${index}` },
  })),
};

export const payment: RecordType = {
  kind: "record",
  id: "Payment" as TypeId,
  name: nameOf("Payment", "payment"),
  fields: [
    field("id", text, true),
    field("amountMinorUnits", amount, true),
    field("status", named("Status"), false),
  ],
  bases: [],
  extra: "open",
  use: "both",
  origin: { pointer: "/components/schemas/Payment" },
};

export const createPayment: Operation = {
  id: "createPayment" as OperationId,
  name: nameOf("createPayment", "create"),
  method: "POST",
  path: [{ kind: "text", text: "/payments" }],
  params: [
    {
      in: "query",
      name: nameOf("dryRun", "dry", "run"),
      ref: { type: { kind: "scalar", scalar: "boolean", asString: false }, nullable: false },
      required: true,
      encode: { by: "style", style: "form", explode: true, allowReserved: false },
      sensitive: "no",
      origin: { pointer: "/paths/~1payments/post/parameters/0" },
    },
  ],
  body: {
    required: true,
    contents: [{ media: "application/json", codec: "json", ref: named("Payment") }],
  },
  result: { kind: "nothing" },
  success: [204],
  failures: [],
  auth: [],
  scopes: [],
  replay: "with-key",
  examples: [],
  origin: { pointer: "/paths/~1payments/post" },
};

export const toyApi: Api = {
  title: "Toy",
  version: "1.0.0",
  servers: [],
  auth: [],
  types: [payment, status],
  resources: [
    {
      name: nameOf("payments"),
      path: [nameOf("payments")],
      operations: [createPayment],
      children: [],
      mixin: false,
      origin: { pointer: "/paths/~1payments" },
    },
  ],
  errorCodes: [],
  headers: {},
};
