import { Njia } from "@njia/sdk";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { startTestServer, type TestServer } from "../support/test-server.ts";
import { widgetLoader } from "../../src/widget-site/assets.ts";
import { startShop, type Shop } from "../../web/shop/shop.ts";
import {
  axeProblems,
  frameOf,
  leakedSecrets,
  openBrowser,
  openVisit,
  takePicture,
} from "./support/index.ts";

vi.setConfig({ testTimeout: 240_000, hookTimeout: 400_000 });
const PATIENT = { timeout: 120_000, interval: 200 };
let server: TestServer;
let njia: Njia;
let shop: Shop;
let browser: Browser;
beforeAll(async () => {
  server = await startTestServer({
    database: "pglite",
    forBrowsers: true,
    services: { widgetLoader: await widgetLoader() },
  });
  const tenant = await server.provision({
    accounts: { A: { currency: "XAF", available: 250_000 } },
  });
  njia = new Njia({ baseUrl: server.url, apiKey: tenant.apiKey });
  shop = await startShop(njia, 0);
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
  await shop?.close();
  njia?.close();
  await server?.stop();
});

describe("the demonstration shop", () => {
  it("sells with the payment widget and fulfils on the webhook, not on what a browser says", async () => {
    const visit = await openVisit(browser, { width: 900 });
    const { page } = visit;
    await page.goto(shop.origin);
    expect(await axeProblems(page)).toEqual([]);
    await takePicture(page, "shop-goods");
    await page.getByRole("button", { name: /Rice/ }).click();
    const frame = await frameOf(page);
    // A browser that only claims to have paid changes nothing.
    await page.evaluate(() =>
      document.querySelector("njia-payment")?.dispatchEvent(new CustomEvent("njia-completed")),
    );
    const [, id] = /orders\/([\w-]+)/.exec(page.url()) ?? [];
    expect(
      await (
        await page.request.get(
          `${shop.origin.replace("shop.localhost", "127.0.0.1")}/orders/${id}/status`,
        )
      ).text(),
    ).toBe("open");
    await frame.locator("#phone").fill("677 999 000");
    await frame.locator("button.main").click();
    await frame.waitForSelector(".facts .total", PATIENT);
    await frame.locator("button.main").click();
    await page.getByText("Paid. We pack your order.").waitFor(PATIENT);
    expect(await axeProblems(page)).toEqual([]);
    await takePicture(page, "shop-paid");
    expect(await leakedSecrets(visit)).toEqual([]);
    expect(visit.misdeeds).toEqual({ outside: [], violations: [], errors: [] });
    await visit.close();
  });

  it("shows its balance and checks identities, in the visitor's language", async () => {
    for (const [path, name, heading] of [
      ["/account?lang=fr", "balance", "Solde"],
      ["/verify?lang=ar", "kyc", "أكّد هويتك"],
    ] as const) {
      const visit = await openVisit(browser, { width: 900 });
      await visit.page.goto(shop.origin + path);
      const frame = await frameOf(visit.page);
      expect(await frame.locator("h1").innerText()).toBe(heading);
      await takePicture(visit.page, `shop-${name}`);
      expect(visit.misdeeds).toEqual({ outside: [], violations: [], errors: [] });
      await visit.close();
    }
  });

  it("believes no webhook that was not signed for it", async () => {
    const body = JSON.stringify({
      type: "payment.completed",
      data: { reference: "SHOP-1", amountMinorUnits: 12500, currency: "XAF" },
    });
    const at = new URL("/webhooks", shop.origin.replace("shop.localhost", "127.0.0.1"));
    const answer = await fetch(at, {
      method: "POST",
      body,
      headers: { "webhook-id": "evt_1", "webhook-timestamp": "1", "webhook-signature": "v1,AAAA" },
    });
    expect(answer.status).toBe(400);
  });
});
