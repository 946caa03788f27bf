// Generated from the API description; do not edit.
import type { Reply } from "../../http/reply.ts";
import type { Wire } from "../types.ts";

export interface AddSandboxCorridorHistoryInput {
  readonly params: Record<never, never>;
  readonly query: Record<never, never>;
  readonly headers: Record<never, never>;
  readonly body: Wire<"CorridorHistoryRequest">;
}

export interface AdvanceSandboxClockInput {
  readonly params: Record<never, never>;
  readonly query: Record<never, never>;
  readonly headers: Record<never, never>;
  readonly body: Wire<"SandboxClockAdvanceRequest">;
}

export interface CreateSandboxFaultInput {
  readonly params: Record<never, never>;
  readonly query: Record<never, never>;
  readonly headers: Record<never, never>;
  readonly body: Wire<"SandboxFaultRequest">;
}

export interface DeleteSandboxFaultInput {
  readonly params: {
    readonly id: string;
  };
  readonly query: Record<never, never>;
  readonly headers: Record<never, never>;
  readonly body: undefined;
}

export interface FundSandboxBalanceInput {
  readonly params: Record<never, never>;
  readonly query: Record<never, never>;
  readonly headers: Record<never, never>;
  readonly body: Wire<"SandboxFundingRequest">;
}

export interface GetSandboxClockInput {
  readonly params: Record<never, never>;
  readonly query: Record<never, never>;
  readonly headers: Record<never, never>;
  readonly body: undefined;
}

export interface ListSandboxFaultsInput {
  readonly params: Record<never, never>;
  readonly query: {
    readonly status?: Wire<"SandboxFaultStatus">;
    readonly limit: number;
    readonly startingAfter?: string;
    readonly endingBefore?: string;
    readonly createdAfter?: string;
    readonly createdBefore?: string;
  };
  readonly headers: Record<never, never>;
  readonly body: undefined;
}

export interface ResetSandboxInput {
  readonly params: Record<never, never>;
  readonly query: Record<never, never>;
  readonly headers: Record<never, never>;
  readonly body: undefined;
}

export interface ResetSandboxClockInput {
  readonly params: Record<never, never>;
  readonly query: Record<never, never>;
  readonly headers: Record<never, never>;
  readonly body: undefined;
}

export interface SetSandboxClockInput {
  readonly params: Record<never, never>;
  readonly query: Record<never, never>;
  readonly headers: Record<never, never>;
  readonly body: Wire<"SandboxClockSetRequest">;
}

export interface TriggerSandboxCallbackInput {
  readonly params: {
    readonly id: string;
  };
  readonly query: Record<never, never>;
  readonly headers: Record<never, never>;
  readonly body: Wire<"SandboxCallbackRequest">;
}

export interface SandboxHandlers<Context> {
  /** Add corridor history */
  addSandboxCorridorHistory(input: AddSandboxCorridorHistoryInput, context: Context): Promise<Reply<201, Wire<"CorridorHistory">>>;
  /** Advance the sandbox clock */
  advanceSandboxClock(input: AdvanceSandboxClockInput, context: Context): Promise<Reply<200, Wire<"SandboxClockAdvance">>>;
  /** Inject a fault */
  createSandboxFault(input: CreateSandboxFaultInput, context: Context): Promise<Reply<201, Wire<"SandboxFault">>>;
  /** End a fault */
  deleteSandboxFault(input: DeleteSandboxFaultInput, context: Context): Promise<Reply<204, undefined>>;
  /** Add test money */
  fundSandboxBalance(input: FundSandboxBalanceInput, context: Context): Promise<Reply<201, Wire<"SandboxFunding">>>;
  /** Read the sandbox clock */
  getSandboxClock(input: GetSandboxClockInput, context: Context): Promise<Reply<200, Wire<"SandboxClock">>>;
  /** List injected faults */
  listSandboxFaults(input: ListSandboxFaultsInput, context: Context): Promise<Reply<200, Wire<"SandboxFaultList">>>;
  /** Reset the sandbox */
  resetSandbox(input: ResetSandboxInput, context: Context): Promise<Reply<200, Wire<"SandboxReset">>>;
  /** Return to real time */
  resetSandboxClock(input: ResetSandboxClockInput, context: Context): Promise<Reply<204, undefined>>;
  /** Set the sandbox clock */
  setSandboxClock(input: SetSandboxClockInput, context: Context): Promise<Reply<200, Wire<"SandboxClock">>>;
  /** Send a provider callback */
  triggerSandboxCallback(input: TriggerSandboxCallbackInput, context: Context): Promise<Reply<202, Wire<"SandboxCallback">>>;
}
