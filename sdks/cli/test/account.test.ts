import { mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { hashPassword, storeUser } from "@njia/server/testing";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { Machine } from "./support/njia.ts";
import { scopeOf, useServer } from "./support/stage.ts";

const stage = useServer({ accounts: { A: { currency: "KES", available: 100_000 } } });
let machine: Machine;
beforeEach(() => (machine = new Machine({ NJIA_BASE_URL: stage.server.url })));
afterEach(() => machine.remove());

describe("login", () => {
  it("keeps a test key for its owner alone, acts with it, and forgets it", async () => {
    const login = await machine.run(["login", "--api-key-stdin", "--json"], {
      input: `${stage.tenant.apiKey}\n`,
    });
    expect(login).toMatchObject({
      code: 0,
      json: { v: 1, data: { mode: "test", tenantId: stage.tenant.id } },
    });
    expect(login.stdout).not.toContain(stage.tenant.apiKey);
    const file = join(machine.home, "config/njia/credentials.json");
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readFileSync(file, "utf8")).toContain(stage.tenant.apiKey);
    const who = await machine.run(["whoami", "--json"]);
    expect(who).toMatchObject({
      code: 0,
      json: { data: { tenant: { id: stage.tenant.id }, livemode: false } },
    });
    expect((await machine.run(["logout"])).code).toBe(0);
    expect(readFileSync(file, "utf8")).not.toContain("svc_");
    expect((await machine.run(["whoami"])).code).toBe(3);
  });

  it("refuses what is no key without asking the server, and a key that the server does not know", async () => {
    const env = { NJIA_BASE_URL: "http://127.0.0.1:1" };
    const retired = await machine.run(["login"], { env: { ...env, NJIA_API_KEY: "sk_test_abc" } });
    expect(retired).toMatchObject({ code: 3, stdout: "" });
    expect(retired.stderr).toContain("2026-09-01");
    const last = stage.tenant.apiKey.endsWith("x") ? "y" : "x";
    const typo = stage.tenant.apiKey.slice(0, -1) + last;
    const wrong = await machine.run(["login", "--api-key-stdin"], { env, input: typo });
    expect(wrong.code).toBe(3);
    expect(wrong.stderr).toContain("checksum");
    expect(wrong.stderr).not.toContain(typo);
    expect(
      (await machine.run(["whoami"], { env: { ...env, NJIA_API_KEY: stage.tenant.apiKey } })).code,
    ).toBe(4);
  });

  it("uses a live key only with --live, and never writes it", async () => {
    const live = await stage.server.provision({ livemode: true });
    const env = { NJIA_API_KEY: live.apiKey };
    expect((await machine.run(["whoami"], { env })).code).toBe(2);
    const said = await machine.run(["whoami", "--live", "--json"], { env });
    expect(said).toMatchObject({ code: 0, json: { data: { livemode: true } } });
    expect(said.stderr).toContain("LIVE MODE");
    expect((await machine.run(["login", "--live"], { env })).code).toBe(2);
    expect(() => statSync(join(machine.home, "config/njia/credentials.json"))).toThrow(/ENOENT/);
    expect(
      (await machine.run(["whoami", "--live"], { env: { NJIA_API_KEY: stage.tenant.apiKey } }))
        .code,
    ).toBe(2);
  });

  it("keeps keys of both modes in the keychain where the optional package is installed, and goes on where that refuses", async () => {
    const live = await stage.server.provision({ livemode: true });
    const packages = join(machine.home, "packages");
    const kept = join(machine.home, "keychain.json");
    mkdirSync(join(packages, "@napi-rs/keyring"), { recursive: true });
    writeFileSync(
      join(packages, "@napi-rs/keyring/index.js"),
      `const fs = require("node:fs");
       const all = () => { try { return JSON.parse(fs.readFileSync(process.env.KEPT, "utf8")); } catch { return {}; } };
       const keep = (change) => fs.writeFileSync(process.env.KEPT, JSON.stringify({ ...all(), ...change }));
       exports.Entry = class {
         constructor(service, account) { this.name = service + " " + account; }
         getPassword() { return all()[this.name] ?? null; }
         setPassword(text) { if (process.env.LOCKED) throw new Error("AccessDenied"); keep({ [this.name]: text }); }
         deletePassword() { keep({ [this.name]: undefined }); return true; }
       };`,
    );
    const env = { NODE_PATH: packages, KEPT: kept };
    const file = join(machine.home, "config/njia/credentials.json");
    for (const [apiKey, more] of [
      [stage.tenant.apiKey, []],
      [live.apiKey, ["--live"]],
    ] as const) {
      const login = ["login", "--api-key-stdin", "--json", ...more];
      expect(await machine.run(login, { env, input: apiKey })).toMatchObject({
        code: 0,
        json: { data: { file: "keychain" } },
      });
      expect(await machine.run(["whoami", "--json", ...more], { env })).toMatchObject({
        code: 0,
        json: { data: { livemode: more.length > 0 } },
      });
    }
    expect(readFileSync(kept, "utf8")).toContain(live.apiKey);
    expect(() => statSync(file)).toThrow(/ENOENT/);
    // Without the package nothing of it can be read.
    expect((await machine.run(["whoami"])).code).toBe(3);
    expect((await machine.run(["logout"], { env })).code).toBe(0);
    expect(readFileSync(kept, "utf8")).toBe("{}");
    const locked = { env: { ...env, LOCKED: "1" }, input: stage.tenant.apiKey };
    const fallen = await machine.run(["login", "--api-key-stdin", "--json"], locked);
    expect(fallen).toMatchObject({ code: 0, json: { data: { file } } });
    expect(fallen.stderr).toBe("keychain not used: AccessDenied\n");
  });

  it("opens a session with e-mail and password, uses it, and says when they do not match", async () => {
    const env = { NJIA_API_KEY: stage.tenant.apiKey };
    const password = "correct horse battery staple";
    const email = "amina@example.com";
    const user = { email, name: "Amina", role: "admin", locale: "en" } as const;
    const scope = scopeOf(stage.tenant);
    await storeUser(stage.server.services, scope, user, await hashPassword(password));
    const wrong = await machine.run(["login", "--email", email, "--password-stdin"], {
      env,
      input: "wrong password",
    });
    expect(wrong.code).toBe(3);
    const right = await machine.run(["login", "--email", email, "--password-stdin", "--json"], {
      env,
      input: password,
    });
    expect(right).toMatchObject({ code: 0, json: { data: { session: email } } });
    expect(right.stdout + right.stderr).not.toMatch(/svs_|svr_/);
    expect(await machine.run(["whoami", "--json"])).toMatchObject({
      json: { data: { session: { user: { email } } } },
    });
    expect((await machine.run(["logout"])).code).toBe(0);
  });
});

