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
 * Device that the order came from.
 */
public final class FraudDeviceInput extends Model {
    private static final Prop<String> ID = Prop.optional("id", Codecs.STRING);
    private static final Prop<String> OS = Prop.optional("os", Codecs.STRING);
    private static final Prop<String> MODEL = Prop.optional("model", Codecs.STRING);
    private static final Prop<Boolean> ROOTED = Prop.optional("rooted", Codecs.BOOLEAN);
    private static final Prop<Boolean> EMULATOR = Prop.optional("emulator", Codecs.BOOLEAN);
    private static final Prop<String> APP_VERSION = Prop.optional("appVersion", Codecs.STRING);

    /** How this type travels. */
    public static final Shape<FraudDeviceInput> SHAPE = Shape.of("FraudDeviceInput", FraudDeviceInput::new, ID, OS, MODEL, ROOTED, EMULATOR, APP_VERSION);

    private FraudDeviceInput(Values values) {
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
     * Stable id of the device.
     *
     * @return empty when it was left out
     */
    public Optional<String> id() {
        return find(ID);
    }

    /**
     * Operating system.
     *
     * @return empty when it was left out
     */
    public Optional<String> os() {
        return find(OS);
    }

    /**
     * Model.
     *
     * @return empty when it was left out
     */
    public Optional<String> model() {
        return find(MODEL);
    }

    /**
     * Whether it is rooted or jailbroken.
     *
     * @return empty when it was left out
     */
    public Optional<Boolean> rooted() {
        return find(ROOTED);
    }

    /**
     * Whether it is an emulator.
     *
     * @return empty when it was left out
     */
    public Optional<Boolean> emulator() {
        return find(EMULATOR);
    }

    /**
     * Version of the app.
     *
     * @return empty when it was left out
     */
    public Optional<String> appVersion() {
        return find(APP_VERSION);
    }

    /** Gathers the members of an object. */
    public static final class Builder extends ModelBuilder<FraudDeviceInput, Builder> {
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
         * @param value Stable id of the device.
         * @return this
         */
        public Builder id(String value) {
            return set(ID, value);
        }

        /**
         * Sets {@code os}.
         *
         * @param value Operating system.
         * @return this
         */
        public Builder os(String value) {
            return set(OS, value);
        }

        /**
         * Sets {@code model}.
         *
         * @param value Model.
         * @return this
         */
        public Builder model(String value) {
            return set(MODEL, value);
        }

        /**
         * Sets {@code rooted}.
         *
         * @param value Whether it is rooted or jailbroken.
         * @return this
         */
        public Builder rooted(Boolean value) {
            return set(ROOTED, value);
        }

        /**
         * Sets {@code emulator}.
         *
         * @param value Whether it is an emulator.
         * @return this
         */
        public Builder emulator(Boolean value) {
            return set(EMULATOR, value);
        }

        /**
         * Sets {@code appVersion}.
         *
         * @param value Version of the app.
         * @return this
         */
        public Builder appVersion(String value) {
            return set(APP_VERSION, value);
        }
    }
}
