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
vi.setConfig({ testTimeout: 240_000, hookTimeout: 400_000 });
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
const [REJECTS, SILENT_PHONE, UNKNOWN] = ["677 999 004", "677 999 005", "677 999 013"] as const;
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

  it("is paid by keyboard alone, in French", async () => {
    const { visit, page, frame } = await open("payment", BILL, { attributes: 'locale="fr"' });
    const press = (...keys: readonly string[]) =>
      keys.reduce((before, key) => before.then(() => page.keyboard.press(key)), Promise.resolve());
    await page.evaluate(() => document.querySelector<HTMLElement>("njia-payment")?.focus());
    await expect
      .poll(() => frame.evaluate(() => document.activeElement?.tagName), PATIENT)
      .toBe("H1");
    await press("Tab", "Tab");
    await page.keyboard.type(PAYS);
    await press("Enter");
    await frame.waitForSelector(".facts .total", PATIENT);
    expect(await title(frame)).toBe("Vérifiez et payez");
    await expect
      .poll(() => frame.evaluate(() => document.activeElement?.tagName), PATIENT)
      .toBe("H1");
    await press("Tab", "Enter");
    await expect.poll(() => types(page), PATIENT).toContain("completed");
    expect(await title(frame)).toBe("Paiement effectué");
    expect(visit.misdeeds).toEqual(CLEAN);
    await visit.close();
  });

  it("lets a visitor try again with the same session after a refusal on the phone", async () => {
    const { visit, page, frame } = await open("payment", BILL);
    await askPrice(frame, REJECTS);
    await frame.locator("button.main").click();
    await expect.poll(() => title(frame), PATIENT).toBe("Not paid");
    await sound(frame, "payment-failed");
    expect(await types(page)).toContain("error");
    await frame.getByRole("button", { name: "Try again" }).click();
    await frame.waitForSelector("#phone", PATIENT);
    await askPrice(frame, PAYS);
    await frame.locator("button.main").click();
    await expect.poll(() => types(page), PATIENT).toContain("completed");
    await visit.close();
  });

  it("goes on after a reload, makes one payment, and says so when nobody confirms in time", async () => {
    const before = (await world.call("GET /v1/payments?limit=100")).body.data.length;
    const { visit, page, frame } = await open("payment", BILL);
    await askPrice(frame, SILENT_PHONE);
    await frame.locator("button.main").dblclick();
    await expect.poll(() => title(frame), PATIENT).toBe("Confirm on your phone");
    await sound(frame, "payment-confirm");
    await page.reload();
    const again = await frameOf(page);
    await expect.poll(() => title(again), PATIENT).toBe("Confirm on your phone");
    expect((await world.call("GET /v1/payments?limit=100")).body.data).toHaveLength(before + 1);
    await world.advance(400);
    await expect.poll(() => title(again), PATIENT).toBe("Not paid");
    expect(await again.locator("main").innerText()).toContain("No money was taken");
    expect(visit.misdeeds.violations).toEqual([]);
    await visit.close();
  });

  it("makes one payment when the same session is paid in two tabs", async () => {
    const { visit, page, frame } = await open("payment", BILL);
    const other = await visit.context.newPage();
    await other.goto(page.url());
    const second = await frameOf(other);
    for (const one of [frame, second]) await askPrice(one, PAYS);
    await Promise.all([frame, second].map((one) => one.locator("button.main").click()));
    for (const tab of [page, other])
      await expect.poll(() => types(tab), PATIENT).toContain("completed");
    const paid = await Promise.all(
      [page, other].map(async (tab) =>
        (await heardBy(tab)).find(({ type }) => type === "completed"),
      ),
    );
    expect(paid[0]?.detail["paymentId"]).toBeTruthy();
    expect(paid[0]?.detail).toEqual(paid[1]?.detail);
    expect(visit.misdeeds).toEqual(CLEAN);
    await visit.close();
  });

  it("says that it is safe to leave while nobody knows the outcome", async () => {
    const { visit, page, frame } = await open("payment", BILL);
    await askPrice(frame, UNKNOWN);
    await frame.locator("button.main").click();
    await frame.waitForFunction(() => !document.querySelector(".facts .total"), undefined, PATIENT);
    await world.advance(60);
    await expect.poll(() => title(frame), PATIENT).toBe("Still being checked");
    expect(await frame.locator("main").innerText()).toContain("safely close this page");
    await expect.poll(() => types(page), PATIENT).toContain("pending");
    await sound(frame, "payment-checking");
    await visit.close();
  });

  it("is left and taken up again without a payment", async () => {
    const { visit, page, frame } = await open("payment", BILL);
    await askPrice(frame, PAYS);
    await frame.getByRole("button", { name: "Cancel" }).click();
    expect(await title(frame)).toBe("Canceled");
    await sound(frame, "payment-canceled");
    expect(await types(page)).toContain("canceled");
    await frame.getByRole("button", { name: "Start again" }).click();
    await frame.waitForSelector("#phone", PATIENT);
    await visit.close();
  });

  it("works in a plain frame, whose address forgets the token at once", async () => {
    const widget = await world.widget("payment", BILL);
    const visit = await openVisit(browser);
    const html = `<!doctype html><html lang="en"><title>Plain</title><main><h1>Plain</h1><iframe title="Pay" width="420" height="700" src="${widget.url}#${widget.token}"></iframe></main>
      <script>window.heard = []; addEventListener("message", e => { if (e.origin === ${JSON.stringify(new URL(widget.url).origin)}) heard.push({ type: e.data.type, detail: e.data }) })</script></html>`;
    await visit.page.goto(world.origin("shop") + world.page(html));
    const frame = await frameOf(visit.page);
    await frame.waitForSelector("#phone", PATIENT);
    expect(await frame.evaluate(() => location.hash)).toBe("");
    await expect.poll(() => types(visit.page), PATIENT).toContain("svc:ready");
    expect((await types(visit.page)).filter((type) => !/^svc:(ready|resize)$/.test(type))).toEqual(
      [],
    );
    await visit.close();
  });

  it.each([
    ["en", 320, {}, false],
    ["fr", 320, {}, true],
    ["pt", 390, { primaryColor: "#ffee00", text: "#dddddd", radius: 20 }, false],
    ["ar", 320, {}, false],
    ["ar", 480, { mode: "dark", primaryColor: "#221144" }, true],
    ["sw", 320, { density: "compact", font: "serif" }, false],
    ["en-XA", 320, {}, false],
  ] as const)("is sound in %s at %d px with %j, dark: %s", async (locale, width, theme, dark) => {
    const { visit, frame } = await open("payment", BILL, {
      attributes: `locale="${locale}"`,
      width,
      theme,
      dark,
    });
    const name = `payment-${locale}-${width}${dark ? "-dark" : ""}`;
    expect(await frame.evaluate(() => document.documentElement.dir)).toBe(
      locale === "ar" ? "rtl" : "ltr",
    );
    await sound(frame, `${name}-number`);
    expect(
      await frame.evaluate(
        () => getComputedStyle(document.querySelector("#phone") as Element).direction,
      ),
    ).toBe("ltr");
    await askPrice(frame, PAYS);
    await sound(frame, `${name}-consent`);
    const clipped = await frame.evaluate(() =>
      [...document.querySelectorAll("button, h1, dd, label")]
        .filter((one) => one.scrollWidth > one.clientWidth + 1)
        .map((one) => one.textContent),
    );
    expect(clipped).toEqual([]);
    expect(visit.misdeeds).toEqual(CLEAN);
    await visit.close();
  });
});

