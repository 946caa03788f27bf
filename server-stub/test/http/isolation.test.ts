import { request } from "node:http";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sequenceEvents } from "../../src/workers/sequencer.ts";
import { payout, send, type Got } from "../support/client.ts";
import { DOCUMENTED, type DocumentedOperation, type Json } from "../support/document.ts";
import { tellCriterion } from "../support/criteria.ts";
import { buildHouses, type House, type Houses } from "../support/house.ts";
import {
  BODY_PLACES,
  documentedPlaces,
  PATH_PLACES,
  PUBLIC_PARAMETERS,
  QUERY_PLACES,
  type IdPlace,
} from "../support/id-places.ts";
import { idOf, lineOf, requiredQuery, visitorOf } from "../support/requests.ts";
import { openStream } from "../support/sse.ts";
import { startTestServer, type TestServer } from "../support/test-server.ts";
import { visiting } from "../support/widgets.ts";

/** Design reliability.md 3.7: what belongs to another tenant, to the other mode, or to another visitor, answers exactly like what does not exist. */

let server: TestServer;
let owner: Houses;
let stranger: Houses;
beforeAll(async () => {
  let offset = 0;
  const later = (seconds: number): void => void (offset += seconds * 1000);
  server = await startTestServer({
    background: false,
    services: {
      now: () => new Date(Date.now() + offset),
      mailer: { baseUrl: "http://localhost", send: async () => undefined },
      // Live endpoints have names of the public network; none of them is called here.
      outbound: { allowLoopback: true, timeoutMs: 400, resolve: async () => ["93.184.215.14"] },
    },
  });
  owner = await buildHouses(server, "mark-of-the-owner", later);
  stranger = await buildHouses(server, "mark-of-the-stranger", later);
});
afterAll(() => server.stop());

/** Whose things are attacked. */
const MODES = ["test", "live"] as const;
type Mode = (typeof MODES)[number];
const OTHER = { test: "live", live: "test" } as const;

/** Who asks: the other tenant in the same mode, the owner itself in the other mode, or another visitor of the owner's widget. */
const CALLERS = ["another tenant", "the other mode", "another visitor"] as const;
type CallerName = (typeof CALLERS)[number];
const ATTACKS = MODES.flatMap((mode) => CALLERS.map((caller) => [mode, caller] as const));

/** People belong to the tenant, whatever the mode. */
const OF_BOTH_MODES = /^(listUsers|updateUser|listAuditEntries query actorId)\b/;
/** Answered on the widgets' origin alone; a test of its own is below. */
const ON_WIDGETS_ORIGIN = ["getWidgetPage", "getWidgetScript"];
/** Kinds that live mode has none of: faults are of the sandbox, and no identity provider is connected there, so nobody was assessed. */
const NOT_IN_LIVE =
  /^(getKycScore|reviewKycScore|getKycCheck|deleteSandboxFault) path id$|^list(KycScores|SandboxFaults) query (starting|ending)/;
/** Places where the owner's id may be answered like an unknown one, and why. */
const ALIKE_TO_THE_OWNER: Readonly<Record<string, string>> = {
  "lookupRecipient body destination.accountId": "accounts are never looked up there",
  "recordListenResults body results.[].eventId": "what a listener reports is stored as it comes",
  "createSandboxFault body target": "a fault acts on its own tenant only and looks no endpoint up",
  "createBulkPayment body payments.[].quoteId": "read when the item is paid",
  "createBulkPayment body payments.[].fraudAnalysisId": "read when the item is paid",
  "confirmChangeLogSubscription path id": "only the token of the mail decides",
  "unsubscribeChangeLog path id": "only the token of the mail decides",
};
/** And in live mode only, where the sandbox is closed and nobody is assessed. */
const ALIKE_IN_LIVE = /Sandbox|^createKyc(Score|Check) |^listKycScores /;
/** Public operations that a token opens: a malformed id is 404, any other is a wrong token. */
const OPENED_BY_TOKEN = ["confirmChangeLogSubscription"];
const STREAM_SESSION = "streamEvents query session";
let count = 0;

