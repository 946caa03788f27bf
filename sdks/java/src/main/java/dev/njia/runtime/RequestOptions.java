package dev.njia.runtime;

import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Options of one call, or of all calls of a client; what is not set is inherited. Immutable. */
public final class RequestOptions {
    /** Nothing set. */
    public static final RequestOptions NONE = builder().build();

    final @Nullable Duration timeout;
    final @Nullable Duration deadline;
    final @Nullable Integer maxRetries;
    final @Nullable Duration maxRetryAfter;
    final @Nullable String idempotencyKey;
    final Map<String, String> headers;
    final @Nullable Hooks hooks;

    private RequestOptions(Builder builder) {
        this.timeout = builder.timeout;
        this.deadline = builder.deadline;
        this.maxRetries = builder.maxRetries;
        this.maxRetryAfter = builder.maxRetryAfter;
        this.idempotencyKey = builder.idempotencyKey;
        this.headers = new LinkedHashMap<>(builder.headers);
        this.hooks = builder.hooks;
    }

    /**
     * Starts with nothing set.
     *
     * @return a new builder
     */
    public static Builder builder() {
        return new Builder();
    }

    /** These options, and what they leave open from others. Headers and hooks add up; a key never passes on. */
    RequestOptions over(RequestOptions base) {
        Builder both = builder();
        both.timeout = timeout == null ? base.timeout : timeout;
        both.deadline = deadline == null ? base.deadline : deadline;
        both.maxRetries = maxRetries == null ? base.maxRetries : maxRetries;
        both.maxRetryAfter = maxRetryAfter == null ? base.maxRetryAfter : maxRetryAfter;
        both.idempotencyKey = idempotencyKey;
        both.headers.putAll(base.headers);
        both.headers.putAll(headers);
        both.hooks = hooks == null ? base.hooks : base.hooks == null ? hooks : SafeHooks.both(base.hooks, hooks);
        return both.build();
    }

    @Override
    public String toString() {
        return "RequestOptions{timeout=" + timeout + ", deadline=" + deadline + ", maxRetries=" + maxRetries
                + ", maxRetryAfter=" + maxRetryAfter + ", headers=" + headers.keySet() + "}";
    }

    /** Sets options; each checks its value at once. */
    public static final class Builder {
        private @Nullable Duration timeout;
        private @Nullable Duration deadline;
        private @Nullable Integer maxRetries;
        private @Nullable Duration maxRetryAfter;
        private @Nullable String idempotencyKey;
        private final Map<String, String> headers = new LinkedHashMap<>();
        private @Nullable Hooks hooks;

        private Builder() {}

        /**
         * The time for one attempt, from name look-up to the last octet of the answer. Default: 60 s.
         *
         * @param time positive
         * @return this
         */
        public Builder timeout(Duration time) {
            timeout = Checks.positive("timeout", time);
            return this;
        }

        /**
         * The time for the whole call with its waits. Default: none.
         *
         * @param time positive
         * @return this
         */
        public Builder deadline(Duration time) {
            deadline = Checks.positive("deadline", time);
            return this;
        }

        /**
         * How often a request may be repeated where that is safe. Default: 2.
         *
         * @param count 0 for exactly one request
         * @return this
         */
        public Builder maxRetries(int count) {
            if (count < 0) {
                throw new IllegalArgumentException("maxRetries is " + count + ", but must not be negative");
            }
            maxRetries = count;
            return this;
        }

        /**
         * The longest wait that a server may ask for; a longer one raises at once. Default: 60 s.
         *
         * @param time not negative
         * @return this
         */
        public Builder maxRetryAfter(Duration time) {
            if (time.isNegative()) {
                throw new IllegalArgumentException("maxRetryAfter must not be negative");
            }
            maxRetryAfter = time;
            return this;
        }

        /**
         * The idempotency key of the call; without one it gets a random UUID.
         *
         * @param key sent untouched
         * @return this
         */
        public Builder idempotencyKey(String key) {
            idempotencyKey = Checks.header("Idempotency-Key", key);
            return this;
        }

        /**
         * A further header field.
         *
         * @param name replaces the client's own field of that name
         * @param value visible Latin-1 text without line breaks
         * @return this
         */
        public Builder header(String name, String value) {
            headers.put(Checks.headerName(name), Checks.header(name, value));
            return this;
        }

        /**
         * Watches attempts, in addition to the client's hooks.
         *
         * @param watcher told of each attempt
         * @return this
         */
        public Builder hooks(Hooks watcher) {
            hooks = watcher;
            return this;
        }

        /**
         * The options.
         *
         * @return immutable
         */
        public RequestOptions build() {
            return new RequestOptions(this);
        }
    }
}
