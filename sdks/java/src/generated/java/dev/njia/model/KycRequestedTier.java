// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codec;
import dev.njia.codec.OpenEnum;

/**
 * Tier to reach.
 */
public final class KycRequestedTier extends OpenEnum {
    /**
     * Phone and name.
     */
    public static final KycRequestedTier TIER_1 = new KycRequestedTier("tier_1", Known.TIER_1);

    /**
     * Identity number too.
     */
    public static final KycRequestedTier TIER_2 = new KycRequestedTier("tier_2", Known.TIER_2);

    /**
     * Document, face and address too.
     */
    public static final KycRequestedTier TIER_3 = new KycRequestedTier("tier_3", Known.TIER_3);

    /** How this type travels. */
    public static final Codec<KycRequestedTier> CODEC = OpenEnum.ofText(KycRequestedTier::of);

    private final Known known;

    private KycRequestedTier(String value, Known known) {
        super(value);
        this.known = known;
    }

    /**
     * The member for a value on the wire.
     *
     * @param value any text; one that is not listed is kept
     * @return one of the constants, or a member whose {@link #known()} is {@code _UNKNOWN}
     */
    public static KycRequestedTier of(String value) {
        switch (value) {
            case "tier_1":
                return TIER_1;
            case "tier_2":
                return TIER_2;
            case "tier_3":
                return TIER_3;
            default:
                return new KycRequestedTier(value, Known._UNKNOWN);
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
