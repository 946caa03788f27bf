package dev.njia.meta;

import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The rate limit that governs an operation, as the server told it. */
public final class RateLimit {
    private final @Nullable Long limit;
    private final @Nullable Long remaining;
    private final @Nullable Long reset;

    RateLimit(@Nullable Long limit, @Nullable Long remaining, @Nullable Long reset) {
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
