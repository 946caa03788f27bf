import { readdirSync, readFileSync } from "node:fs";
import { connect } from "node:net";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { callbackSecret, signCallback } from "../../src/crypto/callback-signature.ts";
import { readSoundness } from "../../src/db/soundness.ts";
import { sequenceEvents } from "../../src/workers/sequencer.ts";
import { payout, send, type Got } from "../support/client.ts";
import { openTestDatabase, type TestDatabase } from "../support/database.ts";
import { DOCUMENTED, idPrefix, type DocumentedOperation } from "../support/document.ts";
import { BROKEN_FIELDS, EVALUATED, HOSTILE, TRACE } from "../support/hostile.ts";
import {
  documentedRequest,
  STRING_PLACES,
  type Sent,
  type StringPlace,
} from "../support/hostile-places.ts";
import { buildHouses, type House, type Houses } from "../support/house.ts";
import { visitorOf } from "../support/requests.ts";
import { databaseShape, rowDigests } from "../support/row-digests.ts";
import { startTestServer, type TestServer } from "../support/test-server.ts";
import { watchDb, type WatchedDb } from "../support/watched-db.ts";
import { visiting } from "../support/widgets.ts";

/** Design reliability.md 3.7: what callers send is a value, wherever it stands and whatever it says. */

let database: TestDatabase;
let watch: WatchedDb;
let server: TestServer;
let houses: Houses;
let attacker: House;
let others: readonly { readonly tenantId: string; readonly livemode: boolean }[];
let count = 0;
let accepted = 0;
beforeAll(async () => {
  database = await openTestDatabase();
  watch = watchDb(database.db);
  let offset = 0;
  server = await startTestServer({
    background: false,
    on: { ...database, db: watch.db },
    services: {
      now: () => new Date(Date.now() + offset),
      mailer: { baseUrl: "http://localhost", send: async () => undefined },
      outbound: { allowLoopback: true, timeoutMs: 400, resolve: async () => ["93.184.215.14"] },
    },
  });
  houses = await buildHouses(server, "attacker", (seconds) => void (offset += seconds * 1000));
  attacker = houses.test;
  const neighbour = await server.provision({
    accounts: { A: { currency: "XAF", available: 50_000 } },
  });
  const body = payout(neighbour.accounts["A"] ?? "", 1_000);
  const key = { key: neighbour.apiKey, headers: { "idempotency-key": "one" } };
  expect((await send(server.url, "POST /v1/payments", { ...key, body })).status).toBe(201);
  await sequenceEvents(server.services);
  const { body: tenant } = await attacker.call("GET /v1/tenant");
  others = [
    { tenantId: neighbour.id, livemode: false },
    { tenantId: tenant.id, livemode: true },
  ];
});
afterAll(async () => {
  await server.stop();
  await database.close();
});

/** What ends things that the other requests need, in the order in which it is done, last. */
const ENDS = [
  /revoke|delete|erase|close|disable|unsubscribe/,
  /^resetSandbox/,
  /^(refresh|logout)/,
];
const rank = ({ id }: DocumentedOperation): number => ENDS.findIndex((one) => one.test(id)) + 1;
const PLACES = STRING_PLACES.toSorted((a, b) => rank(a.operation) - rank(b.operation));

it("knows every string of the document, and every hostile text gets to each kind of place", () => {
  const names = PLACES.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  for (const { id, parameters } of DOCUMENTED)
    for (const { in: where, name } of parameters) expect(names).toContain(`${id} ${where} ${name}`);
  for (const where of ["path", "query", "body"]) {
    const sent = PLACES.filter(({ name }) => name.split(" ")[1] === where).flatMap(
      (one) => one.texts,
    );
    expect(
      HOSTILE.filter((text) => !sent.includes(text)),
      where,
    ).toEqual([]);
  }
});

