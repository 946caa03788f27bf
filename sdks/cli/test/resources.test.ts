import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, vi } from "vitest";
import { OPERATIONS } from "../../../server-stub/src/generated/operations.ts";
import { GROUPS, LEFT_OUT } from "../src/generated/groups.ts";
import { createProgram } from "../src/program.ts";
import type { CommandFacts } from "../src/resources/facts.ts";
import { useMachine, useServer } from "./support/stage.ts";

const stage = useServer({ accounts: { A: { currency: "XAF", available: 100_000 } } });
const acting = useMachine(stage);

async function allCommands(): Promise<readonly { words: string; facts: CommandFacts }[]> {
  const groups = await Promise.all(
    GROUPS.map(async ({ words, load }) =>
      (await load()).map((facts) => ({ words: `${words} ${facts.name}`, facts })),
    ),
  );
  return groups.flat();
}

describe("generated commands", () => {
  it("cover every operation that the server knows, or say why one is left out", async () => {
    const ids = Object.keys(OPERATIONS);
    expect(ids.length).toBeGreaterThan(150);
    const commands = await allCommands();
    const reached = commands.map(({ facts }) => facts.id);
    expect([...reached, ...Object.keys(LEFT_OUT)].sort()).toEqual([...ids].sort());
    expect(new Set(commands.map(({ words }) => words)).size).toBe(commands.length);
  });

  it("each make a request of their operation, with its path filled in", async () => {
    const printed: string[] = [];
    const write = vi.spyOn(process.stdout, "write").mockImplementation((text) => {
      printed.push(String(text));
      return true;
    });
    vi.stubEnv("NJIA_BASE_URL", "http://127.0.0.1:1");
    vi.stubEnv("XDG_CONFIG_HOME", acting.machine.home);
    const commands = await allCommands();
    try {
      for (const { words, facts } of commands) {
        const places = [...facts.path.matchAll(/\{/g)].map((_, index) => `place${index}`);
        const body = facts.body === undefined ? [] : ["--data", "{}"];
        const args = [...words.split(" "), ...places, ...body, "--dry-run", "--json"];
        await (await createProgram(args)).parseAsync(args, { from: "user" });
      }
    } finally {
      write.mockRestore();
      vi.unstubAllEnvs();
    }
    expect(printed).toHaveLength(commands.length);
    commands.forEach(({ facts }, index) => {
      const { method, url } = JSON.parse(printed[index] ?? "") as { method: string; url: string };
      const pattern = facts.path.replaceAll(".", "\\.").replace(/\{[^}]+\}/g, "place\\d");
      expect(`${method} ${new URL(url).pathname}`).toMatch(
        new RegExp(`^${facts.method} ${pattern}$`),
      );
    });
  });

  it("send one flag per field, --data under them, and the same key twice does one thing", async () => {
    const body = { amountMinorUnits: 1, currency: "XAF", destination: { type: "mobile_money" } };
    writeFileSync(join(acting.machine.home, "payment.json"), JSON.stringify(body));
    const create = [
      ..."payments create --data @payment.json --amount-minor-units 1500".split(" "),
      ..."--destination.msisdn +237677999000 --destination.country CM --metadata order=7 --metadata note=a=b".split(
        " ",
      ),
      ..."--idempotency-key cli-1 --wait 5 --json".split(" "),
    ];
    const first = await acting.machine.run(create);
    expect(first).toMatchObject({
      code: 0,
      json: {
        v: 1,
        status: 201,
        replayed: false,
        data: { amountMinorUnits: 1500, metadata: { order: "7", note: "a=b" } },
      },
    });
    const again = await acting.machine.run(create);
    expect(again.json).toMatchObject({ replayed: true });
    expect((again.json.data as { id: string }).id).toBe((first.json.data as { id: string }).id);
    const { id } = first.json.data as { id: string };
    const shown = await acting.machine.run(["payments", "get", id]);
    expect(shown.stdout).toMatch(new RegExp(`^id +${id}$`, "m"));
  });

  it("list pages, and follow them with --all", async () => {
    const page = await acting.machine.run(["reference", "list-currencies", "--limit", "2"]);
    expect(page.stdout.trim().split("\n")).toHaveLength(3);
    expect(page.stderr).toContain("--all");
    const all = await acting.machine.run(
      "reference list-currencies --limit 5 --all --json".split(" "),
    );
    const lines = all.stdout.trim().split("\n");
    expect(lines.length).toBeGreaterThan(5);
    expect(JSON.parse(lines.at(-1) ?? "")).toMatchObject({ v: 1, data: { object: "currency" } });
  });

  it("refuse what cannot be meant before anything is sent", async () => {
    const away = { env: { NJIA_BASE_URL: "http://127.0.0.1:1" } };
    const cases = [
      ["payments create --currency XAF", "--amount-minor-units"],
      ["payments create --amount-minor-units 1.5 --currency XAF", "whole number"],
      ["payments create --amount-minor-units 9007199254740993 --currency XAF", "whole number"],
      ["payments create --amount-minor-units 1 --currency XAF --direction up", "payout"],
      ["payments create --amount-minor-units 1 --currency XAF --wait 31", "1 to 30"],
      ["payments list --created-after yesterday", "10m"],
      ["payments list --idempotency-key x", "unknown option"],
      ["payments refund", "unknown command"],
      ["api-keys create --name a --data [", "not JSON"],
    ] as const;
    for (const [line, says] of cases) {
      const ended = await acting.machine.run(line.split(" "), away);
      expect({ line, code: ended.code, stdout: ended.stdout }).toEqual({
        line,
        code: 2,
        stdout: "",
      });
      expect(ended.stderr).toContain(says);
    }
  });

  it("print the request as curl, with nothing secret in it", async () => {
    const line = "auth login --email a@b.example --password hunter22hunter22 --dry-run";
    const { stdout, code } = await acting.machine.run(line.split(" "));
    expect(code).toBe(0);
    expect(stdout).toContain("curl -X POST");
    expect(stdout).toContain('"x-api-key: $NJIA_API_KEY"');
    expect(stdout).not.toContain("hunter22");
    expect(stdout).not.toContain(stage.tenant.apiKey);
  });

  it("say that something is deprecated, on stderr, once", async () => {
    const { stderr } = await acting.machine.run([
      "kyc",
      "get-check",
      "kyc_01kag9ytq2f7sv3w5x8a0b1c2d",
    ]);
    expect(stderr.match(/deprecated/g)).toHaveLength(1);
  });
});
