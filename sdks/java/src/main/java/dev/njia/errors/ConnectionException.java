package dev.njia.errors;

import org.jspecify.annotations.Nullable;

/** No usable answer arrived; {@code outcome()} is {@code NONE} only if no attempt can have reached the server. */
public class ConnectionException extends NjiaException {
    private static final long serialVersionUID = 1L;

    /**
     * Raises with facts.
     *
     * @param message for people
     * @param facts what is known
     * @param cause what lies below, or null
     */
    public ConnectionException(String message, ErrorFacts facts, @Nullable Throwable cause) {
        super(message, facts, cause);
    }
}
