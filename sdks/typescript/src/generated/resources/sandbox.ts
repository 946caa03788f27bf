// Generated from the API description. Do not edit: changes belong in the generator.
import type { EmptyResult } from "../../runtime/operation.ts";
import type { PagePromise } from "../../runtime/page.ts";
import type { ApiPromise } from "../../runtime/promise.ts";
import { Resource } from "../../runtime/resource.ts";
import type { RequestOptions } from "../core.ts";
import {
  addSandboxCorridorHistory,
  advanceSandboxClock,
  createSandboxFault,
  deleteSandboxFault,
  fundSandboxBalance,
  getSandboxClock,
  listSandboxFaults,
  resetSandbox,
  resetSandboxClock,
  setSandboxClock,
  triggerSandboxCallback,
} from "../operations/sandbox.ts";
import type {
  CorridorHistory,
  CorridorHistoryRequest,
  SandboxCallback,
  SandboxCallbackRequest,
  SandboxClock,
  SandboxClockAdvance,
  SandboxClockAdvanceRequest,
  SandboxClockSetRequest,
  SandboxFault,
  SandboxFaultList,
  SandboxFaultRequest,
  SandboxFunding,
  SandboxFundingRequest,
  SandboxListFaultsParams,
  SandboxReset,
} from "../types/sandbox.ts";

/** Clock, faults and data of the test mode. */
export class Sandbox extends Resource {
  /**
   * Add corridor history
   *
   * Adds up to 1000 observations of cost, success and speed to a corridor, so that a test can
   * decide what the routing engine sees. Observations older than 24 sandbox hours are stored but
   * do not count. Read the effect with `getCorridorCosts` or `previewRouting`.
   *
   * @example
   * ```ts
   * const result = await client.sandbox.addCorridorHistory({
   *   corridorId: "CM-GA-XAF-XAF",
   *   observations: [
   *     {
   *       rail: "gimacpay",
   *       amountMinorUnits: 25000,
   *       currency: "XAF",
   *       cost: { amountMinorUnits: 434, currency: "XAF" },
   *       succeeded: true,
   *       latencySeconds: 15,
   *       observedAt: "2026-11-20T08:30:00.000Z",
   *     },
   *     {
   *       rail: "airtel_money",
   *       amountMinorUnits: 25000,
   *       currency: "XAF",
   *       cost: { amountMinorUnits: 403, currency: "XAF" },
   *       fxMarginBps: 0,
   *       succeeded: false,
   *       latencySeconds: 12,
   *       observedAt: "2026-11-20T09:10:00.000Z",
   *     },
   *   ],
   * }, { headers: { "Accept-Language": "fr", "X-Correlation-Id": "order-4711" } });
   * ```
   */
  addCorridorHistory(params: CorridorHistoryRequest, options?: RequestOptions): ApiPromise<CorridorHistory> {
    return this._call(addSandboxCorridorHistory, [], params, options);
  }

  /**
   * Advance the sandbox clock
   *
   * Moves the clock forward and runs everything that falls due on the way, in the order in which
   * it falls due: callbacks, deadlines, retries, expiries, webhook deliveries. Answers when all
   * of it has run and lists the first 1000 pieces of work. An `Idempotency-Key` keeps a repeated
   * request from advancing twice.
   *
   * @example
   * ```ts
   * const result = await client.sandbox.advanceClock({ seconds: 31 }, { headers: { "Accept-Language": "fr", "X-Correlation-Id": "order-4711" } });
   * ```
   */
  advanceClock(params: SandboxClockAdvanceRequest, options?: RequestOptions): ApiPromise<SandboxClockAdvance> {
    return this._call(advanceSandboxClock, [], params, options);
  }

  /**
   * Inject a fault
   *
   * Makes a rail, a provider callback, a scorer, the identity provider, a webhook receiver or
   * the database misbehave in test mode. The fault is bounded by count, probability and time.
   * Each event it causes carries `sandboxFaultId`. The random choice is seeded, so a run can be
   * repeated exactly.
   *
   * @example
   * ```ts
   * const result = await client.sandbox.createFault({
   *   target: "callback:mtn_momo",
   *   kind: "duplicate",
   *   parameters: { copies: 3 },
   *   probability: 1,
   *   seed: 42,
   *   maxCount: 5,
   *   expiresAt: "2026-11-20T11:00:00.000Z",
   * }, { headers: { "Accept-Language": "fr", "X-Correlation-Id": "order-4711" } });
   * ```
   */
  createFault(params: SandboxFaultRequest, options?: RequestOptions): ApiPromise<SandboxFault> {
    return this._call(createSandboxFault, [], params, options);
  }

  /**
   * End a fault
   *
   * Ends a fault at once. Messages that it already holds back are delivered. A fault that does
   * not exist, or belongs to another tenant, is 404.
   *
   * @example
   * ```ts
   * await client.sandbox.deleteFault("flt_01kag9ytq2f7sv3w5x8a0b1c2d", { headers: { "Accept-Language": "fr", "X-Correlation-Id": "order-4711" } });
   * ```
   */
  deleteFault(id: string, options?: RequestOptions): ApiPromise<EmptyResult> {
    return this._call(deleteSandboxFault, [id], undefined, options);
  }

