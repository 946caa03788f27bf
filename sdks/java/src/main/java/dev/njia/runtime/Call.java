package dev.njia.runtime;

import dev.njia.errors.ApiException;
import dev.njia.errors.CanceledException;
import dev.njia.errors.ConnectionException;
import dev.njia.errors.ErrorFacts;
import dev.njia.errors.NjiaException;
import dev.njia.errors.Outcome;
import dev.njia.errors.TimeoutException;
import dev.njia.meta.ResponseMeta;
import dev.njia.transport.Cancellation;
import dev.njia.transport.TransportException;
import dev.njia.transport.TransportRequest;
import dev.njia.transport.TransportResponse;
import java.time.Duration;
import java.util.Arrays;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;

/** One call from start to end: attempt, judge, wait, repeat. Runs in one thread. */
final class Call<T> {
    private static final int MAX_RAW = 64 * 1024;

    private final Operation<T> operation;
    private final Prepared prepared;
    private final @Nullable Object sent;
    private final Settings settings;
    private final RequestOptions options;
    private final Hooks hooks;
    private final @Nullable String key;
    private final boolean isSafe;
    private final Cancellation cancellation;
    private final long start;
    private final AtomicInteger attempts = new AtomicInteger();
    private volatile boolean mayHaveArrived;

    /** Everything that can be refused is refused here, in the caller's thread, before anything is sent. */
    Call(Operation<T> operation, Arguments arguments, Settings settings, RequestOptions given, Cancellation cancellation) {
        this.operation = operation;
        this.settings = settings;
        this.options = given.over(settings.defaults);
        this.hooks = SafeHooks.orNone(options.hooks);
        this.prepared = Prepared.of(operation, arguments);
        this.sent = arguments.shown();
        this.key = operation.idempotencyHeader().isEmpty() ? options.idempotencyKey
                : options.idempotencyKey == null ? UUID.randomUUID().toString() : options.idempotencyKey;
        this.isSafe = RetryPolicy.isReplaySafe(operation.method(), key);
        this.cancellation = cancellation;
        this.start = settings.seam.nanoTime();
    }

    T run() {
        if (settings.logsBodies) {
            CallLog.body(operation, "request", sent);
        }
        while (true) {
            checkGoing();
            TransportRequest request = request();
            attempts.incrementAndGet();
            SafeHooks.tell(hooks::onRequest, new Hooks.RequestEvent(operation.id(), attempts.get(), operation.method(),
                    operation.path(), RequestWriter.visible(request.headers(), settings.api)));
            Duration wait;
            long began = settings.seam.nanoTime();
            try {
                TransportResponse response = settings.transport.send(request, cancellation);
                Duration elapsed = Duration.ofNanos(settings.seam.nanoTime() - began);
                CallLog.answered(operation, response.status(), attempts.get(), elapsed);
                SafeHooks.tell(hooks::onResponse, new Hooks.ResponseEvent(operation.id(), attempts.get(), response.status(),
                        response.headers(), elapsed));
                if (response.status() >= 200 && response.status() < 300) {
                    return success(response);
                }
                wait = afterAnswer(response);
            } catch (TransportException failure) {
                wait = afterFailure(failure);
            }
            sleep(wait);
        }
    }

    private TransportRequest request() {
        Duration left = left();
        Duration timeout = options.timeout == null ? Settings.TIMEOUT : options.timeout;
        Duration attempt = left != null && left.compareTo(timeout) < 0 ? left : timeout;
        Duration connect = settings.connectTimeout.compareTo(attempt) < 0 ? settings.connectTimeout : attempt;
        return RequestWriter.write(operation, prepared, settings, options, key, attempts.get(), attempt, connect);
    }

    private @Nullable Duration left() {
        Duration passed = Duration.ofNanos(settings.seam.nanoTime() - start);
        return options.deadline == null ? null : options.deadline.minus(passed);
    }

    private void checkGoing() {
        if (cancellation.isCancelled()) {
            throw canceled();
        }
        Duration left = left();
        if (left != null && (left.isZero() || left.isNegative())) {
            throw new TimeoutException("the deadline of " + (options.deadline == null ? 0 : options.deadline.toMillis()) + " ms has passed", facts(), null);
        }
    }

