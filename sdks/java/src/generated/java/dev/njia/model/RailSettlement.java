// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codecs;
import dev.njia.codec.Model;
import dev.njia.codec.ModelBuilder;
import dev.njia.codec.Prop;
import dev.njia.codec.Shape;
import dev.njia.codec.Values;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * How and when the rail settles.
 */
public final class RailSettlement extends Model {
    private static final Prop<SettlementModel> MODEL = Prop.required("model", SettlementModel.CODEC);
    private static final Prop<String> CUTOFF_UTC = Prop.required("cutoffUtc", Codecs.STRING).orNull();

    /** How this type travels. */
    public static final Shape<RailSettlement> SHAPE = Shape.of("RailSettlement", RailSettlement::new, MODEL, CUTOFF_UTC);

    private RailSettlement(Values values) {
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
     * The member model.
     *
     * @return the value, never null
     */
    public SettlementModel model() {
        return get(MODEL);
    }

    /**
     * Time of day of the net settlement in UTC; null for prefunded rails.
     *
     * @return empty when it is null or was left out
     */
    public Optional<String> cutoffUtc() {
        return find(CUTOFF_UTC);
    }

    /** Gathers the members of an object. */
    public static final class Builder extends ModelBuilder<RailSettlement, Builder> {
        private Builder() {
            super(SHAPE);
        }

        @Override
        protected Builder self() {
            return this;
        }

        /**
         * Sets {@code model}.
         *
         * @param value the value
         * @return this
         */
        public Builder model(SettlementModel value) {
            return set(MODEL, value);
        }

        /**
         * Sets {@code cutoffUtc}.
         *
         * @param value Time of day of the net settlement in UTC; null for prefunded rails.
         * @return this
         */
        public Builder cutoffUtc(@Nullable String value) {
            return set(CUTOFF_UTC, value);
        }
    }
}
