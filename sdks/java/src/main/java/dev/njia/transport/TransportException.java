package dev.njia.transport;

import org.jspecify.annotations.Nullable;

/** An attempt that brought no complete answer. */
public final class TransportException extends Exception {
    private static final long serialVersionUID = 1L;

    /** What went wrong. */
    public enum Reason {
        /** No connection: name not found, refused, TLS handshake failed. */
        CONNECT,
        /** The connection broke after it stood. */
        BROKEN,
        /** The time of the attempt, or for connecting, ran out. */
        TIMEOUT,
        /** The caller gave up. */
        CANCELED
    }

    /** Its kind. */
    private final Reason reason;
    /** Whether anything may have left this machine. */
    private final boolean sent;

    /**
     * Describes the failure.
     *
     * @param reason its kind
     * @param sent whether any octet of the request may have left this machine
     * @param message for people, without secrets
     * @param cause what the platform said; may be null
     */
    public TransportException(Reason reason, boolean sent, String message, @Nullable Throwable cause) {
        super(message, cause);
        this.reason = reason;
        this.sent = sent;
    }

    /**
     * The kind of failure.
     *
     * @return one of four
     */
    public Reason reason() {
        return reason;
    }

    /**
     * Whether the server may have seen something of the request.
     *
     * @return false only where it is certain that nothing was sent
     */
    public boolean sent() {
        return sent;
    }
}
