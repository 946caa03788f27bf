import { request, type NextRequest } from "./load.ts";
import type { Ready } from "./server.ts";

type Tenants = Ready["tenants"];

/** What is sent, made ready: one customer of the API per tenant, new keys and recipients for every command. */
export interface Requests {
  readonly hello: NextRequest;
  readonly echo: NextRequest;
  readonly pay: NextRequest;
  readonly get: NextRequest;
  readonly list: NextRequest;
  readonly analyze: NextRequest;
  /** Of many cards. */
  readonly authorize: NextRequest;
  /** Of one card, whose limits and history every request touches. */
  readonly authorizeOne: NextRequest;
}

const CARDS = 64;

let keys = 0;
const newKey = (): string => `bench-key-${String((keys += 1)).padStart(10, "0")}`;

/** Makes a payment and cards to work on, of the first tenant. Payments go round all tenants. */
export async function requestsOf(port: number, tenants: Tenants): Promise<Requests> {
  const [first] = tenants;
  if (first === undefined) throw new Error("there is no tenant to bench with");
  const key = { "x-api-key": first.apiKey };
  const made = await post(port, "/v1/payments", first.apiKey, payment(0, first.accountId));
  const cards: string[] = [];
  for (let index = 0; index < CARDS; index += 1)
    cards.push(
      await post(port, "/v1/ghost-cards", first.apiKey, {
        accountId: first.accountId,
        label: "Bench",
        currency: "XAF",
      }),
    );
  const paying = (index: number): string => {
    const tenant = tenants[index % tenants.length] ?? first;
    return request(
      "POST",
      "/v1/payments",
      { "x-api-key": tenant.apiKey, "idempotency-key": newKey() },
      JSON.stringify(payment(index, tenant.accountId)),
    );
  };
  const command = (path: string | ((index: number) => string), body: (index: number) => object) => {
    const pathOf = typeof path === "string" ? () => path : path;
    return (index: number): string =>
      request(
        "POST",
        pathOf(index),
        { ...key, "idempotency-key": newKey() },
        JSON.stringify(body(index)),
      );
  };
  const purchase = (index: number): object => ({
    amountMinorUnits: 100 + (index % 100),
    currency: "XAF",
    merchant: {
      id: `mrch_shop_${index % 50}`,
      name: "Bench shop",
      categoryCode: "5411",
      country: "CM",
    },
  });
  const hello = request("GET", "/hello", {});
  const echo = request("POST", "/echo", {}, JSON.stringify(payment(0, first.accountId)));
  const get = request("GET", `/v1/payments/${made}`, key);
  const list = request("GET", "/v1/payments?limit=20", key);
  return {
    hello: () => hello,
    echo: () => echo,
    pay: paying,
    get: () => get,
    list: () => list,
    analyze: command("/v1/fraud/analyze", (index) => ({
      reference: `bench-${index}`,
      amountMinorUnits: 25_000,
      currency: "XAF",
      type: "payout",
    })),
    authorize: command(
      (index) => `/v1/ghost-cards/${cards[index % CARDS]}/authorizations`,
      purchase,
    ),
    authorizeOne: command(`/v1/ghost-cards/${cards[0]}/authorizations`, purchase),
  };
}

function payment(index: number, accountId: string) {
  const subscriber = String(74_000_000 + (index % 1_000_000)).slice(0, 5) + "000";
  return {
    amountMinorUnits: 1_000 + (index % 500),
    currency: "XAF",
    accountId,
    destination: { type: "mobile_money", msisdn: `+241${subscriber}`, country: "GA" },
  } as const;
}

/** Answers the id of what was made. */
async function post(port: number, path: string, apiKey: string, body: object): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    method: "POST",
    headers: {
      "x-api-key": apiKey,
      "content-type": "application/json",
      "idempotency-key": newKey(),
    },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`POST ${path} was answered ${response.status} ${text}`);
  return String((JSON.parse(text) as { readonly id: unknown }).id);
}
