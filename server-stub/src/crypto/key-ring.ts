import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from "node:crypto";
import { sha256Hex } from "./digest.ts";

const ALGORITHM = "aes-256-gcm";
const IV_BYTES = 12;
const TAG_BYTES = 16;
const KID_LENGTH = 8;

/** A sealed text that cannot be opened: another key, another context, or changed bytes. */
export class SealBroken extends Error {
  override readonly name = "SealBroken";
}

/**
 * Seals secrets for storage: AES-256-GCM under the newest of the master keys, each key derived per purpose (HKDF-SHA-256).
 * Texts sealed under an older key of the ring stay readable; `isStale` tells which to seal anew.
 */
export class KeyRing {
  readonly #keys: ReadonlyMap<string, Buffer>;
  readonly #newest: string;

  /** `keys` are base64 of 32 bytes, newest first; at least one. */
  constructor(keys: readonly string[]) {
    const entries = keys.map(
      (key) => [sha256Hex(key).slice(0, KID_LENGTH), Buffer.from(key, "base64")] as const,
    );
    const first = entries[0];
    if (first === undefined) throw new RangeError("a key ring needs at least one key");
    this.#keys = new Map(entries);
    this.#newest = first[0];
  }

  /** A ring with one key that nobody else has. */
  static random(): KeyRing {
    return new KeyRing([randomBytes(32).toString("base64")]);
  }

  /** Seals a text. `context` says where it belongs (a table and an id); it must be the same when it is opened. */
  seal(text: string, context: string): string {
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv(ALGORITHM, this.#derive(this.#newest, "seal"), iv);
    cipher.setAAD(Buffer.from(context, "utf8"));
    const sealed = Buffer.concat([
      cipher.update(text, "utf8"),
      cipher.final(),
      cipher.getAuthTag(),
    ]);
    return ["s1", this.#newest, iv.toString("base64url"), sealed.toString("base64url")].join(".");
  }

  /** Opens a sealed text. Throws SealBroken. */
  open(sealed: string, context: string): string {
    const [version, kid = "", iv = "", bytes = ""] = sealed.split(".");
    if (version !== "s1") throw new SealBroken("the text is not sealed by this program");
    if (!this.#keys.has(kid))
      throw new SealBroken(
        `the text was sealed with the master key ${kid}, which NJIA_MASTER_KEYS does not hold`,
      );
    const data = Buffer.from(bytes, "base64url");
    try {
      const decipher = createDecipheriv(
        ALGORITHM,
        this.#derive(kid, "seal"),
        Buffer.from(iv, "base64url"),
      );
      decipher.setAAD(Buffer.from(context, "utf8"));
      decipher.setAuthTag(data.subarray(data.length - TAG_BYTES));
      return (
        decipher.update(data.subarray(0, data.length - TAG_BYTES), undefined, "utf8") +
        decipher.final("utf8")
      );
    } catch (error) {
      throw new SealBroken("the sealed text was changed, or belongs elsewhere", { cause: error });
    }
  }

  /** Whether a sealed text is under an older key and should be sealed anew. */
  isStale(sealed: string): boolean {
    return sealed.split(".")[1] !== this.#newest;
  }

  /** Keyed hash for looking up a value that is stored sealed (hex). Written under the newest key; look up with `blindIndexes`. */
  blindIndex(value: string, purpose: string): string {
    return this.#index(this.#newest, value, purpose);
  }

  /** The value's index under every key of the ring. */
  blindIndexes(value: string, purpose: string): readonly string[] {
    return [...this.#keys.keys()].map((kid) => this.#index(kid, value, purpose));
  }

  /** The value's index under the very key that sealed another text, so that it stays the same when keys are added. */
  indexBeside(sealed: string, value: string, purpose: string): string {
    return this.#index(sealed.split(".")[1] ?? "", value, purpose);
  }

  #index(kid: string, value: string, purpose: string): string {
    return createHmac("sha256", this.#derive(kid, `index ${purpose}`))
      .update(value, "utf8")
      .digest("hex");
  }

  #derive(kid: string, purpose: string): Buffer {
    const key = this.#keys.get(kid);
    if (key === undefined) throw new SealBroken(`there is no master key ${kid}`);
    return Buffer.from(hkdfSync("sha256", key, "njia", purpose, 32));
  }
}
