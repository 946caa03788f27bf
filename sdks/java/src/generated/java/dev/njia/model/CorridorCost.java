// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codecs;
import dev.njia.codec.Model;
import dev.njia.codec.ModelBuilder;
import dev.njia.codec.Prop;
import dev.njia.codec.Shape;
import dev.njia.codec.Values;
import java.time.OffsetDateTime;
import java.util.List;

/**
 * The cost history of a corridor over the 24 hours before `asOf`, as the routing uses it.
 */
public final class CorridorCost extends Model {
    private static final Prop<String> OBJECT = Prop.required("object", Codecs.STRING).always("corridor_cost");
    private static final Prop<String> CORRIDOR_ID = Prop.required("corridorId", Codecs.STRING);
    private static final Prop<OffsetDateTime> AS_OF = Prop.required("asOf", Codecs.DATE_TIME);
    private static final Prop<Integer> WINDOW_HOURS = Prop.required("windowHours", Codecs.INT32);
    private static final Prop<List<Money>> BANDS = Prop.required("bands", Codecs.list(Codecs.later(() -> Money.SHAPE)));
    private static final Prop<List<CorridorRailCost>> RAILS = Prop.required("rails", Codecs.list(Codecs.later(() -> CorridorRailCost.SHAPE)));
    private static final Prop<List<CorridorCostPoint>> SERIES = Prop.required("series", Codecs.list(Codecs.later(() -> CorridorCostPoint.SHAPE)));

    /** How this type travels. */
    public static final Shape<CorridorCost> SHAPE = Shape.of("CorridorCost", CorridorCost::new, OBJECT, CORRIDOR_ID, AS_OF, WINDOW_HOURS, BANDS, RAILS, SERIES);

    private CorridorCost(Values values) {
        super(values);
    }

    /**
     * Starts an object.
     *
     * @return a new builder
     */
    public static Builder builder() {
        return new Builder();
    }

    /**
     * Starts another object from this one.
     *
     * @return a new builder with the same members
     */
    public Builder toBuilder() {
        return new Builder().from(this);
    }

    /**
     * Kind of object.
     *
     * @return the value, never null
     */
    public String object() {
        return get(OBJECT);
    }

    /**
     * The member corridorId.
     *
     * @return the value, never null
     */
    public String corridorId() {
        return get(CORRIDOR_ID);
    }

    /**
     * End of the window, included.
     *
     * @return the value, never null
     */
    public OffsetDateTime asOf() {
        return get(AS_OF);
    }

    /**
     * Length of the window in hours.
     *
     * @return the value, never null
     */
    public int windowHours() {
        return get(WINDOW_HOURS);
    }

    /**
     * The three reference amounts at which `tariffBps` is given.
     *
     * @return the value, never null
     */
    public List<Money> bands() {
        return get(BANDS);
    }

    /**
     * One entry per rail of the corridor, in order of their ids.
     *
     * @return the value, never null
     */
    public List<CorridorRailCost> rails() {
        return get(RAILS);
    }

    /**
     * Figures per hour and rail, oldest first.
     *
     * @return the value, never null
     */
    public List<CorridorCostPoint> series() {
        return get(SERIES);
    }

    /** Gathers the members of an object. */
    public static final class Builder extends ModelBuilder<CorridorCost, Builder> {
        private Builder() {
            super(SHAPE);
        }

        @Override
        protected Builder self() {
            return this;
        }

        /**
         * Sets {@code corridorId}.
         *
         * @param value the value
         * @return this
         */
        public Builder corridorId(String value) {
            return set(CORRIDOR_ID, value);
        }

        /**
         * Sets {@code asOf}.
         *
         * @param value End of the window, included.
         * @return this
         */
        public Builder asOf(OffsetDateTime value) {
            return set(AS_OF, value);
        }

        /**
         * Sets {@code windowHours}.
         *
         * @param value Length of the window in hours.
         * @return this
         */
        public Builder windowHours(int value) {
            return set(WINDOW_HOURS, value);
        }

        /**
         * Sets {@code bands}.
         *
         * @param value The three reference amounts at which `tariffBps` is given.
         * @return this
         */
        public Builder bands(List<Money> value) {
            return set(BANDS, value);
        }

        /**
         * Sets {@code rails}.
         *
         * @param value One entry per rail of the corridor, in order of their ids.
         * @return this
         */
        public Builder rails(List<CorridorRailCost> value) {
            return set(RAILS, value);
        }

        /**
         * Sets {@code series}.
         *
         * @param value Figures per hour and rail, oldest first.
         * @return this
         */
        public Builder series(List<CorridorCostPoint> value) {
            return set(SERIES, value);
        }
    }
}
