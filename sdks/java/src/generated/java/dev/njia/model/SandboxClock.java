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
 * The clock that all due times of this tenant's test mode follow.
 * <p>
 * Deadlines of keys and logins never follow it.
 */
public final class SandboxClock extends Model {
    private static final Prop<String> OBJECT = Prop.required("object", Codecs.STRING).always("sandbox_clock");
    private static final Prop<SandboxClockMode> MODE = Prop.required("mode", SandboxClockMode.CODEC);
    private static final Prop<OffsetDateTime> NOW = Prop.required("now", Codecs.DATE_TIME);
    private static final Prop<Boolean> FROZEN = Prop.required("frozen", Codecs.BOOLEAN);
    private static final Prop<Long> OFFSET_SECONDS = Prop.required("offsetSeconds", Codecs.INT64);
    private static final Prop<OffsetDateTime> SET_AT = Prop.required("setAt", Codecs.DATE_TIME).orNull();

    /** How this type travels. */
    public static final Shape<SandboxClock> SHAPE = Shape.of("SandboxClock", SandboxClock::new, OBJECT, MODE, NOW, FROZEN, OFFSET_SECONDS, SET_AT);

    private SandboxClock(Values values) {
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
     * Whether test mode follows real time or a virtual one.
     *
     * @return the value, never null
     */
    public SandboxClockMode mode() {
        return get(MODE);
    }

    /**
     * The time test mode believes it is.
     *
     * @return the value, never null
     */
    public OffsetDateTime now() {
        return get(NOW);
    }

    /**
     * True if the virtual clock stands still between advances; false if it runs on at real speed.
     *
     * @return the value, never null
     */
    public boolean frozen() {
        return get(FROZEN);
    }

    /**
     * Virtual time minus real time, in seconds; 0 while the mode is `real`.
     *
     * @return the value, never null
     */
    public long offsetSeconds() {
        return get(OFFSET_SECONDS);
    }

    /**
     * Real time of the last change of the clock; null if it was never changed.
     *
     * @return empty when it is null or was left out
     */
    public Optional<OffsetDateTime> setAt() {
        return find(SET_AT);
    }

    /** Gathers the members of an object. */
    public static final class Builder extends ModelBuilder<SandboxClock, Builder> {
        private Builder() {
            super(SHAPE);
        }

        @Override
        protected Builder self() {
            return this;
        }

        /**
         * Sets {@code mode}.
         *
         * @param value Whether test mode follows real time or a virtual one.
         * @return this
         */
        public Builder mode(SandboxClockMode value) {
            return set(MODE, value);
        }

        /**
         * Sets {@code now}.
         *
         * @param value The time test mode believes it is.
         * @return this
         */
        public Builder now(OffsetDateTime value) {
            return set(NOW, value);
        }

        /**
         * Sets {@code frozen}.
         *
         * @param value True if the virtual clock stands still between advances; false if it runs on at real speed.
         * @return this
         */
        public Builder frozen(boolean value) {
            return set(FROZEN, value);
        }

        /**
         * Sets {@code offsetSeconds}.
         *
         * @param value Virtual time minus real time, in seconds; 0 while the mode is `real`.
         * @return this
         */
        public Builder offsetSeconds(long value) {
            return set(OFFSET_SECONDS, value);
        }

        /**
         * Sets {@code setAt}.
         *
         * @param value Real time of the last change of the clock; null if it was never changed.
         * @return this
         */
        public Builder setAt(@Nullable OffsetDateTime value) {
            return set(SET_AT, value);
        }
    }
}
