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
 * The answer to a purchase with a card.
 * <p>
 * A declined one is an ordinary resource with status `declined`, not an error.
 */
public final class CardAuthorization extends Model {
    private static final Prop<String> ID = Prop.required("id", Codecs.STRING);
    private static final Prop<String> OBJECT = Prop.required("object", Codecs.STRING).always("card_authorization");
    private static final Prop<Boolean> LIVEMODE = Prop.required("livemode", Codecs.BOOLEAN);
    private static final Prop<OffsetDateTime> CREATED_AT = Prop.required("createdAt", Codecs.DATE_TIME);
    private static final Prop<OffsetDateTime> UPDATED_AT = Prop.required("updatedAt", Codecs.DATE_TIME);
    private static final Prop<Integer> VERSION = Prop.required("version", Codecs.INT32);
    private static final Prop<String> CARD_ID = Prop.required("cardId", Codecs.STRING);
    private static final Prop<CardAuthorizationStatus> STATUS = Prop.required("status", CardAuthorizationStatus.CODEC);
    private static final Prop<Long> AMOUNT_MINOR_UNITS = Prop.required("amountMinorUnits", Codecs.INT64);
    private static final Prop<String> CURRENCY = Prop.required("currency", Codecs.STRING);
    private static final Prop<Money> MERCHANT_AMOUNT = Prop.required("merchantAmount", Codecs.later(() -> Money.SHAPE));
    private static final Prop<CardMerchant> MERCHANT = Prop.required("merchant", Codecs.later(() -> CardMerchant.SHAPE));
    private static final Prop<CardDeclineCode> DECLINE_CODE = Prop.required("declineCode", CardDeclineCode.CODEC).orNull();
    private static final Prop<String> DECLINED_BY_LIMIT_ID = Prop.required("declinedByLimitId", Codecs.STRING).orNull();
    private static final Prop<List<CardMatchedLimit>> MATCHED_LIMITS = Prop.required("matchedLimits", Codecs.list(Codecs.later(() -> CardMatchedLimit.SHAPE)));
    private static final Prop<Money> CAPTURED = Prop.required("captured", Codecs.later(() -> Money.SHAPE));
    private static final Prop<Money> RELEASED = Prop.required("released", Codecs.later(() -> Money.SHAPE));
    private static final Prop<CardFraudDecision> FRAUD = Prop.required("fraud", Codecs.later(() -> CardFraudDecision.SHAPE)).orNull();
    private static final Prop<String> NETWORK_ID = Prop.required("networkId", Codecs.STRING).orNull();
    private static final Prop<OffsetDateTime> EXPIRES_AT = Prop.required("expiresAt", Codecs.DATE_TIME).orNull();
    private static final Prop<List<CardCapture>> CAPTURES = Prop.required("captures", Codecs.list(Codecs.later(() -> CardCapture.SHAPE)));
    private static final Prop<Map<String, String>> METADATA = Prop.required("metadata", Codecs.map(Codecs.STRING));

    /** How this type travels. */
    public static final Shape<CardAuthorization> SHAPE = Shape.of("CardAuthorization", CardAuthorization::new, ID, OBJECT, LIVEMODE, CREATED_AT, UPDATED_AT, VERSION, CARD_ID, STATUS, AMOUNT_MINOR_UNITS, CURRENCY, MERCHANT_AMOUNT, MERCHANT, DECLINE_CODE, DECLINED_BY_LIMIT_ID, MATCHED_LIMITS, CAPTURED, RELEASED, FRAUD, NETWORK_ID, EXPIRES_AT, CAPTURES, METADATA);

