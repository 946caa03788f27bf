// Every option has an effect; a misspelt or impossible one says so (traps, T11).
import { inspect } from "node:util";
import { afterEach, describe, expect, it, vi } from "vitest";
import {
  ConfigurationError,
  NjiaError,
  RateLimitError,
  ServerError,
  ApiError,
} from "../src/runtime/errors.ts";
import { fakeTransport, type RecordedRequest } from "../src/runtime/fake.ts";
import { metaOf } from "../src/runtime/meta.ts";
import { redactText, redactValue } from "../src/runtime/redact.ts";
import { virtualSeam } from "../src/runtime/seam.ts";
import { client, createThing, getThing, KEY, THING } from "./support/client.ts";

const fixtures = {
  getThing: { method: "GET", path: "/v1/things/{id}", status: 200, body: THING },
  createThing: { method: "POST", path: "/v1/things", status: 201, body: THING },
};
afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

type Options = NonNullable<Parameters<typeof client>[0]>;
async function sent(options: Options, call: object = {}): Promise<RecordedRequest | undefined> {
  const transport = fakeTransport(fixtures);
  await client({ ...options, transport }).call(getThing, ["thg_1"], undefined, call);
  return transport.requests[0];
}
const refused = (options: object): void => {
  expect(() => client(options)).toThrow(ConfigurationError);
};

describe("client options", () => {
  it.each([
    { basUrl: "https://x" },
    { timeout: 0 },
    { timeout: "5" },
    { timeout: 2 ** 31 },
    { deadline: -1 },
    { maxRetries: 1.5 },
    { maxRetries: -1 },
    { baseUrl: "api.example" },
    { baseUrl: "ftp://api.example" },
    { baseUrl: "https://user:secret@api.example" },
    { apiKey: "" },
    { apiKey: 5 },
    { proxy: "https://proxy:1" },
    { headers: { "bad name": "x" } },
    { headers: { "x-a": "b\nc" } },
    { headers: { host: "evil" } },
    { transport: fakeTransport(), proxy: "http://proxy:1" },
    { transport: fakeTransport(), connectTimeout: 5 },
  ])("refuses %j", refused);

  it("refuses a retired key with date and replacement, from an option, a function or the environment", async () => {
    refused({ apiKey: "sk_live_123456789" });
    expect(() => client({ apiKey: "sk_live_abcdefgh" })).toThrow(/2026-09-01.*svc_live_/);
    await expect(sent({ apiKey: () => "sk_live_abcdefgh" })).rejects.toThrow(/2026-09-01/);
    vi.stubEnv("NJIA_TEST_KEY", "sk_live_abcdefgh");
    refused({ apiKey: undefined });
  });

  it("asks a function for the key once per call, and the environment when there is none", async () => {
    const apiKey = vi.fn(async () => KEY);
    expect((await sent({ apiKey }))?.headers["x-api-key"]).toBe(KEY);
    expect(apiKey).toHaveBeenCalledTimes(1);
    vi.stubEnv("NJIA_TEST_KEY", "svc_test_fromenvironment");
    expect((await sent({ apiKey: undefined }))?.headers["x-api-key"]).toBe(
      "svc_test_fromenvironment",
    );
  });

  it("says which credential is missing, and keeps the message of a failing vault out of sight", async () => {
    await expect(sent({ apiKey: undefined })).rejects.toThrow(
      /getThing needs the option apiKey \(or NJIA_TEST_KEY/,
    );
    const failing = sent({ apiKey: () => Promise.reject(new Error(`no ${KEY}`)) });
    const error: unknown = await failing.catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ConfigurationError);
    expect(inspect(error) + String((error as Error).cause)).not.toContain(KEY);
  });

  it("does not send a key with a line break, nor repeats it", async () => {
    const failing = sent({ apiKey: `${KEY}\r\nx-evil: 1` });
    await expect(failing).rejects.toThrow(/apiKey holds a character/);
    await expect(failing).rejects.not.toThrow(KEY);
  });

  it("guards against keys in web pages", () => {
    vi.stubGlobal("window", {});
    vi.stubGlobal("document", {});
    refused({});
    client({ dangerouslyAllowBrowser: true });
  });

  it("sends headers of client and call; null leaves one out", async () => {
    const request = await sent(
      { headers: { "X-A": "1", "X-B": "2" } },
      { headers: { "x-b": null, "x-c": "3" } },
    );
    expect(request?.headers).toMatchObject({ "x-a": "1", "x-c": "3" });
    expect(request?.headers["x-b"]).toBeUndefined();
  });

  it("takes credentials per call", async () => {
    expect((await sent({}, { sessionToken: "svs_x" }))?.headers["authorization"]).toBe(
      "Bearer svs_x",
    );
    expect((await sent({}, { apiKey: "svc_test_other" }))?.headers["x-api-key"]).toBe(
      "svc_test_other",
    );
  });

  it("warns once of a deprecated operation", async () => {
    const logger = { error: vi.fn(), warn: vi.fn(), info: vi.fn(), debug: vi.fn() };
    const api = client({ logger, transport: fakeTransport(fixtures) });
    const old = { ...getThing, deprecated: "Use the other one." };
    await api.call(old, ["a"], undefined);
    await api.call(old, ["a"], undefined);
    expect(logger.warn).toHaveBeenCalledTimes(1);
    expect(logger.info).not.toHaveBeenCalled();
  });
});

