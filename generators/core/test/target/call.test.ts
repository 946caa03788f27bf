import { describe, expect, it } from "vitest";
import type { Api, Json, RecordType, TypeId, UnionType } from "../../src/ir/types.ts";
import { bindCall, callOf, callsOf, operationsOf } from "../../src/target/call.ts";
import { fits, selectVariant, typeIndex, typeValue } from "../../src/target/values.ts";
import {
  amount,
  createPayment,
  field,
  named,
  nameOf,
  payment,
  status,
  text,
  toyApi,
} from "../support/toy-api.ts";

const record = (id: string, ...fields: readonly RecordType["fields"][number][]): RecordType => ({
  ...payment,
  id: id as TypeId,
  fields,
});

const union = (select: UnionType["select"], ...ids: readonly string[]): UnionType => ({
  kind: "union",
  id: "Method" as TypeId,
  name: nameOf("Method", "method"),
  variants: ids.map((id) => ({ name: nameOf(id), ref: named(id), tags: [id.toLowerCase()] })),
  select,
  shared: [],
  open: true,
  origin: { pointer: "" },
});

const card = record("Card", field("pan", text, true));
const wallet = record("Wallet", field("phone", text, true), field("limit", amount, false));
const types = typeIndex([payment, status, card, wallet]);

describe("typed values", () => {
  it("follow the fields of a record, keep unknown members, and name enum members", () => {
    const value = typeValue(named("Payment"), { status: "done", id: "p1", note: "x" }, types);
    expect(value).toMatchObject({
      kind: "record",
      fields: [
        { field: { name: { wire: "id" } }, value: { kind: "scalar", value: "p1" } },
        { field: { name: { wire: "status" } }, value: { kind: "enum", member: { value: "done" } } },
      ],
      extra: [{ key: "note", value: { kind: "unknown", value: "x" } }],
    });
    expect(fits(value)).toBe(false);
  });

  it("takes __proto__ and constructor for data", () => {
    const value = JSON.parse('{"__proto__": "a", "constructor": "b"}') as Json;
    const wanted = record("Odd", field("__proto__", text, true), field("toString", text, false));
    expect(typeValue(named("Odd"), value, typeIndex([wanted]))).toMatchObject({
      fields: [{ value: { value: "a" } }],
      extra: [{ key: "constructor" }],
    });
  });

  it.each([
    [{ by: "tag", property: "type" }, { type: "wallet" }, "Wallet"],
    [{ by: "tag", property: "type", fallback: 0 }, { type: "new" }, "Card"],
    [{ by: "tag", property: "type" }, { type: "new" }, undefined],
    [{ by: "json-type", types: ["object", "integer"] }, 3, "Wallet"],
    [{ by: "keys", keys: ["pan", ""] }, { phone: "1" }, "Wallet"],
    [{ by: "trial", order: [0, 1] }, { phone: "1" }, "Wallet"],
    [{ by: "trial", order: [0, 1] }, { other: "1" }, undefined],
  ] as const)("selects by %j", (select, value, expected) => {
    expect(selectVariant(union(select, "Card", "Wallet"), value, types)?.name.wire).toBe(expected);
  });
});

describe("calls", () => {
  it("lists operations with their resource", () => {
    expect(
      operationsOf(toyApi).map(({ resource, operation }) => [resource.name.wire, operation.id]),
    ).toEqual([["payments", "createPayment"]]);
  });

  it("sends what is required, and nothing else, where the document has no example", () => {
    const call = callOf(createPayment, toyApi);
    expect(call.example).toEqual({
      name: "default",
      params: { dryRun: true },
      body: { media: "application/json", value: { id: "example", amountMinorUnits: 1 } },
    });
    const bound = bindCall(call, toyApi);
    expect(bound.params.map(({ param }) => param.name.wire)).toEqual(["dryRun"]);
    expect(bound.body === undefined ? false : fits(bound.body.value)).toBe(true);
  });

  it("binds the documented examples where there are some", () => {
    const operation = {
      ...createPayment,
      examples: [{ name: "small", params: { unknown: 1 }, body: { media: "text/csv", value: {} } }],
    };
    const [call] = callsOf(operation, toyApi);
    expect(call === undefined ? undefined : bindCall(call, toyApi)).toMatchObject({
      params: [],
      body: { content: { media: "application/json" }, value: { kind: "record" } },
    });
  });

  it("ends on recursive types", () => {
    const tree = record("Tree", field("child", named("Tree"), true));
    const [first] = createPayment.body?.contents ?? [];
    if (first === undefined) throw new Error("the toy operation has a body");
    const operation = {
      ...createPayment,
      body: { required: true, contents: [{ ...first, ref: named("Tree") }] as const },
    };
    const api: Api = { ...toyApi, types: [tree] };
    expect(JSON.stringify(callOf(operation, api).example).length).toBeLessThan(500);
  });
});
