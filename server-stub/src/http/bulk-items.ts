import type { ItemCheck } from "../domain/bulk/items.ts";
import { OPERATIONS } from "../generated/operations.ts";
import { checkAmounts } from "./amounts.ts";
import type { Fault } from "./faults.ts";
import { schemaChecker } from "./validation.ts";

const ITEM = /^\/payments\/\d+(?:\/|$)/;
const BULK = "createBulkPayment";

/**
 * Whether a fault is left to the domain: items of a bulk payment are checked one by one after the defaults were put under them, because a
 * faulty item is rejected and does not make the request a 400.
 */
export function isCheckedLater(operationId: string, fault: Fault): boolean {
  return operationId === BULK && "pointer" in fault && ITEM.test(fault.pointer);
}

/** More items than a bulk payment takes have a code of their own. */
export function sizeFault(
  operationId: string,
  faults: readonly Fault[],
  body: unknown,
): { readonly max: 500; readonly received: number } | null {
  const isTooLarge = faults.some(
    (fault) => "pointer" in fault && fault.pointer === "/payments" && fault.code === "maxItems",
  );
  if (operationId !== BULK || !isTooLarge) return null;
  const { payments } = body as { readonly payments: readonly unknown[] };
  return { max: 500, received: payments.length };
}

let checkSchema: ReturnType<typeof schemaChecker> | null = null;

/** An item with its defaults, held against the schema of a payment; the first fault, amounts before everything else. */
export const checkItem: ItemCheck = (request) => {
  checkSchema ??= schemaChecker("PaymentRequest");
  const { renamed } = OPERATIONS.createPayment;
  const [first] = [...checkAmounts(request, renamed).faults, ...checkSchema(request)];
  if (first === undefined) return null;
  const pointer = "pointer" in first ? first.pointer : null;
  return { code: codeOf(first.code), message: first.message, pointer };
};

/** Codes of the catalogue stay, names of schema rules become one of them. */
function codeOf(code: string): string {
  return code.startsWith("amount_") || code === "unknown_field" ? code : "validation_failed";
}
