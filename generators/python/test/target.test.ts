/** What the Python target promises, on documents of a few lines: shapes, names, escapes, and that the output runs. */
import { spawnSync } from "node:child_process";
import type { Json } from "@njia/generator-core";
import { describe, expect, it } from "vitest";
import { generate, useFolders } from "./support/project.ts";

const folderOf = useFolders();

/** Writes a project with its runtime, runs a program in it, and returns what it printed. */
function run(files: ReadonlyMap<string, string>, program: string): string {
  const folder = folderOf(files, "toy_shop");
  const env = { PATH: process.env["PATH"] ?? "", PYTHONPATH: "src", PYTHONDONTWRITEBYTECODE: "1" };
  const done = spawnSync("python3", ["-W", "error", "-c", program], {
    cwd: folder,
    env,
    encoding: "utf8",
  });
  expect(done.stderr).toBe("");
  return done.stdout.trim();
}

const ok = (schema: Json): Json => ({
  "200": { description: "ok", content: { "application/json": { schema } } },
});
const ref = (name: string): Json => ({ $ref: `#/components/schemas/${name}` });

const SHOP: Json = {
  openapi: "3.0.3",
  info: { title: "Toy shop", version: "7" },
  servers: [{ url: "https://api.example.com/v1" }],
  paths: {
    "/orders": {
      get: {
        operationId: "listOrders",
        tags: ["orders"],
        parameters: [{ name: "after", in: "query", schema: { type: "string" } }],
        "x-sdk-pagination": {
          style: "cursor",
          send: { in: "query", at: "after" },
          items: { in: "body", at: "/items" },
          next: { in: "body", at: "/next" },
        },
        responses: ok({
          type: "object",
          required: ["items"],
          properties: {
            items: { type: "array", items: ref("Order") },
            next: { type: "string", nullable: true },
          },
        }),
      },
      post: {
        operationId: "createOrder",
        tags: ["orders"],
        "x-idempotent": "key",
        parameters: [{ name: "Idempotency-Key", in: "header", schema: { type: "string" } }],
        requestBody: {
          required: true,
          content: { "application/json": { schema: ref("OrderRequest") } },
        },
        responses: ok(ref("Order")),
      },
    },
  },
  components: {
    schemas: {
      OrderRequest: {
        type: "object",
        required: ["amountMinorUnits", "from"],
        properties: {
          amountMinorUnits: { type: "integer" },
          from: { type: "string" },
          note: { type: "string", nullable: true },
          pay: { oneOf: [ref("Card"), ref("Cash")], discriminator: { propertyName: "kind" } },
        },
      },
      Card: {
        type: "object",
        required: ["kind", "cardNumber"],
        properties: {
          kind: { type: "string", enum: ["Card"] },
          cardNumber: { type: "string", "x-sensitive": "last4" },
        },
      },
      Cash: {
        type: "object",
        required: ["kind"],
        properties: { kind: { type: "string", enum: ["Cash"] } },
      },
      Order: {
        type: "object",
        required: ["id", "status"],
        properties: {
          id: { type: "string" },
          status: { type: "string", enum: ["open", "paid"] },
          meta: { type: "string" },
          paidAt: { type: "string", format: "date-time" },
        },
      },
    },
  },
};

const PROGRAM = `
import json
from toy_shop import ToyShop, UnknownVariant
from toy_shop.testing import FakeTransport, VirtualSeam
from toy_shop.types import Card, Order, OrderStatus

fake = FakeTransport()
fake.fail("createOrder", "reset").respond("createOrder", {"id": "o1", "status": "lost", "meta": "m", "new": [1.0]})
fake.respond("listOrders", {"items": [{"id": "a", "status": "open"}], "next": "a"})
fake.respond("listOrders", {"items": [{"id": "b", "status": "paid"}], "next": None})
with ToyShop(transport=fake, seam=VirtualSeam()) as client:
    order = client.orders.create(amount_minor_units=5, from_="x", note=None, pay={"kind": "Card", "card_number": "4242424242424242"})
    ids = [item.id for item in client.orders.list()]
assert not OrderStatus.is_known(order.status) and order.status == "lost"
assert order.meta_ == "m" and order.meta.attempts == 2 and order.extra == {"new": [1.0]}
assert "4242424242" not in repr(Card(card_number="4242424242424242"))
assert len({(r.headers["Idempotency-Key"], r.body) for r in fake.requests[:2]}) == 1
print(json.dumps([fake.requests[0].json, order.to_dict(), ids, fake.requests[3].url, Order.from_dict({"id": "c", "status": "open"}).is_set("paid_at")]))
`;

describe("the output runs", () => {
  it("makes calls, retries with one key, pages, keeps what is new, hides what is secret", async () => {
    const printed: unknown = JSON.parse(run(await generate(SHOP, "toy-shop"), PROGRAM));
    expect(printed).toEqual([
      {
        amountMinorUnits: 5,
        from: "x",
        note: null,
        pay: { kind: "Card", cardNumber: "4242424242424242" },
      },
      { id: "o1", status: "lost", meta: "m", new: [1] },
      ["a", "b"],
      "https://api.example.com/v1/orders?after=a",
      false,
    ]);
  });
});

describe("shapes", () => {
  it("flattens a body into keyword arguments, required first, with OMIT for the rest", async () => {
    const text = (await generate(SHOP, "toy-shop")).get("src/toy_shop/resources/orders.py") ?? "";
    expect(text).toContain(
      "        *,\n        amount_minor_units: int,\n        from_: str,\n        note: str | None | Omit = OMIT,\n",
    );
    expect(text).toContain("async def create(");
    expect(text).toContain("    ) -> Page[Order]:");
    expect(text).toContain("    ) -> AsyncPager[Order]:");
  });

  it("gives the SDK's own members and keywords a trailing underscore", async () => {
    const files = await generate(SHOP, "toy-shop");
    const types = [...files].filter(([path]) => path.includes("/types/")).map(([, text]) => text);
    expect(types.join("\n")).toContain('("meta_", "meta", STR, OPT)');
    expect(types.join("\n")).toContain('("from_", "from", STR, REQ)');
  });

  it("names the types of a request as dicts, and only those", async () => {
    const files = await generate(SHOP, "toy-shop");
    const all = [...files.values()].join("\n");
    expect(all).toContain("class CardParam(TypedDict):");
    expect(all).not.toContain("OrderParam(");
    expect(all).not.toContain("OrderRequestParam(");
  });
});

describe("escapes", () => {
  const hostile = 'a"""\nimport os\n\\u0022 \u2028 # \r';
  const schema: Json = {
    type: "object",
    description: hostile,
    properties: { [hostile]: { type: "string", enum: [hostile, "b"], description: hostile } },
  };
  const document: Json = {
    openapi: "3.0.3",
    info: { title: hostile, version: hostile },
    servers: [{ url: "https://api.example.com" }],
    paths: {
      "/x": { get: { operationId: "x", tags: [hostile], summary: hostile, responses: ok(schema) } },
    },
  };

  it("keeps every word of a document inside literals and comments", async () => {
    const printed = run(
      await generate(document, "toy-shop"),
      "import toy_shop, toy_shop.types as t, ast, pathlib\n" +
        "for p in pathlib.Path('src').rglob('*.py'):\n" +
        "    for n in ast.walk(ast.parse(p.read_text())):\n" +
        "        assert not (isinstance(n, ast.Import) and n.names[0].name == 'os' and '_runtime' not in p.parts), p\n" +
        "print(all(getattr(t, n) is not None for n in dir(t)))",
    );
    expect(printed).toBe("True");
  });
});