    private CardAuthorization(Values values) {
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
     * Id of the authorization.
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
     * The card.
     *
     * @return the value, never null
     */
    public String cardId() {
        return get(CARD_ID);
    }

    /**
     * The member status.
     *
     * @return the value, never null
     */
    public CardAuthorizationStatus status() {
        return get(STATUS);
    }

    /**
     * Amount in the card's currency, in minor units.
     *
     * @return the value, never null
     */
    public long amountMinorUnits() {
        return get(AMOUNT_MINOR_UNITS);
    }

    /**
     * Currency of the card.
     *
     * @return the value, never null
     */
    public String currency() {
        return get(CURRENCY);
    }

    /**
     * Amount in the merchant's currency.
     *
     * @return the value, never null
     */
    public Money merchantAmount() {
        return get(MERCHANT_AMOUNT);
    }

    /**
     * The member merchant.
     *
     * @return the value, never null
     */
    public CardMerchant merchant() {
        return get(MERCHANT);
    }

    /**
     * Why it was declined; null if it was not.
     *
     * @return empty when it is null or was left out
     */
    public Optional<CardDeclineCode> declineCode() {
        return find(DECLINE_CODE);
    }

    /**
     * The limit that declined it.
     *
     * @return empty when it is null or was left out
     */
    public Optional<String> declinedByLimitId() {
        return find(DECLINED_BY_LIMIT_ID);
    }

    /**
     * Limits it counts against; empty if it was declined.
     *
     * @return the value, never null
     */
    public List<CardMatchedLimit> matchedLimits() {
        return get(MATCHED_LIMITS);
    }

    /**
     * Captured so far.
     *
     * @return the value, never null
     */
    public Money captured() {
        return get(CAPTURED);
    }

    /**
     * Released so far.
     *
     * @return the value, never null
     */
    public Money released() {
        return get(RELEASED);
    }

    /**
     * What the fraud score said; null if it was not asked.
     *
     * @return empty when it is null or was left out
     */
    public Optional<CardFraudDecision> fraud() {
        return find(FRAUD);
    }

    /**
     * Id of the purchase at the card network.
     *
     * @return empty when it is null or was left out
     */
    public Optional<String> networkId() {
        return find(NETWORK_ID);
    }

    /**
     * When an uncaptured hold ends; null if it was declined.
     *
     * @return empty when it is null or was left out
     */
    public Optional<OffsetDateTime> expiresAt() {
        return find(EXPIRES_AT);
    }

    /**
     * Captures, oldest first.
     *
     * @return the value, never null
     */
    public List<CardCapture> captures() {
        return get(CAPTURES);
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
    public static final class Builder extends ModelBuilder<CardAuthorization, Builder> {
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
         * @param value Id of the authorization.
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
         * Sets {@code cardId}.
         *
         * @param value The card.
         * @return this
         */
        public Builder cardId(String value) {
            return set(CARD_ID, value);
        }

        /**
         * Sets {@code status}.
         *
         * @param value the value
         * @return this
         */
        public Builder status(CardAuthorizationStatus value) {
            return set(STATUS, value);
        }

        /**
         * Sets {@code amountMinorUnits}.
         *
         * @param value Amount in the card's currency, in minor units.
         * @return this
         */
        public Builder amountMinorUnits(long value) {
            return set(AMOUNT_MINOR_UNITS, value);
        }

        /**
         * Sets {@code currency}.
         *
         * @param value Currency of the card.
         * @return this
         */
        public Builder currency(String value) {
            return set(CURRENCY, value);
        }

        /**
         * Sets {@code merchantAmount}.
         *
         * @param value Amount in the merchant's currency.
         * @return this
         */
        public Builder merchantAmount(Money value) {
            return set(MERCHANT_AMOUNT, value);
        }

        /**
         * Sets {@code merchant}.
         *
         * @param value the value
         * @return this
         */
        public Builder merchant(CardMerchant value) {
            return set(MERCHANT, value);
        }

        /**
         * Sets {@code declineCode}.
         *
         * @param value Why it was declined; null if it was not.
         * @return this
         */
        public Builder declineCode(@Nullable CardDeclineCode value) {
            return set(DECLINE_CODE, value);
        }

        /**
         * Sets {@code declinedByLimitId}.
         *
         * @param value The limit that declined it.
         * @return this
         */
        public Builder declinedByLimitId(@Nullable String value) {
            return set(DECLINED_BY_LIMIT_ID, value);
        }

        /**
         * Sets {@code matchedLimits}.
         *
         * @param value Limits it counts against; empty if it was declined.
         * @return this
         */
        public Builder matchedLimits(List<CardMatchedLimit> value) {
            return set(MATCHED_LIMITS, value);
        }

        /**
         * Sets {@code captured}.
         *
         * @param value Captured so far.
         * @return this
         */
        public Builder captured(Money value) {
            return set(CAPTURED, value);
        }

        /**
         * Sets {@code released}.
         *
         * @param value Released so far.
         * @return this
         */
        public Builder released(Money value) {
            return set(RELEASED, value);
        }

        /**
         * Sets {@code fraud}.
         *
         * @param value What the fraud score said; null if it was not asked.
         * @return this
         */
        public Builder fraud(@Nullable CardFraudDecision value) {
            return set(FRAUD, value);
        }

        /**
         * Sets {@code networkId}.
         *
         * @param value Id of the purchase at the card network.
         * @return this
         */
        public Builder networkId(@Nullable String value) {
            return set(NETWORK_ID, value);
        }

        /**
         * Sets {@code expiresAt}.
         *
         * @param value When an uncaptured hold ends; null if it was declined.
         * @return this
         */
        public Builder expiresAt(@Nullable OffsetDateTime value) {
            return set(EXPIRES_AT, value);
        }

        /**
         * Sets {@code captures}.
         *
         * @param value Captures, oldest first.
         * @return this
         */
        public Builder captures(List<CardCapture> value) {
            return set(CAPTURES, value);
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
