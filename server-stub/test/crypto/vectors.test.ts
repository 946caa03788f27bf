import { readFileSync } from "node:fs";
import { fc } from "../support/fast-check.ts";
import { describe, expect, it } from "vitest";
import {
  generateKey,
  inspectKey,
  keyChecksum,
  keyLast4,
  keyPrefix,
} from "../../src/crypto/api-key.ts";
import { requestFingerprint } from "../../src/crypto/fingerprint.ts";
import { canonicalJson, type Json } from "../../src/crypto/jcs.ts";
import { hashPassword, verifyPassword } from "../../src/crypto/password.ts";
import { generateToken, isToken } from "../../src/crypto/token.ts";

describe("API keys (domain 3.1, vectors of 9.2)", () => {
  const body = "0a1B2c3D4e5F6g7H8i9J0k1L2m3N4o5P6q7R";

  it("has the published checksums", () => {
    expect(keyChecksum(`svc_test_${body}`)).toBe("0WoTvp");
    expect(keyChecksum(`svc_live_${body}`)).toBe("1aC4Pq");
  });

  it("tells keys, retired keys and typing errors apart without a database", () => {
    const key = `svc_test_${body}0WoTvp`;
    expect(inspectKey(key)).toEqual({ kind: "current", mode: "test" });
    expect(inspectKey(key.replace("svc_test_0a", "svc_test_0b"))).toEqual({ kind: "malformed" });
    expect(inspectKey(key.replace("test", "live"))).toEqual({ kind: "malformed" });
    expect(inspectKey("sk_test_anything")).toEqual({ kind: "retired" });
    expect(inspectKey(`${key} `)).toEqual({ kind: "malformed" });
    expect([keyPrefix(key), keyLast4(key)]).toEqual(["svc_test_0a1B", "oTvp"]);
  });

  it("makes keys that it accepts, 51 characters long and never the same", () => {
    const keys = Array.from({ length: 200 }, () => generateKey("live"));
    expect(new Set(keys).size).toBe(200);
    for (const key of keys)
      expect([key.length, inspectKey(key)]).toEqual([51, { kind: "current", mode: "live" }]);
  });
});

describe("request fingerprints (domain 4.4, vector of 9.2)", () => {
  const request = {
    reference: "INV-1001",
    destination: { type: "mobile_money", msisdn: "+24166999000", country: "GA" },
    currency: "XAF",
    amountMinorUnits: 25000,
  };
  const published = "711274eec4424534c4905c472f4705a5db4bc42223e82a8ad4c531657ba5a89d";

  it("is the published value, whatever the order of members", () => {
    expect(requestFingerprint("post", "/v1/payments", request)).toBe(published);
  });

  it("does not change with the retired name of the amount, the key, or test-mode controls", () => {
    const { amountMinorUnits, ...rest } = request;
    expect(
      requestFingerprint("POST", "/v1/payments", {
        ...rest,
        amount: amountMinorUnits,
        idempotencyKey: "k",
        sandbox: { scenario: "x" },
      }),
    ).toBe(published);
    expect(
      requestFingerprint("POST", "/v1/payments", { ...request, amount: amountMinorUnits }),
    ).toBe(published);
  });

  it("changes with amount, path and method", () => {
    const others = [
      requestFingerprint("POST", "/v1/payments", { ...request, amountMinorUnits: 25001 }),
      requestFingerprint("POST", "/v1/payments/x", request),
      requestFingerprint("PUT", "/v1/payments", request),
    ];
    expect(new Set([published, ...others]).size).toBe(4);
  });
});

describe("canonical JSON (RFC 8785)", () => {
  it("sorts by UTF-16 code units and prints numbers as ECMAScript does", () => {
    // The example of the RFC, section 3.2.3.
    expect(
      canonicalJson({
        "\u20ac": "Euro Sign",
        "\r": "Carriage Return",
        "\ufb33": "Hebrew",
        "1": "One",
        "\ud83d\ude00": "Emoji",
        "\u0080": "Control",
        "\u00f6": "o",
      }),
    ).toBe(
      '{"\\r":"Carriage Return","1":"One","\u0080":"Control","ö":"o","€":"Euro Sign","😀":"Emoji","\ufb33":"Hebrew"}',
    );
    expect(canonicalJson([333333333.33333329, 1e30, 4.5, 2e-3, 1e-27, -0])).toBe(
      "[333333333.3333333,1e+30,4.5,0.002,1e-27,0]",
    );
  });

  it("refuses what JSON cannot say", () => {
    expect(() => canonicalJson(Number.NaN)).toThrow(RangeError);
    expect(() => canonicalJson("\ud800")).toThrow(RangeError);
  });

  it("reads back as the same value and does not depend on the order of members", () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const text = canonicalJson(JSON.parse(JSON.stringify(value)));
        expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)));
        expect(canonicalJson(JSON.parse(text))).toBe(text);
      }),
    );
  });
});

describe("secrets of people", () => {
  it("verifies a password only with itself", async () => {
    const stored = await hashPassword("correct horse battery", { N: 2 ** 12, r: 8, p: 1 });
    expect(await verifyPassword("correct horse battery", stored)).toBe(true);
    expect(await verifyPassword("correct horse batterz", stored)).toBe(false);
    expect(await verifyPassword("anything", "plain text")).toBe(false);
    expect(stored).not.toContain("horse");
  });

  it("makes tokens of the documented shape", () => {
    const token = generateToken("svs");
    expect(isToken(token, "svs")).toBe(true);
    expect(isToken(token, "svr")).toBe(false);
    expect(token).toHaveLength(47);
  });
});

describe("the vector files of the conformance suite", () => {
  const read = <T>(name: string): readonly T[] =>
    (
      JSON.parse(
        readFileSync(new URL(`../../../conformance/vectors/${name}.json`, import.meta.url), "utf8"),
      ) as { vectors: readonly T[] }
    ).vectors;

  it("say of each key what the server says", () => {
    const vectors = read<{ key: string; kind: string; mode: string | null }>("keys");
    expect(vectors.length).toBeGreaterThan(30);
    for (const { key, kind, mode } of vectors)
      expect([key, inspectKey(key)]).toEqual([key, mode === null ? { kind } : { kind, mode }]);
  });

  it("have the fingerprints that the server makes", () => {
    type Vector = { id: string; method: string; path: string; body: Json; sha256: string };
    const vectors = read<Vector>("fingerprints");
    expect(vectors.length).toBeGreaterThan(20);
    for (const { id, method, path, body, sha256 } of vectors)
      expect([id, requestFingerprint(method, path, body)]).toEqual([id, sha256]);
  });
});
