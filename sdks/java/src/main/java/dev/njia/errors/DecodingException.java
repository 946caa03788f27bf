package dev.njia.errors;

/** A successful answer contradicts the API description, or is no JSON. Nothing is coerced. */
public final class DecodingException extends NjiaException {
    private static final long serialVersionUID = 1L;

    /** A JSON path. */
    private final String path;

    /**
     * Raises with the place of the contradiction.
     *
     * @param message what is wrong, without the value
     * @param path a JSON path such as {@code $.data[3].amount}
     * @param facts what is known about the call
     */
    public DecodingException(String message, String path, ErrorFacts facts) {
        super(message + " at " + path, facts, null);
        this.path = path;
    }

    /**
     * Where the contradiction stands.
     *
     * @return a JSON path such as {@code $.data[3].amount}
     */
    public String path() {
        return path;
    }
}
