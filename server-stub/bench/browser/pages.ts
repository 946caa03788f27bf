/**
 * `npm run bench:pages`: how soon pages and widgets are ready on a slow phone: 400 kbit/s with 400 ms round trips for the widgets,
 * Lighthouse's mobile profile for pages. `-- --lighthouse` also has Lighthouse judge them (npx fetches it, it is no dependency).
 */
import { execFile } from "node:child_process";
import process from "node:process";
import { parseArgs, promisify } from "node:util";
import type { CDPSession, Page } from "playwright-core";
import {
  heardBy,
  openBrowser,
  openShopWorld,
  openVisit,
  shopPage,
  type ShopWorld,
} from "../../test/browser/support/index.ts";

const { values } = parseArgs({ options: { lighthouse: { type: "boolean" } } });
const LIGHTHOUSE = "lighthouse@13.5.0";
const PAGES = ["/api/docs", "/docs/en/guides/payments"] as const;
let failed = 0;

function report(what: string, value: number, limit: number, unit: string, least = false): void {
  const ok = least ? value >= limit : value <= limit;
  if (!ok) failed += 1;
  const word = least ? "at least" : "at most";
  console.log(
    `${ok ? "ok " : "NO "} ${what.padEnd(52)} ${value.toFixed(unit === "ms" ? 0 : 2)} ${unit} (${word} ${limit})`,
  );
}

interface Line {
  readonly kbits: number;
  readonly rttMs: number;
  /** How much slower the processor is. */
  readonly cpu: number;
}
const SLOW: Line = { kbits: 400, rttMs: 400, cpu: 1 };
/** What Lighthouse calls mobile. */
const PHONE: Line = { kbits: 1638, rttMs: 150, cpu: 4 };

/** Slows a page down, and frames of other origins with it, which have targets of their own. */
async function slowDown(page: Page, line: Line): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  const bytes = (line.kbits * 1000) / 8;
  const network = {
    offline: false,
    latency: line.rttMs,
    downloadThroughput: bytes,
    uploadThroughput: bytes,
  };
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", network);
  await session.send("Emulation.setCPUThrottlingRate", { rate: line.cpu });
  return session;
}

/** False also while there is no page yet. */
async function isReady(page: Page): Promise<boolean> {
  const heard = (await heardBy(page).catch(() => undefined)) ?? [];
  return heard.some(({ type }) => type === "ready");
}

async function widgets(world: ShopWorld): Promise<void> {
  // One process for all frames, so that one session slows all of them down.
  const browser = await openBrowser([
    "--disable-site-isolation-trials",
    "--disable-features=IsolateOrigins,site-per-process",
  ]);
  const configs = {
    payment: { amountMinorUnits: 12_500, currency: "XAF", reference: "ORDER-1", country: "CM" },
    balance: { accountIds: [world.account] },
    kyc: { country: "CM" },
  };
  for (const [kind, config] of Object.entries(configs)) {
    const times: number[] = [];
    for (let round = 0; round < 3; round += 1) {
      const widget = await world.widget(kind, config);
      const visit = await openVisit(browser, { width: 390 });
      await slowDown(visit.page, SLOW);
      const began = performance.now();
      await visit.page.goto(world.origin("shop") + world.page(shopPage(widget)), {
        waitUntil: "commit",
      });
      while (!(await isReady(visit.page))) await new Promise((resolve) => setTimeout(resolve, 20));
      times.push(performance.now() - began);
      await visit.close();
    }
    report(`${kind} widget ready at 400 kbit/s, 400 ms, best of 3`, Math.min(...times), 5000, "ms");
  }
  await browser.close();
}

/** First and largest paint, blocked time and shifts, as the browser itself tells them. */
async function paints(origin: string): Promise<void> {
  const browser = await openBrowser();
  for (const path of PAGES) {
    // Pages are made at their first reading; what is measured is every later one.
    await (await fetch(origin + path, { headers: { accept: "text/html" } })).text();
    const visit = await openVisit(browser, { width: 390, height: 844 });
    await slowDown(visit.page, PHONE);
    await visit.page.addInitScript(() => {
      const seen = { lcp: 0, blocked: 0, shifts: 0 };
      Object.assign(globalThis, { seen });
      const watch = (type: string, take: (entry: PerformanceEntry) => void): void =>
        new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
          type,
          buffered: true,
        });
      watch("largest-contentful-paint", (entry) => (seen.lcp = entry.startTime));
      watch("longtask", (entry) => (seen.blocked += Math.max(0, entry.duration - 50)));
      watch(
        "layout-shift",
        (entry) => (seen.shifts += (entry as unknown as { value: number }).value),
      );
    });
    await visit.page.goto(origin + path, { waitUntil: "load" });
    await visit.page.waitForTimeout(1000);
    const seen = await visit.page.evaluate(() => ({
      ...(globalThis as unknown as { seen: { lcp: number; blocked: number; shifts: number } }).seen,
      fcp: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Infinity,
    }));
    report(`${path}: first contentful paint`, seen.fcp, 1800, "ms");
    report(`${path}: largest contentful paint`, seen.lcp, 2500, "ms");
    report(`${path}: blocked by scripts`, seen.blocked, 200, "ms");
    report(`${path}: shifts`, seen.shifts, 0.1, "");
    await visit.close();
  }
  await browser.close();
}

/** In another process, while this one serves the pages. */
async function lighthouse(origin: string): Promise<void> {
  for (const path of PAGES) {
    const { stdout } = await promisify(execFile)(
      "npx",
      [
        "--yes",
        LIGHTHOUSE,
        origin + path,
        "--quiet",
        "--output=json",
        "--only-categories=performance,accessibility,best-practices,seo",
        "--chrome-flags=--headless=new --no-sandbox",
      ],
      {
        encoding: "utf8",
        timeout: 240_000,
        maxBuffer: 2 ** 28,
        env: { ...process.env, CHROME_PATH: process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium" },
      },
    );
    const { categories } = JSON.parse(stdout) as {
      categories: Record<string, { score: number; auditRefs: { id: string }[] }>;
    };
    for (const [name, { score }] of Object.entries(categories))
      report(
        `${path}: Lighthouse ${name}`,
        score * 100,
        name === "performance" ? 95 : 100,
        "",
        true,
      );
  }
}

const world = await openShopWorld();
try {
  // Like people, and not like Lighthouse, the widgets come to a server that has built its files.
  await widgets(world);
  await paints(world.server.url);
  if (values.lighthouse) await lighthouse(world.server.url);
} finally {
  await world.close();
}
if (failed > 0) process.exitCode = 1;
