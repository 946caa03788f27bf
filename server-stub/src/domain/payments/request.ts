import { COUNTRIES } from "../reference/countries.ts";
import { RAILS } from "../reference/rails.ts";
import { CURRENCIES, findCurrency } from "../shared/currencies.ts";
import { refuse, refuseField } from "../shared/refusal.ts";
import type { Strategy } from "../routing/types.ts";
import { completeParty } from "./party.ts";
import type { Direction, FeeBearer, Party, PaymentRequest } from "./types.ts";

/** A request whose own facts are consistent. What depends on the database (accounts, quotes, history) is still open. */
export interface CheckedRequest {
  readonly amount: number;
  readonly currency: string;
  readonly amountType: "send" | "receive";
  readonly direction: Direction;
  readonly accountId: string | null;
  readonly party: Party;
  readonly destinationCurrency: string | null;
  readonly rail: string | null;
  readonly strategy: Strategy | null;
  readonly feeBearer: FeeBearer;
  readonly approvalWindowSeconds: number | null;
  readonly original: PaymentRequest;
}

const DEFAULT_APPROVAL_SECONDS = 300;

/** Checks what a schema cannot. Throws a Refusal (4xx) naming the member at fault. */
export function checkRequest(request: PaymentRequest, livemode: boolean): CheckedRequest {
  if (livemode && request.sandbox !== undefined) {
    throw refuseField(
      "sandbox_field_in_live_mode",
      "/sandbox",
      "Test-mode controls are not accepted with a live key.",
    );
  }
  const direction = request.direction ?? "payout";
  checkCurrency(request.currency, "/currency");
  if (request.destinationCurrency !== undefined)
    checkCurrency(request.destinationCurrency, "/destinationCurrency");
  if (request.rail !== undefined && request.rail !== "auto" && !RAILS.has(request.rail)) {
    throw refuseField(
      "validation_failed",
      "/rail",
      `There is no rail "${request.rail}". Use auto or one of ${[...RAILS.keys()].join(", ")}.`,
    );
  }
  return {
    amount: readAmount(request),
    currency: request.currency,
    amountType: request.amountType ?? "send",
    direction,
    accountId: request.accountId ?? null,
    party: readParty(request, direction),
    destinationCurrency: request.destinationCurrency ?? null,
    rail: request.rail === undefined || request.rail === "auto" ? null : request.rail,
    strategy: request.routing?.strategy ?? null,
    feeBearer: request.feeBearer ?? "sender",
    approvalWindowSeconds:
      direction === "collection"
        ? (request.approvalWindowSeconds ?? DEFAULT_APPROVAL_SECONDS)
        : null,
    original: request,
  };
}

/** The amount under its current or its retired name (domain 4.9). Money is never guessed: two different values are refused. */
export function readAmount(request: {
  readonly amountMinorUnits?: number;
  readonly amount?: number;
}): number {
  const { amountMinorUnits, amount } = request;
  const given = amountMinorUnits ?? amount;
  if (given === undefined)
    throw refuseField(
      "amount_required",
      "/amountMinorUnits",
      "Give the amount in minor units as amountMinorUnits.",
    );
  if (amountMinorUnits !== undefined && amount !== undefined && amountMinorUnits !== amount) {
    throw refuseField(
      "amount_conflict",
      "/amount",
      `amountMinorUnits is ${amountMinorUnits} and amount is ${amount}. Send amountMinorUnits only.`,
    );
  }
  if (!Number.isSafeInteger(given))
    throw refuseField(
      "amount_not_integer",
      "/amountMinorUnits",
      "Amounts are whole numbers of minor units, without decimals.",
    );
  return given;
}

function readParty(request: PaymentRequest, direction: Direction): Party {
  const [party, at, other] =
    direction === "payout"
      ? [request.destination, "/destination", request.source]
      : [request.source, "/source", request.destination];
  if (party === undefined)
    throw refuseField("validation_failed", at, `A ${direction} needs ${at.slice(1)}.`);
  if (other !== undefined)
    throw refuseField(
      "validation_failed",
      at === "/destination" ? "/source" : "/destination",
      `A ${direction} has no ${at === "/destination" ? "source" : "destination"}.`,
    );
  if (direction === "collection" && party.type !== "mobile_money")
    throw refuseField(
      "validation_failed",
      "/source/type",
      "Only mobile-money wallets can be asked to pay.",
    );
  return completeParty(party, at);
}

function checkCurrency(code: string, at: string): void {
  if (findCurrency(code) === undefined) {
    throw refuseField("currency_not_supported", at, `${code} is not supported.`, {
      supported: [...CURRENCIES.keys()],
    });
  }
}

/** The main currency of a country. Throws corridor_not_supported for countries nobody serves. */
export function mainCurrency(country: string): string {
  const found = COUNTRIES.get(country);
  if (found === undefined) throw refuse("corridor_not_supported", `${country} is not served.`);
  return found.currency;
}
