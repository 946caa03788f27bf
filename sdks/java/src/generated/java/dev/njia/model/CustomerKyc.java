// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codecs;
import dev.njia.codec.Model;
import dev.njia.codec.ModelBuilder;
import dev.njia.codec.Prop;
import dev.njia.codec.Shape;
import dev.njia.codec.Values;
import java.time.OffsetDateTime;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The customer's identity check in short.
 */
public final class CustomerKyc extends Model {
    private static final Prop<KycTier> TIER = Prop.required("tier", KycTier.CODEC);
    private static final Prop<CustomerKycStatus> STATUS = Prop.required("status", CustomerKycStatus.CODEC);
    private static final Prop<String> LAST_SCORE_ID = Prop.required("lastScoreId", Codecs.STRING).orNull();
    private static final Prop<OffsetDateTime> VERIFIED_AT = Prop.required("verifiedAt", Codecs.DATE_TIME).orNull();

    /** How this type travels. */
    public static final Shape<CustomerKyc> SHAPE = Shape.of("CustomerKyc", CustomerKyc::new, TIER, STATUS, LAST_SCORE_ID, VERIFIED_AT);

    private CustomerKyc(Values values) {
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
     * The member tier.
     *
     * @return the value, never null
     */
    public KycTier tier() {
        return get(TIER);
    }

    /**
     * The member status.
     *
     * @return the value, never null
     */
    public CustomerKycStatus status() {
        return get(STATUS);
    }

    /**
     * Last KYC score.
     *
     * @return empty when it is null or was left out
     */
    public Optional<String> lastScoreId() {
        return find(LAST_SCORE_ID);
    }

    /**
     * When the customer was last found clear.
     *
     * @return empty when it is null or was left out
     */
    public Optional<OffsetDateTime> verifiedAt() {
        return find(VERIFIED_AT);
    }

    /** Gathers the members of an object. */
    public static final class Builder extends ModelBuilder<CustomerKyc, Builder> {
        private Builder() {
            super(SHAPE);
        }

        @Override
        protected Builder self() {
            return this;
        }

        /**
         * Sets {@code tier}.
         *
         * @param value the value
         * @return this
         */
        public Builder tier(KycTier value) {
            return set(TIER, value);
        }

        /**
         * Sets {@code status}.
         *
         * @param value the value
         * @return this
         */
        public Builder status(CustomerKycStatus value) {
            return set(STATUS, value);
        }

        /**
         * Sets {@code lastScoreId}.
         *
         * @param value Last KYC score.
         * @return this
         */
        public Builder lastScoreId(@Nullable String value) {
            return set(LAST_SCORE_ID, value);
        }

        /**
         * Sets {@code verifiedAt}.
         *
         * @param value When the customer was last found clear.
         * @return this
         */
        public Builder verifiedAt(@Nullable OffsetDateTime value) {
            return set(VERIFIED_AT, value);
        }
    }
}
