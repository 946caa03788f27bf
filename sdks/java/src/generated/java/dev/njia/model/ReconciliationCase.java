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
 * Whether a person must settle a contradiction or an open outcome of the transaction.
 */
public final class ReconciliationCase extends Model {
    private static final Prop<Boolean> REQUIRED = Prop.required("required", Codecs.BOOLEAN);
    private static final Prop<String> CASE_REASON = Prop.required("caseReason", Codecs.STRING).orNull();
    private static final Prop<OffsetDateTime> OPENED_AT = Prop.required("openedAt", Codecs.DATE_TIME).orNull();

    /** How this type travels. */
    public static final Shape<ReconciliationCase> SHAPE = Shape.of("ReconciliationCase", ReconciliationCase::new, REQUIRED, CASE_REASON, OPENED_AT);

    private ReconciliationCase(Values values) {
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
     * `true` while a case is open.
     *
     * @return the value, never null
     */
    public boolean required() {
        return get(REQUIRED);
    }

    /**
     * Machine code of the reason; null without a case.
     *
     * @return empty when it is null or was left out
     */
    public Optional<String> caseReason() {
        return find(CASE_REASON);
    }

    /**
     * When the case was opened; null without a case.
     *
     * @return empty when it is null or was left out
     */
    public Optional<OffsetDateTime> openedAt() {
        return find(OPENED_AT);
    }

    /** Gathers the members of an object. */
    public static final class Builder extends ModelBuilder<ReconciliationCase, Builder> {
        private Builder() {
            super(SHAPE);
        }

        @Override
        protected Builder self() {
            return this;
        }

        /**
         * Sets {@code required}.
         *
         * @param value `true` while a case is open.
         * @return this
         */
        public Builder required(boolean value) {
            return set(REQUIRED, value);
        }

        /**
         * Sets {@code caseReason}.
         *
         * @param value Machine code of the reason; null without a case.
         * @return this
         */
        public Builder caseReason(@Nullable String value) {
            return set(CASE_REASON, value);
        }

        /**
         * Sets {@code openedAt}.
         *
         * @param value When the case was opened; null without a case.
         * @return this
         */
        public Builder openedAt(@Nullable OffsetDateTime value) {
            return set(OPENED_AT, value);
        }
    }
}