  /**
   * Add test money
   *
   * Adds money to a test account, posted in the ledger as funding from the outside world. Name
   * an account, or a currency for the tenant's default account in it. The balance is available
   * at once. Use an `Idempotency-Key` so that a repeated request does not fund twice.
   *
   * @example
   * ```ts
   * const result = await client.sandbox.fundBalance({
   *   accountId: "acct_01kag9ytq2f7sv3w5x8a0b1c2d",
   *   currency: "XAF",
   *   amountMinorUnits: 500000,
   * }, { headers: { "Accept-Language": "fr", "X-Correlation-Id": "order-4711" } });
   * ```
   */
  fundBalance(params: SandboxFundingRequest, options?: RequestOptions): ApiPromise<SandboxFunding> {
    return this._call(fundSandboxBalance, [], params, options);
  }

  /**
   * Read the sandbox clock
   *
   * Returns the time that test mode believes it is, and whether it follows real time. All due
   * times of test mode (callback deadlines, webhook retries, card limit windows, quote expiry)
   * follow this clock. Key and login expiry never do. Live keys get 403 `sandbox_only`.
   *
   * @example
   * ```ts
   * const result = await client.sandbox.clock({ headers: { "Accept-Language": "fr", "X-Correlation-Id": "order-4711" } });
   * ```
   */
  clock(options?: RequestOptions): ApiPromise<SandboxClock> {
    return this._call(getSandboxClock, [], undefined, options);
  }

  /**
   * List injected faults
   *
   * Returns the faults of this tenant's test mode, newest first, also those that are exhausted
   * or expired. Deleted faults are not listed.
   *
   * @example
   * ```ts
   * for await (const item of client.sandbox.listFaults({
   *   limit: 20,
   *   startingAfter: "pay_01kag9ytq2f7sv3w5x8a0b1c2d",
   *   endingBefore: "pay_01kag9ytq2f7sv3w5x8a0b1c2d",
   *   createdAfter: "2026-11-01T00:00:00.000Z",
   *   createdBefore: "2026-11-20T10:00:00.000Z",
   * }, { headers: { "Accept-Language": "fr", "X-Correlation-Id": "order-4711" } })) {
   *   console.log(item);
   * }
   * ```
   */
  listFaults(params?: SandboxListFaultsParams, options?: RequestOptions): PagePromise<SandboxFault, SandboxFaultList> {
    return this._list(listSandboxFaults, [], params, options);
  }

  /**
   * Reset the sandbox
   *
   * Removes every test object of this tenant (payments, cards, customers, events, faults), funds
   * the accounts as at first and returns the clock to real time. Keys, users, tenant settings
   * and webhook endpoints stay. It cannot be undone. Live data is never touched.
   *
   * @example
   * ```ts
   * const result = await client.sandbox.reset({ headers: { "Accept-Language": "fr", "X-Correlation-Id": "order-4711" } });
   * ```
   */
  reset(options?: RequestOptions): ApiPromise<SandboxReset> {
    return this._call(resetSandbox, [], undefined, options);
  }

  /**
   * Return to real time
   *
   * Drops the virtual clock, so that test mode follows real time again. Due times that were set
   * while the clock was ahead keep their values and simply lie further in the future. Calling it
   * again changes nothing.
   *
   * @example
   * ```ts
   * await client.sandbox.resetClock({ headers: { "Accept-Language": "fr", "X-Correlation-Id": "order-4711" } });
   * ```
   */
  resetClock(options?: RequestOptions): ApiPromise<EmptyResult> {
    return this._call(resetSandboxClock, [], undefined, options);
  }

  /**
   * Set the sandbox clock
   *
   * Moves test mode to a given time and runs everything that falls due on the way, in order. The
   * clock moves forward only: an earlier time is 400 `validation_failed`. With `frozen` the
   * clock then stands still until the next advance. Use `advanceSandboxClock` if you need to see
   * what was run.
   *
   * @example
   * ```ts
   * const result = await client.sandbox.setClock({ now: "2026-11-30T23:59:00.000Z", frozen: true }, { headers: { "Accept-Language": "fr", "X-Correlation-Id": "order-4711" } });
   * ```
   */
  setClock(params: SandboxClockSetRequest, options?: RequestOptions): ApiPromise<SandboxClock> {
    return this._call(setSandboxClock, [], params, options);
  }

  /**
   * Send a provider callback
   *
   * Makes the simulated provider send a callback for the current attempt of a payment, at once
   * or after some sandbox seconds. It takes the same path as a real callback, with signature,
   * duplicate and lateness checks. A payment without an attempt answers 409
   * `invalid_state_transition`; contradicting a finished payment is allowed and opens a
   * reconciliation case.
   *
   * @example
   * ```ts
   * const result = await client.sandbox.triggerCallback("pay_01kag9ytq2f7sv3w5x8a0b1c2d", { event: "succeeded", delaySeconds: 2 }, { headers: { "Accept-Language": "fr", "X-Correlation-Id": "order-4711" } });
   * ```
   */
  triggerCallback(id: string, params: SandboxCallbackRequest, options?: RequestOptions): ApiPromise<SandboxCallback> {
    return this._call(triggerSandboxCallback, [id], params, options);
  }
}
