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
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A virtual card with spend limits.
 * <p>
 * Its number and security code are never part of it; `revealGhostCard` shows them.
 */
public final class GhostCard extends Model {
    private static final Prop<String> ID = Prop.required("id", Codecs.STRING);
    private static final Prop<String> OBJECT = Prop.required("object", Codecs.STRING).always("ghost_card");
    private static final Prop<Boolean> LIVEMODE = Prop.required("livemode", Codecs.BOOLEAN);
    private static final Prop<OffsetDateTime> CREATED_AT = Prop.required("createdAt", Codecs.DATE_TIME);
    private static final Prop<OffsetDateTime> UPDATED_AT = Prop.required("updatedAt", Codecs.DATE_TIME);
    private static final Prop<Integer> VERSION = Prop.required("version", Codecs.INT32);
    private static final Prop<GhostCardStatus> STATUS = Prop.required("status", GhostCardStatus.CODEC);
    private static final Prop<String> LABEL = Prop.required("label", Codecs.STRING).orNull();
    private static final Prop<String> LAST4 = Prop.required("last4", Codecs.STRING);
    private static final Prop<String> BIN = Prop.required("bin", Codecs.STRING);
    private static final Prop<String> SCHEME = Prop.required("scheme", Codecs.STRING).always("simulated");
    private static final Prop<Integer> EXP_MONTH = Prop.required("expMonth", Codecs.INT32);
    private static final Prop<Integer> EXP_YEAR = Prop.required("expYear", Codecs.INT32);
    private static final Prop<String> CURRENCY = Prop.required("currency", Codecs.STRING);
    private static final Prop<String> ACCOUNT_ID = Prop.required("accountId", Codecs.STRING);
    private static final Prop<String> CUSTOMER_ID = Prop.required("customerId", Codecs.STRING).orNull();
    private static final Prop<Boolean> SINGLE_USE = Prop.required("singleUse", Codecs.BOOLEAN);
    private static final Prop<OffsetDateTime> USED_AT = Prop.required("usedAt", Codecs.DATE_TIME).orNull();
    private static final Prop<List<SpendLimit>> SPEND_LIMITS = Prop.required("spendLimits", Codecs.list(Codecs.later(() -> SpendLimit.SHAPE)));
    private static final Prop<GhostCardControls> CONTROLS = Prop.required("controls", Codecs.later(() -> GhostCardControls.SHAPE));
    private static final Prop<String> TIMEZONE = Prop.required("timezone", Codecs.STRING);
    private static final Prop<OffsetDateTime> EXPIRES_AT = Prop.required("expiresAt", Codecs.DATE_TIME);
    private static final Prop<GhostCardTotals> TOTALS = Prop.required("totals", Codecs.later(() -> GhostCardTotals.SHAPE));
    private static final Prop<Map<String, String>> METADATA = Prop.required("metadata", Codecs.map(Codecs.STRING));

    /** How this type travels. */
    public static final Shape<GhostCard> SHAPE = Shape.of("GhostCard", GhostCard::new, ID, OBJECT, LIVEMODE, CREATED_AT, UPDATED_AT, VERSION, STATUS, LABEL, LAST4, BIN, SCHEME, EXP_MONTH, EXP_YEAR, CURRENCY, ACCOUNT_ID, CUSTOMER_ID, SINGLE_USE, USED_AT, SPEND_LIMITS, CONTROLS, TIMEZONE, EXPIRES_AT, TOTALS, METADATA);

