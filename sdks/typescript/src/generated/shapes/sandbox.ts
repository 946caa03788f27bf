// Generated from the API description. Do not edit: changes belong in the generator.
import type { Shape } from "../../runtime/codec.ts";
import { Balance } from "../shapes/balances.ts";
import { ResourceReference } from "../shapes/idempotency-keys.ts";
import { Money } from "../shapes/shared.ts";

export const CorridorHistory: Shape = ["object corridorId added:i rails:[ oldestObservedAt newestObservedAt"];

export const CorridorHistoryRequest: Shape = [
  "corridorId observations:[0",
  () => [CorridorObservation],
];

export const CorridorObservation: Shape = [
  "rail amountMinorUnits:i currency cost:0 fxMarginBps:-i succeeded:b latencySeconds:i observedAt",
  () => [Money],
];

export const SandboxCallback: Shape = ["object paymentId reference event reasonCode:? dueAt"];

export const SandboxCallbackRequest: Shape = ["event reasonCode:- delaySeconds:-i"];

export const SandboxClock: Shape = ["object mode now frozen:b offsetSeconds:i setAt:?"];

export const SandboxClockAdvance: Shape = [
  "object clock:0 advancedSeconds:i ranCount:i ran:[1 truncated:b",
  () => [SandboxClock, SandboxDueWork],
];

export const SandboxClockAdvanceRequest: Shape = ["seconds:i"];

export const SandboxClockSetRequest: Shape = ["now frozen:-b"];

export const SandboxDueWork: Shape = [
  "at kind resource:0 result",
  () => [ResourceReference],
];

export const SandboxFault: Shape = [
  "id object livemode:b createdAt updatedAt version:i status target kind parameters:0 probability:n seed:i maxCount:?i hitCount:i expiresAt",
  () => [SandboxFaultParameters],
];

export const SandboxFaultList: Shape = [
  "object data:[0 hasMore:b nextCursor:? url",
  () => [SandboxFault],
];

export const SandboxFaultParameters: Shape = ["latencyMs:-i delaySeconds:-i copies:-i reasonCode:- httpStatus:-i"];

export const SandboxFaultRequest: Shape = [
  "target kind parameters:-0 probability:-n seed:-i maxCount:-i expiresAt:-",
  () => [SandboxFaultParameters],
];

export const SandboxFunding: Shape = [
  "object transactionId accountId amountMinorUnits:i currency balance:0 createdAt",
  () => [Balance],
];

export const SandboxFundingRequest: Shape = ["accountId:- currency:- amountMinorUnits:i"];

export const SandboxReset: Shape = [
  "object resetAt removed:[0 clock:1",
  () => [SandboxResetCount, SandboxClock],
];

export const SandboxResetCount: Shape = ["type count:i"];