describe("hostile texts in every string of every operation", () => {
  const complaints = vi.spyOn(console, "error");
  afterAll(() => complaints.mockRestore());
  let usual: ReadonlySet<string>;
  let before: readonly unknown[];
  beforeAll(async () => {
    watch.take();
    const lasting = DOCUMENTED.filter((one) => rank(one) === 0);
    for (const operation of lasting)
      for (const sent of [documentedRequest(operation, attacker), ...withUsualFilters(operation)])
        await ask(sent);
    usual = watch.take();
    before = await everythingElse();
  }, 600_000);

  it("are refused, or stored as they are: no answer is an error of the server or breaks the document", async () => {
    expect(await attack(PLACES.filter(({ operation }) => rank(operation) === 0))).toEqual([]);
    // Without this, all of them could have been refused for another reason.
    expect(accepted).toBeGreaterThan(500);
  }, 900_000);

  it("are worked on and read back without harm", async () => {
    await attacker.call("POST /v1/sandbox/clock/advance", { body: { seconds: 60 } });
    for (const operation of DOCUMENTED.filter(({ method }) => method === "GET")) {
      const got = await ask(documentedRequest(operation, attacker));
      expect(got.status, operation.id).toBeLessThan(500);
      expect(harm(got), operation.id).toEqual([]);
    }
    // The workers tell of jobs that threw.
    expect(complaints.mock.calls).toEqual([]);
  });

  it("are refused by what ends things, too", async () => {
    expect(await attack(PLACES.filter(({ operation }) => rank(operation) > 0))).toEqual([]);
  });

  it("run no statement that other texts do not run", () => {
    const run = [...watch.take()];
    expect(run.length).toBeGreaterThan(100);
    expect(run.filter((shape) => shape.toLowerCase().includes(TRACE))).toEqual([]);
    // What runs beside requests may come at any time; such statements stand in the source as they are.
    const source = sourceOfTheStore();
    const unusual = run.filter((shape) => !usual.has(shape));
    expect(
      unusual.filter((shape) => !source.includes(shape.slice(shape.indexOf(": ") + 2))),
    ).toEqual([]);
  });

  it("change nothing of anybody else, of the other mode, or of the database itself", async () => {
    expect(await everythingElse()).toEqual(before);
    const tenantId = others[1]?.tenantId ?? "";
    expect(await readSoundness(database.admin, { tenantId, livemode: false })).toEqual([]);
  });
});

it("header fields that are none are refused before anything reads them", async () => {
  for (const name of ["X-API-Key", "X-Correlation-Id", "Idempotency-Key", "Accept-Language"])
    for (const text of BROKEN_FIELDS) {
      const answer = await raw(
        `GET /v1/tenant HTTP/1.1\r\nHost: localhost\r\n${name}: ${text}\r\nConnection: close\r\n\r\n`,
      );
      // A proper end of line begins a field of its own; nothing of it comes back.
      expect(answer, `${name} ${JSON.stringify(text)}`).toMatch(/^HTTP\/1\.1 4\d\d /);
      expect(answer.toLowerCase()).not.toContain("x-injected");
    }
});

/** Sends every place its texts; what went wrong, in words. */
async function attack(places: readonly StringPlace[]): Promise<readonly string[]> {
  const wrong: string[] = [];
  for (const place of places)
    for (const text of place.texts) {
      const what = `${place.name} <- ${JSON.stringify(text.slice(0, 60))}`;
      try {
        const got = await ask(place.request(text, attacker));
        if (got.status < 300) accepted += 1;
        const harms = got.status < 500 ? harm(got) : ["an error of the server"];
        wrong.push(
          ...harms.map((one) => `${what}: ${one}: ${got.status} ${got.text.slice(0, 300)}`),
        );
      } catch (error) {
        wrong.push(`${what}: ${error instanceof Error ? error.message.slice(0, 600) : ""}`);
      }
    }
  return wrong;
}

/** All files in which SQL may stand (the linter's rule), as one text. */
function sourceOfTheStore(): string {
  const folder = new URL("../../src/db/", import.meta.url);
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".ts"))
    .map((name) => readFileSync(new URL(name, folder), "utf8"))
    .join("\n");
}