describe("call options", () => {
  it.each([
    { idempotencykey: "x" },
    { timeout: -1 },
    { idempotencyKey: "" },
    { idempotencyKey: "a b" },
  ])("refuses %j", async (options) => {
    await expect(sent({}, options)).rejects.toBeInstanceOf(ConfigurationError);
  });
  it("sends the caller's key untouched, and a new one per call otherwise", async () => {
    const transport = fakeTransport(fixtures);
    const api = client({ transport });
    const body = { amountMinorUnits: 1, currency: "XAF" };
    const result = await api.call<object>(createThing, [], body, { idempotencyKey: "order-1001" });
    expect(metaOf(result).idempotencyKey).toBe("order-1001");
    await api.call(createThing, [], body);
    await api.call(createThing, [], body);
    const keys = transport.requests.map((request) => request.headers["idempotency-key"]);
    expect(keys[0]).toBe("order-1001");
    expect(new Set(keys).size).toBe(3);
  });
  it("a call that nobody awaits is sent", async () => {
    const transport = fakeTransport(fixtures);
    void client({ transport }).call(getThing, ["a"], undefined);
    await expect.poll(() => transport.requests.length).toBe(1);
  });
});

describe("the fake transport", () => {
  it("injects faults and records", async () => {
    const transport = fakeTransport(fixtures).next(
      "getThing",
      { drop: "after" },
      { status: 503, body: {} },
    );
    const api = client({ transport, seam: virtualSeam() });
    expect(await api.call(getThing, ["a"], undefined)).toEqual(THING);
    expect(transport.requests.map((request) => request.operation)).toEqual([
      "getThing",
      "getThing",
      "getThing",
    ]);
    transport.always("*", { hang: true });
    await expect(
      api.call(getThing, ["a"], undefined, { timeout: 50, maxRetries: 0 }),
    ).rejects.toMatchObject({ name: "TimeoutError" });
  });
  it("answers 404 for what it does not know", async () => {
    await expect(
      client({ transport: fakeTransport() }).call(getThing, ["a"], undefined),
    ).rejects.toMatchObject({ code: "route_not_found" });
  });
});

describe("error classes", () => {
  it("know each other across copies of the package", () => {
    const foreign = new RateLimitError("slow down");
    expect(foreign).toBeInstanceOf(ApiError);
    expect(foreign).toBeInstanceOf(NjiaError);
    expect(foreign).not.toBeInstanceOf(ServerError);
    const twin = Object.defineProperty({}, Symbol.for("njia.error.ApiError"), { value: true });
    expect(twin).toBeInstanceOf(ApiError);
    expect(null).not.toBeInstanceOf(ApiError);
  });
});

describe("redaction", () => {
  it.each([
    `key ${KEY}`,
    "Authorization: Bearer abc.def.ghi-123",
    "https://user:pass@host/path",
    "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw",
    "4111 1111 1111 1111",
    "card 5555-5555-5555-4444.",
  ])("%s", (text) => {
    expect(redactText(text)).toContain("[redacted]");
    expect(redactText(text)).not.toMatch(/pass|MfKQ|1111|5555|Worth|abc\.def/);
  });
  it("spares order numbers, amounts and times", () => {
    for (const text of [
      "order 1234567890123",
      "2026-11-20T10:00:00.000Z",
      "25000 XAF",
      "+254700000001",
    ])
      expect(redactText(text)).toBe(text);
  });
  it("knows exact secrets in every spelling", () => {
    const secret = "a b/c+d=!";
    const text = `${secret} ${encodeURIComponent(secret)} ${btoa(secret)}`;
    expect(redactText(text, [secret])).toBe("[redacted] [redacted] [redacted]");
  });
  it("hides marked fields at any depth", () => {
    const value = {
      a: [{ pan: "4111111111111111", cvc: null, nationalId: "12345678", name: "A" }],
      password: "x",
    };
    expect(redactValue(value, "pan~ cvc nationalId")).toEqual({
      a: [{ pan: "****1111", cvc: null, nationalId: "[redacted]", name: "A" }],
      password: "[redacted]",
    });
  });
});
