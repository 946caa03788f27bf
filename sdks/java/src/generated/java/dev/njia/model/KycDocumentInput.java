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
 * Pictures of a document, JPEG or PNG in base64.
 */
public final class KycDocumentInput extends Model {
    private static final Prop<KycDocumentType> TYPE = Prop.required("type", KycDocumentType.CODEC);
    private static final Prop<byte[]> FRONT_IMAGE = Prop.required("frontImage", Codecs.BYTES).keep(Prop.Secrecy.SECRET);
    private static final Prop<byte[]> BACK_IMAGE = Prop.optional("backImage", Codecs.BYTES).keep(Prop.Secrecy.SECRET);

    /** How this type travels. */
    public static final Shape<KycDocumentInput> SHAPE = Shape.of("KycDocumentInput", KycDocumentInput::new, TYPE, FRONT_IMAGE, BACK_IMAGE);

    private KycDocumentInput(Values values) {
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
     * The member type.
     *
     * @return the value, never null
     */
    public KycDocumentType type() {
        return get(TYPE);
    }

    /**
     * Front side.
     *
     * @return the value, never null
     */
    public byte[] frontImage() {
        return get(FRONT_IMAGE);
    }

    /**
     * Back side.
     *
     * @return empty when it was left out
     */
    public Optional<byte[]> backImage() {
        return find(BACK_IMAGE);
    }

    /** Gathers the members of an object. */
    public static final class Builder extends ModelBuilder<KycDocumentInput, Builder> {
        private Builder() {
            super(SHAPE);
        }

        @Override
        protected Builder self() {
            return this;
        }

        /**
         * Sets {@code type}.
         *
         * @param value the value
         * @return this
         */
        public Builder type(KycDocumentType value) {
            return set(TYPE, value);
        }

        /**
         * Sets {@code frontImage}.
         *
         * @param value Front side.
         * @return this
         */
        public Builder frontImage(byte[] value) {
            return set(FRONT_IMAGE, value);
        }

        /**
         * Sets {@code backImage}.
         *
         * @param value Back side.
         * @return this
         */
        public Builder backImage(byte[] value) {
            return set(BACK_IMAGE, value);
        }
    }
}
