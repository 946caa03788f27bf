import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import {
  axeProblems,
  openBrowserWorld,
  openVisit,
  takePicture,
  weigh,
  type BrowserWorld,
} from "./support/index.ts";
import { readGuides } from "../../web/guides/build.ts";

vi.setConfig({ testTimeout: 240_000, hookTimeout: 400_000 });
let world: BrowserWorld;
beforeAll(async () => {
  world = await openBrowserWorld();
});
afterAll(() => world?.close());

describe("the guides", () => {
  it.each([
    ["/docs", 1440, "light"],
    ["/docs/fr/guides/widgets", 320, "dark"],
    ["/docs/en/errors", 390, "light"],
    ["/docs/fr/measured", 390, "light"],
    ["/docs/en/search?q=idempotency", 1440, "dark"],
  ] as const)(
    "%s is accessible at %d px, %s, without a script",
    async (path, width, colorScheme) => {
      const visit = await openVisit(world.browser, { width, colorScheme });
      await visit.page.goto(world.origin + path);
      await takePicture(visit.page, `guides${path.replace(/[^a-z]+/gi, "-")}-${width}`);
      expect(await axeProblems(visit.page)).toEqual([]);
      const overflow = await visit.page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBeLessThanOrEqual(0);
      expect(visit.misdeeds).toEqual({ outside: [], violations: [], errors: [] });
      await visit.close();
    },
  );

  it("have no link that leads nowhere, in either language", async () => {
    const links = new Set<string>();
    for (const { lang, slug } of readGuides().pages) {
      const answer = await fetch(`${world.server.url}/docs/${lang}/${slug}`);
      expect([lang, slug, answer.status]).toEqual([lang, slug, 200]);
      for (const [, href] of (await answer.text()).matchAll(/<a\s[^>]*?href="(\/[^"#]*)/g))
        links.add(href ?? "");
    }
    links.delete("/playground");
    expect(links.size).toBeGreaterThan(12);
    const dead: string[] = [];
    for (const link of links) {
      const { status } = await fetch(world.server.url + link.replaceAll("&amp;", "&"), {
        headers: { accept: "text/html,*/*;q=0.1" },
      });
      // Pages of the bar that other parts of the product bring answer 404 or 501 until they are there.
      if (status >= 400 && !/^\/(?:playground|console|changelog)/.test(link))
        dead.push(`${link} ${status}`);
    }
    expect(dead).toEqual([]);
  });

  it("show programs that are executed, in six languages, and stay light", async () => {
    const page = await (await fetch(`${world.server.url}/docs/en/get-started`)).text();
    expect([...page.matchAll(/data-language="(\w+)"/g)].map(([, name]) => name)).toEqual([
      "typescript",
      "python",
      "php",
      "go",
      "java",
      "ruby",
    ]);
    const markdown = await (await fetch(`${world.server.url}/docs/en/get-started.md`)).text();
    expect(markdown).toContain("njia.payments.create({");
    const { js, css } = await weigh(`${world.server.url}/docs/en/guides/widgets`);
    expect([js <= 40, css <= 20]).toEqual([true, true]);
  });
});