describe("a balance widget", () => {
  it("shows accounts, hides amounts, and says when it is not up to date", async () => {
    const { visit, frame } = await open("balance", {
      accountIds: [world.account],
      showPending: true,
    });
    expect(await frame.locator(".accounts").innerText()).toMatch(/Main account[^]*[\d,]+\s*XAF/);
    await sound(frame, "balance");
    await frame.getByRole("button", { name: "Hide amounts" }).click();
    expect(await frame.locator(".accounts").innerText()).not.toMatch(/\d,\d/);
    await sound(frame, "balance-hidden");
    await visit.context.setOffline(true);
    await frame.getByRole("button", { name: "Refresh" }).click();
    await frame.waitForSelector(".stale", PATIENT);
    await sound(frame, "balance-stale");
    await visit.context.setOffline(false);
    await frame.getByRole("button", { name: "Refresh" }).click();
    await frame.waitForFunction(() => !document.querySelector(".stale"), undefined, PATIENT);
    await visit.close();
  });
});

describe("the other widgets", () => {
  it.each(["fr", "pt", "ar", "sw"])("are sound in %s", async (locale) => {
    for (const [kind, config] of [
      ["balance", { accountIds: [world.account] }],
      ["kyc", { country: "CM" }],
    ] as const) {
      const attributes = `locale="${locale}"`;
      const { visit, frame } = await open(kind, config, { attributes, width: 320 });
      expect(await frame.evaluate(() => document.documentElement.lang)).toBe(locale);
      await sound(frame, `${kind}-${locale}-320`);
      expect(visit.misdeeds).toEqual(CLEAN);
      await visit.close();
    }
  });
});

