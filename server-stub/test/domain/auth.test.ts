import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { hashPassword } from "../../src/crypto/password.ts";
import {
  changeApiKey,
  createApiKey,
  revokeApiKey,
  rollApiKey,
  type ApiKey,
} from "../../src/domain/auth/api-keys.ts";
import { addressAllowed, isRange } from "../../src/domain/auth/address.ts";
import { Authenticator, type Identity } from "../../src/domain/auth/authenticate.ts";
import { effectiveScopes, expandScopes } from "../../src/domain/auth/scopes.ts";
import { describeSession, login, logout, refreshSession } from "../../src/domain/auth/sessions.ts";
import { changeUser, createUser, storeUser } from "../../src/domain/auth/users.ts";
import { SYSTEM } from "../../src/domain/shared/actor.ts";
import { newTenant, openWorld, servicesFor, type World } from "../support/world.ts";

let world: World;
let clock = Date.parse("2026-11-20T10:00:00.000Z");
const CUTOFF = new Date("2026-09-01T00:00:00Z");
const ADDRESS = "198.51.100.7";
const PASSWORD = "a long enough password";

beforeAll(async () => {
  world = await openWorld();
  world = { ...world, services: servicesFor(world.database, { now: () => new Date(clock) }) };
  const passwordHash = await hashPassword(PASSWORD, { N: 2 ** 12, r: 8, p: 1 });
  await storeUser(
    world.services,
    world.caller,
    { email: "Dev@Example.com", name: "Dev", role: "developer" },
    passwordHash,
  );
  await storeUser(
    world.services,
    world.caller,
    { email: "slow@example.com", name: "Slow", role: "operations" },
    passwordHash,
  );
});
afterAll(() => world.close());

const authenticator = (): Authenticator => new Authenticator(world.services, CUTOFF);
const newKey = (
  scopes: readonly string[] = ["*"],
  more: { allowedIps?: readonly string[]; expiresAt?: string } = {},
): Promise<ApiKey> =>
  createApiKey(world.services, world.caller, { name: "k", scopes, ...more }, SYSTEM);
const enter = (
  apiKey: string | null,
  accessToken: string | null = null,
  address = ADDRESS,
): Promise<Identity> => authenticator().authenticate({ apiKey, accessToken, address });

