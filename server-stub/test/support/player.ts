import { payout, send, type Got, type Send } from "./client.ts";
import type { TestServer, TestTenant } from "./test-server.ts";

/** A tenant of its own, whose clock stands still until the test moves it. */
export interface Player {
  readonly tenant: TestTenant;
  readonly account: string;
  call(line: string, more?: Send): Promise<Got>;
  /** A command under an idempotency key. */
  command(
    line: string,
    key: string,
    body?: unknown,
    headers?: Readonly<Record<string, string>>,
  ): Promise<Got>;
  /** A payout to a wallet in Gabon, steered by its last three digits. */
  pay(magic: string, amount?: number, more?: object): Promise<Got>;
  advance(seconds: number): Promise<Got>;
  /** Available and reserved money of the account. */
  money(): Promise<readonly [available: number, reserved: number]>;
  /** What the account shows as on its way in. */
  pending(): Promise<number>;
  eventTypes(): Promise<readonly string[]>;
}

let count = 0;

/** A player with 1 000 000 XAF at 10 o'clock. */
export async function newPlayer(server: TestServer, scopes?: readonly string[]): Promise<Player> {
  const tenant = await server.provision({
    accounts: { A: { currency: "XAF", available: 1_000_000 } },
    clock: "2027-01-04T10:00:00.000Z",
    ...(scopes === undefined ? {} : { scopes }),
  });
  const account = tenant.accounts["A"] ?? "";
  const call = (line: string, more: Send = {}): Promise<Got> =>
    send(server.url, line, { key: tenant.apiKey, ...more });
  const command: Player["command"] = (line, key, body, headers = {}) =>
    call(line, {
      ...(body === undefined ? {} : { body }),
      headers: { "idempotency-key": key, ...headers },
    });
  return {
    tenant,
    account,
    call,
    command,
    pay: (magic, amount = 10_000, more = {}) => {
      count += 1;
      return command("POST /v1/payments", `pay-${count}`, payout(account, amount, magic, more));
    },
    advance: (seconds) => call("POST /v1/sandbox/clock/advance", { body: { seconds } }),
    async money() {
      const { accounts } = await tenant.facts();
      return [accounts["A"]?.available ?? 0, accounts["A"]?.reserved ?? 0];
    },
    async pending() {
      const { body } = await call(`GET /v1/accounts/${account}`);
      return body.balance.pending.amountMinorUnits;
    },
    async eventTypes() {
      const { body } = await call("GET /v1/events?limit=100");
      return body.data.map((event: { readonly type: string }) => event.type).reverse();
    },
  };
}
