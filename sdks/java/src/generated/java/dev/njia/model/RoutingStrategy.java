// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codec;
import dev.njia.codec.OpenEnum;

/**
 * What a rail is chosen by.
 */
public final class RoutingStrategy extends OpenEnum {
    /**
     * The cheapest rail that is reliable enough.
     */
    public static final RoutingStrategy LOWEST_COST = new RoutingStrategy("lowest_cost", Known.LOWEST_COST);

    /**
     * Cost, success rate and speed weighed against each other.
     */
    public static final RoutingStrategy BALANCED = new RoutingStrategy("balanced", Known.BALANCED);

    /**
     * The rail with the shortest 95th percentile.
     */
    public static final RoutingStrategy FASTEST = new RoutingStrategy("fastest", Known.FASTEST);

    /**
     * The rail with the highest success rate.
     */
    public static final RoutingStrategy MOST_RELIABLE = new RoutingStrategy("most_reliable", Known.MOST_RELIABLE);

    /** How this type travels. */
    public static final Codec<RoutingStrategy> CODEC = OpenEnum.ofText(RoutingStrategy::of);

    private final Known known;

    private RoutingStrategy(String value, Known known) {
        super(value);
        this.known = known;
    }

    /**
     * The member for a value on the wire.
     *
     * @param value any text; one that is not listed is kept
     * @return one of the constants, or a member whose {@link #known()} is {@code _UNKNOWN}
     */
    public static RoutingStrategy of(String value) {
        switch (value) {
            case "lowest_cost":
                return LOWEST_COST;
            case "balanced":
                return BALANCED;
            case "fastest":
                return FASTEST;
            case "most_reliable":
                return MOST_RELIABLE;
            default:
                return new RoutingStrategy(value, Known._UNKNOWN);
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
        /** lowest_cost. */
        LOWEST_COST,
        /** balanced. */
        BALANCED,
        /** fastest. */
        FASTEST,
        /** most_reliable. */
        MOST_RELIABLE,
        /** Any other value; {@code value()} tells it. */
        _UNKNOWN
    }
}
