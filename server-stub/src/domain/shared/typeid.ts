import { randomFillSync } from "node:crypto";

/** Crockford base32 in lower case, the alphabet of TypeID 0.3. */
const ALPHABET = "0123456789abcdefghjkmnpqrstvwxyz";

/** Prefixes of every stored object (domain table 2.3; `att`, `ccp` and `job` are ours and internal). */
export const PREFIXES = [
  "ten",
  "usr",
  "ses",
  "key",
  "acct",
  "ent",
  "cus",
  "pay",
  "blk",
  "bit",
  "txn",
  "rev",
  "aud",
  "qte",
  "crs",
  "fra",
  "kyc",
  "kys",
  "cbk",
  "flt",
  "whe",
  "evt",
  "dlv",
  "lsn",
  "card",
  "lim",
  "cauth",
  "ccp",
  "wgt",
  "wse",
  "chg",
  "csub",
  "req",
  "att",
  "job",
  "obs",
  "rcc",
] as const;
export type Prefix = (typeof PREFIXES)[number];

/** How answers call what an id in a path stands for. */
export const RESOURCE_TYPES: Readonly<Partial<Record<Prefix, string>>> = {
  usr: "user",
  key: "api_key",
  acct: "account",
  cus: "customer",
  pay: "payment",
  blk: "bulk_payment",
  txn: "transaction",
  rev: "reversal",
  qte: "quote",
  crs: "credit_score",
  fra: "fraud_analysis",
  kyc: "kyc_check",
  kys: "kyc_score",
  flt: "sandbox_fault",
  whe: "webhook_endpoint",
  evt: "event",
  dlv: "delivery",
  lsn: "listen_session",
  card: "ghost_card",
  cauth: "card_authorization",
  wgt: "widget",
  chg: "changelog_entry",
  csub: "changelog_subscription",
};

const SHAPE = /^([a-z]{2,6})_([0-7][0-9a-hjkmnp-tv-z]{25})$/;

let lastMillis = 0;
let counter = 0;

/**
 * UUIDv7 (RFC 9562, method 1): 48 bit Unix milliseconds, 12 bit counter, 62 random bits.
 * Ids of one process never go backwards, even when the clock does, so they serve as page cursors.
 */
export function uuidv7(now: number = Date.now()): Uint8Array {
  if (now > lastMillis) {
    lastMillis = now;
    counter = randomStart();
  } else {
    counter += 1;
    if (counter > 0xfff) {
      lastMillis += 1;
      counter = randomStart();
    }
  }
  const bytes = new Uint8Array(16);
  bytes.set(random(8), 8);
  const view = new DataView(bytes.buffer);
  view.setUint16(0, Math.floor(lastMillis / 0x1_0000_0000));
  view.setUint32(2, lastMillis >>> 0);
  view.setUint16(6, 0x7000 | counter);
  view.setUint8(8, 0x80 | (view.getUint8(8) & 0x3f));
  return bytes;
}

/** Leaves half of the 12 bit counter free, so that a burst inside one millisecond stays monotonic. */
function randomStart(): number {
  const [high = 0, low = 0] = random(2);
  return ((high << 8) | low) & 0x7ff;
}

const drawn = new Uint8Array(4_096);
let used = drawn.length;

/** Random bytes, each handed out once: drawing many at a time costs much less. To be copied before the next call. */
function random(count: number): Uint8Array {
  if (used + count > drawn.length) {
    randomFillSync(drawn);
    used = 0;
  }
  used += count;
  return drawn.subarray(used - count, used);
}

/** 16 bytes as 26 base32 characters; the first carries only three bits. */
export function encodeSuffix(bytes: Uint8Array): string {
  let text = "";
  // 26 characters hold 130 bits: two zeros come first.
  let bits = 0;
  let count = 2;
  for (const byte of bytes) {
    bits = (bits << 8) | byte;
    count += 8;
    while (count >= 5) {
      count -= 5;
      text += ALPHABET.charAt((bits >>> count) & 31);
    }
    bits &= 31;
  }
  return text;
}

/** Inverse of `encodeSuffix`. Throws a RangeError on anything that is not a TypeID suffix. */
export function decodeSuffix(suffix: string): Uint8Array {
  if (!SHAPE.test(`xx_${suffix}`)) throw new RangeError(`not a TypeID suffix: ${suffix}`);
  let value = 0n;
  for (const character of suffix) value = (value << 5n) | BigInt(ALPHABET.indexOf(character));
  const bytes = new Uint8Array(16);
  for (let index = 15; index >= 0; index -= 1) {
    bytes[index] = Number(value & 255n);
    value >>= 8n;
  }
  return bytes;
}

/** A new id such as `pay_01kag9ytq2f7sv3w5x8a0b1c2d`; ids made later sort later. */
export function newId(prefix: Prefix): string {
  return `${prefix}_${encodeSuffix(uuidv7())}`;
}

/** Whether `text` is a well-formed id with exactly this prefix. Says nothing about existence. */
export function isId(text: string, prefix: Prefix): boolean {
  return SHAPE.exec(text)?.[1] === prefix;
}