/* These come first: a tenant's own request log shows what it asked for, later also foreign ids. */
describe.each(MODES)("what a tenant reads in %s mode", (mode) => {
  it("holds nothing of another one, whatever it asks for", async () => {
    const reader = stranger[mode];
    for (const operation of readsOf(reader)) {
      const line = `${lineOf(operation, reader)}${requiredQuery(operation)}`;
      const got = await ask("another tenant", mode, operation, line);
      expect(got.status, `${operation.id} ${got.text.slice(0, 200)}`).toBeLessThan(300);
      expect(leaks(got.text, owner[mode], "another tenant"), operation.id).toEqual([]);
      const isEmpty = mode === "live" && operation.id === "listKycScores";
      if (operation.listed !== null && !isEmpty)
        expect(got.body.data, operation.id).not.toEqual([]);
    }
  });

  it("holds nothing of its own other mode", async () => {
    // The request log first: later it shows what this test itself asks for.
    const inOrder = readsOf(owner[mode]).toSorted(
      (a, b) => Number(b.id === "listRequestLog") - Number(a.id === "listRequestLog"),
    );
    for (const operation of inOrder) {
      if (OF_BOTH_MODES.test(operation.id)) continue;
      const line = `${lineOf(operation, owner[mode])}${requiredQuery(operation)}`;
      const got = await ask("the other mode", mode, operation, line);
      const { ids, paymentKey } = owner[mode];
      const sent = [paymentKey, ...Object.values(ids)].filter((one) => line.includes(one));
      expect(
        leaks(withoutSent(got.text, sent), owner[mode], "the other mode"),
        operation.id,
      ).toEqual([]);
    }
  });

  it("comes through streams of its own only", async () => {
    for (const path of ["/v1/events/stream?types=*", "/v1/request-log/stream"]) {
      const stream = await openStream(server.url + path, { "x-api-key": stranger[mode].apiKey });
      for (const house of [owner[mode], stranger[mode]]) {
        const body = payout(idOf(house, "acct"), 1_000, "000", { reference: house.mark });
        expect((await house.call("POST /v1/payments", { body })).status).toBe(201);
      }
      await sequenceEvents(server.services);
      await stream.until((frames) => frames.some(({ data }) => data !== null));
      expect(leaks(JSON.stringify(stream.frames), owner[mode], "another tenant")).toEqual([]);
      stream.hangUp();
    }
  });
});

describe("an id of somebody else answers like one that nobody has", () => {
  let before: readonly string[];
  beforeAll(async () => {
    before = await snapshot();
  });

  it.each(ATTACKS)("in paths of %s mode, for %s", async (mode, caller) => {
    for (const [place, own] of placesFor(mode, caller, PATH_PLACES)) {
      const real = await answer(place, mode, caller, own);
      expect(real, place.name).toMatch(/^4/);
      const malformed = OPENED_BY_TOKEN.includes(place.operation.id) ? [] : ["no-such-thing"];
      for (const other of [unlike(own), ...malformed])
        expect(await answer(place, mode, caller, other), place.name).toBe(real);
    }
  });

  it.each(ATTACKS)("in filters, cursors and bodies of %s mode, for %s", async (mode, caller) => {
    for (const [place, own] of placesFor(mode, caller, [...QUERY_PLACES, ...BODY_PLACES]))
      expect(await answer(place, mode, caller, unlike(own)), place.name).toBe(
        await answer(place, mode, caller, own),
      );
  });

  it("is 404 for another tenant's key and 401 for none: streams, sessions, events, widgets, deliveries", async () => {
    const kinds = /event|listen|delivery|deliveries|webhook|widget/i;
    let probes = 0;
    for (const mode of MODES) {
      const places = [
        ...PATH_PLACES,
        ...QUERY_PLACES.filter(({ name }) => STREAM_SESSION === name),
      ];
      for (const [place, own] of placesFor(mode, "another tenant", places)) {
        if (!kinds.test(place.operation.path) || visitorOf(place.operation) !== null) continue;
        if (ON_WIDGETS_ORIGIN.includes(place.operation.id)) continue;
        const { line, body } = place.request(own, houseOf("another tenant", mode));
        const got = await ask("another tenant", mode, place.operation, line, body);
        expect([place.name, got.status, got.body.code]).toEqual([
          place.name,
          404,
          "resource_not_found",
        ]);
        const none = await send(server.url, line, { ...(body === undefined ? {} : { body }) });
        expect([place.name, none.status]).toEqual([place.name, 401]);
        probes += 2;
      }
    }
    expect(probes).toBeGreaterThanOrEqual(40);
    tellCriterion(6, `${probes} of ${probes} probes answered 404 or 401`, "100 % of at least 40");
  });

  it("and nothing of the owner has changed", async () => {
    expect(await snapshot()).toEqual(before);
  });
});

