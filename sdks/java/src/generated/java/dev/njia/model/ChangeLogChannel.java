// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codec;
import dev.njia.codec.OpenEnum;

/**
 * How notices arrive.
 */
public final class ChangeLogChannel extends OpenEnum {
    /**
     * By e-mail, after confirmation.
     */
    public static final ChangeLogChannel EMAIL = new ChangeLogChannel("email", Known.EMAIL);

    /**
     * Posted to a URL of its own.
     */
    public static final ChangeLogChannel WEBHOOK = new ChangeLogChannel("webhook", Known.WEBHOOK);

    /**
     * As `changelog.*` events to your webhook endpoints.
     */
    public static final ChangeLogChannel WEBHOOK_EVENT = new ChangeLogChannel("webhook_event", Known.WEBHOOK_EVENT);

    /** How this type travels. */
    public static final Codec<ChangeLogChannel> CODEC = OpenEnum.ofText(ChangeLogChannel::of);

    private final Known known;

    private ChangeLogChannel(String value, Known known) {
        super(value);
        this.known = known;
    }

    /**
     * The member for a value on the wire.
     *
     * @param value any text; one that is not listed is kept
     * @return one of the constants, or a member whose {@link #known()} is {@code _UNKNOWN}
     */
    public static ChangeLogChannel of(String value) {
        switch (value) {
            case "email":
                return EMAIL;
            case "webhook":
                return WEBHOOK;
            case "webhook_event":
                return WEBHOOK_EVENT;
            default:
                return new ChangeLogChannel(value, Known._UNKNOWN);
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
        /** email. */
        EMAIL,
        /** webhook. */
        WEBHOOK,
        /** webhook_event. */
        WEBHOOK_EVENT,
        /** Any other value; {@code value()} tells it. */
        _UNKNOWN
    }
}
