import { randomInt } from "node:crypto";
import { crc32 } from "node:zlib";

const BASE62 = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const BODY_LENGTH = 36;
const CHECK_LENGTH = 6;
const SHAPE = /^svc_(live|test)_([0-9A-Za-z]{42})$/;

export type KeyMode = "live" | "test";

/** What a key's text says, without asking the database. */
export type KeyShape =
  | { readonly kind: "current"; readonly mode: KeyMode }
  | { readonly kind: "retired" }
  | { readonly kind: "malformed" };

/** Six base62 digits of the CRC-32 (IEEE) over everything before them, most significant first. */
export function keyChecksum(text: string): string {
  let value = crc32(text);
  let digits = "";
  for (let index = 0; index < CHECK_LENGTH; index += 1) {
    digits = BASE62.charAt(value % 62) + digits;
    value = Math.floor(value / 62);
  }
  return digits;
}

/** A fresh secret: 51 characters, about 214 bits of randomness. It is never stored, only its SHA-256. */
export function generateKey(mode: KeyMode): string {
  let body = "";
  for (let index = 0; index < BODY_LENGTH; index += 1) body += BASE62.charAt(randomInt(62));
  const text = `svc_${mode}_${body}`;
  return text + keyChecksum(text);
}

/** Tells typing errors and the retired `sk_` format from keys worth looking up. */
export function inspectKey(key: string): KeyShape {
  if (key.startsWith("sk_")) return { kind: "retired" };
  const match = SHAPE.exec(key);
  const mode = match?.[1];
  if (mode !== "live" && mode !== "test") return { kind: "malformed" };
  const cut = key.length - CHECK_LENGTH;
  return keyChecksum(key.slice(0, cut)) === key.slice(cut)
    ? { kind: "current", mode }
    : { kind: "malformed" };
}

/** First 13 characters, shown in lists so that people recognise a key. */
export function keyPrefix(key: string): string {
  return key.slice(0, 13);
}

/** Last four characters, shown beside the prefix. */
export function keyLast4(key: string): string {
  return key.slice(-4);
}
