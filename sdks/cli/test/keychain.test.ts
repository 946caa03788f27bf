import { execFile } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, statSync, symlinkSync } from "node:fs";
import { dirname, join } from "node:path";
import { createRequire } from "node:module";
import process from "node:process";
import { promisify } from "node:util";
import { startTestServer, type TestServer } from "@njia/server/testing";
import { afterAll, beforeAll, expect, it } from "vitest";
import { COMMAND, Machine } from "./support/njia.ts";

let server: TestServer;
let machine: Machine;
beforeAll(async () => {
  server = await startTestServer();
  machine = new Machine();
  // The optional package as somebody installs it beside the command; in this repository it has another name, or every
  // test would find it.
  const real = dirname(createRequire(import.meta.url).resolve("napi-rs-keyring/package.json"));
  mkdirSync(join(machine.home, "packages/@napi-rs"), { recursive: true });
  symlinkSync(real, join(machine.home, "packages/@napi-rs/keyring"));
});
afterAll(async () => {
  machine.remove();
  await server.stop();
});

interface Told {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Runs `njia` with each list of words, one after the other, in one desktop session with an unlocked secret service. */
async function inSession(
  runs: readonly { readonly words: string; readonly input?: string }[],
): Promise<readonly Told[]> {
  const lines = runs.map(
    ({ words, input = "" }, index) =>
      `printf %s '${input}' | "$NODE" "$NJIA" ${words} >${index}.out 2>${index}.err; echo $? >${index}.code`,
  );
  const script = [
    // The first line is the password of the keyring: an empty one.
    `printf '\n' | gnome-keyring-daemon --unlock --components=secrets >/dev/null 2>&1 || exit 9`,
    ...lines,
  ].join("\n");
  await promisify(execFile)("dbus-run-session", ["--", "sh", "-c", script], {
    cwd: machine.home,
    timeout: 200_000,
    env: {
      PATH: process.env["PATH"] ?? "",
      HOME: machine.home,
      XDG_CONFIG_HOME: join(machine.home, "config"),
      XDG_STATE_HOME: join(machine.home, "state"),
      XDG_DATA_HOME: join(machine.home, "data"),
      XDG_RUNTIME_DIR: machine.home,
      NODE_PATH: join(machine.home, "packages"),
      NJIA_BASE_URL: server.url,
      NODE: process.execPath,
      NJIA: COMMAND,
    },
  });
  const read = (file: string): string => readFileSync(join(machine.home, file), "utf8");
  return runs.map((_, index) => ({
    code: Number(read(`${index}.code`)),
    out: read(`${index}.out`),
    err: read(`${index}.err`),
  }));
}

it.skipIf(process.platform !== "linux")(
  "keeps keys of both modes in the secret service of a Linux desktop, over sessions, sealed, and forgets them",
  async () => {
    const test = await server.provision({});
    const live = await server.provision({ livemode: true });
    const login = "login --api-key-stdin --json";
    const [first, second] = await inSession([
      { words: login, input: test.apiKey },
      { words: `${login} --live`, input: live.apiKey },
    ]);
    for (const told of [first, second]) {
      expect(told).toMatchObject({ code: 0, err: expect.not.stringContaining("keychain") });
      expect(JSON.parse(told?.out ?? "")).toMatchObject({ data: { file: "keychain" } });
    }
    expect(() => statSync(join(machine.home, "config/njia/credentials.json"))).toThrow(/ENOENT/);
    const rings = join(machine.home, "data/keyrings");
    const kept = readdirSync(rings).map((name) => readFileSync(join(rings, name), "latin1"));
    expect(kept.length).toBeGreaterThan(0);
    for (const key of [test.apiKey, live.apiKey]) expect(kept.join("")).not.toContain(key);
    // Another session, another daemon: what was kept is there.
    const found = await inSession([{ words: "whoami --json" }, { words: "whoami --live --json" }]);
    expect(found.map(({ code, out }) => [code, JSON.parse(out).data.livemode])).toEqual([
      [0, false],
      [0, true],
    ]);
    // Without a session there is no service, and nobody is known.
    const env = { NODE_PATH: join(machine.home, "packages"), NJIA_BASE_URL: server.url };
    expect((await machine.run(["whoami"], { env })).code).toBe(3);
    const gone = await inSession([
      { words: "whoami" },
      { words: "logout" },
      { words: "whoami" },
      { words: "whoami --live" },
    ]);
    expect(gone.map(({ code }) => code)).toEqual([0, 0, 3, 3]);
  },
);
