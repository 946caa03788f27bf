// Generated from the API description. Do not edit: changes belong in the generator.
import type { Wire } from "../wire.ts";

/** A balance, as far as the visitor may see it. */
export interface ClientBalance extends Wire<"ClientBalance"> {}

/** The balances that the widget shows. */
export interface ClientBalances extends Wire<"ClientBalances"> {}

/** How to show amounts of a currency. */
export interface ClientCurrency extends Wire<"ClientCurrency"> {}

/** Kinds of identity number that can be looked up in a country. */
export interface ClientIdentityTypes extends Wire<"ClientIdentityTypes"> {}

/** An assessment, as far as its visitor may see it. */
export interface ClientKyc extends Wire<"ClientKyc"> {}

/**
 * What the visitor gave.
 *
 * At least one of identity, document and phone is needed.
 */
export interface ClientKycRequest extends Wire<"ClientKycRequest"> {}

/** A payment, as far as its visitor may see it. */
export interface ClientPayment extends Wire<"ClientPayment"> {}

/** Why a payment failed, for the visitor. */
export interface ClientPaymentFailure extends Wire<"ClientPaymentFailure"> {}

/**
 * The wallet to collect from.
 *
 * Amount, currency and reference come from the widget.
 */
export interface ClientPaymentRequest extends Wire<"ClientPaymentRequest"> {}

/**
 * What a payment would cost the visitor.
 *
 * It is firm until it expires.
 */
export interface ClientQuote extends Wire<"ClientQuote"> {}

/** The wallet to pay from. */
export interface ClientQuoteRequest extends Wire<"ClientQuoteRequest"> {}

/** What the widget in the browser needs: look, settings, and where a visitor left off. */
export interface ClientSession extends Wire<"ClientSession"> {}

/** Maps the beginning of phone numbers to a provider. */
export interface ClientWalletPrefix extends Wire<"ClientWalletPrefix"> {}
