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
 * What the widget in the browser needs: look, settings, and where a visitor left off.
 */
public final class ClientSession extends Model {
    private static final Prop<String> OBJECT = Prop.required("object", Codecs.STRING).always("client_session");
    private static final Prop<String> ID = Prop.required("id", Codecs.STRING);
    private static final Prop<Boolean> LIVEMODE = Prop.required("livemode", Codecs.BOOLEAN);
    private static final Prop<WidgetKind> KIND = Prop.required("kind", WidgetKind.CODEC);
    private static final Prop<WidgetSessionStatus> STATUS = Prop.required("status", WidgetSessionStatus.CODEC);
    private static final Prop<OffsetDateTime> EXPIRES_AT = Prop.required("expiresAt", Codecs.DATE_TIME);
    private static final Prop<String> MERCHANT_NAME = Prop.required("merchantName", Codecs.STRING);
    private static final Prop<LanguageTag> LOCALE = Prop.required("locale", LanguageTag.CODEC).orNull();
    private static final Prop<WidgetTheme> THEME = Prop.required("theme", Codecs.later(() -> WidgetTheme.SHAPE));
    private static final Prop<WidgetConfig> CONFIG = Prop.required("config", Codecs.later(() -> WidgetConfig.SHAPE));
    private static final Prop<Integer> TRY_NUMBER = Prop.required("tryNumber", Codecs.INT32);
    private static final Prop<String> PAYMENT_ID = Prop.required("paymentId", Codecs.STRING).orNull();
    private static final Prop<String> KYC_SCORE_ID = Prop.required("kycScoreId", Codecs.STRING).orNull();
    private static final Prop<ClientKyc> KYC = Prop.required("kyc", Codecs.later(() -> ClientKyc.SHAPE)).orNull();
    private static final Prop<Boolean> SUBJECT_REQUIRED = Prop.required("subjectRequired", Codecs.BOOLEAN);
    private static final Prop<List<ClientIdentityTypes>> IDENTITY_TYPES = Prop.required("identityTypes", Codecs.list(Codecs.later(() -> ClientIdentityTypes.SHAPE)));
    private static final Prop<List<ClientWalletPrefix>> WALLET_PREFIXES = Prop.required("walletPrefixes", Codecs.list(Codecs.later(() -> ClientWalletPrefix.SHAPE)));
    private static final Prop<List<ClientCurrency>> CURRENCIES = Prop.required("currencies", Codecs.list(Codecs.later(() -> ClientCurrency.SHAPE)));

    /** How this type travels. */
    public static final Shape<ClientSession> SHAPE = Shape.of("ClientSession", ClientSession::new, OBJECT, ID, LIVEMODE, KIND, STATUS, EXPIRES_AT, MERCHANT_NAME, LOCALE, THEME, CONFIG, TRY_NUMBER, PAYMENT_ID, KYC_SCORE_ID, KYC, SUBJECT_REQUIRED, IDENTITY_TYPES, WALLET_PREFIXES, CURRENCIES);

