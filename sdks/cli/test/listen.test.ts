import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { TestTenant } from "@njia/server/testing";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Machine, Running } from "./support/njia.ts";
import { Receiver } from "./support/receiver.ts";
import { emitFor, jsonLines, machineFor, scopeOf, useServer } from "./support/stage.ts";

const stage = useServer();
let tenant: TestTenant;
let machine: Machine;
let receiver: Receiver;
const running: Running[] = [];
beforeEach(async () => {
  tenant = await stage.server.provision({});
  machine = machineFor({ server: stage.server, tenant });
  receiver = await new Receiver().start();
});
afterEach(async () => {
  for (const { child, ended } of running.splice(0)) {
    child.kill("SIGKILL");
    await ended;
  }
  await receiver.stop();
  machine.remove();
});

const emit = (
  type: string,
  ids: readonly string[],
  more: object = {},
): Promise<readonly string[]> =>
  emitFor(
    { server: stage.server, tenant },
    type,
    ids.map((id) => ({ id, ...more })),
  );

/** Starts `listen` and waits until it says that it is connected. */
async function listen(...args: string[]): Promise<Running> {
  const started = machine.start(["listen", ...args, "--json"]);
  running.push(started);
  await started.until((stdout) => stdout.includes('"state":"connected"'));
  return started;
}
const stop = ({ child, ended }: Running): Running["ended"] => {
  child.kill("SIGINT");
  return ended;
};
const secret = async (): Promise<string> =>
  (await machine.run(["listen", "--print-secret"])).stdout.trim();

