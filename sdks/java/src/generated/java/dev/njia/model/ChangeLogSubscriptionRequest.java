// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codecs;
import dev.njia.codec.Model;
import dev.njia.codec.ModelBuilder;
import dev.njia.codec.Prop;
import dev.njia.codec.Shape;
import dev.njia.codec.Values;
import java.util.Optional;

/**
 * The subscription to make.
 */
public final class ChangeLogSubscriptionRequest extends Model {
    private static final Prop<ChangeLogChannel> CHANNEL = Prop.required("channel", ChangeLogChannel.CODEC);
    private static final Prop<String> TARGET = Prop.optional("target", Codecs.STRING);
    private static final Prop<ChangeLogFilterInput> FILTER = Prop.optional("filter", Codecs.later(() -> ChangeLogFilterInput.SHAPE));

    /** How this type travels. */
    public static final Shape<ChangeLogSubscriptionRequest> SHAPE = Shape.of("ChangeLogSubscriptionRequest", ChangeLogSubscriptionRequest::new, CHANNEL, TARGET, FILTER);

    private ChangeLogSubscriptionRequest(Values values) {
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
     * The member channel.
     *
     * @return the value, never null
     */
    public ChangeLogChannel channel() {
        return get(CHANNEL);
    }

    /**
     * E-mail address or https URL; required for `email` and `webhook`, not allowed for `webhook_event`.
     *
     * @return empty when it was left out
     */
    public Optional<String> target() {
        return find(TARGET);
    }

    /**
     * The member filter.
     *
     * @return empty when it was left out
     */
    public Optional<ChangeLogFilterInput> filter() {
        return find(FILTER);
    }

    /** Gathers the members of an object. */
    public static final class Builder extends ModelBuilder<ChangeLogSubscriptionRequest, Builder> {
        private Builder() {
            super(SHAPE);
        }

        @Override
        protected Builder self() {
            return this;
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
         * @param value E-mail address or https URL; required for `email` and `webhook`, not allowed for `webhook_event`.
         * @return this
         */
        public Builder target(String value) {
            return set(TARGET, value);
        }

        /**
         * Sets {@code filter}.
         *
         * @param value the value
         * @return this
         */
        public Builder filter(ChangeLogFilterInput value) {
            return set(FILTER, value);
        }
    }
}
