// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.resource;

import dev.njia.codec.Codecs;
import dev.njia.model.CorridorHistory;
import dev.njia.model.CorridorHistoryRequest;
import dev.njia.model.SandboxAddCorridorHistoryParams;
import dev.njia.model.SandboxAdvanceClockParams;
import dev.njia.model.SandboxCallback;
import dev.njia.model.SandboxCallbackRequest;
import dev.njia.model.SandboxClock;
import dev.njia.model.SandboxClockAdvance;
import dev.njia.model.SandboxClockAdvanceRequest;
import dev.njia.model.SandboxClockParams;
import dev.njia.model.SandboxClockSetRequest;
import dev.njia.model.SandboxCreateFaultParams;
import dev.njia.model.SandboxDeleteFaultParams;
import dev.njia.model.SandboxFault;
import dev.njia.model.SandboxFaultRequest;
import dev.njia.model.SandboxFundBalanceParams;
import dev.njia.model.SandboxFunding;
import dev.njia.model.SandboxFundingRequest;
import dev.njia.model.SandboxListFaultsParams;
import dev.njia.model.SandboxReset;
import dev.njia.model.SandboxResetClockParams;
import dev.njia.model.SandboxResetParams;
import dev.njia.model.SandboxSetClockParams;
import dev.njia.model.SandboxTriggerCallbackParams;
import dev.njia.runtime.Arguments;
import dev.njia.runtime.Core;
import dev.njia.runtime.Empty;
import dev.njia.runtime.Page;
import dev.njia.runtime.RequestOptions;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import org.jspecify.annotations.Nullable;

/**
 * Clock, faults and data of the test mode.
 */
public final class SandboxAsyncResource {
    private final Core core;

    /**
     * For the client.
     *
     * @param core runs the calls
     */
    public SandboxAsyncResource(Core core) {
        this.core = core;
    }

    /**
     * Add corridor history
     * <p>
     * Adds up to 1000 observations of cost, success and speed to a corridor, so that a test can decide what the
     * routing engine sees. Observations older than 24 sandbox hours are stored but do not count. Read the effect
     * with `getCorridorCosts` or `previewRouting`.
     *
     * @param body what to send
     * @param params parameters; null for none
     * @param options options of this call
     * @return the answer to come
     */
    public CompletableFuture<CorridorHistory> addCorridorHistory(CorridorHistoryRequest body, @Nullable SandboxAddCorridorHistoryParams params, RequestOptions options) {
        return core.callAsync(SandboxOperations.ADD_CORRIDOR_HISTORY, new Arguments().body(CorridorHistoryRequest.SHAPE, Objects.requireNonNull(body, "body")).params(params), options);
    }

    /**
     * Add corridor history
     *
     * @param body what to send
     * @param params parameters; null for none
     * @return the answer to come
     */
    public CompletableFuture<CorridorHistory> addCorridorHistory(CorridorHistoryRequest body, @Nullable SandboxAddCorridorHistoryParams params) {
        return addCorridorHistory(body, params, RequestOptions.NONE);
    }

    /**
     * Add corridor history
     *
     * @param body what to send
     * @param options options of this call
     * @return the answer to come
     */
    public CompletableFuture<CorridorHistory> addCorridorHistory(CorridorHistoryRequest body, RequestOptions options) {
        return addCorridorHistory(body, (SandboxAddCorridorHistoryParams) null, options);
    }

    /**
     * Add corridor history
     *
     * @param body what to send
     * @return the answer to come
     */
    public CompletableFuture<CorridorHistory> addCorridorHistory(CorridorHistoryRequest body) {
        return addCorridorHistory(body, (SandboxAddCorridorHistoryParams) null, RequestOptions.NONE);
    }

