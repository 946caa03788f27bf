// Generated from the API description. Do not edit: changes belong in the generator.
import type { KnownUnion } from "../../runtime/known.ts";
import type { Wire } from "../wire.ts";

/** An event about an account. */
export interface AccountEvent extends Wire<"AccountEvent"> {}

/** What happened. */
export type AccountEventType = Wire<"AccountEventType">;

/** The values of {@link AccountEventType} that this version knows; the keys are the values on the wire. */
export const AccountEventType: {
  readonly "account.created": "account.created";
  readonly "account.frozen": "account.frozen";
} = /* @__PURE__ */ Object.freeze({
  /** An account was opened. */
  "account.created": "account.created",
  /** An account was frozen. */
  "account.frozen": "account.frozen",
} as const);
/** The values of {@link AccountEventType} that this version knows, for exhaustive switches. */
export type AccountEventTypeKnown = (typeof AccountEventType)[keyof typeof AccountEventType];

/**
 * Another account of the same tenant.
 *
 * The payment is a book transfer on the rail `internal_book`, free and instant.
 */
export interface AccountParty extends Wire<"AccountParty"> {}

/** Another account of the same tenant. */
export interface AccountPartyDetails extends Wire<"AccountPartyDetails"> {}

/** Who caused a change. */
export interface Actor extends Wire<"Actor"> {}

/** Kind of actor that caused a change. */
export type ActorType = Wire<"ActorType">;

/** The values of {@link ActorType} that this version knows; the keys are the values on the wire. */
export const ActorType: {
  readonly api_key: "api_key";
  readonly user: "user";
  readonly system: "system";
  readonly provider: "provider";
  readonly widget: "widget";
} = /* @__PURE__ */ Object.freeze({
  /** A machine that used an API key. */
  api_key: "api_key",
  /** A person with a login session. */
  user: "user",
  /** The service itself, for example a timer or a retry. */
  system: "system",
  /** A payment rail or mobile-money provider. */
  provider: "provider",
  /** An embedded widget in a browser. */
  widget: "widget",
} as const);
/** The values of {@link ActorType} that this version knows, for exhaustive switches. */
export type ActorTypeKnown = (typeof ActorType)[keyof typeof ActorType];
/** Which side of the payment the amount fixes. */
export type AmountType = Wire<"AmountType">;

/** The values of {@link AmountType} that this version knows; the keys are the values on the wire. */
export const AmountType: {
  readonly send: "send";
  readonly receive: "receive";
} = /* @__PURE__ */ Object.freeze({
  /** Amount and currency are what leaves the payer, before fees. */
  send: "send",
  /** Amount and currency are what the recipient gets; the sent amount is worked out. */
  receive: "receive",
} as const);
/** The values of {@link AmountType} that this version knows, for exhaustive switches. */
export type AmountTypeKnown = (typeof AmountType)[keyof typeof AmountType];

/** An event about an API key. */
export interface ApiKeyEvent extends Wire<"ApiKeyEvent"> {}

/** What happened. */
export type ApiKeyEventType = Wire<"ApiKeyEventType">;

/** The values of {@link ApiKeyEventType} that this version knows; the keys are the values on the wire. */
export const ApiKeyEventType: {
  readonly "api_key.created": "api_key.created";
  readonly "api_key.rolled": "api_key.rolled";
  readonly "api_key.revoked": "api_key.revoked";
  readonly "api_key.expiring": "api_key.expiring";
} = /* @__PURE__ */ Object.freeze({
  /** A key was made. */
  "api_key.created": "api_key.created",
  /** A key was replaced; the old one works until the overlap ends. */
  "api_key.rolled": "api_key.rolled",
  /** A key was revoked. */
  "api_key.revoked": "api_key.revoked",
  /** A key expires soon. */
  "api_key.expiring": "api_key.expiring",
} as const);
/** The values of {@link ApiKeyEventType} that this version knows, for exhaustive switches. */
export type ApiKeyEventTypeKnown = (typeof ApiKeyEventType)[keyof typeof ApiKeyEventType];

/**
 * One entry of the hash-chained audit log.
 *
 * `hash` is SHA-256 over `previousHash` followed by the canonical JSON (RFC 8785) of the entry
 * without `hash`; the first `previousHash` is 64 zeros.
 */
export interface AuditEntry extends Wire<"AuditEntry"> {}

/** One page of audit entries. */
export interface AuditEntryList extends Wire<"AuditEntryList"> {}

/**
 * The changed members of an object before or after an action, by name.
 *
 * Secrets and identity data are masked.
 */
export type AuditSnapshot = Wire<"AuditSnapshot">;

/**
 * Money in one currency.
 *
 * `total` is `available` plus `reserved`; `pending` is incoming money that is not posted yet.
 */
export interface Balance extends Wire<"Balance"> {}

/** An event about a balance. */
export interface BalanceEvent extends Wire<"BalanceEvent"> {}

/** A bank account, named by `accountNumber` or by `iban`. */
export interface BankAccountParty extends Wire<"BankAccountParty"> {}

/** A bank account as answers show it. */
export interface BankAccountPartyDetails extends Wire<"BankAccountPartyDetails"> {}

/** An event about a bulk item. */
export interface BulkItemEvent extends Wire<"BulkItemEvent"> {}

/** What happened. */
export type BulkItemEventType = Wire<"BulkItemEventType">;

/** The values of {@link BulkItemEventType} that this version knows; the keys are the values on the wire. */
export const BulkItemEventType: {
  readonly "bulk_item.rejected": "bulk_item.rejected";
  readonly "bulk_item.retry_scheduled": "bulk_item.retry_scheduled";
  readonly "bulk_item.succeeded": "bulk_item.succeeded";
  readonly "bulk_item.failed": "bulk_item.failed";
} = /* @__PURE__ */ Object.freeze({
  /** An item was not valid and was never sent. */
  "bulk_item.rejected": "bulk_item.rejected",
  /** An item failed for a passing reason and will be tried again. */
  "bulk_item.retry_scheduled": "bulk_item.retry_scheduled",
  /** The item's payment completed. */
  "bulk_item.succeeded": "bulk_item.succeeded",
  /** The item's payment failed for good. */
  "bulk_item.failed": "bulk_item.failed",
} as const);
/** The values of {@link BulkItemEventType} that this version knows, for exhaustive switches. */
export type BulkItemEventTypeKnown = (typeof BulkItemEventType)[keyof typeof BulkItemEventType];

/** An event about a bulk payment. */
export interface BulkPaymentEvent extends Wire<"BulkPaymentEvent"> {}

/** What happened. */
export type BulkPaymentEventType = Wire<"BulkPaymentEventType">;

