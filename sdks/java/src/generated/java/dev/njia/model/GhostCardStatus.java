// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codec;
import dev.njia.codec.OpenEnum;

/**
 * State of a card.
 */
public final class GhostCardStatus extends OpenEnum {
    /**
     * It may be used.
     */
    public static final GhostCardStatus ACTIVE = new GhostCardStatus("active", Known.ACTIVE);

    /**
     * It declines until it is unfrozen.
     */
    public static final GhostCardStatus FROZEN = new GhostCardStatus("frozen", Known.FROZEN);

    /**
     * It was closed for good.
     */
    public static final GhostCardStatus CLOSED = new GhostCardStatus("closed", Known.CLOSED);

    /**
     * Its time is over.
     */
    public static final GhostCardStatus EXPIRED = new GhostCardStatus("expired", Known.EXPIRED);

    /** How this type travels. */
    public static final Codec<GhostCardStatus> CODEC = OpenEnum.ofText(GhostCardStatus::of);

    private final Known known;

    private GhostCardStatus(String value, Known known) {
        super(value);
        this.known = known;
    }

    /**
     * The member for a value on the wire.
     *
     * @param value any text; one that is not listed is kept
     * @return one of the constants, or a member whose {@link #known()} is {@code _UNKNOWN}
     */
    public static GhostCardStatus of(String value) {
        switch (value) {
            case "active":
                return ACTIVE;
            case "frozen":
                return FROZEN;
            case "closed":
                return CLOSED;
            case "expired":
                return EXPIRED;
            default:
                return new GhostCardStatus(value, Known._UNKNOWN);
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
        /** active. */
        ACTIVE,
        /** frozen. */
        FROZEN,
        /** closed. */
        CLOSED,
        /** expired. */
        EXPIRED,
        /** Any other value; {@code value()} tells it. */
        _UNKNOWN
    }
}
