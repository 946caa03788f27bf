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
 * Decision on a payment that is held for review.
 */
public final class PaymentReviewRequest extends Model {
    private static final Prop<ReviewDecision> DECISION = Prop.required("decision", ReviewDecision.CODEC);
    private static final Prop<String> NOTE = Prop.optional("note", Codecs.STRING);

    /** How this type travels. */
    public static final Shape<PaymentReviewRequest> SHAPE = Shape.of("PaymentReviewRequest", PaymentReviewRequest::new, DECISION, NOTE);

    private PaymentReviewRequest(Values values) {
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
     * The member decision.
     *
     * @return the value, never null
     */
    public ReviewDecision decision() {
        return get(DECISION);
    }

    /**
     * Reason of the decision; kept in the timeline and the audit trail.
     *
     * @return empty when it was left out
     */
    public Optional<String> note() {
        return find(NOTE);
    }

    /** Gathers the members of an object. */
    public static final class Builder extends ModelBuilder<PaymentReviewRequest, Builder> {
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
         * @param value the value
         * @return this
         */
        public Builder decision(ReviewDecision value) {
            return set(DECISION, value);
        }

        /**
         * Sets {@code note}.
         *
         * @param value Reason of the decision; kept in the timeline and the audit trail.
         * @return this
         */
        public Builder note(String value) {
            return set(NOTE, value);
        }
    }
}