    private ClientSession(Values values) {
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
     * The kind of this object.
     *
     * @return the value, never null
     */
    public String object() {
        return get(OBJECT);
    }

    /**
     * The session.
     *
     * @return the value, never null
     */
    public String id() {
        return get(ID);
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
     * The member kind.
     *
     * @return the value, never null
     */
    public WidgetKind kind() {
        return get(KIND);
    }

    /**
     * The member status.
     *
     * @return the value, never null
     */
    public WidgetSessionStatus status() {
        return get(STATUS);
    }

    /**
     * When the session ends.
     *
     * @return the value, never null
     */
    public OffsetDateTime expiresAt() {
        return get(EXPIRES_AT);
    }

    /**
     * Name of the business, to show.
     *
     * @return the value, never null
     */
    public String merchantName() {
        return get(MERCHANT_NAME);
    }

    /**
     * Language; null for the visitor's.
     *
     * @return empty when it is null or was left out
     */
    public Optional<LanguageTag> locale() {
        return find(LOCALE);
    }

    /**
     * The member theme.
     *
     * @return the value, never null
     */
    public WidgetTheme theme() {
        return get(THEME);
    }

    /**
     * The member config.
     *
     * @return the value, never null
     */
    public WidgetConfig config() {
        return get(CONFIG);
    }

    /**
     * Number of the current try; part of the idempotency key of a payment, so that a repeated click never pays
     * twice.
     *
     * @return the value, never null
     */
    public int tryNumber() {
        return get(TRY_NUMBER);
    }

    /**
     * Payment of the current try.
     *
     * @return empty when it is null or was left out
     */
    public Optional<String> paymentId() {
        return find(PAYMENT_ID);
    }

    /**
     * Assessment of this session.
     *
     * @return empty when it is null or was left out
     */
    public Optional<String> kycScoreId() {
        return find(KYC_SCORE_ID);
    }

    /**
     * Assessment of this session, as far as it has come; null before there is one.
     *
     * @return empty when it is null or was left out
     */
    public Optional<ClientKyc> kyc() {
        return find(KYC);
    }

    /**
     * Whether an identity form asks who the visitor is; false where the widget has a customer.
     *
     * @return the value, never null
     */
    public boolean subjectRequired() {
        return get(SUBJECT_REQUIRED);
    }

    /**
     * Kinds of identity number by country, for identity widgets; otherwise empty.
     *
     * @return the value, never null
     */
    public List<ClientIdentityTypes> identityTypes() {
        return get(IDENTITY_TYPES);
    }

    /**
     * Finds the wallet of a number.
     *
     * @return the value, never null
     */
    public List<ClientWalletPrefix> walletPrefixes() {
        return get(WALLET_PREFIXES);
    }

    /**
     * Currencies that the widget shows.
     *
     * @return the value, never null
     */
    public List<ClientCurrency> currencies() {
        return get(CURRENCIES);
    }

    /** Gathers the members of an object. */
    public static final class Builder extends ModelBuilder<ClientSession, Builder> {
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
         * @param value The session.
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
         * Sets {@code kind}.
         *
         * @param value the value
         * @return this
         */
        public Builder kind(WidgetKind value) {
            return set(KIND, value);
        }

        /**
         * Sets {@code status}.
         *
         * @param value the value
         * @return this
         */
        public Builder status(WidgetSessionStatus value) {
            return set(STATUS, value);
        }

        /**
         * Sets {@code expiresAt}.
         *
         * @param value When the session ends.
         * @return this
         */
        public Builder expiresAt(OffsetDateTime value) {
            return set(EXPIRES_AT, value);
        }

        /**
         * Sets {@code merchantName}.
         *
         * @param value Name of the business, to show.
         * @return this
         */
        public Builder merchantName(String value) {
            return set(MERCHANT_NAME, value);
        }

        /**
         * Sets {@code locale}.
         *
         * @param value Language; null for the visitor's.
         * @return this
         */
        public Builder locale(@Nullable LanguageTag value) {
            return set(LOCALE, value);
        }

        /**
         * Sets {@code theme}.
         *
         * @param value the value
         * @return this
         */
        public Builder theme(WidgetTheme value) {
            return set(THEME, value);
        }

        /**
         * Sets {@code config}.
         *
         * @param value the value
         * @return this
         */
        public Builder config(WidgetConfig value) {
            return set(CONFIG, value);
        }

        /**
         * Sets {@code tryNumber}.
         *
         * @param value Number of the current try; part of the idempotency key of a payment, so that a repeated click never pays twice.
         * @return this
         */
        public Builder tryNumber(int value) {
            return set(TRY_NUMBER, value);
        }

        /**
         * Sets {@code paymentId}.
         *
         * @param value Payment of the current try.
         * @return this
         */
        public Builder paymentId(@Nullable String value) {
            return set(PAYMENT_ID, value);
        }

        /**
         * Sets {@code kycScoreId}.
         *
         * @param value Assessment of this session.
         * @return this
         */
        public Builder kycScoreId(@Nullable String value) {
            return set(KYC_SCORE_ID, value);
        }

        /**
         * Sets {@code kyc}.
         *
         * @param value Assessment of this session, as far as it has come; null before there is one.
         * @return this
         */
        public Builder kyc(@Nullable ClientKyc value) {
            return set(KYC, value);
        }

        /**
         * Sets {@code subjectRequired}.
         *
         * @param value Whether an identity form asks who the visitor is; false where the widget has a customer.
         * @return this
         */
        public Builder subjectRequired(boolean value) {
            return set(SUBJECT_REQUIRED, value);
        }

        /**
         * Sets {@code identityTypes}.
         *
         * @param value Kinds of identity number by country, for identity widgets; otherwise empty.
         * @return this
         */
        public Builder identityTypes(List<ClientIdentityTypes> value) {
            return set(IDENTITY_TYPES, value);
        }

        /**
         * Sets {@code walletPrefixes}.
         *
         * @param value Finds the wallet of a number.
         * @return this
         */
        public Builder walletPrefixes(List<ClientWalletPrefix> value) {
            return set(WALLET_PREFIXES, value);
        }

        /**
         * Sets {@code currencies}.
         *
         * @param value Currencies that the widget shows.
         * @return this
         */
        public Builder currencies(List<ClientCurrency> value) {
            return set(CURRENCIES, value);
        }
    }
}
