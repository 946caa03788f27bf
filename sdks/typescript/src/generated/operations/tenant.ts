// Generated from the API description. Do not edit: changes belong in the generator.
import type { Operation } from "../../runtime/operation.ts";
import {
  Tenant as TenantShape,
  UpdateTenantRequest as UpdateTenantRequestShape,
} from "../shapes/tenant.ts";

export const getTenant: Operation = {
  id: "getTenant",
  method: "GET",
  path: "/v1/tenant",
  result: TenantShape,
};

export const updateTenant: Operation = {
  id: "updateTenant",
  method: "PATCH",
  path: "/v1/tenant",
  body: UpdateTenantRequestShape,
  result: TenantShape,
};
