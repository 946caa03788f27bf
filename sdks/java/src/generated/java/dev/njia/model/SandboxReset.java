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
 * What a reset removed.
 * <p>
 * Keys, users and tenant settings stay.
 */
public final class SandboxReset extends Model {
    private static final Prop<String> OBJECT = Prop.required("object", Codecs.STRING).always("sandbox_reset");
    private static final Prop<OffsetDateTime> RESET_AT = Prop.required("resetAt", Codecs.DATE_TIME);
    private static final Prop<List<SandboxResetCount>> REMOVED = Prop.required("removed", Codecs.list(Codecs.later(() -> SandboxResetCount.SHAPE)));
    private static final Prop<SandboxClock> CLOCK = Prop.required("clock", Codecs.later(() -> SandboxClock.SHAPE));

    /** How this type travels. */
    public static final Shape<SandboxReset> SHAPE = Shape.of("SandboxReset", SandboxReset::new, OBJECT, RESET_AT, REMOVED, CLOCK);

    private SandboxReset(Values values) {
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
     * Real time of the reset.
     *
     * @return the value, never null
     */
    public OffsetDateTime resetAt() {
        return get(RESET_AT);
    }

    /**
     * Removed objects by type.
     *
     * @return the value, never null
     */
    public List<SandboxResetCount> removed() {
        return get(REMOVED);
    }

    /**
     * The clock afterwards; always real.
     *
     * @return the value, never null
     */
    public SandboxClock clock() {
        return get(CLOCK);
    }

    /** Gathers the members of an object. */
    public static final class Builder extends ModelBuilder<SandboxReset, Builder> {
        private Builder() {
            super(SHAPE);
        }

        @Override
        protected Builder self() {
            return this;
        }

        /**
         * Sets {@code resetAt}.
         *
         * @param value Real time of the reset.
         * @return this
         */
        public Builder resetAt(OffsetDateTime value) {
            return set(RESET_AT, value);
        }

        /**
         * Sets {@code removed}.
         *
         * @param value Removed objects by type.
         * @return this
         */
        public Builder removed(List<SandboxResetCount> value) {
            return set(REMOVED, value);
        }

        /**
         * Sets {@code clock}.
         *
         * @param value The clock afterwards; always real.
         * @return this
         */
        public Builder clock(SandboxClock value) {
            return set(CLOCK, value);
        }
    }
}
