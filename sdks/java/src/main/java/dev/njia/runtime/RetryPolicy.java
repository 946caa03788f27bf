package dev.njia.runtime;

import dev.njia.errors.Outcome;
import dev.njia.transport.Headers;
import java.time.Duration;
import java.util.Locale;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** May this be repeated, how long to wait, what is known about the effect: pure functions. */
final class RetryPolicy {
    private static final Set<String> SAFE_METHODS = Set.of("GET", "HEAD", "PUT", "DELETE", "OPTIONS");
    private static final Set<Integer> STATUSES = Set.of(408, 429, 500, 502, 503, 504);
    private static final double FIRST_MILLIS = 500;
    private static final double MAX_MILLIS = 8000;

    private RetryPolicy() {}

    /** Whether a second copy of the request cannot do more than the first. */
    static boolean isReplaySafe(String method, @Nullable String idempotencyKey) {
        return SAFE_METHODS.contains(method) || idempotencyKey != null;
    }

    /** Whether an answer that is no success calls for another attempt. */
    static boolean retriesAnswer(int status, @Nullable String code, Headers headers, boolean isSafe) {
        String override = headers.first("x-should-retry").orElse("").strip().toLowerCase(Locale.ROOT);
        if (override.equals("true") || override.equals("false")) {
            return override.equals("true");
        }
        if (status == 409) {
            return isSafe && "idempotency_in_progress".equals(code);
        }
        if (!STATUSES.contains(status)) {
            return false;
        }
        return isSafe || status == 429 || (status == 503 && headers.first("retry-after").isPresent());
    }

    /** Whether a failure of the transport does; {@code sent}: something may have left this machine. */
    static boolean retriesFailure(boolean sent, boolean isSafe) {
        return isSafe || !sent;
    }

    /** The wait before retry number {@code retry} (from 0): uniform in [0.5, 1.0] of min(8 s, 0.5 s x 2^retry). */
    static Duration backoff(int retry, double random) {
        double step = Math.min(MAX_MILLIS, FIRST_MILLIS * Math.pow(2, Math.min(retry, 10)));
        return Duration.ofNanos(Math.round((0.5 + random / 2) * step * 1_000_000));
    }

    /** What a failure answer says about the effect; {@code hasArrived}: an earlier attempt may have reached the server. */
    static Outcome outcome(int status, @Nullable String code, boolean hasArrived) {
        if (status < 400 || status == 408 || status >= 500 || "idempotency_in_progress".equals(code)) {
            boolean isRefused = status == 501 || status == 505;
            return isRefused && !hasArrived ? Outcome.NONE : Outcome.UNKNOWN;
        }
        // A refusal says nothing about an earlier attempt whose answer was lost.
        return hasArrived ? Outcome.UNKNOWN : Outcome.NONE;
    }
}
