import { fullFormats } from "ajv-formats/dist/formats.js";

const OFFSET = /[+-](\d\d):?\d\d$/;
/** PostgreSQL knows no offset beyond this many hours; places on earth lie within 14. */
const MAX_OFFSET_HOURS = 15;

/**
 * Whether a text is a date-time (RFC 3339) that this program and the database can both hold: an existing second (leap seconds
 * are none to either), an offset some place could have, a year from 1 to 9999 in UTC.
 */
export function isInstant(text: string): boolean {
  if (!isDateTime(text)) return false;
  const hours = OFFSET.exec(text)?.[1];
  if (hours !== undefined && Number(hours) > MAX_OFFSET_HOURS) return false;
  const year = new Date(text).getUTCFullYear();
  return year >= 1 && year <= 9999;
}

function isDateTime(text: string): boolean {
  const format = fullFormats["date-time"] as { readonly validate: (text: string) => boolean };
  return format.validate(text);
}
