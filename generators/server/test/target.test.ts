import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { Ajv } from "ajv";
import { load } from "js-yaml";
import { beforeAll, describe, expect, it } from "vitest";
import type { Json } from "@njia/generator-core";
import { poison, shuffle } from "@njia/generator-testbed";
import { compile, generate, project } from "./support/generate.ts";
import { SHOP } from "./support/shop.ts";

type Table = Readonly<Record<string, never>>;
let folder: string;
let files: ReadonlyMap<string, string>;
const read = (path: string): Promise<Readonly<Record<string, Table>>> =>
  import(pathToFileURL(join(folder, "src/generated", path)).href) as Promise<
    Readonly<Record<string, Table>>
  >;

beforeAll(() => {
  files = generate(SHOP);
  folder = project(files);
});

describe("operations as data", () => {
  it("holds everything the HTTP layer decides by", async () => {
    const { OPERATIONS } = await read("operations.ts");
    expect(OPERATIONS).toMatchObject({
      createOrder: {
        method: "POST",
        path: "/orders",
        auth: [["Key"]],
        scopes: ["orders:write"],
        rateClass: "write",
        idempotency: "required",
        success: [201],
        codes: ["sold_out"],
        body: { required: true, media: ["application/json"] },
      },
      listOrders: {
        lists: ["colours"],
        idempotency: "none",
        deprecated: { since: "2026-01-01", sunset: "2027-01-01", replacement: "createOrder" },
      },
      deleteOrder: { auth: [], path: "/orders/{id}", success: [204], body: null },
    });
  });

  it("finds old names of fields wherever they stand", async () => {
    const { OPERATIONS } = await read("operations.ts");
    const since = "2026-03-01";
    const pair = { from: "amount", to: "amountMinorUnits", since };
    expect(
      (OPERATIONS?.["createOrder"] as { readonly renamed?: unknown } | undefined)?.renamed,
    ).toEqual([
      { at: "", ...pair, required: true, sunset: "2027-06-01" },
      { at: "/lines/*", ...pair, required: false, sunset: null },
    ]);
  });

  it("prints the catalogue with its languages", async () => {
    const { PROBLEMS } = await read("problems.ts");
    expect(PROBLEMS).toEqual({
      malformed: {
        status: 400,
        retryable: false,
        titles: { en: "Malformed" },
        doc: "Not JSON.",
        members: {},
        operations: [],
      },
      sold_out: {
        status: 409,
        retryable: true,
        titles: { en: "Sold out", fr: "Épuisé" },
        doc: "Nothing is left.",
        members: { left: "How many are left." },
        operations: ["createOrder"],
      },
    });
  });
});

describe("validators", () => {
  const PAY = { pay: { type: "cash" } };
  it.each([
    ["a good order", { amountMinorUnits: 5, ...PAY }, true],
    ["the old name", { amount: 5, ...PAY }, true],
    ["no amount at all", { ...PAY }, false],
    ["an unknown member", { amountMinorUnits: 5, ...PAY, colour: "red" }, false],
    ["a bound that is exceeded", { amountMinorUnits: 1000, ...PAY }, false],
    ["a decimal", { amountMinorUnits: 1.5, ...PAY }, false],
    ["null where it may be", { amountMinorUnits: 5, ...PAY, note: null }, true],
    ["null where it may not be", { amountMinorUnits: null, ...PAY }, false],
    ["a text that is too long", { amountMinorUnits: 5, ...PAY, note: "abcdef" }, false],
    [
      "a map that is too large",
      { amountMinorUnits: 5, ...PAY, tags: { a: "", b: "", c: "" } },
      false,
    ],
    ["a variant by its tag", { amountMinorUnits: 5, pay: { type: "card", number: "4" } }, true],
    [
      "another variant's member",
      { amountMinorUnits: 5, pay: { type: "cash", number: "4" } },
      false,
    ],
    ["a tag that names none", { amountMinorUnits: 5, pay: { type: "gold" } }, false],
  ])("%s: %j is %s", async (_name, body, valid) => {
    const { REQUESTS, SCHEMAS } = await read("validators.ts");
    const ajv = new Ajv({ discriminator: true, strict: false });
    for (const [name, schema] of Object.entries(SCHEMAS ?? {})) ajv.addSchema(schema, name);
    const request = REQUESTS?.["createOrder"] as unknown as { readonly body: object };
    expect(ajv.compile(request.body)(body)).toBe(valid);
  });

  it("hold only what a request can reach", () => {
    const all = [...files].filter(([path]) => path.startsWith("validators/"));
    const text = all.map(([, one]) => one).join("\n");
    expect(text).toContain("OrderRequest: {");
    expect(text).not.toContain("Problem: {");
    expect(text).not.toContain("  Order: {");
  });
});

describe("handler interfaces", () => {
  const served = (members: string): string => `
import type { Handlers } from "./generated/handlers.ts";
export const handlers: Handlers<null> = { ${members} };
`;
  const all = [
    "createOrder: async ({ body }) => ({ status: 201, body: { id: body.pay.type, colour: 'red' } }),",
    "listOrders: async ({ query }) => ({ status: 200, body: [{ id: String(query.limit + 1), colour: 'blue' }] }),",
    "deleteOrder: async ({ params }) => ({ status: params.id === '' ? 204 : 204, body: undefined }),",
  ];
  const check = (text: string): string => {
    writeFileSync(join(folder, "src/handlers.ts"), text);
    return compile(folder);
  };

  it("compile, and so does an object that serves every operation", () => {
    expect(check(served(all.join("\n")))).toBe("");
  });

  it.each([
    ["a missing handler", all.slice(1), /createOrder/],
    [
      "one that no operation asks for",
      [...all, "sellShop: async () => ({ status: 200, body: null }),"],
      /sellShop/,
    ],
    [
      "a status that is not documented",
      [all[0]?.replace("201", "200") ?? "", ...all.slice(1)],
      /201/,
    ],
    [
      "a colour that is not listed",
      [all[0]?.replace("'red'", "'green'") ?? "", ...all.slice(1)],
      /green/,
    ],
  ])("%s does not compile", (_name, members, complaint) => {
    expect(check(served(members.join("\n")))).toMatch(complaint);
  });
});

describe("the output", () => {
  it("does not depend on the order of the document", () => {
    const again = generate(JSON.stringify(shuffle(load(SHOP) as Json)));
    // Fields keep the order of their document; everything else must be the same.
    const stable = (set: ReadonlyMap<string, string>): readonly string[] =>
      [...set].map(([path, text]) => `${path}\n${text.split(/\s+/).sort().join(" ")}`).sort();
    expect(stable(again)).toEqual(stable(files));
  });

  it("is the same for the same document", () => {
    expect([...generate(SHOP)]).toEqual([...files]);
  });

  it("compiles for a document whose every word tries to break out", () => {
    const hostile = project(generate(JSON.stringify(poison(load(SHOP) as Json))));
    expect(compile(hostile)).toBe("");
  });
});
