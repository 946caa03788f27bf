import { get } from "node:http";
import { callbackSecret, signCallback } from "../src/crypto/callback-signature.ts";
import { linkToken } from "../src/domain/changelog/tokens.ts";
import { newId } from "../src/domain/shared/typeid.ts";
import { ALL_OPERATIONS } from "../src/http/routes.ts";
import type { TestServer } from "../src/testing.ts";
import type { Reached } from "./walk.ts";

/** A tenant of the run, as its own programs know it. */
export interface Party {
  readonly tenantId: string;
  readonly apiKey: string;
  readonly accountId: string;
}

/** What the journeys leave for the fuzzer to work with. */
export interface Journeys {
  readonly answers: readonly Reached[];
  /** Client tokens of fresh sessions by kind of widget, and the page that may use them. */
  readonly clientTokens: Readonly<Record<WidgetKind, readonly string[]>>;
  readonly clientOrigin: string;
  /** By provider or rail: the secret it signs with, and attempts that it keeps quiet about. */
  readonly callbacks: Readonly<
    Record<string, { readonly secret: string; readonly references: readonly string[] }>
  >;
}

export type WidgetKind = "payment" | "balance" | "kyc";

const ORIGIN = "https://shop.example";
/** The simulated rail calls back with success (000), or keeps quiet (013): domain 4.12. */
const [PAYS, SILENT] = ["000", "013"];
/** A provider and a rail, with the operation that each calls back on. */
const SOURCES = [
  { source: "airtel_money", operationId: "receiveMobileMoneyCallback", parameter: "provider" },
  { source: "mmo_hub", operationId: "receiveRailCallback", parameter: "railId" },
] as const;
const SPARE_TOKENS = 6;
const SILENT_PAYMENTS = 5;

type Body = Readonly<Record<string, unknown>>;

/** Calls that no program with a key can make: of a visitor to a page, of a provider, and of who reads an e-mail. */
export async function playJourneys(server: TestServer, party: Party): Promise<Journeys> {
  const answers: Reached[] = [];
  const call = async (
    operationId: string,
    {
      path = {},
      query = "",
      host = null,
      ...request
    }: {
      readonly path?: Readonly<Record<string, string>>;
      readonly query?: string;
      /** Another origin than the API's. */
      readonly host?: string | null;
      readonly body?: Body;
      readonly headers?: Readonly<Record<string, string>>;
    } = {},
    // eslint-disable-next-line @typescript-eslint/no-explicit-any -- answers of many shapes
  ): Promise<any> => {
    const operation = ALL_OPERATIONS.find(({ id }) => id === operationId);
    if (operation === undefined) throw new Error(`there is no operation ${operationId}`);
    const target = operation.path.replaceAll(/\{([^}]+)\}/g, (_, name: string) =>
      encodeURIComponent(path[name] ?? ""),
    );
    if (host !== null) {
      const status = await getAt(server.url + target, host);
      answers.push({ operation: operationId, status });
      if (status !== 200) throw new Error(`${operationId} answered ${status} at ${host}`);
      return null;
    }
    const response = await fetch(server.url + target + query, {
      method: operation.method,
      headers: {
        ...(operation.auth.some((all) => all.includes("ApiKeyAuth"))
          ? { "x-api-key": party.apiKey }
          : {}),
        ...(operation.method === "POST" ? { "idempotency-key": crypto.randomUUID() } : {}),
        ...(request.body === undefined ? {} : { "content-type": "application/json" }),
        ...request.headers,
      },
      ...(request.body === undefined ? {} : { body: JSON.stringify(request.body) }),
    });
    const text = await response.text();
    answers.push({ operation: operationId, status: response.status });
    if (!response.ok) throw new Error(`${operationId} answered ${response.status} ${text}`);
    return text.startsWith("{") ? JSON.parse(text) : text;
  };

  const clientTokens = await visitors(call, new URL(server.services.widgetOrigin).host);
  await mails(server, party, call);
  const callbacks: Record<string, { secret: string; references: readonly string[] }> = {};
  for (const one of SOURCES) {
    const secret = callbackSecret(server.services.keyRing, one.source);
    const [heard, ...references] = await silentPayments(party, call, one.source);
    await callBack(call, one, secret, heard);
    callbacks[one.source] = { secret, references };
  }
  return { answers, clientTokens, clientOrigin: ORIGIN, callbacks };
}

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- answers of many shapes
type Call = (operationId: string, request?: object) => Promise<any>;

/** Answers the status. `fetch` names the host of its URL and no other. */
function getAt(url: string, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { host } }, (answer) => {
      answer.resume().once("end", () => resolve(answer.statusCode ?? 0));
    }).once("error", reject);
  });
}