/** The values of {@link BulkPaymentEventType} that this version knows; the keys are the values on the wire. */
export const BulkPaymentEventType: {
  readonly "bulk_payment.accepted": "bulk_payment.accepted";
  readonly "bulk_payment.processing": "bulk_payment.processing";
  readonly "bulk_payment.completed": "bulk_payment.completed";
  readonly "bulk_payment.completed_with_failures": "bulk_payment.completed_with_failures";
  readonly "bulk_payment.failed": "bulk_payment.failed";
  readonly "bulk_payment.canceled": "bulk_payment.canceled";
} = /* @__PURE__ */ Object.freeze({
  /** A batch was accepted. */
  "bulk_payment.accepted": "bulk_payment.accepted",
  /** The first item of a batch was started. */
  "bulk_payment.processing": "bulk_payment.processing",
  /** Every item succeeded. */
  "bulk_payment.completed": "bulk_payment.completed",
  /** All items are final and some did not succeed. */
  "bulk_payment.completed_with_failures": "bulk_payment.completed_with_failures",
  /** No item succeeded. */
  "bulk_payment.failed": "bulk_payment.failed",
  /** The batch was stopped before any item succeeded. */
  "bulk_payment.canceled": "bulk_payment.canceled",
} as const);
/** The values of {@link BulkPaymentEventType} that this version knows, for exhaustive switches. */
export type BulkPaymentEventTypeKnown = (typeof BulkPaymentEventType)[keyof typeof BulkPaymentEventType];

/** An event about a provider callback. */
export interface CallbackEvent extends Wire<"CallbackEvent"> {}

/** What happened. */
export type CallbackEventType = Wire<"CallbackEventType">;

/** The values of {@link CallbackEventType} that this version knows; the keys are the values on the wire. */
export const CallbackEventType: {
  readonly "callback.timed_out": "callback.timed_out";
  readonly "callback.late": "callback.late";
  readonly "callback.conflict": "callback.conflict";
} = /* @__PURE__ */ Object.freeze({
  /** No callback came in time; the payment went to reconciliation. */
  "callback.timed_out": "callback.timed_out",
  /** A callback came after the deadline and was applied. */
  "callback.late": "callback.late",
  /** A callback contradicts a final state; nothing was changed. */
  "callback.conflict": "callback.conflict",
} as const);
/** The values of {@link CallbackEventType} that this version knows, for exhaustive switches. */
export type CallbackEventTypeKnown = (typeof CallbackEventType)[keyof typeof CallbackEventType];

/**
 * The answer to a purchase with a card.
 *
 * A declined one is an ordinary resource with status `declined`, not an error.
 */
export interface CardAuthorization extends Wire<"CardAuthorization"> {}

/** An event about a card authorization. */
export interface CardAuthorizationEvent extends Wire<"CardAuthorizationEvent"> {}

/** What happened. */
export type CardAuthorizationEventType = Wire<"CardAuthorizationEventType">;

/** The values of {@link CardAuthorizationEventType} that this version knows; the keys are the values on the wire. */
export const CardAuthorizationEventType: {
  readonly "card_authorization.approved": "card_authorization.approved";
  readonly "card_authorization.declined": "card_authorization.declined";
  readonly "card_authorization.captured": "card_authorization.captured";
  readonly "card_authorization.reversed": "card_authorization.reversed";
  readonly "card_authorization.expired": "card_authorization.expired";
} = /* @__PURE__ */ Object.freeze({
  /** An authorization was approved and holds money. */
  "card_authorization.approved": "card_authorization.approved",
  /** An authorization was declined. */
  "card_authorization.declined": "card_authorization.declined",
  /** A merchant captured an authorization, fully or partly. */
  "card_authorization.captured": "card_authorization.captured",
  /** The rest of an authorization was released. */
  "card_authorization.reversed": "card_authorization.reversed",
  /** An authorization expired and released its hold. */
  "card_authorization.expired": "card_authorization.expired",
} as const);
/** The values of {@link CardAuthorizationEventType} that this version knows, for exhaustive switches. */
export type CardAuthorizationEventTypeKnown = (typeof CardAuthorizationEventType)[keyof typeof CardAuthorizationEventType];

/** Money that a merchant took. */
export interface CardCapture extends Wire<"CardCapture"> {}

/** Why an authorization was declined, in the order in which it is checked. */
export type CardDeclineCode = Wire<"CardDeclineCode">;

/** The values of {@link CardDeclineCode} that this version knows; the keys are the values on the wire. */
export const CardDeclineCode: {
  readonly card_closed: "card_closed";
  readonly card_expired: "card_expired";
  readonly card_frozen: "card_frozen";
  readonly single_use_already_used: "single_use_already_used";
  readonly invalid_cvc: "invalid_cvc";
  readonly invalid_expiry: "invalid_expiry";
  readonly country_not_allowed: "country_not_allowed";
  readonly merchant_blocked: "merchant_blocked";
  readonly merchant_not_allowed: "merchant_not_allowed";
  readonly category_blocked: "category_blocked";
  readonly category_not_allowed: "category_not_allowed";
  readonly duplicate_authorization: "duplicate_authorization";
  readonly suspected_fraud: "suspected_fraud";
  readonly spend_limit_exceeded: "spend_limit_exceeded";
  readonly insufficient_funds: "insufficient_funds";
  readonly currency_not_supported: "currency_not_supported";
} = /* @__PURE__ */ Object.freeze({
  /** The card was closed. */
  card_closed: "card_closed",
  /** The card is past its expiry. */
  card_expired: "card_expired",
  /** The card is frozen. */
  card_frozen: "card_frozen",
  /** The single-use card was used before. */
  single_use_already_used: "single_use_already_used",
  /** The security code is wrong. */
  invalid_cvc: "invalid_cvc",
  /** The expiry is wrong. */
  invalid_expiry: "invalid_expiry",
  /** The merchant's country is not allowed. */
  country_not_allowed: "country_not_allowed",
  /** The merchant is blocked. */
  merchant_blocked: "merchant_blocked",
  /** The merchant is not among the allowed ones. */
  merchant_not_allowed: "merchant_not_allowed",
  /** The category is blocked. */
  category_blocked: "category_blocked",
  /** The category is not among the allowed ones. */
  category_not_allowed: "category_not_allowed",
  /** Same merchant, amount and network id within 60 seconds. */
  duplicate_authorization: "duplicate_authorization",
  /** The fraud policy blocks it. */
  suspected_fraud: "suspected_fraud",
  /** A spend limit is used up; `declinedByLimitId` names it. */
  spend_limit_exceeded: "spend_limit_exceeded",
  /** The account has too little money. */
  insufficient_funds: "insufficient_funds",
  /** The merchant's currency cannot be converted. */
  currency_not_supported: "currency_not_supported",
} as const);
/** The values of {@link CardDeclineCode} that this version knows, for exhaustive switches. */
export type CardDeclineCodeKnown = (typeof CardDeclineCode)[keyof typeof CardDeclineCode];

/** What the fraud score said about an authorization. */
export interface CardFraudDecision extends Wire<"CardFraudDecision"> {}

/** A limit that an authorization counted against. */
export interface CardMatchedLimit extends Wire<"CardMatchedLimit"> {}

/** The merchant of an authorization. */
export interface CardMerchant extends Wire<"CardMerchant"> {}

/** An event about a change-log entry. */
export interface ChangeLogEvent extends Wire<"ChangeLogEvent"> {}

/** What happened. */
export type ChangeLogEventType = Wire<"ChangeLogEventType">;

