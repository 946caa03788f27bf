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
 * Decision of a person.
 */
public final class KycReview extends Model {
    private static final Prop<KycDecision> DECISION = Prop.required("decision", KycDecision.CODEC);
    private static final Prop<String> NOTE = Prop.required("note", Codecs.STRING).orNull();
    private static final Prop<Actor> BY = Prop.required("by", Codecs.later(() -> Actor.SHAPE));
    private static final Prop<OffsetDateTime> AT = Prop.required("at", Codecs.DATE_TIME);

    /** How this type travels. */
    public static final Shape<KycReview> SHAPE = Shape.of("KycReview", KycReview::new, DECISION, NOTE, BY, AT);

    private KycReview(Values values) {
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
     * `clear` or `block`.
     *
     * @return the value, never null
     */
    public KycDecision decision() {
        return get(DECISION);
    }

    /**
     * Why.
     *
     * @return empty when it is null or was left out
     */
    public Optional<String> note() {
        return find(NOTE);
    }

    /**
     * Who decided.
     *
     * @return the value, never null
     */
    public Actor by() {
        return get(BY);
    }

    /**
     * When.
     *
     * @return the value, never null
     */
    public OffsetDateTime at() {
        return get(AT);
    }

    /** Gathers the members of an object. */
    public static final class Builder extends ModelBuilder<KycReview, Builder> {
        private Builder() {
            super(SHAPE);
        }

        @Override
        protected Builder self() {
            return this;
        }

        /**
         * Sets {@code decision}.
         *
         * @param value `clear` or `block`.
         * @return this
         */
        public Builder decision(KycDecision value) {
            return set(DECISION, value);
        }

        /**
         * Sets {@code note}.
         *
         * @param value Why.
         * @return this
         */
        public Builder note(@Nullable String value) {
            return set(NOTE, value);
        }

        /**
         * Sets {@code by}.
         *
         * @param value Who decided.
         * @return this
         */
        public Builder by(Actor value) {
            return set(BY, value);
        }

        /**
         * Sets {@code at}.
         *
         * @param value When.
         * @return this
         */
        public Builder at(OffsetDateTime value) {
            return set(AT, value);
        }
    }
}
