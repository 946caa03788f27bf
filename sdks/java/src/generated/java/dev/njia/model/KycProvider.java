// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codecs;
import dev.njia.codec.Model;
import dev.njia.codec.ModelBuilder;
import dev.njia.codec.Prop;
import dev.njia.codec.Shape;
import dev.njia.codec.Values;

/**
 * Who answered the checks.
 */
public final class KycProvider extends Model {
    private static final Prop<String> ID = Prop.required("id", Codecs.STRING);
    private static final Prop<Boolean> SIMULATED = Prop.required("simulated", Codecs.BOOLEAN);

    /** How this type travels. */
    public static final Shape<KycProvider> SHAPE = Shape.of("KycProvider", KycProvider::new, ID, SIMULATED);

    private KycProvider(Values values) {
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
     * Provider.
     *
     * @return the value, never null
     */
    public String id() {
        return get(ID);
    }

    /**
     * Whether it is a simulator.
     *
     * @return the value, never null
     */
    public boolean simulated() {
        return get(SIMULATED);
    }

    /** Gathers the members of an object. */
    public static final class Builder extends ModelBuilder<KycProvider, Builder> {
        private Builder() {
            super(SHAPE);
        }

        @Override
        protected Builder self() {
            return this;
        }

        /**
         * Sets {@code id}.
         *
         * @param value Provider.
         * @return this
         */
        public Builder id(String value) {
            return set(ID, value);
        }

        /**
         * Sets {@code simulated}.
         *
         * @param value Whether it is a simulator.
         * @return this
         */
        public Builder simulated(boolean value) {
            return set(SIMULATED, value);
        }
    }
}
