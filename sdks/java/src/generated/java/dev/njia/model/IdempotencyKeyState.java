// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codec;
import dev.njia.codec.OpenEnum;

/**
 * What became of the first request with the key.
 */
public final class IdempotencyKeyState extends OpenEnum {
    /**
     * Still being worked on.
     */
    public static final IdempotencyKeyState IN_PROGRESS = new IdempotencyKeyState("in_progress", Known.IN_PROGRESS);

    /**
     * Done; the answer is kept and will be replayed.
     */
    public static final IdempotencyKeyState COMPLETED = new IdempotencyKeyState("completed", Known.COMPLETED);

    /**
     * Done; the answer is no longer kept, but the key still has no second effect.
     */
    public static final IdempotencyKeyState EXPIRED = new IdempotencyKeyState("expired", Known.EXPIRED);

    /** How this type travels. */
    public static final Codec<IdempotencyKeyState> CODEC = OpenEnum.ofText(IdempotencyKeyState::of);

    private final Known known;

    private IdempotencyKeyState(String value, Known known) {
        super(value);
        this.known = known;
    }

    /**
     * The member for a value on the wire.
     *
     * @param value any text; one that is not listed is kept
     * @return one of the constants, or a member whose {@link #known()} is {@code _UNKNOWN}
     */
    public static IdempotencyKeyState of(String value) {
        switch (value) {
            case "in_progress":
                return IN_PROGRESS;
            case "completed":
                return COMPLETED;
            case "expired":
                return EXPIRED;
            default:
                return new IdempotencyKeyState(value, Known._UNKNOWN);
        }
    }

    /**
     * The value for a {@code switch}.
     *
     * @return {@code _UNKNOWN} for one that this version of the library does not list
     */
    public Known known() {
        return known;
    }

    /** The values that this version of the library lists. */
    public enum Known {
        /** in_progress. */
        IN_PROGRESS,
        /** completed. */
        COMPLETED,
        /** expired. */
        EXPIRED,
        /** Any other value; {@code value()} tells it. */
        _UNKNOWN
    }
}
