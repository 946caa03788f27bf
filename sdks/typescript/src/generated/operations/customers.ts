// Generated from the API description. Do not edit: changes belong in the generator.
import type { Operation } from "../../runtime/operation.ts";
import {
  Customer as CustomerShape,
  CustomerList as CustomerListShape,
  CustomerRequest as CustomerRequestShape,
  CustomerUpdateRequest as CustomerUpdateRequestShape,
} from "../shapes/customers.ts";

export const createCustomer: Operation = {
  id: "createCustomer",
  method: "POST",
  path: "/v1/customers",
  body: CustomerRequestShape,
  result: CustomerShape,
  key: "Idempotency-Key",
  secret: "dateOfBirth email phone~",
};

export const eraseCustomer: Operation = {
  id: "eraseCustomer",
  method: "DELETE",
  path: "/v1/customers/{id}",
  result: CustomerShape,
  secret: "dateOfBirth email phone~",
};

export const getCustomer: Operation = {
  id: "getCustomer",
  method: "GET",
  path: "/v1/customers/{id}",
  result: CustomerShape,
  secret: "dateOfBirth email phone~",
};

export const listCustomers: Operation = {
  id: "listCustomers",
  method: "GET",
  path: "/v1/customers",
  result: CustomerListShape,
  page: {
    style: "cursor",
    send: "startingAfter",
    size: "limit",
    items: "/data",
    next: "/nextCursor",
    more: "/hasMore",
  },
  secret: "dateOfBirth email phone~",
};

export const updateCustomer: Operation = {
  id: "updateCustomer",
  method: "PATCH",
  path: "/v1/customers/{id}",
  body: CustomerUpdateRequestShape,
  result: CustomerShape,
  secret: "dateOfBirth email phone~",
};
