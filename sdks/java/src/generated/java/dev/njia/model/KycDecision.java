// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codec;
import dev.njia.codec.OpenEnum;

/**
 * Decision about an identity.
 */
public final class KycDecision extends OpenEnum {
    /**
     * Confirmed.
     */
    public static final KycDecision CLEAR = new KycDecision("clear", Known.CLEAR);

    /**
     * A person must decide.
     */
    public static final KycDecision ATTENTION = new KycDecision("attention", Known.ATTENTION);

    /**
     * Refused.
     */
    public static final KycDecision BLOCK = new KycDecision("block", Known.BLOCK);

    /** How this type travels. */
    public static final Codec<KycDecision> CODEC = OpenEnum.ofText(KycDecision::of);

    private final Known known;

    private KycDecision(String value, Known known) {
        super(value);
        this.known = known;
    }

    /**
     * The member for a value on the wire.
     *
     * @param value any text; one that is not listed is kept
     * @return one of the constants, or a member whose {@link #known()} is {@code _UNKNOWN}
     */
    public static KycDecision of(String value) {
        switch (value) {
            case "clear":
                return CLEAR;
            case "attention":
                return ATTENTION;
            case "block":
                return BLOCK;
            default:
                return new KycDecision(value, Known._UNKNOWN);
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
        /** clear. */
        CLEAR,
        /** attention. */
        ATTENTION,
        /** block. */
        BLOCK,
        /** Any other value; {@code value()} tells it. */
        _UNKNOWN
    }
}
