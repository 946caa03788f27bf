// Generated from the API description. Do not edit: changes belong in the generator.
import type { Shape } from "../../runtime/codec.ts";

export const CurrencyInfo: Shape = ["object code name minorUnitDigits:i countries:["];

export const CurrencyList: Shape = [
  "object data:[0 hasMore:b nextCursor:? url",
  () => [CurrencyInfo],
];

export const MerchantCategory: Shape = [
  "object id name codes:[ ranges:[0",
  () => [MerchantCategoryRange],
];

export const MerchantCategoryList: Shape = [
  "object data:[0 hasMore:b nextCursor:? url",
  () => [MerchantCategory],
];

export const MerchantCategoryRange: Shape = ["from to"];

export const ProviderInfo: Shape = [
  "object id name countries:[ rails:[ prefixes:[0",
  () => [ProviderPrefixes],
];

export const ProviderList: Shape = [
  "object data:[0 hasMore:b nextCursor:? url",
  () => [ProviderInfo],
];

export const ProviderPrefixes: Shape = ["country prefixes:["];
