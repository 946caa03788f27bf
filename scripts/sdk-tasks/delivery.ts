/** What the tasks need and no SDK should have to arrange: payments to list, and a webhook that the server has delivered. */
import { writeFileSync } from "node:fs";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import type { RunningServer } from "../start/server.ts";

type Delivery = { readonly body: Buffer; readonly headers: IncomingHttpHeaders };

const PAYMENTS = 3;
const LIMIT_MS = 30_000;

/** Makes payments, writes one delivery to `folder` as `body` and `headers`; `served` tells what the server can do. */
export async function captureDelivery(
  server: RunningServer,
  folder: string,
): Promise<{ readonly secret: string; served(path: string): boolean }> {
  const call = async (path: string, body?: unknown): Promise<unknown> => {
    const response = await fetch(`${server.url}${path}`, {
      method: body === undefined ? "GET" : "POST",
      headers: {
        "X-API-Key": server.apiKey,
        "Content-Type": "application/json",
        "Idempotency-Key": crypto.randomUUID(),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (!response.ok)
      throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
    return response.json();
  };
  const { promise, resolve, reject } = Promise.withResolvers<Delivery>();
  const receiver = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    response.writeHead(204).end();
    const body = Buffer.concat(parts);
    if (body.includes('"type":"payment.')) resolve({ body, headers: request.headers });
  });
  await new Promise<void>((ready) => receiver.listen(0, "127.0.0.1", ready));
  const { port } = receiver.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}/hook`;
  const endpoint = (await call("/v1/webhooks/endpoints", { url, events: ["*"] })) as {
    secret: string;
  };
  const destination = { type: "mobile_money", msisdn: "+237677999000", country: "CM" };
  for (let index = 0; index < PAYMENTS; index += 1)
    await call("/v1/payments", { amountMinorUnits: 1000 + index, currency: "XAF", destination });
  const late = setTimeout(() => reject(new Error("no webhook arrived within 30 s")), LIMIT_MS);
  const { body, headers } = await promise;
  clearTimeout(late);
  const until = Date.now() + LIMIT_MS;
  const completed = async (): Promise<number> =>
    ((await call("/v1/payments?status=completed&limit=100")) as { data: unknown[] }).data.length;
  while ((await completed()) < PAYMENTS && Date.now() < until)
    await new Promise((next) => setTimeout(next, 300));
  receiver.close();
  receiver.closeAllConnections();
  writeFileSync(join(folder, "body"), body);
  writeFileSync(join(folder, "headers"), JSON.stringify(headers));
  const unserved = new Set<string>();
  for (const path of ["/v1/payments/bulk", "/v1/ghost-cards"]) {
    const { status } = await fetch(`${server.url}${path}`, {
      headers: { "X-API-Key": server.apiKey },
    });
    if (status === 501) unserved.add(path);
  }
  return { secret: endpoint.secret, served: (path) => !unserved.has(path) };
}