/** The values of {@link ChangeLogEventType} that this version knows; the keys are the values on the wire. */
export const ChangeLogEventType: {
  readonly "changelog.entry_published": "changelog.entry_published";
  readonly "changelog.breaking_change_announced": "changelog.breaking_change_announced";
  readonly "changelog.sunset_approaching": "changelog.sunset_approaching";
} = /* @__PURE__ */ Object.freeze({
  /** A change took effect. */
  "changelog.entry_published": "changelog.entry_published",
  /** A breaking change was announced. */
  "changelog.breaking_change_announced": "changelog.breaking_change_announced",
  /** Something you may use ends soon. */
  "changelog.sunset_approaching": "changelog.sunset_approaching",
} as const);
/** The values of {@link ChangeLogEventType} that this version knows, for exhaustive switches. */
export type ChangeLogEventTypeKnown = (typeof ChangeLogEventType)[keyof typeof ChangeLogEventType];
/** How much the data behind a figure can bear. */
export type ConfidenceLevel = Wire<"ConfidenceLevel">;

/** The values of {@link ConfidenceLevel} that this version knows; the keys are the values on the wire. */
export const ConfidenceLevel: {
  readonly low: "low";
  readonly medium: "medium";
  readonly high: "high";
} = /* @__PURE__ */ Object.freeze({
  /** Little or no data. */
  low: "low",
  /** Some data. */
  medium: "medium",
  /** Enough data. */
  high: "high",
} as const);
/** The values of {@link ConfidenceLevel} that this version knows, for exhaustive switches. */
export type ConfidenceLevelKnown = (typeof ConfidenceLevel)[keyof typeof ConfidenceLevel];

/** The consent under which the data was processed, as stored. */
export interface Consent extends Wire<"Consent"> {}

/**
 * Proof that the person agreed to the processing.
 *
 * Without a granted consent the answer is 403 `consent_required`.
 */
export interface ConsentInput extends Wire<"ConsentInput"> {}

/** What the person agreed to. */
export type ConsentPurpose = Wire<"ConsentPurpose">;

/** The values of {@link ConsentPurpose} that this version knows; the keys are the values on the wire. */
export const ConsentPurpose: {
  readonly credit_assessment: "credit_assessment";
  readonly identity_verification: "identity_verification";
} = /* @__PURE__ */ Object.freeze({
  /** Use of the person's data for a credit score. */
  credit_assessment: "credit_assessment",
  /** Use of the person's data to verify an identity. */
  identity_verification: "identity_verification",
} as const);
/** The values of {@link ConsentPurpose} that this version knows, for exhaustive switches. */
export type ConsentPurposeKnown = (typeof ConsentPurpose)[keyof typeof ConsentPurpose];
/** What a cost estimate rests on. */
export type CostBasis = Wire<"CostBasis">;

/** The values of {@link CostBasis} that this version knows; the keys are the values on the wire. */
export const CostBasis: {
  readonly history: "history";
  readonly blended: "blended";
  readonly tariff: "tariff";
} = /* @__PURE__ */ Object.freeze({
  /** Charges observed in the last 24 hours, with an effective weight of 30 or more. */
  history: "history",
  /** A few observed charges together with the published tariff. */
  blended: "blended",
  /** The published tariff alone. */
  tariff: "tariff",
} as const);
/** The values of {@link CostBasis} that this version knows, for exhaustive switches. */
export type CostBasisKnown = (typeof CostBasis)[keyof typeof CostBasis];
/** Country, ISO 3166-1 alpha-2 code in upper case. */
export type CountryCode = Wire<"CountryCode">;

/** An event about a credit score. */
export interface CreditScoreEvent extends Wire<"CreditScoreEvent"> {}

/**
 * Currency, ISO 4217 alphabetic code in upper case.
 *
 * `GET /v1/currencies` lists the supported ones with their minor units.
 */
export type CurrencyCode = Wire<"CurrencyCode">;

/** An event about a customer. */
export interface CustomerEvent extends Wire<"CustomerEvent"> {}

/** What happened. */
export type CustomerEventType = Wire<"CustomerEventType">;

/** The values of {@link CustomerEventType} that this version knows; the keys are the values on the wire. */
export const CustomerEventType: {
  readonly "customer.created": "customer.created";
  readonly "customer.updated": "customer.updated";
  readonly "customer.kyc_tier_changed": "customer.kyc_tier_changed";
  readonly "customer.erased": "customer.erased";
} = /* @__PURE__ */ Object.freeze({
  /** A customer was made. */
  "customer.created": "customer.created",
  /** A customer's details changed. */
  "customer.updated": "customer.updated",
  /** A customer moved to another identity tier. */
  "customer.kyc_tier_changed": "customer.kyc_tier_changed",
  /** A customer's personal data was erased. */
  "customer.erased": "customer.erased",
} as const);
/** The values of {@link CustomerEventType} that this version knows, for exhaustive switches. */
export type CustomerEventTypeKnown = (typeof CustomerEventType)[keyof typeof CustomerEventType];
/**
 * Exchange rate as a decimal string with at most 10 fraction digits: major units of the quote
 * currency for 1 major unit of the base currency.
 */
export type DecimalRate = Wire<"DecimalRate">;

/** The delivery of one event to one endpoint: up to ten attempts over about 75.6 hours. */
export interface Delivery extends Wire<"Delivery"> {}

/** One try to deliver an event. */
export interface DeliveryAttempt extends Wire<"DeliveryAttempt"> {}

/** Why an attempt failed. */
export type DeliveryError = Wire<"DeliveryError">;

/** The values of {@link DeliveryError} that this version knows; the keys are the values on the wire. */
export const DeliveryError: {
  readonly timeout: "timeout";
  readonly connection: "connection";
  readonly tls: "tls";
  readonly dns: "dns";
  readonly blocked_address: "blocked_address";
  readonly http_status: "http_status";
} = /* @__PURE__ */ Object.freeze({
  /** No answer within 15 seconds. */
  timeout: "timeout",
  /** The connection was refused or broke. */
  connection: "connection",
  /** The certificate or handshake is not valid. */
  tls: "tls",
  /** The host name does not resolve. */
  dns: "dns",
  /** The address is private or otherwise not allowed. */
  blocked_address: "blocked_address",
  /** The answer was not 2xx. */
  http_status: "http_status",
} as const);
/** The values of {@link DeliveryError} that this version knows, for exhaustive switches. */
export type DeliveryErrorKnown = (typeof DeliveryError)[keyof typeof DeliveryError];
/**
 * Why money certainly did not move.
 *
 * An unknown outcome is not a failure; it is the state `in_reconciliation`.
 */
export type FailureCode = Wire<"FailureCode">;

