package dev.njia.errors;

import org.jspecify.annotations.Nullable;

/** 404: there is no such thing. */
public final class NotFoundException extends ApiException {
    private static final long serialVersionUID = 1L;

    /**
     * Raises with facts.
     *
     * @param message for people
     * @param facts what is known
     * @param cause what lies below, or null
     */
    public NotFoundException(String message, ErrorFacts facts, @Nullable Throwable cause) {
        super(message, facts, cause);
    }
}
