import {
  createHmac,
  createPrivateKey,
  createPublicKey,
  randomBytes,
  sign,
  type KeyObject,
} from "node:crypto";

export type SignatureScheme = "hmac" | "ed25519";

/** A new signing secret (`whsec_…`, or `whsk_…` for ed25519) and the key that verifies it, where there is one. */
export interface SigningKey {
  readonly secret: string;
  readonly publicKey: string | null;
}

const SECRET_BYTES = 32;
/** PKCS #8 and SPKI of Ed25519 (RFC 8410): a constant head, then 32 bytes. */
const PKCS8_HEAD = Buffer.from("302e020100300506032b657004220420", "hex");

export function newSigningKey(scheme: SignatureScheme): SigningKey {
  const bytes = randomBytes(SECRET_BYTES);
  const text = bytes.toString("base64");
  if (scheme === "hmac") return { secret: `whsec_${text}`, publicKey: null };
  const spki = createPublicKey(privateKey(bytes)).export({ format: "der", type: "spki" });
  return {
    secret: `whsk_${text}`,
    publicKey: `whpk_${spki.subarray(-SECRET_BYTES).toString("base64")}`,
  };
}

/** One signature of Standard Webhooks 1.0 over `{id}.{timestamp}.{body}`: `v1,` (HMAC-SHA256) or `v1a,` (Ed25519). Timestamp in Unix seconds. */
export function signatureOf(secret: string, id: string, timestamp: number, body: string): string {
  const signed = `${id}.${timestamp}.${body}`;
  const [prefix, text = ""] = secret.split("_", 2);
  const key = Buffer.from(text, "base64");
  if (prefix === "whsec")
    return `v1,${createHmac("sha256", key).update(signed, "utf8").digest("base64")}`;
  return `v1a,${sign(null, Buffer.from(signed, "utf8"), privateKey(key)).toString("base64")}`;
}

/** The fields of a signed request; every secret signs, the newest first. */
export function signatureHeaders(
  secrets: readonly string[],
  id: string,
  timestamp: number,
  body: string,
): Readonly<Record<string, string>> {
  return {
    "webhook-id": id,
    "webhook-timestamp": String(timestamp),
    "webhook-signature": secrets
      .map((secret) => signatureOf(secret, id, timestamp, body))
      .join(" "),
  };
}

function privateKey(seed: Buffer): KeyObject {
  return createPrivateKey({ key: Buffer.concat([PKCS8_HEAD, seed]), format: "der", type: "pkcs8" });
}
