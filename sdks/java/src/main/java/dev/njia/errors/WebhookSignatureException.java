package dev.njia.errors;

/** A webhook that must not be trusted. */
public final class WebhookSignatureException extends NjiaException {
    private static final long serialVersionUID = 1L;

    /**
     * Raises with a reason.
     *
     * @param message what is wrong and what to do, without secrets
     */
    public WebhookSignatureException(String message) {
        super(message, new ErrorFacts(), null);
    }
}
