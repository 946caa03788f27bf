import { afterAll, beforeAll, beforeEach, expect } from "vitest";
import { Webhook } from "standardwebhooks";
import { payout, send, type Got, type Send } from "./client.ts";
import { startReceiver, type Received, type Receiver } from "./receiver.ts";
import { startTestServer, type TestServer } from "./test-server.ts";

/** A server whose webhooks arrive at a receiver of the test. */
export interface WebhookStage {
  readonly server: TestServer;
  /** A new one for each test. */
  readonly receiver: Receiver;
  /** What the server's resolver answers for names; this machine, until a test says otherwise. */
  addresses: readonly string[];
  subscriber(endpoint?: object, more?: Send): Promise<Subscriber>;
  /** The nth request that came, negative from the end. */
  nth(index: number): Received;
  /** Types of the events that came, in order. */
  types(): readonly string[];
}

/** A tenant whose clock stands still until the test moves it, with an endpoint at the receiver. */
export interface Subscriber {
  readonly endpoint: Got["body"];
  call(line: string, options?: Send): Promise<Got>;
  pay(magic?: string): Promise<Got["body"]>;
  advance(seconds: number): Promise<Got>;
  deliveries(query?: string): Promise<readonly Got["body"][]>;
  reload(): Promise<Got["body"]>;
}

/** Opens one for a test file and closes it at its end. */
export function openWebhookStage(): WebhookStage {
  let server: TestServer | null = null;
  let receiver: Receiver | null = null;
  const stage: WebhookStage = {
    get server() {
      if (server === null) throw new Error("the stage opens before the first test");
      return server;
    },
    get receiver() {
      if (receiver === null) throw new Error("the stage opens before the first test");
      return receiver;
    },
    addresses: [],
    subscriber: (endpoint = {}, more = {}) => subscribe(stage, endpoint, more),
    nth(index) {
      const found = stage.receiver.got.at(index);
      if (found === undefined) throw new Error(`only ${stage.receiver.got.length} requests came`);
      return found;
    },
    types: () => stage.receiver.got.map(({ json }) => json.type ?? json.event),
  };
  beforeAll(async () => {
    server = await startTestServer({
      background: false,
      services: {
        outbound: {
          allowLoopback: true,
          timeoutMs: 400,
          resolve: () => Promise.resolve(stage.addresses),
        },
      },
    });
  });
  beforeEach(async () => {
    await receiver?.stop();
    receiver = await startReceiver();
    stage.addresses = ["127.0.0.1"];
  });
  afterAll(async () => {
    await server?.stop();
    await receiver?.stop();
  });
  return stage;
}

async function subscribe(
  { server, receiver }: WebhookStage,
  endpoint: object,
  more: Send,
): Promise<Subscriber> {
  const tenant = await server.provision({
    accounts: { A: { currency: "XAF", available: 1_000_000 } },
    clock: "2027-01-04T10:00:00.000Z",
  });
  const call = (line: string, options: Send = {}): Promise<Got> =>
    send(server.url, line, { key: tenant.apiKey, ...options });
  let count = 0;
  const made = await call("POST /v1/webhooks/endpoints", {
    body: { url: receiver.url, events: ["payment.*"], ...endpoint },
    ...more,
  });
  expect(made.status, made.text).toBe(201);
  const path = `/v1/webhooks/endpoints/${made.body.id}`;
  return {
    endpoint: made.body,
    call,
    pay: async (magic = "000") => {
      count += 1;
      const { body } = await call("POST /v1/payments", {
        body: payout(tenant.accounts["A"] ?? "", 1_000, magic),
        headers: { "idempotency-key": `pay-${count}` },
      });
      return body;
    },
    advance: (seconds) => call("POST /v1/sandbox/clock/advance", { body: { seconds } }),
    deliveries: async (query = "") =>
      (await call(`GET ${path}/deliveries?limit=100${query}`)).body.data,
    reload: async () => (await call(`GET ${path}`)).body,
  };
}

/** The published library's verdict; it throws when the signature does not fit. */
export function verifies(secret: string, { headers, body }: Received): unknown {
  return new Webhook(secret.replace("whsec_", "")).verify(body, headers as Record<string, string>);
}
