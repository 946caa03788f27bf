package dev.njia.errors;

/** What is known about the effect of a failed call. */
public enum Outcome {
    /** Nothing happened. */
    NONE,
    /** It may have happened: call again with the same idempotency key. */
    UNKNOWN
}
