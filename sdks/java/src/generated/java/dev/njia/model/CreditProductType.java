// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codec;
import dev.njia.codec.OpenEnum;

/**
 * Kind of credit.
 */
public final class CreditProductType extends OpenEnum {
    /**
     * A small loan for days or weeks.
     */
    public static final CreditProductType NANO_LOAN = new CreditProductType("nano_loan", Known.NANO_LOAN);

    /**
     * An overdraft of the wallet.
     */
    public static final CreditProductType OVERDRAFT = new CreditProductType("overdraft", Known.OVERDRAFT);

    /**
     * A purchase paid later in parts.
     */
    public static final CreditProductType BNPL = new CreditProductType("bnpl", Known.BNPL);

    /**
     * Money for the running business.
     */
    public static final CreditProductType WORKING_CAPITAL = new CreditProductType("working_capital", Known.WORKING_CAPITAL);

    /**
     * A phone, motorcycle or machine paid off over time.
     */
    public static final CreditProductType ASSET_FINANCE = new CreditProductType("asset_finance", Known.ASSET_FINANCE);

    /** How this type travels. */
    public static final Codec<CreditProductType> CODEC = OpenEnum.ofText(CreditProductType::of);

    private final Known known;

    private CreditProductType(String value, Known known) {
        super(value);
        this.known = known;
    }

    /**
     * The member for a value on the wire.
     *
     * @param value any text; one that is not listed is kept
     * @return one of the constants, or a member whose {@link #known()} is {@code _UNKNOWN}
     */
    public static CreditProductType of(String value) {
        switch (value) {
            case "nano_loan":
                return NANO_LOAN;
            case "overdraft":
                return OVERDRAFT;
            case "bnpl":
                return BNPL;
            case "working_capital":
                return WORKING_CAPITAL;
            case "asset_finance":
                return ASSET_FINANCE;
            default:
                return new CreditProductType(value, Known._UNKNOWN);
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
        /** nano_loan. */
        NANO_LOAN,
        /** overdraft. */
        OVERDRAFT,
        /** bnpl. */
        BNPL,
        /** working_capital. */
        WORKING_CAPITAL,
        /** asset_finance. */
        ASSET_FINANCE,
        /** Any other value; {@code value()} tells it. */
        _UNKNOWN
    }
}
