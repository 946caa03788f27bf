// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codecs;
import dev.njia.codec.Model;
import dev.njia.codec.ModelBuilder;
import dev.njia.codec.Prop;
import dev.njia.codec.Shape;
import dev.njia.codec.Values;
import java.util.List;
import java.util.Optional;

/**
 * Pictures of the face, JPEG or PNG in base64.
 */
public final class KycSelfieInput extends Model {
    private static final Prop<byte[]> IMAGE = Prop.required("image", Codecs.BYTES).keep(Prop.Secrecy.SECRET);
    private static final Prop<List<byte[]>> LIVENESS_FRAMES = Prop.optional("livenessFrames", Codecs.list(Codecs.BYTES)).keep(Prop.Secrecy.SECRET);

    /** How this type travels. */
    public static final Shape<KycSelfieInput> SHAPE = Shape.of("KycSelfieInput", KycSelfieInput::new, IMAGE, LIVENESS_FRAMES);

    private KycSelfieInput(Values values) {
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
     * The selfie.
     *
     * @return the value, never null
     */
    public byte[] image() {
        return get(IMAGE);
    }

    /**
     * Frames that show the person move.
     *
     * @return empty when it was left out
     */
    public Optional<List<byte[]>> livenessFrames() {
        return find(LIVENESS_FRAMES);
    }

    /** Gathers the members of an object. */
    public static final class Builder extends ModelBuilder<KycSelfieInput, Builder> {
        private Builder() {
            super(SHAPE);
        }

        @Override
        protected Builder self() {
            return this;
        }

        /**
         * Sets {@code image}.
         *
         * @param value The selfie.
         * @return this
         */
        public Builder image(byte[] value) {
            return set(IMAGE, value);
        }

        /**
         * Sets {@code livenessFrames}.
         *
         * @param value Frames that show the person move.
         * @return this
         */
        public Builder livenessFrames(List<byte[]> value) {
            return set(LIVENESS_FRAMES, value);
        }
    }
}
