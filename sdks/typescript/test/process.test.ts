// What only a process of its own can show: that it ends, and what loading the SDK does to it.
import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, it } from "vitest";
import { answer, rawServer } from "./support/raw-server.ts";
import { THING } from "./support/client.ts";

const run = promisify(execFile);
const core = new URL("support/client.ts", import.meta.url).href;
const transports = new URL("../src/runtime/transport/fetch.ts", import.meta.url).href;
const index = new URL("../src/index.ts", import.meta.url).href;

/** What a program prints; rejects if it does not end well within twenty seconds. */
async function evaluate(program: string): Promise<string> {
  const args = ["--input-type=module", "-e", program];
  const { stdout } = await run(process.execPath, args, { timeout: 20_000 });
  return stdout.trim();
}

// trap:T14 the process does not end.
it.each(["", "transport: (await import(TRANSPORTS)).fetchTransport(), "])(
  "ends within a second of its last line, with nothing closed (%s)",
  async (transport) => {
    const server = await rawServer((socket) => void socket.write(answer(200, THING)));
    const program = `
      const TRANSPORTS = ${JSON.stringify(transports)};
      const { client, getThing } = await import(${JSON.stringify(core)});
      const api = client({ ${transport}baseUrl: ${JSON.stringify(server.url)} });
      await api.call(getThing, ["a"], undefined);
      const last = Date.now();
      process.on("exit", () => console.log(Date.now() - last));`;
    const text = await evaluate(program);
    await server.stop();
    expect(server.requests).toHaveLength(1);
    expect(Number(text)).toBeLessThan(1000);
  },
);

// trap:T19 loading the library costs more than the program. The built package is measured by `npm run bench`.
it("importing touches nothing: no global, no timer, no socket, no listener, no environment", async () => {
  const program = `
    const globals = Object.getOwnPropertyNames(globalThis).length;
    const asked = [];
    process.env = new Proxy(process.env, { get: (all, name) => (asked.push(String(name)), all[name]) });
    const events = process.eventNames().length;
    await import(${JSON.stringify(index)});
    console.log(JSON.stringify({
      globals: Object.getOwnPropertyNames(globalThis).length - globals,
      resources: process.getActiveResourcesInfo().filter((name) => /Timeout|TCP|TLS/.test(name)),
      events: process.eventNames().length - events,
      asked: asked.filter((name) => /NJIA|PROXY/i.test(name)),
    }));`;
  const text = await evaluate(program);
  const seen = JSON.parse(text) as Record<string, unknown>;
  expect(seen).toMatchObject({ globals: 0, resources: [], events: 0, asked: [] });
});
