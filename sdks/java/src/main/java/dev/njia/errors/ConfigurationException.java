package dev.njia.errors;

/** The client or one of its options was set up wrongly; nothing was sent. */
public final class ConfigurationException extends NjiaException {
    private static final long serialVersionUID = 1L;

    /**
     * Raises with a reason.
     *
     * @param message what is wrong and what to do, without secrets
     */
    public ConfigurationException(String message) {
        super(message, new ErrorFacts(), null);
    }
}
