import { own, type Value, type ValueObject } from "../source/plain.ts";
import { tell, type Build } from "./context.ts";
import type { Limits, Type } from "./types.ts";
import { wordsOf } from "./words.ts";

/** What SDKs of our own document depend on, checked here too because a lint can be skipped. Only under `strict`. */
export function houseRules(build: Build, at: string, node: ValueObject, keyed: boolean): void {
  const writes = /\/(?:post|put|patch|delete)$/.test(at);
  const mark = own(node, "x-idempotent");
  if (writes && mark !== "key" && mark !== "natural" && mark !== "none") {
    tell(
      build,
      "W-HOUSE-IDEMPOTENCY",
      at,
      "A writing operation must say how it is repeated.",
      "It is repeated only if it never left.",
      "Add x-idempotent: key, natural or none.",
    );
  }
  if (mark === "key" && !keyed) {
    tell(
      build,
      "W-HOUSE-IDEMPOTENCY",
      at,
      "x-idempotent is key, but the operation declares no Idempotency-Key header.",
      "Clients send Idempotency-Key.",
      "Declare the header parameter; its required says whether the server insists.",
    );
  }
}

/** Integers name their width and stay within the range that JSON numbers carry exactly in every language. */
export function houseInteger(build: Build, at: string, type: Type): void {
  if (!build.strict || type.kind !== "scalar" || !isInteger(type)) return;
  if (type.scalar !== "integer" && isBounded(type.limits)) return;
  tell(
    build,
    "W-HOUSE-BOUNDS",
    at,
    "An integer needs a format and bounds within 2^53.",
    "Languages without exact integers raise beyond their range.",
    "Add format: int32 or int64, minimum and maximum.",
  );
}

function isInteger(type: Extract<Type, { kind: "scalar" }>): boolean {
  return !type.asString && ["int32", "int64", "integer"].includes(type.scalar);
}

function isBounded(limits: Limits | undefined): boolean {
  return [limits?.minimum, limits?.maximum].every(
    (bound) => bound !== undefined && Number.isSafeInteger(Number(bound)),
  );
}

const SECRET_WORDS: ReadonlySet<string> = new Set(
  "key token secret password pan cvc cvv pin document birth iban selfie image frames".split(" "),
);
const SECRET_NAMES: ReadonlySet<string> = new Set(
  "number accountNumber idNumber cardNumber".split(" "),
);

/** Names that sound like a secret say whether they are one: logs are masked by that mark. */
export function houseSensitive(
  build: Build,
  at: string,
  name: string,
  type: Type,
  nodes: readonly (Value | undefined)[],
): void {
  const sounds = SECRET_NAMES.has(name) || wordsOf(name).some((word) => SECRET_WORDS.has(word));
  if (!build.strict || !sounds || !isTextual(type)) return;
  if (nodes.some((node) => own(node, "x-sensitive") !== undefined)) return;
  tell(
    build,
    "W-HOUSE-SENSITIVE",
    at,
    `"${name}" sounds like a secret.`,
    "It is printed as it stands.",
    "Add x-sensitive: true, last4 or false.",
  );
}

/** Numbers, truth values and constants give no secret away; the fields of a named record are marked one by one. */
function isTextual(type: Type): boolean {
  return type.kind === "scalar"
    ? type.scalar === "string"
    : type.kind === "list" || type.kind === "map";
}