/** A visitor of each kind of widget does what it came for; then there are fresh tokens for the fuzzer. */
async function visitors(call: Call, host: string): Promise<Journeys["clientTokens"]> {
  const config: Readonly<Record<WidgetKind, Body>> = {
    payment: { amountMinorUnits: 12_500, currency: "XAF", reference: "ORDER-1", country: "CM" },
    balance: { currencies: ["XAF"] },
    kyc: {},
  };
  const tokens: Record<WidgetKind, string[]> = { payment: [], balance: [], kyc: [] };
  for (const kind of Object.keys(tokens) as readonly WidgetKind[]) {
    const widget = await call("createWidget", {
      body: { kind, allowedOrigins: [ORIGIN], config: config[kind] },
    });
    await call("getWidgetPage", { path: { id: widget.id }, host });
    await call("getWidgetScript", { host });
    await visit(call, kind, widget.session.clientToken);
    for (let made = 0; made < SPARE_TOKENS; made += 1) {
      const session = await call("createWidgetSession", { path: { id: widget.id }, body: {} });
      tokens[kind].push(session.clientToken);
    }
  }
  return tokens;
}

async function visit(call: Call, kind: WidgetKind, token: string): Promise<void> {
  const headers = { authorization: `Bearer ${token}`, origin: ORIGIN };
  await call("getClientSession", { headers });
  if (kind === "balance") {
    await call("getClientBalances", { headers });
  } else if (kind === "payment") {
    const body = { msisdn: `+237677999${PAYS}` };
    await call("createClientQuote", { headers, body });
    const payment = await call("createClientPayment", { headers, body });
    await call("getClientPayment", { headers, path: { id: payment.id } });
  } else {
    const consent = {
      granted: true,
      grantedAt: new Date().toISOString(),
      purpose: "identity_verification",
      reference: "form-1",
      noticeLanguage: "fr",
    };
    const subject = {
      givenNames: "Aicha",
      lastName: "Mballa",
      dateOfBirth: "1994-03-12",
      country: "CM",
    };
    const identity = { country: "CM", type: "CNI", number: "112233444000" };
    await call("createClientKyc", { headers, body: { subject, identity, consent } });
  }
}

/** Confirms a subscription by mail, and ends it by the link of one. */
async function mails(server: TestServer, party: Party, call: Call): Promise<void> {
  const made = await call("createChangeLogSubscription", {
    body: { channel: "email", target: "dev@shop.example" },
  });
  const scope = { tenantId: party.tenantId, livemode: false };
  const token = (purpose: "confirm" | "unsubscribe"): string =>
    linkToken(server.services.keyRing, scope, made.id, purpose, Date.now());
  const path = { id: made.id };
  await call("confirmChangeLogSubscription", { path, body: { token: token("confirm") } });
  await call("unsubscribeChangeLog", { path, query: `?token=${token("unsubscribe")}` });
}

/** Payments that wait for word from their provider; answers the references of their attempts. */
async function silentPayments(party: Party, call: Call, rail: string): Promise<readonly string[]> {
  const references: string[] = [];
  for (let made = 0; made < SILENT_PAYMENTS; made += 1) {
    const { id } = await call("createPayment", {
      body: {
        amountMinorUnits: 1_000,
        currency: "XAF",
        accountId: party.accountId,
        rail,
        destination: { type: "mobile_money", msisdn: `+24174999${SILENT}`, country: "GA" },
      },
    });
    references.push(await submitted(call, id));
  }
  return references;
}

async function callBack(
  call: Call,
  { source, operationId, parameter }: (typeof SOURCES)[number],
  secret: string,
  reference: string | undefined,
): Promise<void> {
  const body = {
    event: "succeeded",
    reference,
    callbackId: newId("cbk"),
    occurredAt: new Date().toISOString(),
  };
  const timestamp = String(Math.floor(Date.now() / 1_000));
  const signature = signCallback(secret, timestamp, Buffer.from(JSON.stringify(body)));
  await call(operationId, {
    path: { [parameter]: source },
    body,
    headers: { "x-callback-timestamp": timestamp, "x-callback-signature": signature },
  });
}

/** Waits until the payment was handed to its rail; answers the reference of the attempt. */
async function submitted(call: Call, id: string): Promise<string> {
  const deadline = Date.now() + 20_000;
  for (;;) {
    const payment = await call("getPayment", { path: { id } });
    if (payment.status === "submitted") return String(payment.attempts[0].id);
    if (Date.now() > deadline)
      throw new Error(`payment ${id} is still ${payment.status}; is the worker running?`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
