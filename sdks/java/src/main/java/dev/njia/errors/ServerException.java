package dev.njia.errors;

import org.jspecify.annotations.Nullable;

/** 5xx: {@code outcome()} is {@code UNKNOWN} unless the server says otherwise. */
public final class ServerException extends ApiException {
    private static final long serialVersionUID = 1L;

    /**
     * Raises with facts.
     *
     * @param message for people
     * @param facts what is known
     * @param cause what lies below, or null
     */
    public ServerException(String message, ErrorFacts facts, @Nullable Throwable cause) {
        super(message, facts, cause);
    }
}