describe("keys", () => {
  it("are accepted with their scopes, and stored only as a hash", async () => {
    const made = await newKey(["payments:read", "sandbox:write"]);
    const identity = await enter(made.key);
    expect(identity).toMatchObject({
      tenantId: world.caller.tenantId,
      livemode: false,
      scopes: ["payments:read", "sandbox:write"],
      actor: { type: "api_key", id: made.id },
      legacyKey: false,
    });
    const stored = await world.database.admin.transaction((run) =>
      run("select * from platform.api_keys where id = $1", [made.id]),
    );
    expect(
      JSON.stringify(stored, (_name, value: unknown) =>
        typeof value === "bigint" ? String(value) : value,
      ),
    ).not.toContain(made.key?.slice(13, 40));
  });

  it("are refused for the documented reasons", async () => {
    const code = (promise: Promise<unknown>): Promise<string> =>
      promise.then(
        () => "accepted",
        (error: { code: string }) => error.code,
      );
    const made = await newKey();
    const key = made.key ?? "";
    expect(await code(enter(null))).toBe("api_key_missing");
    expect(await code(enter("sk_live_anything"))).toBe("api_key_format_retired");
    expect(await code(enter("sk_"))).toBe("api_key_format_retired");
    expect(await code(enter(`${key.slice(0, -1)}${key.endsWith("0") ? "1" : "0"}`))).toBe(
      "api_key_invalid",
    );
    expect(await code(enter("svc_test_0a1B2c3D4e5F6g7H8i9J0k1L2m3N4o5P6q7R0WoTvp"))).toBe(
      "api_key_invalid",
    );
    expect(await code(enter((await newKey(["*"], { allowedIps: ["203.0.113.0/24"] })).key))).toBe(
      "ip_not_allowed",
    );
    expect(
      await code(enter((await newKey(["*"], { expiresAt: new Date(clock).toISOString() })).key)),
    ).toBe("api_key_expired");
    await revokeApiKey(world.services, world.caller, made.id, world.caller.actor);
    expect(await code(enter(key))).toBe("api_key_revoked");
    await expect(newKey(["payments:everything"])).rejects.toMatchObject({
      code: "validation_failed",
      facts: { errors: [{ pointer: "/scopes/0" }] },
    });
    await expect(
      createApiKey(
        world.services,
        { ...world.caller, livemode: true },
        { name: "k", scopes: ["sandbox:write"] },
        SYSTEM,
      ),
    ).rejects.toMatchObject({ code: "validation_failed" });
  });

  it("overlap when rolled, and the old one ends", async () => {
    const old = await newKey(["payments:read"]);
    const next = await rollApiKey(world.services, world.caller, old.id, 24, SYSTEM);
    expect(next).toMatchObject({ scopes: ["payments:read"], status: "active" });
    await expect(enter(old.key)).resolves.toMatchObject({ key: { status: "rolled" } });
    await expect(enter(next.key)).resolves.toMatchObject({ key: { id: next.id } });
    clock += 24 * 3_600_000;
    await expect(enter(old.key)).rejects.toMatchObject({ code: "api_key_expired" });
    await expect(rollApiKey(world.services, world.caller, old.id, 0, SYSTEM)).rejects.toMatchObject(
      { code: "invalid_state_transition" },
    );
  });

  it("lose scopes without a session but gain them only with one", async () => {
    const made = await newKey(["payments:read", "events:read"]);
    await expect(
      changeApiKey(
        world.services,
        world.caller,
        made.id,
        { scopes: ["payments:read", "payments:write"] },
        false,
        SYSTEM,
      ),
    ).rejects.toMatchObject({ code: "session_required" });
    await expect(
      changeApiKey(
        world.services,
        world.caller,
        made.id,
        { scopes: ["payments:read"] },
        false,
        SYSTEM,
      ),
    ).resolves.toMatchObject({ scopes: ["payments:read"] });
    await expect(
      changeApiKey(
        world.services,
        { ...world.caller, livemode: true },
        made.id,
        { name: "x" },
        true,
        SYSTEM,
      ),
    ).rejects.toMatchObject({ code: "resource_not_found" });
  });
});

