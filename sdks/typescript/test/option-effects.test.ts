// trap:T11 an option that nothing reads. The tables must name every option, or they do not compile; each entry must make a
// difference that an observer of the call can see. Options of sockets are proved in tls-proxy.test.ts.
import { describe, expect, it, vi } from "vitest";
import { NjiaError } from "../src/runtime/errors.ts";
import { fakeTransport, type Reaction } from "../src/runtime/fake.ts";
import type { CallOptions, ClientOptions } from "../src/runtime/options.ts";
import { virtualSeam } from "../src/runtime/seam.ts";
import { client, createThing, THING } from "./support/client.ts";

const fixtures = {
  createThing: { method: "POST", path: "/v1/things", status: 201, body: THING },
};
const BUSY: Reaction = { status: 503, body: { code: "maintenance", status: 503 } };
const wait = (seconds: number): Reaction => ({ ...BUSY, headers: { "retry-after": `${seconds}` } });
const HANG: Reaction = { hang: true };

type Client = Parameters<typeof client>[0];
interface Effect {
  readonly client?: Client;
  readonly call?: CallOptions;
  readonly reactions?: readonly Reaction[];
}

/** All that can be seen of one call: what was sent, how long was waited, how it ended, what was told meanwhile. */
async function observe({ client: options = {}, call = {}, reactions = [] }: Effect) {
  const slept: number[] = [];
  const told: string[] = [];
  const transport = fakeTransport(fixtures).next("createThing", ...reactions);
  const say = (text: string): void => void told.push(text);
  const logger = { error: say, warn: say, info: say, debug: say };
  const seam = virtualSeam({ onSleep: (ms) => slept.push(ms) });
  const watched = Object.entries(options).map(([name, value]) =>
    typeof value === "function" && name.startsWith("on") ? [name, () => say(name)] : [name, value],
  );
  const core = client({ transport, logger, seam, ...Object.fromEntries(watched) } as Client);
  const body = { amountMinorUnits: 1, currency: "XAF" };
  const end = await core.call(createThing, [], body, call).then(
    () => "ok",
    (error: unknown) => (error instanceof NjiaError ? error.name : "a foreign error"),
  );
  const sent = transport.requests.map(({ url, headers }) => {
    const { "idempotency-key": key = "", ...rest } = headers;
    return { url: url.href, ...rest, key: key.length === 36 ? "a UUID" : key };
  });
  return { sent, slept, told: told.map((line) => line.replace(/\d+(\.\d+)? ms/, "")), end };
}

const differs = async (without: Effect, withIt: Effect): Promise<void> => {
  expect(await observe(withIt)).not.toEqual(await observe(without));
};

const other = fakeTransport(fixtures).always("createThing", { status: 402, body: {} });
const CLIENT: Record<keyof Required<ClientOptions>, Effect | "tls-proxy.test.ts"> = {
  baseUrl: { client: { baseUrl: "https://other.example/prefix" } },
  connectTimeout: "tls-proxy.test.ts",
  proxy: "tls-proxy.test.ts",
  tls: "tls-proxy.test.ts",
  timeout: { client: { timeout: 20, maxRetries: 0 }, reactions: [HANG] },
  deadline: { client: { deadline: 1000 }, reactions: [wait(10)] },
  maxRetries: { client: { maxRetries: 0 }, reactions: [BUSY] },
  maxRetryAfter: { client: { maxRetryAfter: 1000 }, reactions: [wait(3)] },
  headers: { client: { headers: { "x-team": "treasury" } } },
  transport: { client: { transport: other } },
  logger: { client: { logger: { error: vi.fn(), warn: vi.fn(), info: vi.fn(), debug: vi.fn() } } },
  logLevel: { client: { logLevel: "debug" } },
  logBodies: { client: { logLevel: "debug", logBodies: true } },
  dangerouslyAllowBrowser: { client: { dangerouslyAllowBrowser: true } },
  onRequest: { client: { onRequest: () => undefined } },
  onResponse: { client: { onResponse: () => undefined } },
  onFailure: { client: { onFailure: () => undefined }, reactions: [{ drop: "before" }] },
  onRetry: { client: { onRetry: () => undefined }, reactions: [BUSY] },
};

describe("every option of a client makes a difference", () => {
  it.each(Object.entries(CLIENT))("%s", async (name, effect) => {
    if (effect === "tls-proxy.test.ts") {
      const { readFileSync } = await import("node:fs");
      expect(readFileSync(new URL(effect, import.meta.url), "utf8")).toMatch(`${name}:`);
      return;
    }
    const { [name]: _, ...rest } = (effect.client ?? {}) as Record<string, unknown>;
    if (name === "dangerouslyAllowBrowser") {
      vi.stubGlobal("window", {});
      vi.stubGlobal("document", {});
      expect(() => client(rest)).toThrow(/dangerouslyAllowBrowser/);
      expect(() => client(effect.client)).not.toThrow();
      vi.unstubAllGlobals();
      return;
    }
    if (name === "timeout") {
      // Without it the call would hang for a minute.
      expect((await observe(effect)).end).toBe("TimeoutError");
      return;
    }
    if (name === "logger") rest["logLevel"] = "debug";
    const given = { ...rest, [name]: (effect.client as Record<string, unknown>)[name] } as Client;
    await differs({ ...effect, client: rest as Client }, { ...effect, client: given });
  });
});

const CALL: Record<keyof Required<CallOptions>, Effect> = {
  idempotencyKey: { call: { idempotencyKey: "order-1001" } },
  timeout: { call: { timeout: 20, maxRetries: 0 }, reactions: [HANG] },
  deadline: { call: { deadline: 1000 }, reactions: [wait(10)] },
  signal: { call: { signal: AbortSignal.abort() } },
  maxRetries: { call: { maxRetries: 0 }, reactions: [BUSY] },
  maxRetryAfter: { call: { maxRetryAfter: 1000 }, reactions: [wait(3)] },
  headers: { call: { headers: { "x-team": "treasury" } } },
};

describe("every option of a call makes a difference", () => {
  it.each(Object.entries(CALL))("%s", async (name, effect) => {
    if (name === "timeout") expect((await observe(effect)).end).toBe("TimeoutError");
    else await differs({ ...effect, call: {} }, effect);
  });
});
