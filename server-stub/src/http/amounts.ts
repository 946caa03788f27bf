import { findCurrency } from "../domain/shared/currencies.ts";
import type { FieldFault } from "../domain/shared/refusal.ts";
import type { DeprecatedUse } from "./deprecations.ts";
import type { RenamedField } from "./operation.ts";

/** What is wrong with the amounts of a body, and which old names it used. */
export interface AmountFindings {
  readonly faults: readonly FieldFault[];
  readonly uses: readonly DeprecatedUse[];
}

type Members = Readonly<Record<string, unknown>>;

/** The migration table of domain 4.9, for every object of the body that takes an amount under two names. */
export function checkAmounts(body: unknown, renamed: readonly RenamedField[]): AmountFindings {
  const faults: FieldFault[] = [];
  const uses: DeprecatedUse[] = [];
  for (const field of renamed) {
    for (const [at, holder] of objectsAt(body, field.at)) {
      const old = holder[field.from];
      const current = holder[field.to];
      if (old !== undefined)
        uses.push({
          kind: "field",
          subject: `PaymentRequest.${field.from}`,
          warning: `${field.from}_field_deprecated`,
          since: field.since,
          sunset: field.sunset,
          successor: null,
        });
      const fault = faultOf(field, at, old, current, holder, body);
      if (fault !== null) faults.push(fault);
    }
  }
  return { faults, uses };
}

function faultOf(
  field: RenamedField,
  at: string,
  old: unknown,
  current: unknown,
  holder: Members,
  body: unknown,
): FieldFault | null {
  const { from, to } = field;
  for (const [name, value] of [
    [to, current],
    [from, old],
  ] as const) {
    if (value !== undefined && !isWhole(value)) {
      return {
        pointer: `${at}/${name}`,
        code: "amount_not_integer",
        message: `${name} is a whole number of minor units, not ${shown(value)}.${hint(value, holder, body)}`,
      };
    }
  }
  if (old !== undefined && current !== undefined && old !== current) {
    return {
      pointer: `${at}/${from}`,
      code: "amount_conflict",
      message: `${to} is ${shown(current)} and ${from} is ${shown(old)}. Send ${to} only.`,
    };
  }
  if (field.required && old === undefined && current === undefined) {
    return {
      pointer: `${at}/${to}`,
      code: "amount_required",
      message: `Give the amount in minor units as ${to}.`,
    };
  }
  return null;
}

const isWhole = (value: unknown): boolean =>
  typeof value === "number" && Number.isSafeInteger(value);
const shown = (value: unknown): string => JSON.stringify(value)?.slice(0, 40) ?? "nothing";

/** What the caller probably meant, in the currency's own minor units. */
function hint(value: unknown, holder: Members, body: unknown): string {
  const code = holder["currency"] ?? (isObject(body) ? body["currency"] : undefined);
  const currency = typeof code === "string" ? findCurrency(code) : undefined;
  if (currency === undefined) return "";
  const digits = `${currency.code} has ${currency.minorUnits} digits behind the point`;
  const minor = Number(value) * 10 ** currency.minorUnits;
  // Only where nothing has to be rounded: money is never guessed.
  return ` ${digits}${Number.isSafeInteger(minor) ? `, so ${String(value)} ${currency.code} is ${minor}` : ""}.`;
}

/** The objects a pointer names; `*` stands for each item of a list. */
function objectsAt(
  value: unknown,
  pointer: string,
): readonly (readonly [at: string, holder: Members])[] {
  let here: readonly (readonly [string, unknown])[] = [["", value]];
  for (const step of pointer.split("/").slice(1)) {
    here = here.flatMap(([at, node]): readonly (readonly [string, unknown])[] => {
      if (step === "*")
        return Array.isArray(node)
          ? node.map((item: unknown, index) => [`${at}/${index}`, item] as const)
          : [];
      return isObject(node) && node[step] !== undefined
        ? [[`${at}/${step}`, node[step]] as const]
        : [];
    });
  }
  return here.flatMap(([at, node]) => (isObject(node) ? [[at, node] as const] : []));
}

function isObject(value: unknown): value is Members {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