/** Without this, every test above could pass on requests that are refused for another reason. */
describe.each(MODES)("the owner itself is answered otherwise in %s mode", (mode) => {
  it("in filters", async () => {
    const filters = QUERY_PLACES.filter(
      ({ name }) => !/startingAfter|endingBefore|^stream/.test(name),
    );
    expect(await alike(mode, filters)).toEqual([]);
  });
  it("in bodies", async () => {
    expect(await alike(mode, BODY_PLACES)).toEqual([]);
  });
  it("in paths", async () => {
    const rank = ({ operation }: IdPlace): number =>
      operation.method === "GET"
        ? 0
        : /revoke|delete|erase|close|disable/.test(operation.id)
          ? 2
          : 1;
    expect(
      await alike(
        mode,
        PATH_PLACES.toSorted((a, b) => rank(a) - rank(b)),
      ),
    ).toEqual([]);
  });
});

it("the page of a widget shows nothing of its tenant but the widget's address, to anybody", async () => {
  for (const mode of MODES) {
    const { ids } = owner[mode];
    const page = await widgetPage(ids["wgt"] ?? "");
    expect(page.status).toBe(200);
    expect(
      leaks(withoutSent(page.text, [ids["wgt"] ?? ""]), owner[mode], "another tenant"),
    ).toEqual([]);
    expect((await widgetPage(unlike(ids["wgt"] ?? ""))).status).toBe(404);
  }
});

it("leaves no parameter of the document out", () => {
  const covered = [...PATH_PLACES, ...QUERY_PLACES, ...BODY_PLACES];
  const names = covered.map(({ name }) => name);
  expect(documentedPlaces().filter((name) => !names.includes(name))).toEqual([]);
  expect(names.length).toBeGreaterThan(170);
  const known = DOCUMENTED.flatMap(({ id, parameters }) =>
    parameters.map(({ name }) => `${id} ${name}`),
  );
  expect(PUBLIC_PARAMETERS.filter((name) => !known.includes(name))).toEqual([]);
  for (const houses of [owner, stranger]) {
    expect(covered.filter(({ real }) => real(houses.test) === null)).toEqual([]);
    const missing = covered.filter(({ real }) => real(houses.live) === null);
    expect(missing.map(({ name }) => name).filter((name) => !NOT_IN_LIVE.test(name))).toEqual([]);
  }
});

/** Operations that read and end, and that can be asked with what a house has. */
function readsOf(house: House): readonly DocumentedOperation[] {
  return DOCUMENTED.filter(
    ({ id, method, path }) =>
      method === "GET" &&
      !id.startsWith("stream") &&
      !ON_WIDGETS_ORIGIN.includes(id) &&
      !(house.livemode && (path.startsWith("/v1/sandbox/") || NOT_IN_LIVE.test(`${id} path id`))),
  );
}

/** The places that a caller attacks, each with what the owner has there. */
function placesFor(
  mode: Mode,
  caller: CallerName,
  places: readonly IdPlace[],
): readonly (readonly [IdPlace, string])[] {
  return owned(mode, places).filter(([{ operation, name }]) =>
    caller === "another visitor"
      ? visitorOf(operation) !== null
      : caller === "another tenant" || !OF_BOTH_MODES.test(name),
  );
}

function owned(mode: Mode, places: readonly IdPlace[]): readonly (readonly [IdPlace, string])[] {
  return places.flatMap((place) => {
    const own = place.real(owner[mode]);
    return own === null ? [] : [[place, own] as const];
  });
}

/** Another value of the same form, and of the same moment where it is an id. */
function unlike(value: string): string {
  const last = value.slice(-6);
  return value.slice(0, -6) + [...last].map((one) => (one === "7" ? "6" : "7")).join("");
}

/** The visitor who stands in for another one. */
const SOMEBODY_ELSE = { paid: "quoted", quoted: "new" } as const;

