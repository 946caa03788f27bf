// Generated from the API description. Do not edit: changes belong in the generator.
import type { KnownUnion } from "../../runtime/known.ts";
import type { Wire } from "../wire.ts";

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
export const ActorType = {
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
} as const;
/** The values of {@link ActorType} that this version knows, for exhaustive switches. */
export type ActorTypeKnown = (typeof ActorType)[keyof typeof ActorType];
/** Which side of the payment the amount fixes. */
export type AmountType = Wire<"AmountType">;

/** The values of {@link AmountType} that this version knows; the keys are the values on the wire. */
export const AmountType = {
  /** Amount and currency are what leaves the payer, before fees. */
  send: "send",
  /** Amount and currency are what the recipient gets; the sent amount is worked out. */
  receive: "receive",
} as const;
/** The values of {@link AmountType} that this version knows, for exhaustive switches. */
export type AmountTypeKnown = (typeof AmountType)[keyof typeof AmountType];

/** A bank account, named by `accountNumber` or by `iban`. */
export interface BankAccountParty extends Wire<"BankAccountParty"> {}

/** A bank account as answers show it. */
export interface BankAccountPartyDetails extends Wire<"BankAccountPartyDetails"> {}

/** How much the data behind a figure can bear. */
export type ConfidenceLevel = Wire<"ConfidenceLevel">;

/** The values of {@link ConfidenceLevel} that this version knows; the keys are the values on the wire. */
export const ConfidenceLevel = {
  /** Little or no data. */
  low: "low",
  /** Some data. */
  medium: "medium",
  /** Enough data. */
  high: "high",
} as const;
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
export const ConsentPurpose = {
  /** Use of the person's data for a credit score. */
  credit_assessment: "credit_assessment",
  /** Use of the person's data to verify an identity. */
  identity_verification: "identity_verification",
} as const;
/** The values of {@link ConsentPurpose} that this version knows, for exhaustive switches. */
export type ConsentPurposeKnown = (typeof ConsentPurpose)[keyof typeof ConsentPurpose];
/** What a cost estimate rests on. */
export type CostBasis = Wire<"CostBasis">;

/** The values of {@link CostBasis} that this version knows; the keys are the values on the wire. */
export const CostBasis = {
  /** Charges observed in the last 24 hours, with an effective weight of 30 or more. */
  history: "history",
  /** A few observed charges together with the published tariff. */
  blended: "blended",
  /** The published tariff alone. */
  tariff: "tariff",
} as const;
/** The values of {@link CostBasis} that this version knows, for exhaustive switches. */
export type CostBasisKnown = (typeof CostBasis)[keyof typeof CostBasis];
/** Country, ISO 3166-1 alpha-2 code in upper case. */
export type CountryCode = Wire<"CountryCode">;
/**
 * Currency, ISO 4217 alphabetic code in upper case.
 *
 * `GET /v1/currencies` lists the supported ones with their minor units.
 */
export type CurrencyCode = Wire<"CurrencyCode">;
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
export const DeliveryError = {
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
} as const;
/** The values of {@link DeliveryError} that this version knows, for exhaustive switches. */
export type DeliveryErrorKnown = (typeof DeliveryError)[keyof typeof DeliveryError];
/**
 * Why money certainly did not move.
 *
 * An unknown outcome is not a failure; it is the state `in_reconciliation`.
 */
export type FailureCode = Wire<"FailureCode">;

/** The values of {@link FailureCode} that this version knows; the keys are the values on the wire. */
export const FailureCode = {
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
} as const;
/** The values of {@link FailureCode} that this version knows, for exhaustive switches. */
export type FailureCodeKnown = (typeof FailureCode)[keyof typeof FailureCode];

/** Why money certainly did not move. */
export interface FailureDetail extends Wire<"FailureDetail"> {}

/** Who pays the fee. */
export type FeeBearer = Wire<"FeeBearer">;

/** The values of {@link FeeBearer} that this version knows; the keys are the values on the wire. */
export const FeeBearer = {
  /** The fee is added to what the sender pays. */
  sender: "sender",
  /** The fee is taken out of what the recipient gets. */
  recipient: "recipient",
} as const;
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
export const FieldErrorLocation = {
  /** The JSON body; `pointer` leads to the value. */
  body: "body",
  /** A query parameter; `name` tells which. */
  query: "query",
  /** A request header; `name` tells which. */
  header: "header",
  /** A path parameter; `name` tells which. */
  path: "path",
} as const;
/** The values of {@link FieldErrorLocation} that this version knows, for exhaustive switches. */
export type FieldErrorLocationKnown = (typeof FieldErrorLocation)[keyof typeof FieldErrorLocation];

/** Terms of the currency exchange. */
export interface FxTerms extends Wire<"FxTerms"> {}

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
export const ModelKind = {
  /** The model that is part of the service. */
  builtin: "builtin",
  /** A scorer of the operator, reached over the network. */
  remote: "remote",
} as const;
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
export const ProviderCallbackEvent = {
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
} as const;
/** The values of {@link ProviderCallbackEvent} that this version knows, for exhaustive switches. */
export type ProviderCallbackEventKnown = (typeof ProviderCallbackEvent)[keyof typeof ProviderCallbackEvent];
/**
 * A permission of an API key.
 *
 * Effective permissions are the scopes of the key, cut down to those of the role when a
 * session is present.
 */
export type Scope = Wire<"Scope">;

/** The values of {@link Scope} that this version knows; the keys are the values on the wire. */
export const Scope = {
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
} as const;
/** The values of {@link Scope} that this version knows, for exhaustive switches. */
export type ScopeKnown = (typeof Scope)[keyof typeof Scope];

/** One change of state, with its time, reason and actor. */
export interface TimelineItem extends Wire<"TimelineItem"> {}

/**
 * Settings of a widget.
 *
 * Members of another kind are null.
 */
export interface WidgetConfig extends Wire<"WidgetConfig"> {}

/** State of a session. */
export type WidgetSessionStatus = Wire<"WidgetSessionStatus">;

/** The values of {@link WidgetSessionStatus} that this version knows; the keys are the values on the wire. */
export const WidgetSessionStatus = {
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
} as const;
/** The values of {@link WidgetSessionStatus} that this version knows, for exhaustive switches. */
export type WidgetSessionStatusKnown = (typeof WidgetSessionStatus)[keyof typeof WidgetSessionStatus];

/** Look of a widget. */
export interface WidgetTheme extends Wire<"WidgetTheme"> {}

/** Light or dark. */
export type WidgetThemeMode = Wire<"WidgetThemeMode">;

/** The values of {@link WidgetThemeMode} that this version knows; the keys are the values on the wire. */
export const WidgetThemeMode = {
  /** Always light. */
  light: "light",
  /** Always dark. */
  dark: "dark",
  /** As the visitor's device. */
  auto: "auto",
} as const;
/** The values of {@link WidgetThemeMode} that this version knows, for exhaustive switches. */
export type WidgetThemeModeKnown = (typeof WidgetThemeMode)[keyof typeof WidgetThemeMode];