describe("sessions", () => {
  it("need the right password, and say the same for a wrong one and an unknown person", async () => {
    const identity = await enter((await newKey()).key);
    const session = await login(
      world.services,
      identity,
      { email: " dev@example.COM ", password: PASSWORD },
      ADDRESS,
    );
    expect(session).toMatchObject({
      tokenType: "Bearer",
      expiresIn: 3600,
      user: { email: "dev@example.com", role: "developer" },
      livemode: false,
    });
    expect(session.scopes).toContain("webhooks:write");
    expect(session.scopes).not.toContain("payments:write");
    const errors = await Promise.all(
      ["dev@example.com", "nobody@example.com"].map((email) =>
        login(world.services, identity, { email, password: "wrong" }, "198.51.100.9").catch(
          (error: { facts: unknown }) => error.facts,
        ),
      ),
    );
    expect(errors[0]).toEqual(errors[1]);
    expect(errors[0]).toMatchObject({ code: "invalid_credentials" });
  });

  it("carry the person, end after an hour, and belong to one tenant and mode", async () => {
    const key = (await newKey()).key;
    const { accessToken } = await login(
      world.services,
      await enter(key),
      { email: "dev@example.com", password: PASSWORD },
      ADDRESS,
    );
    expect(describeSession(await enter(key, accessToken))).toMatchObject({ user: { name: "Dev" } });
    expect((await enter(key, accessToken)).actor).toMatchObject({ type: "user", display: "Dev" });
    const neighbour = await newTenant(world.database);
    const foreign = await createApiKey(
      world.services,
      neighbour,
      { name: "k", scopes: ["*"] },
      SYSTEM,
    );
    await expect(enter(foreign.key, accessToken)).rejects.toMatchObject({
      code: "session_mismatch",
    });
    const live = await createApiKey(
      world.services,
      { ...world.caller, livemode: true },
      { name: "k", scopes: ["*"] },
      SYSTEM,
    );
    await expect(enter(live.key, accessToken)).rejects.toMatchObject({ code: "session_mismatch" });
    await expect(enter(key, `svs_${"x".repeat(43)}`)).rejects.toMatchObject({
      code: "session_invalid",
    });
    clock += 3_600_000;
    await expect(enter(key, accessToken)).rejects.toMatchObject({ code: "session_expired" });
  });

  it("rotate, and a refresh token used twice ends the whole login", async () => {
    const key = (await newKey()).key;
    const identity = await enter(key);
    const first = await login(
      world.services,
      identity,
      { email: "dev@example.com", password: PASSWORD },
      ADDRESS,
    );
    const second = await refreshSession(world.services, identity, first.refreshToken);
    expect(second.accessToken).not.toBe(first.accessToken);
    await expect(enter(key, first.accessToken)).rejects.toMatchObject({ code: "session_invalid" });
    await expect(enter(key, second.accessToken)).resolves.toBeDefined();
    await expect(
      refreshSession(world.services, identity, first.refreshToken),
    ).rejects.toMatchObject({ code: "session_invalid" });
    await expect(enter(key, second.accessToken)).rejects.toMatchObject({ code: "session_invalid" });
    await expect(
      refreshSession(world.services, identity, second.refreshToken),
    ).rejects.toMatchObject({ code: "session_invalid" });
  });

  it("rotate only once when the same token is used in parallel", async () => {
    const identity = await enter((await newKey()).key);
    const { refreshToken } = await login(
      world.services,
      identity,
      { email: "dev@example.com", password: PASSWORD },
      ADDRESS,
    );
    const results = await Promise.allSettled(
      Array.from({ length: 8 }, () => refreshSession(world.services, identity, refreshToken)),
    );
    expect(results.filter((result) => result.status === "fulfilled")).toHaveLength(1);
  });

  it("end idle after 12 hours and for good after 30 days, and at logout", async () => {
    const key = (await newKey()).key;
    const identity = await enter(key);
    const idle = await login(
      world.services,
      identity,
      { email: "dev@example.com", password: PASSWORD },
      ADDRESS,
    );
    clock += 12 * 3_600_000;
    await expect(refreshSession(world.services, identity, idle.refreshToken)).rejects.toMatchObject(
      { code: "session_expired" },
    );
    let session = await login(
      world.services,
      identity,
      { email: "dev@example.com", password: PASSWORD },
      ADDRESS,
    );
    for (let step = 0; step < 65; step += 1) {
      clock += 11 * 3_600_000;
      session = await refreshSession(world.services, identity, session.refreshToken);
    }
    clock += 11 * 3_600_000;
    await expect(
      refreshSession(world.services, identity, session.refreshToken),
    ).rejects.toMatchObject({ code: "session_expired" });
    const last = await login(
      world.services,
      identity,
      { email: "dev@example.com", password: PASSWORD },
      ADDRESS,
    );
    await logout(world.services, await enter(key, last.accessToken));
    await expect(enter(key, last.accessToken)).rejects.toMatchObject({ code: "session_invalid" });
  });

  it("are throttled after five failures, for that person only, and open again after 15 minutes", async () => {
    const identity = await enter((await newKey()).key);
    const fail = (): Promise<unknown> =>
      login(
        world.services,
        identity,
        { email: "slow@example.com", password: "wrong" },
        "203.0.113.50",
      ).catch((error: { code: string }) => error.code);
    for (let tries = 0; tries < 5; tries += 1) expect(await fail()).toBe("invalid_credentials");
    await expect(
      login(
        world.services,
        identity,
        { email: "slow@example.com", password: PASSWORD },
        "203.0.113.51",
      ),
    ).rejects.toMatchObject({ code: "login_throttled", facts: { retryAfterSeconds: 900 } });
    await expect(
      login(
        world.services,
        identity,
        { email: "dev@example.com", password: PASSWORD },
        "203.0.113.50",
      ),
    ).resolves.toBeDefined();
    clock += 15 * 60_000;
    await expect(
      login(world.services, identity, { email: "slow@example.com", password: PASSWORD }, ADDRESS),
    ).resolves.toBeDefined();
  });
});

