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
 * A subscription to notices of changes: at the announcement, 180, 90, 30, 7 and 1 days before, and when a change
 * takes effect.
 */
public final class ChangeLogSubscription extends Model {
    private static final Prop<String> ID = Prop.required("id", Codecs.STRING);
    private static final Prop<String> OBJECT = Prop.required("object", Codecs.STRING).always("changelog_subscription");
    private static final Prop<Boolean> LIVEMODE = Prop.required("livemode", Codecs.BOOLEAN);
    private static final Prop<OffsetDateTime> CREATED_AT = Prop.required("createdAt", Codecs.DATE_TIME);
    private static final Prop<OffsetDateTime> UPDATED_AT = Prop.required("updatedAt", Codecs.DATE_TIME);
    private static final Prop<Integer> VERSION = Prop.required("version", Codecs.INT32);
    private static final Prop<ChangeLogChannel> CHANNEL = Prop.required("channel", ChangeLogChannel.CODEC);
    private static final Prop<String> TARGET = Prop.required("target", Codecs.STRING).orNull();
    private static final Prop<ChangeLogFilter> FILTER = Prop.required("filter", Codecs.later(() -> ChangeLogFilter.SHAPE));
    private static final Prop<ChangeLogSubscriptionStatus> STATUS = Prop.required("status", ChangeLogSubscriptionStatus.CODEC);

    /** How this type travels. */
    public static final Shape<ChangeLogSubscription> SHAPE = Shape.of("ChangeLogSubscription", ChangeLogSubscription::new, ID, OBJECT, LIVEMODE, CREATED_AT, UPDATED_AT, VERSION, CHANNEL, TARGET, FILTER, STATUS);

    private ChangeLogSubscription(Values values) {
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
     * Id of the subscription.
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
     * The member channel.
     *
     * @return the value, never null
     */
    public ChangeLogChannel channel() {
        return get(CHANNEL);
    }

    /**
     * E-mail address or URL; null for `webhook_event`.
     *
     * @return empty when it is null or was left out
     */
    public Optional<String> target() {
        return find(TARGET);
    }

    /**
     * The member filter.
     *
     * @return the value, never null
     */
    public ChangeLogFilter filter() {
        return get(FILTER);
    }

    /**
     * State.
     *
     * @return the value, never null
     */
    public ChangeLogSubscriptionStatus status() {
        return get(STATUS);
    }

    /** Gathers the members of an object. */
    public static final class Builder extends ModelBuilder<ChangeLogSubscription, Builder> {
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
         * @param value Id of the subscription.
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
         * Sets {@code channel}.
         *
         * @param value the value
         * @return this
         */
        public Builder channel(ChangeLogChannel value) {
            return set(CHANNEL, value);
        }

        /**
         * Sets {@code target}.
         *
         * @param value E-mail address or URL; null for `webhook_event`.
         * @return this
         */
        public Builder target(@Nullable String value) {
            return set(TARGET, value);
        }

        /**
         * Sets {@code filter}.
         *
         * @param value the value
         * @return this
         */
        public Builder filter(ChangeLogFilter value) {
            return set(FILTER, value);
        }

        /**
         * Sets {@code status}.
         *
         * @param value State.
         * @return this
         */
        public Builder status(ChangeLogSubscriptionStatus value) {
            return set(STATUS, value);
        }
    }
}
