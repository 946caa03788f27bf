import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import {
  axeProblems,
  leakedSecrets,
  openBrowserWorld,
  openVisit,
  secretsIn,
  takePicture,
  weigh,
  type BrowserWorld,
  type Visit,
  type VisitOptions,
} from "./support/index.ts";
import { tellCriterion } from "../support/criteria.ts";

// Pages are many and machines may be busy: a page that takes a minute is slow, not wrong.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 400_000 });
const CLEAN = { outside: [], violations: [], errors: [] };
let world: BrowserWorld;
beforeAll(async () => {
  world = await openBrowserWorld();
});
afterAll(() => world?.close());

async function opened(options: VisitOptions = {}, query = ""): Promise<Visit> {
  const visit = await openVisit(world.browser, { acceptDownloads: true, ...options });
  await visit.page.goto(`${world.origin}/playground${query}`);
  await visit.page.locator("#pane-3").waitFor();
  return visit;
}

async function giveKey(page: Page): Promise<void> {
  await page.locator("[data-open-credentials]").first().click();
  await page.locator("#cred-key").fill(world.tenant.apiKey);
  await page.keyboard.press("Escape");
}

async function sha256(download: Promise<{ path(): Promise<string> }>): Promise<string> {
  return createHash("sha256")
    .update(readFileSync(await (await download).path()))
    .digest("hex");
}

