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
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The choice of a rail with all its evidence: every candidate, its figures over the last 24 hours and the
 * reasons of exclusion.
 * <p>
 * A decision never changes; `POST /v1/routing/preview` with `asOf` = `decidedAt` gives the same `decisionHash`.
 */
public final class RoutingDecision extends Model {
    private static final Prop<String> OBJECT = Prop.required("object", Codecs.STRING).always("routing_decision");
    private static final Prop<RoutingStrategy> STRATEGY = Prop.required("strategy", RoutingStrategy.CODEC);
    private static final Prop<String> SELECTED_RAIL = Prop.required("selectedRail", Codecs.STRING);
    private static final Prop<OffsetDateTime> DECIDED_AT = Prop.required("decidedAt", Codecs.DATE_TIME);
    private static final Prop<Integer> WINDOW_HOURS = Prop.required("windowHours", Codecs.INT32);
    private static final Prop<OffsetDateTime> WINDOW_FROM = Prop.required("windowFrom", Codecs.DATE_TIME);
    private static final Prop<OffsetDateTime> WINDOW_TO = Prop.required("windowTo", Codecs.DATE_TIME);
    private static final Prop<Money> AMOUNT = Prop.required("amount", Codecs.later(() -> Money.SHAPE));
    private static final Prop<List<RoutingCandidate>> CANDIDATES = Prop.required("candidates", Codecs.list(Codecs.later(() -> RoutingCandidate.SHAPE)));
    private static final Prop<Money> SAVINGS = Prop.required("savings", Codecs.later(() -> Money.SHAPE)).orNull();
    private static final Prop<String> EXPLANATION = Prop.required("explanation", Codecs.STRING);
    private static final Prop<Boolean> EXPLORED = Prop.required("explored", Codecs.BOOLEAN);
    private static final Prop<String> DECISION_HASH = Prop.required("decisionHash", Codecs.STRING);

    /** How this type travels. */
    public static final Shape<RoutingDecision> SHAPE = Shape.of("RoutingDecision", RoutingDecision::new, OBJECT, STRATEGY, SELECTED_RAIL, DECIDED_AT, WINDOW_HOURS, WINDOW_FROM, WINDOW_TO, AMOUNT, CANDIDATES, SAVINGS, EXPLANATION, EXPLORED, DECISION_HASH);

    private RoutingDecision(Values values) {
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
     * The member strategy.
     *
     * @return the value, never null
     */
    public RoutingStrategy strategy() {
        return get(STRATEGY);
    }

    /**
     * The member selectedRail.
     *
     * @return the value, never null
     */
    public String selectedRail() {
        return get(SELECTED_RAIL);
    }

    /**
     * When the choice was made.
     *
     * @return the value, never null
     */
    public OffsetDateTime decidedAt() {
        return get(DECIDED_AT);
    }

    /**
     * Length of the history in hours.
     *
     * @return the value, never null
     */
    public int windowHours() {
        return get(WINDOW_HOURS);
    }

    /**
     * Start of the history, included.
     *
     * @return the value, never null
     */
    public OffsetDateTime windowFrom() {
        return get(WINDOW_FROM);
    }

    /**
     * End of the history, included.
     *
     * @return the value, never null
     */
    public OffsetDateTime windowTo() {
        return get(WINDOW_TO);
    }

    /**
     * The member amount.
     *
     * @return the value, never null
     */
    public Money amount() {
        return get(AMOUNT);
    }

    /**
     * All rails that were looked at, eligible ones first and in order of rank.
     *
     * @return the value, never null
     */
    public List<RoutingCandidate> candidates() {
        return get(CANDIDATES);
    }

    /**
     * Fee saved against the rail of rank 2; null when there is none or it is cheaper.
     *
     * @return empty when it is null or was left out
     */
    public Optional<Money> savings() {
        return find(SAVINGS);
    }

    /**
     * The choice in words.
     *
     * @return the value, never null
     */
    public String explanation() {
        return get(EXPLANATION);
    }

    /**
     * `true` when the tenant allows exploration and this choice was one.
     *
     * @return the value, never null
     */
    public boolean explored() {
        return get(EXPLORED);
    }

    /**
     * SHA-256 of the canonical JSON (RFC 8785) of inputs and candidates.
     *
     * @return the value, never null
     */
    public String decisionHash() {
        return get(DECISION_HASH);
    }

    /** Gathers the members of an object. */
    public static final class Builder extends ModelBuilder<RoutingDecision, Builder> {
        private Builder() {
            super(SHAPE);
        }

        @Override
        protected Builder self() {
            return this;
        }

        /**
         * Sets {@code strategy}.
         *
         * @param value the value
         * @return this
         */
        public Builder strategy(RoutingStrategy value) {
            return set(STRATEGY, value);
        }

        /**
         * Sets {@code selectedRail}.
         *
         * @param value the value
         * @return this
         */
        public Builder selectedRail(String value) {
            return set(SELECTED_RAIL, value);
        }

        /**
         * Sets {@code decidedAt}.
         *
         * @param value When the choice was made.
         * @return this
         */
        public Builder decidedAt(OffsetDateTime value) {
            return set(DECIDED_AT, value);
        }

        /**
         * Sets {@code windowHours}.
         *
         * @param value Length of the history in hours.
         * @return this
         */
        public Builder windowHours(int value) {
            return set(WINDOW_HOURS, value);
        }

        /**
         * Sets {@code windowFrom}.
         *
         * @param value Start of the history, included.
         * @return this
         */
        public Builder windowFrom(OffsetDateTime value) {
            return set(WINDOW_FROM, value);
        }

        /**
         * Sets {@code windowTo}.
         *
         * @param value End of the history, included.
         * @return this
         */
        public Builder windowTo(OffsetDateTime value) {
            return set(WINDOW_TO, value);
        }

        /**
         * Sets {@code amount}.
         *
         * @param value the value
         * @return this
         */
        public Builder amount(Money value) {
            return set(AMOUNT, value);
        }

        /**
         * Sets {@code candidates}.
         *
         * @param value All rails that were looked at, eligible ones first and in order of rank.
         * @return this
         */
        public Builder candidates(List<RoutingCandidate> value) {
            return set(CANDIDATES, value);
        }

        /**
         * Sets {@code savings}.
         *
         * @param value Fee saved against the rail of rank 2; null when there is none or it is cheaper.
         * @return this
         */
        public Builder savings(@Nullable Money value) {
            return set(SAVINGS, value);
        }

        /**
         * Sets {@code explanation}.
         *
         * @param value The choice in words.
         * @return this
         */
        public Builder explanation(String value) {
            return set(EXPLANATION, value);
        }

        /**
         * Sets {@code explored}.
         *
         * @param value `true` when the tenant allows exploration and this choice was one.
         * @return this
         */
        public Builder explored(boolean value) {
            return set(EXPLORED, value);
        }

        /**
         * Sets {@code decisionHash}.
         *
         * @param value SHA-256 of the canonical JSON (RFC 8785) of inputs and candidates.
         * @return this
         */
        public Builder decisionHash(String value) {
            return set(DECISION_HASH, value);
        }
    }
}