/** The values of {@link FailureCode} that this version knows; the keys are the values on the wire. */
export const FailureCode: {
  readonly recipient_not_found: "recipient_not_found";
  readonly recipient_wallet_inactive: "recipient_wallet_inactive";
  readonly recipient_limit_reached: "recipient_limit_reached";
  readonly recipient_name_mismatch: "recipient_name_mismatch";
  readonly recipient_insufficient_funds: "recipient_insufficient_funds";
  readonly payer_not_found: "payer_not_found";
  readonly payer_insufficient_funds: "payer_insufficient_funds";
  readonly payer_limit_reached: "payer_limit_reached";
  readonly payer_rejected: "payer_rejected";
  readonly approval_expired: "approval_expired";
  readonly wrong_pin: "wrong_pin";
  readonly amount_out_of_bounds: "amount_out_of_bounds";
  readonly currency_not_accepted: "currency_not_accepted";
  readonly compliance_rejected: "compliance_rejected";
  readonly sanctions_match: "sanctions_match";
  readonly fraud_declined: "fraud_declined";
  readonly duplicate_at_provider: "duplicate_at_provider";
  readonly provider_busy: "provider_busy";
  readonly provider_unavailable: "provider_unavailable";
  readonly provider_error_not_executed: "provider_error_not_executed";
  readonly rail_rejected: "rail_rejected";
  readonly queue_expired: "queue_expired";
  readonly canceled_by_client: "canceled_by_client";
} = /* @__PURE__ */ Object.freeze({
  /** The recipient has no account at the provider (ISO 20022 AC01). */
  recipient_not_found: "recipient_not_found",
  /** The recipient's wallet may not receive (AC04). */
  recipient_wallet_inactive: "recipient_wallet_inactive",
  /** The recipient's wallet is full or at its limit (AM14). */
  recipient_limit_reached: "recipient_limit_reached",
  /** The given holder name differs from the registered one (BE01). */
  recipient_name_mismatch: "recipient_name_mismatch",
  /** A reversal found less in the recipient's wallet than was to be taken back (AM04). */
  recipient_insufficient_funds: "recipient_insufficient_funds",
  /** The payer has no account at the provider (AC01). */
  payer_not_found: "payer_not_found",
  /** The payer's wallet holds too little (AM04). */
  payer_insufficient_funds: "payer_insufficient_funds",
  /** The payer's wallet is at its limit (AM02). */
  payer_limit_reached: "payer_limit_reached",
  /** The payer refused on the phone (CUST). */
  payer_rejected: "payer_rejected",
  /** The payer did not answer within the approval window (TM01). */
  approval_expired: "approval_expired",
  /** The payer entered a wrong PIN. */
  wrong_pin: "wrong_pin",
  /** The provider does not take this amount (AM02). */
  amount_out_of_bounds: "amount_out_of_bounds",
  /** The provider does not take this currency (AM03). */
  currency_not_accepted: "currency_not_accepted",
  /** The provider's compliance check refused (RR04). */
  compliance_rejected: "compliance_rejected",
  /** A party is on a sanctions list (RR04). */
  sanctions_match: "sanctions_match",
  /** The payment was declined in our fraud review (FR01). */
  fraud_declined: "fraud_declined",
  /** The provider knows the reference already; resolved by enquiry and never sent again (AM05). */
  duplicate_at_provider: "duplicate_at_provider",
  /** The provider was overloaded.

Retryable. */
  provider_busy: "provider_busy",
  /** The provider could not be reached.

Retryable (AB08). */
  provider_unavailable: "provider_unavailable",
  /** The provider failed and says that nothing was executed.

Retryable (MS03). */
  provider_error_not_executed: "provider_error_not_executed",
  /** The rail refused without a nearer reason (MS03). */
  rail_rejected: "rail_rejected",
  /** The payment waited 24 hours for a rail that did not come back (TM01). */
  queue_expired: "queue_expired",
  /** The caller canceled it (DS02). */
  canceled_by_client: "canceled_by_client",
} as const);
/** The values of {@link FailureCode} that this version knows, for exhaustive switches. */
export type FailureCodeKnown = (typeof FailureCode)[keyof typeof FailureCode];

/** Why money certainly did not move. */
export interface FailureDetail extends Wire<"FailureDetail"> {}

/** Who pays the fee. */
export type FeeBearer = Wire<"FeeBearer">;

/** The values of {@link FeeBearer} that this version knows; the keys are the values on the wire. */
export const FeeBearer: {
  readonly sender: "sender";
  readonly recipient: "recipient";
} = /* @__PURE__ */ Object.freeze({
  /** The fee is added to what the sender pays. */
  sender: "sender",
  /** The fee is taken out of what the recipient gets. */
  recipient: "recipient",
} as const);
/** The values of {@link FeeBearer} that this version knows, for exhaustive switches. */
export type FeeBearerKnown = (typeof FeeBearer)[keyof typeof FeeBearer];

/**
 * One faulty value of a request.
 *
 * Values in the body are named by `pointer`, all others by `in` and `name`.
 */
export interface FieldError_ extends Wire<"FieldError_"> {}

/** Part of the request that holds the faulty value. */
export type FieldErrorLocation = Wire<"FieldErrorLocation">;

/** The values of {@link FieldErrorLocation} that this version knows; the keys are the values on the wire. */
export const FieldErrorLocation: {
  readonly body: "body";
  readonly query: "query";
  readonly header: "header";
  readonly path: "path";
} = /* @__PURE__ */ Object.freeze({
  /** The JSON body; `pointer` leads to the value. */
  body: "body",
  /** A query parameter; `name` tells which. */
  query: "query",
  /** A request header; `name` tells which. */
  header: "header",
  /** A path parameter; `name` tells which. */
  path: "path",
} as const);
/** The values of {@link FieldErrorLocation} that this version knows, for exhaustive switches. */
export type FieldErrorLocationKnown = (typeof FieldErrorLocation)[keyof typeof FieldErrorLocation];

/**
 * The deprecated flat webhook payload: the members of the resource itself at top level, beside
 * three members about the event.
 *
 * It has no `data`, no `sequence` and no former values. Its deliveries carry the headers
 * `Deprecation` and `Sunset`.
 *
 * @deprecated Deprecated since 2026-03-01. Use Event. Removed in 3.0.0. Works until 2027-06-01. Move the endpoint to payloadFormat enveloped.
 */
export interface FlatEvent extends Wire<"FlatEvent"> {}

/** An event about a fraud analysis. */
export interface FraudAnalysisEvent extends Wire<"FraudAnalysisEvent"> {}

/** What happened. */
export type FraudAnalysisEventType = Wire<"FraudAnalysisEventType">;

/** The values of {@link FraudAnalysisEventType} that this version knows; the keys are the values on the wire. */
export const FraudAnalysisEventType: {
  readonly "fraud_analysis.completed": "fraud_analysis.completed";
  readonly "fraud_analysis.flagged": "fraud_analysis.flagged";
  readonly "fraud_analysis.blocked": "fraud_analysis.blocked";
} = /* @__PURE__ */ Object.freeze({
  /** An analysis was made and allows the action. */
  "fraud_analysis.completed": "fraud_analysis.completed",
  /** An analysis asks for a review. */
  "fraud_analysis.flagged": "fraud_analysis.flagged",
  /** An analysis blocks the action. */
  "fraud_analysis.blocked": "fraud_analysis.blocked",
} as const);
/** The values of {@link FraudAnalysisEventType} that this version knows, for exhaustive switches. */
export type FraudAnalysisEventTypeKnown = (typeof FraudAnalysisEventType)[keyof typeof FraudAnalysisEventType];

/** Terms of the currency exchange. */
export interface FxTerms extends Wire<"FxTerms"> {}

/** An event about a ghost card. */
export interface GhostCardEvent extends Wire<"GhostCardEvent"> {}

/** What happened. */
export type GhostCardEventType = Wire<"GhostCardEventType">;

