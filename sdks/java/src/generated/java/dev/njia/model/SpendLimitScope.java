// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codec;
import dev.njia.codec.OpenEnum;

/**
 * What a limit counts.
 */
public final class SpendLimitScope extends OpenEnum {
    /**
     * Everything the card spends.
     */
    public static final SpendLimitScope CARD = new SpendLimitScope("card", Known.CARD);

    /**
     * What it spends at one merchant, or at each merchant on its own.
     */
    public static final SpendLimitScope MERCHANT = new SpendLimitScope("merchant", Known.MERCHANT);

    /**
     * What it spends in one category, or in each category group on its own.
     */
    public static final SpendLimitScope CATEGORY = new SpendLimitScope("category", Known.CATEGORY);

    /** How this type travels. */
    public static final Codec<SpendLimitScope> CODEC = OpenEnum.ofText(SpendLimitScope::of);

    private final Known known;

    private SpendLimitScope(String value, Known known) {
        super(value);
        this.known = known;
    }

    /**
     * The member for a value on the wire.
     *
     * @param value any text; one that is not listed is kept
     * @return one of the constants, or a member whose {@link #known()} is {@code _UNKNOWN}
     */
    public static SpendLimitScope of(String value) {
        switch (value) {
            case "card":
                return CARD;
            case "merchant":
                return MERCHANT;
            case "category":
                return CATEGORY;
            default:
                return new SpendLimitScope(value, Known._UNKNOWN);
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
        /** card. */
        CARD,
        /** merchant. */
        MERCHANT,
        /** category. */
        CATEGORY,
        /** Any other value; {@code value()} tells it. */
        _UNKNOWN
    }
}
