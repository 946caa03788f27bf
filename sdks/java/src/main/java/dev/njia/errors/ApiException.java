package dev.njia.errors;

import org.jspecify.annotations.Nullable;

/** The server answered with a failure, or with a redirect, which is never followed. */
public class ApiException extends NjiaException {
    private static final long serialVersionUID = 1L;

    /**
     * Raises with facts.
     *
     * @param message for people
     * @param facts what is known
     * @param cause what lies below, or null
     */
    public ApiException(String message, ErrorFacts facts, @Nullable Throwable cause) {
        super(message, facts, cause);
    }
}
