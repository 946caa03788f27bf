package dev.njia.errors;

import org.jspecify.annotations.Nullable;

/** An attempt took longer than its timeout, or the call longer than its deadline. */
public final class TimeoutException extends ConnectionException {
    private static final long serialVersionUID = 1L;

    /**
     * Raises with facts.
     *
     * @param message for people
     * @param facts what is known
     * @param cause what lies below, or null
     */
    public TimeoutException(String message, ErrorFacts facts, @Nullable Throwable cause) {
        super(message, facts, cause);
    }
}
