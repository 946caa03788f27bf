import { refuseField } from "../shared/refusal.ts";

/** Any port of the developer's own machine; test mode only. */
const ANY_LOCAL = "http://localhost:*";

/**
 * Origins as browsers write them: lower case, without the scheme's own port. Throws validation_failed for what is no origin, and in
 * live mode for anything but https.
 */
export function checkOrigins(given: readonly string[], livemode: boolean): readonly string[] {
  const origins = given.map((text, index) => {
    const at = `/allowedOrigins/${index}`;
    if (livemode && !text.startsWith("https://"))
      throw refuseField("validation_failed", at, `In live mode an origin is https, not ${text}.`);
    if (text === ANY_LOCAL) return text;
    const url = URL.parse(text);
    if (url === null) throw refuseField("validation_failed", at, `${text} is no origin.`);
    return url.origin;
  });
  return [...new Set(origins)];
}

/** Whether a page at this origin may use a widget that allows these. */
export function originAllowed(origin: string, allowed: readonly string[]): boolean {
  return (
    allowed.includes(origin) ||
    (allowed.includes(ANY_LOCAL) && /^http:\/\/localhost(:\d{1,5})?$/.test(origin))
  );
}