describe("an identity widget", () => {
  it("takes a visitor from consent over pictures to the answer", async () => {
    const { visit, page, frame } = await open("kyc", { country: "CM" });
    const next = async (): Promise<void> => frame.locator("button.main[type=submit]").click();
    const step = (name: string) => expect.poll(() => title(frame), PATIENT).toBe(name);
    await sound(frame, "kyc-consent");
    await next();
    await frame.waitForSelector("#isAgreed-defect", PATIENT);
    await frame.locator("#isAgreed").check();
    await next();
    await step("About you");
    await sound(frame, "kyc-person");
    for (const [id, value] of Object.entries({
      givenNames: "Awa",
      lastName: "Ndiaye",
      dateOfBirth: "1990-05-01",
      line1: "Rue Joss 12",
      city: "Douala",
    }))
      await frame.locator(`#${id}`).fill(value);
    await next();
    await step("Identity number");
    await frame.locator("#idNumber").fill("123456002");
    await sound(frame, "kyc-number");
    await next();
    await step("Your document");
    for (const side of ["front", "back"]) {
      await frame.locator(`#${side}-again`).click();
      await frame.waitForSelector("video", PATIENT);
      await frame.locator("button.main[type=button]").click();
      await frame.waitForSelector(`#${side}-again:has-text("Take again")`, PATIENT);
    }
    await sound(frame, "kyc-document");
    await next();
    await step("Your face");
    await frame.locator("#selfie-again").click();
    await frame.waitForSelector("video", PATIENT);
    await sound(frame, "kyc-camera");
    await frame.locator("button.main[type=button]").click();
    await frame.waitForSelector('#selfie-again:has-text("Take again")', PATIENT);
    await next();
    await step("A person looks at it");
    expect(await frame.locator("main").innerText()).toContain("The name is similar");
    await sound(frame, "kyc-attention");
    expect((await heardBy(page)).find(({ type }) => type === "completed")?.detail).toMatchObject({
      status: "attention",
    });
    expect(visit.misdeeds).toEqual(CLEAN);
    await page.reload();
    await expect.poll(async () => title(await frameOf(page)), PATIENT).toBe("A person looks at it");
    await visit.close();
  });

  it("takes files where there is no camera, and refuses what is no picture", async () => {
    const { visit, frame } = await open(
      "kyc",
      { country: "CM", checks: ["liveness", "face_match"] },
      { attributes: 'locale="ar"', width: 320 },
    );
    await frame.locator("#isAgreed").check();
    await frame.locator("button.main[type=submit]").click();
    for (const [id, value] of Object.entries({
      givenNames: "Awa",
      lastName: "Ndiaye",
      dateOfBirth: "1990-05-01",
    }))
      await frame.locator(`#${id}`).fill(value);
    await frame.locator("button.main[type=submit]").click();
    await frame.waitForSelector("#front", PATIENT);
    await frame
      .locator("#front")
      .setInputFiles({ name: "x.jpg", mimeType: "image/jpeg", buffer: Buffer.from("no picture") });
    await frame.waitForSelector("#front-defect", PATIENT);
    await sound(frame, "kyc-ar-unreadable");
    // A picture larger than any phone's comes out under the limit of the API.
    const noise = await visit.page.evaluate(async () => {
      const canvas = Object.assign(document.createElement("canvas"), { width: 3000, height: 2000 });
      const context = canvas.getContext("2d");
      const pixels = context?.createImageData(3000, 2000);
      if (pixels === undefined || context === null) throw new Error("no canvas");
      for (let index = 0; index < pixels.data.length; index += 1)
        pixels.data[index] = index % 4 === 3 ? 255 : Math.random() * 256;
      context.putImageData(pixels, 0, 0);
      return canvas.toDataURL("image/jpeg", 0.9).split(",")[1] ?? "";
    });
    const buffer = Buffer.from(noise, "base64");
    expect(buffer.length).toBeGreaterThan(1_500_000);
    await frame
      .locator("#front")
      .setInputFiles({ name: "big.jpg", mimeType: "image/jpeg", buffer });
    await frame.waitForSelector(".stage img", PATIENT);
    const kept = await frame.evaluate(async () => {
      const shown = document.querySelector<HTMLImageElement>(".stage img");
      await shown?.decode();
      return Math.max(shown?.naturalWidth ?? 0, shown?.naturalHeight ?? 0);
    });
    expect(kept).toBeLessThanOrEqual(2000);
    await visit.close();
  });
});
