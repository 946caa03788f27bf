// Generated from the API description. Do not edit: changes belong in the generator.
import type { Wire } from "../wire.ts";
/**
 * Mobile-money provider.
 *
 * May be left out where the number range tells it.
 */
export type MobileMoneyProvider = Wire<"MobileMoneyProvider">;

/** The values of {@link MobileMoneyProvider} that this version knows; the keys are the values on the wire. */
export const MobileMoneyProvider = {
  /** MTN-type wallet */
  mtn_momo: "mtn_momo",
  /** Orange-type wallet */
  orange_money: "orange_money",
  /** Airtel-type wallet */
  airtel_money: "airtel_money",
  /** M-Pesa-type wallet */
  mpesa: "mpesa",
  /** Moov-type wallet */
  moov_money: "moov_money",
  /** Wave-type wallet */
  wave: "wave",
  /** Express Union-type wallet */
  express_union: "express_union",
  /** Mixx-type wallet */
  mixx: "mixx",
  /** Telecel-type wallet */
  telecel: "telecel",
  /** Tigo-type wallet */
  tigo: "tigo",
  /** Vodacom-type wallet */
  vodacom: "vodacom",
  /** Free-type wallet */
  free_money: "free_money",
  /** T-Money-type wallet */
  tmoney: "tmoney",
  /** HaloPesa-type wallet */
  halopesa: "halopesa",
} as const;
/** The values of {@link MobileMoneyProvider} that this version knows, for exhaustive switches. */
export type MobileMoneyProviderKnown = (typeof MobileMoneyProvider)[keyof typeof MobileMoneyProvider];

/** What became of a callback. */
export interface ProviderCallbackReceipt extends Wire<"ProviderCallbackReceipt"> {}

/** What became of it. */
export type ProviderCallbackReceiptOutcome = Wire<"ProviderCallbackReceiptOutcome">;

/** The values of {@link ProviderCallbackReceiptOutcome} that this version knows; the keys are the values on the wire. */
export const ProviderCallbackReceiptOutcome = {
  /** It moved the payment on. */
  applied: "applied",
  /** It was known; nothing changed. */
  duplicate: "duplicate",
  /** It came after the deadline and settled the payment. */
  late_applied: "late_applied",
  /** It contradicts a final state; a case was opened. */
  conflict: "conflict",
  /** It says nothing new. */
  ignored: "ignored",
} as const;
/** The values of {@link ProviderCallbackReceiptOutcome} that this version knows, for exhaustive switches. */
export type ProviderCallbackReceiptOutcomeKnown = (typeof ProviderCallbackReceiptOutcome)[keyof typeof ProviderCallbackReceiptOutcome];

/**
 * What a provider or rail says about one attempt, in our common form.
 *
 * Adapters translate native forms to it.
 */
export interface ProviderCallbackRequest extends Wire<"ProviderCallbackRequest"> {}

/** Parameters of {@link receiveMobileMoney}: Receive a mobile-money provider callback */
export interface CallbacksReceiveMobileMoneyParams extends ProviderCallbackRequest {
  /**
   * Unix seconds at which the sender signed.
   *
   * More than 300 seconds off is refused.
   */
  xCallbackTimestamp: string;
  /**
   * `v1=` and hexadecimal HMAC-SHA256 over `{timestamp}.{raw body}` with the secret that the
   * sender and we share.
   */
  xCallbackSignature: string;
}

/** Parameters of {@link receiveRail}: Receive a payment rail callback */
export interface CallbacksReceiveRailParams extends ProviderCallbackRequest {
  /**
   * Unix seconds at which the sender signed.
   *
   * More than 300 seconds off is refused.
   */
  xCallbackTimestamp: string;
  /**
   * `v1=` and hexadecimal HMAC-SHA256 over `{timestamp}.{raw body}` with the secret that the
   * sender and we share.
   */
  xCallbackSignature: string;
}
