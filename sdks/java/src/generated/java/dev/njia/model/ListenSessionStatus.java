// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codec;
import dev.njia.codec.OpenEnum;

/**
 * State of the session.
 */
public final class ListenSessionStatus extends OpenEnum {
    /**
     * It may stream.
     */
    public static final ListenSessionStatus OPEN = new ListenSessionStatus("open", Known.OPEN);

    /**
     * It was closed.
     */
    public static final ListenSessionStatus CLOSED = new ListenSessionStatus("closed", Known.CLOSED);

    /**
     * Nobody streamed for too long.
     */
    public static final ListenSessionStatus EXPIRED = new ListenSessionStatus("expired", Known.EXPIRED);

    /** How this type travels. */
    public static final Codec<ListenSessionStatus> CODEC = OpenEnum.ofText(ListenSessionStatus::of);

    private final Known known;

    private ListenSessionStatus(String value, Known known) {
        super(value);
        this.known = known;
    }

    /**
     * The member for a value on the wire.
     *
     * @param value any text; one that is not listed is kept
     * @return one of the constants, or a member whose {@link #known()} is {@code _UNKNOWN}
     */
    public static ListenSessionStatus of(String value) {
        switch (value) {
            case "open":
                return OPEN;
            case "closed":
                return CLOSED;
            case "expired":
                return EXPIRED;
            default:
                return new ListenSessionStatus(value, Known._UNKNOWN);
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
        /** open. */
        OPEN,
        /** closed. */
        CLOSED,
        /** expired. */
        EXPIRED,
        /** Any other value; {@code value()} tells it. */
        _UNKNOWN
    }
}
