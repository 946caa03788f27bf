// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codec;
import dev.njia.codec.OpenEnum;

/**
 * Level of identity assurance, which sets amount limits.
 */
public final class KycTier extends OpenEnum {
    /**
     * Nothing is verified.
     */
    public static final KycTier TIER_0 = new KycTier("tier_0", Known.TIER_0);

    /**
     * Phone and name match.
     */
    public static final KycTier TIER_1 = new KycTier("tier_1", Known.TIER_1);

    /**
     * Tier 1 and a clear id number.
     */
    public static final KycTier TIER_2 = new KycTier("tier_2", Known.TIER_2);

    /**
     * Tier 2, a document, a live face match and an address.
     */
    public static final KycTier TIER_3 = new KycTier("tier_3", Known.TIER_3);

    /** How this type travels. */
    public static final Codec<KycTier> CODEC = OpenEnum.ofText(KycTier::of);

    private final Known known;

    private KycTier(String value, Known known) {
        super(value);
        this.known = known;
    }

    /**
     * The member for a value on the wire.
     *
     * @param value any text; one that is not listed is kept
     * @return one of the constants, or a member whose {@link #known()} is {@code _UNKNOWN}
     */
    public static KycTier of(String value) {
        switch (value) {
            case "tier_0":
                return TIER_0;
            case "tier_1":
                return TIER_1;
            case "tier_2":
                return TIER_2;
            case "tier_3":
                return TIER_3;
            default:
                return new KycTier(value, Known._UNKNOWN);
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
        /** tier_0. */
        TIER_0,
        /** tier_1. */
        TIER_1,
        /** tier_2. */
        TIER_2,
        /** tier_3. */
        TIER_3,
        /** Any other value; {@code value()} tells it. */
        _UNKNOWN
    }
}