    /**
     * Advance the sandbox clock
     * <p>
     * Moves the clock forward and runs everything that falls due on the way, in the order in which it falls due:
     * callbacks, deadlines, retries, expiries, webhook deliveries. Answers when all of it has run and lists the
     * first 1000 pieces of work. An `Idempotency-Key` keeps a repeated request from advancing twice.
     *
     * @param body what to send
     * @param params parameters; null for none
     * @param options options of this call
     * @return the answer to come
     */
    public CompletableFuture<SandboxClockAdvance> advanceClock(SandboxClockAdvanceRequest body, @Nullable SandboxAdvanceClockParams params, RequestOptions options) {
        return core.callAsync(SandboxOperations.ADVANCE_CLOCK, new Arguments().body(SandboxClockAdvanceRequest.SHAPE, Objects.requireNonNull(body, "body")).params(params), options);
    }

    /**
     * Advance the sandbox clock
     *
     * @param body what to send
     * @param params parameters; null for none
     * @return the answer to come
     */
    public CompletableFuture<SandboxClockAdvance> advanceClock(SandboxClockAdvanceRequest body, @Nullable SandboxAdvanceClockParams params) {
        return advanceClock(body, params, RequestOptions.NONE);
    }

    /**
     * Advance the sandbox clock
     *
     * @param body what to send
     * @param options options of this call
     * @return the answer to come
     */
    public CompletableFuture<SandboxClockAdvance> advanceClock(SandboxClockAdvanceRequest body, RequestOptions options) {
        return advanceClock(body, (SandboxAdvanceClockParams) null, options);
    }

    /**
     * Advance the sandbox clock
     *
     * @param body what to send
     * @return the answer to come
     */
    public CompletableFuture<SandboxClockAdvance> advanceClock(SandboxClockAdvanceRequest body) {
        return advanceClock(body, (SandboxAdvanceClockParams) null, RequestOptions.NONE);
    }

    /**
     * Inject a fault
     * <p>
     * Makes a rail, a provider callback, a scorer, the identity provider, a webhook receiver or the database
     * misbehave in test mode. The fault is bounded by count, probability and time. Each event it causes carries
     * `sandboxFaultId`. The random choice is seeded, so a run can be repeated exactly.
     *
     * @param body what to send
     * @param params parameters; null for none
     * @param options options of this call
     * @return the answer to come
     */
    public CompletableFuture<SandboxFault> createFault(SandboxFaultRequest body, @Nullable SandboxCreateFaultParams params, RequestOptions options) {
        return core.callAsync(SandboxOperations.CREATE_FAULT, new Arguments().body(SandboxFaultRequest.SHAPE, Objects.requireNonNull(body, "body")).params(params), options);
    }

    /**
     * Inject a fault
     *
     * @param body what to send
     * @param params parameters; null for none
     * @return the answer to come
     */
    public CompletableFuture<SandboxFault> createFault(SandboxFaultRequest body, @Nullable SandboxCreateFaultParams params) {
        return createFault(body, params, RequestOptions.NONE);
    }

    /**
     * Inject a fault
     *
     * @param body what to send
     * @param options options of this call
     * @return the answer to come
     */
    public CompletableFuture<SandboxFault> createFault(SandboxFaultRequest body, RequestOptions options) {
        return createFault(body, (SandboxCreateFaultParams) null, options);
    }

    /**
     * Inject a fault
     *
     * @param body what to send
     * @return the answer to come
     */
    public CompletableFuture<SandboxFault> createFault(SandboxFaultRequest body) {
        return createFault(body, (SandboxCreateFaultParams) null, RequestOptions.NONE);
    }

    /**
     * End a fault
     * <p>
     * Ends a fault at once. Messages that it already holds back are delivered. A fault that does not exist, or
     * belongs to another tenant, is 404.
     *
     * @param id Id of the fault.
     * @param params parameters; null for none
     * @param options options of this call
     * @return the answer to come
     */
    public CompletableFuture<Empty> deleteFault(String id, @Nullable SandboxDeleteFaultParams params, RequestOptions options) {
        return core.callAsync(SandboxOperations.DELETE_FAULT, new Arguments().path(Codecs.STRING, id).params(params), options);
    }

