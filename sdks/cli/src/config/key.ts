/** What the text of an API key says by itself. */
import { CliError, EXIT } from "../exit.ts";

const BASE62 = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const CHECK_LENGTH = 6;
/** Keys of the form `sk_` stopped working on this day. */
export const RETIRED_ON = "2026-09-01";

/** The mode of a key. Throws an authentication error for a retired form, a wrong shape, or a wrong checksum. */
export function keyMode(key: string): "live" | "test" {
  if (key.startsWith("sk_"))
    throw refused(
      `Keys that start with sk_ stopped working on ${RETIRED_ON}.`,
      "Make a new key in the console.",
    );
  const mode = /^svc_(live|test)_[0-9A-Za-z]{42}$/.exec(key)?.[1];
  const body = key.slice(0, -CHECK_LENGTH);
  if (mode === undefined || checksum(body) !== key.slice(-CHECK_LENGTH))
    throw refused(
      "This is not a complete API key: its shape or checksum is wrong.",
      "Copy the whole key, svc_test_ or svc_live_ and 42 characters.",
    );
  return mode as "live" | "test";
}

const refused = (message: string, next: string): CliError =>
  new CliError(EXIT.authentication, message, next);

/** Six base62 digits of the CRC-32 (IEEE 802.3) of the text, most significant first. */
function checksum(text: string): string {
  let crc = 0xffffffff;
  for (const byte of Buffer.from(text)) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  let value = ~crc >>> 0;
  let digits = "";
  for (let index = 0; index < CHECK_LENGTH; index += 1) {
    digits = BASE62.charAt(value % 62) + digits;
    value = Math.floor(value / 62);
  }
  return digits;
}
