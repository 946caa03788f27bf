// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codec;
import dev.njia.codec.OpenEnum;

/**
 * State.
 */
public final class ChangeLogSubscriptionStatus extends OpenEnum {
    /**
     * The e-mail address is not confirmed.
     */
    public static final ChangeLogSubscriptionStatus PENDING_CONFIRMATION = new ChangeLogSubscriptionStatus("pending_confirmation", Known.PENDING_CONFIRMATION);

    /**
     * Notices are sent.
     */
    public static final ChangeLogSubscriptionStatus ACTIVE = new ChangeLogSubscriptionStatus("active", Known.ACTIVE);

    /**
     * It was ended.
     */
    public static final ChangeLogSubscriptionStatus UNSUBSCRIBED = new ChangeLogSubscriptionStatus("unsubscribed", Known.UNSUBSCRIBED);

    /**
     * The address does not take messages.
     */
    public static final ChangeLogSubscriptionStatus BOUNCED = new ChangeLogSubscriptionStatus("bounced", Known.BOUNCED);

    /** How this type travels. */
    public static final Codec<ChangeLogSubscriptionStatus> CODEC = OpenEnum.ofText(ChangeLogSubscriptionStatus::of);

    private final Known known;

    private ChangeLogSubscriptionStatus(String value, Known known) {
        super(value);
        this.known = known;
    }

    /**
     * The member for a value on the wire.
     *
     * @param value any text; one that is not listed is kept
     * @return one of the constants, or a member whose {@link #known()} is {@code _UNKNOWN}
     */
    public static ChangeLogSubscriptionStatus of(String value) {
        switch (value) {
            case "pending_confirmation":
                return PENDING_CONFIRMATION;
            case "active":
                return ACTIVE;
            case "unsubscribed":
                return UNSUBSCRIBED;
            case "bounced":
                return BOUNCED;
            default:
                return new ChangeLogSubscriptionStatus(value, Known._UNKNOWN);
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
        /** pending_confirmation. */
        PENDING_CONFIRMATION,
        /** active. */
        ACTIVE,
        /** unsubscribed. */
        UNSUBSCRIBED,
        /** bounced. */
        BOUNCED,
        /** Any other value; {@code value()} tells it. */
        _UNKNOWN
    }
}
