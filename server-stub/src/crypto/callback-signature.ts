import { createHmac } from "node:crypto";
import { sameSecret } from "./digest.ts";
import type { KeyRing } from "./key-ring.ts";

const PURPOSE = "callback secret";

/**
 * The secret that a provider or rail signs its callbacks with. It follows from the newest master key, so nothing is stored; the
 * operator hands it over (`njia-server keys callback`). After a change of the master key the old one is good as long as that key is
 * in the ring.
 */
export function callbackSecret(ring: KeyRing, source: string): string {
  return ring.blindIndex(source, PURPOSE);
}

/** `v1=` and hexadecimal HMAC-SHA256 over `{timestamp}.{raw body}` (domain 3.14). */
export function signCallback(secret: string, timestamp: string, raw: Uint8Array): string {
  return `v1=${createHmac("sha256", secret).update(`${timestamp}.`).update(raw).digest("hex")}`;
}

/** Whether a signature is one of the source's, under any key of the ring. Compares in constant time. */
export function isSignedBy(
  ring: KeyRing,
  source: string,
  timestamp: string,
  raw: Uint8Array,
  signature: string,
): boolean {
  return ring
    .blindIndexes(source, PURPOSE)
    .map((secret) => sameSecret(signCallback(secret, timestamp, raw), signature))
    .includes(true);
}
