import { requestFingerprint } from "../../crypto/fingerprint.ts";
import type { Json } from "../../crypto/jcs.ts";
import type { PaymentRequest } from "../payments/types.ts";
import { Refusal } from "../shared/refusal.ts";
import type { ItemError, ItemInput } from "./types.ts";

const KEY_SHAPE = /^[\x21-\x7E]{1,255}$/;
/** Members that bind one payment and are never taken from `defaults`, or are no part of the payment. */
const OF_ITEM = ["itemReference", "idempotencyKey"] as const;

/** An item with the values of the batch under its own, and its key. `request` is unchecked. */
export interface MergedItem {
  readonly request: PaymentRequest;
  readonly itemReference: string | null;
  readonly key: string;
  readonly fingerprint: string;
  /** What is already wrong with it. */
  readonly error: ItemError | null;
}

/** Checks a merged item against the schema of a payment; null when it keeps every rule. */
export type ItemCheck = (request: ItemInput) => ItemError | null;

/** Puts defaults under each item and gives it its key (domain 4.14): its own, else `{bulkKey}#{index}`. The keys are those of createPayment. */
export function mergeItems(
  inputs: readonly ItemInput[],
  defaults: ItemInput,
  bulkKey: string,
  check: ItemCheck,
): readonly MergedItem[] {
  const seen = new Set<string>();
  return inputs.map((given, index) => {
    const input: ItemInput = typeof given === "object" && given !== null ? given : {};
    const { itemReference, idempotencyKey } = input;
    const merged: Record<string, unknown> = { ...withoutAmounts(defaults, input), ...input };
    for (const name of OF_ITEM) delete merged[name];
    const key = typeof idempotencyKey === "string" ? idempotencyKey : `${bulkKey}#${index}`;
    const error =
      referenceError(itemReference) ??
      keyError(idempotencyKey) ??
      (seen.has(key) ? duplicate(key) : null) ??
      check(merged);
    seen.add(key);
    return {
      // Checked against the schema where `error` is null, and not used otherwise.
      request: merged as unknown as PaymentRequest,
      itemReference: typeof itemReference === "string" ? itemReference.slice(0, 64) : null,
      key: key.slice(0, 300),
      fingerprint: error === null ? requestFingerprint("POST", "/v1/payments", merged as Json) : "",
      error,
    };
  });
}

/** A refusal as the reason why an item was rejected; anything else is thrown on. */
export function itemErrorOf(error: unknown): ItemError {
  if (!(error instanceof Refusal)) throw error;
  const { detail, errors } = error.facts;
  const [first] = errors ?? [];
  const pointer = first !== undefined && "pointer" in first ? first.pointer : null;
  return { code: error.code, message: detail, pointer };
}

/** An amount of the item, under either name, replaces that of the defaults, under either name. */
function withoutAmounts(defaults: ItemInput, input: ItemInput): ItemInput {
  if (input["amountMinorUnits"] === undefined && input["amount"] === undefined) return defaults;
  const { amountMinorUnits: _current, amount: _old, ...rest } = defaults;
  return rest;
}

function referenceError(given: unknown): ItemError | null {
  const isFine =
    given === undefined || (typeof given === "string" && given.length >= 1 && given.length <= 64);
  const message = "itemReference takes 1 to 64 characters.";
  return isFine ? null : { code: "validation_failed", message, pointer: "/itemReference" };
}

function keyError(given: unknown): ItemError | null {
  const isFine = given === undefined || (typeof given === "string" && KEY_SHAPE.test(given));
  const message = "idempotencyKey takes 1 to 255 visible ASCII characters.";
  return isFine ? null : { code: "idempotency_key_invalid", message, pointer: "/idempotencyKey" };
}

function duplicate(key: string): ItemError {
  const message = `Another item of this bulk payment has the key ${key}.`;
  return { code: "duplicate_item_key", message, pointer: "/idempotencyKey" };
}