/** The values of {@link GhostCardEventType} that this version knows; the keys are the values on the wire. */
export const GhostCardEventType: {
  readonly "ghost_card.created": "ghost_card.created";
  readonly "ghost_card.updated": "ghost_card.updated";
  readonly "ghost_card.frozen": "ghost_card.frozen";
  readonly "ghost_card.unfrozen": "ghost_card.unfrozen";
  readonly "ghost_card.closed": "ghost_card.closed";
  readonly "ghost_card.expired": "ghost_card.expired";
  readonly "ghost_card.limit_reached": "ghost_card.limit_reached";
} = /* @__PURE__ */ Object.freeze({
  /** A card was made. */
  "ghost_card.created": "ghost_card.created",
  /** Label, controls, limits or metadata of a card changed. */
  "ghost_card.updated": "ghost_card.updated",
  /** A card was frozen; it declines until it is unfrozen. */
  "ghost_card.frozen": "ghost_card.frozen",
  /** A frozen card works again. */
  "ghost_card.unfrozen": "ghost_card.unfrozen",
  /** A card was closed for good. */
  "ghost_card.closed": "ghost_card.closed",
  /** A card reached its expiry. */
  "ghost_card.expired": "ghost_card.expired",
  /** A spend limit of the card declined an authorization. */
  "ghost_card.limit_reached": "ghost_card.limit_reached",
} as const);
/** The values of {@link GhostCardEventType} that this version knows, for exhaustive switches. */
export type GhostCardEventTypeKnown = (typeof GhostCardEventType)[keyof typeof GhostCardEventType];

/**
 * An event about a KYC check.
 *
 * @deprecated Deprecated since 2026-03-01. Use kyc_score.completed. Removed in 3.0.0. Works until 2027-06-01.
 */
export interface KycCheckEvent extends Wire<"KycCheckEvent"> {}

/** One of the checks that an assessment can run. */
export type KycCheckType = Wire<"KycCheckType">;

/** The values of {@link KycCheckType} that this version knows; the keys are the values on the wire. */
export const KycCheckType: {
  readonly id_number_lookup: "id_number_lookup";
  readonly name_match: "name_match";
  readonly dob_match: "dob_match";
  readonly phone_match: "phone_match";
  readonly document_authenticity: "document_authenticity";
  readonly document_expiry: "document_expiry";
  readonly liveness: "liveness";
  readonly face_match: "face_match";
  readonly sanctions: "sanctions";
  readonly pep: "pep";
  readonly adverse_media: "adverse_media";
  readonly address: "address";
  readonly age: "age";
  readonly duplicate_identity: "duplicate_identity";
} = /* @__PURE__ */ Object.freeze({
  /** The authority knows the number. */
  id_number_lookup: "id_number_lookup",
  /** The name fits; the order of names does not matter. */
  name_match: "name_match",
  /** The date of birth fits. */
  dob_match: "dob_match",
  /** The phone belongs to the person. */
  phone_match: "phone_match",
  /** The document is genuine. */
  document_authenticity: "document_authenticity",
  /** The document is valid. */
  document_expiry: "document_expiry",
  /** A living person is in front of the camera. */
  liveness: "liveness",
  /** The face is that of the document. */
  face_match: "face_match",
  /** Sanctions lists. */
  sanctions: "sanctions",
  /** Politically exposed persons. */
  pep: "pep",
  /** Bad press. */
  adverse_media: "adverse_media",
  /** The address is confirmed. */
  address: "address",
  /** At least 18 years old. */
  age: "age",
  /** The identity is not used by another customer. */
  duplicate_identity: "duplicate_identity",
} as const);
/** The values of {@link KycCheckType} that this version knows, for exhaustive switches. */
export type KycCheckTypeKnown = (typeof KycCheckType)[keyof typeof KycCheckType];

/** Pictures of a document, JPEG or PNG in base64. */
export interface KycDocumentInput extends Wire<"KycDocumentInput"> {}

/** Kind of document. */
export type KycDocumentType = Wire<"KycDocumentType">;

/** The values of {@link KycDocumentType} that this version knows; the keys are the values on the wire. */
export const KycDocumentType: {
  readonly national_id: "national_id";
  readonly passport: "passport";
  readonly drivers_license: "drivers_license";
  readonly residence_permit: "residence_permit";
  readonly voter_card: "voter_card";
} = /* @__PURE__ */ Object.freeze({
  /** Identity card. */
  national_id: "national_id",
  /** Passport. */
  passport: "passport",
  /** Driving licence. */
  drivers_license: "drivers_license",
  /** Residence permit. */
  residence_permit: "residence_permit",
  /** Voter card. */
  voter_card: "voter_card",
} as const);
/** The values of {@link KycDocumentType} that this version knows, for exhaustive switches. */
export type KycDocumentTypeKnown = (typeof KycDocumentType)[keyof typeof KycDocumentType];

/** An identity number to look up at the issuing authority. */
export interface KycIdentityInput extends Wire<"KycIdentityInput"> {}

/** An event about a KYC score. */
export interface KycScoreEvent extends Wire<"KycScoreEvent"> {}

/** What happened. */
export type KycScoreEventType = Wire<"KycScoreEventType">;

/** The values of {@link KycScoreEventType} that this version knows; the keys are the values on the wire. */
export const KycScoreEventType: {
  readonly "kyc_score.processing": "kyc_score.processing";
  readonly "kyc_score.completed": "kyc_score.completed";
  readonly "kyc_score.requires_review": "kyc_score.requires_review";
  readonly "kyc_score.reviewed": "kyc_score.reviewed";
} = /* @__PURE__ */ Object.freeze({
  /** An identity assessment was started and takes longer. */
  "kyc_score.processing": "kyc_score.processing",
  /** An identity assessment finished. */
  "kyc_score.completed": "kyc_score.completed",
  /** An assessment needs a person to decide. */
  "kyc_score.requires_review": "kyc_score.requires_review",
  /** A person decided an assessment. */
  "kyc_score.reviewed": "kyc_score.reviewed",
} as const);
/** The values of {@link KycScoreEventType} that this version knows, for exhaustive switches. */
export type KycScoreEventTypeKnown = (typeof KycScoreEventType)[keyof typeof KycScoreEventType];

/** Pictures of the face, JPEG or PNG in base64. */
export interface KycSelfieInput extends Wire<"KycSelfieInput"> {}

/** The person to verify. */
export interface KycSubject extends Wire<"KycSubject"> {}

/**
 * The caller's own facts, stored and returned unchanged.
 *
 * At most 50 keys of 1 to 40 characters out of letters, digits, `_`, `.` and `-`; values of at
 * most 500 characters. No secrets and no identity data.
 */
export type Metadata = Wire<"Metadata">;

/** A mobile-money wallet. */
export interface MobileMoneyParty extends Wire<"MobileMoneyParty"> {}

/** A mobile-money wallet as answers show it. */
export interface MobileMoneyPartyDetails extends Wire<"MobileMoneyPartyDetails"> {}

/** The model that made a score. */
export interface ModelInfo extends Wire<"ModelInfo"> {}

/** Where the model ran. */
export type ModelKind = Wire<"ModelKind">;

/** The values of {@link ModelKind} that this version knows; the keys are the values on the wire. */
export const ModelKind: {
  readonly builtin: "builtin";
  readonly remote: "remote";
} = /* @__PURE__ */ Object.freeze({
  /** The model that is part of the service. */
  builtin: "builtin",
  /** A scorer of the operator, reached over the network. */
  remote: "remote",
} as const);
/** The values of {@link ModelKind} that this version knows, for exhaustive switches. */
export type ModelKindKnown = (typeof ModelKind)[keyof typeof ModelKind];

