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
 * State of the service.
 */
public final class Health extends Model {
    private static final Prop<String> OBJECT = Prop.required("object", Codecs.STRING).always("health");
    private static final Prop<HealthStatus> STATUS = Prop.required("status", HealthStatus.CODEC);
    private static final Prop<String> VERSION = Prop.required("version", Codecs.STRING);
    private static final Prop<OffsetDateTime> AT = Prop.required("at", Codecs.DATE_TIME);
    private static final Prop<List<HealthCheck>> CHECKS = Prop.required("checks", Codecs.list(Codecs.later(() -> HealthCheck.SHAPE)));

    /** How this type travels. */
    public static final Shape<Health> SHAPE = Shape.of("Health", Health::new, OBJECT, STATUS, VERSION, AT, CHECKS);

    private Health(Values values) {
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
     * Kind of object.
     *
     * @return the value, never null
     */
    public String object() {
        return get(OBJECT);
    }

    /**
     * The member status.
     *
     * @return the value, never null
     */
    public HealthStatus status() {
        return get(STATUS);
    }

    /**
     * Release of the service.
     *
     * @return the value, never null
     */
    public String version() {
        return get(VERSION);
    }

    /**
     * When it was checked.
     *
     * @return the value, never null
     */
    public OffsetDateTime at() {
        return get(AT);
    }

    /**
     * The parts; empty for liveness.
     *
     * @return the value, never null
     */
    public List<HealthCheck> checks() {
        return get(CHECKS);
    }

    /** Gathers the members of an object. */
    public static final class Builder extends ModelBuilder<Health, Builder> {
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
        public Builder status(HealthStatus value) {
            return set(STATUS, value);
        }

        /**
         * Sets {@code version}.
         *
         * @param value Release of the service.
         * @return this
         */
        public Builder version(String value) {
            return set(VERSION, value);
        }

        /**
         * Sets {@code at}.
         *
         * @param value When it was checked.
         * @return this
         */
        public Builder at(OffsetDateTime value) {
            return set(AT, value);
        }

        /**
         * Sets {@code checks}.
         *
         * @param value The parts; empty for liveness.
         * @return this
         */
        public Builder checks(List<HealthCheck> value) {
            return set(CHECKS, value);
        }
    }
}
