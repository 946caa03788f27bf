package dev.njia.errors;

import org.jspecify.annotations.Nullable;

/** 409: the state of the resource, or of the idempotency key, does not allow it. */
public final class ConflictException extends ApiException {
    private static final long serialVersionUID = 1L;

    /**
     * Raises with facts.
     *
     * @param message for people
     * @param facts what is known
     * @param cause what lies below, or null
     */
    public ConflictException(String message, ErrorFacts facts, @Nullable Throwable cause) {
        super(message, facts, cause);
    }
}
