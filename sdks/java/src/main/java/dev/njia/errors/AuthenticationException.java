package dev.njia.errors;

import org.jspecify.annotations.Nullable;

/** 401: no key, or one that does not work. */
public final class AuthenticationException extends ApiException {
    private static final long serialVersionUID = 1L;

    /**
     * Raises with facts.
     *
     * @param message for people
     * @param facts what is known
     * @param cause what lies below, or null
     */
    public AuthenticationException(String message, ErrorFacts facts, @Nullable Throwable cause) {
        super(message, facts, cause);
    }
}
