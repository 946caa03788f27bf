// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codecs;
import dev.njia.codec.Model;
import dev.njia.codec.ModelBuilder;
import dev.njia.codec.Prop;
import dev.njia.codec.Shape;
import dev.njia.codec.Values;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * What a finished session made.
 */
public final class WidgetSessionResult extends Model {
    private static final Prop<String> PAYMENT_ID = Prop.required("paymentId", Codecs.STRING).orNull();
    private static final Prop<String> KYC_SCORE_ID = Prop.required("kycScoreId", Codecs.STRING).orNull();

    /** How this type travels. */
    public static final Shape<WidgetSessionResult> SHAPE = Shape.of("WidgetSessionResult", WidgetSessionResult::new, PAYMENT_ID, KYC_SCORE_ID);

    private WidgetSessionResult(Values values) {
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
     * The payment.
     *
     * @return empty when it is null or was left out
     */
    public Optional<String> paymentId() {
        return find(PAYMENT_ID);
    }

    /**
     * The assessment.
     *
     * @return empty when it is null or was left out
     */
    public Optional<String> kycScoreId() {
        return find(KYC_SCORE_ID);
    }

    /** Gathers the members of an object. */
    public static final class Builder extends ModelBuilder<WidgetSessionResult, Builder> {
        private Builder() {
            super(SHAPE);
        }

        @Override
        protected Builder self() {
            return this;
        }

        /**
         * Sets {@code paymentId}.
         *
         * @param value The payment.
         * @return this
         */
        public Builder paymentId(@Nullable String value) {
            return set(PAYMENT_ID, value);
        }

        /**
         * Sets {@code kycScoreId}.
         *
         * @param value The assessment.
         * @return this
         */
        public Builder kycScoreId(@Nullable String value) {
            return set(KYC_SCORE_ID, value);
        }
    }
}
