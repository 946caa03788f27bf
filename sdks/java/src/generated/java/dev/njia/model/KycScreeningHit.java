// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codecs;
import dev.njia.codec.Model;
import dev.njia.codec.ModelBuilder;
import dev.njia.codec.Prop;
import dev.njia.codec.Shape;
import dev.njia.codec.Values;

/**
 * An entry that a screening found.
 */
public final class KycScreeningHit extends Model {
    private static final Prop<String> LIST = Prop.required("list", Codecs.STRING);
    private static final Prop<String> NAME = Prop.required("name", Codecs.STRING);
    private static final Prop<Double> SIMILARITY = Prop.required("similarity", Codecs.DOUBLE);

    /** How this type travels. */
    public static final Shape<KycScreeningHit> SHAPE = Shape.of("KycScreeningHit", KycScreeningHit::new, LIST, NAME, SIMILARITY);

    private KycScreeningHit(Values values) {
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
     * The list.
     *
     * @return the value, never null
     */
    public String list() {
        return get(LIST);
    }

    /**
     * Name in the list.
     *
     * @return the value, never null
     */
    public String name() {
        return get(NAME);
    }

    /**
     * How similar the name is.
     *
     * @return the value, never null
     */
    public double similarity() {
        return get(SIMILARITY);
    }

    /** Gathers the members of an object. */
    public static final class Builder extends ModelBuilder<KycScreeningHit, Builder> {
        private Builder() {
            super(SHAPE);
        }

        @Override
        protected Builder self() {
            return this;
        }

        /**
         * Sets {@code list}.
         *
         * @param value The list.
         * @return this
         */
        public Builder list(String value) {
            return set(LIST, value);
        }

        /**
         * Sets {@code name}.
         *
         * @param value Name in the list.
         * @return this
         */
        public Builder name(String value) {
            return set(NAME, value);
        }

        /**
         * Sets {@code similarity}.
         *
         * @param value How similar the name is.
         * @return this
         */
        public Builder similarity(double value) {
            return set(SIMILARITY, value);
        }
    }
}
