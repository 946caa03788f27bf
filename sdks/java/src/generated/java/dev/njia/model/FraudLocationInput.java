// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codecs;
import dev.njia.codec.Model;
import dev.njia.codec.ModelBuilder;
import dev.njia.codec.Prop;
import dev.njia.codec.Shape;
import dev.njia.codec.Values;
import java.util.Optional;

/**
 * Place of the device.
 */
public final class FraudLocationInput extends Model {
    private static final Prop<Double> LAT = Prop.required("lat", Codecs.DOUBLE);
    private static final Prop<Double> LON = Prop.required("lon", Codecs.DOUBLE);
    private static final Prop<String> COUNTRY = Prop.optional("country", Codecs.STRING);
    private static final Prop<Integer> ACCURACY_METERS = Prop.optional("accuracyMeters", Codecs.INT32);

    /** How this type travels. */
    public static final Shape<FraudLocationInput> SHAPE = Shape.of("FraudLocationInput", FraudLocationInput::new, LAT, LON, COUNTRY, ACCURACY_METERS);

    private FraudLocationInput(Values values) {
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
     * Latitude in degrees.
     *
     * @return the value, never null
     */
    public double lat() {
        return get(LAT);
    }

    /**
     * Longitude in degrees.
     *
     * @return the value, never null
     */
    public double lon() {
        return get(LON);
    }

    /**
     * The member country.
     *
     * @return empty when it was left out
     */
    public Optional<String> country() {
        return find(COUNTRY);
    }

    /**
     * Accuracy in metres.
     *
     * @return empty when it was left out
     */
    public Optional<Integer> accuracyMeters() {
        return find(ACCURACY_METERS);
    }

    /** Gathers the members of an object. */
    public static final class Builder extends ModelBuilder<FraudLocationInput, Builder> {
        private Builder() {
            super(SHAPE);
        }

        @Override
        protected Builder self() {
            return this;
        }

        /**
         * Sets {@code lat}.
         *
         * @param value Latitude in degrees.
         * @return this
         */
        public Builder lat(double value) {
            return set(LAT, value);
        }

        /**
         * Sets {@code lon}.
         *
         * @param value Longitude in degrees.
         * @return this
         */
        public Builder lon(double value) {
            return set(LON, value);
        }

        /**
         * Sets {@code country}.
         *
         * @param value the value
         * @return this
         */
        public Builder country(String value) {
            return set(COUNTRY, value);
        }

        /**
         * Sets {@code accuracyMeters}.
         *
         * @param value Accuracy in metres.
         * @return this
         */
        public Builder accuracyMeters(Integer value) {
            return set(ACCURACY_METERS, value);
        }
    }
}
