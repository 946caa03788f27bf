import { describe, expect, it } from "vitest";
import { loadConfig } from "../../src/config/config.ts";

const KEY = Buffer.alloc(32, 7).toString("base64");

describe("settings", () => {
  it("need nothing: an embedded database in memory on port 3000", () => {
    expect(loadConfig({})).toMatchObject({
      port: 3000,
      baseUrl: "http://localhost:3000",
      database: { kind: "memory" },
      widgetOrigin: "http://widgets.localhost:3000",
      mobileMoneyCallbackTimeoutMs: 30_000,
      masterKeys: null,
    });
  });

  it("choose the database", () => {
    expect(loadConfig({ NJIA_DATA_DIR: "/var/lib/njia" }).database).toMatchObject({
      kind: "directory",
      path: "/var/lib/njia",
    });
    expect(
      loadConfig({ DATABASE_URL: "postgres://a:b@h/d", NJIA_MASTER_KEYS: KEY }).database,
    ).toMatchObject({ kind: "postgres", adminUrl: null });
  });

  it.each([
    [
      { DATABASE_URL: "mysql://a@h/d" },
      /^DATABASE_URL: is not a PostgreSQL URL\. Expected postgresql:\/\//,
    ],
    [{ DATABASE_URL: "not a url" }, /^DATABASE_URL: is not a PostgreSQL URL/],
    [{ DATABASE_URL: "postgresql://h/d" }, /^DATABASE_URL: names no user/],
    [{ DATABASE_URL: "postgresql://u@h" }, /^DATABASE_URL: names no database/],
    [
      { DATABASE_URL: "postgresql://u@h/d", NJIA_DATA_DIR: "/x" },
      /^NJIA_DATA_DIR: is set together with DATABASE_URL/,
    ],
    [{ DATABASE_URL: "postgresql://u@h/d" }, /^NJIA_MASTER_KEYS: is missing.*openssl rand/s],
    [{ NJIA_MASTER_KEYS: "short" }, /^NJIA_MASTER_KEYS: entry 1 is not base64 of exactly 32 bytes/],
    [{ PORT: "70000" }, /^PORT: "70000" is not a whole number from 0 to 65535/],
    [{ PORT: "3e3" }, /^PORT/],
    [{ LEGACY_KEY_CUTOFF: "2026-09-01" }, /^LEGACY_KEY_CUTOFF: .* is not an RFC 3339 date-time/],
    [{ BASE_URL: "ftp://x" }, /^BASE_URL/],
    [
      { NJIA_WIDGET_ORIGIN: "http://localhost:3000" },
      /^NJIA_WIDGET_ORIGIN: is the origin of the API/,
    ],
    [
      { NJIA_WIDGET_ORIGIN: "http://w.test/embed" },
      /^NJIA_WIDGET_ORIGIN: .* is more than an origin/,
    ],
    [{ LOG_LEVEL: "loud" }, /^LOG_LEVEL: "loud" is not one of silent, error, warn, info, debug/],
    [{ ALLOW_LOOPBACK_WEBHOOKS: "yes" }, /^ALLOW_LOOPBACK_WEBHOOKS/],
  ])("refuse %j", (env, message) => {
    expect(() => loadConfig(env)).toThrow(message);
  });

  it("never repeat a password", () => {
    expect(() => loadConfig({ DATABASE_URL: "postgresql://u:hunter2@h" })).toThrow(
      expect.not.stringContaining("hunter2"),
    );
  });
});
