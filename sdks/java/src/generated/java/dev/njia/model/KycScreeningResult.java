// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codec;
import dev.njia.codec.OpenEnum;

/**
 * Result of a screening.
 */
public final class KycScreeningResult extends OpenEnum {
    /**
     * Nothing was found.
     */
    public static final KycScreeningResult CLEAR = new KycScreeningResult("clear", Known.CLEAR);

    /**
     * Something similar was found.
     */
    public static final KycScreeningResult POSSIBLE_MATCH = new KycScreeningResult("possible_match", Known.POSSIBLE_MATCH);

    /**
     * The person was found.
     */
    public static final KycScreeningResult MATCH = new KycScreeningResult("match", Known.MATCH);

    /** How this type travels. */
    public static final Codec<KycScreeningResult> CODEC = OpenEnum.ofText(KycScreeningResult::of);

    private final Known known;

    private KycScreeningResult(String value, Known known) {
        super(value);
        this.known = known;
    }

    /**
     * The member for a value on the wire.
     *
     * @param value any text; one that is not listed is kept
     * @return one of the constants, or a member whose {@link #known()} is {@code _UNKNOWN}
     */
    public static KycScreeningResult of(String value) {
        switch (value) {
            case "clear":
                return CLEAR;
            case "possible_match":
                return POSSIBLE_MATCH;
            case "match":
                return MATCH;
            default:
                return new KycScreeningResult(value, Known._UNKNOWN);
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
        /** possible_match. */
        POSSIBLE_MATCH,
        /** match. */
        MATCH,
        /** Any other value; {@code value()} tells it. */
        _UNKNOWN
    }
}
