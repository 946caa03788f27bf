import { ENTRIES } from "../../src/domain/changelog/entries.ts";
import { idPrefix, type DocumentedOperation, type Json } from "./document.ts";
import type { House, VisitorName } from "./house.ts";

/** Requests made from the document, with ids of a house in them. */

const PUBLIC_VALUES: Readonly<Record<string, string>> = {
  "getRail id": "mtn_momo",
  "getCorridor id": "CM-GA-XAF-XAF",
  "getCorridorCosts id": "CM-GA-XAF-XAF",
  "getChangeLogEntry id": ENTRIES[0]?.id ?? "",
  "getIdempotencyKey operationId": "createPayment",
  code: "insufficient_funds",
};
/** What has to change in an example of the document for the request to reach its ids; undefined takes a member away. */
const AMENDED: Readonly<Record<string, Json>> = {
  createQuote: { currency: "XAF", destinationCurrency: undefined },
  createSandboxFault: { expiresAt: undefined },
  advanceSandboxClock: { seconds: 1 },
};
/** Places that take what a visitor made, not what the business did. */
const OF_VISITORS: Readonly<Record<string, string>> = {
  "getClientPayment id": "visitorPayment",
  "createClientPayment quoteId": "visitorQuote",
};
/** Which of a house's visitors makes a call; the one with a quote where nothing else is said. */
const VISITORS: Readonly<Record<string, VisitorName>> = {
  getClientPayment: "paid",
  getClientBalances: "balance",
  createClientKyc: "kyc",
};

/** The visitor of the house that calls an operation of the widgets' clients; null for any other operation. */
export function visitorOf(operation: DocumentedOperation): VisitorName | null {
  const isOpen = operation.auth.some((schemes) => schemes.includes("WidgetAuth"));
  return isOpen ? (VISITORS[operation.id] ?? "quoted") : null;
}

/** The key in `House.ids` of what a place of an operation takes: a prefix of ids, or a thing of visitors. */
export function kindAt({ id }: DocumentedOperation, name: string, prefix: string): string {
  return OF_VISITORS[`${id} ${name}`] ?? prefix;
}

/** Throws when the house holds nothing of the kind. */
export function idOf(house: House, prefix: string): string {
  const id = house.ids[prefix];
  if (id === undefined) throw new Error(`nothing with the prefix ${prefix} was made; see house.ts`);
  return id;
}

/** Method and path with ids of who asks, and public values. */
export function lineOf(operation: DocumentedOperation, asker: House): string {
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const parameter = operation.parameters.find((one) => one.name === name);
    const prefix = parameter === undefined ? null : idPrefix(parameter.schema);
    const value = PUBLIC_VALUES[`${operation.id} ${name}`] ?? PUBLIC_VALUES[name];
    return (
      value ?? (prefix === null ? asker.paymentKey : idOf(asker, kindAt(operation, name, prefix)))
    );
  });
  return `${operation.method} ${path}`;
}

export function requiredQuery({ id }: DocumentedOperation): string {
  return id === "unsubscribeChangeLog" ? `?token=${"a".repeat(43)}` : "";
}

/** A request body of the document, without the ids in it but those of events, which nobody looks up. */
export function exampleOf({ id, examples }: DocumentedOperation): Json | undefined {
  if (examples[0] === undefined) return undefined;
  return { ...(withoutIds(examples[0]) as Json), ...AMENDED[id] };
}

function withoutIds(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(withoutIds);
  if (typeof node !== "object" || node === null) return node;
  return Object.fromEntries(
    Object.entries(node)
      .filter(([, value]) => !/^(?!evt)[a-z]{2,6}_[0-7][0-9a-z]{25}$/.test(String(value)))
      .map(([name, value]) => [name, withoutIds(value)]),
  );
}

/** The first example of the operation with `value` at `path`. */
export function withValue(
  operation: DocumentedOperation,
  path: readonly string[],
  value: string,
): Json {
  const body = structuredClone(exampleOf(operation) ?? {}) as Record<string, unknown>;
  // Accounts are shown by widgets of one kind only.
  if (path.includes("accountIds") && operation.id === "createWidget") body["kind"] = "balance";
  if (path.includes("accountIds")) delete body["config"];
  let here: Record<string, unknown> | unknown[] = body;
  path.forEach((step, index) => {
    const key = step === "[]" ? 0 : step === "{}" ? "own" : step;
    const holder = here as Record<string | number, unknown>;
    if (index === path.length - 1) holder[key] = value;
    else if (step === "destination" || step === "source")
      holder[key] = partyWith(path.at(-1) ?? "", holder[key]);
    else holder[key] ??= path[index + 1] === "[]" ? [] : {};
    here = holder[key] as Record<string, unknown>;
  });
  if (path[0] === "defaults")
    body["payments"] = (body["payments"] as readonly Json[]).map((item) =>
      Object.fromEntries(Object.entries(item).filter(([name]) => name !== path[1])),
    );
  return body;
}

/** A party of the kind that has the member; the example's own where that fits. */
function partyWith(member: string, example: unknown): unknown {
  if (member === "accountId") return { type: "account" };
  if (/^(bankCode|accountNumber|iban)$/.test(member))
    return {
      type: "bank_account",
      country: "NG",
      bankCode: "058",
      accountNumber: "0123456789",
      holderName: "Chidi Okafor",
    };
  return example ?? { type: "mobile_money", msisdn: "+24174999000", country: "GA" };
}
