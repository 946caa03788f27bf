// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codecs;
import dev.njia.codec.Model;
import dev.njia.codec.ModelBuilder;
import dev.njia.codec.Prop;
import dev.njia.codec.Shape;
import dev.njia.codec.Values;
import java.util.List;

/**
 * What happened while the clock moved.
 */
public final class SandboxClockAdvance extends Model {
    private static final Prop<String> OBJECT = Prop.required("object", Codecs.STRING).always("sandbox_clock_advance");
    private static final Prop<SandboxClock> CLOCK = Prop.required("clock", Codecs.later(() -> SandboxClock.SHAPE));
    private static final Prop<Integer> ADVANCED_SECONDS = Prop.required("advancedSeconds", Codecs.INT32);
    private static final Prop<Integer> RAN_COUNT = Prop.required("ranCount", Codecs.INT32);
    private static final Prop<List<SandboxDueWork>> RAN = Prop.required("ran", Codecs.list(Codecs.later(() -> SandboxDueWork.SHAPE)));
    private static final Prop<Boolean> TRUNCATED = Prop.required("truncated", Codecs.BOOLEAN);

    /** How this type travels. */
    public static final Shape<SandboxClockAdvance> SHAPE = Shape.of("SandboxClockAdvance", SandboxClockAdvance::new, OBJECT, CLOCK, ADVANCED_SECONDS, RAN_COUNT, RAN, TRUNCATED);

    private SandboxClockAdvance(Values values) {
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
     * The clock afterwards.
     *
     * @return the value, never null
     */
    public SandboxClock clock() {
        return get(CLOCK);
    }

    /**
     * Seconds the clock moved.
     *
     * @return the value, never null
     */
    public int advancedSeconds() {
        return get(ADVANCED_SECONDS);
    }

    /**
     * How many pieces of work were run.
     *
     * @return the value, never null
     */
    public int ranCount() {
        return get(RAN_COUNT);
    }

    /**
     * The first 1000 pieces of work, in the order in which they fell due.
     *
     * @return the value, never null
     */
    public List<SandboxDueWork> ran() {
        return get(RAN);
    }

    /**
     * True if more was run than `ran` shows.
     *
     * @return the value, never null
     */
    public boolean truncated() {
        return get(TRUNCATED);
    }

    /** Gathers the members of an object. */
    public static final class Builder extends ModelBuilder<SandboxClockAdvance, Builder> {
        private Builder() {
            super(SHAPE);
        }

        @Override
        protected Builder self() {
            return this;
        }

        /**
         * Sets {@code clock}.
         *
         * @param value The clock afterwards.
         * @return this
         */
        public Builder clock(SandboxClock value) {
            return set(CLOCK, value);
        }

        /**
         * Sets {@code advancedSeconds}.
         *
         * @param value Seconds the clock moved.
         * @return this
         */
        public Builder advancedSeconds(int value) {
            return set(ADVANCED_SECONDS, value);
        }

        /**
         * Sets {@code ranCount}.
         *
         * @param value How many pieces of work were run.
         * @return this
         */
        public Builder ranCount(int value) {
            return set(RAN_COUNT, value);
        }

        /**
         * Sets {@code ran}.
         *
         * @param value The first 1000 pieces of work, in the order in which they fell due.
         * @return this
         */
        public Builder ran(List<SandboxDueWork> value) {
            return set(RAN, value);
        }

        /**
         * Sets {@code truncated}.
         *
         * @param value True if more was run than `ran` shows.
         * @return this
         */
        public Builder truncated(boolean value) {
            return set(TRUNCATED, value);
        }
    }
}
