import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Frame, Page } from "playwright-core";
import { send, type Got, type Send } from "../../support/client.ts";
import { startTestServer, type TestServer } from "../../support/test-server.ts";
import { widgetLoader } from "../../../src/widget-site/assets.ts";

/** A message of a widget as its page heard it. */
export interface Heard {
  readonly type: string;
  readonly detail: Readonly<Record<string, unknown>>;
}

/** Pages at origins of their own, `http://NAME.localhost:PORT`, beside a server with widgets. */
export interface ShopWorld {
  readonly server: TestServer;
  /** The business behind the widgets; its test clock runs. */
  call(line: string, more?: Send): Promise<Got>;
  /** Sets the business's test clock forward, in seconds. */
  advance(seconds: number): Promise<Got>;
  /** Id of its account, which holds 1 000 000 XAF. */
  readonly account: string;
  origin(name: string): string;
  /** Puts a page, or bytes, up at a path of every name; answers the path. A `location` makes it a redirect. */
  page(body: string | Buffer, headers?: Readonly<Record<string, string>>): string;
  /** A widget that pages at `shop` may show, with a first token. */
  widget(kind: string, config: object, more?: object): Promise<MadeWidget>;
  /** Every request that reached a page's server, as `host/path`. */
  readonly hits: readonly string[];
  close(): Promise<void>;
}

export interface MadeWidget {
  readonly id: string;
  readonly kind: string;
  readonly token: string;
  readonly session: string;
  /** Address of the frame. */
  readonly url: string;
  readonly script: string;
}

export async function openShopWorld(): Promise<ShopWorld> {
  const loader = await widgetLoader();
  const server = await startTestServer({
    database: "pglite",
    forBrowsers: true,
    services: { widgetLoader: loader },
  });
  const tenant = await server.provision({
    accounts: { "Main account": { currency: "XAF", available: 1_000_000 } },
  });
  const call = (line: string, more: Send = {}): Promise<Got> =>
    send(server.url, line, { key: tenant.apiKey, ...more });
  const pages = new Map<
    string,
    { body: string | Buffer; headers: Readonly<Record<string, string>> }
  >();
  const hits: string[] = [];
  const http = createServer((request, response) => {
    hits.push(`${request.headers.host ?? ""}${request.url ?? ""}`);
    const page = pages.get(request.url ?? "");
    const found = page?.headers["location"] === undefined ? 200 : 302;
    response.writeHead(page === undefined ? 404 : found, {
      "content-type": "text/html; charset=utf-8",
      ...page?.headers,
    });
    response.end(page?.body ?? "");
  });
  await new Promise<void>((resolve) => http.listen(0, "127.0.0.1", resolve));
  const { port } = http.address() as AddressInfo;
  const origin = (name: string): string => `http://${name}.localhost:${port}`;
  return {
    server,
    call,
    advance: (seconds) => call("POST /v1/sandbox/clock/advance", { body: { seconds } }),
    account: tenant.accounts["Main account"] ?? "",
    origin,
    hits,
    page(body, headers = {}) {
      const path = `/page-${pages.size}`;
      pages.set(path, { body, headers });
      return path;
    },
    async widget(kind, config, more = {}) {
      const body = { kind, allowedOrigins: [origin("shop")], config, ...more };
      const made = (await call("POST /v1/embedded/widgets", { body })).body;
      return {
        id: made.id,
        kind,
        token: made.session.clientToken,
        session: made.session.id,
        url: made.embed.iframeUrl,
        script: made.embed.scriptUrl,
      };
    },
    async close() {
      await new Promise((resolve) => http.close(resolve));
      http.closeAllConnections();
      await server.stop();
    },
  };
}

/** A page that shows a widget as the guide says, and keeps what it hears in `heard`. `attributes` go on the element. */
export function shopPage(widget: MadeWidget, attributes = "", theme: object = {}): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Shop</title>
<body style="margin:0;padding:12px"><main><h1>Shop</h1><njia-${widget.kind} widget="${widget.id}" ${attributes}></njia-${widget.kind}></main>
<script src="${widget.script}"></script><script>
window.heard = [];
const el = document.querySelector('njia-${widget.kind}');
for (const name of ['ready','change','pending','completed','canceled','error'])
  el.addEventListener('njia-' + name, e => heard.push({ type: name, detail: e.detail }));
el.theme = ${JSON.stringify(theme)};
el.clientToken = ${JSON.stringify(widget.token)};
</script></body></html>`;
}

/** The frame of the widget on a page, once it is open. */
export async function frameOf(page: Page): Promise<Frame> {
  const handle = await page.waitForSelector("iframe", { timeout: 60_000 });
  const frame = await handle.contentFrame();
  if (frame === null) throw new Error("the frame is gone");
  await frame.waitForSelector("h1", { timeout: 60_000 });
  return frame;
}

/** What the page has heard so far. */
export const heardBy = (page: Page): Promise<readonly Heard[]> =>
  page.evaluate(() => (globalThis as unknown as { heard: Heard[] }).heard);
