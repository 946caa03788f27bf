import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { KeyRing, SealBroken } from "../../src/crypto/key-ring.ts";

const key = (): string => randomBytes(32).toString("base64");

test("what is sealed opens again, only in its own context and only unchanged", () => {
  const ring = KeyRing.random();
  const sealed = ring.seal("whsec_é", "webhook_endpoint whe_1");
  expect(sealed).not.toContain("whsec");
  expect(ring.open(sealed, "webhook_endpoint whe_1")).toBe("whsec_é");
  expect(() => ring.open(sealed, "webhook_endpoint whe_2")).toThrow(SealBroken);
  const last = sealed.at(-1) === "A" ? "B" : "A";
  expect(() => ring.open(sealed.slice(0, -1) + last, "webhook_endpoint whe_1")).toThrow(SealBroken);
  expect(ring.seal("whsec_é", "webhook_endpoint whe_1")).not.toBe(sealed);
});

test("a rotated ring opens old texts, tells that they are stale, and finds old indexes", () => {
  const [oldKey, newKey] = [key(), key()];
  const before = new KeyRing([oldKey]);
  const sealed = before.seal("secret", "x");
  const after = new KeyRing([newKey, oldKey]);
  expect(after.open(sealed, "x")).toBe("secret");
  expect(after.isStale(sealed)).toBe(true);
  expect(after.isStale(after.seal("secret", "x"))).toBe(false);
  expect(after.blindIndexes("+237677", "fraud party")).toContain(
    before.blindIndex("+237677", "fraud party"),
  );
  expect(after.blindIndex("+237677", "fraud party")).not.toBe(
    after.blindIndex("+237677", "identity number"),
  );
  expect(() => new KeyRing([newKey]).open(sealed, "x")).toThrow(/NJIA_MASTER_KEYS/);
});

test("a key that is gone still finds what it indexed, opens nothing, and survives the next rotation", () => {
  const [first, second, third] = [key(), key(), key()];
  const before = new KeyRing([first]);
  const index = before.blindIndex("CM CNI 1122", "identity number");
  const sealed = before.seal("secret", "x");
  const kept = new KeyRing([second, first]).lastingIndexKeys();
  expect(JSON.stringify(kept)).not.toContain(first);
  const after = new KeyRing([second], kept);
  expect(after.blindIndexes("CM CNI 1122", "identity number")).toContain(index);
  expect(after.blindIndex("CM CNI 1122", "identity number")).not.toBe(index);
  expect(() => after.open(sealed, "x")).toThrow(SealBroken);
  // What a provider signs with ends with its key.
  const secret = before.blindIndex("mtn_momo", "callback secret");
  expect(after.blindIndexes("mtn_momo", "callback secret")).not.toContain(secret);

  const later = new KeyRing([third], new KeyRing([third, second], kept).lastingIndexKeys());
  expect(later.blindIndexes("CM CNI 1122", "identity number")).toContain(index);
  expect(() => new KeyRing([third], kept)).toThrow(/NJIA_MASTER_KEYS/);
  // On the ring again it counts once.
  expect(new KeyRing([second, first], kept).blindIndexes("x", "cvc")).toHaveLength(2);
});