    /**
     * End a fault
     *
     * @param id Id of the fault.
     * @param params parameters; null for none
     * @return the answer to come
     */
    public CompletableFuture<Empty> deleteFault(String id, @Nullable SandboxDeleteFaultParams params) {
        return deleteFault(id, params, RequestOptions.NONE);
    }

    /**
     * End a fault
     *
     * @param id Id of the fault.
     * @param options options of this call
     * @return the answer to come
     */
    public CompletableFuture<Empty> deleteFault(String id, RequestOptions options) {
        return deleteFault(id, (SandboxDeleteFaultParams) null, options);
    }

    /**
     * End a fault
     *
     * @param id Id of the fault.
     * @return the answer to come
     */
    public CompletableFuture<Empty> deleteFault(String id) {
        return deleteFault(id, (SandboxDeleteFaultParams) null, RequestOptions.NONE);
    }

    /**
     * Add test money
     * <p>
     * Adds money to a test account, posted in the ledger as funding from the outside world. Name an account, or a
     * currency for the tenant's default account in it. The balance is available at once. Use an `Idempotency-Key` so
     * that a repeated request does not fund twice.
     *
     * @param body what to send
     * @param params parameters; null for none
     * @param options options of this call
     * @return the answer to come
     */
    public CompletableFuture<SandboxFunding> fundBalance(SandboxFundingRequest body, @Nullable SandboxFundBalanceParams params, RequestOptions options) {
        return core.callAsync(SandboxOperations.FUND_BALANCE, new Arguments().body(SandboxFundingRequest.SHAPE, Objects.requireNonNull(body, "body")).params(params), options);
    }

    /**
     * Add test money
     *
     * @param body what to send
     * @param params parameters; null for none
     * @return the answer to come
     */
    public CompletableFuture<SandboxFunding> fundBalance(SandboxFundingRequest body, @Nullable SandboxFundBalanceParams params) {
        return fundBalance(body, params, RequestOptions.NONE);
    }

    /**
     * Add test money
     *
     * @param body what to send
     * @param options options of this call
     * @return the answer to come
     */
    public CompletableFuture<SandboxFunding> fundBalance(SandboxFundingRequest body, RequestOptions options) {
        return fundBalance(body, (SandboxFundBalanceParams) null, options);
    }

    /**
     * Add test money
     *
     * @param body what to send
     * @return the answer to come
     */
    public CompletableFuture<SandboxFunding> fundBalance(SandboxFundingRequest body) {
        return fundBalance(body, (SandboxFundBalanceParams) null, RequestOptions.NONE);
    }

    /**
     * Read the sandbox clock
     * <p>
     * Returns the time that test mode believes it is, and whether it follows real time. All due times of test mode
     * (callback deadlines, webhook retries, card limit windows, quote expiry) follow this clock. Key and login
     * expiry never do. Live keys get 403 `sandbox_only`.
     *
     * @param params parameters; null for none
     * @param options options of this call
     * @return the answer to come
     */
    public CompletableFuture<SandboxClock> clock(@Nullable SandboxClockParams params, RequestOptions options) {
        return core.callAsync(SandboxOperations.CLOCK, new Arguments().params(params), options);
    }

    /**
     * Read the sandbox clock
     *
     * @param params parameters; null for none
     * @return the answer to come
     */
    public CompletableFuture<SandboxClock> clock(@Nullable SandboxClockParams params) {
        return clock(params, RequestOptions.NONE);
    }

    /**
     * Read the sandbox clock
     *
     * @param options options of this call
     * @return the answer to come
     */
    public CompletableFuture<SandboxClock> clock(RequestOptions options) {
        return clock((SandboxClockParams) null, options);
    }

