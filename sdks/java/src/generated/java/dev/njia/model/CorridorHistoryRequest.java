// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codecs;
import dev.njia.codec.Model;
import dev.njia.codec.ModelBuilder;
import dev.njia.codec.Prop;
import dev.njia.codec.Shape;
import dev.njia.codec.Values;
import java.util.List;

/**
 * Observations to add to one corridor.
 */
public final class CorridorHistoryRequest extends Model {
    private static final Prop<String> CORRIDOR_ID = Prop.required("corridorId", Codecs.STRING);
    private static final Prop<List<CorridorObservation>> OBSERVATIONS = Prop.required("observations", Codecs.list(Codecs.later(() -> CorridorObservation.SHAPE)));

    /** How this type travels. */
    public static final Shape<CorridorHistoryRequest> SHAPE = Shape.of("CorridorHistoryRequest", CorridorHistoryRequest::new, CORRIDOR_ID, OBSERVATIONS);

    private CorridorHistoryRequest(Values values) {
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
     * The member corridorId.
     *
     * @return the value, never null
     */
    public String corridorId() {
        return get(CORRIDOR_ID);
    }

    /**
     * Observations, in any order.
     *
     * @return the value, never null
     */
    public List<CorridorObservation> observations() {
        return get(OBSERVATIONS);
    }

    /** Gathers the members of an object. */
    public static final class Builder extends ModelBuilder<CorridorHistoryRequest, Builder> {
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
         * Sets {@code observations}.
         *
         * @param value Observations, in any order.
         * @return this
         */
        public Builder observations(List<CorridorObservation> value) {
            return set(OBSERVATIONS, value);
        }
    }
}
