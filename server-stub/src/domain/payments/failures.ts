import { FRENCH } from "./failures.fr.ts";
import type { FailureDetail } from "./types.ts";

/** A reason why money certainly did not move (domain 4.6). */
interface FailureKind {
  readonly retryable: boolean;
  readonly iso: string | null;
  readonly message: string;
}

const KINDS = {
  recipient_not_found: {
    retryable: false,
    iso: "AC01",
    message: "The recipient is not known to the provider.",
  },
  recipient_wallet_inactive: {
    retryable: false,
    iso: "AC04",
    message: "The recipient's wallet cannot receive money.",
  },
  recipient_limit_reached: {
    retryable: false,
    iso: "AM14",
    message: "The recipient has reached a limit.",
  },
  recipient_name_mismatch: {
    retryable: false,
    iso: "BE01",
    message: "The name does not match the recipient.",
  },
  recipient_insufficient_funds: {
    retryable: false,
    iso: "AM04",
    message: "The recipient no longer has the money that was to be taken back.",
  },
  payer_not_found: {
    retryable: false,
    iso: "AC01",
    message: "The payer is not known to the provider.",
  },
  payer_insufficient_funds: {
    retryable: false,
    iso: "AM04",
    message: "The payer has too little money.",
  },
  payer_limit_reached: { retryable: false, iso: "AM02", message: "The payer has reached a limit." },
  payer_rejected: { retryable: false, iso: "CUST", message: "The payer declined." },
  approval_expired: {
    retryable: false,
    iso: "TM01",
    message: "The payer did not confirm in time.",
  },
  wrong_pin: { retryable: false, iso: null, message: "The payer gave a wrong PIN." },
  amount_out_of_bounds: {
    retryable: false,
    iso: "AM02",
    message: "The provider does not accept this amount.",
  },
  currency_not_accepted: {
    retryable: false,
    iso: "AM03",
    message: "The provider does not accept this currency.",
  },
  compliance_rejected: {
    retryable: false,
    iso: "RR04",
    message: "The provider declined for compliance reasons.",
  },
  sanctions_match: { retryable: false, iso: "RR04", message: "A party is on a sanctions list." },
  fraud_declined: { retryable: false, iso: "FR01", message: "Declined in the fraud review." },
  duplicate_at_provider: {
    retryable: false,
    iso: "AM05",
    message: "The provider says that it has this payment already.",
  },
  provider_busy: {
    retryable: true,
    iso: null,
    message: "The provider is busy; nothing was executed.",
  },
  provider_unavailable: {
    retryable: true,
    iso: "AB08",
    message: "The provider cannot be reached; nothing was executed.",
  },
  provider_error_not_executed: {
    retryable: true,
    iso: "MS03",
    message: "The provider had an error; nothing was executed.",
  },
  rail_rejected: { retryable: false, iso: "MS03", message: "The rail rejected the payment." },
  queue_expired: {
    retryable: false,
    iso: "TM01",
    message: "The rail did not come back within 24 hours.",
  },
  canceled_by_client: { retryable: false, iso: "DS02", message: "Canceled before it was sent." },
} as const satisfies Readonly<Record<string, FailureKind>>;

export type FailureCode = keyof typeof KINDS;

/** Languages that failures are told in. */
export type SentenceLocale = "en" | "fr";

/** The sentence of a code in a language; a code that is none of these keeps `otherwise`. */
export function failureMessage(code: string, locale: SentenceLocale, otherwise: string): string {
  if (!(code in KINDS)) return otherwise;
  const known = code as FailureCode;
  return locale === "fr" ? FRENCH[known] : KINDS[known].message;
}

/** Codes after which the same payment may be sent again, because nothing was executed. */
export function isRetryable(code: FailureCode): boolean {
  return KINDS[code].retryable;
}

/** A provider's reason as one of ours; null when it does not say for certain that nothing moved (then an enquiry must find out). */
export function toFailureCode(reason: string | null): FailureCode | null {
  if (reason === null) return null;
  const own = Object.keys(KINDS).find((code): code is FailureCode => code === reason);
  return own ?? PROVIDER_REASONS[reason] ?? null;
}

/** The failure as answers show it. `exhausted` says that all attempts the policy allows were used. */
export function failureDetail(
  code: FailureCode,
  providerCode: string | null,
  exhausted: boolean,
): FailureDetail {
  const { retryable, iso, message } = KINDS[code];
  return { code, message, retryable, exhausted, providerCode, isoReason: iso };
}

/** Reasons of real providers that certainly mean "not executed". Generic ones (INTERNAL_PROCESSING_ERROR) are left out on purpose. */
const PROVIDER_REASONS: Readonly<Record<string, FailureCode>> = {
  PAYEE_NOT_FOUND: "recipient_not_found",
  PAYEE_NOT_ALLOWED_TO_RECEIVE: "recipient_wallet_inactive",
  PAYER_NOT_FOUND: "payer_not_found",
  NOT_ENOUGH_FUNDS: "payer_insufficient_funds",
  PAYER_LIMIT_REACHED: "payer_limit_reached",
  APPROVAL_REJECTED: "payer_rejected",
  EXPIRED: "approval_expired",
  SERVICE_UNAVAILABLE: "provider_unavailable",
  AMOUNT_OUT_OF_BOUNDS: "amount_out_of_bounds",
  "1": "payer_insufficient_funds",
  "17": "provider_busy",
  "1001": "provider_busy",
  "1019": "approval_expired",
  "1032": "payer_rejected",
  "1037": "approval_expired",
  "2001": "wrong_pin",
};
