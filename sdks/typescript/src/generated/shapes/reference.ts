// Generated from the API description. Do not edit: changes belong in the generator.
import type { Shape } from "../../runtime/codec.ts";

export const CurrencyInfo: Shape = ["object code name minorUnitDigits:i countries:[s"];

export const CurrencyList: Shape = [
  "object data:[0 hasMore:b nextCursor:?s url",
  () => [CurrencyInfo],
];

export const MerchantCategory: Shape = [
  "object id name codes:[s ranges:[0",
  () => [MerchantCategoryRange],
];

export const MerchantCategoryList: Shape = [
  "object data:[0 hasMore:b nextCursor:?s url",
  () => [MerchantCategory],
];

export const MerchantCategoryRange: Shape = ["from to"];

export const ProviderInfo: Shape = [
  "object id name countries:[s rails:[s prefixes:[0",
  () => [ProviderPrefixes],
];

export const ProviderList: Shape = [
  "object data:[0 hasMore:b nextCursor:?s url",
  () => [ProviderInfo],
];

export const ProviderPrefixes: Shape = ["country prefixes:[s"];
