// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codec;
import dev.njia.codec.OpenEnum;

/**
 * How well a fact fits what the authority holds.
 */
public final class KycMatch extends OpenEnum {
    /**
     * It is the same.
     */
    public static final KycMatch EXACT = new KycMatch("exact", Known.EXACT);

    /**
     * It is similar.
     */
    public static final KycMatch PARTIAL = new KycMatch("partial", Known.PARTIAL);

    /**
     * It differs.
     */
    public static final KycMatch NONE = new KycMatch("none", Known.NONE);

    /**
     * It was not compared.
     */
    public static final KycMatch NOT_CHECKED = new KycMatch("not_checked", Known.NOT_CHECKED);

    /** How this type travels. */
    public static final Codec<KycMatch> CODEC = OpenEnum.ofText(KycMatch::of);

    private final Known known;

    private KycMatch(String value, Known known) {
        super(value);
        this.known = known;
    }

    /**
     * The member for a value on the wire.
     *
     * @param value any text; one that is not listed is kept
     * @return one of the constants, or a member whose {@link #known()} is {@code _UNKNOWN}
     */
    public static KycMatch of(String value) {
        switch (value) {
            case "exact":
                return EXACT;
            case "partial":
                return PARTIAL;
            case "none":
                return NONE;
            case "not_checked":
                return NOT_CHECKED;
            default:
                return new KycMatch(value, Known._UNKNOWN);
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
        /** exact. */
        EXACT,
        /** partial. */
        PARTIAL,
        /** none. */
        NONE,
        /** not_checked. */
        NOT_CHECKED,
        /** Any other value; {@code value()} tells it. */
        _UNKNOWN
    }
}
