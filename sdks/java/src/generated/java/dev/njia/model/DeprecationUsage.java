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

/**
 * Your use of deprecated things in the last 30 days.
 */
public final class DeprecationUsage extends Model {
    private static final Prop<String> OBJECT = Prop.required("object", Codecs.STRING).always("deprecation_usage");
    private static final Prop<Boolean> LIVEMODE = Prop.required("livemode", Codecs.BOOLEAN);
    private static final Prop<OffsetDateTime> FROM = Prop.required("from", Codecs.DATE_TIME);
    private static final Prop<OffsetDateTime> UNTIL = Prop.required("until", Codecs.DATE_TIME);
    private static final Prop<List<DeprecationUsageItem>> USAGE = Prop.required("usage", Codecs.list(Codecs.later(() -> DeprecationUsageItem.SHAPE)));

    /** How this type travels. */
    public static final Shape<DeprecationUsage> SHAPE = Shape.of("DeprecationUsage", DeprecationUsage::new, OBJECT, LIVEMODE, FROM, UNTIL, USAGE);

    private DeprecationUsage(Values values) {
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
     * True for live data, false for test data.
     *
     * @return the value, never null
     */
    public boolean livemode() {
        return get(LIVEMODE);
    }

    /**
     * Start of the period.
     *
     * @return the value, never null
     */
    public OffsetDateTime from_() {
        return get(FROM);
    }

    /**
     * End of the period.
     *
     * @return the value, never null
     */
    public OffsetDateTime until() {
        return get(UNTIL);
    }

    /**
     * One item per deprecated thing that was used, most used first.
     *
     * @return the value, never null
     */
    public List<DeprecationUsageItem> usage() {
        return get(USAGE);
    }

    /** Gathers the members of an object. */
    public static final class Builder extends ModelBuilder<DeprecationUsage, Builder> {
        private Builder() {
            super(SHAPE);
        }

        @Override
        protected Builder self() {
            return this;
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
         * Sets {@code from_}.
         *
         * @param value Start of the period.
         * @return this
         */
        public Builder from_(OffsetDateTime value) {
            return set(FROM, value);
        }

        /**
         * Sets {@code until}.
         *
         * @param value End of the period.
         * @return this
         */
        public Builder until(OffsetDateTime value) {
            return set(UNTIL, value);
        }

        /**
         * Sets {@code usage}.
         *
         * @param value One item per deprecated thing that was used, most used first.
         * @return this
         */
        public Builder usage(List<DeprecationUsageItem> value) {
            return set(USAGE, value);
        }
    }
}
