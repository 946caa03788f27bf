// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codecs;
import dev.njia.codec.Model;
import dev.njia.codec.ModelBuilder;
import dev.njia.codec.Prop;
import dev.njia.codec.Shape;
import dev.njia.codec.Values;

/**
 * How far to move the clock.
 */
public final class SandboxClockAdvanceRequest extends Model {
    private static final Prop<Integer> SECONDS = Prop.required("seconds", Codecs.INT32);

    /** How this type travels. */
    public static final Shape<SandboxClockAdvanceRequest> SHAPE = Shape.of("SandboxClockAdvanceRequest", SandboxClockAdvanceRequest::new, SECONDS);

    private SandboxClockAdvanceRequest(Values values) {
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
     * Seconds to move forward, at most 366 days.
     *
     * @return the value, never null
     */
    public int seconds() {
        return get(SECONDS);
    }

    /** Gathers the members of an object. */
    public static final class Builder extends ModelBuilder<SandboxClockAdvanceRequest, Builder> {
        private Builder() {
            super(SHAPE);
        }

        @Override
        protected Builder self() {
            return this;
        }

        /**
         * Sets {@code seconds}.
         *
         * @param value Seconds to move forward, at most 366 days.
         * @return this
         */
        public Builder seconds(int value) {
            return set(SECONDS, value);
        }
    }
}
