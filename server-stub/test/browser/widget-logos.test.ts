import type { Browser, Frame, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { send } from "../support/client.ts";
import {
  frameOf,
  openBrowser,
  openShopWorld,
  openVisit,
  shopPage,
  type MadeWidget,
  type ShopWorld,
} from "./support/index.ts";

vi.setConfig({ testTimeout: 300_000, hookTimeout: 400_000 });
const BILL = { amountMinorUnits: 12_500, currency: "XAF", reference: "ORDER-1", country: "CM" };
/** One red point. */
const PNG = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR42mP8z8AAAAMBAQAY3Y2wAAAAAElFTkSuQmCC",
  "base64",
);
const PNG_MARK = PNG.subarray(0, 8);
/** Sets a mark wherever it runs. */
const RUN = "globalThis.top.ran=1;globalThis.ran=1";
const SVG = `<svg xmlns="http://www.w3.org/2000/svg" onload="${RUN}"><script>${RUN}</script></svg>`;

interface Logo {
  readonly body: string | Buffer;
  readonly type?: string;
  readonly location?: string;
  /** What our server makes of it; null: no logo at all. */
  readonly served: string | null;
}

const LOGOS: Readonly<Record<string, Logo>> = {
  "a picture": { body: PNG, type: "image/png", served: "image/png" },
  "a picture that is called a page": { body: PNG, type: "text/html", served: "image/png" },
  "a page behind the mark of a PNG": {
    body: Buffer.concat([PNG_MARK, Buffer.from(`<html><script>${RUN}</script>`)]),
    type: "text/html",
    served: "image/png",
  },
  "a picture with a page at its end": {
    body: Buffer.concat([PNG, Buffer.from(`<script>${RUN}</script>`)]),
    served: "image/png",
  },
  "a script behind the mark of a JPEG": {
    body: Buffer.concat([Buffer.from("ffd8ff", "hex"), Buffer.from(`=1;${RUN}`)]),
    type: "text/javascript",
    served: "image/jpeg",
  },
  "a script inside a WebP": {
    body: Buffer.concat([Buffer.from("RIFF=1;/*WEBP"), Buffer.from(`*/${RUN}`)]),
    type: "text/javascript",
    served: null,
  },
  "a script that begins as a GIF": { body: `GIF89a=1;${RUN}`, type: "image/gif", served: null },
  "a drawing with a script": { body: SVG, type: "image/svg+xml", served: null },
  "a drawing that is called a PNG": { body: SVG, type: "image/png", served: null },
  "a page that is called a PNG": {
    body: `<script>${RUN}</script>`,
    type: "image/png",
    served: null,
  },
  "more than 64 KiB": { body: Buffer.concat([PNG, Buffer.alloc(65_536)]), served: null },
  "a way to a cloud's metadata": {
    body: "",
    location: "http://169.254.169.254/latest/meta-data",
    served: null,
  },
  "a way to this machine": { body: "", location: "/inside", served: null },
};

let world: ShopWorld;
let browser: Browser;
const made = new Map<string, { readonly widget: MadeWidget; readonly path: string }>();
beforeAll(async () => {
  world = await openShopWorld();
  browser = await openBrowser();
  const host = `http://127.0.0.1:${new URL(world.origin("shop")).port}`;
  for (const [name, { body, type, location }] of Object.entries(LOGOS)) {
    const headers = {
      ...(type === undefined ? {} : { "content-type": type }),
      ...(location === undefined ? {} : { location }),
    };
    const path = world.page(body, headers);
    const theme = { logoUrl: host + path };
    made.set(name, { widget: await world.widget("payment", BILL, { theme }), path });
  }
  // All that is due by then has been done when this answers, also second tries.
  await world.advance(300);
});
afterAll(async () => {
  await browser?.close();
  await world?.close();
});

const ran = (where: Page | Frame): Promise<boolean> => where.evaluate(() => "ran" in globalThis);

/** The address of the logo that a visitor of the widget is told; null for none. */
async function told({ token }: MadeWidget): Promise<string | null> {
  const { body } = await send(world.server.url, "GET /v1/embedded/client/session", {
    headers: { authorization: `Bearer ${token}`, origin: world.origin("shop") },
  });
  return body.theme.logoUrl;
}

describe("a logo of a business that means harm", () => {
  it("is asked for once, and a redirect is not followed", () => {
    for (const [name, { path }] of made)
      expect([name, world.hits.filter((hit) => hit.endsWith(path)).length]).toEqual([name, 1]);
    expect(world.hits.filter((hit) => hit.endsWith("/inside"))).toEqual([]);
  });

  it.each(Object.entries(LOGOS))("runs nothing: %s", async (name, { served }) => {
    const { widget } = made.get(name) as { widget: MadeWidget };
    const url = await told(widget);
    const visit = await openVisit(browser, { width: 500 });
    const { page } = visit;
    // In the widget itself.
    await page.goto(world.origin("shop") + world.page(shopPage(widget)));
    const frame = await frameOf(page);
    await frame.waitForSelector("#phone", { timeout: 120_000 });
    expect(await frame.locator("img.mark").count()).toBe(served === null ? 0 : 1);
    expect([await ran(page), await ran(frame)]).toEqual([false, false]);
    expect(visit.misdeeds).toEqual({ outside: [], violations: [], errors: [] });
    if (served === null) expect(url).toBeNull();
    else {
      // By other ways into a page: as a script, a frame, an object, a style; then opened on its own.
      const loaded = await page.evaluate(async (address) => {
        const put = (tag: string, more: object): Promise<string> =>
          new Promise((resolve) => {
            const element = Object.assign(document.createElement(tag), more);
            element.addEventListener("load", () => resolve(`${tag} loaded`));
            element.addEventListener("error", () => resolve(`${tag} refused`));
            setTimeout(() => resolve(`${tag} silent`), 10_000);
            document.body.append(element);
          });
        return Promise.all([
          put("script", { src: address }),
          put("script", { src: address, type: "module" }),
          put("link", { rel: "stylesheet", href: address }),
          put("iframe", { src: address }),
        ]);
      }, url ?? "");
      expect(loaded.slice(0, 3)).toEqual(["script refused", "script refused", "link refused"]);
      expect(await ran(page)).toBe(false);
      const answer = await page.goto(url ?? "");
      expect(answer?.headers()).toMatchObject({
        "content-type": served,
        "content-security-policy": "default-src 'none'; sandbox",
        "x-content-type-options": "nosniff",
      });
      expect(await page.evaluate(() => document.contentType)).toBe(served);
      expect(await ran(page)).toBe(false);
    }
    await visit.close();
  });
});
