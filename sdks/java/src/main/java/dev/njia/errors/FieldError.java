package dev.njia.errors;

import java.util.Objects;

/** One complaint about a request. */
public final class FieldError {
    private final String pointer;
    private final String code;
    private final String message;

    /**
     * Describes a complaint.
     *
     * @param pointer a JSON Pointer into the body (RFC 6901), or {@code query/name} and the like; may be empty
     * @param code the stable code; may be empty
     * @param message for people; may be empty
     */
    public FieldError(String pointer, String code, String message) {
        this.pointer = Objects.requireNonNull(pointer, "pointer");
        this.code = Objects.requireNonNull(code, "code");
        this.message = Objects.requireNonNull(message, "message");
    }

    /**
     * Where.
     *
     * @return a JSON Pointer into the body, {@code query/name} and the like, or nothing
     */
    public String pointer() {
        return pointer;
    }

    /**
     * What, for programs.
     *
     * @return the stable code, or nothing
     */
    public String code() {
        return code;
    }

    /**
     * What, for people.
     *
     * @return may be empty
     */
    public String message() {
        return message;
    }

    @Override
    public String toString() {
        return pointer + ": " + (message.isEmpty() ? code : message);
    }
}
