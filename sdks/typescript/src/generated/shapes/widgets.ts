// Generated from the API description. Do not edit: changes belong in the generator.
import type { Shape } from "../../runtime/codec.ts";
import { WidgetConfig, WidgetTheme } from "../shapes/shared.ts";

export const Widget: Shape = [
  "id object livemode:b createdAt updatedAt version:i kind status allowedOrigins:[ customerId:? locale:? theme:0 sessionTtlSeconds:i config:1 embed:2 session:?3 metadata:{",
  () => [WidgetTheme, WidgetConfig, WidgetEmbed, WidgetSession],
];

export const WidgetConfigInput: Shape = ["amountMinorUnits:-i currency:- reference:- description:- methods:-[ lockAmount:-b country:- accountIds:-[ currencies:-[ showPending:-b requestedTier:- checks:-["];

export const WidgetEmbed: Shape = ["scriptUrl html iframeUrl"];

export const WidgetList: Shape = [
  "object data:[0 hasMore:b nextCursor:? url",
  () => [Widget],
];

export const WidgetRequest: Shape = [
  "kind allowedOrigins:[ customerId:- locale:- theme:-0 sessionTtlSeconds:-i config:1 metadata:-{",
  () => [WidgetThemeInput, WidgetConfigInput],
];

export const WidgetSession: Shape = [
  "id object livemode:b createdAt updatedAt version:i widgetId kind status clientToken:? expiresAt result:?0",
  () => [WidgetSessionResult],
];

export const WidgetSessionResult: Shape = ["paymentId:? kycScoreId:?"];

export const WidgetThemeInput: Shape = ["mode:- primaryColor:- radius:-i logoUrl:-"];

export const WidgetUpdateRequest: Shape = [
  "allowedOrigins:-[ locale:-? theme:-0 sessionTtlSeconds:-i config:-1 metadata:-{",
  () => [WidgetThemeInput, WidgetConfigInput],
];
