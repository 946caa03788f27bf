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
 * Why money certainly did not move.
 */
public final class FailureDetail extends Model {
    private static final Prop<FailureCode> CODE = Prop.required("code", FailureCode.CODEC);
    private static final Prop<String> MESSAGE = Prop.required("message", Codecs.STRING);
    private static final Prop<Boolean> RETRYABLE = Prop.required("retryable", Codecs.BOOLEAN);
    private static final Prop<Boolean> EXHAUSTED = Prop.required("exhausted", Codecs.BOOLEAN);
    private static final Prop<String> PROVIDER_CODE = Prop.required("providerCode", Codecs.STRING).orNull();
    private static final Prop<String> ISO_REASON = Prop.required("isoReason", Codecs.STRING).orNull();

    /** How this type travels. */
    public static final Shape<FailureDetail> SHAPE = Shape.of("FailureDetail", FailureDetail::new, CODE, MESSAGE, RETRYABLE, EXHAUSTED, PROVIDER_CODE, ISO_REASON);

    private FailureDetail(Values values) {
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
     * The member code.
     *
     * @return the value, never null
     */
    public FailureCode code() {
        return get(CODE);
    }

    /**
     * The reason in words.
     *
     * @return the value, never null
     */
    public String message() {
        return get(MESSAGE);
    }

    /**
     * Whether a later attempt of the same payment may succeed.
     *
     * @return the value, never null
     */
    public boolean retryable() {
        return get(RETRYABLE);
    }

    /**
     * `true` when all attempts that the retry policy allows were used.
     *
     * @return the value, never null
     */
    public boolean exhausted() {
        return get(EXHAUSTED);
    }

    /**
     * The provider's own code.
     *
     * @return empty when it is null or was left out
     */
    public Optional<String> providerCode() {
        return find(PROVIDER_CODE);
    }

    /**
     * ISO 20022 external status reason.
     *
     * @return empty when it is null or was left out
     */
    public Optional<String> isoReason() {
        return find(ISO_REASON);
    }

    /** Gathers the members of an object. */
    public static final class Builder extends ModelBuilder<FailureDetail, Builder> {
        private Builder() {
            super(SHAPE);
        }

        @Override
        protected Builder self() {
            return this;
        }

        /**
         * Sets {@code code}.
         *
         * @param value the value
         * @return this
         */
        public Builder code(FailureCode value) {
            return set(CODE, value);
        }

        /**
         * Sets {@code message}.
         *
         * @param value The reason in words.
         * @return this
         */
        public Builder message(String value) {
            return set(MESSAGE, value);
        }

        /**
         * Sets {@code retryable}.
         *
         * @param value Whether a later attempt of the same payment may succeed.
         * @return this
         */
        public Builder retryable(boolean value) {
            return set(RETRYABLE, value);
        }

        /**
         * Sets {@code exhausted}.
         *
         * @param value `true` when all attempts that the retry policy allows were used.
         * @return this
         */
        public Builder exhausted(boolean value) {
            return set(EXHAUSTED, value);
        }

        /**
         * Sets {@code providerCode}.
         *
         * @param value The provider's own code.
         * @return this
         */
        public Builder providerCode(@Nullable String value) {
            return set(PROVIDER_CODE, value);
        }

        /**
         * Sets {@code isoReason}.
         *
         * @param value ISO 20022 external status reason.
         * @return this
         */
        public Builder isoReason(@Nullable String value) {
            return set(ISO_REASON, value);
        }
    }
}
