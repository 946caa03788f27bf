// Generated from the API description. Do not edit: changes belong in the generator.
import type { Operation } from "../../runtime/operation.ts";
import {
  CorridorHistory as CorridorHistoryShape,
  CorridorHistoryRequest as CorridorHistoryRequestShape,
  SandboxCallback as SandboxCallbackShape,
  SandboxCallbackRequest as SandboxCallbackRequestShape,
  SandboxClock as SandboxClockShape,
  SandboxClockAdvance as SandboxClockAdvanceShape,
  SandboxClockAdvanceRequest as SandboxClockAdvanceRequestShape,
  SandboxClockSetRequest as SandboxClockSetRequestShape,
  SandboxFault as SandboxFaultShape,
  SandboxFaultList as SandboxFaultListShape,
  SandboxFaultRequest as SandboxFaultRequestShape,
  SandboxFunding as SandboxFundingShape,
  SandboxFundingRequest as SandboxFundingRequestShape,
  SandboxReset as SandboxResetShape,
} from "../shapes/sandbox.ts";

export const addSandboxCorridorHistory: Operation = {
  id: "addSandboxCorridorHistory",
  method: "POST",
  path: "/v1/sandbox/corridor-history",
  body: CorridorHistoryRequestShape,
  result: CorridorHistoryShape,
  key: "Idempotency-Key",
};

export const advanceSandboxClock: Operation = {
  id: "advanceSandboxClock",
  method: "POST",
  path: "/v1/sandbox/clock/advance",
  body: SandboxClockAdvanceRequestShape,
  result: SandboxClockAdvanceShape,
  key: "Idempotency-Key",
};

export const createSandboxFault: Operation = {
  id: "createSandboxFault",
  method: "POST",
  path: "/v1/sandbox/faults",
  body: SandboxFaultRequestShape,
  result: SandboxFaultShape,
  key: "Idempotency-Key",
};

export const deleteSandboxFault: Operation = {
  id: "deleteSandboxFault",
  method: "DELETE",
  path: "/v1/sandbox/faults/{id}",
};

export const fundSandboxBalance: Operation = {
  id: "fundSandboxBalance",
  method: "POST",
  path: "/v1/sandbox/balances",
  body: SandboxFundingRequestShape,
  result: SandboxFundingShape,
  key: "Idempotency-Key",
};

export const getSandboxClock: Operation = {
  id: "getSandboxClock",
  method: "GET",
  path: "/v1/sandbox/clock",
  result: SandboxClockShape,
};

export const listSandboxFaults: Operation = {
  id: "listSandboxFaults",
  method: "GET",
  path: "/v1/sandbox/faults",
  result: SandboxFaultListShape,
  page: {
    style: "cursor",
    send: "startingAfter",
    size: "limit",
    items: "/data",
    next: "/nextCursor",
    more: "/hasMore",
  },
};

export const resetSandbox: Operation = {
  id: "resetSandbox",
  method: "POST",
  path: "/v1/sandbox/reset",
  result: SandboxResetShape,
  key: "Idempotency-Key",
};

export const resetSandboxClock: Operation = {
  id: "resetSandboxClock",
  method: "DELETE",
  path: "/v1/sandbox/clock",
};

export const setSandboxClock: Operation = {
  id: "setSandboxClock",
  method: "PUT",
  path: "/v1/sandbox/clock",
  body: SandboxClockSetRequestShape,
  result: SandboxClockShape,
};

export const triggerSandboxCallback: Operation = {
  id: "triggerSandboxCallback",
  method: "POST",
  path: "/v1/sandbox/payments/{id}/callback",
  body: SandboxCallbackRequestShape,
  result: SandboxCallbackShape,
  key: "Idempotency-Key",
};
