package dev.njia.errors;

import org.jspecify.annotations.Nullable;

/** 422: understood, but not possible; see {@code code()} and {@code fieldErrors()}. */
public final class UnprocessableEntityException extends ApiException {
    private static final long serialVersionUID = 1L;

    /**
     * Raises with facts.
     *
     * @param message for people
     * @param facts what is known
     * @param cause what lies below, or null
     */
    public UnprocessableEntityException(String message, ErrorFacts facts, @Nullable Throwable cause) {
        super(message, facts, cause);
    }
}
