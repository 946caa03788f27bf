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
 * What it turned out to be.
 * <p>
 * A later feedback replaces the earlier one.
 */
public final class FraudFeedbackRequest extends Model {
    private static final Prop<FraudFeedbackLabel> LABEL = Prop.required("label", FraudFeedbackLabel.CODEC);
    private static final Prop<String> NOTE = Prop.optional("note", Codecs.STRING);

    /** How this type travels. */
    public static final Shape<FraudFeedbackRequest> SHAPE = Shape.of("FraudFeedbackRequest", FraudFeedbackRequest::new, LABEL, NOTE);

    private FraudFeedbackRequest(Values values) {
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
     * The member label.
     *
     * @return the value, never null
     */
    public FraudFeedbackLabel label() {
        return get(LABEL);
    }

    /**
     * Note.
     *
     * @return empty when it was left out
     */
    public Optional<String> note() {
        return find(NOTE);
    }

    /** Gathers the members of an object. */
    public static final class Builder extends ModelBuilder<FraudFeedbackRequest, Builder> {
        private Builder() {
            super(SHAPE);
        }

        @Override
        protected Builder self() {
            return this;
        }

        /**
         * Sets {@code label}.
         *
         * @param value the value
         * @return this
         */
        public Builder label(FraudFeedbackLabel value) {
            return set(LABEL, value);
        }

        /**
         * Sets {@code note}.
         *
         * @param value Note.
         * @return this
         */
        public Builder note(String value) {
            return set(NOTE, value);
        }
    }
}