    private GhostCard(Values values) {
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
     * Id of the card.
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
     * The member status.
     *
     * @return the value, never null
     */
    public GhostCardStatus status() {
        return get(STATUS);
    }

    /**
     * Name for people.
     *
     * @return empty when it is null or was left out
     */
    public Optional<String> label() {
        return find(LABEL);
    }

    /**
     * Last four digits of the number.
     *
     * @return the value, never null
     */
    public String last4() {
        return get(LAST4);
    }

    /**
     * First six digits of the number.
     *
     * @return the value, never null
     */
    public String bin() {
        return get(BIN);
    }

    /**
     * Card scheme.
     *
     * @return the value, never null
     */
    public String scheme() {
        return get(SCHEME);
    }

    /**
     * Month of expiry.
     *
     * @return the value, never null
     */
    public int expMonth() {
        return get(EXP_MONTH);
    }

    /**
     * Year of expiry, four digits.
     *
     * @return the value, never null
     */
    public int expYear() {
        return get(EXP_YEAR);
    }

    /**
     * Currency of the card and of its limits.
     *
     * @return the value, never null
     */
    public String currency() {
        return get(CURRENCY);
    }

    /**
     * Account that funds it.
     *
     * @return the value, never null
     */
    public String accountId() {
        return get(ACCOUNT_ID);
    }

    /**
     * Customer who uses it.
     *
     * @return empty when it is null or was left out
     */
    public Optional<String> customerId() {
        return find(CUSTOMER_ID);
    }

    /**
     * Whether it closes after its first use.
     *
     * @return the value, never null
     */
    public boolean singleUse() {
        return get(SINGLE_USE);
    }

    /**
     * First approved authorization of a single-use card.
     *
     * @return empty when it is null or was left out
     */
    public Optional<OffsetDateTime> usedAt() {
        return find(USED_AT);
    }

    /**
     * Limits with their use.
     *
     * @return the value, never null
     */
    public List<SpendLimit> spendLimits() {
        return get(SPEND_LIMITS);
    }

    /**
     * The member controls.
     *
     * @return the value, never null
     */
    public GhostCardControls controls() {
        return get(CONTROLS);
    }

    /**
     * IANA time zone of the limit windows.
     *
     * @return the value, never null
     */
    public String timezone() {
        return get(TIMEZONE);
    }

    /**
     * When it ends.
     *
     * @return the value, never null
     */
    public OffsetDateTime expiresAt() {
        return get(EXPIRES_AT);
    }

    /**
     * The member totals.
     *
     * @return the value, never null
     */
    public GhostCardTotals totals() {
        return get(TOTALS);
    }

    /**
     * The member metadata.
     *
     * @return the value, never null
     */
    public Map<String, String> metadata() {
        return get(METADATA);
    }

    /** Gathers the members of an object. */
    public static final class Builder extends ModelBuilder<GhostCard, Builder> {
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
         * @param value Id of the card.
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
         * Sets {@code status}.
         *
         * @param value the value
         * @return this
         */
        public Builder status(GhostCardStatus value) {
            return set(STATUS, value);
        }

        /**
         * Sets {@code label}.
         *
         * @param value Name for people.
         * @return this
         */
        public Builder label(@Nullable String value) {
            return set(LABEL, value);
        }

        /**
         * Sets {@code last4}.
         *
         * @param value Last four digits of the number.
         * @return this
         */
        public Builder last4(String value) {
            return set(LAST4, value);
        }

        /**
         * Sets {@code bin}.
         *
         * @param value First six digits of the number.
         * @return this
         */
        public Builder bin(String value) {
            return set(BIN, value);
        }

        /**
         * Sets {@code expMonth}.
         *
         * @param value Month of expiry.
         * @return this
         */
        public Builder expMonth(int value) {
            return set(EXP_MONTH, value);
        }

        /**
         * Sets {@code expYear}.
         *
         * @param value Year of expiry, four digits.
         * @return this
         */
        public Builder expYear(int value) {
            return set(EXP_YEAR, value);
        }

        /**
         * Sets {@code currency}.
         *
         * @param value Currency of the card and of its limits.
         * @return this
         */
        public Builder currency(String value) {
            return set(CURRENCY, value);
        }

        /**
         * Sets {@code accountId}.
         *
         * @param value Account that funds it.
         * @return this
         */
        public Builder accountId(String value) {
            return set(ACCOUNT_ID, value);
        }

        /**
         * Sets {@code customerId}.
         *
         * @param value Customer who uses it.
         * @return this
         */
        public Builder customerId(@Nullable String value) {
            return set(CUSTOMER_ID, value);
        }

        /**
         * Sets {@code singleUse}.
         *
         * @param value Whether it closes after its first use.
         * @return this
         */
        public Builder singleUse(boolean value) {
            return set(SINGLE_USE, value);
        }

        /**
         * Sets {@code usedAt}.
         *
         * @param value First approved authorization of a single-use card.
         * @return this
         */
        public Builder usedAt(@Nullable OffsetDateTime value) {
            return set(USED_AT, value);
        }

        /**
         * Sets {@code spendLimits}.
         *
         * @param value Limits with their use.
         * @return this
         */
        public Builder spendLimits(List<SpendLimit> value) {
            return set(SPEND_LIMITS, value);
        }

        /**
         * Sets {@code controls}.
         *
         * @param value the value
         * @return this
         */
        public Builder controls(GhostCardControls value) {
            return set(CONTROLS, value);
        }

        /**
         * Sets {@code timezone}.
         *
         * @param value IANA time zone of the limit windows.
         * @return this
         */
        public Builder timezone(String value) {
            return set(TIMEZONE, value);
        }

        /**
         * Sets {@code expiresAt}.
         *
         * @param value When it ends.
         * @return this
         */
        public Builder expiresAt(OffsetDateTime value) {
            return set(EXPIRES_AT, value);
        }

        /**
         * Sets {@code totals}.
         *
         * @param value the value
         * @return this
         */
        public Builder totals(GhostCardTotals value) {
            return set(TOTALS, value);
        }

        /**
         * Sets {@code metadata}.
         *
         * @param value the value
         * @return this
         */
        public Builder metadata(Map<String, String> value) {
            return set(METADATA, value);
        }
    }
}
