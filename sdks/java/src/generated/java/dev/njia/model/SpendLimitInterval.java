// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codec;
import dev.njia.codec.OpenEnum;

/**
 * The calendar window of a limit, in the time zone of the card.
 */
public final class SpendLimitInterval extends OpenEnum {
    /**
     * Each single authorization.
     */
    public static final SpendLimitInterval PER_AUTHORIZATION = new SpendLimitInterval("per_authorization", Known.PER_AUTHORIZATION);

    /**
     * A day, from 00:00.
     */
    public static final SpendLimitInterval DAILY = new SpendLimitInterval("daily", Known.DAILY);

    /**
     * A week, from Monday 00:00.
     */
    public static final SpendLimitInterval WEEKLY = new SpendLimitInterval("weekly", Known.WEEKLY);

    /**
     * A month, from the 1st.
     */
    public static final SpendLimitInterval MONTHLY = new SpendLimitInterval("monthly", Known.MONTHLY);

    /**
     * A year, from 1 January.
     */
    public static final SpendLimitInterval YEARLY = new SpendLimitInterval("yearly", Known.YEARLY);

    /**
     * The life of the card.
     */
    public static final SpendLimitInterval ALL_TIME = new SpendLimitInterval("all_time", Known.ALL_TIME);

    /** How this type travels. */
    public static final Codec<SpendLimitInterval> CODEC = OpenEnum.ofText(SpendLimitInterval::of);

    private final Known known;

    private SpendLimitInterval(String value, Known known) {
        super(value);
        this.known = known;
    }

    /**
     * The member for a value on the wire.
     *
     * @param value any text; one that is not listed is kept
     * @return one of the constants, or a member whose {@link #known()} is {@code _UNKNOWN}
     */
    public static SpendLimitInterval of(String value) {
        switch (value) {
            case "per_authorization":
                return PER_AUTHORIZATION;
            case "daily":
                return DAILY;
            case "weekly":
                return WEEKLY;
            case "monthly":
                return MONTHLY;
            case "yearly":
                return YEARLY;
            case "all_time":
                return ALL_TIME;
            default:
                return new SpendLimitInterval(value, Known._UNKNOWN);
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
        /** per_authorization. */
        PER_AUTHORIZATION,
        /** daily. */
        DAILY,
        /** weekly. */
        WEEKLY,
        /** monthly. */
        MONTHLY,
        /** yearly. */
        YEARLY,
        /** all_time. */
        ALL_TIME,
        /** Any other value; {@code value()} tells it. */
        _UNKNOWN
    }
}
