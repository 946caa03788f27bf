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
 * A way that money can take, with its reach, limits, price and health.
 */
public final class Rail extends Model {
    private static final Prop<String> ID = Prop.required("id", Codecs.STRING);
    private static final Prop<String> OBJECT = Prop.required("object", Codecs.STRING).always("rail");
    private static final Prop<Boolean> LIVEMODE = Prop.required("livemode", Codecs.BOOLEAN);
    private static final Prop<Integer> VERSION = Prop.required("version", Codecs.INT32);
    private static final Prop<OffsetDateTime> CREATED_AT = Prop.required("createdAt", Codecs.DATE_TIME);
    private static final Prop<OffsetDateTime> UPDATED_AT = Prop.required("updatedAt", Codecs.DATE_TIME);
    private static final Prop<String> NAME = Prop.required("name", Codecs.STRING);
    private static final Prop<RailKind> KIND = Prop.required("kind", RailKind.CODEC);
    private static final Prop<Boolean> SIMULATED = Prop.required("simulated", Codecs.BOOLEAN);
    private static final Prop<List<String>> COUNTRIES = Prop.required("countries", Codecs.list(Codecs.STRING));
    private static final Prop<List<String>> CURRENCIES = Prop.required("currencies", Codecs.list(Codecs.STRING));
    private static final Prop<List<PaymentDirection>> DIRECTIONS = Prop.required("directions", Codecs.list(PaymentDirection.CODEC));
    private static final Prop<List<PartyType>> DESTINATION_TYPES = Prop.required("destinationTypes", Codecs.list(PartyType.CODEC));
    private static final Prop<List<RailLimit>> LIMITS = Prop.required("limits", Codecs.list(Codecs.later(() -> RailLimit.SHAPE)));
    private static final Prop<RailTariff> TARIFF = Prop.required("tariff", Codecs.later(() -> RailTariff.SHAPE));
    private static final Prop<Integer> RESPONSE_TIMEOUT_SECONDS = Prop.required("responseTimeoutSeconds", Codecs.INT32).orNull();
    private static final Prop<RailReversal> REVERSAL = Prop.required("reversal", RailReversal.CODEC);
    private static final Prop<RailHealth> HEALTH = Prop.required("health", Codecs.later(() -> RailHealth.SHAPE));
    private static final Prop<RailSettlement> SETTLEMENT = Prop.required("settlement", Codecs.later(() -> RailSettlement.SHAPE));

    /** How this type travels. */
    public static final Shape<Rail> SHAPE = Shape.of("Rail", Rail::new, ID, OBJECT, LIVEMODE, VERSION, CREATED_AT, UPDATED_AT, NAME, KIND, SIMULATED, COUNTRIES, CURRENCIES, DIRECTIONS, DESTINATION_TYPES, LIMITS, TARIFF, RESPONSE_TIMEOUT_SECONDS, REVERSAL, HEALTH, SETTLEMENT);

