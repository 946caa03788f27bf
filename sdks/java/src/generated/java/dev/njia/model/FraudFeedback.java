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
 * What it turned out to be.
 */
public final class FraudFeedback extends Model {
    private static final Prop<FraudFeedbackLabel> LABEL = Prop.required("label", FraudFeedbackLabel.CODEC);
    private static final Prop<String> NOTE = Prop.required("note", Codecs.STRING).orNull();
    private static final Prop<OffsetDateTime> AT = Prop.required("at", Codecs.DATE_TIME);
    private static final Prop<Actor> ACTOR = Prop.required("actor", Codecs.later(() -> Actor.SHAPE));

    /** How this type travels. */
    public static final Shape<FraudFeedback> SHAPE = Shape.of("FraudFeedback", FraudFeedback::new, LABEL, NOTE, AT, ACTOR);

    private FraudFeedback(Values values) {
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
     * The member label.
     *
     * @return the value, never null
     */
    public FraudFeedbackLabel label() {
        return get(LABEL);
    }

    /**
     * Note.
     *
     * @return empty when it is null or was left out
     */
    public Optional<String> note() {
        return find(NOTE);
    }

    /**
     * When the feedback was given.
     *
     * @return the value, never null
     */
    public OffsetDateTime at() {
        return get(AT);
    }

    /**
     * The member actor.
     *
     * @return the value, never null
     */
    public Actor actor() {
        return get(ACTOR);
    }

    /** Gathers the members of an object. */
    public static final class Builder extends ModelBuilder<FraudFeedback, Builder> {
        private Builder() {
            super(SHAPE);
        }

        @Override
        protected Builder self() {
            return this;
        }

        /**
         * Sets {@code label}.
         *
         * @param value the value
         * @return this
         */
        public Builder label(FraudFeedbackLabel value) {
            return set(LABEL, value);
        }

        /**
         * Sets {@code note}.
         *
         * @param value Note.
         * @return this
         */
        public Builder note(@Nullable String value) {
            return set(NOTE, value);
        }

        /**
         * Sets {@code at}.
         *
         * @param value When the feedback was given.
         * @return this
         */
        public Builder at(OffsetDateTime value) {
            return set(AT, value);
        }

        /**
         * Sets {@code actor}.
         *
         * @param value the value
         * @return this
         */
        public Builder actor(Actor value) {
            return set(ACTOR, value);
        }
    }
}
