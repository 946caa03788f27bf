// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codec;
import dev.njia.codec.OpenEnum;

/**
 * Source of the data behind a credit score.
 */
public final class CreditDataSource extends OpenEnum {
    /**
     * Transactions in the request.
     */
    public static final CreditDataSource MOBILE_MONEY_TRANSACTIONS = new CreditDataSource("mobile_money_transactions", Known.MOBILE_MONEY_TRANSACTIONS);

    /**
     * Aggregates in the request.
     */
    public static final CreditDataSource MOBILE_MONEY_SUMMARY = new CreditDataSource("mobile_money_summary", Known.MOBILE_MONEY_SUMMARY);

    /**
     * The person's payments at this tenant.
     */
    public static final CreditDataSource TENANT_HISTORY = new CreditDataSource("tenant_history", Known.TENANT_HISTORY);

    /** How this type travels. */
    public static final Codec<CreditDataSource> CODEC = OpenEnum.ofText(CreditDataSource::of);

    private final Known known;

    private CreditDataSource(String value, Known known) {
        super(value);
        this.known = known;
    }

    /**
     * The member for a value on the wire.
     *
     * @param value any text; one that is not listed is kept
     * @return one of the constants, or a member whose {@link #known()} is {@code _UNKNOWN}
     */
    public static CreditDataSource of(String value) {
        switch (value) {
            case "mobile_money_transactions":
                return MOBILE_MONEY_TRANSACTIONS;
            case "mobile_money_summary":
                return MOBILE_MONEY_SUMMARY;
            case "tenant_history":
                return TENANT_HISTORY;
            default:
                return new CreditDataSource(value, Known._UNKNOWN);
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
        /** mobile_money_transactions. */
        MOBILE_MONEY_TRANSACTIONS,
        /** mobile_money_summary. */
        MOBILE_MONEY_SUMMARY,
        /** tenant_history. */
        TENANT_HISTORY,
        /** Any other value; {@code value()} tells it. */
        _UNKNOWN
    }
}
