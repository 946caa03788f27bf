import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  axeProblems,
  leakedSecrets,
  openBrowser,
  openVisit,
  originOf,
  secretsIn,
  weigh,
} from "./support/index.ts";

const KEY = `svc_test_${"a1".repeat(16)}`;
const PAGES: Readonly<Record<string, string>> = {
  "/good":
    '<!doctype html><html lang="en"><title>Good</title><link rel="stylesheet" href="/good.css"><main><h1>Good</h1></main><script src="/good.js"></script></html>',
  "/good.css": "h1{color:black}",
  "/good.js": "document.title = 'Good';",
  "/bad": `<!doctype html><html lang="en"><title>Bad</title><main><h1>Bad</h1><img src="http://tracker.example/pixel.png"><img src="http://192.0.2.1/x.png"><p style="color:red">Red</p><script src="/bad.js"></script></main></html>`,
  "/bad.js": `localStorage.setItem('key', '${KEY}'); fetch('/good?key=${KEY}'); setTimeout(() => { throw new Error('on purpose'); });`,
};

let server: Server;
let browser: Browser;
let origin: string;
beforeAll(async () => {
  server = createServer((request, response) => {
    const path = request.url?.split("?")[0] ?? "";
    const type = path.endsWith(".css")
      ? "text/css"
      : path.endsWith(".js")
        ? "text/javascript"
        : "text/html";
    response.writeHead(PAGES[path] === undefined ? 404 : 200, {
      "content-type": type,
      "content-security-policy": "default-src 'self'; img-src *; style-src 'self'",
    });
    response.end(PAGES[path] ?? "");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  origin = originOf({ upstream: { port: (server.address() as AddressInfo).port } }, "api");
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
  await new Promise((resolve) => server.close(resolve));
});

describe("the browser harness", () => {
  it("finds nothing on a page that does nothing wrong", async () => {
    const visit = await openVisit(browser);
    await visit.page.goto(`${origin}/good`);
    expect(await axeProblems(visit.page)).toEqual([]);
    expect(await leakedSecrets(visit)).toEqual([]);
    expect(visit.misdeeds).toEqual({ outside: [], violations: [], errors: [] });
    expect(visit.requests.map(({ url }) => new URL(url).pathname)).toEqual([
      "/good",
      "/good.css",
      "/good.js",
    ]);
    await visit.close();
  });

  it("sees other hosts, broken policies, exceptions, secrets and accessibility defects", async () => {
    const visit = await openVisit(browser);
    await visit.page.goto(`${origin}/bad`);
    await expect.poll(() => visit.misdeeds.errors.join()).toContain("on purpose");
    expect(visit.misdeeds.outside).toEqual([
      "http://tracker.example/pixel.png",
      "http://192.0.2.1/x.png",
    ]);
    expect(visit.misdeeds.violations.join()).toMatch(/^style-src-attr inline at /);
    expect((await axeProblems(visit.page)).join()).toContain("image-alt");
    expect(await leakedSecrets(visit)).toEqual([
      `URL: ${KEY.slice(0, 12)}…`,
      `localStorage: ${KEY.slice(0, 12)}…`,
    ]);
    await visit.close();
  });

  it("lets nothing out: a request to another machine fails", async () => {
    const visit = await openVisit(browser);
    await visit.page.goto(`${origin}/good`);
    for (const url of ["http://example.com/", "http://192.0.2.1/", "http://10.255.255.1:8080/"])
      await expect(visit.page.goto(url)).rejects.toThrow(/ERR_NAME_NOT_RESOLVED/);
    await visit.close();
  });

  it("weighs a page with its scripts and styles, and knows what a secret looks like", async () => {
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/good`;
    const { html, js, css } = await weigh(url);
    expect([html > 0.1, js > 0.02, css > 0.02, html < 1]).toEqual([true, true, true, true]);
    expect(secretsIn(`key ${KEY}, token wct_0123456789abcdef`)).toHaveLength(2);
    expect(secretsIn("evt_01kag8p0cd1234567890 svc_test_…Ab12")).toEqual([]);
  });
});