describe("the playground", () => {
  it("plays a journey, shows the events that it caused, and shares it without secrets", async () => {
    const visit = await opened();
    const { page } = visit;
    await giveKey(page);
    await expect.poll(() => page.locator("[data-stream]").textContent()).toBe("live");
    await page.getByLabel("Journey").selectOption("same-key-twice");
    await page.getByRole("button", { name: "Play to the end" }).click();
    await expect
      .poll(() => page.locator(".steps .step-good").allTextContents(), { timeout: 120_000 })
      .toEqual(["✓", "✓", "✓"]);
    const own = page.locator(".events li", { hasText: "payment.created" });
    await own.getByText("from this page").waitFor();
    expect(await own.count()).toBe(1);
    await takePicture(page, "playground-1440-light");
    expect(await axeProblems(page)).toEqual([]);
    await page.getByRole("button", { name: /Send the payment again/ }).click();
    await page.getByLabel("JSON").fill(`{"reference":"${world.tenant.apiKey}"}`);
    await page.getByRole("button", { name: "Copy a link" }).click();
    await expect.poll(() => page.url()).toContain("#s=");
    const fragment = new URL(page.url()).hash.slice(3);
    const shared = Buffer.from(fragment, "base64url").toString();
    expect(secretsIn(shared)).toEqual([]);
    expect(shared).toContain("reference");
    expect(await leakedSecrets(visit)).toEqual([]);
    expect(visit.misdeeds).toEqual(CLEAN);
    const again = await opened({}, new URL(page.url()).hash);
    expect(await again.page.getByLabel("Journey").inputValue()).toBe("same-key-twice");
    await again.close();
    await visit.close();
  });

  it("keeps form and JSON in step, checks while one types, and shows what goes wrong on purpose", async () => {
    const visit = await opened();
    const { page } = visit;
    await giveKey(page);
    await page.getByRole("button", { name: /Make a payment/ }).click();
    await page.getByLabel("amountMinorUnits", { exact: true }).fill("4321");
    expect(await page.getByLabel("JSON").inputValue()).toContain('"amountMinorUnits": 4321');
    await page.getByLabel("JSON").fill('{"amountMinorUnits": 0.5, "currency": "XAF", "colour": 1}');
    await expect
      .poll(() => page.locator("#body-faults").textContent())
      .toContain("/colour is not known");
    expect(
      await page.getByLabel("amountMinorUnits", { exact: true }).getAttribute("aria-invalid"),
    ).toBe("true");
    await page.getByLabel("Journey").selectOption("first-payment");
    await page.getByRole("button", { name: /Make a payment/ }).click();
    await page
      .getByLabel("What if")
      .selectOption({ label: "amount differs from amountMinorUnits" });
    await page.getByRole("button", { name: "Send", exact: true }).click();
    await page.locator("[data-answer] .status").waitFor();
    expect(await page.locator("[data-answer]").textContent()).toContain("amount_conflict");
    await page.getByLabel("What if").selectOption({ label: "without credentials" });
    await page.getByRole("button", { name: "Send", exact: true }).click();
    await expect
      .poll(() => page.locator("[data-answer]").textContent())
      .toContain("api_key_missing");
    await takePicture(page, "playground-what-if");
    expect(visit.misdeeds).toEqual(CLEAN);
    await visit.close();
  });

  it("works by keyboard alone", async () => {
    const visit = await opened();
    const { page } = visit;
    await page.locator("[data-open-credentials]").first().focus();
    await page.keyboard.press("Enter");
    await page.locator("#cred-key").focus();
    await page.keyboard.type(world.tenant.apiKey);
    await page.keyboard.press("Escape");
    await page.keyboard.press("Alt+1");
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("pane-1");
    await page.keyboard.press("Alt+2");
    await page.keyboard.press("Control+Enter");
    await page.locator("[data-answer] .status").waitFor();
    expect(await page.locator("[data-answer] .status").textContent()).toBe("200");
    await expect.poll(() => page.locator("[data-announce]").textContent()).toMatch(/: 200$/);
    await visit.close();
  });

  it.each([
    [390, "light", ""],
    [320, "dark", "?lang=fr"],
    [1440, "dark", "?lang=fr"],
  ] as const)("is accessible at %d px, %s %s", async (width, colorScheme, query) => {
    const visit = await opened({ width, colorScheme }, query);
    await takePicture(visit.page, `playground-${width}-${colorScheme}`);
    expect(await axeProblems(visit.page)).toEqual([]);
    const overflow = await visit.page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
    expect(visit.misdeeds).toEqual(CLEAN);
    await visit.close();
  });

  it("edits and exports offline, the very bytes that the API gives, in any time zone", async () => {
    const asked = async (format: string, query: string): Promise<string> => {
      const url = `${world.server.url}/api/docs/export/${format}?baseUrl=${world.origin}&${query}`;
      return createHash("sha256")
        .update(await (await fetch(url)).text())
        .digest("hex");
    };
    let compared = 0;
    for (const timezoneId of ["Africa/Douala", "Pacific/Auckland"]) {
      const visit = await opened({ timezoneId });
      const { page } = visit;
      await visit.context.setOffline(true);
      await page.getByRole("button", { name: /Make a payment/ }).click();
      await page.getByLabel("amountMinorUnits", { exact: true }).fill("77");
      expect(await page.getByLabel("JSON").inputValue()).toContain("77");
      await page.getByRole("button", { name: "Export" }).click();
      for (const [format, query] of [
        ["postman", ""],
        ["insomnia", ""],
        ["postman", "journey=reversal&part=environment"],
      ] as const) {
        await page.getByLabel("Format").selectOption(format);
        const journey = query === "" ? "" : "reversal";
        await page.getByLabel("What", { exact: true }).selectOption(journey);
        await page.getByLabel("Part").selectOption(query === "" ? "collection" : "environment");
        const download = page.waitForEvent("download");
        await page.getByRole("button", { name: "Save the file" }).click();
        expect([timezoneId, format, await sha256(download)]).toEqual([
          timezoneId,
          format,
          await asked(format, query),
        ]);
        compared += 1;
      }
      expect(visit.misdeeds.errors).toEqual([]);
      await visit.close();
    }
    tellCriterion(
      18,
      `${compared} files of the browser are the server's, 2 time zones`,
      "identical SHA-256",
    );
  });

  it("exports what was sent from here as a collection that says the same again", async () => {
    const visit = await opened();
    const { page } = visit;
    await giveKey(page);
    const reference = `HISTORY-${Date.now()}`;
    await page.getByRole("button", { name: /Make a payment/ }).click();
    const body = JSON.parse(await page.getByLabel("JSON").inputValue()) as object;
    const sent = { ...body, reference };
    await page.getByLabel("JSON").fill(JSON.stringify(sent));
    await page.getByRole("button", { name: "Send", exact: true }).click();
    await page.locator("[data-answer] .status").waitFor();
    await page.getByRole("button", { name: "Export" }).click();
    await page.getByLabel("What", { exact: true }).selectOption("my-history");
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Save the file" }).click();
    const text = readFileSync(await (await download).path(), "utf8");
    expect(secretsIn(text)).toEqual([]);
    const { item } = JSON.parse(text) as {
      item: { item: { request: { method: string; body: { raw: string } } }[] }[];
    };
    const requests = item.flatMap((folder) => folder.item);
    expect(requests).toHaveLength(1);
    expect(requests[0]?.request.method).toBe("POST");
    expect(JSON.parse(requests[0]?.request.body.raw ?? "")).toEqual(sent);
    expect(visit.misdeeds).toEqual(CLEAN);
    await visit.close();
  });

  it("stays within its budget", async () => {
    const { js, css, html } = await weigh(`${world.server.url}/playground`);
    expect(js + css + html).toBeLessThanOrEqual(80);
  });
});
