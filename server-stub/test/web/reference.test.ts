import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { publishedDocument } from "../../src/http/published.ts";
import { startTestServer, type TestServer } from "../support/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ background: false, database: "pglite" });
});
afterAll(() => server?.stop());

const get = (
  path: string,
  headers: Record<string, string> = {},
  method = "GET",
): Promise<Response> => fetch(server.url + path, { method, headers });

describe("/api/docs", () => {
  it.each([
    ["*/*", "application/json"],
    ["application/json", "application/json"],
    ["application/vnd.oai.openapi+json", "application/json"],
    ["application/yaml", "application/yaml"],
    ["text/html,application/xhtml+xml,*/*;q=0.8", "text/html"],
  ])("answers %s with %s, a strong validator, and 304 to it", async (accept, media) => {
    const got = await get("/api/docs", { accept });
    expect([got.status, got.headers.get("content-type")?.split(";")[0]]).toEqual([200, media]);
    expect(got.headers.get("vary")).toContain("Accept, Accept-Language");
    expect(got.headers.get("x-ratelimit-remaining")).toMatch(/^\d+$/);
    const tag = got.headers.get("etag") ?? "";
    expect(tag).toMatch(/^"[\w-]+"$/);
    expect((await get("/api/docs", { accept, "if-none-match": tag })).status).toBe(304);
    const head = await get("/api/docs", { accept }, "HEAD");
    expect([head.status, head.headers.get("etag")]).toEqual([200, tag]);
  });

  it("gives each form a validator of its own, and no form for what it does not have", async () => {
    const forms = ["application/json", "application/yaml", "text/html"];
    const tags = await Promise.all(
      forms.flatMap((accept) =>
        ["gzip", "identity"].map(async (coding) =>
          (await get("/api/docs", { accept, "accept-encoding": coding })).headers.get("etag"),
        ),
      ),
    );
    expect(new Set(tags).size).toBe(6);
    expect((await get("/api/docs", { accept: "image/png" })).status).toBe(406);
    expect((await get("/api/docs", {}, "OPTIONS")).headers.get("allow")).toBe("GET, HEAD, OPTIONS");
    expect((await get("/api/docs/createPayment", {}, "OPTIONS")).headers.get("allow")).toBe(
      "GET, HEAD, OPTIONS",
    );
    expect((await get("/api/docs/createPayment", {}, "POST")).status).toBe(405);
  });

  it("is the published description in JSON, and a kept release by its version", async () => {
    const { json } = await publishedDocument();
    expect(await (await get("/api/docs.json")).json()).toEqual(JSON.parse(json));
    expect((await get("/api/docs.json?version=2.4.0")).status).toBe(200);
    expect((await get("/api/docs.json?version=1.0.0")).status).toBe(404);
    expect((await get("/api/docs/createPayment?version=2.4.0")).status).toBe(200);
    expect((await get("/api/docs/noSuchOperation")).status).toBe(404);
  });

  it("has a page for every operation, in the language asked for, under a strict policy", async () => {
    const document = JSON.parse((await publishedDocument()).json) as {
      readonly paths: Readonly<
        Record<string, Readonly<Record<string, { readonly operationId?: string }>>>
      >;
    };
    const ids = Object.values(document.paths).flatMap((item) =>
      Object.values(item).flatMap(({ operationId }) => operationId ?? []),
    );
    expect(ids.length).toBeGreaterThan(150);
    for (const id of ids) {
      const page = await get(`/api/docs/${id}?lang=fr`);
      const html = await page.text();
      expect([id, page.status, html.includes('<html lang="fr">')]).toEqual([id, 200, true]);
      expect(page.headers.get("content-security-policy")).toContain("default-src 'none'");
      expect(html).not.toMatch(/<script(?![^>]*\ssrc=)|\sstyle=|\son\w+="/);
      const anchors = [...html.matchAll(/\sid="([^"]+)"/g)].map(([, anchor]) => anchor);
      expect([id, anchors.length]).toEqual([id, new Set(anchors).size]);
    }
    const french = await get("/api/docs/createPayment", { "accept-language": "fr" });
    expect(await french.text()).toContain("Faire un paiement");
    expect(await (await get("/api/docs/llms.txt")).text()).toContain("`POST /v1/payments`");
  });
});
