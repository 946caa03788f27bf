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
 * Decision of a person about an assessment that needs attention.
 */
public final class KycScoreReviewRequest extends Model {
    private static final Prop<KycScoreReviewRequestDecision> DECISION = Prop.required("decision", KycScoreReviewRequestDecision.CODEC);
    private static final Prop<String> NOTE = Prop.optional("note", Codecs.STRING);

    /** How this type travels. */
    public static final Shape<KycScoreReviewRequest> SHAPE = Shape.of("KycScoreReviewRequest", KycScoreReviewRequest::new, DECISION, NOTE);

    private KycScoreReviewRequest(Values values) {
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
     * The decision.
     *
     * @return the value, never null
     */
    public KycScoreReviewRequestDecision decision() {
        return get(DECISION);
    }

    /**
     * Why.
     *
     * @return empty when it was left out
     */
    public Optional<String> note() {
        return find(NOTE);
    }

    /** Gathers the members of an object. */
    public static final class Builder extends ModelBuilder<KycScoreReviewRequest, Builder> {
        private Builder() {
            super(SHAPE);
        }

        @Override
        protected Builder self() {
            return this;
        }

        /**
         * Sets {@code decision}.
         *
         * @param value The decision.
         * @return this
         */
        public Builder decision(KycScoreReviewRequestDecision value) {
            return set(DECISION, value);
        }

        /**
         * Sets {@code note}.
         *
         * @param value Why.
         * @return this
         */
        public Builder note(String value) {
            return set(NOTE, value);
        }
    }
}
