// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codec;
import dev.njia.codec.OpenEnum;

/**
 * Why a rail cannot serve the request.
 */
public final class RailExclusionReason extends OpenEnum {
    /**
     * The operator switched the rail off.
     */
    public static final RailExclusionReason RAIL_DISABLED = new RailExclusionReason("rail_disabled", Known.RAIL_DISABLED);

    /**
     * The rail is down.
     */
    public static final RailExclusionReason RAIL_DOWN = new RailExclusionReason("rail_down", Known.RAIL_DOWN);

    /**
     * The rail does not serve this pair of countries and currencies.
     */
    public static final RailExclusionReason CORRIDOR_NOT_SUPPORTED = new RailExclusionReason("corridor_not_supported", Known.CORRIDOR_NOT_SUPPORTED);

    /**
     * The rail does not reach this kind of party.
     */
    public static final RailExclusionReason DESTINATION_TYPE_NOT_SUPPORTED = new RailExclusionReason("destination_type_not_supported", Known.DESTINATION_TYPE_NOT_SUPPORTED);

    /**
     * The rail does not reach this mobile-money provider.
     */
    public static final RailExclusionReason PROVIDER_NOT_SUPPORTED = new RailExclusionReason("provider_not_supported", Known.PROVIDER_NOT_SUPPORTED);

    /**
     * The rail does not carry the currency.
     */
    public static final RailExclusionReason CURRENCY_NOT_SUPPORTED = new RailExclusionReason("currency_not_supported", Known.CURRENCY_NOT_SUPPORTED);

    /**
     * The rail does payouts or collections only, not the other.
     */
    public static final RailExclusionReason DIRECTION_NOT_SUPPORTED = new RailExclusionReason("direction_not_supported", Known.DIRECTION_NOT_SUPPORTED);

    /**
     * The amount is below the rail's minimum.
     */
    public static final RailExclusionReason BELOW_RAIL_MINIMUM = new RailExclusionReason("below_rail_minimum", Known.BELOW_RAIL_MINIMUM);

    /**
     * The amount is above the rail's maximum.
     */
    public static final RailExclusionReason ABOVE_RAIL_MAXIMUM = new RailExclusionReason("above_rail_maximum", Known.ABOVE_RAIL_MAXIMUM);

    /**
     * The request names other rails or excludes this one.
     */
    public static final RailExclusionReason EXCLUDED_BY_REQUEST = new RailExclusionReason("excluded_by_request", Known.EXCLUDED_BY_REQUEST);

    /**
     * The tenant's settings exclude the rail.
     */
    public static final RailExclusionReason NOT_ALLOWED_BY_TENANT = new RailExclusionReason("not_allowed_by_tenant", Known.NOT_ALLOWED_BY_TENANT);

    /**
     * Fewer than 80 percent of recent attempts succeeded.
     */
    public static final RailExclusionReason SUCCESS_RATE_BELOW_FLOOR = new RailExclusionReason("success_rate_below_floor", Known.SUCCESS_RATE_BELOW_FLOOR);

    /**
     * The fee would be above `maxFee`.
     */
    public static final RailExclusionReason MAX_FEE_EXCEEDED = new RailExclusionReason("max_fee_exceeded", Known.MAX_FEE_EXCEEDED);

    /**
     * The rail is closed now.
     */
    public static final RailExclusionReason OUTSIDE_OPERATING_HOURS = new RailExclusionReason("outside_operating_hours", Known.OUTSIDE_OPERATING_HOURS);

    /**
     * The pre-funded position on the rail is too small.
     */
    public static final RailExclusionReason LIQUIDITY_INSUFFICIENT = new RailExclusionReason("liquidity_insufficient", Known.LIQUIDITY_INSUFFICIENT);

    /** How this type travels. */
    public static final Codec<RailExclusionReason> CODEC = OpenEnum.ofText(RailExclusionReason::of);

    private final Known known;

    private RailExclusionReason(String value, Known known) {
        super(value);
        this.known = known;
    }

    /**
     * The member for a value on the wire.
     *
     * @param value any text; one that is not listed is kept
     * @return one of the constants, or a member whose {@link #known()} is {@code _UNKNOWN}
     */
    public static RailExclusionReason of(String value) {
        switch (value) {
            case "rail_disabled":
                return RAIL_DISABLED;
            case "rail_down":
                return RAIL_DOWN;
            case "corridor_not_supported":
                return CORRIDOR_NOT_SUPPORTED;
            case "destination_type_not_supported":
                return DESTINATION_TYPE_NOT_SUPPORTED;
            case "provider_not_supported":
                return PROVIDER_NOT_SUPPORTED;
            case "currency_not_supported":
                return CURRENCY_NOT_SUPPORTED;
            case "direction_not_supported":
                return DIRECTION_NOT_SUPPORTED;
            case "below_rail_minimum":
                return BELOW_RAIL_MINIMUM;
            case "above_rail_maximum":
                return ABOVE_RAIL_MAXIMUM;
            case "excluded_by_request":
                return EXCLUDED_BY_REQUEST;
            case "not_allowed_by_tenant":
                return NOT_ALLOWED_BY_TENANT;
            case "success_rate_below_floor":
                return SUCCESS_RATE_BELOW_FLOOR;
            case "max_fee_exceeded":
                return MAX_FEE_EXCEEDED;
            case "outside_operating_hours":
                return OUTSIDE_OPERATING_HOURS;
            case "liquidity_insufficient":
                return LIQUIDITY_INSUFFICIENT;
            default:
                return new RailExclusionReason(value, Known._UNKNOWN);
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
        /** rail_disabled. */
        RAIL_DISABLED,
        /** rail_down. */
        RAIL_DOWN,
        /** corridor_not_supported. */
        CORRIDOR_NOT_SUPPORTED,
        /** destination_type_not_supported. */
        DESTINATION_TYPE_NOT_SUPPORTED,
        /** provider_not_supported. */
        PROVIDER_NOT_SUPPORTED,
        /** currency_not_supported. */
        CURRENCY_NOT_SUPPORTED,
        /** direction_not_supported. */
        DIRECTION_NOT_SUPPORTED,
        /** below_rail_minimum. */
        BELOW_RAIL_MINIMUM,
        /** above_rail_maximum. */
        ABOVE_RAIL_MAXIMUM,
        /** excluded_by_request. */
        EXCLUDED_BY_REQUEST,
        /** not_allowed_by_tenant. */
        NOT_ALLOWED_BY_TENANT,
        /** success_rate_below_floor. */
        SUCCESS_RATE_BELOW_FLOOR,
        /** max_fee_exceeded. */
        MAX_FEE_EXCEEDED,
        /** outside_operating_hours. */
        OUTSIDE_OPERATING_HOURS,
        /** liquidity_insufficient. */
        LIQUIDITY_INSUFFICIENT,
        /** Any other value; {@code value()} tells it. */
        _UNKNOWN
    }
}
