/** The header fields of a signed request (Standard Webhooks 1.0, HMAC-SHA256). */
import { createHmac } from "node:crypto";

/** `at` in milliseconds: each attempt is signed with its own time, or a replayed event would be too old. */
export function signed(
  secret: string,
  id: string,
  body: string,
  at: number,
): Readonly<Record<string, string>> {
  const key = Buffer.from(secret.replace(/^whsec_/, ""), "base64");
  const timestamp = Math.floor(at / 1000);
  const digest = createHmac("sha256", key).update(`${id}.${timestamp}.${body}`, "utf8");
  return {
    "webhook-id": id,
    "webhook-timestamp": String(timestamp),
    "webhook-signature": `v1,${digest.digest("base64")}`,
  };
}