describe("people", () => {
  it("must choose a long password, are unique, and only owners touch owners", async () => {
    const facts = {
      email: "new@example.com",
      name: "New",
      role: "analyst" as const,
      password: "twelve chars",
    };
    const add = (
      body: typeof facts | (Omit<typeof facts, "role"> & { role: "owner" }),
      key: string | null = null,
    ) =>
      createUser(
        world.services,
        world.caller,
        body,
        "admin",
        key === null ? null : { operationId: "createUser", key, fingerprint: "f" },
        JSON.stringify,
      );
    const answer = await add(facts, "user-1");
    const again = await add(facts, "user-1");
    expect(again).toMatchObject({ replayed: true, body: answer.body, status: 201 });
    expect(answer.body).not.toContain(facts.password);
    const made = JSON.parse(answer.body) as { readonly id: string };
    expect(made).not.toHaveProperty("passwordHash");
    await expect(add(facts)).rejects.toMatchObject({
      code: "duplicate_email",
      facts: { errors: [{ pointer: "/email" }] },
    });
    await expect(add({ ...facts, password: "short" })).rejects.toMatchObject({
      facts: { errors: [{ pointer: "/password" }] },
    });
    await expect(add({ ...facts, email: "o@example.com", role: "owner" })).rejects.toMatchObject({
      code: "insufficient_scope",
    });
    const disabled = await changeUser(
      world.services,
      world.caller,
      made.id,
      { status: "disabled" },
      "admin",
    );
    expect(disabled).toMatchObject({ status: "disabled", version: 2 });
    const identity = await enter((await newKey()).key);
    await expect(
      login(
        world.services,
        identity,
        { email: "new@example.com", password: "twelve chars" },
        ADDRESS,
      ),
    ).rejects.toMatchObject({ code: "user_disabled" });
  });
});

describe("scopes and addresses", () => {
  it("* means all but the dangerous ones", () => {
    expect(expandScopes(["*"], false)).not.toEqual(expect.arrayContaining(["keys:manage"]));
    for (const dangerous of [
      "cards:reveal",
      "fraud:bypass",
      "users:manage",
      "keys:manage",
    ] as const) {
      expect(expandScopes(["*"], false)).not.toContain(dangerous);
      expect(expandScopes(["*", dangerous], false)).toContain(dangerous);
    }
    expect(expandScopes(["*"], false)).toEqual(
      expect.arrayContaining(["cards:authorize", "sandbox:write"]),
    );
    expect(expandScopes(["*", "sandbox:write"], true)).not.toContain("sandbox:write");
    expect(expandScopes(["*"], true)).not.toContain("cards:authorize");
    expect(effectiveScopes(["payments:read", "payments:write"], "auditor", true)).toEqual([
      "payments:read",
    ]);
  });

  it("ranges of IPv4, IPv6 and mapped addresses", () => {
    expect([
      addressAllowed("10.1.2.3", ["10.0.0.0/8"]),
      addressAllowed("11.1.2.3", ["10.0.0.0/8"]),
      addressAllowed("::ffff:10.1.2.3", ["10.0.0.0/8"]),
    ]).toEqual([true, false, true]);
    expect([
      addressAllowed("2001:db8::1", ["2001:db8::/32"]),
      addressAllowed("nonsense", ["0.0.0.0/0"]),
      addressAllowed("anything", []),
    ]).toEqual([true, false, true]);
    expect(["10.0.0.1", "10.0.0.0/33", "x", "::/128"].map(isRange)).toEqual([
      true,
      false,
      false,
      true,
    ]);
  });
});
