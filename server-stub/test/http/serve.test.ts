import { spawn, type ChildProcess } from "node:child_process";
import { createServer } from "node:net";
import { fileURLToPath } from "node:url";
import { afterEach, describe, expect, it } from "vitest";

const MAIN = fileURLToPath(new URL("../../src/main.ts", import.meta.url));
const running = new Set<ChildProcess>();
afterEach(() => running.forEach((child) => child.kill("SIGKILL")));

interface Run {
  readonly child: ChildProcess;
  readonly out: () => string;
  readonly err: () => string;
  /** Resolves with the first line of stdout. */
  readonly firstLine: Promise<string>;
  readonly exit: Promise<number | null>;
}

/** `njia-server` as a process of its own, on the embedded database. */
function run(args: readonly string[], env: Readonly<Record<string, string>>): Run {
  // vitest sets BASE_URL for its own ends.
  const { DATABASE_URL: _server, ...rest } = process.env;
  const child = spawn(process.execPath, [MAIN, ...args], {
    env: { ...rest, LOG_LEVEL: "info", BASE_URL: "", ...env },
  });
  running.add(child);
  let out = "";
  let err = "";
  const exit = new Promise<number | null>((resolve) => child.once("close", resolve));
  const firstLine = new Promise<string>((resolve) => {
    child.stdout.on("data", (chunk: Buffer) => {
      out += chunk.toString();
      if (out.includes("\n")) resolve(out.split("\n")[0] ?? "");
    });
    void exit.then(() => resolve(""));
  });
  child.stderr.on("data", (chunk: Buffer) => (err += chunk.toString()));
  return { child, out: () => out, err: () => err, firstLine, exit };
}

// A process of its own opens its own database, which takes its time on a busy machine.
describe("njia-server serve", { timeout: 180_000 }, () => {
  it("says on stdout where it is, serves a payment, hides secrets in its log, and stops when told", async () => {
    const server = run(["serve", "--demo"], { PORT: "0" });
    const ready = JSON.parse(
      (await server.firstLine) || `{"error":${JSON.stringify(server.err())}}`,
    ) as {
      readonly ready: boolean;
      readonly url: string;
      readonly apiKey: string;
    };
    expect(ready).toEqual({
      ready: true,
      url: expect.stringMatching(/^http:/),
      apiKey: expect.stringMatching(/^svc_test_/),
    });
    const answer = await fetch(`${ready.url}/v1/payments`, {
      method: "POST",
      headers: {
        "x-api-key": ready.apiKey,
        "content-type": "application/json",
        "idempotency-key": "served",
      },
      body: JSON.stringify({
        amountMinorUnits: 25_000,
        currency: "XAF",
        destination: { type: "mobile_money", msisdn: "+24174999000", country: "GA" },
      }),
    });
    expect(answer.status).toBe(201);
    // A reader that waits must not keep the server from ending.
    const waiting = fetch(`${ready.url}/v1/events/stream`, {
      headers: { "x-api-key": ready.apiKey },
    }).then((stream) => stream.text().catch(() => ""));
    await new Promise((resolve) => setTimeout(resolve, 300));
    const began = performance.now();
    server.child.kill("SIGTERM");
    expect(await server.exit).toBe(0);
    expect(performance.now() - began).toBeLessThan(10_000);
    await waiting;
    expect(server.out().trim().split("\n")).toHaveLength(1);
    const log = server
      .err()
      .split("\n")
      .filter((line) => line.startsWith("{"));
    expect(
      log.some(
        (line) => line.includes('"operation":"createPayment"') && line.includes('"status":201'),
      ),
    ).toBe(true);
    expect(log.join("\n")).not.toContain(ready.apiKey);
  });

  it("names a taken port, says what to do, and ends with an error", async () => {
    const holder = createServer();
    const port = await new Promise<number>((resolve) => {
      holder.listen(0, "127.0.0.1", () => {
        const address = holder.address();
        resolve(typeof address === "object" && address !== null ? address.port : 0);
      });
    });
    const server = run(["serve", "--demo"], { PORT: String(port), LOG_LEVEL: "silent" });
    expect(await server.exit).toBe(1);
    expect(server.out()).toBe("");
    expect(server.err().trim()).toMatch(
      new RegExp(`^PORT: ${port} on 127\\.0\\.0\\.1 is taken .*PORT=${port + 1}\\.$`),
    );
    holder.close();
  });

  it("refuses an argument that it does not know", async () => {
    const server = run(["serve", "--dmeo"], { PORT: "0" });
    expect(await server.exit).toBe(1);
    expect(server.err()).toContain("--dmeo");
  });
});
