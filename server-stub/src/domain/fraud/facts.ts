import type { Party, PaymentRequest } from "../payments/types.ts";
import { countryOfPhone } from "../reference/countries.ts";
import type { FraudFacts, TransactionType } from "./types.ts";

/** The body of analyzeFraud after schema validation. */
export interface FraudRequest {
  readonly amountMinorUnits?: number;
  readonly amount?: number;
  readonly currency: string;
  readonly type: TransactionType;
  readonly occurredAt?: string;
  readonly paymentId?: string;
  readonly transactionId?: string;
  readonly reference?: string;
  readonly sender?: {
    readonly customerId?: string;
    readonly phone?: string;
    readonly country?: string;
    readonly accountAgeDays?: number;
    readonly kycTier?: string;
    readonly simChangedAt?: string;
  };
  readonly recipient?: {
    readonly phone?: string;
    readonly accountNumber?: string;
    readonly merchantId?: string;
    readonly country?: string;
    readonly firstSeenAt?: string;
  };
  readonly device?: {
    readonly id?: string;
    readonly rooted?: boolean;
    readonly emulator?: boolean;
  };
  readonly network?: { readonly country?: string };
  readonly location?: { readonly lat: number; readonly lon: number };
  readonly agentId?: string;
  readonly merchantCategoryCode?: string;
  readonly historyOverride?: Readonly<Record<string, number>>;
  readonly metadata?: Readonly<Record<string, string>>;
}

/** What a caller tells, in the form the signals read. */
export function factsOfRequest(request: FraudRequest, amount: number): FraudFacts {
  const { sender = {}, recipient = {}, device = {}, location } = request;
  const { rooted, emulator } = device;
  return {
    type: request.type,
    amount,
    currency: request.currency,
    sender: {
      names: named(["phone", sender.phone], ["customer", sender.customerId]),
      country: sender.country ?? countryOf(sender.phone),
      accountAgeDays: sender.accountAgeDays,
      kycTier: sender.kycTier,
      simChangedAt: timeOf(sender.simChangedAt),
    },
    recipient: {
      names: named(
        ["phone", recipient.phone],
        ["account", recipient.accountNumber],
        ["merchant", recipient.merchantId],
      ),
      country: recipient.country ?? countryOf(recipient.phone),
      firstSeenAt: timeOf(recipient.firstSeenAt),
    },
    device: {
      id: device.id,
      compromised:
        rooted === undefined && emulator === undefined
          ? undefined
          : rooted === true || emulator === true,
    },
    networkCountry: request.network?.country,
    location: location === undefined ? undefined : { lat: location.lat, lon: location.lon },
    agentId: request.agentId,
    merchantCategoryCode: request.merchantCategoryCode,
  };
}

/**
 * What a payment tells. A payout's sender is the customer it is made for; without one it is the tenant's own business, whose
 * volume says nothing about a person's habits, so it has no past here. A collection's sender is the payer.
 */
export function factsOfPayment(
  request: PaymentRequest,
  amount: number,
  accountId: string,
  home: string,
): FraudFacts {
  const isPayout = (request.direction ?? "payout") === "payout";
  const party = isPayout ? request.destination : request.source;
  const other = party === undefined ? [] : namesOf(party);
  const otherCountry = party === undefined || party.type === "account" ? home : party.country;
  const customer = named(["customer", request.customerId]);
  return {
    type: isPayout ? "payout" : "collection",
    amount,
    currency: request.currency,
    sender: isPayout
      ? { names: customer, country: home }
      : { names: [...other, ...customer], country: otherCountry },
    recipient: isPayout
      ? { names: other, country: otherCountry }
      : { names: [`own:${accountId}`], country: home },
    device: {},
  };
}

function namesOf(party: Party): readonly string[] {
  switch (party.type) {
    case "mobile_money":
      return [`phone:${party.msisdn}`];
    case "bank_account":
      return [`account:${party.accountNumber ?? party.iban ?? ""}`];
    case "account":
      return [`own:${party.accountId}`];
    default:
      return party satisfies never;
  }
}

function named(
  ...pairs: readonly (readonly [kind: string, value: string | undefined])[]
): string[] {
  return pairs.flatMap(([kind, value]) => (value === undefined ? [] : [`${kind}:${value}`]));
}

const timeOf = (iso: string | undefined): number | undefined =>
  iso === undefined ? undefined : Date.parse(iso);
const countryOf = (phone: string | undefined): string | undefined =>
  phone === undefined ? undefined : countryOfPhone(phone)?.code;
