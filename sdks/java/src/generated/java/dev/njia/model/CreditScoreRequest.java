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
 * Whom to score and from what.
 * <p>
 * Give `customerId` or `subject`. Data comes from `mobileMoney`, from `mobileMoneySummary` and from the tenant's
 * own history with the person. Sex, religion, ethnicity, tribe, marital status, health, political opinion,
 * contacts and message texts are never accepted.
 */
public final class CreditScoreRequest extends Model {
    private static final Prop<String> CUSTOMER_ID = Prop.optional("customerId", Codecs.STRING);
    private static final Prop<CreditSubjectInput> SUBJECT = Prop.optional("subject", Codecs.later(() -> CreditSubjectInput.SHAPE));
    private static final Prop<ConsentInput> CONSENT = Prop.required("consent", Codecs.later(() -> ConsentInput.SHAPE));
    private static final Prop<CreditProductInput> PRODUCT = Prop.optional("product", Codecs.later(() -> CreditProductInput.SHAPE));
    private static final Prop<String> CURRENCY = Prop.required("currency", Codecs.STRING);
    private static final Prop<MobileMoneyHistoryInput> MOBILE_MONEY = Prop.optional("mobileMoney", Codecs.later(() -> MobileMoneyHistoryInput.SHAPE));
    private static final Prop<MobileMoneySummaryInput> MOBILE_MONEY_SUMMARY = Prop.optional("mobileMoneySummary", Codecs.later(() -> MobileMoneySummaryInput.SHAPE));
    private static final Prop<Boolean> USE_TENANT_HISTORY = Prop.optional("useTenantHistory", Codecs.BOOLEAN);
    private static final Prop<String> MODEL_VERSION = Prop.optional("modelVersion", Codecs.STRING);

    /** How this type travels. */
    public static final Shape<CreditScoreRequest> SHAPE = Shape.of("CreditScoreRequest", CreditScoreRequest::new, CUSTOMER_ID, SUBJECT, CONSENT, PRODUCT, CURRENCY, MOBILE_MONEY, MOBILE_MONEY_SUMMARY, USE_TENANT_HISTORY, MODEL_VERSION);

    private CreditScoreRequest(Values values) {
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
     * Customer to score.
     *
     * @return empty when it was left out
     */
    public Optional<String> customerId() {
        return find(CUSTOMER_ID);
    }

    /**
     * The member subject.
     *
     * @return empty when it was left out
     */
    public Optional<CreditSubjectInput> subject() {
        return find(SUBJECT);
    }

    /**
     * The member consent.
     *
     * @return the value, never null
     */
    public ConsentInput consent() {
        return get(CONSENT);
    }

    /**
     * The member product.
     *
     * @return empty when it was left out
     */
    public Optional<CreditProductInput> product() {
        return find(PRODUCT);
    }

    /**
     * The member currency.
     *
     * @return the value, never null
     */
    public String currency() {
        return get(CURRENCY);
    }

    /**
     * The member mobileMoney.
     *
     * @return empty when it was left out
     */
    public Optional<MobileMoneyHistoryInput> mobileMoney() {
        return find(MOBILE_MONEY);
    }

    /**
     * The member mobileMoneySummary.
     *
     * @return empty when it was left out
     */
    public Optional<MobileMoneySummaryInput> mobileMoneySummary() {
        return find(MOBILE_MONEY_SUMMARY);
    }

    /**
     * Whether the person's payments at this tenant count too.
     *
     * @return empty when it was left out
     */
    public Optional<Boolean> useTenantHistory() {
        return find(USE_TENANT_HISTORY);
    }

    /**
     * Version of the model to use.
     * <p>
     * Without it, the current one.
     *
     * @return empty when it was left out
     */
    public Optional<String> modelVersion() {
        return find(MODEL_VERSION);
    }

    /** Gathers the members of an object. */
    public static final class Builder extends ModelBuilder<CreditScoreRequest, Builder> {
        private Builder() {
            super(SHAPE);
        }

        @Override
        protected Builder self() {
            return this;
        }

        /**
         * Sets {@code customerId}.
         *
         * @param value Customer to score.
         * @return this
         */
        public Builder customerId(String value) {
            return set(CUSTOMER_ID, value);
        }

        /**
         * Sets {@code subject}.
         *
         * @param value the value
         * @return this
         */
        public Builder subject(CreditSubjectInput value) {
            return set(SUBJECT, value);
        }

        /**
         * Sets {@code consent}.
         *
         * @param value the value
         * @return this
         */
        public Builder consent(ConsentInput value) {
            return set(CONSENT, value);
        }

        /**
         * Sets {@code product}.
         *
         * @param value the value
         * @return this
         */
        public Builder product(CreditProductInput value) {
            return set(PRODUCT, value);
        }

        /**
         * Sets {@code currency}.
         *
         * @param value the value
         * @return this
         */
        public Builder currency(String value) {
            return set(CURRENCY, value);
        }

        /**
         * Sets {@code mobileMoney}.
         *
         * @param value the value
         * @return this
         */
        public Builder mobileMoney(MobileMoneyHistoryInput value) {
            return set(MOBILE_MONEY, value);
        }

        /**
         * Sets {@code mobileMoneySummary}.
         *
         * @param value the value
         * @return this
         */
        public Builder mobileMoneySummary(MobileMoneySummaryInput value) {
            return set(MOBILE_MONEY_SUMMARY, value);
        }

        /**
         * Sets {@code useTenantHistory}.
         *
         * @param value Whether the person's payments at this tenant count too.
         * @return this
         */
        public Builder useTenantHistory(Boolean value) {
            return set(USE_TENANT_HISTORY, value);
        }

        /**
         * Sets {@code modelVersion}.
         *
         * @param value Version of the model to use.
         * @return this
         */
        public Builder modelVersion(String value) {
            return set(MODEL_VERSION, value);
        }
    }
}
