import { hash, timingSafeEqual } from "node:crypto";

/** SHA-256 of UTF-8 text, in lower-case hex. */
export function sha256Hex(text: string): string {
  return hash("sha256", text, "hex");
}

/** Compares two strings in time independent of where they differ. Lengths may leak. */
export function sameSecret(left: string, right: string): boolean {
  const a = Buffer.from(left);
  const b = Buffer.from(right);
  return a.length === b.length && timingSafeEqual(a, b);
}
