package dev.njia.errors;

import org.jspecify.annotations.Nullable;

/** 400: the request is wrong; see {@code fieldErrors()}. */
public final class BadRequestException extends ApiException {
    private static final long serialVersionUID = 1L;

    /**
     * Raises with facts.
     *
     * @param message for people
     * @param facts what is known
     * @param cause what lies below, or null
     */
    public BadRequestException(String message, ErrorFacts facts, @Nullable Throwable cause) {
        super(message, facts, cause);
    }
}
