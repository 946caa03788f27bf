// Generated from the API description. Do not edit: changes belong in the generator.
import type { Shape } from "../../runtime/codec.ts";
import { Money } from "../shapes/shared.ts";

export const Tenant: Shape = [
  "id object name slug country defaultCurrency timezone status settings:0 livemode:b createdAt updatedAt version:i",
  () => [TenantSettings],
];

export const TenantSettings: Shape = [
  "routingStrategy fraudReviewAt:i fraudBlockAt:i reversalWindowDays:i creditApproveAt:i creditReviewAt:i lowBalanceAlert:?0",
  () => [Money],
];

export const TenantSettingsInput: Shape = [
  "routingStrategy:- fraudReviewAt:-i fraudBlockAt:-i reversalWindowDays:-i creditApproveAt:-i creditReviewAt:-i lowBalanceAlert:-?0",
  () => [Money],
];

export const UpdateTenantRequest: Shape = [
  "name:- timezone:- settings:-0",
  () => [TenantSettingsInput],
];