    /** What a caller is told who does not wait for the thread of the call to end. */
    CanceledException canceled() {
        return new CanceledException("the call was cancelled", facts(), null);
    }

    /** Facts about a call that has no answer. */
    private ErrorFacts facts() {
        return new ErrorFacts().call(attempts.get(), key, null)
                .advice(mayHaveArrived ? Outcome.UNKNOWN : Outcome.NONE, isSafe || !mayHaveArrived, null);
    }

    private Duration afterFailure(TransportException failure) {
        CallLog.failed(operation, failure.reason(), attempts.get());
        if (failure.sent()) {
            mayHaveArrived = true;
        }
        if (failure.reason() == TransportException.Reason.CANCELED || cancellation.isCancelled()) {
            throw canceled();
        }
        boolean isAgain = RetryPolicy.retriesFailure(failure.sent(), isSafe);
        String message = failure.getMessage() + " (" + operation.method() + " " + operation.path() + ")";
        ErrorFacts facts = facts().advice(mayHaveArrived ? Outcome.UNKNOWN : Outcome.NONE, isAgain, null);
        NjiaException error = failure.reason() == TransportException.Reason.TIMEOUT
                ? new TimeoutException(message, facts, failure) : new ConnectionException(message, facts, failure);
        if (!isAgain || attempts.get() > maxRetries()) {
            throw error;
        }
        return waitFor(error, null, null);
    }

    private int maxRetries() {
        return options.maxRetries == null ? Settings.MAX_RETRIES : options.maxRetries;
    }

    private Duration afterAnswer(TransportResponse response) {
        Problem problem = Problem.of(response);
        int status = response.status();
        boolean isAgain = RetryPolicy.retriesAnswer(status, problem.code(), response.headers(), isSafe);
        Duration asked = RetryAfter.read(response.headers(), settings.seam.now());
        Outcome outcome = RetryPolicy.outcome(status, problem.code(), mayHaveArrived);
        ResponseMeta meta = meta(response);
        byte[] raw = Arrays.copyOf(response.body(), Math.min(response.body().length, MAX_RAW));
        ErrorFacts facts = new ErrorFacts().answer(status, response.headers(), raw)
                .problem(problem.code(), problem.fieldErrors(), problem.body())
                .call(attempts.get(), key, meta.requestId().orElse(null))
                .advice(outcome, problem.retryable().orElse(isAgain), asked);
        ApiException error = Problem.exception(status, problem.message(response), facts);
        if (!isAgain || attempts.get() > maxRetries()) {
            throw error;
        }
        if (outcome == Outcome.UNKNOWN) {
            mayHaveArrived = true;
        }
        return waitFor(error, asked, status);
    }

    /** How long to wait; raises the error when that is longer than the caller allows. */
    private Duration waitFor(NjiaException error, @Nullable Duration asked, @Nullable Integer status) {
        Duration most = options.maxRetryAfter == null ? Settings.MAX_RETRY_AFTER : options.maxRetryAfter;
        Duration wait = asked != null ? asked : RetryPolicy.backoff(attempts.get() - 1, settings.seam.random());
        Duration left = left();
        if ((asked != null && asked.compareTo(most) > 0) || (left != null && wait.compareTo(left) >= 0)) {
            throw error;
        }
        CallLog.waiting(operation, wait);
        SafeHooks.tell(hooks::onRetry, new Hooks.RetryEvent(operation.id(), attempts.get(), wait, status));
        return wait;
    }

    private void sleep(Duration wait) {
        try {
            settings.seam.sleep(wait, cancellation);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw canceled();
        }
    }

    private T success(TransportResponse response) {
        ResponseMeta meta = meta(response);
        T value = ResponseReader.read(operation, response, meta, () -> new ErrorFacts()
                .answer(response.status(), response.headers(), Arrays.copyOf(response.body(), Math.min(response.body().length, MAX_RAW)))
                .call(attempts.get(), key, meta.requestId().orElse(null)).advice(Outcome.UNKNOWN, false, null));
        if (settings.logsBodies) {
            CallLog.body(operation, "answer", value);
        }
        return value;
    }

    private ResponseMeta meta(TransportResponse response) {
        Duration latency = Duration.ofNanos(settings.seam.nanoTime() - start);
        return new ResponseMeta(response.status(), response.headers(), attempts.get(), latency, key, settings.api.names,
                settings.seam.now());
    }
}
