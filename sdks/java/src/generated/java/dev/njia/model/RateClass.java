// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codec;
import dev.njia.codec.OpenEnum;

/**
 * Class of operations that share one rate limit.
 */
public final class RateClass extends OpenEnum {
    /**
     * Reading operations.
     */
    public static final RateClass READ = new RateClass("read", Known.READ);

    /**
     * Writing operations that are in no other class.
     */
    public static final RateClass WRITE = new RateClass("write", Known.WRITE);

    /**
     * Operations that move money.
     */
    public static final RateClass MONEY = new RateClass("money", Known.MONEY);

    /**
     * Bulk payments.
     */
    public static final RateClass BULK = new RateClass("bulk", Known.BULK);

    /**
     * Card authorizations.
     */
    public static final RateClass CARD_AUTH = new RateClass("card_auth", Known.CARD_AUTH);

    /**
     * Fraud analyses.
     */
    public static final RateClass SCORING = new RateClass("scoring", Known.SCORING);

    /**
     * Credit and KYC scores.
     */
    public static final RateClass SCORING_SLOW = new RateClass("scoring_slow", Known.SCORING_SLOW);

    /**
     * Login and refresh.
     */
    public static final RateClass LOGIN = new RateClass("login", Known.LOGIN);

    /**
     * Operations without a key, counted by address.
     */
    public static final RateClass PUBLIC = new RateClass("public", Known.PUBLIC);

    /**
     * Callbacks of providers and rails.
     */
    public static final RateClass CALLBACKS = new RateClass("callbacks", Known.CALLBACKS);

    /**
     * Not counted.
     */
    public static final RateClass NONE = new RateClass("none", Known.NONE);

    /** How this type travels. */
    public static final Codec<RateClass> CODEC = OpenEnum.ofText(RateClass::of);

    private final Known known;

    private RateClass(String value, Known known) {
        super(value);
        this.known = known;
    }

    /**
     * The member for a value on the wire.
     *
     * @param value any text; one that is not listed is kept
     * @return one of the constants, or a member whose {@link #known()} is {@code _UNKNOWN}
     */
    public static RateClass of(String value) {
        switch (value) {
            case "read":
                return READ;
            case "write":
                return WRITE;
            case "money":
                return MONEY;
            case "bulk":
                return BULK;
            case "card_auth":
                return CARD_AUTH;
            case "scoring":
                return SCORING;
            case "scoring_slow":
                return SCORING_SLOW;
            case "login":
                return LOGIN;
            case "public":
                return PUBLIC;
            case "callbacks":
                return CALLBACKS;
            case "none":
                return NONE;
            default:
                return new RateClass(value, Known._UNKNOWN);
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
        /** read. */
        READ,
        /** write. */
        WRITE,
        /** money. */
        MONEY,
        /** bulk. */
        BULK,
        /** card_auth. */
        CARD_AUTH,
        /** scoring. */
        SCORING,
        /** scoring_slow. */
        SCORING_SLOW,
        /** login. */
        LOGIN,
        /** public. */
        PUBLIC,
        /** callbacks. */
        CALLBACKS,
        /** none. */
        NONE,
        /** Any other value; {@code value()} tells it. */
        _UNKNOWN
    }
}