    private Rail(Values values) {
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
     * The member id.
     *
     * @return the value, never null
     */
    public String id() {
        return get(ID);
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
     * `true` in live mode, `false` in test mode.
     *
     * @return the value, never null
     */
    public boolean livemode() {
        return get(LIVEMODE);
    }

    /**
     * Grows by 1 with each change.
     *
     * @return the value, never null
     */
    public int version() {
        return get(VERSION);
    }

    /**
     * When the rail was connected.
     *
     * @return the value, never null
     */
    public OffsetDateTime createdAt() {
        return get(CREATED_AT);
    }

    /**
     * When it last changed.
     *
     * @return the value, never null
     */
    public OffsetDateTime updatedAt() {
        return get(UPDATED_AT);
    }

    /**
     * Name of the rail.
     *
     * @return the value, never null
     */
    public String name() {
        return get(NAME);
    }

    /**
     * The member kind.
     *
     * @return the value, never null
     */
    public RailKind kind() {
        return get(KIND);
    }

    /**
     * `true` when no real connector is configured and the service plays the rail.
     *
     * @return the value, never null
     */
    public boolean simulated() {
        return get(SIMULATED);
    }

    /**
     * Countries that it reaches.
     *
     * @return the value, never null
     */
    public List<String> countries() {
        return get(COUNTRIES);
    }

    /**
     * Currencies that it carries.
     *
     * @return the value, never null
     */
    public List<String> currencies() {
        return get(CURRENCIES);
    }

    /**
     * What it can do.
     *
     * @return the value, never null
     */
    public List<PaymentDirection> directions() {
        return get(DIRECTIONS);
    }

    /**
     * Kinds of party that it reaches.
     *
     * @return the value, never null
     */
    public List<PartyType> destinationTypes() {
        return get(DESTINATION_TYPES);
    }

    /**
     * Amount limits per currency; empty without limits.
     *
     * @return the value, never null
     */
    public List<RailLimit> limits() {
        return get(LIMITS);
    }

    /**
     * The member tariff.
     *
     * @return the value, never null
     */
    public RailTariff tariff() {
        return get(TARIFF);
    }

    /**
     * Seconds after which an unanswered payment goes to reconciliation; null for postings inside the service.
     *
     * @return empty when it is null or was left out
     */
    public Optional<Integer> responseTimeoutSeconds() {
        return find(RESPONSE_TIMEOUT_SECONDS);
    }

    /**
     * The member reversal.
     *
     * @return the value, never null
     */
    public RailReversal reversal() {
        return get(REVERSAL);
    }

    /**
     * The member health.
     *
     * @return the value, never null
     */
    public RailHealth health() {
        return get(HEALTH);
    }

    /**
     * The member settlement.
     *
     * @return the value, never null
     */
    public RailSettlement settlement() {
        return get(SETTLEMENT);
    }

    /** Gathers the members of an object. */
    public static final class Builder extends ModelBuilder<Rail, Builder> {
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
         * @param value the value
         * @return this
         */
        public Builder id(String value) {
            return set(ID, value);
        }

        /**
         * Sets {@code livemode}.
         *
         * @param value `true` in live mode, `false` in test mode.
         * @return this
         */
        public Builder livemode(boolean value) {
            return set(LIVEMODE, value);
        }

        /**
         * Sets {@code version}.
         *
         * @param value Grows by 1 with each change.
         * @return this
         */
        public Builder version(int value) {
            return set(VERSION, value);
        }

        /**
         * Sets {@code createdAt}.
         *
         * @param value When the rail was connected.
         * @return this
         */
        public Builder createdAt(OffsetDateTime value) {
            return set(CREATED_AT, value);
        }

        /**
         * Sets {@code updatedAt}.
         *
         * @param value When it last changed.
         * @return this
         */
        public Builder updatedAt(OffsetDateTime value) {
            return set(UPDATED_AT, value);
        }

        /**
         * Sets {@code name}.
         *
         * @param value Name of the rail.
         * @return this
         */
        public Builder name(String value) {
            return set(NAME, value);
        }

        /**
         * Sets {@code kind}.
         *
         * @param value the value
         * @return this
         */
        public Builder kind(RailKind value) {
            return set(KIND, value);
        }

        /**
         * Sets {@code simulated}.
         *
         * @param value `true` when no real connector is configured and the service plays the rail.
         * @return this
         */
        public Builder simulated(boolean value) {
            return set(SIMULATED, value);
        }

        /**
         * Sets {@code countries}.
         *
         * @param value Countries that it reaches.
         * @return this
         */
        public Builder countries(List<String> value) {
            return set(COUNTRIES, value);
        }

        /**
         * Sets {@code currencies}.
         *
         * @param value Currencies that it carries.
         * @return this
         */
        public Builder currencies(List<String> value) {
            return set(CURRENCIES, value);
        }

        /**
         * Sets {@code directions}.
         *
         * @param value What it can do.
         * @return this
         */
        public Builder directions(List<PaymentDirection> value) {
            return set(DIRECTIONS, value);
        }

        /**
         * Sets {@code destinationTypes}.
         *
         * @param value Kinds of party that it reaches.
         * @return this
         */
        public Builder destinationTypes(List<PartyType> value) {
            return set(DESTINATION_TYPES, value);
        }

        /**
         * Sets {@code limits}.
         *
         * @param value Amount limits per currency; empty without limits.
         * @return this
         */
        public Builder limits(List<RailLimit> value) {
            return set(LIMITS, value);
        }

        /**
         * Sets {@code tariff}.
         *
         * @param value the value
         * @return this
         */
        public Builder tariff(RailTariff value) {
            return set(TARIFF, value);
        }

        /**
         * Sets {@code responseTimeoutSeconds}.
         *
         * @param value Seconds after which an unanswered payment goes to reconciliation; null for postings inside the service.
         * @return this
         */
        public Builder responseTimeoutSeconds(@Nullable Integer value) {
            return set(RESPONSE_TIMEOUT_SECONDS, value);
        }

        /**
         * Sets {@code reversal}.
         *
         * @param value the value
         * @return this
         */
        public Builder reversal(RailReversal value) {
            return set(REVERSAL, value);
        }

        /**
         * Sets {@code health}.
         *
         * @param value the value
         * @return this
         */
        public Builder health(RailHealth value) {
            return set(HEALTH, value);
        }

        /**
         * Sets {@code settlement}.
         *
         * @param value the value
         * @return this
         */
        public Builder settlement(RailSettlement value) {
            return set(SETTLEMENT, value);
        }
    }
}