describe("listen", () => {
  it("forwards what happens, signed with the secret that it prints, byte for byte, and reports results", async () => {
    const one = await listen(String(receiver.port));
    await emit("account.created", ["acc_1"], {
      name: "Kwame  Ñandú 象 \u2028",
      big: "9007199254740993",
    });
    await receiver.until((got) => got.length === 1);
    const ended = await stop(one);
    expect(ended.code).toBe(130);
    expect(ended.stderr).not.toContain("whsec_");
    const key = await secret();
    expect(key).toMatch(/^whsec_[A-Za-z0-9+/]+=*$/);
    await receiver.verifyAll(key);
    const log = await fetch(`${stage.server.url}/v1/events/${receiver.got[0]?.id}`, {
      headers: { "x-api-key": tenant.apiKey },
    });
    expect(receiver.got[0]?.body).toBe(await log.text());
    const out = jsonLines(ended.stdout);
    expect(out.find(({ kind }) => kind === "event")).toMatchObject({
      attempt: 1,
      ok: true,
      status: 200,
      final: true,
    });
    expect(out.at(-1)).toMatchObject({ kind: "summary", events: 1, handled: 1, failed: 0 });
    const rows = await stage.server.services.db.tenant(scopeOf(tenant), (run) =>
      run({ name: "test_results", text: "select doc from listen_results" }, []),
    );
    expect(rows).toMatchObject([
      { doc: { eventId: receiver.got[0]?.id, attempt: 1, httpStatus: 200 } },
    ]);
    const open = await machine.run(["events", "list-listen-sessions", "--json"]);
    expect(open.json).toMatchObject({ data: { data: [] } });
  });

  it("goes on where it stopped, and never twice", async () => {
    await stop(await listen(String(receiver.port)));
    await emit("account.created", ["acc_1", "acc_2", "acc_3"]);
    const again = await listen(String(receiver.port));
    await receiver.until((got) => got.length === 3);
    const first = await stop(again);
    expect(
      jsonLines(first.stdout).filter(({ kind, replayed }) => kind === "event" && replayed),
    ).toHaveLength(3);
    await emit("account.created", ["acc_4"]);
    const third = await listen(String(receiver.port));
    await receiver.until((got) => got.length === 4);
    await stop(third);
    expect(
      receiver.got.map(({ body }) => (JSON.parse(body) as { data: { id: string } }).data.id),
    ).toEqual(["acc_1", "acc_2", "acc_3", "acc_4"]);
  });

  it("retries an event, holds back its resource alone, and counts what failed", async () => {
    let refusals = 2;
    receiver.answer = ({ body }) => (body.includes('"acc_bad"') && refusals-- > 0 ? 500 : 200);
    const one = await listen(String(receiver.port), "--retry", "1");
    await emit("account.created", ["acc_bad", "acc_good", "acc_bad"]);
    await receiver.until((got) => got.length === 4);
    const { stdout } = await stop(one);
    const order = receiver.got.map(
      ({ body }) => (JSON.parse(body) as { data: { id: string } }).data.id,
    );
    expect(order).toEqual(["acc_bad", "acc_good", "acc_bad", "acc_bad"]);
    const [first, , second, third] = receiver.got;
    expect(second?.id).toBe(first?.id);
    expect(third?.id).not.toBe(first?.id);
    expect(jsonLines(stdout).at(-1)).toMatchObject({
      events: 3,
      handled: 2,
      failed: 1,
      retries: 1,
      failures: [first?.id],
    });
  });

  it("filters by globs and fields, routes by type, records files", async () => {
    const one = await listen(
      ..."--events account.*,*.updated --where data.name=wanted --record events".split(" "),
      ...[
        "--route",
        `account.froz*=http://127.0.0.1:${receiver.port}/frozen`,
        "--forward-to",
        `${receiver.port}/rest`,
      ],
    );
    await emit("account.created", ["acc_1"], { name: "other" });
    await emit("account.created", ["acc_2"], { name: "wanted" });
    await emit("account.frozen", ["acc_2"], { name: "wanted" });
    await receiver.until((got) => got.length === 2);
    await stop(one);
    expect(receiver.got.map(({ path }) => path)).toEqual(["/rest", "/frozen"]);
    const files = readdirSync(join(machine.home, "events")).sort();
    expect(files).toHaveLength(2);
    expect(files[1]).toMatch(/^\d{12}-account\.frozen-evt_\w+\.json$/);
    expect(readFileSync(join(machine.home, "events", files[0] ?? ""), "utf8")).toBe(
      receiver.got[0]?.body,
    );
  });

  it("waits for an event in a script: 0 when it was handled, 7 when it did not come, 8 when it failed", async () => {
    const wait = async (...more: string[]): Promise<number | null> => {
      const started = await listen(
        String(receiver.port),
        "--wait-for",
        "account.frozen",
        "--no-resume",
        "--retry",
        "0",
        ...more,
      );
      if (!more.includes("--within")) await emit("account.created", ["acc_1"]);
      if (!more.includes("--within")) await emit("account.frozen", ["acc_1"]);
      return (await started.ended).code;
    };
    expect(await wait()).toBe(0);
    expect(await wait("--within", "1s")).toBe(7);
    receiver.answer = () => 500;
    expect(await wait("--fail-on-error")).toBe(8);
  });

  it("starts at a time, at an event, or at the oldest one", async () => {
    const ids = await emit("account.created", ["acc_1", "acc_2", "acc_3"]);
    const got = async (since: string, count: number): Promise<readonly string[]> => {
      receiver.got.length = 0;
      await (
        await listen(
          String(receiver.port),
          "--no-resume",
          // events of different resources overtake each other otherwise
          "--ordered",
          "--since",
          since,
          "--wait-for",
          "account.created",
          "--count",
          String(count),
        )
      ).ended;
      return receiver.got.filter(({ type }) => type === "account.created").map(({ id }) => id);
    };
    expect(await got(ids[1] ?? "", 2)).toEqual(ids.slice(1));
    expect(await got("start", 3)).toEqual(ids);
    expect(await got("10m", 3)).toEqual(ids);
  });

  it("hands events to a program, and refuses to run twice over one position", async () => {
    const one = await listen("--exec", "cat > seen.json");
    await emit("account.created", ["acc_1"]);
    await one.until((stdout) => stdout.includes('"kind":"event"'));
    const second = await machine.run(["listen", "--exec", "cat > seen.json"]);
    expect(second.code).toBe(2);
    expect(second.stderr).toContain("runs already");
    await stop(one);
    expect(JSON.parse(readFileSync(join(machine.home, "seen.json"), "utf8"))).toMatchObject({
      type: "account.created",
    });
  });

  it("belongs to its tenant: another one's key finds neither session, stream nor results", async () => {
    const other = await stage.server.provision({});
    await listen(String(receiver.port));
    const open = await machine.run(["events", "list-listen-sessions", "--json"]);
    const [{ id = "" } = {}] = (open.json as { data: { data: { id?: string }[] } }).data.data;
    expect(id).toMatch(/^lsn_/);
    const session = `/v1/webhooks/listen-sessions/${id}`;
    const result = {
      results: [{ eventId: "evt_01kag9z3v5e8rtq6y4m2n7p0cd", attempt: 1, durationMs: 1 }],
    };
    const probes: readonly (readonly [string, string, object?])[] = [
      ["GET", `/v1/events/stream?session=${id}`],
      ["DELETE", session],
      ["POST", `${session}/results`, result],
    ];
    for (const [method, path, body] of probes) {
      const ask = (key: string): Promise<number> =>
        fetch(stage.server.url + path, {
          method,
          headers: { ...(key && { "x-api-key": key }), "content-type": "application/json" },
          ...(body && { body: JSON.stringify(body) }),
        }).then(({ status }) => status);
      expect([await ask(other.apiKey), await ask("")]).toEqual([404, 401]);
    }
  });

  it("says what is wrong before it begins", async () => {
    const cases = [
      [["listen", "nowhere at all"], 2, "neither a port nor a URL"],
      [["listen", "--within", "5s"], 2, "--wait-for"],
      [["listen", "--events", "no.such"], 5, "no.such"],
      [["listen", "--output", "tui"], 2, "terminal"],
      [["listen", "--since", "later"], 2, "--since"],
      [["listen", "--base-url", "http://127.0.0.1:1"], 4, "njia doctor"],
    ] as const;
    for (const [args, code, says] of cases) {
      const ended = await machine.run([...args]);
      expect({ args, code: ended.code }).toEqual({ args, code });
      expect(ended.stderr).toContain(says);
    }
    const other = await machine.run(["listen"], { env: { NJIA_API_KEY: "sk_live_x" } });
    expect(other.code).toBe(3);
  });

  it("prints lines for people, without escapes into a pipe", async () => {
    const started = machine.start(["listen", String(receiver.port)]);
    running.push(started);
    await started.until((stdout) => stdout.includes("● connected"));
    await emit("account.created", ["acc_1"]);
    await receiver.until((got) => got.length === 1);
    const { stdout } = await stop(started);
    expect(stdout).toMatch(
      /^profile default · tenant Test tenant · test mode\nsecret {2}whsec_\S{4}…\S{4} /,
    );
    expect(stdout).toMatch(
      /\d\d:\d\d:\d\d\.\d{3} {2}account\.created {2}evt_\w{5}…\w{4} {2}→ 200 +\d+ ms/,
    );
    expect(stdout).toContain("1 event · 1 handled · 0 failed · 0 retries");
    expect(stdout).not.toContain("\u001b");
  });
});