    /**
     * Read the sandbox clock
     *
     * @return the answer to come
     */
    public CompletableFuture<SandboxClock> clock() {
        return clock((SandboxClockParams) null, RequestOptions.NONE);
    }

    /**
     * List injected faults
     * <p>
     * Returns the faults of this tenant's test mode, newest first, also those that are exhausted or expired. Deleted
     * faults are not listed.
     *
     * @param params parameters; null for none
     * @param options options of this call
     * @return the answer to come
     */
    public CompletableFuture<Page<SandboxFault>> listFaults(@Nullable SandboxListFaultsParams params, RequestOptions options) {
        return core.listAsync(SandboxOperations.LIST_FAULTS, new Arguments().params(params), options);
    }

    /**
     * List injected faults
     *
     * @param params parameters; null for none
     * @return the answer to come
     */
    public CompletableFuture<Page<SandboxFault>> listFaults(@Nullable SandboxListFaultsParams params) {
        return listFaults(params, RequestOptions.NONE);
    }

    /**
     * List injected faults
     *
     * @param options options of this call
     * @return the answer to come
     */
    public CompletableFuture<Page<SandboxFault>> listFaults(RequestOptions options) {
        return listFaults((SandboxListFaultsParams) null, options);
    }

    /**
     * List injected faults
     *
     * @return the answer to come
     */
    public CompletableFuture<Page<SandboxFault>> listFaults() {
        return listFaults((SandboxListFaultsParams) null, RequestOptions.NONE);
    }

    /**
     * Reset the sandbox
     * <p>
     * Removes every test object of this tenant (payments, cards, customers, events, faults), funds the accounts as
     * at first and returns the clock to real time. Keys, users, tenant settings and webhook endpoints stay. It
     * cannot be undone. Live data is never touched.
     *
     * @param params parameters; null for none
     * @param options options of this call
     * @return the answer to come
     */
    public CompletableFuture<SandboxReset> reset(@Nullable SandboxResetParams params, RequestOptions options) {
        return core.callAsync(SandboxOperations.RESET, new Arguments().params(params), options);
    }

    /**
     * Reset the sandbox
     *
     * @param params parameters; null for none
     * @return the answer to come
     */
    public CompletableFuture<SandboxReset> reset(@Nullable SandboxResetParams params) {
        return reset(params, RequestOptions.NONE);
    }

    /**
     * Reset the sandbox
     *
     * @param options options of this call
     * @return the answer to come
     */
    public CompletableFuture<SandboxReset> reset(RequestOptions options) {
        return reset((SandboxResetParams) null, options);
    }

    /**
     * Reset the sandbox
     *
     * @return the answer to come
     */
    public CompletableFuture<SandboxReset> reset() {
        return reset((SandboxResetParams) null, RequestOptions.NONE);
    }

    /**
     * Return to real time
     * <p>
     * Drops the virtual clock, so that test mode follows real time again. Due times that were set while the clock
     * was ahead keep their values and simply lie further in the future. Calling it again changes nothing.
     *
     * @param params parameters; null for none
     * @param options options of this call
     * @return the answer to come
     */
    public CompletableFuture<Empty> resetClock(@Nullable SandboxResetClockParams params, RequestOptions options) {
        return core.callAsync(SandboxOperations.RESET_CLOCK, new Arguments().params(params), options);
    }

    /**
     * Return to real time
     *
     * @param params parameters; null for none
     * @return the answer to come
     */
    public CompletableFuture<Empty> resetClock(@Nullable SandboxResetClockParams params) {
        return resetClock(params, RequestOptions.NONE);
    }

    /**
     * Return to real time
     *
     * @param options options of this call
     * @return the answer to come
     */
    public CompletableFuture<Empty> resetClock(RequestOptions options) {
        return resetClock((SandboxResetClockParams) null, options);
    }

    /**
     * Return to real time
     *
     * @return the answer to come
     */
    public CompletableFuture<Empty> resetClock() {
        return resetClock((SandboxResetClockParams) null, RequestOptions.NONE);
    }

