/**
 * Keeps secrets out of messages and logs. Three nets, from coarse to fine: patterns of known secrets, the exact values
 * that the client holds, and field names that the specification marks as sensitive.
 */
export const HIDDEN = "[redacted]";

// Keys, session and widget tokens, webhook secrets; bearer and basic credentials; anything in a password position.
const TOKENS =
  /\b(?:svc|sk|svs|wct|wst|whsec|whsk|whpk|lst)_[A-Za-z0-9+/=_-]{6,}|\b(?:Bearer|Basic)\s+[A-Za-z0-9._~+/=-]{6,}|(?<=:\/\/)[^\s/@]+@/g;
const DIGITS = /(?<![\w.])\d(?:[ -]?\d){12,18}(?![\w])/g;

/** Returns `text` without keys, tokens, card numbers and the given exact `secrets`. */
export function redactText(text: string, secrets: Iterable<string> = []): string {
  let out = text;
  for (const secret of secrets)
    for (const form of forms(secret)) if (form.length > 3) out = out.split(form).join(HIDDEN);
  return out.replace(TOKENS, HIDDEN).replace(DIGITS, (run) => (isCardNumber(run) ? HIDDEN : run));
}

/** The spellings in which a secret turns up: plain, URL-encoded, base64. */
function forms(secret: string): string[] {
  const latin1 = /^[\0-\xff]*$/.test(secret);
  return [secret, encodeURIComponent(secret), ...(latin1 ? [btoa(secret).replace(/=+$/, "")] : [])];
}

/** Luhn's check (ISO/IEC 7812-1), which spares most order numbers and timestamps. */
function isCardNumber(run: string): boolean {
  let sum = 0;
  const digits = run.replace(/\D/g, "");
  for (let i = 0; i < digits.length; i++) {
    const digit = Number(digits[digits.length - 1 - i]) * (i % 2 ? 2 : 1);
    sum += digit > 9 ? digit - 9 : digit;
  }
  return sum % 10 === 0;
}

// Named so everywhere, whatever the specification marks.
const ALWAYS =
  /^(?:.*(?:password|secret|token|api-?key|private-?key|client-?key)|authorization|proxy-authorization|cookie|set-cookie|pan|cvc|cvv|pin)$/i;

/**
 * A copy of `value` that can be logged: fields named in `names` (blank-separated; `name~` keeps the last four
 * characters) or known to be secret are replaced, all other text goes through {@link redactText}.
 */
export function redactValue(value: unknown, names = "", secrets: readonly string[] = []): unknown {
  const marked = new Map(
    names
      .split(" ")
      .filter(Boolean)
      .map((name) => [name.replace("~", ""), name.endsWith("~")] as const),
  );
  const walk = (item: unknown, depth: number): unknown => {
    if (typeof item === "string") return redactText(item, secrets);
    if (typeof item !== "object" || item === null) return item;
    if (depth > 64) return HIDDEN;
    if (Array.isArray(item)) return item.map((entry) => walk(entry, depth + 1));
    if (ArrayBuffer.isView(item)) return `[${item.byteLength} bytes]`;
    return Object.fromEntries(
      Object.entries(item).map(([key, entry]) => {
        const lastFour = marked.get(key);
        if (lastFour !== undefined || ALWAYS.test(key))
          return [key, mask(entry, lastFour === true)];
        return [key, walk(entry, depth + 1)];
      }),
    );
  };
  return walk(value, 0);
}

function mask(value: unknown, lastFour: boolean): unknown {
  if (value === null || value === undefined) return value;
  return lastFour && typeof value === "string" && value.length > 8
    ? `****${value.slice(-4)}`
    : HIDDEN;
}
