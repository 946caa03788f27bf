/** The document carries, once each, the facts that all SDKs need: headers, events, error catalogue, form of the key. */

/** @param {any} document */
export default function rootMarks(document) {
  const keySchemes = Object.values(document.components?.securitySchemes ?? {}).filter(
    (scheme) => scheme.type === "apiKey",
  );
  const rateLimit = document["x-sdk-headers"]?.rateLimit ?? {};
  /** @type {[boolean, string][]} */
  const facts = [
    [document["x-sdk-headers"]?.requestId !== undefined, "x-sdk-headers.requestId"],
    [
      ["limit", "remaining", "reset", "resetAs"].every((key) => rateLimit[key] !== undefined),
      "x-sdk-headers.rateLimit",
    ],
    [document["x-sdk-webhooks"]?.signature !== undefined, "x-sdk-webhooks"],
    [Object.keys(document["x-webhooks"] ?? {}).length > 0, "x-webhooks"],
    [Object.keys(document["x-sdk-errors"] ?? {}).length > 0, "x-sdk-errors"],
    [
      keySchemes.length === 1 && keySchemes[0]?.["x-sdk-key"] !== undefined,
      "x-sdk-key on the one API-key scheme",
    ],
  ];
  return facts
    .filter(([holds]) => !holds)
    .map(([, name]) => ({ message: `The document lacks ${name}.`, path: [] }));
}
