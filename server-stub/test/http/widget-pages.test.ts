import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { createHash } from "node:crypto";
import { gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newPlayer, type Player } from "../support/player.ts";
import { startTestServer, type TestServer } from "../support/test-server.ts";
import { visitor, widgetOf } from "../support/widgets.ts";
import { widgetAssets, widgetLoader } from "../../src/widget-site/assets.ts";

interface Page {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
}

const SHOP = "http://shop.localhost:4000";
let server: TestServer;
let one: Player;
beforeAll(async () => {
  const loader = await widgetLoader();
  server = await startTestServer({
    background: false,
    forBrowsers: true,
    services: { widgetLoader: loader },
  });
  one = await newPlayer(server);
});
afterAll(() => server.stop());

/** A GET at a host of the server's own choosing, which fetch does not allow. */
function get(name: string, path: string, headers: object = {}): Promise<Page> {
  const { host, port } = server.upstream;
  return new Promise((resolve, reject) => {
    const call = request(
      { host, port, path, headers: { host: `${name}.localhost:${port}`, ...headers } },
      (response) => {
        const parts: Buffer[] = [];
        response.on("data", (part: Buffer) => parts.push(part));
        response.on("end", () => {
          const body = Buffer.concat(parts);
          const plain = response.headers["content-encoding"] === "gzip" ? gunzipSync(body) : body;
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers as Record<string, string>,
            text: plain.toString("utf8"),
          });
        });
      },
    );
    call.on("error", reject).end();
  });
}

const make = async (body: object) => (await one.call("POST /v1/embedded/widgets", { body })).body;

describe("the page of a widget", () => {
  it("may be framed by the widget's origins alone, holds nothing secret and keeps nothing", async () => {
    const origins = [SHOP, "https://pay.example", "http://localhost:*"];
    const widget = await make(widgetOf.payment({}, { allowedOrigins: origins, locale: "fr" }));
    const page = await get("widgets", `/embed/${widget.id}`);
    expect(page.status).toBe(200);
    const policy = page.headers["content-security-policy"]?.split("; ") ?? [];
    expect(policy).toEqual([
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      "img-src 'self' blob: data:",
      "base-uri 'none'",
      "form-action 'none'",
      `connect-src http://api.localhost:${server.upstream.port}`,
      `frame-ancestors ${origins.join(" ")}`,
    ]);
    expect(page.headers).toMatchObject({
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-store",
      "referrer-policy": "no-referrer",
      "x-content-type-options": "nosniff",
    });
    expect(page.headers["set-cookie"]).toBeUndefined();
    expect(page.headers["permissions-policy"]).toContain("camera=()");
    expect(page.text).toContain('<html lang="fr"');
    expect(page.text).not.toContain(widget.session.clientToken);
    expect(page.text).not.toMatch(/wct_|ORDER-7781|<script>|style=|javascript:/);
  });

  it("names files that are there, never change and come compressed", async () => {
    const widget = await make(widgetOf.kyc({}, { allowedOrigins: [SHOP] }));
    const page = await get("widgets", `/embed/${widget.id}`);
    expect(page.headers["permissions-policy"]).toContain("camera=(self)");
    const paths = [...page.text.matchAll(/(?:href|src)="(\/embed\/v1\/[^"]+)"/g)].map(
      ([, path]) => path ?? "",
    );
    expect(paths.length).toBeGreaterThan(2);
    const seen = new Set<string>();
    for (const path of paths) {
      const file = await get("widgets", path, { "accept-encoding": "gzip" });
      expect(file.status, path).toBe(200);
      expect(file.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
      expect(file.headers["content-encoding"]).toBe("gzip");
      seen.add(file.headers["x-ratelimit-remaining"] ?? "");
    }
    expect([...seen], "files count against no rate limit").toHaveLength(1);
  });

  it("is not there for an id that nobody has", async () => {
    const page = await get("widgets", "/embed/wgt_01kag9ytq2f7sv3w5x8a0b1c2d");
    expect([page.status, JSON.parse(page.text).code]).toEqual([404, "resource_not_found"]);
  });
});

describe("the loader", () => {
  it("is named by a hash that fits its bytes, and by an address that moves", async () => {
    const widget = await make(widgetOf.payment({}, { allowedOrigins: [SHOP] }));
    const { html, scriptUrl } = widget.embed;
    const [, src = "", integrity = ""] =
      /src="([^"]+)" integrity="sha384-([^"]+)"/.exec(html) ?? [];
    const fixed = await get("widgets", new URL(src).pathname);
    expect(createHash("sha384").update(fixed.text).digest("base64")).toBe(integrity);
    expect(fixed.headers["access-control-allow-origin"]).toBe("*");
    const moving = await get("widgets", new URL(scriptUrl).pathname);
    expect(moving.text).toBe(fixed.text);
    expect(moving.headers["cache-control"]).toMatch(/^public, max-age=300/);
    const again = await get("widgets", new URL(scriptUrl).pathname, {
      "if-none-match": moving.headers["etag"],
    });
    expect([again.status, again.text]).toEqual([304, ""]);
  });
});

