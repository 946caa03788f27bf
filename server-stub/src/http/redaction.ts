/**
 * Members that hold a secret or a person's data wherever they stand in what is logged: those that the API description marks
 * `x-sensitive` (a test sees to it that none is missing), and the header fields that carry credentials. Bodies are never logged.
 */
export const SENSITIVE: readonly string[] = [
  "accessToken",
  "authorization",
  "backImage",
  "clientToken",
  "cookie",
  "cvc",
  "dateOfBirth",
  "email",
  "frontImage",
  "idNumber",
  "image",
  "key",
  "livenessFrames",
  "pan",
  "password",
  "refreshToken",
  "secret",
  "token",
  "x-api-key",
  "x-callback-signature",
];

/** The same as paths of the logger, at the top and one and two levels down. */
export function redactedPaths(): string[] {
  return SENSITIVE.flatMap((name) => {
    const step = /^[a-zA-Z]+$/.test(name) ? `.${name}` : `["${name}"]`;
    return [step.replace(/^\./, ""), `*${step}`, `*.*${step}`];
  });
}
