package dev.njia.errors;

import org.jspecify.annotations.Nullable;

/** 402: not enough money where it should come from. */
public final class PaymentRequiredException extends ApiException {
    private static final long serialVersionUID = 1L;

    /**
     * Raises with facts.
     *
     * @param message for people
     * @param facts what is known
     * @param cause what lies below, or null
     */
    public PaymentRequiredException(String message, ErrorFacts facts, @Nullable Throwable cause) {
        super(message, facts, cause);
    }
}
