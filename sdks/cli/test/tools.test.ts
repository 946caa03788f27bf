import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import {
  flatOf,
  emitEvents,
  startTestServer,
  type TestServer,
  type TestTenant,
} from "@njia/server/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { TRIGGERS, triggerJourney } from "../src/trigger/steps.ts";
import { EVENTS } from "../../../server-stub/src/generated/events.ts";
import { tellCriterion } from "../../../server-stub/test/support/criteria.ts";
import { Machine } from "./support/njia.ts";
import { Receiver } from "./support/receiver.ts";

let server: TestServer;
let tenant: TestTenant;
let machine: Machine;
beforeAll(async () => {
  server = await startTestServer();
  tenant = await server.provision({ accounts: { A: { currency: "XAF", available: 100_000_000 } } });
  machine = new Machine({ NJIA_BASE_URL: server.url, NJIA_API_KEY: tenant.apiKey });
});
afterAll(async () => {
  machine.remove();
  await server.stop();
});
const lines = (text: string): Record<string, unknown>[] =>
  text
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Record<string, unknown>);

describe("trigger", () => {
  it("knows events of the API alone, and binds every value that its steps need", () => {
    expect(TRIGGERS.length).toBeGreaterThan(40);
    expect(TRIGGERS.filter((type) => !(type in EVENTS))).toEqual([]);
    const run = new Set(["runId", "runDigits", "anHourAgo", "inAnHour", "$guid"]);
    for (const type of TRIGGERS) {
      const bound = new Set(run);
      for (const step of triggerJourney(type)?.steps ?? []) {
        for (const [, name = ""] of JSON.stringify(step.set ?? {}).matchAll(/\{\{([$\w]+)\}\}/g))
          expect({ type, name, known: bound.has(name) }).toEqual({ type, name, known: true });
        Object.keys(step.bind ?? {}).forEach((name) => bound.add(name));
      }
    }
  });

  it("brings events about with chained calls, changed as asked, and names the event", async () => {
    const frozen = await machine.run(["trigger", "ghost_card.frozen", "--json"]);
    expect(frozen).toMatchObject({ code: 0, json: { v: 1, event: { type: "ghost_card.frozen" } } });
    const paid = await machine.run([
      "trigger",
      "payment.failed",
      "--set",
      "amountMinorUnits=777",
      "--remove",
      "description",
      "--json",
    ]);
    expect(paid.code).toBe(0);
    const { id } = (paid.json as { event: { id: string } }).event;
    const event = await machine.run(["events", "get", id, "--json"]);
    expect(event.json).toMatchObject({
      data: { data: { amountMinorUnits: 777, status: "failed", description: null } },
    });
  });

  it("prints the payload in the form that an endpoint would get", async () => {
    const flat = await machine.run(
      "trigger ghost_card.frozen --payload-format flat --json".split(" "),
    );
    const { event, payload } = flat.json as {
      event: { id: string };
      payload: Record<string, unknown>;
    };
    const { json } = await machine.run(["events", "get", event.id, "--json"]);
    const whole = json["data"] as Parameters<typeof flatOf>[0];
    expect(payload).toEqual(flatOf(whole));
    expect(payload).toMatchObject({ event: "ghost_card.frozen", object: "ghost_card" });
    expect((await machine.run("trigger account.frozen --payload-format x".split(" "))).code).toBe(
      2,
    );
  });

  it("refuses what does not fit the API description before it is sent", async () => {
    const wrong = await machine.run([
      "trigger",
      "payment.created",
      "--set",
      "amountMinorUnits=much",
      "--set",
      "colour=red",
    ]);
    expect(wrong.code).toBe(2);
    expect(wrong.stderr).toContain("amountMinorUnits must be an integer; colour is not known");
    const unknown = await machine.run(["trigger", "payment.exploded"]);
    expect(unknown).toMatchObject({ code: 2 });
    expect(unknown.stderr).toContain("payment.completed");
  });
});

describe("fixtures", () => {
  it("play a journey, their own and one of a file, with values and expectations", async () => {
    const first = await machine.run(["fixtures", "run", "first-payment", "--json"]);
    expect(first.code).toBe(0);
    expect(lines(first.stdout).map(({ operationId }) => operationId)).toEqual([
      "previewRouting",
      "createPayment",
      "getPayment",
      "listBalances",
    ]);
    const journey = {
      steps: [
        {
          operationId: "createCustomer",
          set: { body: { externalId: "{{mine}}-{{runId}}", phone: "+237677{{runDigits}}" } },
          bind: { customerId: "$.id" },
        },
        {
          operationId: "getCustomer",
          set: { path: { id: "{{customerId}}" } },
          expect: { values: { "$.object": "payment" } },
        },
      ],
    };
    writeFileSync(join(machine.home, "journey.json"), JSON.stringify(journey));
    const without = await machine.run(["fixtures", "run", "journey.json"]);
    expect(without.stderr).toContain("--var mine=VALUE");
    const failing = await machine.run([
      "fixtures",
      "run",
      "journey.json",
      "--var",
      "mine=a",
      "--json",
    ]);
    expect(failing.code).toBe(5);
    expect(failing.stderr).toContain('$.object is \\"customer\\"');
    const only = await machine.run([
      "fixtures",
      "run",
      "journey.json",
      "--var",
      "mine=b",
      "--only",
      "createCustomer",
    ]);
    expect(only.code).toBe(0);
  });
});

