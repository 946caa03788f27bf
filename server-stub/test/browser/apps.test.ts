import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { payout } from "../support/client.ts";
import { startReceiver, type Receiver } from "../support/receiver.ts";
import {
  axeProblems,
  leakedSecrets,
  openBrowserWorld,
  openVisit,
  takePicture,
  weigh,
  type BrowserWorld,
  type Visit,
} from "./support/index.ts";

// Pages are many and machines may be busy: a page that takes a minute is slow, not wrong.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 400_000 });
const CLEAN = { outside: [], violations: [], errors: [] };
let world: BrowserWorld;
let receiver: Receiver;
beforeAll(async () => {
  world = await openBrowserWorld();
  receiver = await startReceiver();
});
afterAll(async () => {
  await world?.close();
  await receiver?.stop();
});

async function withKey(visit: Visit): Promise<void> {
  await visit.page.locator("[data-open-credentials]").first().click();
  await visit.page.locator("#cred-key").fill(world.tenant.apiKey);
  await visit.page.keyboard.press("Escape");
}

describe("the webhook console", () => {
  it("adds an endpoint, sends a test event, and shows its delivery as it happens", async () => {
    const visit = await openVisit(world.browser);
    const { page } = visit;
    await page.goto(`${world.origin}/console/webhooks`);
    await withKey(visit);
    await page.getByLabel("URL", { exact: true }).fill(receiver.url);
    await page.getByRole("button", { name: "Add endpoint" }).click();
    await page.getByText("The secret is shown once").waitFor();
    await page.getByRole("button", { name: "Open", exact: true }).click();
    await page.getByRole("button", { name: "Send · enveloped" }).click();
    await expect
      .poll(
        async () => {
          await page.getByLabel("Type", { exact: true }).dispatchEvent("change");
          return page.locator("td .badge.good", { hasText: "succeeded" }).count();
        },
        { timeout: 60_000, interval: 1_000 },
      )
      .toBeGreaterThan(0);
    await page.getByRole("button", { name: "Details" }).first().click();
    await page.getByRole("heading", { name: "Attempts" }).waitFor();
    await takePicture(page, "console-1440-light", true);
    expect(await axeProblems(page)).toEqual([]);
    expect(await leakedSecrets(visit)).toEqual([]);
    expect(visit.misdeeds).toEqual(CLEAN);
    await visit.close();
  });

  it("computes the very signature that the receiver got", async () => {
    const own = await startReceiver();
    const post = async (path: string, body: object): Promise<Record<string, string>> => {
      const response = await fetch(world.server.url + path, {
        method: "POST",
        headers: {
          "x-api-key": world.tenant.apiKey,
          "content-type": "application/json",
          "idempotency-key": `console-${path}`,
        },
        body: JSON.stringify(body),
      });
      expect(response.status).toBe(201);
      return (await response.json()) as Record<string, string>;
    };
    const endpoint = await post("/v1/webhooks/endpoints", {
      url: own.url,
      description: "For the signature",
      events: ["payment.created"],
    });
    await post("/v1/payments", payout(world.tenant.accounts["A"] ?? "", 5_000));
    await own.waitFor(1, 60_000);
    const headers: Readonly<Record<string, unknown>> = own.got[0]?.headers ?? {};
    const visit = await openVisit(world.browser);
    const { page } = visit;
    await page.goto(`${world.origin}/console/webhooks`);
    await withKey(visit);
    await page
      .getByRole("row", { name: /For the signature/ })
      .getByRole("button", { name: "Open" })
      .click();
    await page.getByRole("button", { name: "Details" }).first().click();
    await page.getByText("Signature, step by step").click();
    await page.getByLabel("Secret").fill(String(endpoint["secret"]));
    await page.getByLabel("webhook-timestamp").fill(String(headers["webhook-timestamp"]));
    await page.getByRole("button", { name: "Compute" }).click();
    await page.getByText(String(headers["webhook-signature"])).waitFor();
    expect(await leakedSecrets(visit)).toEqual([]);
    expect(visit.misdeeds).toEqual(CLEAN);
    await visit.close();
    await own.stop();
  });
});

describe("the change log", () => {
  it.each([
    ["/changelog", 1440, "light"],
    ["/changelog?lang=fr", 320, "dark"],
    ["/console/webhooks?lang=fr", 390, "dark"],
  ] as const)("%s is accessible at %d px, %s", async (path, width, colorScheme) => {
    const visit = await openVisit(world.browser, { width, colorScheme });
    await visit.page.goto(world.origin + path);
    await takePicture(visit.page, `app${path.replace(/[^a-z]+/gi, "-")}-${width}-${colorScheme}`);
    expect(await axeProblems(visit.page)).toEqual([]);
    const overflow = await visit.page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
    expect(visit.misdeeds).toEqual(CLEAN);
    await visit.close();
  });

  it("reads without a script, and names what is being removed", async () => {
    const visit = await openVisit(world.browser, { javaScriptEnabled: false });
    await visit.page.goto(`${world.origin}/changelog`);
    const upcoming = visit.page.getByRole("region", { name: "Upcoming" });
    for (const title of ["POST /v1/kyc/check ends", "The field amount ends", "Flat webhook"])
      await upcoming.getByRole("heading", { name: title }).waitFor();
    expect(await upcoming.textContent()).toContain("Removed in v3.0, not before 2027-06-01.");
    await visit.close();
  });

  it("subscribes, shows the subscription, and ends it", async () => {
    const visit = await openVisit(world.browser);
    const { page } = visit;
    await page.goto(`${world.origin}/changelog`);
    await withKey(visit);
    await page.getByLabel("Address").fill("api-team@sahel-pay.example");
    await page.getByRole("button", { name: "Subscribe" }).click();
    await page.getByText("pending confirmation").waitFor();
    await page.getByRole("button", { name: "End" }).click();
    await expect.poll(() => page.getByText("pending confirmation").count()).toBe(0);
    await page.getByLabel("How").selectOption("webhook_event");
    await page.getByRole("button", { name: "Subscribe" }).click();
    await page.locator(".past .badge.good").waitFor();
    expect(await axeProblems(page)).toEqual([]);
    expect(await leakedSecrets(visit)).toEqual([]);
    expect(visit.misdeeds).toEqual(CLEAN);
    await visit.close();
  });

  it("and the console stay within their budgets", async () => {
    for (const path of ["/changelog", "/console/webhooks"]) {
      const { html, js, css } = await weigh(world.server.url + path);
      expect([path, html + js + css <= 60]).toEqual([path, true]);
    }
  });
});
