package dev.njia.meta;

import java.util.Optional;

/** The rate limit that governs an operation, as the server told it. */
public final class RateLimit {
    private final Long limit;
    private final Long remaining;
    private final Long reset;

    RateLimit(Long limit, Long remaining, Long reset) {
        this.limit = limit;
        this.remaining = remaining;
        this.reset = reset;
    }

    /**
     * Requests allowed in the current window.
     *
     * @return empty when the server did not say
     */
    public Optional<Long> limit() {
        return Optional.ofNullable(limit);
    }

    /**
     * Requests left in the current window.
     *
     * @return empty when the server did not say
     */
    public Optional<Long> remaining() {
        return Optional.ofNullable(remaining);
    }

    /**
     * When the window ends.
     *
     * @return seconds since 1970 in UTC; empty when the server did not say
     */
    public Optional<Long> resetSeconds() {
        return Optional.ofNullable(reset);
    }

    @Override
    public String toString() {
        return remaining + " of " + limit + " left until " + reset;
    }
}
