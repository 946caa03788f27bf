// Generated from the API description. Do not edit: changes belong in the generator.
import type { Shape } from "../../runtime/codec.ts";

export const AuthCheck: Shape = [
  "object authenticated:b tenant:0 livemode:b keyId scopes:[ session:?1 apiVersion rateLimit:2",
  () => [TenantSummary, SessionInfo, RateLimitState],
];

export const LoginRequest: Shape = ["email password"];

export const RateLimitState: Shape = ["rateClass limit:i remaining:i resetAt"];

export const RefreshSessionRequest: Shape = ["refreshToken"];

export const Session: Shape = [
  "object id accessToken tokenType expiresIn:i expiresAt refreshToken refreshExpiresAt user:0 tenant:1 scopes:[ livemode:b createdAt",
  () => [SessionUser, TenantSummary],
];

export const SessionInfo: Shape = [
  "object id expiresAt user:0 tenant:1 scopes:[ livemode:b createdAt",
  () => [SessionUser, TenantSummary],
];

export const SessionUser: Shape = ["id email name role locale"];

export const TenantSummary: Shape = ["id name slug defaultCurrency timezone"];