describe("replay", () => {
  it("sends an event of the log and recorded files again, twice if asked, signed anew; files need no network", async () => {
    const receiver = await new Receiver().start();
    try {
      const scope = { tenantId: tenant.id, livemode: false };
      const [id = ""] = await emitEvents(server.services, scope, "account.created", [
        { id: "acc_1" },
      ]);
      const secret = (await machine.run(["listen", "--print-secret"])).stdout.trim();
      let past = await machine.run(["replay", id, "--forward-to", String(receiver.port)]);
      // The log numbers an event a moment after its commit.
      while (past.code === 5)
        past = await machine.run(["replay", id, "--forward-to", String(receiver.port)]);
      expect(past.code).toBe(0);
      writeFileSync(join(machine.home, "one.json"), receiver.got[0]?.body ?? "");
      const files = [
        "replay",
        "one.json",
        "--forward-to",
        String(receiver.port),
        "--secret",
        secret,
        "--duplicate",
        "--shuffle",
        "--repeat",
        "2",
      ];
      expect(
        (
          await machine.run(files, {
            env: { NJIA_BASE_URL: "http://127.0.0.1:1", NJIA_API_KEY: "" },
          })
        ).code,
      ).toBe(0);
      expect(receiver.got.map((one) => one.id)).toEqual(Array(5).fill(id));
      await receiver.verifyAll(secret);
      receiver.answer = () => 500;
      expect((await machine.run(files)).code).toBe(8);
    } finally {
      await receiver.stop();
    }
  });
});

describe("what the server publishes", () => {
  const digest = (bytes: Buffer | string): string =>
    createHash("sha256").update(bytes).digest("hex");

  it("is exported byte for byte, by HTTP and by the command, from two hosts and in two time zones", async () => {
    const hosts = [server.url, server.url.replace("127.0.0.1", "localhost")];
    const zones = ["Africa/Douala", "Pacific/Auckland"];
    expect(new Set(hosts).size).toBe(2);
    let compared = 0;
    for (const tool of ["postman", "insomnia"]) {
      const found: string[] = [];
      for (const [index, host] of hosts.entries()) {
        const there = await fetch(`${host}/api/docs/export/${tool}?tags=Payments&tests=false`);
        found.push(digest(Buffer.from(await there.arrayBuffer())));
        const file = `${tool}-${index}.json`;
        const here = await machine.run(
          ["export", tool, "--tags", "Payments", "--no-tests", "-o", file],
          { env: { NJIA_BASE_URL: host, TZ: zones[index] ?? "" } },
        );
        expect([here.code, here.stderr]).toEqual([0, expect.any(String)]);
        found.push(digest(readFileSync(join(machine.home, file))));
      }
      expect([...new Set(found)]).toEqual([found[0]]);
      compared += found.length;
    }
    tellCriterion(
      18,
      `${compared} files by HTTP and CLI, 2 hosts, 2 time zones: one SHA-256 for each format`,
      "identical SHA-256",
    );
    expect((await machine.run(["export", "bruno"])).code).toBe(2);
    expect((await machine.run(["export", "postman", "--journey", "none"])).code).toBe(5);
  });

  it("tells changes, own use of what is deprecated, and where the reference is", async () => {
    const all = await machine.run(["changelog", "--json"]);
    const newer = await machine.run(["changelog", "--since", "2.3.0", "--json"]);
    const count = (ended: { json: Readonly<Record<string, unknown>> }): number =>
      (ended.json["data"] as unknown[]).length;
    expect(count(all)).toBeGreaterThan(count(newer));
    expect(count(newer)).toBeGreaterThan(0);
    expect(await machine.run(["changelog", "--mine", "--json"])).toMatchObject({
      code: 0,
      json: { data: { object: "deprecation_usage" } },
    });
    expect(await machine.run(["changelog", "list", "--limit", "1"])).toMatchObject({ code: 0 });
    expect(await machine.run(["docs", "createPayment", "--json"])).toMatchObject({
      json: { data: { url: `${server.url}/api/docs/createPayment` } },
    });
  });

  it("follows the request log", async () => {
    const tail = machine.start(["logs", "tail", "--status", "4xx", "--json"]);
    try {
      await tail.until((_, stderr) => stderr.includes("connected"));
      await machine.run(["payments", "list"]);
      await machine.run(["payments", "get", "pay_01kag9ytq2f7sv3w5x8a0b1c2d"]);
      await tail.until((stdout) => stdout.includes("\n"));
      tail.child.kill("SIGINT");
      const { stdout, code } = await tail.ended;
      expect(code).toBe(130);
      expect(lines(stdout)).toMatchObject([
        { v: 1, data: { operationId: "getPayment", status: 404 } },
      ]);
    } finally {
      tail.child.kill("SIGKILL");
      await tail.ended;
    }
  });
});

describe("samples and the authentication test", () => {
  it("write a program that exists in the repository, and never over another file", async () => {
    expect((await machine.run(["samples", "create", "--lang", "python"])).code).toBe(0);
    const source = new URL("../../python/demo/pay.py", import.meta.url);
    expect(readFileSync(join(machine.home, "pay.py"), "utf8")).toBe(readFileSync(source, "utf8"));
    expect((await machine.run(["samples", "create", "--lang", "python"])).code).toBe(2);
    expect((await machine.run(["samples", "create", "--lang", "cobol"])).code).toBe(2);
    expect(existsSync(join(machine.home, "cobol"))).toBe(false);
  });

  it("runs the rows that the caller's own credentials allow, and calls the others covered", async () => {
    const ended = await machine.run(["doctor", "--auth", "--json"]);
    expect(ended.code).toBe(0);
    const rows = (ended.json as { rows: { id: string; state: string }[] }).rows;
    expect(rows.filter(({ state }) => state === "failed")).toEqual([]);
    expect(rows.filter(({ state }) => state === "passed").length).toBeGreaterThanOrEqual(4);
    expect(rows.some(({ state }) => state === "covered")).toBe(true);
    expect(ended.stdout + ended.stderr).not.toContain(tenant.apiKey);
  });
});
