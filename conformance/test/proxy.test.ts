/** The proxy's own proof: each fault does on the wire what its name says, seen from a plain client. */
import { Agent, createServer, request, type Server } from "node:http";
import { type AddressInfo } from "node:net";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { canned, faultNames, namedFault, type Fault } from "../proxy/faults.ts";
import { FaultProxy } from "../proxy/fault-proxy.ts";
import { headerValue } from "../proxy/message.ts";

let server: Server;
let served: string[];
let proxy: FaultProxy;

beforeEach(async () => {
  served = [];
  server = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk: Buffer) => (body += chunk.toString()));
    request.on("end", () => {
      served.push(body);
      response.setHeader("content-type", "application/json");
      response.end(JSON.stringify({ got: body, times: served.length }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});

afterEach(async () => {
  await proxy.close();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

async function start(...script: readonly Fault[]): Promise<void> {
  const { port } = server.address() as AddressInfo;
  proxy = await FaultProxy.start({ script, upstream: { host: "127.0.0.1", port } });
}

const post = (body: string, signal?: AbortSignal): Promise<Response> =>
  fetch(`${proxy.url}/x`, { method: "POST", body, ...(signal === undefined ? {} : { signal }) });

const keptAlive = (agent: Agent): Promise<void> =>
  new Promise((resolve, reject) => {
    const call = request(proxy.url, { agent }, (answer) => {
      answer.resume();
      answer.on("end", resolve);
    });
    call.on("error", reject);
    call.end();
  });

describe("the fault proxy", () => {
  it("passes bytes through and records them with their order and case", async () => {
    await start(namedFault("pass"));
    const answer = await post("hello");
    expect(await answer.json()).toEqual({ got: "hello", times: 1 });
    const [record] = proxy.records;
    expect(record?.method).toBe("POST");
    expect(record?.target).toBe("/x");
    expect(record?.body.toString()).toBe("hello");
    expect(headerValue(record?.headers ?? [], "Content-Length")).toBe("5");
  });

  it.each([
    ["commit-then-rst", 1],
    ["commit-then-fin", 1],
    ["status-line-only", 1],
    ["headers-only", 1],
    ["body-cut", 1],
    ["twice-then-drop", 2],
    ["read-not-forwarded", 0],
    ["drop-after-headers", 0],
    ["drop-after-connect", 0],
    ["accept-rst", 0],
  ])("%s breaks the call after the server saw it %i times", async (name, times) => {
    await start(namedFault(name));
    await expect(post("hello").then((answer) => answer.text())).rejects.toThrow();
    await proxy.settle();
    expect(served.length).toBe(times);
    expect(proxy.fired.has(0)).toBe(true);
  });

  it("commits, then leaves the client waiting", async () => {
    await start(namedFault("commit-then-hang"));
    await expect(post("hello", AbortSignal.timeout(150))).rejects.toThrow();
    expect(served).toEqual(["hello"]);
  });

  it("answers 500 although the server committed", async () => {
    await start(namedFault("500-after-commit"));
    expect((await post("hello")).status).toBe(500);
    expect(served).toEqual(["hello"]);
  });

  it("refuses the connection, then listens again on the same port", async () => {
    await start(namedFault("refuse"), namedFault("pass"));
    await expect(post("a")).rejects.toThrow();
    expect(proxy.fired.has(0)).toBe(false);
    await proxy.attemptEnded();
    expect(proxy.fired.has(0)).toBe(true);
    // None that the system hands to outgoing connections: one of those could sit on it by now.
    expect(proxy.port).toBeLessThan(32_768);
    expect((await post("b")).status).toBe(200);
    expect(served).toEqual(["b"]);
  });

  it("delivers late: the server acts after the client gave up", async () => {
    await start({ kind: "late", delayMs: 120 });
    await expect(post("hello", AbortSignal.timeout(40))).rejects.toThrow();
    expect(served).toEqual([]);
    await proxy.settle();
    expect(served).toEqual(["hello"]);
  });

  it("sees a connection being reused", async () => {
    await start(namedFault("pass"), namedFault("pass"));
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    await keptAlive(agent);
    await keptAlive(agent);
    agent.destroy();
    expect(proxy.records.map(({ connection, ordinal }) => [connection, ordinal])).toEqual([
      [1, 1],
      [1, 2],
    ]);
  });

  it("answers an attempt that is not in the script with an error, and records it", async () => {
    await start(namedFault("pass"));
    await post("a");
    expect((await post("b")).status).toBe(500);
    expect(proxy.records.length).toBe(2);
  });

  it("drips, delays and cuts a canned body", async () => {
    const slow = canned(200, { a: 1 });
    await start(
      { kind: "respond", response: { ...slow, dripMs: 5, delayMs: 30 } },
      { kind: "respond", response: { ...slow, cutAt: 3 } },
      { kind: "respond", response: { ...slow, framing: "chunked" } },
      { kind: "respond", response: { ...slow, framing: "close" } },
    );
    const startedAt = performance.now();
    expect(await (await post("a")).json()).toEqual({ a: 1 });
    expect(performance.now() - startedAt).toBeGreaterThan(50);
    await expect(post("b").then((answer) => answer.text())).rejects.toThrow();
    expect(await (await post("c")).json()).toEqual({ a: 1 });
    expect(await (await post("d")).json()).toEqual({ a: 1 });
  });

  it("knows every short name and says so when it does not", async () => {
    await start();
    for (const name of faultNames) expect(namedFault(name).kind).toBeTruthy();
    expect(() => namedFault("commit-than-rst")).toThrow(/known: .*pass, refuse/);
  });
});
