import { readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { Njia } from "@njia/sdk";
import { unwrap } from "@njia/sdk/webhooks";
import { CURRENCY, GOODS, Orders, type Order } from "./orders.ts";
import { catalogue, orderPage, widgetPage, type Shown } from "./pages.ts";

/** A shop that runs. */
export interface Shop {
  readonly origin: string;
  close(): Promise<void>;
}

interface Answer {
  readonly status: number;
  readonly type?: string;
  readonly body?: string;
  readonly location?: string;
  readonly policy?: string;
}

const MAX_BODY = 1_000_000;
/** A token that ends sooner is not handed out any more. */
const MARGIN_MS = 60_000;
const LANGUAGES = ["en", "fr", "pt", "ar", "sw"];
const FILES: Readonly<Record<string, readonly [file: string, type: string]>> = {
  "/shop.css": ["shop.css", "text/css; charset=utf-8"],
  "/shop.js": ["shop.js", "text/javascript; charset=utf-8"],
};

/** Opens the shop on `http://shop.localhost:PORT`; 0 for any port. Throws NjiaError where the API does not take its part. */
export async function startShop(njia: Njia, port: number): Promise<Shop> {
  const orders = new Orders();
  let answer = async (_request: IncomingMessage): Promise<Answer> => ({ status: 503 });
  const server = createServer((request, response) => {
    answer(request).then(
      (given) => send(response, given),
      (error: unknown) => {
        console.error(error);
        send(response, { status: 500, body: "The shop has a problem; look at its console." });
      },
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", resolve);
  });
  const bound = (server.address() as AddressInfo).port;
  const origin = `http://shop.localhost:${bound}`;
  const close = (): Promise<void> =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  try {
    const hook = `http://127.0.0.1:${bound}/webhooks`;
    for await (const endpoint of njia.webhookEndpoints.list())
      if (endpoint.url === hook) await njia.webhookEndpoints.delete(endpoint.id);
    const endpoint = await njia.webhookEndpoints.create({
      url: hook,
      events: ["payment.completed"],
    });
    const [balance, kyc] = await Promise.all([
      njia.widgets.create({
        kind: "balance",
        allowedOrigins: [origin],
        config: { currencies: [CURRENCY], showPending: true },
      }),
      njia.widgets.create({ kind: "kyc", allowedOrigins: [origin], config: { country: "CM" } }),
    ]);
    const policy = policyFor(new URL(balance.embed.scriptUrl).origin);
    const tools: Tools = {
      njia,
      orders,
      origin,
      widgets: { balance, kyc },
      secret: endpoint.secret ?? "",
    };
    answer = async (request) => ({ ...(await answerTo(request, tools)), policy });
  } catch (error) {
    await close();
    throw error;
  }
  return { origin, close };
}

interface Tools {
  readonly njia: Njia;
  readonly orders: Orders;
  readonly origin: string;
  readonly widgets: Readonly<
    Record<
      "balance" | "kyc",
      { readonly id: string; readonly embed: { readonly scriptUrl: string } }
    >
  >;
  readonly secret: string;
}

/** What a page with widgets has to allow: their script and their frames. */
const policyFor = (widgets: string): string =>
  `default-src 'none'; script-src 'self' ${widgets}; frame-src ${widgets}; style-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

async function answerTo(request: IncomingMessage, tools: Tools): Promise<Answer> {
  const url = new URL(request.url ?? "/", tools.origin);
  const { orders, widgets } = tools;
  const path = `${request.method} ${url.pathname}`;
  const wanted = url.searchParams.get("lang") ?? "en";
  const lang = LANGUAGES.includes(wanted) ? wanted : "en";
  const file = FILES[url.pathname];
  if (request.method === "GET" && file !== undefined)
    return {
      status: 200,
      type: file[1],
      body: readFileSync(new URL(`files/${file[0]}`, import.meta.url), "utf8"),
    };
  if (path === "GET /") return page(catalogue(lang));
  if (path === "POST /orders") return order(request, tools, lang);
  if (path === "POST /webhooks") return webhook(request, tools);
  if (path === "GET /account" || path === "GET /verify") {
    const kind = path === "GET /account" ? "balance" : "kyc";
    const { id, embed } = widgets[kind];
    return page(
      widgetPage({
        kind,
        widgetId: id,
        scriptUrl: embed.scriptUrl,
        lang,
        tokenPath: `/tokens/${kind}`,
      }),
    );
  }
  const kind = /^POST \/tokens\/(balance|kyc)$/.exec(path)?.[1] as "balance" | "kyc" | undefined;
  if (kind !== undefined) {
    const session = await tools.njia.widgets.createSession(widgets[kind].id);
    return { status: 200, type: "text/plain", body: session.clientToken ?? "" };
  }
  const [, id, part] = /^\/orders\/([\w-]{22})(?:\/(token|status))?$/.exec(url.pathname) ?? [];
  const found = id === undefined ? null : orders.find(id);
  if (found === null) return { status: 404, body: "There is no such page." };
  if (request.method === "POST" && part === "token")
    return { status: 200, type: "text/plain", body: await tokenOf(found, tools) };
  if (request.method === "GET" && part === "status")
    return { status: 200, type: "text/plain", body: found.status };
  const shown: Shown = {
    kind: "payment",
    widgetId: found.widgetId,
    scriptUrl: found.scriptUrl,
    lang,
    tokenPath: `/orders/${found.id}/token`,
  };
  return part === undefined ? page(orderPage(found, shown)) : { status: 405 };
}

const page = (body: string): Answer => ({ status: 200, type: "text/html; charset=utf-8", body });

/** One widget per order: amount and reference are the shop's, never the browser's. */
async function order(
  request: IncomingMessage,
  { njia, orders, origin }: Tools,
  lang: string,
): Promise<Answer> {
  const form = new URLSearchParams((await bodyOf(request)).toString("utf8"));
  const good = GOODS.find(({ id }) => id === form.get("good"));
  if (good === undefined) return { status: 400, body: "The shop does not sell this." };
  const { id, reference } = orders.next();
  const widget = await njia.widgets.create({
    kind: "payment",
    allowedOrigins: [origin],
    config: {
      amountMinorUnits: good.price,
      currency: CURRENCY,
      reference,
      description: good.name,
      country: "CM",
    },
  });
  orders.add({
    id,
    reference,
    good,
    widgetId: widget.id,
    scriptUrl: widget.embed.scriptUrl,
    status: "open",
    token: widget.session?.clientToken ?? "",
    tokenEndsAt: Date.parse(widget.session?.expiresAt ?? ""),
  });
  return { status: 303, location: `/orders/${id}${lang === "en" ? "" : `?lang=${lang}`}` };
}

/** The same token while it lives, so that a reload goes on where the visitor was; then a new session. */
async function tokenOf(order: Order, { njia }: Tools): Promise<string> {
  if (order.tokenEndsAt - Date.now() > MARGIN_MS) return order.token;
  const session = await njia.widgets.createSession(order.widgetId);
  order.token = session.clientToken ?? "";
  order.tokenEndsAt = Date.parse(session.expiresAt);
  return order.token;
}

/** Fulfils orders. What is no genuine delivery of Njia changes nothing. */
async function webhook(request: IncomingMessage, { orders, secret }: Tools): Promise<Answer> {
  const body = await bodyOf(request);
  try {
    const event = await unwrap(body, request.headers as Record<string, string>, secret);
    if (event.type === "payment.completed") {
      const { reference, amountMinorUnits, currency } = (event as unknown as { data: PaidData })
        .data;
      if (reference !== null && orders.pay(reference, Number(amountMinorUnits), currency))
        console.log(`${reference} is paid`);
    }
    return { status: 204 };
  } catch {
    return { status: 400 };
  }
}

/** What of a payment the shop looks at. */
interface PaidData {
  readonly reference: string | null;
  readonly amountMinorUnits: number;
  readonly currency: string;
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request) {
    size += (part as Buffer).length;
    if (size > MAX_BODY) throw new Error("a body is too large");
    parts.push(part as Buffer);
  }
  return Buffer.concat(parts);
}

function send(
  response: ServerResponse,
  { status, type = "text/plain; charset=utf-8", body = "", location, policy }: Answer,
): void {
  response.writeHead(status, {
    "Content-Type": type,
    "Cache-Control": "no-store",
    "X-Content-Type-Options": "nosniff",
    ...(policy === undefined ? {} : { "Content-Security-Policy": policy }),
    ...(location === undefined ? {} : { Location: location }),
  });
  response.end(body);
}
