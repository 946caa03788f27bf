// Generated from the API description. Do not edit: changes belong in the generator.
import type { Operation } from "../../runtime/operation.ts";
import {
  CurrencyList as CurrencyListShape,
  MerchantCategoryList as MerchantCategoryListShape,
  ProviderList as ProviderListShape,
} from "../shapes/reference.ts";

export const listCurrencies: Operation = {
  id: "listCurrencies",
  method: "GET",
  path: "/v1/currencies",
  result: CurrencyListShape,
  page: {
    style: "cursor",
    send: "startingAfter",
    size: "limit",
    items: "/data",
    next: "/nextCursor",
    more: "/hasMore",
  },
};

export const listMerchantCategories: Operation = {
  id: "listMerchantCategories",
  method: "GET",
  path: "/v1/merchant-categories",
  result: MerchantCategoryListShape,
  page: {
    style: "cursor",
    send: "startingAfter",
    size: "limit",
    items: "/data",
    next: "/nextCursor",
    more: "/hasMore",
  },
};

export const listProviders: Operation = {
  id: "listProviders",
  method: "GET",
  path: "/v1/providers",
  result: ProviderListShape,
  page: {
    style: "cursor",
    send: "startingAfter",
    size: "limit",
    items: "/data",
    next: "/nextCursor",
    more: "/hasMore",
  },
};
