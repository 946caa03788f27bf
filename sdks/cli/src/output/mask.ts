/** Secrets show their kind, their first and their last four characters. */
const SECRETS =
  /\b((?:svc_(?:live|test)|sk(?:_live|_test)?|svs|svr|wct|wst|whsec|whsk|lst)_)([A-Za-z0-9+/=_-]{8,})/g;
const NAMES = /^(?:pan|cvc|pin|.*(?:password|secret|token))$/i;

export function maskText(text: string): string {
  return text.replace(SECRETS, (_, kind: string, rest: string) =>
    rest.length < 16 ? `${kind}…` : `${kind}${rest.slice(0, 4)}…${rest.slice(-4)}`,
  );
}

/** A copy of an answer that may be shown: secrets by their form, and by the name of their field. */
export function maskValue(value: unknown): unknown {
  if (typeof value === "string") return maskText(value);
  if (Array.isArray(value)) return value.map(maskValue);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => {
      if (!NAMES.test(key) || typeof item !== "string") return [key, maskValue(item)];
      const masked = maskText(item);
      return [key, masked === item ? "…" : masked];
    }),
  );
}