    /**
     * Set the sandbox clock
     * <p>
     * Moves test mode to a given time and runs everything that falls due on the way, in order. The clock moves
     * forward only: an earlier time is 400 `validation_failed`. With `frozen` the clock then stands still until the
     * next advance. Use `advanceSandboxClock` if you need to see what was run.
     *
     * @param body what to send
     * @param params parameters; null for none
     * @param options options of this call
     * @return the answer to come
     */
    public CompletableFuture<SandboxClock> setClock(SandboxClockSetRequest body, @Nullable SandboxSetClockParams params, RequestOptions options) {
        return core.callAsync(SandboxOperations.SET_CLOCK, new Arguments().body(SandboxClockSetRequest.SHAPE, Objects.requireNonNull(body, "body")).params(params), options);
    }

    /**
     * Set the sandbox clock
     *
     * @param body what to send
     * @param params parameters; null for none
     * @return the answer to come
     */
    public CompletableFuture<SandboxClock> setClock(SandboxClockSetRequest body, @Nullable SandboxSetClockParams params) {
        return setClock(body, params, RequestOptions.NONE);
    }

    /**
     * Set the sandbox clock
     *
     * @param body what to send
     * @param options options of this call
     * @return the answer to come
     */
    public CompletableFuture<SandboxClock> setClock(SandboxClockSetRequest body, RequestOptions options) {
        return setClock(body, (SandboxSetClockParams) null, options);
    }

    /**
     * Set the sandbox clock
     *
     * @param body what to send
     * @return the answer to come
     */
    public CompletableFuture<SandboxClock> setClock(SandboxClockSetRequest body) {
        return setClock(body, (SandboxSetClockParams) null, RequestOptions.NONE);
    }

    /**
     * Send a provider callback
     * <p>
     * Makes the simulated provider send a callback for the current attempt of a payment, at once or after some
     * sandbox seconds. It takes the same path as a real callback, with signature, duplicate and lateness checks. A
     * payment without an attempt answers 409 `invalid_state_transition`; contradicting a finished payment is allowed
     * and opens a reconciliation case.
     *
     * @param id Id of the payment.
     * @param body what to send
     * @param params parameters; null for none
     * @param options options of this call
     * @return the answer to come
     */
    public CompletableFuture<SandboxCallback> triggerCallback(String id, SandboxCallbackRequest body, @Nullable SandboxTriggerCallbackParams params, RequestOptions options) {
        return core.callAsync(SandboxOperations.TRIGGER_CALLBACK, new Arguments().path(Codecs.STRING, id).body(SandboxCallbackRequest.SHAPE, Objects.requireNonNull(body, "body")).params(params), options);
    }

    /**
     * Send a provider callback
     *
     * @param id Id of the payment.
     * @param body what to send
     * @param params parameters; null for none
     * @return the answer to come
     */
    public CompletableFuture<SandboxCallback> triggerCallback(String id, SandboxCallbackRequest body, @Nullable SandboxTriggerCallbackParams params) {
        return triggerCallback(id, body, params, RequestOptions.NONE);
    }

    /**
     * Send a provider callback
     *
     * @param id Id of the payment.
     * @param body what to send
     * @param options options of this call
     * @return the answer to come
     */
    public CompletableFuture<SandboxCallback> triggerCallback(String id, SandboxCallbackRequest body, RequestOptions options) {
        return triggerCallback(id, body, (SandboxTriggerCallbackParams) null, options);
    }

    /**
     * Send a provider callback
     *
     * @param id Id of the payment.
     * @param body what to send
     * @return the answer to come
     */
    public CompletableFuture<SandboxCallback> triggerCallback(String id, SandboxCallbackRequest body) {
        return triggerCallback(id, body, (SandboxTriggerCallbackParams) null, RequestOptions.NONE);
    }
}
