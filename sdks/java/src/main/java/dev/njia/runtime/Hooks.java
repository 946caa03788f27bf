package dev.njia.runtime;

import dev.njia.transport.Headers;
import java.time.Duration;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Watches attempts. An exception in a hook never breaks a call. Headers print without credentials. */
public interface Hooks {
    /**
     * Before an attempt.
     *
     * @param event what will be sent
     */
    default void onRequest(RequestEvent event) {}

    /**
     * After an answer.
     *
     * @param event what came
     */
    default void onResponse(ResponseEvent event) {}

    /**
     * Before the wait for another attempt.
     *
     * @param event why, and how long
     */
    default void onRetry(RetryEvent event) {}

    /** What all events tell. */
    abstract class CallEvent {
        private final String operation;
        private final int attempt;

        CallEvent(String operation, int attempt) {
            this.operation = operation;
            this.attempt = attempt;
        }

        /**
         * The operation.
         *
         * @return its id in the API description
         */
        public final String operation() {
            return operation;
        }

        /**
         * The attempt.
         *
         * @return from 1
         */
        public final int attempt() {
            return attempt;
        }
    }

    /** An attempt begins. */
    final class RequestEvent extends CallEvent {
        private final String method;
        private final String path;
        private final Headers headers;

        RequestEvent(String operation, int attempt, String method, String path, Headers headers) {
            super(operation, attempt);
            this.method = method;
            this.path = path;
            this.headers = headers;
        }

        /**
         * The HTTP method.
         *
         * @return in capitals
         */
        public String method() {
            return method;
        }

        /**
         * The path without its values.
         *
         * @return for example {@code /v1/payments/{id}}
         */
        public String path() {
            return path;
        }

        /**
         * The header fields of the request, without credentials.
         *
         * @return what is no secret
         */
        public Headers headers() {
            return headers;
        }
    }

    /** An answer came. */
    final class ResponseEvent extends CallEvent {
        private final int status;
        private final Headers headers;
        private final Duration elapsed;

        ResponseEvent(String operation, int attempt, int status, Headers headers, Duration elapsed) {
            super(operation, attempt);
            this.status = status;
            this.headers = headers;
            this.elapsed = elapsed;
        }

        /**
         * The HTTP status.
         *
         * @return of this attempt
         */
        public int status() {
            return status;
        }

        /**
         * The header fields of the answer.
         *
         * @return as they came
         */
        public Headers headers() {
            return headers;
        }

        /**
         * How long the attempt took.
         *
         * @return body included
         */
        public Duration elapsed() {
            return elapsed;
        }
    }

    /** Another attempt will follow. */
    final class RetryEvent extends CallEvent {
        private final Duration delay;
        private final @Nullable Integer status;

        RetryEvent(String operation, int attempt, Duration delay, @Nullable Integer status) {
            super(operation, attempt);
            this.delay = delay;
            this.status = status;
        }

        /**
         * The wait before the next attempt.
         *
         * @return may be zero
         */
        public Duration delay() {
            return delay;
        }

        /**
         * The status that failed.
         *
         * @return empty when no answer came
         */
        public Optional<Integer> status() {
            return Optional.ofNullable(status);
        }
    }
}