describe("the widgets' origin", () => {
  it("serves widgets and nothing else, and no other origin serves them", async () => {
    const widget = await make(widgetOf.payment({}, { allowedOrigins: [SHOP] }));
    const loader = (await widgetAssets()).manifest.loader;
    const elsewhere = [`/embed/${widget.id}`, "/embed/v1/widget.js", `/embed/v1/${loader}`];
    for (const path of elsewhere)
      expect([path, (await get("api", path)).status]).toEqual([path, 404]);
    for (const path of ["/api/docs", "/v1/balances", "/errors", "/health/ready", "/playground"])
      expect([path, (await get("widgets", path)).status]).toEqual([path, 404]);
    for (const path of [
      "/embed/v1/../../api/docs",
      "/embed/v1/%2e%2e%2fmanifest.json",
      "/embed/v1/manifest.json",
    ])
      expect([path, (await get("widgets", path)).status]).toEqual([path, 404]);
  });
});

describe("the logo of a widget", () => {
  const PNG = Buffer.concat([Buffer.from("89504e470d0a1a0a", "hex"), Buffer.alloc(500, 7)]);
  const asked: string[] = [];
  const pictures = createServer((request, answer) => {
    const path = request.url ?? "";
    asked.push(path);
    if (path === "/away") answer.writeHead(302, { location: "/logo" }).end();
    else if (path === "/drawing")
      answer.writeHead(200, { "content-type": "image/png" }).end("<svg onload='alert(1)'/>");
    else if (path === "/big") answer.end(Buffer.concat([PNG, Buffer.alloc(65_536)]));
    else answer.writeHead(200, { "content-type": "text/html" }).end(PNG);
  });
  let origin = "";
  beforeAll(async () => {
    await new Promise<void>((resolve) => pictures.listen(0, "127.0.0.1", resolve));
    origin = `http://127.0.0.1:${(pictures.address() as AddressInfo).port}`;
  });
  afterAll(() => void pictures.close());

  /** A widget with a logo, and how to read the logo that its visitor is shown. */
  async function withLogo(logoUrl: string) {
    const widget = await make(widgetOf.payment({}, { allowedOrigins: [SHOP], theme: { logoUrl } }));
    expect(widget.theme.logoUrl).toBe(logoUrl);
    const visit = visitor(server.url, widget.session.clientToken, SHOP);
    const shown = async (): Promise<string | null> =>
      (await visit("GET /v1/embedded/client/session")).body.theme.logoUrl;
    return { widget, shown };
  }

  it("is fetched once by the server and shown from the widgets' own origin", async () => {
    const { widget, shown } = await withLogo(`${origin}/logo`);
    expect(await shown()).toBeNull();
    await one.advance(1);
    const url = (await shown()) ?? "";
    expect(url).toMatch(`${server.services.widgetOrigin}/embed/v1/logos/${widget.id}/`);
    const picture = await get("widgets", new URL(url).pathname);
    expect(picture).toMatchObject({
      status: 200,
      headers: {
        "content-type": "image/png",
        "content-length": String(PNG.length),
        "content-security-policy": "default-src 'none'; sandbox",
        "x-content-type-options": "nosniff",
        "cache-control": "public, max-age=31536000, immutable",
      },
    });
    expect((await get("api", new URL(url).pathname)).status).toBe(404);
    expect((await get("widgets", `${new URL(url).pathname}x`)).status).toBe(404);
    await one.advance(3_600);
    expect(asked.filter((path) => path === "/logo")).toHaveLength(1);
    await one.call(`PATCH /v1/embedded/widgets/${widget.id}`, {
      body: { theme: { logoUrl: `${origin}/other` } },
    });
    const { body: session } = await one.call(`POST /v1/embedded/widgets/${widget.id}/sessions`);
    await one.advance(1);
    const next = await visitor(
      server.url,
      session.clientToken,
      SHOP,
    )("GET /v1/embedded/client/session");
    expect(next.body.theme.logoUrl).toContain(`/embed/v1/logos/${widget.id}/`);
    expect(asked).toContain("/other");
  });

  it.each(["/away", "/drawing", "/big"])("is none where %s is no small picture", async (path) => {
    const { shown } = await withLogo(origin + path);
    asked.length = 0;
    await one.advance(600);
    expect(asked).toEqual([path]);
    expect(await shown()).toBeNull();
  });

  it.each(["https://10.0.0.1/logo", "http://shop.example/logo", "https://a:b@shop.example/logo"])(
    "is never asked for at %s",
    async (logoUrl) => {
      const body = widgetOf.payment({}, { allowedOrigins: [SHOP], theme: { logoUrl } });
      expect((await one.call("POST /v1/embedded/widgets", { body })).body).toMatchObject({
        code: "validation_failed",
        errors: [{ pointer: "/theme/logoUrl" }],
      });
    },
  );
});
