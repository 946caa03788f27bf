package dev.njia.errors;

import org.jspecify.annotations.Nullable;

/** 403: the key works but may not do this. */
public final class PermissionDeniedException extends ApiException {
    private static final long serialVersionUID = 1L;

    /**
     * Raises with facts.
     *
     * @param message for people
     * @param facts what is known
     * @param cause what lies below, or null
     */
    public PermissionDeniedException(String message, ErrorFacts facts, @Nullable Throwable cause) {
        super(message, facts, cause);
    }
}
