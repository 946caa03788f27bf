// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codecs;
import dev.njia.codec.Model;
import dev.njia.codec.ModelBuilder;
import dev.njia.codec.Prop;
import dev.njia.codec.Shape;
import dev.njia.codec.Values;
import java.time.OffsetDateTime;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * An assessment, as far as its visitor may see it.
 */
public final class ClientKyc extends Model {
    private static final Prop<String> OBJECT = Prop.required("object", Codecs.STRING).always("client_kyc");
    private static final Prop<String> ID = Prop.required("id", Codecs.STRING);
    private static final Prop<Boolean> LIVEMODE = Prop.required("livemode", Codecs.BOOLEAN);
    private static final Prop<KycScoreStatus> STATUS = Prop.required("status", KycScoreStatus.CODEC);
    private static final Prop<KycDecision> DECISION = Prop.required("decision", KycDecision.CODEC).orNull();
    private static final Prop<KycTier> TIER = Prop.required("tier", KycTier.CODEC);
    private static final Prop<List<String>> REASONS = Prop.required("reasons", Codecs.list(Codecs.STRING));
    private static final Prop<List<KycCheckType>> MISSING_FOR_NEXT_TIER = Prop.required("missingForNextTier", Codecs.list(KycCheckType.CODEC));
    private static final Prop<OffsetDateTime> CREATED_AT = Prop.required("createdAt", Codecs.DATE_TIME);
    private static final Prop<OffsetDateTime> COMPLETED_AT = Prop.required("completedAt", Codecs.DATE_TIME).orNull();

    /** How this type travels. */
    public static final Shape<ClientKyc> SHAPE = Shape.of("ClientKyc", ClientKyc::new, OBJECT, ID, LIVEMODE, STATUS, DECISION, TIER, REASONS, MISSING_FOR_NEXT_TIER, CREATED_AT, COMPLETED_AT);

    private ClientKyc(Values values) {
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
     * The kind of this object.
     *
     * @return the value, never null
     */
    public String object() {
        return get(OBJECT);
    }

    /**
     * Id of the assessment.
     *
     * @return the value, never null
     */
    public String id() {
        return get(ID);
    }

    /**
     * True for live data, false for test data.
     *
     * @return the value, never null
     */
    public boolean livemode() {
        return get(LIVEMODE);
    }

    /**
     * The member status.
     *
     * @return the value, never null
     */
    public KycScoreStatus status() {
        return get(STATUS);
    }

    /**
     * Null while processing.
     *
     * @return empty when it is null or was left out
     */
    public Optional<KycDecision> decision() {
        return find(DECISION);
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
     * What did not fit.
     *
     * @return the value, never null
     */
    public List<String> reasons() {
        return get(REASONS);
    }

    /**
     * Checks that the next tier still needs.
     *
     * @return the value, never null
     */
    public List<KycCheckType> missingForNextTier() {
        return get(MISSING_FOR_NEXT_TIER);
    }

    /**
     * When it was created.
     *
     * @return the value, never null
     */
    public OffsetDateTime createdAt() {
        return get(CREATED_AT);
    }

    /**
     * When it finished; null while processing.
     *
     * @return empty when it is null or was left out
     */
    public Optional<OffsetDateTime> completedAt() {
        return find(COMPLETED_AT);
    }

    /** Gathers the members of an object. */
    public static final class Builder extends ModelBuilder<ClientKyc, Builder> {
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
         * @param value Id of the assessment.
         * @return this
         */
        public Builder id(String value) {
            return set(ID, value);
        }

        /**
         * Sets {@code livemode}.
         *
         * @param value True for live data, false for test data.
         * @return this
         */
        public Builder livemode(boolean value) {
            return set(LIVEMODE, value);
        }

        /**
         * Sets {@code status}.
         *
         * @param value the value
         * @return this
         */
        public Builder status(KycScoreStatus value) {
            return set(STATUS, value);
        }

        /**
         * Sets {@code decision}.
         *
         * @param value Null while processing.
         * @return this
         */
        public Builder decision(@Nullable KycDecision value) {
            return set(DECISION, value);
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
         * Sets {@code reasons}.
         *
         * @param value What did not fit.
         * @return this
         */
        public Builder reasons(List<String> value) {
            return set(REASONS, value);
        }

        /**
         * Sets {@code missingForNextTier}.
         *
         * @param value Checks that the next tier still needs.
         * @return this
         */
        public Builder missingForNextTier(List<KycCheckType> value) {
            return set(MISSING_FOR_NEXT_TIER, value);
        }

        /**
         * Sets {@code createdAt}.
         *
         * @param value When it was created.
         * @return this
         */
        public Builder createdAt(OffsetDateTime value) {
            return set(CREATED_AT, value);
        }

        /**
         * Sets {@code completedAt}.
         *
         * @param value When it finished; null while processing.
         * @return this
         */
        public Builder completedAt(@Nullable OffsetDateTime value) {
            return set(COMPLETED_AT, value);
        }
    }
}
