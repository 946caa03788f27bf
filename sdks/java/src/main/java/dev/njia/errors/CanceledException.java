package dev.njia.errors;

import org.jspecify.annotations.Nullable;

/** The caller gave up: the thread was interrupted, the future cancelled, or the client closed. */
public final class CanceledException extends NjiaException {
    private static final long serialVersionUID = 1L;

    /**
     * Raises with facts.
     *
     * @param message for people
     * @param facts what is known
     * @param cause what lies below, or null
     */
    public CanceledException(String message, ErrorFacts facts, @Nullable Throwable cause) {
        super(message, facts, cause);
    }
}
