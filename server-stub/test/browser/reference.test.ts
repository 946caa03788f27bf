import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import {
  axeProblems,
  leakedSecrets,
  openBrowserWorld,
  openVisit,
  takePicture,
  weigh,
  type BrowserWorld,
} from "./support/index.ts";

// Pages are many and machines may be busy: a page that takes a minute is slow, not wrong.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 400_000 });
const CLEAN = { outside: [], violations: [], errors: [] };
let world: BrowserWorld;
beforeAll(async () => {
  world = await openBrowserWorld();
});
afterAll(() => world?.close());

describe("the reference", () => {
  it.each([
    ["/api/docs", 1440, "light"],
    ["/api/docs", 320, "dark"],
    ["/api/docs/createPayment", 1440, "dark"],
    ["/api/docs/createPayment?lang=fr", 1440, "light"],
    ["/api/docs/createPayment", 390, "light"],
    ["/api/docs/createKycCheck", 320, "light"],
  ] as const)("%s is accessible at %d px, %s", async (path, width, colorScheme) => {
    const visit = await openVisit(world.browser, { width, colorScheme });
    await visit.page.goto(world.origin + path);
    await takePicture(
      visit.page,
      `reference${path.replace(/[^a-z]+/gi, "-")}-${width}-${colorScheme}`,
    );
    expect(await axeProblems(visit.page)).toEqual([]);
    const overflow = await visit.page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
    expect(visit.misdeeds).toEqual(CLEAN);
    await visit.close();
  });

  it("stays within its budgets", async () => {
    for (const path of ["/api/docs", "/api/docs/createPayment", "/api/docs/reverseTransaction"]) {
      const { html, js, css } = await weigh(world.server.url + path);
      expect([path, html <= 120, js <= 40, css <= 12]).toEqual([path, true, true, true]);
    }
  });

  it("reads without a script, samples included", async () => {
    const visit = await openVisit(world.browser, { javaScriptEnabled: false });
    const { page } = visit;
    await page.goto(`${world.origin}/api/docs`);
    await page
      .getByRole("main")
      .getByRole("link", { name: /POST \/v1\/payments Make/ })
      .click();
    await page.getByText("Python", { exact: true }).click();
    expect(await page.getByText("njia.payments.create(").count()).toBe(0);
    expect(await page.locator("[data-sample=python]").isVisible()).toBe(true);
    expect(await page.locator("[data-sample=curl]").isVisible()).toBe(false);
    expect(await page.locator("[data-try]").isVisible()).toBe(false);
    expect(await page.locator("[id='body.amount']").textContent()).toContain(
      "old name of amountMinorUnits, accepted until v3.0, not before 2027-06-01",
    );
    await visit.close();
  });

  it("finds fields, tries an operation, and keeps the key in memory from page to page", async () => {
    const visit = await openVisit(world.browser);
    const { page } = visit;
    await page.goto(`${world.origin}/api/docs`);
    await page.getByRole("button", { name: "Check my authentication" }).first().click();
    await page.getByLabel("API key", { exact: true }).fill("svc_test_short");
    await expect.poll(() => page.locator("#cred-key-note").textContent()).toContain("no key");
    await page.getByLabel("API key", { exact: true }).fill(world.tenant.apiKey);
    await expect.poll(() => page.locator("#cred-key-note").textContent()).toContain("A test key");
    await page.getByRole("button", { name: "Close" }).click();
    await page.getByRole("searchbox").fill("maxFee");
    await page.locator("#found a", { hasText: "Make a payment" }).click();
    await page.getByRole("heading", { name: "Make a payment", level: 1 }).waitFor();
    const form = page.locator("[data-try]");
    await form.getByLabel("Prefer").fill("wait=10");
    await form.getByRole("button", { name: "Send" }).click();
    await page.locator("[data-try-result] .status").waitFor();
    expect(await page.locator("[data-try-result]").textContent()).toMatch(/^201/);
    await takePicture(page, "reference-try-it", true);
    expect(await axeProblems(page)).toEqual([]);
    expect(await leakedSecrets(visit)).toEqual([]);
    expect(visit.misdeeds).toEqual(CLEAN);
    await visit.close();
  });

  it("tests the authentication: ten rows, those of fixtures as covered, never as passed", async () => {
    const visit = await openVisit(world.browser);
    const { page } = visit;
    await page.goto(`${world.origin}/api/docs?lang=fr`);
    await page.getByRole("button", { name: "Vérifier mon authentification" }).first().click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Clé d’API", { exact: true }).fill(world.tenant.apiKey);
    await dialog.getByLabel("Adresse e-mail").fill(world.email);
    await dialog.getByLabel("Mot de passe").fill(world.password);
    await dialog.getByRole("button", { name: "Se connecter" }).click();
    await dialog.getByText("expire dans").waitFor();
    await dialog.getByRole("button", { name: "Vérifier mon authentification" }).click();
    await dialog.getByRole("button", { name: "Télécharger le résultat" }).waitFor();
    const states = await dialog
      .locator("tr[data-row]")
      .evaluateAll((rows) =>
        rows.map((row) => `${row.children[0]?.textContent} ${row.getAttribute("data-state")}`),
      );
    expect(states).toEqual([
      "1 passed",
      "2 passed",
      "3 passed",
      "3 covered",
      "4 passed",
      "5 passed",
      "6 passed",
      "6 passed",
      "7 covered",
      "8 covered",
      "9 covered",
      "10 covered",
    ]);
    await takePicture(page, "reference-authentication");
    expect(await axeProblems(page)).toEqual([]);
    expect(await leakedSecrets(visit)).toEqual([]);
    expect(visit.misdeeds).toEqual(CLEAN);
    await visit.close();
  });
});
