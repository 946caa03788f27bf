// Generated from the API description. Do not edit: changes belong in the generator.
import type { Wire } from "../wire.ts";

/** What the credentials of the request stand for. */
export interface AuthCheck extends Wire<"AuthCheck"> {}

/** E-mail and password of a user of the key's tenant. */
export interface LoginRequest extends Wire<"LoginRequest"> {}

/** Class of operations that share one rate limit. */
export type RateClass = Wire<"RateClass">;

/** The values of {@link RateClass} that this version knows; the keys are the values on the wire. */
export const RateClass = {
  /** Reading operations. */
  read: "read",
  /** Writing operations that are in no other class. */
  write: "write",
  /** Operations that move money. */
  money: "money",
  /** Bulk payments. */
  bulk: "bulk",
  /** Card authorizations. */
  card_auth: "card_auth",
  /** Fraud analyses. */
  scoring: "scoring",
  /** Credit and KYC scores. */
  scoring_slow: "scoring_slow",
  /** Login and refresh. */
  login: "login",
  /** Operations without a key, counted by address. */
  public: "public",
  /** Callbacks of providers and rails. */
  callbacks: "callbacks",
  /** Not counted. */
  none: "none",
} as const;
/** The values of {@link RateClass} that this version knows, for exhaustive switches. */
export type RateClassKnown = (typeof RateClass)[keyof typeof RateClass];

/** State of the rate limit that governs the request. */
export interface RateLimitState extends Wire<"RateLimitState"> {}

/** The refresh token to trade in. */
export interface RefreshSessionRequest extends Wire<"RefreshSessionRequest"> {}

/** A login session with its tokens, which are shown this once only. */
export interface Session extends Wire<"Session"> {}

/** A login session without its tokens. */
export interface SessionInfo extends Wire<"SessionInfo"> {}

/** The person of a session. */
export interface SessionUser extends Wire<"SessionUser"> {}

/** The tenant that the credentials belong to. */
export interface TenantSummary extends Wire<"TenantSummary"> {}
