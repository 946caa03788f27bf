import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from "node:crypto";
import { sha256Hex } from "./digest.ts";

const ALGORITHM = "aes-256-gcm";
const IV_BYTES = 12;
const TAG_BYTES = 16;
const KID_LENGTH = 8;

/** Purposes whose indexes stand in rows or links that cannot be made anew: what they were made of is not kept. */
const LASTING = [
  "identity number",
  "identity person",
  "fraud party",
  "fraud device",
  "fraud agent",
  "changelog link",
  "cvc",
] as const;
/** What keyed hashes are made for. Those of card numbers are made anew with the number; callback secrets end with their key. */
export type IndexPurpose = (typeof LASTING)[number] | "card number" | "callback secret";

/** What is kept of a master key after its end: enough to find by one purpose's indexes, not to open anything. Sealed. */
export interface IndexKey {
  readonly kid: string;
  readonly purpose: string;
  readonly sealed: string;
}

/** A sealed text that cannot be opened: another key, another context, or changed bytes. */
export class SealBroken extends Error {
  override readonly name = "SealBroken";
}

/**
 * Seals secrets for storage: AES-256-GCM under the newest of the master keys, each key derived per purpose (HKDF-SHA-256).
 * Texts sealed under an older key of the ring stay readable; `isStale` tells which to seal anew. When all are, the older key may go:
 * `lastingIndexKeys` says what has to be kept of it.
 */
export class KeyRing {
  /** Few: one per master key and purpose. Every request needs some of them. */
  readonly #derived = new Map<string, Buffer>();
  readonly #keys: ReadonlyMap<string, Buffer>;
  readonly #newest: string;
  /** By purpose, then by the id of a master key that is gone. */
  readonly #kept = new Map<string, Map<string, Buffer>>();

  /** `keys` are base64 of 32 bytes, newest first; at least one. `kept`: of keys that are gone. Throws SealBroken when those do not open. */
  constructor(keys: readonly string[], kept: readonly IndexKey[] = []) {
    const entries = keys.map(
      (key) => [sha256Hex(key).slice(0, KID_LENGTH), Buffer.from(key, "base64")] as const,
    );
    const first = entries[0];
    if (first === undefined) throw new RangeError("a key ring needs at least one key");
    this.#keys = new Map(entries);
    this.#newest = first[0];
    for (const { kid, purpose, sealed } of kept) {
      if (this.#keys.has(kid)) continue;
      const ofPurpose = this.#kept.get(purpose) ?? new Map<string, Buffer>();
      ofPurpose.set(kid, Buffer.from(this.open(sealed, indexKeyContext(kid, purpose)), "base64"));
      this.#kept.set(purpose, ofPurpose);
    }
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
    return keyIdOf(sealed) !== this.#newest;
  }

  /** What must be stored before any key but the newest is taken off the ring, sealed under the newest. */
  lastingIndexKeys(): readonly IndexKey[] {
    return LASTING.flatMap((purpose) =>
      this.#kidsOf(purpose)
        .filter((kid) => kid !== this.#newest)
        .map((kid) => {
          const key = this.#indexKey(kid, purpose).toString("base64");
          return { kid, purpose, sealed: this.seal(key, indexKeyContext(kid, purpose)) };
        }),
    );
  }

  /** Keyed hash for looking up a value that is stored sealed (hex). Written under the newest key; look up with `blindIndexes`. */
  blindIndex(value: string, purpose: IndexPurpose): string {
    return this.indexUnder(this.#newest, value, purpose);
  }

  /** The value's index under every key of the ring, newest first, and then under those that are gone. */
  blindIndexes(value: string, purpose: IndexPurpose): readonly string[] {
    return this.#kidsOf(purpose).map((kid) => this.indexUnder(kid, value, purpose));
  }

  /** The value's index under one key, see `keyIdOf`, so that it stays the same when keys come and go. */
  indexUnder(kid: string, value: string, purpose: IndexPurpose): string {
    return createHmac("sha256", this.#indexKey(kid, purpose)).update(value, "utf8").digest("hex");
  }

  #kidsOf(purpose: IndexPurpose): readonly string[] {
    return [...this.#keys.keys(), ...(this.#kept.get(purpose)?.keys() ?? [])];
  }

  #indexKey(kid: string, purpose: IndexPurpose): Buffer {
    return this.#kept.get(purpose)?.get(kid) ?? this.#derive(kid, `index ${purpose}`);
  }

  #derive(kid: string, purpose: string): Buffer {
    const key = this.#keys.get(kid);
    if (key === undefined) throw new SealBroken(`there is no master key ${kid}`);
    const name = `${kid} ${purpose}`;
    const derived =
      this.#derived.get(name) ?? Buffer.from(hkdfSync("sha256", key, "njia", purpose, 32));
    this.#derived.set(name, derived);
    return derived;
  }
}

/** Id of the master key that sealed a text. */
export const keyIdOf = (sealed: string): string => sealed.split(".")[1] ?? "";

const indexKeyContext = (kid: string, purpose: string): string => `index_key ${kid} ${purpose}`;