/**
 * An amount of money.
 *
 * The amount counts the minor unit of the currency as ISO 4217 defines it, so 25000 with XAF
 * is 25 000 francs and 25000 with KES is 250.00 shillings.
 */
export interface Money extends Wire<"Money"> {}

/** The other side of a payment as the caller names it; `type` tells which kind. */
export type Party = Wire<"Party">;
/** The members of {@link Party} that this version knows. */
export type PartyKnown = MobileMoneyParty | BankAccountParty | AccountParty;

/** For `isKnown(Party, value)`, which narrows to {@link PartyKnown}. */
export const Party: KnownUnion<PartyKnown> = { tag: "type", values: ["mobile_money", "bank_account", "account"] };
/**
 * The other side of a payment as answers show it, with phone and account numbers masked;
 * `type` tells which kind.
 */
export type PartyDetails = Wire<"PartyDetails">;
/** The members of {@link PartyDetails} that this version knows. */
export type PartyDetailsKnown = MobileMoneyPartyDetails | BankAccountPartyDetails | AccountPartyDetails;

/** For `isKnown(PartyDetails, value)`, which narrows to {@link PartyDetailsKnown}. */
export const PartyDetails: KnownUnion<PartyDetailsKnown> = { tag: "type", values: ["mobile_money", "bank_account", "account"] };

/** An event about a payment. */
export interface PaymentEvent extends Wire<"PaymentEvent"> {}

/** What happened. */
export type PaymentEventType = Wire<"PaymentEventType">;

/** The values of {@link PaymentEventType} that this version knows; the keys are the values on the wire. */
export const PaymentEventType: {
  readonly "payment.created": "payment.created";
  readonly "payment.held_for_review": "payment.held_for_review";
  readonly "payment.queued": "payment.queued";
  readonly "payment.submitted": "payment.submitted";
  readonly "payment.awaiting_approval": "payment.awaiting_approval";
  readonly "payment.rerouted": "payment.rerouted";
  readonly "payment.in_reconciliation": "payment.in_reconciliation";
  readonly "payment.completed": "payment.completed";
  readonly "payment.failed": "payment.failed";
  readonly "payment.canceled": "payment.canceled";
  readonly "payment.expired": "payment.expired";
} = /* @__PURE__ */ Object.freeze({
  /** A payment was accepted and its money reserved. */
  "payment.created": "payment.created",
  /** The fraud score holds a payment for a person to decide. */
  "payment.held_for_review": "payment.held_for_review",
  /** The rail is degraded or closed; the payment waits. */
  "payment.queued": "payment.queued",
  /** A payment was sent to its rail. */
  "payment.submitted": "payment.submitted",
  /** The payer must confirm a collection on the phone. */
  "payment.awaiting_approval": "payment.awaiting_approval",
  /** A payment moved to another rail after a definite failure. */
  "payment.rerouted": "payment.rerouted",
  /** The outcome is unknown; the money stays reserved. */
  "payment.in_reconciliation": "payment.in_reconciliation",
  /** The money moved. */
  "payment.completed": "payment.completed",
  /** The money certainly did not move; it was released. */
  "payment.failed": "payment.failed",
  /** A payment was stopped before it was sent. */
  "payment.canceled": "payment.canceled",
  /** The payer did not approve in time. */
  "payment.expired": "payment.expired",
} as const);
/** The values of {@link PaymentEventType} that this version knows, for exhaustive switches. */
export type PaymentEventTypeKnown = (typeof PaymentEventType)[keyof typeof PaymentEventType];

/** The step that the payment waits for. */
export interface PaymentNextAction extends Wire<"PaymentNextAction"> {}

/** Kind of step that somebody must take. */
export type PaymentNextActionType = Wire<"PaymentNextActionType">;
/** Phone number in E.164 form, with the plus sign and the country's dial code. */
export type PhoneNumber = Wire<"PhoneNumber">;

/**
 * An error (RFC 9457).
 *
 * `code` is stable and meant for programs; `title` and `detail` are for people and follow
 * `Accept-Language`. Some codes carry further members, such as `requiredScopes`; `GET
 * /errors/{code}` describes them.
 */
export interface Problem extends Wire<"Problem"> {}

/** What a provider or rail says about an attempt. */
export type ProviderCallbackEvent = Wire<"ProviderCallbackEvent">;

/** The values of {@link ProviderCallbackEvent} that this version knows; the keys are the values on the wire. */
export const ProviderCallbackEvent: {
  readonly accepted: "accepted";
  readonly awaiting_approval: "awaiting_approval";
  readonly succeeded: "succeeded";
  readonly failed: "failed";
  readonly reversal_succeeded: "reversal_succeeded";
  readonly reversal_failed: "reversal_failed";
} = /* @__PURE__ */ Object.freeze({
  /** The provider took the request. */
  accepted: "accepted",
  /** The payer must approve on the phone. */
  awaiting_approval: "awaiting_approval",
  /** The money moved. */
  succeeded: "succeeded",
  /** The money did not move. */
  failed: "failed",
  /** The reversal was carried out. */
  reversal_succeeded: "reversal_succeeded",
  /** The reversal was refused. */
  reversal_failed: "reversal_failed",
} as const);
/** The values of {@link ProviderCallbackEvent} that this version knows, for exhaustive switches. */
export type ProviderCallbackEventKnown = (typeof ProviderCallbackEvent)[keyof typeof ProviderCallbackEvent];

/** An event about a rail. */
export interface RailEvent extends Wire<"RailEvent"> {}

/** What happened. */
export type RailEventType = Wire<"RailEventType">;

/** The values of {@link RailEventType} that this version knows; the keys are the values on the wire. */
export const RailEventType: {
  readonly "rail.degraded": "rail.degraded";
  readonly "rail.down": "rail.down";
  readonly "rail.recovered": "rail.recovered";
} = /* @__PURE__ */ Object.freeze({
  /** A rail is slower or fails more often than usual. */
  "rail.degraded": "rail.degraded",
  /** A rail does not work; payments go elsewhere or wait. */
  "rail.down": "rail.down",
  /** A rail works again. */
  "rail.recovered": "rail.recovered",
} as const);
/** The values of {@link RailEventType} that this version knows, for exhaustive switches. */
export type RailEventTypeKnown = (typeof RailEventType)[keyof typeof RailEventType];
/**
 * Id of a payment rail, for example `gimacpay` or `mtn_momo`.
 *
 * `GET /v1/rails` lists the rails.
 */
export type RailId = Wire<"RailId">;

/**
 * The taking back of one transaction, with its audit trail.
 *
 * A transaction is reversed at most once, fully or partly.
 */
export interface Reversal extends Wire<"Reversal"> {}

/** An event about a reversal. */
export interface ReversalEvent extends Wire<"ReversalEvent"> {}

/** What happened. */
export type ReversalEventType = Wire<"ReversalEventType">;

