import { describe, expect, it } from "vitest";
import type {
  Api,
  Operation,
  RecordType,
  Resource,
  TypeId,
  UnionType,
} from "../../src/ir/types.ts";
import { collectReport } from "../../src/diagnostics.ts";
import { followToList, resultCases, shapeOfResult } from "../../src/plan/answers.ts";
import {
  argumentValues,
  flatRecord,
  methodOf,
  requiredFirst,
  sampleContext,
  trailTo,
  wirePlace,
} from "../../src/plan/arguments.ts";
import type { ClassBook } from "../../src/plan/class-book.ts";
import { entryOf, isInterface, isNullableAlias, openClassBook } from "../../src/plan/class-book.ts";
import { bindCall } from "../../src/target/call.ts";
import { createScope } from "../../src/target/scope.ts";
import { typeIndex } from "../../src/target/values.ts";
import {
  createPayment,
  field,
  named,
  nameOf,
  payment,
  status,
  text,
  toyApi,
} from "../support/toy-api.ts";
import { toyTarget } from "../support/toy-target.ts";

const origin = { pointer: "" };
const choice: UnionType = {
  kind: "union",
  id: "Choice" as TypeId,
  name: nameOf("Choice", "choice"),
  variants: [{ name: nameOf("Payment"), ref: named("Payment"), tags: [] }],
  select: { by: "trial", order: [0] },
  shared: [],
  open: true,
  origin,
};
const alias = {
  kind: "alias",
  id: "Maybe" as TypeId,
  name: nameOf("Maybe", "maybe"),
  target: { ...named("Payment"), nullable: true },
  origin,
} as const;
const items: Resource = {
  name: nameOf("items"),
  path: [nameOf("payments"), nameOf("items")],
  operations: [
    { ...createPayment, id: "addItem" as Operation["id"], name: nameOf("addItem", "add") },
  ],
  children: [],
  mixin: false,
  origin,
};
const api: Api = {
  ...toyApi,
  types: [payment, status, choice, alias],
  resources: toyApi.resources.map((resource) => ({ ...resource, children: [items] })),
};

const open = (clientMembers: readonly string[] = []): ClassBook => {
  const report = collectReport();
  const { naming } = toyTarget;
  return openClassBook(
    api,
    { ...sampleContext("toy"), report },
    {
      target: "toy",
      scope: () => createScope({ target: "toy", naming, report }),
      reservedClasses: () => [],
      clientMembers,
      resourceMembers: [],
      optionsArgument: "options",
      isFilled: ({ ref }) => ref.type.kind === "literal",
      ordered: requiredFirst,
    },
  );
};

describe("the book of classes", () => {
  it("names types, the unknown variant of a union, and the interfaces of a record", () => {
    const book = open();
    const entry = entryOf(book, "Choice" as TypeId);
    expect(entry.unknown).not.toBe(entry.name);
    expect(book.interfaces.get("Payment" as TypeId)).toEqual([entry]);
    expect(
      isInterface(
        { ...choice, variants: [{ name: nameOf("Text"), tags: [], ref: text }] },
        book.index,
      ),
    ).toBe(false);
    expect(() => entryOf(book, "Nothing" as TypeId)).toThrow("no type Nothing");
  });

  it("takes the members of a body as arguments, required ones first, and keeps reserved words free", () => {
    const { method } = methodOf(createPayment, open().resources);
    expect(method.flat?.id).toBe("Payment");
    expect(method.args.map(({ required }) => required)).toEqual([true, true, true, false]);
    const [plain] = open().roots;
    const [moved] = open([plain?.property ?? ""]).roots;
    expect(moved?.property).not.toBe(plain?.property);
  });

  it("lists resources depth first and knows the way to each", () => {
    const { resources } = open();
    const [parent, child] = resources;
    expect(child && trailTo(child, resources)).toEqual([parent, child]);
    expect(resources).toHaveLength(2);
    for (const operation of items.operations)
      expect(methodOf(operation, resources).entry).toBe(child);
    const stranger = { ...createPayment, id: "other" as Operation["id"] };
    expect(() => methodOf(stranger, resources)).toThrow("no method for other");
  });

  it("sees null behind an alias", () => {
    const index = typeIndex(api.types);
    expect([named("Maybe"), named("Payment")].map((ref) => isNullableAlias(ref, index))).toEqual([
      true,
      false,
    ]);
  });
});

describe("arguments", () => {
  it("get the values of an example and know their place on the wire", () => {
    const { method } = methodOf(createPayment, open().resources);
    const body = { media: "application/json", value: { id: "p1" } };
    const example = { name: "one", params: { dryRun: true }, body };
    const values = argumentValues(
      method.args,
      bindCall({ operation: createPayment, example }, api),
    );
    const given = values.flatMap(({ arg, value }) => (value === undefined ? [] : [wirePlace(arg)]));
    expect(given).toEqual([
      { in: "query", wire: "dryRun" },
      { in: "body", wire: "id" },
    ]);
    expect(wirePlace({ source: { kind: "body" } })).toEqual({ in: "body", wire: "" });
  });

  it("stay whole for a body that may be null or travels as text", () => {
    const withBody = (
      content: Partial<NonNullable<Operation["body"]>["contents"][0]>,
    ): Operation => ({
      ...createPayment,
      body: {
        required: true,
        contents: [{ media: "text/plain", codec: "json", ref: named("Payment"), ...content }],
      },
    });
    const types = typeIndex(api.types);
    expect(flatRecord(withBody({}), types)).toBe(payment);
    expect(flatRecord(withBody({ codec: "text" }), types)).toBeUndefined();
    expect(
      flatRecord(withBody({ ref: { ...named("Payment"), nullable: true } }), types),
    ).toBeUndefined();
  });
});

describe("answers", () => {
  it("are listed by status, with the shape of JSON alone", () => {
    const json = { media: "application/json", codec: "json", ref: named("Payment") } as const;
    const value = { kind: "value", contents: [json], headers: [] } as const;
    const cases = resultCases({
      kind: "choice",
      byStatus: [
        { status: 200, result: value },
        { status: 204, result: { kind: "nothing" } },
      ],
    });
    expect(cases.map((one) => [one.status, shapeOfResult(one.result)])).toEqual([
      ["200", named("Payment")],
      ["204", undefined],
    ]);
    expect(resultCases(value)[0]?.status).toBe("2XX");
  });

  it("lead to the items of a page by the names of members", () => {
    const list = { type: { kind: "list", item: text, unique: false }, nullable: false } as const;
    const page: RecordType = {
      ...payment,
      id: "Page" as TypeId,
      fields: [field("data", list, true)],
    };
    const book = open();
    const index = typeIndex([...api.types, page]);
    const found = followToList(named("Page"), ["data"], { ...book, index });
    expect(found).toEqual({ names: [book.members(page).get("data")], item: text });
    expect(followToList(named("Page"), ["other"], { ...book, index })).toBeUndefined();
    expect(followToList(named("Payment"), ["id"], { ...book, index })).toBeUndefined();
  });
});
