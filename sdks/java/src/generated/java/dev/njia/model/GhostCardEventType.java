// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codec;
import dev.njia.codec.OpenEnum;

/**
 * What happened.
 */
public final class GhostCardEventType extends OpenEnum {
    /**
     * A card was made.
     */
    public static final GhostCardEventType GHOST_CARD_CREATED = new GhostCardEventType("ghost_card.created", Known.GHOST_CARD_CREATED);

    /**
     * Label, controls, limits or metadata of a card changed.
     */
    public static final GhostCardEventType GHOST_CARD_UPDATED = new GhostCardEventType("ghost_card.updated", Known.GHOST_CARD_UPDATED);

    /**
     * A card was frozen; it declines until it is unfrozen.
     */
    public static final GhostCardEventType GHOST_CARD_FROZEN = new GhostCardEventType("ghost_card.frozen", Known.GHOST_CARD_FROZEN);

    /**
     * A frozen card works again.
     */
    public static final GhostCardEventType GHOST_CARD_UNFROZEN = new GhostCardEventType("ghost_card.unfrozen", Known.GHOST_CARD_UNFROZEN);

    /**
     * A card was closed for good.
     */
    public static final GhostCardEventType GHOST_CARD_CLOSED = new GhostCardEventType("ghost_card.closed", Known.GHOST_CARD_CLOSED);

    /**
     * A card reached its expiry.
     */
    public static final GhostCardEventType GHOST_CARD_EXPIRED = new GhostCardEventType("ghost_card.expired", Known.GHOST_CARD_EXPIRED);

    /**
     * A spend limit of the card declined an authorization.
     */
    public static final GhostCardEventType GHOST_CARD_LIMIT_REACHED = new GhostCardEventType("ghost_card.limit_reached", Known.GHOST_CARD_LIMIT_REACHED);

    /** How this type travels. */
    public static final Codec<GhostCardEventType> CODEC = OpenEnum.ofText(GhostCardEventType::of);

    private final Known known;

    private GhostCardEventType(String value, Known known) {
        super(value);
        this.known = known;
    }

    /**
     * The member for a value on the wire.
     *
     * @param value any text; one that is not listed is kept
     * @return one of the constants, or a member whose {@link #known()} is {@code _UNKNOWN}
     */
    public static GhostCardEventType of(String value) {
        switch (value) {
            case "ghost_card.created":
                return GHOST_CARD_CREATED;
            case "ghost_card.updated":
                return GHOST_CARD_UPDATED;
            case "ghost_card.frozen":
                return GHOST_CARD_FROZEN;
            case "ghost_card.unfrozen":
                return GHOST_CARD_UNFROZEN;
            case "ghost_card.closed":
                return GHOST_CARD_CLOSED;
            case "ghost_card.expired":
                return GHOST_CARD_EXPIRED;
            case "ghost_card.limit_reached":
                return GHOST_CARD_LIMIT_REACHED;
            default:
                return new GhostCardEventType(value, Known._UNKNOWN);
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
        /** ghost_card.created. */
        GHOST_CARD_CREATED,
        /** ghost_card.updated. */
        GHOST_CARD_UPDATED,
        /** ghost_card.frozen. */
        GHOST_CARD_FROZEN,
        /** ghost_card.unfrozen. */
        GHOST_CARD_UNFROZEN,
        /** ghost_card.closed. */
        GHOST_CARD_CLOSED,
        /** ghost_card.expired. */
        GHOST_CARD_EXPIRED,
        /** ghost_card.limit_reached. */
        GHOST_CARD_LIMIT_REACHED,
        /** Any other value; {@code value()} tells it. */
        _UNKNOWN
    }
}
