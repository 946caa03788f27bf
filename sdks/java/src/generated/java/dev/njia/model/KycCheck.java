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
 * Result of the deprecated identity check.
 * <p>
 * It runs the score and passes when the decision is `clear`.
 */
public final class KycCheck extends Model {
    private static final Prop<String> ID = Prop.required("id", Codecs.STRING);
    private static final Prop<String> OBJECT = Prop.required("object", Codecs.STRING).always("kyc_check");
    private static final Prop<Boolean> LIVEMODE = Prop.required("livemode", Codecs.BOOLEAN);
    private static final Prop<OffsetDateTime> CREATED_AT = Prop.required("createdAt", Codecs.DATE_TIME);
    private static final Prop<OffsetDateTime> UPDATED_AT = Prop.required("updatedAt", Codecs.DATE_TIME);
    private static final Prop<Integer> VERSION = Prop.required("version", Codecs.INT32);
    private static final Prop<KycCheckStatus> STATUS = Prop.required("status", KycCheckStatus.CODEC);
    private static final Prop<Boolean> MATCHED = Prop.required("matched", Codecs.BOOLEAN);
    private static final Prop<OffsetDateTime> CHECKED_AT = Prop.required("checkedAt", Codecs.DATE_TIME).orNull();
    private static final Prop<KycCheckDeprecation> DEPRECATION = Prop.required("deprecation", Codecs.later(() -> KycCheckDeprecation.SHAPE));

    /** How this type travels. */
    public static final Shape<KycCheck> SHAPE = Shape.of("KycCheck", KycCheck::new, ID, OBJECT, LIVEMODE, CREATED_AT, UPDATED_AT, VERSION, STATUS, MATCHED, CHECKED_AT, DEPRECATION);

    private KycCheck(Values values) {
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
     * Id of the check.
     *
     * @return the value, never null
     */
    public String id() {
        return get(ID);
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
     * True for live data, false for test data.
     *
     * @return the value, never null
     */
    public boolean livemode() {
        return get(LIVEMODE);
    }

    /**
     * When it was created (UTC).
     *
     * @return the value, never null
     */
    public OffsetDateTime createdAt() {
        return get(CREATED_AT);
    }

    /**
     * When it last changed (UTC).
     *
     * @return the value, never null
     */
    public OffsetDateTime updatedAt() {
        return get(UPDATED_AT);
    }

    /**
     * Counts the state changes of this resource, from 1.
     *
     * @return the value, never null
     */
    public int version() {
        return get(VERSION);
    }

    /**
     * Result.
     *
     * @return the value, never null
     */
    public KycCheckStatus status() {
        return get(STATUS);
    }

    /**
     * Whether name and number belong together.
     *
     * @return the value, never null
     */
    public boolean matched() {
        return get(MATCHED);
    }

    /**
     * When it finished; null while pending.
     *
     * @return empty when it is null or was left out
     */
    public Optional<OffsetDateTime> checkedAt() {
        return find(CHECKED_AT);
    }

    /**
     * The member deprecation.
     *
     * @return the value, never null
     */
    public KycCheckDeprecation deprecation() {
        return get(DEPRECATION);
    }

    /** Gathers the members of an object. */
    public static final class Builder extends ModelBuilder<KycCheck, Builder> {
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
         * @param value Id of the check.
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
         * Sets {@code createdAt}.
         *
         * @param value When it was created (UTC).
         * @return this
         */
        public Builder createdAt(OffsetDateTime value) {
            return set(CREATED_AT, value);
        }

        /**
         * Sets {@code updatedAt}.
         *
         * @param value When it last changed (UTC).
         * @return this
         */
        public Builder updatedAt(OffsetDateTime value) {
            return set(UPDATED_AT, value);
        }

        /**
         * Sets {@code version}.
         *
         * @param value Counts the state changes of this resource, from 1.
         * @return this
         */
        public Builder version(int value) {
            return set(VERSION, value);
        }

        /**
         * Sets {@code status}.
         *
         * @param value Result.
         * @return this
         */
        public Builder status(KycCheckStatus value) {
            return set(STATUS, value);
        }

        /**
         * Sets {@code matched}.
         *
         * @param value Whether name and number belong together.
         * @return this
         */
        public Builder matched(boolean value) {
            return set(MATCHED, value);
        }

        /**
         * Sets {@code checkedAt}.
         *
         * @param value When it finished; null while pending.
         * @return this
         */
        public Builder checkedAt(@Nullable OffsetDateTime value) {
            return set(CHECKED_AT, value);
        }

        /**
         * Sets {@code deprecation}.
         *
         * @param value the value
         * @return this
         */
        public Builder deprecation(KycCheckDeprecation value) {
            return set(DEPRECATION, value);
        }
    }
}
