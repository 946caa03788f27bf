package dev.njia.errors;

import org.jspecify.annotations.Nullable;

/** 429: too many requests; {@code retryAfter()} says how long to wait. */
public final class RateLimitException extends ApiException {
    private static final long serialVersionUID = 1L;

    /**
     * Raises with facts.
     *
     * @param message for people
     * @param facts what is known
     * @param cause what lies below, or null
     */
    public RateLimitException(String message, ErrorFacts facts, @Nullable Throwable cause) {
        super(message, facts, cause);
    }
}