/** The values of {@link ReversalEventType} that this version knows; the keys are the values on the wire. */
export const ReversalEventType: {
  readonly "reversal.created": "reversal.created";
  readonly "reversal.completed": "reversal.completed";
  readonly "reversal.failed": "reversal.failed";
} = /* @__PURE__ */ Object.freeze({
  /** A reversal was requested. */
  "reversal.created": "reversal.created",
  /** The money came back. */
  "reversal.completed": "reversal.completed",
  /** The reversal was refused; the transaction stands. */
  "reversal.failed": "reversal.failed",
} as const);
/** The values of {@link ReversalEventType} that this version knows, for exhaustive switches. */
export type ReversalEventTypeKnown = (typeof ReversalEventType)[keyof typeof ReversalEventType];
/** How the rail takes money back. */
export type ReversalMethod = Wire<"ReversalMethod">;

/** The values of {@link ReversalMethod} that this version knows; the keys are the values on the wire. */
export const ReversalMethod: {
  readonly direct: "direct";
  readonly return_request: "return_request";
  readonly book: "book";
} = /* @__PURE__ */ Object.freeze({
  /** The provider takes the money out of the recipient's wallet. */
  direct: "direct",
  /** The credit was final; the recipient's institution is asked to return it, which takes up to 5
days. */
  return_request: "return_request",
  /** A posting between two accounts of the tenant. */
  book: "book",
} as const);
/** The values of {@link ReversalMethod} that this version knows, for exhaustive switches. */
export type ReversalMethodKnown = (typeof ReversalMethod)[keyof typeof ReversalMethod];

/**
 * How the rail is chosen when `rail` is `auto`, and whether another rail may stand in after a
 * failure.
 */
export interface RoutingPreference extends Wire<"RoutingPreference"> {}

/**
 * A permission of an API key.
 *
 * Effective permissions are the scopes of the key, cut down to those of the role when a
 * session is present.
 */
export type Scope = Wire<"Scope">;

/** The values of {@link Scope} that this version knows; the keys are the values on the wire. */
export const Scope: {
  readonly "payments:read": "payments:read";
  readonly "payments:write": "payments:write";
  readonly "payments:bulk": "payments:bulk";
  readonly "payments:review": "payments:review";
  readonly "transactions:read": "transactions:read";
  readonly "transactions:reverse": "transactions:reverse";
  readonly "balances:read": "balances:read";
  readonly "accounts:write": "accounts:write";
  readonly "routing:read": "routing:read";
  readonly "customers:read": "customers:read";
  readonly "customers:write": "customers:write";
  readonly "customers:pii": "customers:pii";
  readonly "credit:read": "credit:read";
  readonly "credit:write": "credit:write";
  readonly "fraud:read": "fraud:read";
  readonly "fraud:write": "fraud:write";
  readonly "fraud:bypass": "fraud:bypass";
  readonly "fraud:manage": "fraud:manage";
  readonly "kyc:read": "kyc:read";
  readonly "kyc:write": "kyc:write";
  readonly "kyc:review": "kyc:review";
  readonly "webhooks:read": "webhooks:read";
  readonly "webhooks:write": "webhooks:write";
  readonly "events:read": "events:read";
  readonly "cards:read": "cards:read";
  readonly "cards:write": "cards:write";
  readonly "cards:reveal": "cards:reveal";
  readonly "cards:authorize": "cards:authorize";
  readonly "widgets:read": "widgets:read";
  readonly "widgets:write": "widgets:write";
  readonly "changelog:write": "changelog:write";
  readonly "tenant:read": "tenant:read";
  readonly "tenant:write": "tenant:write";
  readonly "keys:manage": "keys:manage";
  readonly "users:manage": "users:manage";
  readonly "audit:read": "audit:read";
  readonly "sandbox:write": "sandbox:write";
  readonly "*": "*";
} = /* @__PURE__ */ Object.freeze({
  /** Read payments, bulk payments and quotes. */
  "payments:read": "payments:read",
  /** Create payments and quotes, cancel and reconcile payments. */
  "payments:write": "payments:write",
  /** Create, cancel and retry bulk payments. */
  "payments:bulk": "payments:bulk",
  /** Decide on payments held for review. */
  "payments:review": "payments:review",
  /** Read transactions, reversals and their audit trail. */
  "transactions:read": "transactions:read",
  /** Reverse transactions. */
  "transactions:reverse": "transactions:reverse",
  /** Read accounts, balances and ledger entries. */
  "balances:read": "balances:read",
  /** Create accounts. */
  "accounts:write": "accounts:write",
  /** Read rails, corridors and costs; preview routing. */
  "routing:read": "routing:read",
  /** Read customers with masked personal data. */
  "customers:read": "customers:read",
  /** Create, change and erase customers. */
  "customers:write": "customers:write",
  /** See phone numbers in full. */
  "customers:pii": "customers:pii",
  /** Read credit scores. */
  "credit:read": "credit:read",
  /** Create credit scores. */
  "credit:write": "credit:write",
  /** Read fraud analyses and the fraud policy. */
  "fraud:read": "fraud:read",
  /** Analyse for fraud and give feedback. */
  "fraud:write": "fraud:write",
  /** Create payments without a fraud check.

Must be named. */
  "fraud:bypass": "fraud:bypass",
  /** Change the fraud policy. */
  "fraud:manage": "fraud:manage",
  /** Read KYC scores. */
  "kyc:read": "kyc:read",
  /** Create KYC scores. */
  "kyc:write": "kyc:write",
  /** Decide on KYC scores that need attention. */
  "kyc:review": "kyc:review",
  /** Read webhook endpoints and deliveries. */
  "webhooks:read": "webhooks:read",
  /** Create and change webhook endpoints; replay events. */
  "webhooks:write": "webhooks:write",
  /** Read and stream events; listen locally. */
  "events:read": "events:read",
  /** Read ghost cards and authorizations. */
  "cards:read": "cards:read",
  /** Create and change ghost cards. */
  "cards:write": "cards:write",
  /** See card number and CVC.

Must be named. */
  "cards:reveal": "cards:reveal",
  /** Authorize, capture and reverse on ghost cards.

Must be named on live keys. */
  "cards:authorize": "cards:authorize",
  /** Read embedded widgets. */
  "widgets:read": "widgets:read",
  /** Create and change embedded widgets. */
  "widgets:write": "widgets:write",
  /** Manage change-log subscriptions. */
  "changelog:write": "changelog:write",
  /** Read the tenant and its use of deprecated things. */
  "tenant:read": "tenant:read",
  /** Change the tenant's settings. */
  "tenant:write": "tenant:write",
  /** Manage API keys.

Must be named. */
  "keys:manage": "keys:manage",
  /** Manage users.

Must be named. */
  "users:manage": "users:manage",
  /** Read and verify the audit log. */
  "audit:read": "audit:read",
  /** Control the sandbox.

Test keys only. */
  "sandbox:write": "sandbox:write",
  /** All scopes except those that must be named. */
  "*": "*",
} as const);
/** The values of {@link Scope} that this version knows, for exhaustive switches. */
export type ScopeKnown = (typeof Scope)[keyof typeof Scope];

/** One change of state, with its time, reason and actor. */
export interface TimelineItem extends Wire<"TimelineItem"> {}

/** An event about a transaction. */
export interface TransactionEvent extends Wire<"TransactionEvent"> {}

/** What happened. */
export type TransactionEventType = Wire<"TransactionEventType">;

