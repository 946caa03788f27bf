import type { Browser, Frame, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import {
  axeProblems,
  frameOf,
  heardBy,
  leakedSecrets,
  openBrowser,
  openShopWorld,
  openVisit,
  shopPage,
  takePicture,
  type ShopWorld,
  type Visit,
} from "./support/index.ts";

// Machines may be busy: a step that takes a minute is slow, not wrong.
vi.setConfig({ testTimeout: 240_000 });
const PATIENT = { timeout: 90_000, interval: 200 };
const CLEAN = { outside: [], violations: [], errors: [] };
const BILL = {
  amountMinorUnits: 12_500,
  currency: "XAF",
  reference: "ORDER-7781",
  description: "Two bags of rice",
  country: "CM",
};
/** Wallets in Cameroon; the last digits steer the simulated provider (domain 4.12). */
const PAYS = "677 999 000";

let world: ShopWorld;
let browser: Browser;
beforeAll(async () => {
  world = await openShopWorld();
  browser = await openBrowser([
    "--use-fake-device-for-media-stream",
    "--use-fake-ui-for-media-stream",
  ]);
});
afterAll(async () => {
  await browser?.close();
  await world?.close();
});

interface Open {
  readonly visit: Visit;
  readonly page: Page;
  readonly frame: Frame;
}

async function open(
  kind: string,
  config: object,
  { attributes = "", theme = {}, more = {}, width = 480, dark = false } = {},
): Promise<Open> {
  const widget = await world.widget(kind, config, more);
  const visit = await openVisit(browser, {
    width,
    height: 900,
    colorScheme: dark ? "dark" : "light",
  });
  await visit.page.goto(world.origin("shop") + world.page(shopPage(widget, attributes, theme)));
  return { visit, page: visit.page, frame: await frameOf(visit.page) };
}

const title = (frame: Frame): Promise<string> => frame.locator("h1").innerText();
const types = async (page: Page): Promise<readonly string[]> =>
  (await heardBy(page)).map(({ type }) => type);

/** Holds a state against all that any state must be. */
async function sound(frame: Frame, name: string): Promise<void> {
  expect(await axeProblems(frame), name).toEqual([]);
  const overflow = await frame.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, `${name} is wider than its frame`).toBeLessThanOrEqual(0);
  await takePicture(frame.page(), `widget-${name}`);
}

async function askPrice(frame: Frame, phone: string): Promise<void> {
  await frame.locator("#phone").fill(phone);
  await frame.locator("button.main").click();
  await frame.waitForSelector(".facts .total", PATIENT);
}

describe("a payment widget", () => {
  it("takes a visitor from the number to the paid order", async () => {
    const { visit, page, frame } = await open("payment", BILL);
    expect(await title(frame)).toBe("Which wallet do you pay from?");
    await sound(frame, "payment-number");
    await frame.locator("button.main").click();
    await frame.waitForSelector("[role=alert]", PATIENT);
    await sound(frame, "payment-defect");
    expect(await frame.evaluate(() => document.activeElement?.id)).toBe("phone");
    await askPrice(frame, PAYS);
    expect(await frame.locator(".facts").innerText()).toMatch(
      /MTN MoMo[^]*12,500\s*XAF[^]*No fee[^]*12,500/,
    );
    await sound(frame, "payment-consent");
    await frame.locator("button.main").click();
    await expect.poll(() => types(page), PATIENT).toContain("completed");
    expect(await title(frame)).toBe("Payment complete");
    await sound(frame, "payment-done");
    const heard = await heardBy(page);
    expect(heard.find(({ type }) => type === "completed")?.detail).toMatchObject({
      reference: "ORDER-7781",
      status: "completed",
    });
    expect(await leakedSecrets(visit)).toEqual([]);
    expect(visit.misdeeds).toEqual(CLEAN);
    await visit.close();
  });
});
