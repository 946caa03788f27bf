import { existsSync } from "node:fs";
import { chromium, type Browser } from "playwright-core";

const CANDIDATES = [
  process.env["CHROMIUM_PATH"] ?? "",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/**
 * Starts the machine's own Chromium, without a window. It resolves no name and reaches no address outside of this
 * machine: `*.localhost` gives origins that differ (see `originOf`), everything else fails at once.
 *
 * Names are cut off by resolver rules and not by routing requests through the test, because routed requests get their
 * CORS preflights answered by the test tool instead of the server.
 */
export async function openBrowser(more: readonly string[] = []): Promise<Browser> {
  const executablePath = CANDIDATES.find((path) => path !== "" && existsSync(path));
  if (executablePath === undefined)
    throw new Error(
      "There is no Chromium here. Install the Debian package chromium (npm run toolchain does), or set CHROMIUM_PATH.",
    );
  return chromium.launch({
    executablePath,
    args: [
      "--no-sandbox",
      "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE *.localhost, EXCLUDE 127.0.0.1",
      ...more,
    ],
  });
}

/** Another origin of the same server: `originOf(server, "shop")` is `http://shop.localhost:PORT`. */
export function originOf(
  server: { readonly upstream: { readonly port: number } },
  name: string,
): string {
  return `http://${name}.localhost:${server.upstream.port}`;
}
