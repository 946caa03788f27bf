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
 * How the rail does now.
 */
public final class RailHealth extends Model {
    private static final Prop<RailHealthStatus> STATUS = Prop.required("status", RailHealthStatus.CODEC);
    private static final Prop<Double> SUCCESS_RATE1H = Prop.required("successRate1h", Codecs.DOUBLE).orNull();
    private static final Prop<OffsetDateTime> SINCE = Prop.required("since", Codecs.DATE_TIME);

    /** How this type travels. */
    public static final Shape<RailHealth> SHAPE = Shape.of("RailHealth", RailHealth::new, STATUS, SUCCESS_RATE1H, SINCE);

    private RailHealth(Values values) {
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
     * The member status.
     *
     * @return the value, never null
     */
    public RailHealthStatus status() {
        return get(STATUS);
    }

    /**
     * Share of attempts of the last hour that succeeded; null without attempts.
     *
     * @return empty when it is null or was left out
     */
    public Optional<Double> successRate1h() {
        return find(SUCCESS_RATE1H);
    }

    /**
     * Since when it is in this state.
     *
     * @return the value, never null
     */
    public OffsetDateTime since() {
        return get(SINCE);
    }

    /** Gathers the members of an object. */
    public static final class Builder extends ModelBuilder<RailHealth, Builder> {
        private Builder() {
            super(SHAPE);
        }

        @Override
        protected Builder self() {
            return this;
        }

        /**
         * Sets {@code status}.
         *
         * @param value the value
         * @return this
         */
        public Builder status(RailHealthStatus value) {
            return set(STATUS, value);
        }

        /**
         * Sets {@code successRate1h}.
         *
         * @param value Share of attempts of the last hour that succeeded; null without attempts.
         * @return this
         */
        public Builder successRate1h(@Nullable Double value) {
            return set(SUCCESS_RATE1H, value);
        }

        /**
         * Sets {@code since}.
         *
         * @param value Since when it is in this state.
         * @return this
         */
        public Builder since(OffsetDateTime value) {
            return set(SINCE, value);
        }
    }
}