/** The values of {@link TransactionEventType} that this version knows; the keys are the values on the wire. */
export const TransactionEventType: {
  readonly "transaction.completed": "transaction.completed";
  readonly "transaction.failed": "transaction.failed";
  readonly "transaction.reversal_pending": "transaction.reversal_pending";
  readonly "transaction.reversed": "transaction.reversed";
  readonly "transaction.partially_reversed": "transaction.partially_reversed";
  readonly "transaction.reconciliation_case_opened": "transaction.reconciliation_case_opened";
  readonly "transaction.reconciliation_case_resolved": "transaction.reconciliation_case_resolved";
} = /* @__PURE__ */ Object.freeze({
  /** A transaction completed. */
  "transaction.completed": "transaction.completed",
  /** A transaction failed. */
  "transaction.failed": "transaction.failed",
  /** A reversal of the transaction was requested. */
  "transaction.reversal_pending": "transaction.reversal_pending",
  /** The transaction was reversed in full. */
  "transaction.reversed": "transaction.reversed",
  /** A part of the transaction was reversed. */
  "transaction.partially_reversed": "transaction.partially_reversed",
  /** The rail contradicts the books; a person must look. */
  "transaction.reconciliation_case_opened": "transaction.reconciliation_case_opened",
  /** The contradiction was settled. */
  "transaction.reconciliation_case_resolved": "transaction.reconciliation_case_resolved",
} as const);
/** The values of {@link TransactionEventType} that this version knows, for exhaustive switches. */
export type TransactionEventTypeKnown = (typeof TransactionEventType)[keyof typeof TransactionEventType];

/** An event about a webhook endpoint. */
export interface WebhookEndpointEvent extends Wire<"WebhookEndpointEvent"> {}

/** What happened. */
export type WebhookEndpointEventType = Wire<"WebhookEndpointEventType">;

/** The values of {@link WebhookEndpointEventType} that this version knows; the keys are the values on the wire. */
export const WebhookEndpointEventType: {
  readonly "webhook_endpoint.disabled": "webhook_endpoint.disabled";
  readonly "webhook_endpoint.test": "webhook_endpoint.test";
} = /* @__PURE__ */ Object.freeze({
  /** An endpoint was disabled, by 410 or after five days of failures. */
  "webhook_endpoint.disabled": "webhook_endpoint.disabled",
  /** A test event that you asked for. */
  "webhook_endpoint.test": "webhook_endpoint.test",
} as const);
/** The values of {@link WebhookEndpointEventType} that this version knows, for exhaustive switches. */
export type WebhookEndpointEventTypeKnown = (typeof WebhookEndpointEventType)[keyof typeof WebhookEndpointEventType];
/**
 * Shape of the payload.
 *
 * `flat` is deprecated and ends with v3.0.
 */
export type WebhookPayloadFormat = Wire<"WebhookPayloadFormat">;

/** The values of {@link WebhookPayloadFormat} that this version knows; the keys are the values on the wire. */
export const WebhookPayloadFormat: {
  readonly enveloped: "enveloped";
  readonly flat: "flat";
} = /* @__PURE__ */ Object.freeze({
  /** An event with the resource in `data`. */
  enveloped: "enveloped",
  /** The members of the resource at top level.

Removed in v3.0, not before 2027-06-01.

@deprecated Do not use it any more. */
  flat: "flat",
} as const);
/** The values of {@link WebhookPayloadFormat} that this version knows, for exhaustive switches. */
export type WebhookPayloadFormatKnown = (typeof WebhookPayloadFormat)[keyof typeof WebhookPayloadFormat];

/**
 * Settings of a widget.
 *
 * Members of another kind are null.
 */
export interface WidgetConfig extends Wire<"WidgetConfig"> {}

/** An event about a widget. */
export interface WidgetEvent extends Wire<"WidgetEvent"> {}

/** What happened. */
export type WidgetEventType = Wire<"WidgetEventType">;

/** The values of {@link WidgetEventType} that this version knows; the keys are the values on the wire. */
export const WidgetEventType: {
  readonly "widget.created": "widget.created";
  readonly "widget.disabled": "widget.disabled";
} = /* @__PURE__ */ Object.freeze({
  /** A widget was made. */
  "widget.created": "widget.created",
  /** A widget was disabled; its sessions end. */
  "widget.disabled": "widget.disabled",
} as const);
/** The values of {@link WidgetEventType} that this version knows, for exhaustive switches. */
export type WidgetEventTypeKnown = (typeof WidgetEventType)[keyof typeof WidgetEventType];

/** An event about a widget session. */
export interface WidgetSessionEvent extends Wire<"WidgetSessionEvent"> {}

/** What happened. */
export type WidgetSessionEventType = Wire<"WidgetSessionEventType">;

/** The values of {@link WidgetSessionEventType} that this version knows; the keys are the values on the wire. */
export const WidgetSessionEventType: {
  readonly "widget_session.opened": "widget_session.opened";
  readonly "widget_session.completed": "widget_session.completed";
  readonly "widget_session.canceled": "widget_session.canceled";
  readonly "widget_session.expired": "widget_session.expired";
} = /* @__PURE__ */ Object.freeze({
  /** A visitor opened a widget. */
  "widget_session.opened": "widget_session.opened",
  /** A visitor finished; the result is in the session. */
  "widget_session.completed": "widget_session.completed",
  /** A visitor left the flow. */
  "widget_session.canceled": "widget_session.canceled",
  /** The session ended unused. */
  "widget_session.expired": "widget_session.expired",
} as const);
/** The values of {@link WidgetSessionEventType} that this version knows, for exhaustive switches. */
export type WidgetSessionEventTypeKnown = (typeof WidgetSessionEventType)[keyof typeof WidgetSessionEventType];
/** State of a session. */
export type WidgetSessionStatus = Wire<"WidgetSessionStatus">;

/** The values of {@link WidgetSessionStatus} that this version knows; the keys are the values on the wire. */
export const WidgetSessionStatus: {
  readonly created: "created";
  readonly opened: "opened";
  readonly completed: "completed";
  readonly canceled: "canceled";
  readonly expired: "expired";
} = /* @__PURE__ */ Object.freeze({
  /** Nobody has opened it. */
  created: "created",
  /** A visitor uses it. */
  opened: "opened",
  /** The visitor finished. */
  completed: "completed",
  /** The visitor left. */
  canceled: "canceled",
  /** Its time is over. */
  expired: "expired",
} as const);
/** The values of {@link WidgetSessionStatus} that this version knows, for exhaustive switches. */
export type WidgetSessionStatusKnown = (typeof WidgetSessionStatus)[keyof typeof WidgetSessionStatus];

/** Look of a widget. */
export interface WidgetTheme extends Wire<"WidgetTheme"> {}

/** Light or dark. */
export type WidgetThemeMode = Wire<"WidgetThemeMode">;

/** The values of {@link WidgetThemeMode} that this version knows; the keys are the values on the wire. */
export const WidgetThemeMode: {
  readonly light: "light";
  readonly dark: "dark";
  readonly auto: "auto";
} = /* @__PURE__ */ Object.freeze({
  /** Always light. */
  light: "light",
  /** Always dark. */
  dark: "dark",
  /** As the visitor's device. */
  auto: "auto",
} as const);
/** The values of {@link WidgetThemeMode} that this version knows, for exhaustive switches. */
export type WidgetThemeModeKnown = (typeof WidgetThemeMode)[keyof typeof WidgetThemeMode];
