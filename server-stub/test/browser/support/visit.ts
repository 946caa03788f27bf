import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright-core";

/** What a browser context did that no page of ours may do. */
export interface Misdeeds {
  /** Requests to other machines; none of them left this one. */
  readonly outside: readonly string[];
  /** Content Security Policy violations: directive, what was blocked, where. */
  readonly violations: readonly string[];
  /** Uncaught exceptions and errors on the console, except "Failed to load resource" lines, which follow an HTTP status. */
  readonly errors: readonly string[];
}

/** A browser context under watch, with one page. */
export interface Visit {
  readonly context: BrowserContext;
  readonly page: Page;
  /** Every URL that was requested, with the Referer it was sent with. */
  readonly requests: readonly { readonly url: string; readonly referrer: string }[];
  readonly misdeeds: Misdeeds;
  close(): Promise<void>;
}

export interface VisitOptions extends BrowserContextOptions {
  readonly width?: number;
  readonly height?: number;
}

const LOOPBACK = /^(?:localhost|.*\.localhost|127\.0\.0\.1|\[::1\])$/;

/** Opens a context and a page, and watches both until they are closed. */
export async function openVisit(browser: Browser, options: VisitOptions = {}): Promise<Visit> {
  const { width = 1440, height = 900, ...rest } = options;
  const context = await browser.newContext({ viewport: { width, height }, ...rest });
  const outside: string[] = [];
  const violations: string[] = [];
  const errors: string[] = [];
  const requests: { url: string; referrer: string }[] = [];
  context.on("request", (request) => {
    const url = new URL(request.url());
    requests.push({ url: url.href, referrer: request.headers()["referer"] ?? "" });
    if (/^(?:https?|wss?):$/.test(url.protocol) && !LOOPBACK.test(url.hostname))
      outside.push(url.href);
  });
  context.on("page", (page) => {
    page.on("websocket", (socket) => {
      if (!LOOPBACK.test(new URL(socket.url()).hostname)) outside.push(socket.url());
    });
  });
  context.on("weberror", (error) => errors.push(String(error.error())));
  context.on("console", (message) => {
    if (message.type() !== "error" || message.text().startsWith("Failed to load resource")) return;
    errors.push(message.text());
  });
  await context.exposeBinding("njiaTestViolation", (_source, text: string) => {
    violations.push(text);
  });
  await context.addInitScript(() => {
    addEventListener("securitypolicyviolation", (event) => {
      const report = (globalThis as unknown as { njiaTestViolation(text: string): void })
        .njiaTestViolation;
      report(`${event.effectiveDirective} ${event.blockedURI} at ${event.documentURI}`);
    });
  });
  const page = await context.newPage();
  return {
    context,
    page,
    requests,
    misdeeds: { outside, violations, errors },
    close: () => context.close(),
  };
}