function houseOf(caller: CallerName | "the owner", mode: Mode): House {
  if (caller === "another tenant") return stranger[mode];
  return owner[caller === "the other mode" ? OTHER[mode] : mode];
}

function ask(
  caller: CallerName | "the owner",
  mode: Mode,
  operation: DocumentedOperation,
  line: string,
  body?: Json,
): Promise<Got> {
  count += 1;
  const asker = houseOf(caller, mode);
  const name = visitorOf(operation);
  const visitor =
    caller === "another visitor" && (name === "paid" || name === "quoted")
      ? SOMEBODY_ELSE[name]
      : name;
  return send(server.url, line, {
    key: visitor === null ? asker.apiKey : null,
    ...(body === undefined ? {} : { body }),
    headers: {
      ...(visitor === null
        ? { authorization: `Bearer ${asker.token}` }
        : visiting(asker.visitors[visitor])),
      ...(operation.method === "POST" ? { "idempotency-key": `isolation-${count}` } : {}),
    },
  });
}

/** Status and body, without what differs from one request to the next. Fails when the answer holds anything of the owner but the value sent. */
async function answer(
  place: IdPlace,
  mode: Mode,
  caller: CallerName | "the owner",
  value: string,
): Promise<string> {
  const { line, body } = place.request(value, houseOf(caller, mode));
  const got = await ask(caller, mode, place.operation, line, body);
  // The asker's own request log shows what it asked for itself; what it shows before that is read above.
  const isOwnLog = place.operation.id === "listRequestLog";
  if ((caller === "another tenant" || caller === "the other mode") && !isOwnLog) {
    const text = withoutSent(got.text, [value]);
    expect(leaks(text, owner[mode], caller), place.name).toEqual([]);
  }
  const text = withoutMoment(withoutSent(got.text, [value]))
    .replaceAll(/[a-z]{2,6}_[0-7][0-9a-hjkmnp-tv-z]{25}/g, "<id>")
    .replaceAll(/isolation-\d+/g, "<key>");
  return `${got.status} ${text}`;
}

/** Names of the places in which the owner is answered the same for its own id and for an unknown one. */
async function alike(mode: Mode, places: readonly IdPlace[]): Promise<readonly string[]> {
  const found: string[] = [];
  for (const [place, own] of owned(mode, places)) {
    const unknown = await answer(place, mode, "the owner", unlike(own));
    if ((await answer(place, mode, "the owner", own)) === unknown) found.push(place.name);
  }
  return found.filter(
    (name) => !(name in ALIKE_TO_THE_OWNER) && !(mode === "live" && ALIKE_IN_LIVE.test(name)),
  );
}

/** What of a house stands in a text that somebody reads. */
function leaks(
  text: string,
  { ids, mark, tenantMark }: House,
  reader: "another tenant" | "the other mode",
): readonly string[] {
  const signs = [reader === "another tenant" ? tenantMark : mark, ...Object.values(ids)];
  return signs.filter((sign) => text.includes(sign));
}

function withoutSent(text: string, values: readonly string[]): string {
  return values.reduce((rest, value) => rest.replaceAll(value, "<sent>"), text);
}

function withoutMoment(text: string): string {
  return text.replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, "<time>");
}

/** Everything of the owner that can be read by its id, in both modes. */
async function snapshot(): Promise<readonly string[]> {
  const found: string[] = [];
  for (const mode of MODES)
    for (const [{ operation }] of owned(mode, PATH_PLACES))
      if (operation.method === "GET") {
        const got = await ask("the owner", mode, operation, lineOf(operation, owner[mode]));
        found.push(withoutMoment(got.text));
      }
  return found;
}

/** A page on the widgets' origin, whose name fetch does not let a caller choose. */
function widgetPage(id: string): Promise<{ readonly status: number; readonly text: string }> {
  const { host, port } = server.upstream;
  const headers = { host: new URL(server.services.widgetOrigin).host };
  return new Promise((resolve, reject) => {
    request({ host, port, path: `/embed/${id}`, headers }, (response) => {
      let text = "";
      response.setEncoding("utf8");
      response.on("data", (part: string) => (text += part));
      response.on("end", () => resolve({ status: response.statusCode ?? 0, text }));
    })
      .on("error", reject)
      .end();
  });
}