describe("settings", () => {
  it("come from the flag, then the environment, then ./njia.json, then config.json", async () => {
    const away = "http://127.0.0.1:1";
    writeFileSync(
      join(machine.home, "global.json"),
      JSON.stringify({ baseUrl: stage.server.url, profiles: { far: { baseUrl: away } } }),
    );
    const env = {
      NJIA_API_KEY: stage.tenant.apiKey,
      NJIA_BASE_URL: "",
      NJIA_CONFIG: join(machine.home, "global.json"),
    };
    const code = async (args: readonly string[], more = {}): Promise<number | null> =>
      (await machine.run(["whoami", ...args], { env: { ...env, ...more } })).code;
    expect(await code([])).toBe(0);
    expect(await code(["--profile", "far"])).toBe(4);
    writeFileSync(join(machine.home, "njia.json"), JSON.stringify({ baseUrl: away }));
    expect(await code([])).toBe(4);
    expect(await code([], { NJIA_BASE_URL: stage.server.url })).toBe(0);
    expect(await code(["--base-url", away], { NJIA_BASE_URL: stage.server.url })).toBe(4);
    writeFileSync(join(machine.home, "njia.json"), "{");
    expect(await code([])).toBe(2);
  });
});

describe("api", () => {
  it("prints the answer as it came, follows lists, and repeats nothing", async () => {
    const env = { NJIA_API_KEY: stage.tenant.apiKey };
    const plain = await machine.run(["api", "get", "/v1/balances?limit=1"], { env });
    expect(JSON.parse(plain.stdout)).toMatchObject({ object: "list" });
    const all = await machine.run(["api", "GET", "/v1/currencies?limit=3", "--paginate"], { env });
    const lines = all.stdout.trim().split("\n");
    expect(lines.length).toBeGreaterThan(5);
    expect(JSON.parse(lines[4] ?? "")).toMatchObject({ v: 1, data: { object: "currency" } });
    const body = JSON.stringify({ name: "Second", currency: "KES" });
    const write = [
      "api",
      "post",
      "/v1/accounts",
      "--data",
      body,
      "--idempotency-key",
      "one",
      "--json",
    ];
    const [first, second] = [await machine.run(write, { env }), await machine.run(write, { env })];
    expect(first).toMatchObject({ code: 0, json: { v: 1, status: 201 } });
    expect(second.json.data).toEqual(first.json.data);
  });

  it("tells refusals by exit code, in JSON with the next step", async () => {
    const env = { NJIA_API_KEY: stage.tenant.apiKey };
    const refused = await machine.run(
      ["api", "get", "/v1/payments/pay_01kag9ytq2f7sv3w5x8a0b1c2d", "--json"],
      { env },
    );
    expect(refused).toMatchObject({ code: 5, stdout: "" });
    expect(JSON.parse(refused.stderr)).toMatchObject({
      v: 1,
      status: 404,
      exit: 5,
      nextStep: expect.any(String) as string,
    });
    expect((await machine.run(["api", "get", "v1"], { env })).code).toBe(2);
    expect((await machine.run(["api", "post", "/v1/accounts", "--data", "{"], { env })).code).toBe(
      2,
    );
  });
});

describe("doctor", () => {
  it("names what it found, and fails by what is wrong", async () => {
    const env = { NJIA_API_KEY: stage.tenant.apiKey };
    const healthy = await machine.run(["doctor", "--json"], { env });
    expect(healthy).toMatchObject({ code: 0, json: { healthy: true } });
    expect(healthy.stdout).not.toContain(stage.tenant.apiKey);
    expect((await machine.run(["doctor"])).code).toBe(3);
    const away = await machine.run(["doctor"], {
      env: { ...env, NJIA_BASE_URL: "http://127.0.0.1:1" },
    });
    expect(away.code).toBe(4);
    expect(away.stdout).toContain("ECONNREFUSED");
  });
});
