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

/**
 * The time to set.
 * <p>
 * The clock moves forward only, so that nothing that already happened becomes future.
 */
public final class SandboxClockSetRequest extends Model {
    private static final Prop<OffsetDateTime> NOW = Prop.required("now", Codecs.DATE_TIME);
    private static final Prop<Boolean> FROZEN = Prop.optional("frozen", Codecs.BOOLEAN);

    /** How this type travels. */
    public static final Shape<SandboxClockSetRequest> SHAPE = Shape.of("SandboxClockSetRequest", SandboxClockSetRequest::new, NOW, FROZEN);

    private SandboxClockSetRequest(Values values) {
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
     * New virtual time; not earlier than the current sandbox time.
     *
     * @return the value, never null
     */
    public OffsetDateTime now() {
        return get(NOW);
    }

    /**
     * True makes the clock stand still at `now`; false lets it run on at real speed.
     *
     * @return empty when it was left out
     */
    public Optional<Boolean> frozen() {
        return find(FROZEN);
    }

    /** Gathers the members of an object. */
    public static final class Builder extends ModelBuilder<SandboxClockSetRequest, Builder> {
        private Builder() {
            super(SHAPE);
        }

        @Override
        protected Builder self() {
            return this;
        }

        /**
         * Sets {@code now}.
         *
         * @param value New virtual time; not earlier than the current sandbox time.
         * @return this
         */
        public Builder now(OffsetDateTime value) {
            return set(NOW, value);
        }

        /**
         * Sets {@code frozen}.
         *
         * @param value True makes the clock stand still at `now`; false lets it run on at real speed.
         * @return this
         */
        public Builder frozen(Boolean value) {
            return set(FROZEN, value);
        }
    }
}