/** Signs of a text that was not only a value, in an answer. */
function harm({ headers, text }: Got): readonly string[] {
  const isPage = (headers.get("content-type") ?? "").startsWith("text/html");
  return [
    ...[...headers].filter(([name]) => name === "x-injected" || name === "set-cookie").map(String),
    ...(text.includes(EVALUATED) ? ["a template was evaluated"] : []),
    ...(text.includes("root:x:0") ? ["a file of the machine was read"] : []),
    ...(isPage && /<script>alert|onerror=alert\(1\)>/.test(text)
      ? ["a page holds the script"]
      : []),
    ...(/syntax error|SQLSTATE|relation ".*" does not exist/.test(text) ? ["SQL was told"] : []),
  ];
}

/** Requests with each filter of an operation, so that all statements that filters make are known. */
function withUsualFilters(operation: DocumentedOperation): readonly Sent[] {
  return operation.parameters
    .filter(({ in: where }) => where === "query")
    .map(({ name, schema }) => {
      const prefix = idPrefix(schema);
      const given = (schema["enum"] ?? []) as readonly string[];
      const value =
        schema["format"] === "date-time"
          ? "2026-11-20T10:00:00.000Z"
          : (given[0] ?? (prefix === null ? "usual" : (attacker.ids[prefix] ?? "usual")));
      const sent = documentedRequest(operation, attacker);
      return {
        ...sent,
        line: `${sent.line}${sent.line.includes("?") ? "&" : "?"}${name}=${value}`,
      };
    });
}

/** Digests of the rows of the neighbour and of the attacker's live mode, and of the database's tables, functions, roles and tenants. */
async function everythingElse(): Promise<readonly unknown[]> {
  const rows = await Promise.all(others.map((scope) => rowDigests(database.admin, scope)));
  return [...rows, await databaseShape(database.admin, others[1]?.tenantId ?? "")];
}

/** Sends a request as the attacker, with the credentials that the operation wants. */
async function ask({ operation, line, body, headers }: Sent): Promise<Got> {
  count += 1;
  const visitor = visitorOf(operation);
  const signed = operation.id.endsWith("Callback") && operation.path.startsWith("/v1/callbacks/");
  const given: Readonly<Record<string, string>> = {
    ...(visitor === null
      ? { "x-api-key": attacker.apiKey, authorization: `Bearer ${attacker.token}` }
      : visiting(attacker.visitors[visitor])),
    ...(operation.method === "POST" ? { "idempotency-key": `injection-${count}` } : {}),
    ...(signed ? signatureOf(line, JSON.stringify(body)) : {}),
    ...headers,
  };
  if (!operation.id.startsWith("stream")) {
    const got = await send(server.url, line, {
      ...(body === undefined ? {} : { body }),
      headers: given,
    });
    return got;
  }
  // A stream goes on for ever; how it begins is enough.
  const response = await fetch(server.url + (line.split(" ")[1] ?? ""), { headers: given });
  await response.body?.cancel();
  return { status: response.status, headers: response.headers, text: "", body: null };
}

function signatureOf(line: string, raw: string): Readonly<Record<string, string>> {
  const source = line.split("/").at(-1)?.split("?")[0] ?? "";
  const timestamp = String(Math.floor(server.services.now().getTime() / 1000));
  const secret = callbackSecret(server.services.keyRing, source);
  return {
    "x-callback-timestamp": timestamp,
    "x-callback-signature": signCallback(secret, timestamp, Buffer.from(raw)),
  };
}

/** The whole answer to bytes that no client library would send. */
function raw(bytes: string): Promise<string> {
  const { host, port } = server.upstream;
  return new Promise((resolve, reject) => {
    let answer = "";
    const socket = connect({ host, port }, () => socket.write(bytes, "latin1"));
    socket.setEncoding("latin1");
    socket.on("data", (part: string) => (answer += part));
    socket.on("close", () => resolve(answer));
    socket.on("error", reject);
  });
}
