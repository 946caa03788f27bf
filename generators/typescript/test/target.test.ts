import { readFileSync, rmSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { compile, generate, project, run } from "./support/generate.ts";

const shop = readFileSync(new URL("support/shop.yaml", import.meta.url), "utf8");
const files = generate(shop);
let folder = "";
beforeAll(() => {
  folder = project(files);
});
afterAll(() => rmSync(folder, { recursive: true }));
const file = (path: string): string => files.get(path) ?? "";

describe("what is generated", () => {
  it("compiles under the strictest settings, examples included", () => {
    expect(compile(folder)).toBe("");
  });

  it("is the same every time", () => {
    expect([...generate(shop)]).toEqual([...files]);
  });

  it("describes types as tables", () => {
    const shapes = [...files]
      .filter(([path]) => path.includes("/shapes/"))
      .map(([, text]) => text)
      .join("\n");
    expect(shapes).toContain('export const Money: Shape = ["amount:i currency"];');
    expect(shapes).toContain(
      '"id status total:0 note:? odd%20name%3A%25:-i __proto__:- at:- tags:-[[? meta:-{i parent:-1 pay:-2 pin:-"',
    );
    expect(shapes).toContain('"|kind card:0 cash:1"');
  });

  it("describes operations as tables", () => {
    const tables = file("src/generated/operations/orders.ts");
    expect(tables).toContain('query: "status,"');
    expect(tables).toContain('header: "xSignature=X-Signature"');
    expect(tables).toContain('key: "Idempotency-Key"');
    // A field and a query parameter share a name, so the body has a key of its own.
    expect(tables).toContain('bodyKey: "body"');
    expect(tables).toContain('path: "/orders/{id}/files/{.class}"');
    expect(tables).toContain("encode: multipart");
    expect(tables).toContain('secret: "number~ pin"');
    expect(tables).toContain('auth: ["login"]');
  });

  it("lets no text of the document out of its place", () => {
    const wire = file("src/generated/wire.ts");
    expect(wire).not.toContain("*/ and starts");
    expect(wire).not.toContain("@internal");
    expect(wire).toContain('"odd name:%"?: number');
  });

  it("opens enums that may grow and closes those that may not", () => {
    const wire = file("src/generated/wire.ts");
    expect(wire).toContain('Status: "new" | "in-transit" | "1st" | "class" | (string & {})');
    expect(wire).toContain('Fixed: "a" | "b";');
    const types = [...files]
      .filter(([path]) => path.includes("/types/"))
      .map(([, text]) => text)
      .join("\n");
    expect(types).toMatch(/new: "new",\n\s+"in-transit": "in-transit",\n\s+"1st": "1st",/);
  });

  it("lists its public surface", () => {
    expect(file("api.txt")).toContain(
      "Orders.list (params?: OrdersListParams, options?: RequestOptions): PagePromise<Order, OrderList>",
    );
  });
});

describe("what is generated works", () => {
  const head = `
    import { ShopApi, isKnown, Pay, metaOf } from "./src/index.ts";
    import { fakeTransport, fixtures } from "./src/testing.ts";
    import { unwrap, WebhookEvent } from "./src/webhooks.ts";
    import { signPayload } from "./src/runtime/webhook.ts";
    const transport = fakeTransport(fixtures);
    const client = new ShopApi({ apiKey: "k-1", loginCredentials: "ann:pw", transport });
    const order = { status: "new", total: { amount: 5, currency: "XAF" }, note: null };
  `;
  const result = (script: string): unknown => run(folder, `${head}\n${script}`);

  it("sends what the tables say", () => {
    const sent = result(`
      await client.orders.create({ body: order, total: true, xSignature: "s" }, { idempotencyKey: "o-1" });
      await client.orders.list({ since: new Date(0), status: ["new", "a,b"] }, { headers: { "X-Trace": "t" } });
      await client.orders.delete("a/b");
      await client.orders.putFile("a", ["x", "y"], { file: new Uint8Array([104, 105]), name: "n" });
      console.log(JSON.stringify(transport.requests.map((r) => [r.method, r.url.pathname + r.url.search, r.headers["x-key"] ?? r.headers.authorization, r.headers["idempotency-key"] ?? null, r.headers["x-signature"] ?? r.headers["x-trace"] ?? null, r.body?.length ?? null])));
    `) as unknown[][];
    expect(sent).toEqual([
      ["POST", "/api/orders?total=true", "k-1", "o-1", "s", 66],
      [
        "GET",
        "/api/orders?status=new,a%2Cb&since=1970-01-01T00%3A00%3A00.000Z",
        "k-1",
        null,
        "t",
        null,
      ],
      ["DELETE", "/api/orders/a%2Fb", "k-1", null, null, null],
      ["PUT", "/api/orders/a/files/.x,y", "k-1", null, null, expect.any(Number)],
    ]);
  });

  it("checks what comes back, narrows unions and pages through lists", () => {
    const seen = result(`
      const full = { ...order, id: "o1", pay: { kind: "card", number: "1" } };
      transport.next("listOrders", { status: 200, body: { data: [full, { ...full, pay: { kind: "crypto", wallet: 1 } }], next: "o2" } });
      transport.next("listOrders", { status: 200, body: { data: [{ ...full, id: "o3" }], next: null } });
      const kinds = [];
      for await (const item of client.orders.list()) kinds.push([item.id, isKnown(Pay, item.pay) ? item.pay.kind : "unknown"]);
      transport.next("listOrders", { status: 200, body: { data: [{ ...full, total: { amount: 1.5, currency: "X" } }], next: null } });
      const error = await client.orders.list().then(() => null, (reason) => reason);
      console.log(JSON.stringify([kinds, error.name, error.path]));
    `);
    expect(seen).toEqual([
      [
        ["o1", "card"],
        ["o1", "unknown"],
        ["o3", "card"],
      ],
      "DecodingError",
      "$.data[0].total.amount",
    ]);
  });

  it("verifies webhooks", () => {
    const seen = result(`
      const secret = "whsec_ABEiM0RVZneImaq7zN3u/wARIjNEVWZ3iJmqu8zd7v8=";
      const payload = JSON.stringify({ type: "order.paid", data: { id: "o1" } });
      const event = await unwrap(payload, await signPayload(payload, secret), secret);
      console.log(JSON.stringify([event.type, isKnown(WebhookEvent, event), isKnown(WebhookEvent, { type: "other" })]));
    `);
    expect(seen).toEqual(["order.paid", true, false]);
  });
});
