package dev.njia.errors;

import org.jspecify.annotations.Nullable;

/** The server repeats a cursor; the listing would never end. {@code cursor()} names it. */
public final class PaginationException extends NjiaException {
    private static final long serialVersionUID = 1L;

    /**
     * Raises with facts.
     *
     * @param message for people
     * @param facts what is known
     * @param cause what lies below, or null
     */
    public PaginationException(String message, ErrorFacts facts, @Nullable Throwable cause) {
        super(message, facts, cause);
    }
}
