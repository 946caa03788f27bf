// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codec;
import dev.njia.codec.OpenEnum;

/**
 * Kind of actor that caused a change.
 */
public final class ActorType extends OpenEnum {
    /**
     * A machine that used an API key.
     */
    public static final ActorType API_KEY = new ActorType("api_key", Known.API_KEY);

    /**
     * A person with a login session.
     */
    public static final ActorType USER = new ActorType("user", Known.USER);

    /**
     * The service itself, for example a timer or a retry.
     */
    public static final ActorType SYSTEM = new ActorType("system", Known.SYSTEM);

    /**
     * A payment rail or mobile-money provider.
     */
    public static final ActorType PROVIDER = new ActorType("provider", Known.PROVIDER);

    /**
     * An embedded widget in a browser.
     */
    public static final ActorType WIDGET = new ActorType("widget", Known.WIDGET);

    /** How this type travels. */
    public static final Codec<ActorType> CODEC = OpenEnum.ofText(ActorType::of);

    private final Known known;

    private ActorType(String value, Known known) {
        super(value);
        this.known = known;
    }

    /**
     * The member for a value on the wire.
     *
     * @param value any text; one that is not listed is kept
     * @return one of the constants, or a member whose {@link #known()} is {@code _UNKNOWN}
     */
    public static ActorType of(String value) {
        switch (value) {
            case "api_key":
                return API_KEY;
            case "user":
                return USER;
            case "system":
                return SYSTEM;
            case "provider":
                return PROVIDER;
            case "widget":
                return WIDGET;
            default:
                return new ActorType(value, Known._UNKNOWN);
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
        /** api_key. */
        API_KEY,
        /** user. */
        USER,
        /** system. */
        SYSTEM,
        /** provider. */
        PROVIDER,
        /** widget. */
        WIDGET,
        /** Any other value; {@code value()} tells it. */
        _UNKNOWN
    }
}
