// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codecs;
import dev.njia.codec.Model;
import dev.njia.codec.ModelBuilder;
import dev.njia.codec.Prop;
import dev.njia.codec.Shape;
import dev.njia.codec.Values;

/**
 * The model that made a score.
 */
public final class ModelInfo extends Model {
    private static final Prop<String> ID = Prop.required("id", Codecs.STRING);
    private static final Prop<String> VERSION = Prop.required("version", Codecs.STRING);
    private static final Prop<ModelKind> KIND = Prop.required("kind", ModelKind.CODEC);
    private static final Prop<Boolean> FALLBACK = Prop.required("fallback", Codecs.BOOLEAN);
    private static final Prop<String> TRAINING_DATA = Prop.required("trainingData", Codecs.STRING);

    /** How this type travels. */
    public static final Shape<ModelInfo> SHAPE = Shape.of("ModelInfo", ModelInfo::new, ID, VERSION, KIND, FALLBACK, TRAINING_DATA);

    private ModelInfo(Values values) {
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
     * Name of the model.
     *
     * @return the value, never null
     */
    public String id() {
        return get(ID);
    }

    /**
     * Version of the model.
     *
     * @return the value, never null
     */
    public String version() {
        return get(VERSION);
    }

    /**
     * The member kind.
     *
     * @return the value, never null
     */
    public ModelKind kind() {
        return get(KIND);
    }

    /**
     * `true` when the wanted model was not reachable and this one stood in.
     *
     * @return the value, never null
     */
    public boolean fallback() {
        return get(FALLBACK);
    }

    /**
     * Origin of the data that the model was fitted to.
     *
     * @return the value, never null
     */
    public String trainingData() {
        return get(TRAINING_DATA);
    }

    /** Gathers the members of an object. */
    public static final class Builder extends ModelBuilder<ModelInfo, Builder> {
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
         * @param value Name of the model.
         * @return this
         */
        public Builder id(String value) {
            return set(ID, value);
        }

        /**
         * Sets {@code version}.
         *
         * @param value Version of the model.
         * @return this
         */
        public Builder version(String value) {
            return set(VERSION, value);
        }

        /**
         * Sets {@code kind}.
         *
         * @param value the value
         * @return this
         */
        public Builder kind(ModelKind value) {
            return set(KIND, value);
        }

        /**
         * Sets {@code fallback}.
         *
         * @param value `true` when the wanted model was not reachable and this one stood in.
         * @return this
         */
        public Builder fallback(boolean value) {
            return set(FALLBACK, value);
        }

        /**
         * Sets {@code trainingData}.
         *
         * @param value Origin of the data that the model was fitted to.
         * @return this
         */
        public Builder trainingData(String value) {
            return set(TRAINING_DATA, value);
        }
    }
}
